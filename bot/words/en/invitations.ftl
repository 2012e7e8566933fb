# Invitations: in the lobby
lobby-held = – { $user } is invited, and the seat is held. Deadline: { $until }.
lobby-invited-only = Only invited users may join.
refused-held = The seats that are still free are held for invited users. A seat is free again when somebody declines, and at the latest after 24 hours.

# To the host
invite-free = -# { $count ->
    [one] You can invite one more user. They are mentioned once in the table’s channel, and the seat is held for 24 hours, or until you start.
   *[other] You can invite { $count } more users. They are mentioned once in the table’s channel, and their seats are held for 24 hours, or until you start.
 }
invite-none-free = All seats are taken or held.
invite-pick = Who do you want to invite?
invite-done = The invitation is on its way.
invite-refused = Limits keep you from inviting: { $users }.
invite-only-on = -# Only invited users may join this table, and others do not see it among the open ones.
button-invited-only-on = By invitation only
button-invited-only-off = Let everybody join
button-withdraw = Withdraw open invitations
refused-invite-seats = { $free ->
    [0] All seats are taken or held.
    [one] Only one seat is neither taken nor held.
   *[other] Only { $free } seats are neither taken nor held.
 } You can invite no more users than that.
refused-invite-host = You can invite at most { $most } users a day.

# To the invited
invite-called = { $host } invites you to a game of { $title }
invite-about = { $least }–{ $most } players · { $pace } · so far { $names }
invite-held = { $count ->
    [one] A seat is held for you
   *[other] A seat is held for each of you
} for 24 hours, or until the game begins.
button-invited_more = More
invite-somebody = Somebody
invite-also = Also invited: { $users }
invite-letter-why = -# “Invitations” in </me> sets whether invitations reach you by direct message too.
invite-over = This invitation is over.
invite-declined = You have declined. The seat is free again.
invite-declined-all = You have declined, and { $host } cannot invite you any more. { $host } is not told that. “Kept away” in </me>, under “My data”, lists it and takes it back.
button-join_invited = Join
button-decline = No, thanks
button-decline_all = No invitations from this user
refused-no-invitation = You have no open invitation to this table. If it has a seat free, you can join in the lobby.

# /me
me-invitations-on = Invitations to tables reach you by direct message too.
cmd-option-invitations = invitations
cmd-option-invitations-about = Whether invitations to tables come by direct message too
cmd-invitations-on = on
cmd-invitations-off = off
button-invitations_on = Invitations by direct message
