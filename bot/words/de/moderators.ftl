# Für alle, die einen Server verwalten: Seiten hinter /einstellungen

button-settings = Alle Einstellungen
button-set_channels = Kanäle
button-set_caps = Grenzen
button-set_bans = Sperren
button-set_moderators = Moderation
button-newer = Neuere
button-older = Ältere

channels-title = **Wo Tische eröffnet werden dürfen**
channels-all = Tische dürfen in jedem Kanal eröffnet werden.
channels-some = Tische dürfen nur in diesen Kanälen und ihren Threads eröffnet werden: { $channels }
pick-channels = Nur diese Kanäle erlauben
button-all_channels = Alle Kanäle erlauben
refused-channel = Auf diesem Server werden Tische in { $channels } eröffnet.

caps-title = **Wie viele Tische jemand hier haben darf**
    -# Wer schon über einer Grenze liegt, behält seine Tische.
cap-lobbies = { $most ->
    [0] Jeder darf beliebig viele Tische eröffnet haben, die auf Mitspieler warten.
    [one] Jeder darf einen Tisch eröffnet haben, der auf Mitspieler wartet.
   *[other] Jeder darf { $most } Tische eröffnet haben, die auf Mitspieler warten.
}
cap-games = { $most ->
    [0] Jeder darf an beliebig vielen Tischen gleichzeitig spielen.
    [one] Jeder darf immer nur an einem Tisch spielen.
   *[other] Jeder darf an { $most } Tischen gleichzeitig spielen.
}
cap-choice-lobbies = { $most ->
    [0] Tische, die auf Mitspieler warten: beliebig viele
   *[other] Tische, die auf Mitspieler warten: { $most }
}
cap-choice-games = { $most ->
    [0] Spiele gleichzeitig: beliebig viele
   *[other] Spiele gleichzeitig: { $most }
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

games-title = **Welche Spiele eröffnet werden dürfen**
    -# Bestehende Tische laufen weiter.
games-all = Tische aller Spiele dürfen eröffnet werden.
games-some = Nur Tische dieser Spiele dürfen eröffnet werden: { $games }
pick-played = Spiele, deren Tische eröffnet werden dürfen
button-set_games = Spiele
refused-game-off = Der Betreiber dieses Bots bietet dieses Spiel nicht an.
refused-game-off-here = Dieser Server hat dieses Spiel abgeschaltet.

bans-title = **Wer hier nicht spielen darf**
    -# Wer gesperrt ist, kann auf diesem Server keine Tische eröffnen und keinem beitreten und verlässt die eigenen. In laufenden Spielen übernimmt ein Computer.
bans-none = Niemand ist gesperrt.
ban-line = { $user } · seit { $at }
pick-ban = Jemanden sperren
button-lift_ban = Sperre aufheben
refused-ban-self = Dich selbst kannst du nicht sperren.
refused-banned = Die Moderation dieses Servers hat dich von seinen Tischen ausgeschlossen.
refused-excluded = Der Betreiber dieses Bots hat dich ausgeschlossen. Deine Daten kannst du in </ich> weiterhin lesen und löschen. Der Grund: { $reason }
refused-excluded-server = Der Betreiber dieses Bots hat diesen Server ausgeschlossen, und der Bot verlässt ihn. Der Grund: { $reason }
refused-banned-other = { $who } ist von den Tischen dieses Servers ausgeschlossen.

moderators-title = **Wer sich um Tische kümmern darf**
    -# Wer die gewählte Rolle hat, findet in </tische> den Knopf *Tische verwalten*: Uhren anhalten, Tische anderer verlegen und schließen, das Protokoll lesen. Einstellungen ändert nur, wer den Server verwaltet.
moderators-none = Nur wer den Server verwaltet.
moderators-role = Wer den Server verwaltet, und alle mit der Rolle { $role }.
moderators-gone = -# Diese Rolle ist gelöscht. Niemand hat sie.
pick-moderators = Rolle wählen
button-no_moderators = Keine Rolle
refused-everybody = Diese Rolle haben alle. Bitte wähle eine, die nur die Moderation hat.
refused-not-moderator = Um die Tische dieses Servers kann sich nur kümmern, wer ihn verwaltet oder die Rolle { $role } hat.

# The tables of a server

button-manage_tables = Tische verwalten
button-admin = Alle Tische
button-admin_table = Verwalten
button-admin_back = Zurück
button-admin_pause = Uhren anhalten
button-admin_resume = Uhren weiterlaufen lassen
button-admin_close = Schließen
button-admin_close_now = Diesen Tisch schließen
button-admin_move = Verlegen
button-admin_late = Nicht zugestellt
button-admin_log = Protokoll
admin-title = { $count ->
    [one] **Ein Tisch auf diesem Server**
   *[other] **{ $count } Tische auf diesem Server**
}
admin-none = Auf diesem Server gibt es gerade keine Tische.
admin-lobby = Eröffnet { $since }, wartet auf Mitspieler
admin-playing = Begonnen { $since }
admin-paused = Begonnen { $since } · Uhren stehen
admin-own = Du sitzt oder saßest an diesem Tisch. Darum kannst du hier nur die Uhren anhalten.
admin-own-lobby = Du sitzt an diesem Tisch. Bitte benutze die Knöpfe unter seiner Lobby.
admin-close-ask = Das Spiel endet sofort und ohne Ergebnis. Der Tisch erfährt, dass die Moderation ihn geschlossen hat. Das lässt sich nicht zurücknehmen.
admin-cancel-ask = Der Tisch wird abgesagt, bevor das Spiel begonnen hat. Die Spieler erfahren, dass die Moderation ihn geschlossen hat. Das lässt sich nicht zurücknehmen.
admin-move-ask = Am Tisch geht es in dem Kanal oder Thread weiter, den du auswählst. Alle, die dort mitlesen, sehen dann das Spielbrett. Achte darauf, dass ich dort schreiben und Dateien anhängen darf.
pick-move = Wohin?
admin-was-paused = Die Uhren stehen, und der Tisch weiß Bescheid.
admin-was-resumed = Die Uhren laufen wieder.
admin-was-closed = Tisch { $table } ist geschlossen.
admin-was-moved = Am Tisch geht es jetzt dort weiter.
refused-own-table = Du sitzt oder saßest an diesem Tisch. Darum kannst du als Moderator hier nur die Uhren anhalten.
refused-there = Der Tisch ist schon in diesem Kanal.

late-title = **Was seit mehr als zehn Minuten nicht zugestellt werden konnte**
    -# Für wen eine Direktnachricht ist und wie viele es sind, wird nicht gezeigt.
late-none = Alles ist zugestellt.
late-more = { $count ->
    [one] Und noch eine Zeile dieser Art.
   *[other] Und noch { $count } Zeilen dieser Art.
}
late-line = { $table } · { $what } · { $since } · { $end ->
    [lost] aufgegeben:
   *[tried] wird weiter versucht:
} { $reason }
late-direct = Direktnachrichten
late-board = das Spielbrett
late-times = die Zeiten am Spielbrett
late-lobby = die Nachricht mit *Mitspielen*
late-place = der Thread oder Kanal des Tisches
late-event = das geplante Event
late-close = Schließen des Threads oder Kanals
late-vote = eine Abstimmung
late-call = ein Aufruf an Mitspieler
late-notice = ein Hinweis
late-minutes = seit mehr als zehn Minuten
late-hour = seit mehr als einer Stunde
late-day = seit mehr als einem Tag
late-forbidden = Mir fehlt eine Berechtigung
late-gone = Der Kanal wurde gelöscht
late-refused = Discord hat es abgelehnt
late-locked = Der Thread ist gesperrt
late-kind = Discord lässt es in einem Kanal dieser Art nicht zu
late-limit = Der Server hat eine von Discords Grenzen erreicht
late-tag = Das Forum verlangt ein Tag, und ich kann keines verwenden
late-filter = Ein Filter wie AutoMod hat es blockiert
late-verification = Die Verifizierungsstufe des Servers lässt mich nicht hinein
late-region = Dort, wo ich laufe, bietet Discord diesen Server nicht an
late-two-factor = Dem Besitzer des Bots fehlt die Zwei-Faktor-Authentifizierung
late-picture = Discord hat das Bild nicht angenommen
late-too-often = Discord war zu lange nicht erreichbar
late-waits = Discord hat es noch nicht angenommen

log-title = **Was die Moderation in den letzten 90 Tagen getan hat**
log-none = Bisher nichts.
log-line = { $at } · { $who } { $what }
log-nobody = jemand ohne Namen
log-close = hat Tisch { $table } geschlossen
log-pace = hat an Tisch { $table } eine andere Bedenkzeit eingestellt
log-pause = hat die Uhren an Tisch { $table } angehalten
log-resume = hat die Uhren an Tisch { $table } weiterlaufen lassen
log-move = hat Tisch { $table } nach { $channels } verlegt
log-replace = hat { $about } einen Platz an Tisch { $table } gegeben
log-ban = hat { $about } gesperrt
log-lift = hat die Sperre von { $about } aufgehoben
log-games = hat Tische nur von { $games } erlaubt
log-channels = hat Tische nur in { $channels } erlaubt
log-moderators = hat { $role } als Rolle für die Moderation gewählt
log-moderators-none = hat die Rolle für die Moderation gestrichen
log-channels-all = hat Tische in allen Kanälen erlaubt
log-most-lobbies = { $most ->
    [0] hat die Grenze für wartende Tische aufgehoben
   *[other] hat die Grenze für wartende Tische auf { $most } gesetzt
}
log-most-games = { $most ->
    [0] hat die Grenze für Spiele gleichzeitig aufgehoben
   *[other] hat die Grenze für Spiele gleichzeitig auf { $most } gesetzt
}

board-closed = Die Moderation dieses Servers hat dieses Spiel beendet. Es hat kein Ergebnis.
lobby-closed = Die Moderation dieses Servers hat diesen Tisch geschlossen.
clocks-stopped = Die Moderation dieses Servers hat die Uhren angehalten. Gewählt werden darf trotzdem, nur läuft niemandem die Zeit davon. Jeder am Tisch kann sie weiterlaufen lassen.
place-moved = Die Moderation dieses Servers hat diesen Tisch hierher verlegt.
lobby-moved = Die Moderation dieses Servers hat diesen Tisch nach { $channel } verlegt.
