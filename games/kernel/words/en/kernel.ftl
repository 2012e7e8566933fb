# What the kernel says when it refuses something. A game may explain a refused choice better in its own words.

seat-name = Seat { $number }

not-offered = “{ $choice }” is not offered here.
not-your-decision = You have nothing to decide right now.
game-over = This game is over.
stale-choice = That decision has already been made; look at the newest message.
repeated-choice = You have already chosen that.
wish-not-offered = “{ $choice }” cannot be set here.
repeated-wish = That is already set.
undo-refused = This can no longer be taken back.

bad-seats = This game needs { $least } to { $most } seats, not { $seats }.
unknown-option = There is no option “{ $name }”. Options: { $allowed }.
bad-option-value = Option “{ $name }” cannot be “{ $value }”. Allowed: { $allowed }.
unknown-game = There is no game “{ $key }”. Installed: { $known }.

luck-missing = A draw is missing: the rules draw from { $items }.
luck-left-over = { $count ->
    [one] One draw is
   *[other] { $count } draws are
} recorded that the rules do not make.
luck-wrong = “{ $drawn }” cannot be drawn from { $items }.

record-empty = Line { $line }: the record has no header.
record-unreadable = Line { $line } cannot be read: { $problem }.
record-material = Line { $line }: the game cannot be played with this set of components: { $problem }
record-format = Line { $line }: this record has format { $format }; only { $known } is known.
record-position = Line { $line }: the position at the beginning of the record does not belong to a game.
record-rules-version = Line { $line }: recorded under rules version { $recorded }; version { $installed } is installed.
record-refused = Line { $line } is against the rules: { $reason }
record-no-seat = There is no seat { $seat }; the last is { $last }.
record-not-resumed = The record goes on by itself here, although a decision is open.
record-taken-back = { $back ->
    [one] By consent of all, the last choice is taken back.
   *[other] By consent of all, the last { $back } choices are taken back.
}
record-undone = { $seat } takes the last choice back.

list-and = { $first } and { $last }

# What can be typed as a choice of nothing, parted by commas; a refusal says the first word too.
typed-nothing = nothing, none, no
quoted = “{ $text }”

# Where the components of a table are from, below its rules and its board.
ground-reconstructed = Reconstructed: { $parts }.
ground-yours = Yours: { $parts }.

advice = A normal computer would choose: { $choice }.
advice-near = Nearly as good: { $choice }.
advice-beside = Compared with the next best, { $choice }:
advice-thumb = This is the rule of thumb of the normal computer. It knows what you know and hardly looks ahead.
advice-little = a little
advice-half = about half a point
advice-points = about { $count } { $count ->
    [one] point
   *[other] points
}
