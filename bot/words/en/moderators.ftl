# For those who manage a server: pages behind /settings

button-settings = All settings
button-set_channels = Channels
button-set_caps = Limits
button-set_bans = Bans
button-set_moderators = Moderators
button-newer = Newer
button-older = Older

channels-title = **Where tables may be opened**
channels-all = Tables may be opened in every channel.
channels-some = Tables may be opened only in these channels and their threads: { $channels }
pick-channels = Allow these channels only
button-all_channels = Allow all channels
refused-channel = On this server, tables are opened in { $channels }.

caps-title = **How many tables a player may have here**
    -# Players over a limit keep the tables they have.
cap-lobbies = { $most ->
    [0] A player may have as many tables open that wait for players as they like.
    [one] A player may have one table open that waits for players.
   *[other] A player may have { $most } tables open that wait for players.
}
cap-games = { $most ->
    [0] A player may play at as many tables at once as they like.
    [one] A player may play at one table at a time.
   *[other] A player may play at { $most } tables at once.
}
cap-choice-lobbies = { $most ->
    [0] Tables waiting for players: no limit
   *[other] Tables waiting for players: { $most }
}
cap-choice-games = { $most ->
    [0] Games at once: no limit
   *[other] Games at once: { $most }
}
pick-lobbies = Tables that wait for players
pick-games = Games at once
refused-many-lobbies = { $most ->
    [one] You already have a table open here that waits for players, and this server allows one. Start it or cancel it first.
   *[other] You already have { $most } tables open here that wait for players, and this server allows no more. Start one or cancel one first.
}
refused-many-games = { $most ->
    [one] You already play at a table here, and this server allows one at a time.
   *[other] You already play at { $most } tables here, and this server allows no more at once.
}
refused-busy = { $count ->
    [one] { $names } already plays at as many tables as this server allows at once ({ $most }).
   *[other] { $names } already play at as many tables as this server allows at once ({ $most }).
}

games-title = **Which games may be opened**
    -# Tables that exist go on.
games-all = Tables of every game may be opened.
games-some = Only tables of these games may be opened: { $games }
pick-played = Games of which tables may be opened
button-set_games = Games
refused-game-off = The operator of this bot does not offer this game.
refused-game-off-here = This server has switched this game off.

bans-title = **Who may not play here**
    -# Banned users cannot open or join tables on this server, and leave their own. In running games, a computer takes over.
bans-none = Nobody is banned.
ban-line = { $user } · since { $at }
pick-ban = Ban a user
button-lift_ban = Lift the ban
refused-ban-self = You cannot ban yourself.
refused-banned = The moderators of this server have banned you from its tables.
refused-excluded = The operator of this bot has excluded you. You can still read and delete your data in </me>. The reason: { $reason }
refused-excluded-server = The operator of this bot has excluded this server, and the bot is leaving it. The reason: { $reason }
refused-banned-other = { $who } is banned from the tables of this server.

moderators-title = **Who may look after tables**
    -# Members of the role you choose find *Manage tables* in </tables>: they stop clocks, move and close tables of others, and read the log. Only those who manage the server change its settings.
moderators-none = Only those who manage the server.
moderators-role = Those who manage the server, and members of { $role }.
moderators-gone = -# This role is deleted. Nobody has it.
pick-moderators = Choose a role
button-no_moderators = No role
refused-everybody = Everybody has this role. Please pick one that only moderators have.
refused-not-moderator = Only those who manage the server, and members of { $role }, can look after its tables.

# The tables of a server

button-manage_tables = Manage tables

button-admin = All tables
button-admin_table = Manage
button-admin_back = Back
button-admin_pause = Stop the clocks
button-admin_resume = Start the clocks
button-admin_close = Close
button-admin_close_now = Close this table
button-admin_move = Move
button-admin_late = Unsent messages
button-admin_log = Log
admin-title = { $count ->
    [one] **One table on this server**
   *[other] **{ $count } tables on this server**
}
admin-none = There are no open tables on this server.
admin-lobby = Waiting for players since { $since }
admin-playing = Begun { $since }
admin-paused = Begun { $since } · clocks stopped
admin-own = You sit at this table or did, so all you can do here is stop its clocks.
admin-own-lobby = You sit at this table, so please use the buttons of its lobby.
admin-close-ask = The game ends at once and without a result. The table is told that a moderator has closed it. This cannot be undone.
admin-cancel-ask = The table is cancelled before its game has begun, and its players are told that a moderator has closed it. This cannot be undone.
admin-move-ask = The table goes on in the channel or thread that you choose. Everybody who can read there can see its board. Make sure that I may write there and attach files.
pick-move = Where to?
admin-was-paused = The clocks are stopped, and the table is told.
admin-was-resumed = The clocks are running again.
admin-was-closed = Table { $table } is closed.
admin-was-moved = The table goes on there.
refused-own-table = You sit at this table or did, so all you can do as a moderator is stop its clocks.
refused-there = This table is in that channel already.

late-title = **Messages that could not be sent for more than ten minutes**
    -# Who direct messages are for is not shown, nor how many there are.
late-none = Everything has been sent.
late-more = { $count ->
    [one] And one more line like these.
   *[other] And { $count } more lines like these.
}
late-line = { $table } · { $what } · { $since } · { $end ->
    [lost] given up:
   *[tried] still being tried:
} { $reason }
late-direct = direct messages
late-board = the board
late-times = the times on the board
late-lobby = the message with *Join*
late-place = the table's thread or channel
late-event = the scheduled event
late-close = closing the thread or channel
late-vote = a vote
late-call = a call for players
late-notice = a notice
late-minutes = more than ten minutes
late-hour = more than an hour
late-day = more than a day
late-forbidden = I lack permission
late-gone = the channel was deleted
late-refused = Discord refused it
late-locked = the thread is locked
late-kind = Discord does not allow it in a channel of this kind
late-limit = the server has reached one of Discord's limits
late-tag = the forum requires a tag, and I can use none
late-filter = a filter such as AutoMod blocked it
late-verification = the server's verification level keeps me out
late-region = Discord does not offer this server where I run
late-two-factor = the bot's owner lacks two-factor authentication
late-picture = Discord did not take the picture
late-too-often = Discord could not be reached for too long
late-waits = Discord has not taken it yet

log-title = **What moderators did in the last 90 days**
log-none = Nothing was done.
log-line = { $at } · { $who } { $what }
log-nobody = somebody without a name
log-close = closed table { $table }
log-pace = set another time for a decision at table { $table }
log-pause = stopped the clocks of table { $table }
log-resume = started the clocks of table { $table } again
log-move = moved table { $table } to { $channels }
log-replace = gave a seat at table { $table } to { $about }
log-ban = banned { $about }
log-lift = lifted the ban of { $about }
log-games = allowed tables only of { $games }
log-channels = allowed tables only in { $channels }
log-moderators = made { $role } the role of moderators
log-moderators-none = took the role of moderators away
log-channels-all = allowed tables in every channel
log-most-lobbies = { $most ->
    [0] set no limit for tables that wait for players
   *[other] set the limit for tables that wait for players to { $most }
}
log-most-games = { $most ->
    [0] set no limit for games at once
   *[other] set the limit for games at once to { $most }
}

board-closed = A moderator of this server has ended this game. It has no result.
lobby-closed = A moderator of this server has closed this table.
clocks-stopped = A moderator of this server has stopped the clocks. You may still choose, but nobody's time runs out. Any player can restart them.
place-moved = A moderator of this server has moved this table here.
lobby-moved = A moderator of this server has moved this table to { $channel }.
