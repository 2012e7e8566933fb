# A server's notice board: one message that lists its tables
notices-title = **Tables on this server**
notices-empty = Nobody is playing right now. Open a table below, and others will find it here.
notices-open = **Open tables**
notices-evenings = **Coming evenings**
notices-running = **Running games**
notices-results = **Ended this week**
notices-more = { $count ->
    [one] … 1 more
   *[other] … { $count } more
}
notices-none = There is nothing you can see here.
notices-waits = waiting for { $names }, asked { $since }
notices-moved = last move { $since }
notices-paused = clocks stopped
notices-won = { $names } won
notices-play = Open a table
button-notice-tables = My tables
button-notice-learn = Learn

# Its page in the settings
button-set_notices = Notice board
notices-about = **Notice board**
    -# One message that lists the tables of this server and is kept up to date, with buttons to join and to open tables. It mentions nobody, and shows only tables in its own channel and in channels that everybody can see.
notices-where = The board is in { $channel }.
notices-problem = -# I cannot update it: { $reason }. I will try again every hour, or when you pick a channel.
pick-notices = Pick a channel
button-drop_notices = Remove the board
log-notices = put the notice board in { $channels }
log-notices-none = removed the notice board
