# What settings can be, also as it is typed
value-place-thread = a thread under the lobby
value-place-category = a channel in a category
value-place-forum = a post in a forum
value-place-here = the lobby’s own channel
value-language-discord = as in Discord
value-language-automatic = automatic
value-starters-everyone = everybody
value-starters-managers = those who manage the server
value-archive-archive = archive the thread
value-archive-lock = lock thread or channel
value-archive-keep = leave it open
value-explanations-first = the first two times
value-explanations-always = always
value-explanations-never = never
setting-changed = ✓ { $setting }: { $value }
value-on = on
value-off = off

# /me
me-title = **Your settings**
me-switch = **{ $name }**
    -# { $about }
button-on = On
button-off = Off
me-dms = Direct messages
me-dms-on = your move, reminders, results
me-dms-off = you press “Your move” at the table
me-dms-closed = Discord refuses them
me-invitations = Invitations
me-invitations-about = others may invite you by message
me-icons = Icons in messages
me-icons-about = off: words alone
me-large = Large pictures
me-large-about = cut in parts for small screens
me-contrast = High contrast
me-contrast-about = in your own pictures
me-ratings = Results and ratings
me-ratings-about = off: not listed, tables unrated
me-reliability = Reliability
me-reliability-about = your share of decisions in time; hidden, some tables are closed to you
me-language = Language
me-language-choice = Language: { $language }
me-quiet = Quiet hours
me-quiet-choice = Quiet { $start }–{ $end }, { $zone }
me-quiet-off = No quiet hours
me-quiet-other = Other hours, or another time zone …
me-zone-unset = time zone …
me-explanations = Rules below a question
me-explanations-choice = Rules: { $value }
button-me-me = Your settings
button-me-me_holiday = Holiday
button-me-me_data = My data
button-by_text-on = Text mode: on
button-by_text-off = Text mode: off
button-next-on = Notice “You are next”: on
button-next-off = Notice “You are next”: off
button-by_text = Play by text
times-title = Quiet hours
field-quiet = From when to when are there no reminders?
field-zone = Your time zone
holiday-about = **Holiday**
    -# Your clocks stand still, and nobody waits in vain: your tables say until when you are away.
me-holiday = You are on holiday until { $until }.
holiday-pick = How long?
holiday-days = { $days ->
    [one] one day
   *[other] { $days } days
}
button-holiday_end = End the holiday
button-data_export = Get it
button-data_delete = Delete
data-title = **My data**
data-export = **As a file**
    -# all that is kept of you
data-plays = **Finished games**
    -# as CSV and JSON, for other programs
plays-none = You have finished no game on a server yet.
plays-given = { $count ->
    [one] Your finished game is in { $files }.
   *[other] Your { $count } finished games are in { $files }.
}
data-kept-away = **Kept away**
    -# those you want nothing to do with
data-delete = **Delete**
    -# what is kept of you; you are asked once more
block-pick = Keep somebody away

# /settings
settings-title = **Settings of this server**
settings-place-choice = Place: { $value }
settings-language-choice = Language: { $value }
settings-language-hint = the server’s, else the host’s
settings-starters-choice = Tables are opened by: { $value }
settings-archive-choice = After the game: { $value }
settings-permitted = ✓ Kontor has all permissions in { $channels }.
settings-lacking = ✗ Missing in { $channel }: { $permissions }
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-manage_channels = Manage Channels
permission-create_events = Create Events
settings-events = -# Optional: { $permission }. With it, I add arranged evenings to the events of this server.
permission-tag = a tag that I can use, because the forum requires one
category-title = **A channel for each table**
    -# In which category?
category-now = It is { $channel } now.
pick-category = Choose a category
forum-title = **A forum post for each table**
    -# It opens with the lobby and closes after the game. If I may manage the forum, I create its tags. In which forum?
forum-now = It is { $channel } now.
pick-forum = Choose a forum

# /tables
tables-title = { $count ->
    [0] **Your tables**
    [one] **Your tables** · one waits for you
   *[other] **Your tables** · { $count } wait for you
}
tables-name = **[{ $title } { $table }]({ $where })**
tables-alone = alone
tables-waiting = waiting for { $names }
tables-length = about { $time }, { $own ->
    [one] 1 turn
   *[other] { $own } turns
} for you
tables-left = about { $time } and { $own ->
    [one] 1 turn
   *[other] { $own } turns
} left
tables-lobby-facts = open, { $taken } of { $most } seats taken
tables-open = **Open tables here**
tables-open-direct = **Open tables** of servers that we share
tables-further = { $count ->
    [one] One more of your tables
   *[other] { $count } more of your tables
}
find-title = **Find players**
find-for = **Find players for table { $table }**
find-further = { $count ->
    [one] One more open table
   *[other] { $count } more open tables
}
button-look = View
button-play = Open a table
button-tables = Tables
play-which = **Which game?**
pick-play = With others: choose a game
pick-play_alone = Alone against computers: choose a game

# /table
do-find = Find players
do-undo = Ask to undo
do-extend = More time
do-pause = Pause
do-resume = Go on
do-pace = Time
do-replace = Replace
do-back = I’m back
do-leave = Leave
do-abandon = Abandon
do-board = Board
do-hand = Your hand
do-log = Log
do-rules = Rules
do-hands = All hands
do-export = Export
do-rematch = Rematch
typed-do-find = find, invite
typed-do-undo = take back, undo
typed-do-extend = time please, extend
typed-do-pause = stop the clocks
typed-do-resume = continue, resume
typed-do-pace = pace
typed-do-replace = swap
typed-do-back = im back, i am back, back
typed-do-leave = quit
typed-do-abandon = give up
typed-do-board = table
typed-do-hand = hand, my hand
typed-do-log = history, replay
typed-do-rules = rule
typed-do-hands = hands
typed-do-export = file
typed-do-rematch = again
refused-do = “{ $what }” is nothing that can be done to a table.
pace-about = How long may a decision take?
replace-about = **Replace a player**
    -# A seat of your own goes over as soon as its new player accepts; for somebody else’s the others vote.
replace-seat = Whose seat?
replace-user = Who takes it?
abandon-votes = { $count ->
    [one] It ends at once and without a result.
   *[other] It ends for all and without a result once { $needed } of { $count } players want it.
}

# Results
button-leaderboard = The best here
leaderboard-game = Which game?

# Menus
menu-as-text = **The pictures in words**
refused-not-ours = This message is not one of mine.
refused-no-picture = There is no picture in this message.
refused-no-lobby = You host no table here that waits for players. </play> opens one.
