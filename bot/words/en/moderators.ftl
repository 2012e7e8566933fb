# For those who manage a server: pages behind `/settings`, and `/admin`

button-settings = All settings
button-set_channels = Channels
button-set_caps = Limits
button-set_bans = Bans
button-newer = Newer
button-older = Older

channels-title = **Where tables may be opened**
channels-all = Tables may be opened in every channel.
channels-some = Tables may be opened only in { $channels } and in their threads.
pick-channels = Allow these channels only
button-all_channels = Allow all channels
refused-channel = On this server, tables are opened in { $channels }.

caps-title = **How many tables a player may have here**
    -# Whoever is over a limit keeps the tables they have.
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
cap-choice = { $most ->
    [0] No limit
   *[other] { $most }
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

bans-title = **Who may not play here**
    -# Whoever is banned cannot open or join tables on this server and leaves those that have not begun. Games that have begun go on.
bans-none = Nobody is banned.
ban-line = { $user } · since { $at }
pick-ban = Ban a user
button-lift_ban = Lift the ban
refused-ban-self = You cannot ban yourself.
refused-banned = The moderators of this server have banned you from its tables. Games that you have begun go on.
refused-banned-other = { $who } is banned from the tables of this server.
