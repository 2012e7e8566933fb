abandon-ask = **Abandon the game at table { $table } ({ $title })?**
button-abandon_now = { $count ->
    [one] Abandon it
   *[other] Vote for it
}
ballot-abandon = { $votes ->
    [one] **{ $who } wants to abandon this game.**
   *[other] **{ $who } want to abandon this game.**
}
ballot-abandon-about = It then ends for all, without a result.
ballot-pause = { $votes ->
    [one] **{ $who } wants to pause this game.**
   *[other] **{ $who } want to pause this game.**
}
ballot-pause-about = The clocks then stop until somebody restarts them.
ballot-undo = **{ $who } asks to take back their last choice.** All must agree.
ballot-taken = { $count ->
    [one] This takes one decision back: { $names }.
   *[other] This takes { $count } decisions back: { $names }.
}
ballot-sealed = What is locked in now is dropped as well: { $names }.
ballot-wish = **{ $former } would like to hand the seat to { $new }.**
ballot-replace = **Shall { $new } take over the seat of { $former }?**
ballot-count = Agreed: { $names } ({ $votes } of { $needed })
ballot-until = ends { $until }
ballot-accept = { $new } must accept the seat.
button-agree = Agree
button-refuse = Refuse
button-stay = Stay
stayed = Nothing has changed.
button-accept = Take the seat

# How a vote ended
ended-abandon = { $how ->
    [passed] The vote to abandon this game has passed.
    [expired] The vote to abandon this game has run out. The game goes on.
   *[moot] The vote to abandon this game is over.
}
ended-pause = { $how ->
    [passed] The vote for a pause has passed: the clocks are stopped.
    [expired] The vote for a pause has run out. The game goes on.
   *[moot] The vote for a pause is over.
}
ended-undo = { $how ->
    [passed] Everybody has agreed: the last choice of { $who } is taken back.
    [refused] Somebody has refused: the last choice of { $who } stands.
    [expired] Not everybody agreed in time: the last choice of { $who } stands.
   *[moot] The game has gone on: the last choice of { $who } stands.
}
ended-replace = { $how ->
    [passed] { $new } now plays on seat { $seat }.
    [refused] Refused: { $who } keeps seat { $seat }.
    [expired] Time is up: { $who } keeps seat { $seat }.
   *[moot] No longer needed: { $who } keeps seat { $seat }.
}
vote-own = { $sort ->
    [undo] -# [[vote]] { $who } asks to undo: vote at the table.
    [pause] -# [[vote]] The others ask for a pause: vote at the table.
    [abandon] -# [[vote]] The others want to end the game: vote at the table.
   *[other] -# [[vote]] { $who } may be replaced: vote at the table.
}
story-undone = _Choices were taken back with everybody's consent. The game goes on from here._
board-undone = _Taken back with everybody's consent: what this shows no longer counts._
proposed = { $votes ->
    [one] Your proposal is in the table's channel: { $votes } of { $needed } agrees.
   *[other] Your proposal is in the table's channel: { $votes } of { $needed } agree.
}
proposed-accept = Your proposal is in the table's channel. { $new } has to accept the seat there.

# A seat changes hands
briefing = You now play on seat { $seat }. At the table: { $names }. This is what happened last:
handed-over = Table { $table }: { $new } now plays in your place. What was here is no longer shown.
left-seat = You have left table { $table }. What was here is no longer shown.

# Refusals
refused-nothing-to-undo = You have chosen nothing yet that could be taken back.
refused-still-open = Your last choice is still open. Press “Your move” to change it.
refused-too-long-ago = That is too long ago: at most { $most } steps can be taken back.
refused-other-rules = The rules have changed since then: this cannot be taken back any more.
refused-vote-is-on = The table is already voting on this. Its message is in the table's channel.
refused-vote-over = This vote is over.
refused-no-voice = You have no vote here: this is about your own seat.
refused-no-veto = You do not have to do anything: without enough votes it comes to nothing.
refused-not-invited = This seat is offered to somebody else.
refused-needs-manager = There are too few players at this table to vote on the seat of { $who }. Those who manage the server can hand it over.
refused-other-guild = Do this on the server of the table.
refused-no-member = { $who } is not on this server.
refused-bot = { $who } is a bot. For a computer player use </table>.
refused-sits-there = { $who } is already seated at this table.
refused-knows-another = { $who } has played on another seat here and knows its hand.
