# Was Einstellungen sein können, auch getippt
value-place-thread = ein Thread unter der Lobby
value-place-category = ein Kanal in einer Kategorie
value-place-forum = ein Beitrag in einem Forum
value-place-here = der Kanal der Lobby
value-language-discord = wie in Discord
value-language-automatic = automatisch
value-starters-everyone = alle
value-starters-managers = wer den Server verwaltet
value-archive-archive = Thread archivieren
value-archive-lock = Thread oder Kanal sperren
value-archive-keep = offen lassen
value-explanations-first = die ersten zwei Male
value-explanations-always = immer
value-explanations-never = nie
setting-changed = ✓ { $setting }: { $value }
value-on = an
value-off = aus

# /ich
me-title = **Deine Einstellungen**
me-switch = **{ $name }**
    -# { $about }
button-on = An
button-off = Aus
me-dms = Direktnachrichten
me-dms-on = dein Zug, Erinnerungen, Ergebnisse
me-dms-off = am Tisch drückst du „Dein Zug“
me-dms-closed = Discord lehnt sie ab
me-invitations = Einladungen
me-invitations-about = per Direktnachricht
me-icons = Symbole
me-icons-about = aus: nur Wörter
me-large = Große Bilder
me-large-about = in Teilen, für kleine Bildschirme
me-contrast = Hoher Kontrast
me-contrast-about = in deinen eigenen Bildern
me-ratings = Ergebnisse und Wertung
me-ratings-about = aus: keine Liste, keine Wertung
me-reliability = Zuverlässigkeit
me-reliability-about = wie oft du in der Zeit bleibst; verborgen bleiben dir manche Tische verschlossen
me-language = Sprache
me-language-choice = Sprache: { $language }
me-quiet = Ruhezeit
me-quiet-choice = Ruhe { $start }–{ $end }, { $zone }
me-quiet-off = Keine Ruhezeit
me-quiet-other = Andere Stunden oder andere Zeitzone …
me-zone-unset = Zeitzone …
me-explanations = Regeln unter einer Frage
me-explanations-choice = Regeln: { $value }
button-me-me = Deine Einstellungen
button-me-me_holiday = Urlaub
button-me-me_data = Meine Daten
button-by_text-on = Textmodus: an
button-by_text-off = Textmodus: aus
button-next-on = Hinweis „Gleich dran“: an
button-next-off = Hinweis „Gleich dran“: aus
button-by_text = Mit Text spielen
times-title = Ruhezeit
field-quiet = Von wann bis wann keine Erinnerungen?
field-zone = Deine Zeitzone
holiday-about = **Urlaub**
    -# Deine Uhren stehen, und niemand wartet vergeblich: Deine Tische sagen, bis wann du weg bist.
me-holiday = Du bist bis { $until } im Urlaub.
holiday-pick = Wie lange?
holiday-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
button-holiday_end = Urlaub beenden
button-data_export = Holen
button-data_delete = Löschen
data-title = **Meine Daten**
data-export = **Als Datei**
    -# alles, was über dich gespeichert ist
data-plays = **Beendete Spiele**
    -# als CSV und JSON, für andere Programme
plays-none = Du hast noch auf keinem Server ein Spiel beendet.
plays-given = { $count ->
    [one] Dein beendetes Spiel steht in { $files }.
   *[other] Deine { $count } beendeten Spiele stehen in { $files }.
}
data-kept-away = **Ferngehaltene**
    -# mit wem du nichts zu tun haben möchtest
data-delete = **Löschen**
    -# was über dich gespeichert ist; du wirst noch einmal gefragt
block-pick = Jemanden fernhalten

# /einstellungen
settings-title = **Einstellungen dieses Servers**
settings-place-choice = Ort: { $value }
settings-language-choice = Sprache: { $value }
settings-language-hint = die des Servers, sonst die des Gastgebers
settings-starters-choice = Tische eröffnen: { $value }
settings-archive-choice = Danach: { $value }
settings-permitted = ✓ Kontor hat alle Rechte in { $channels }.
settings-lacking = ✗ In { $channel } fehlt: { $permissions }
permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-manage_channels = Kanäle verwalten
permission-create_events = Events erstellen
settings-events = -# Freiwillig: { $permission }. Damit trage ich verabredete Abende in die Events dieses Servers ein.
permission-tag = ein Tag, das ich verwenden kann, weil das Forum eines verlangt
category-title = **Ein Kanal für jeden Tisch**
    -# In welcher Kategorie?
category-now = Zurzeit ist es { $channel }.
pick-category = Wähle eine Kategorie
forum-title = **Ein Beitrag im Forum für jeden Tisch**
    -# Er beginnt mit der Lobby und schließt nach dem Spiel. Darf ich das Forum verwalten, lege ich seine Tags an. In welchem Forum?
forum-now = Zurzeit ist es { $channel }.
pick-forum = Wähle ein Forum

# /tische
tables-title = { $count ->
    [0] **Deine Tische**
    [one] **Deine Tische** · einer wartet auf dich
   *[other] **Deine Tische** · { $count } warten auf dich
}
tables-name = **[{ $title } { $table }]({ $where })**
tables-alone = allein
tables-waiting = wartet auf { $names }
tables-length = etwa { $time }, { $own ->
    [one] 1 Zug
   *[other] { $own } Züge
} für dich
tables-left = noch etwa { $time } und { $own ->
    [one] 1 Zug
   *[other] { $own } Züge
}
tables-lobby-facts = offen, { $taken } von { $most } Plätzen besetzt
tables-open = **Offene Tische hier**
tables-open-direct = **Offene Tische** gemeinsamer Server
tables-further = { $count ->
    [one] Noch einer deiner Tische
   *[other] Noch { $count } deiner Tische
}
find-title = **Mitspieler finden**
find-for = **Mitspieler finden für Tisch { $table }**
find-further = { $count ->
    [one] Ein weiterer offener Tisch
   *[other] { $count } weitere offene Tische
}
button-look = Ansehen
button-play = Tisch eröffnen
button-tables = Tische
play-which = **Welches Spiel?**
pick-play = Mit anderen: wähle ein Spiel
pick-play_alone = Allein gegen Computer: wähle ein Spiel

# /tisch
do-find = Mitspieler finden
do-undo = Rücknahme erbitten
do-extend = Mehr Zeit
do-pause = Pause
do-resume = Weiter
do-pace = Zeit
do-replace = Ersetzen
do-back = Ich bin zurück
do-leave = Verlassen
do-abandon = Abbrechen
do-board = Brett
do-hand = Deine Hand
do-log = Verlauf
do-rules = Regeln
do-hands = Alle Hände
do-export = Exportieren
do-rematch = Revanche
typed-do-find = mitspieler, finden, einladen
typed-do-undo = zurücknehmen, zurück nehmen, rückgängig
typed-do-extend = verlängern
typed-do-pause = anhalten
typed-do-resume = fortsetzen, weitermachen
typed-do-pace = bedenkzeit
typed-do-replace = tauschen
typed-do-back = zurück, bin zurück, wieder da
typed-do-leave = aussteigen
typed-do-abandon = aufgeben
typed-do-board = tisch
typed-do-hand = hand, meine hand
typed-do-log = protokoll, rückblick
typed-do-rules = regel
typed-do-hands = hände
typed-do-export = datei, export
typed-do-rematch = nochmal, noch einmal
refused-do = „{ $what }“ lässt sich mit einem Tisch nicht machen.
pace-about = Wie lange darf eine Entscheidung dauern?
replace-about = **Jemanden ersetzen**
    -# Dein eigener Platz geht über, sobald ihn jemand annimmt; über den von anderen wird abgestimmt.
replace-seat = Wessen Platz?
replace-user = Wer übernimmt ihn?
abandon-votes = { $count ->
    [one] Das Spiel endet sofort und ohne Ergebnis.
   *[other] Das Spiel endet für alle und ohne Ergebnis, sobald { $needed } von { $count } es wollen.
}

# Ergebnisse
button-leaderboard = Die Besten hier
leaderboard-game = Welches Spiel?

# Menüs
menu-as-text = **Die Bilder in Worten**
refused-not-ours = Diese Nachricht ist nicht von mir.
refused-no-picture = In dieser Nachricht ist kein Bild.
refused-no-lobby = Du bist hier an keinem Tisch Gastgeber, der auf Mitspieler wartet. </spielen> eröffnet einen.
