# Seats that seek a player: at the table
seeks-left = **{ $who } has left this table.** Seat { $seat } is free.
    -# Until somebody takes it, a computer plays it. The new player is told privately what has happened.
seeks-absent = **Seat { $seat } is free: { $who } is away.**
    -# Until somebody takes it, a computer plays it, and { $who } can come back.
seeks-over = Seat { $seat } no longer needs a player.
seat-taken = { $who } has taken seat { $seat } and plays on from here.
button-sought = Take the seat
button-claim_anyway = Take the seat anyway

# In the list of open tables, and after taking a seat
seeks-seat = Seat { $seat } of { $most }, so far { $who }
sought-taken = You now play on seat { $seat } at [table { $table } of { $title }]({ $link }). I am sending you what has happened so far as a direct message.
refused-not-sought = This seat is no longer free.
refused-seek-paused = The clocks of this table are stopped. You can take the seat when they are running again.
seeks-status = Seat { $seat }, so far { $who }, is free for another player.
refused-knows-hand = You have played on another seat here and know its hand, so you cannot take this one.
