# What the host of a lobby is told and asked
host-full = Your table is full: { $names }. You can start.
host-left = Somebody has left your table. Still there: { $names }.
host-lapses = Your table has been open for a long time, and its game has not begun. Closing time: { $until }. Now there: { $names }.
host-changed = Something has changed since this was written. The table’s own message shows how it stands.
changed-title = **The host has changed this table since you joined:**
changed-waits = Press “Fine with me” if you still want to play; otherwise leave the table. The game can start as soon as all have agreed, or { $until }.
changed-settled = All who sit here agree with the changed options.
button-fine = Fine with me
refused-changed = You have changed the options since { $names } joined. The game can start as soon as they have pressed “Fine with me”, or { $until }.
refused-nothing-changed = There is nothing here that you have to agree to.
host-begun = The game has begun.
host-kept = The table stays open. Closing time, if nobody starts it: { $until }.
host-put-you-out = The host has removed you from this table. You cannot come back to it; other tables are open to you.
button-start_now = Start
button-keep_open = Keep it open for another day
button-fill = { $count ->
    [one] Fill with a computer and start
   *[other] Fill with { $count } computers and start
 }
button-lobby = To the table
button-players = Players
button-put_out = Put somebody out
button-hand_on = Make somebody else host
players-title = **Players at table { $table }**
players-about = Players you put out lose the seat, are told so, and cannot come back to this table. A player you make host can change the options and start; you keep your seat.
players-none = Nobody else sits here yet. Once somebody does, you can put them out or make them host here.
players-put_out = { $name } no longer sits here.
players-hand_on = { $name } is the host now.
refused-sits-not-here = This user no longer sits here, or is the host.

# What a press would take from others is asked about first
cancel-ask = **Cancel table { $table } ({ $title })?** This cannot be undone.
cancel-cost = { $count ->
    [one] { $names } sits there and loses the seat.
   *[other] { $names } sit there and lose their seats.
}
button-cancel_now = Cancel the table
replace-ask = **Give the seat of { $who } at table { $table } ({ $title }) to { $new }?**
replace-cost = { $who } can no longer play on that seat, and { $new } sees its hand. The table is told.
button-replace_now = Hand the seat over
ban-ask = **Ban { $user } from the tables of this server?**
ban-cost = A banned user cannot open or join tables here{ $count ->
    [0] {""}
    [one] , and leaves one table
   *[other] , and leaves { $count } tables
}. In running games, a computer takes over. You can lift the ban.
button-ban_now = Ban
put_out-ask = **Put { $who } out of table { $table } ({ $title })?**
put_out-cost = They lose the seat, are told so, and cannot come back to this table.
button-put_out_now = Put out
