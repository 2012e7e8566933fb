# Which users may sit together
refused-limits = This table has limits that keep you from joining it.
warned-blocked = { $count ->
    [one] You have blocked { $names }, who sits at this table.
   *[other] You have blocked { $names }, who sit at this table.
 } If you take a seat, you play together. Nobody is told that you have blocked anybody.
button-join_anyway = Join anyway
block-about = Users you block do not see the tables that you host among the open ones, cannot join them, cannot invite you, and are not called to your rematches, nor you to theirs. Nobody is told, though it can be guessed. Games that have begun go on, and users who already sit in your lobby keep their seats.
block-done = You have blocked { $name }.
block-list = Blocked: { $names }.
block-invitations = { $name } (invitations only)
block-more = { $count ->
    [one] One more is not shown.
   *[other] { $count } more are not shown.
 }
block-none = You have blocked nobody.
block-take-back = Take a block back
block-taken-back = You have taken back your block of { $name }.
refused-block-yourself = You cannot block yourself.
refused-block-many = You have blocked { $most } people, and more is not possible. Take a block back first: </me> lists them under “My data”.
refused-block-bot = { $who } is a bot. Bots take no seats, so there is nothing to block.
refused-flood-tables = { $most } tables within an hour are enough. { flood-wait }
refused-flood-export = { $most } files within an hour are enough. { flood-wait }
refused-flood-discuss = { $most } posted pages within an hour are enough. { flood-wait }
refused-flood-page = { $most } pages within an hour are enough. { flood-wait }
refused-flood-replay = { $most } replays within an hour are enough. { flood-wait }
refused-flood-sought = { $most } seats of running games within an hour are enough. { flood-wait }
refused-flood-webhook = { $most } requests to the webhook within an hour are enough. { flood-wait }
flood-wait = { $minutes ->
    [one] In a minute
   *[other] In { $minutes } minutes
 } you can ask again.
