# Being told of new tables
button-alerts = Tell me when …
button-no_alerts = Stop these messages
alert-opened = A table of { $title } has opened.
alerts-about = **Tell me when a table opens**
    Choose a game and the times for a decision. When such a table has been open on this server for two minutes, you get a direct message: at most one an hour, and none in your quiet hours or on holiday.
alerts-none = You are not told about any tables.
alerts-line = { $title }: { $paces }
alerts-game = Choose a game
alerts-paces = { $title }: time for a decision
alerts-direct = **You are told about these tables**
alerts-where = On a server, open </tables>, then press “Find players” and “Tell me when …”.
alerts-ended = You are no longer told about new tables of { $title } on { $server }.
alerts-ended-all = You are no longer told about new tables.
alerts-no-dms = You get no direct messages at the moment (</me>), so none of this reaches you.
