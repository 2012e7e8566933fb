# What an own panel tells besides the question
next-table = { $count ->
    [one] One of your other tables is waiting for you.
   *[other] { $count } of your other tables are waiting for you.
}
button-next-table = Next table: { $title } · { $table }
own-note = -# Your note: { $note }
note-title = Your note at table { $table }
field-note = Only you see it
note-kept = Your note is saved.
note-gone = Your note is deleted.
export-note = Your own note is in the file `{ $file }`. Nobody else gets it.
since-own = **Since your last choice**
since-begin = **So far**
since-nothing = Nothing worth telling has happened since then.
marks-alt = Marked, because it has changed since your last choice: { $lines }
picture-part = Part { $number } of { $count }, from the left.

# A finished game page by page
button-leaves = Page by page
button-first = First
button-last = Last
leaf = Page { $number } of { $count }
leaf-nothing = Nothing worth telling happened.
leaf-alt = The board after page { $number } of { $count }. { $lines }

# A page of a finished game, posted in the table's channel
button-discuss = Discuss
button-discuss_now = Post it
button-discuss_note = Post it with my note
discuss-note = _{ $name } noted: { $note }_
discuss-ask = **Post page { $number } of { $count } in the table's channel?** { $table }
discuss-cost = Everybody there sees it, with your name.
discuss-posted = The page is in the table's channel.
discuss-page = { $name } shows page { $number } of { $count }.

# The log of a running game
log-heading = { $table } · Log
log-beginning = **Before the first round**
log-part = { $title } ({ $number } of { $count })
log-board = -# The board shows how it stood after this page.
log-private = { $line } *(private)*
log-undone = _{ $who } takes a decision back._
log-agreed = _Taken back: decisions by { $who }._
log-rounds = Rounds, the newest first
button-earlier = ◀ Earlier
button-later = Later ▶
button-newest = Newest page
button-menu = More
button-change = Change
button-back_to_choices = Back
button-otherwise = Choose all parts
button-make = Choose this
locked-until = -# You can change it until everybody has chosen.
you-chose = You: { $choice }
stale-now = Your question now: { $moment }.
choose-ways = { $count ->
    [one] Choose – 1 way
   *[other] Choose – { $count } ways
}
choose-several = Choose one or more of { $count }
button-sequence = Do it
button-sequence_back = Back
sequence-empty = Choose one after the other. Nothing counts before you press “Do it”.
sequence-made = **Not done yet:**
sequence-ends = Then something new comes to light.
sequence-stopped = Something new has come to light. Not done: { $count ->
    [one] 1 choice.
   *[other] { $count } choices.
}
sequence-refused = **Not done: { $choice }.** { $why }
button-compose = In one go
more-undo_all = Take back all
more-undo_all-hint = all of your choices that you may take back alone
ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
choose-exactly = Choose { $count } of { $of }
choose-up-to = Choose up to { $count } of { $of }
choose-part = { $part } – choose from { $count }
time-stands = the clocks are stopped
time-short = **Your time ends { $until }**
more-title = **More** · { $table }
more-look = Look and plan …
more-act = The table …
more-board = Board
more-board-hint = the picture of the table
more-hand = Your hand
more-hand-hint = picture and text
more-text = As text
more-text-hint = hand and board in words
more-log = Log
more-log-hint = what has happened, round by round
more-advice = Hint
more-advice-hint = what a computer would choose
more-wishes = Plans and settings
more-wishes-hint = what you have settled in advance
more-note = Note
more-note-hint = write something down that only you see
more-rules = Rules
more-rules-hint = the chapter of what is decided now
more-luck = Check the luck
more-luck-hint = how the draws can be proved, and which cards are reconstructed
more-pause-hint = stop all clocks
more-resume-hint = restart all clocks
more-extend-hint = once for each decision
more-leave-hint = you are told first what it costs
more-abandon-hint = end the game without a result, if most agree
more-export-hint = the whole game as a file, with the proof of its luck
more-undo-hint = all must agree that your last choice is taken back
more-pace-hint = how long a decision may take
more-replace-hint = hand a seat to somebody else
more-back-hint = take your seat again
more-hands-hint = what everybody held
more-rematch-hint = the same game with the same players
