heading = **{ $title }** · table { $table }
option-line = { $name }: { $value }
option-language = Table language
option-printed = Printed components
option-printed-off = off
option-printed-off-hint = The values that Kontor comes with
option-printed-hint = Values read off somebody's own copy; the table is unrated
option-advice = Hints
option-advice-off = off
option-advice-off-hint = Everybody decides by themselves
option-advice-on = allowed
option-advice-on-hint = A button says what a normal computer would choose; the table is unrated
advice-allowed = Hints: allowed (unrated)
button-advice = Hint
button-l_advice = Hint
advice-counts = Hints asked for: { $seats }
advice-count = { $who } { $count }×
refused-no-advice = There are no hints at this table: its lobby did not allow them.
refused-only-choice = There is only one choice here, so there is no hint.
printed-line = Printed components: { $name } (unrated)
refused-printed-gone = These printed components are no longer offered. Open the options again.
language-discord = as in Discord

# The lobby
lobby-about = { $least }–{ $most } players · { $shortest }–{ $longest } minutes at one table
lobby-missing = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
lobby-ready = { $free ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $free } seats are free
} · the host can start
lobby-host = · host
lobby-commitment = -# The random draws are already fixed. Checksum: `{ $commitment }`
lobby-guest = **Table { $table } ({ $title })**
lobby-cancelled = This table was cancelled.
lobby-begun = The game is on: { $names }.
lobby-over = The game is over: { $names }.
cover-alt = Cover of { $title }
button-join = Join
button-leave = Leave
button-options = Table …
button-start = Start
button-cancel = Cancel the table
button-add_computer = + { $level }
button-drop_computer = Remove one
options-title = Options for table { $table }
options-which = Which option do you want to change?
button-more = More options
button-less = Back
options-seats = Seats: { $names }
levels-patient = It needs at least a day for a decision.
level-easy-about = **easy**: a computer with frequent small mistakes.
level-normal-about = **normal** follows rules of thumb.
level-strong-about = **strong** tries its choices in imagined games, for { $seconds } seconds a decision.
level-master-about = **master** does so for { $seconds } seconds.
computer-name = { $name } (computer, { $level })
computer-names = Alheid, Bruno, Detlev, Elsbeth, Folkert, Geske, Hinrik, Ilsabe, Jost, Katrin, Lutke, Mette, Nikolas, Oda, Piet, Rixa, Silke, Tilman, Ubbo, Wibke
level-easy = easy
level-normal = normal
level-strong = strong
level-master = master
place-name = { $title } · { $table }
tag-seeking = seeking players
tag-running = running
tag-finished = finished
button-to_lobby = To the lobby

# The table's channel
button-move = Your move
button-hand = Your hand
button-text = As text
button-undo = Undo
button-table = Go to the table
button-log = Log
button-newest_board = Go to the current board
story-missing = { $count ->
    [one] -# … { $count } earlier line: Log
   *[other] -# … { $count } earlier lines: Log
}
button-replay = Replay
replay-coming = The replay is being drawn. It will be here in a few seconds.
replay-title = The whole game, phase by phase
replay-alt = Replay of the game, phase by phase. { $result }
button-wishes = Plans and settings
button-to_move = Back to your move
button-choose = Choose …
button-none = None of these
button-anyway = Choose it anyway
field-place = Choice { $number }
field-typed = Your choice
intro-players = Players: { $names }
board-waiting = { $count ->
    [one] [[waiting]] Still to choose: { $names }
   *[other] [[waiting]] Still to choose: { $names }
}
board-abandoned = This game was abandoned.
board-seed = -# The random draws can be checked: seed `{ $seed }`, joins `{ $joins }`.
button-bg_stats = Log in BG Stats
board-over = { $title } { $table } · the random draws can be checked under “More”
board-points = { $who } **{ $points }**
nudge = It is your turn. I cannot reach you by direct message: press “Your move” here.
place-lacks-create_public_threads = I am not allowed to create threads here (permission “Create Public Threads”), so the table is in this channel.
place-lacks-send_messages_in_threads = I am not allowed to write in threads here (permission “Send Messages in Threads”), so the table is in this channel.
place-lacks-manage_channels = I am not allowed to create channels in the category (permission “Manage Channels”), so the table is in this channel.
place-no-room = The category for tables is full or gone (</settings>), or the server has no room for another channel, so the table is in this thread.
place-tag = The forum for tables requires a tag, and I can use none (</settings>), so this table has no post there.
place-no-post = I could not open a post in the forum for tables (</settings>), so this table has none.
place-forbidden = I am no longer allowed to write in this table's thread or channel, so the game goes on here. Please check my permissions there.
place-returned = I may write here again, so the table is back. In between it was played in the lobby's channel.
pointer-over = I could not write here for a while. The game went on in the lobby's channel and ended there.
place-no-category = No category is set for tables (</settings>), so the table is in this channel.
place-refused = Discord did not let me create a thread or channel for this table, so it is in this channel.
place-locked = The table's thread was locked, so the game goes on here. It goes back once the thread is unlocked.
place-kind = Discord does not allow this in a voice, stage or forum channel, so the table is in this channel.
place-limit = This server has reached one of Discord's limits for threads or channels, so the table is in this channel.
place-filter = A filter such as AutoMod blocked my message or the thread's name, so the table is in this channel.
place-verification = This server's verification level keeps me out of the table's channel, so the table is in this channel.
place-region = Discord does not offer this server where I run, so the table is in this channel.
place-two-factor = This server asks for two-factor authentication, which the bot's owner has not set up, so the table is in this channel.
place-no-files = I am not allowed to attach pictures here (permission “Attach Files”), so the board comes as text.
message-no-files = -# I am not allowed to attach pictures here (permission “Attach Files”).
message-no-picture = -# Discord did not take the picture of this message.
message-lost = There is news at table { $table } that Discord does not let me send. </table> says how things stand.
place-deleted = The table's thread or channel was deleted, so the game goes on here.

# Your own panel
choice-heading = **{ $phase }**
    -# { $title } · table { $table } · { $guild }
locked-in = **Locked in: { $choice }**
undone = -# Taken back.
wishes-heading = **Your plans and settings**
    -# { $title } · table { $table } · { $guild }
wishes-which = What do you want to change?
wishes-count = All of it counts from the next time that the game looks at it.
wish-kept = **Saved.**
wish-gone = This can no longer be set. Press “Your move”, then “Plans and settings”, to see what can.
choice-not-asked = You have nothing to decide right now.
choice-over = The game is over.
own-place = You are in { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] last
} place, with { $score ->
    [one] 1 point
   *[other] { $score } points
}.
board-back = The message with the board had been deleted. I am sending it again for everybody.
choice-made = you chose { $choice }
choice-old = -# Table { $table }: this message is out of date.
hand-heading = Your hand at table { $table }
stale-choice = That decision is over.
stale-restored = This message is from before Kontor was restored from a backup.
stale-choice-counted = That decision ({ $moment }) is over; **{ $choice }** counted.
stale-choice-unnamed = That decision is over; what was chosen then has counted.
greeting = You sit at table { $table } ({ $title }). Your choices will come here as direct messages.
dms-offer = I could not send you a direct message. Once you have allowed them, press “Send me direct messages”.
text-rest = -# The rest: </board>.
greeting-by_text = -# Would you rather play without pictures? “Play by text” puts all of it into words.
greeting-closed = I cannot send you direct messages. No problem: press “Your move” at the table, or use </move> and </hand>. Once you have allowed them again, press the button.

# Status and lists
stage-lobby = Waiting for players.
stage-playing = The game is on.
stage-ended = The game is over.
stage-abandoned = The game was abandoned.
stage-cancelled = The table was cancelled.
status-late = { $count ->
    [one] One message is late; I keep trying.
   *[other] { $count } messages are late; I keep trying.
}
status-lost = Some messages could not be sent: { $reason }
lost-forbidden = I lack permission to write there. The game goes on by </move>, </hand> and </board>.
lost-gone = The channel was deleted. The game goes on by direct message, </move>, </hand> and </board>.
lost-refused = Discord refused them. The game goes on by </move>, </hand> and </board>.
lost-locked = The thread is locked. The game goes on by </move>, </hand> and </board>.
lost-kind = Discord does not allow them in a channel of this kind. The game goes on by </move>, </hand> and </board>.
lost-limit = The server has reached one of Discord's limits. The game goes on by </move>, </hand> and </board>.
lost-tag = Their forum requires a tag, and I can use none. The game goes on by </move>, </hand> and </board>.
lost-filter = A filter such as AutoMod blocked them. The game goes on by </move>, </hand> and </board>.
lost-verification = The server's verification level keeps me out. The game goes on by </move>, </hand> and </board>.
lost-region = Discord does not offer this server where I run. The game goes on by </move>, </hand> and </board>.
lost-two-factor = The server asks for two-factor authentication, which the bot's owner has not set up. The game goes on by </move>, </hand> and </board>.
lost-picture = Discord did not take their pictures. The game goes on by </move>, </hand> and </board>.
lost-too-often = Discord could not be reached for too long.
tables-none = You are not at any table. Start one with </play>.
tables-waits = **waiting for you**
tables-away = a computer plays for you until you are back
tables-lobby = waiting for players
tables-playing = the others are choosing
open-none = There is no table here that you could join at the moment.
open-seats = { $taken } of { $most } seats taken
open-since = opened { $since }
open-lobby = To the table
open-instead = These tables of this game are waiting for players. You can join one of them:
open-others = Your table is open. Others of this game are waiting for players too: if you would rather join one of them, press *Join*, and *Cancel* at your own.
open-joined = You have a seat at [table { $table } of { $title }]({ $link }).
game-choice = { $title } · { $least }–{ $most } players · { $shortest }–{ $longest } min
rules-version = Rules version { $version }, { $maturity }.
maturity-prealpha = first steps
maturity-alpha = being tried out
maturity-beta = complete, being tested
maturity-production = proven
leave-ask = **Leave table { $table } ({ $title })?**
leave-lobby = Your seat is free for somebody else then.
leave-host = You are the host: another player becomes the host.
leave-closes = Nobody else sits there, so the table is cancelled.
leave-seat = A computer plays on for you, and somebody else may take the seat.
leave-ends = Nobody else plays on, so the game ends without a result.
leave-given-up = It counts as a game given up. You can take the seat back while nobody has decided for it; then nothing counts.
leave-given-up-at-once = It counts as a game given up, and others see that.
button-leave_now = Leave
left-lobby = You have left { $table }.
left-table = You have left { $table }.
    -# A computer player takes over.
button-take_back = Take the seat back
abandoned = Table { $table } is abandoned.
voted = Your vote for abandoning table { $table } counts: { $votes } of { $needed }.

# Settings
settings-icons = Icons: { $there } of { $wanted } are uploaded. Until all are there, messages have words alone.
button-dms = Send me direct messages
deleted-user = Former player

# About
# To the owner of the bot, in private
owner-backup-failed = Kontor could not back up its database: `{ $reason }` Games go on. Kontor tries again every hour, and tells you once a day for as long as it fails.
about-title = ## Kontor { $version }
    A bot that hosts complete board games. Not an official product of the games' authors or publishers.
about-notice = **From the operator of this bot:** { $notice }
about-privacy-link = Privacy policy
about-terms-link = Terms of use
about-credits = -# Fonts: Source Sans, Source Serif (Adobe, OFL), Noto (Google, OFL). Icons: Material Design Icons (Pictogrammers, Apache 2.0). Drawings and program are our own: MIT licence.
about-privacy = -# Kontor keeps who sits at which table, what was chosen, how games ended, your settings and notes, and how far you are in lessons. What else you write is not read, except “help” in a message to me. “My data” in </me> deletes everything about you.

# Refusals
refused-examples = You can type, also with </move>: { $examples }
refused-by = Rule: { $section }
refused-unknown = I do not know this button. It may come from another bot or an old version. </tables> lists your tables.
refused-no-table = I cannot find table { $table } here.
refused-no-tables = You are not at any table. Start one with </play>.
refused-no-table-here = There is no table in this channel. Name one, or use </tables>.
refused-which-table = Which table do you mean: { $tables }?
refused-no-guild = This works only on a server.
refused-starters = On this server, only those who manage it may start tables.
refused-lacks-here = I am not allowed to write in this channel. Please give me “View Channel”, “Send Messages” and “Attach Files” here, or choose another channel.
refused-not-begun = This game has not begun yet.
refused-begun = This game has already begun.
refused-over = This game is over.
refused-not-over = This game is still going on. You can see its replay when it is over; until then </log> shows what has happened.
refused-replay = I cannot play this game again under today's rules. Its pictures are still at the table.
refused-no-log = You have no running or finished game yet. When you have one, this shows its log.
refused-not-host = Only the host of this table can do that.
refused-seated = You already have a seat.
refused-full = All { $most } seats are taken.
refused-too-few = { $missing ->
    [one] One more player is needed. The host can add a computer player under “Table …”.
   *[other] { $missing } more players are needed. The host can add computer players under “Table …”.
}
refused-not-seated = You do not sit at this table; it is the table of { $names }. </board> shows it to you.
refused-not-yours = This choice belongs to another seat. Press “Your move” for your own.
refused-master = A computer player of level master thinks for seconds about each decision. It joins only if players have at least a day for a decision, or no limit.
refused-master-there = A computer player of level master sits at this table, so players need at least a day for a decision, or no limit.
refused-no-computer = There is no computer player here.
refused-not-manager = Only those who manage the server can change this.
refused-category = Please name a category: write # and its name, or pick it in the panel.
refused-forum = Please name a forum: write # and its name, or pick it in the panel.
refused-value = “{ $value }” is not possible here. Allowed: { $allowed }.
failed = Something went wrong on my side. Nothing is lost: please try again.
refused-frozen = I was removed from this table's server, so the game is paused until I am invited again.
