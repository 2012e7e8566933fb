# Der Aushang eines Servers: eine Nachricht mit seinen Tischen
notices-title = **Tische auf diesem Server**
notices-empty = Gerade spielt niemand. Eröffne unten einen Tisch: Andere finden ihn dann hier.
notices-open = **Offene Tische**
notices-evenings = **Verabredete Abende**
notices-running = **Laufende Spiele**
notices-results = **Diese Woche beendet**
notices-more = { $count ->
    [one] … 1 weiterer
   *[other] … { $count } weitere
}
notices-none = Hier gibt es nichts, was du sehen kannst.
notices-waits = wartet auf { $names }, gefragt { $since }
notices-moved = letzter Zug { $since }
notices-paused = Uhren angehalten
notices-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
notices-play = Einen Tisch eröffnen
button-notice-tables = Meine Tische
button-notice-learn = Lernen

# Seine Seite in den Einstellungen
button-set_notices = Aushang
notices-about = **Aushang**
    -# Eine Nachricht mit den Tischen dieses Servers, die immer aktuell bleibt, mit Knöpfen zum Mitspielen und Eröffnen. Sie erwähnt niemanden und zeigt nur Tische in ihrem eigenen Kanal und in Kanälen, die alle sehen.
notices-where = Der Aushang ist in { $channel }.
notices-problem = -# Ich kann ihn nicht aktualisieren: { $reason }. Ich versuche es jede Stunde noch einmal, oder wenn du einen Kanal wählst.
pick-notices = Wähle einen Kanal
button-drop_notices = Aushang entfernen
log-notices = hat den Aushang in { $channels } eingerichtet
log-notices-none = hat den Aushang entfernt
