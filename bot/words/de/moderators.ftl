# Für alle, die einen Server verwalten: Seiten hinter `/settings`, und `/admin`

button-settings = Alle Einstellungen
button-set_channels = Kanäle
button-set_caps = Grenzen
button-set_bans = Sperren
button-newer = Neuere
button-older = Ältere

channels-title = **Wo Tische eröffnet werden dürfen**
channels-all = Tische dürfen in jedem Kanal eröffnet werden.
channels-some = Tische dürfen nur in { $channels } und den Threads dort eröffnet werden.
pick-channels = Nur diese Kanäle erlauben
button-all_channels = Alle Kanäle erlauben
refused-channel = Auf diesem Server werden Tische in { $channels } eröffnet.

caps-title = **Wie viele Tische jemand hier haben darf**
    -# Wer schon über einer Grenze liegt, behält seine Tische.
cap-lobbies = { $most ->
    [0] Wer mag, darf beliebig viele Tische eröffnet haben, die auf Mitspieler warten.
    [one] Jeder darf einen Tisch eröffnet haben, der auf Mitspieler wartet.
   *[other] Jeder darf { $most } Tische eröffnet haben, die auf Mitspieler warten.
}
cap-games = { $most ->
    [0] Jeder darf an beliebig vielen Tischen gleichzeitig spielen.
    [one] Jeder darf immer nur an einem Tisch spielen.
   *[other] Jeder darf an { $most } Tischen gleichzeitig spielen.
}
cap-choice = { $most ->
    [0] Keine Grenze
   *[other] { $most }
}
pick-lobbies = Tische, die auf Mitspieler warten
pick-games = Spiele gleichzeitig
refused-many-lobbies = { $most ->
    [one] Du hast hier schon einen Tisch eröffnet, der auf Mitspieler wartet, und mehr erlaubt dieser Server nicht. Starte ihn oder sage ihn zuerst ab.
   *[other] Du hast hier schon { $most } Tische eröffnet, die auf Mitspieler warten, und mehr erlaubt dieser Server nicht. Starte einen oder sage einen ab.
}
refused-many-games = { $most ->
    [one] Du spielst hier schon an einem Tisch, und mehr erlaubt dieser Server nicht gleichzeitig.
   *[other] Du spielst hier schon an { $most } Tischen, und mehr erlaubt dieser Server nicht gleichzeitig.
}
refused-busy = { $count ->
    [one] { $names } spielt schon an so vielen Tischen, wie dieser Server gleichzeitig erlaubt ({ $most }).
   *[other] { $names } spielen schon an so vielen Tischen, wie dieser Server gleichzeitig erlaubt ({ $most }).
}

bans-title = **Wer hier nicht spielen darf**
    -# Wer gesperrt ist, kann auf diesem Server keine Tische eröffnen und keinem beitreten und verlässt die, die noch nicht begonnen haben. Begonnene Spiele gehen weiter.
bans-none = Niemand ist gesperrt.
ban-line = { $user } · seit { $at }
pick-ban = Jemanden sperren
button-lift_ban = Sperre aufheben
refused-ban-self = Dich selbst kannst du nicht sperren.
refused-banned = Die Moderation dieses Servers hat dich von seinen Tischen ausgeschlossen. Spiele, die schon begonnen haben, gehen weiter.
refused-banned-other = { $who } ist von den Tischen dieses Servers ausgeschlossen.
