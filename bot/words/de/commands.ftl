# Slash-Befehle: ein Name und wozu er dient. Namen sind klein geschrieben, ohne Leerzeichen, höchstens 32 Zeichen.
cmd-play = spielen
cmd-play-about = Einen Tisch für ein Spiel eröffnen
cmd-move = zug
cmd-move-about = Deine Wahl eintippen
cmd-hand = hand
cmd-hand-about = Deine eigene Hand ansehen
cmd-board = brett
cmd-board-about = Das Spielbrett ansehen
cmd-log = verlauf
cmd-log-about = Nachlesen, was in einem Spiel geschehen ist, oder ein beendetes noch einmal ansehen
cmd-table = tisch
cmd-table-about = Wie es an einem Tisch steht und was geht: zurücknehmen, pausieren, ersetzen, verlassen …
cmd-tables = tische
cmd-tables-about = Deine Tische, zuerst die, die auf dich warten, und offene Tische
cmd-learn = lernen
cmd-learn-about = Ein Spiel Schritt für Schritt lernen: einige Szenen zum Mitspielen
cmd-rules = regeln
cmd-rules-about = Die Regeln eines Spiels, in eigenen Worten und mit Bildern
cmd-settings = einstellungen
cmd-settings-about = Wie Kontor auf diesem Server arbeitet: Einstellungen, Grenzen, Sperren, Tische
cmd-me = ich
cmd-me-about = Deine Einstellungen: Nachrichten, Bilder, Sprache, Ruhezeit, Urlaub, deine Daten
cmd-stats = statistik
cmd-stats-about = Spiele, Siege und Wertung, deine oder die von anderen, und die Besten dieses Servers
cmd-help = hilfe
cmd-help-about = Was du jetzt tun kannst und was Kontor ist

# Angaben zu Befehlen
cmd-option-game = spiel
cmd-option-game-about = Welches Spiel
cmd-option-alone = allein
cmd-option-alone-about = Nur gegen Computer, in Direktnachrichten mit mir
cmd-option-choice = wahl
cmd-option-choice-about = Was du wählst; Vorschläge erscheinen beim Tippen
cmd-option-table = tisch
cmd-option-table-about = Welcher Tisch, falls mehrere gemeint sein können (etwa K7Q2)
cmd-option-do = tun
cmd-option-do-about = Was du tun möchtest, etwa zurücknehmen, Pause oder verlassen; ohne Angabe siehst du alles
cmd-option-number = runde
cmd-option-number-about = Bei welcher Runde der Verlauf aufgeht
cmd-option-text = text
cmd-option-text-about = Als Text statt als Bild
cmd-option-setting = einstellung
cmd-option-setting-about = Welche Einstellung; ohne Angabe siehst du alle
cmd-option-value = wert
cmd-option-value-about = Was gelten soll; Vorschläge erscheinen beim Tippen
cmd-option-who = spieler
cmd-option-who-about = Wessen Ergebnisse

# Werte zur Auswahl
cmd-setting-language = Sprache
cmd-setting-dms = Direktnachrichten
cmd-setting-invitations = Einladungen per Direktnachricht
cmd-setting-icons = Symbole
cmd-setting-large = große Bilder
cmd-setting-contrast = hoher Kontrast
cmd-setting-ratings = Ergebnisse und Wertung
cmd-setting-reliability = Zuverlässigkeit
cmd-setting-next = gleich dran
cmd-setting-by_text = mit Text spielen
cmd-setting-explanations = Regeln unter einer Frage
cmd-setting-quiet = Ruhezeit
cmd-setting-zone = Zeitzone
cmd-setting-holiday = Urlaub
cmd-setting-kept_away = Ferngehaltene
cmd-setting-export = meine Daten als Datei
cmd-setting-delete = meine Daten löschen
cmd-setting-place = wo Tische eröffnet werden
cmd-setting-category = Kategorie für Tische
cmd-setting-starters = wer Tische eröffnen darf
cmd-setting-archive = nach dem Spiel
cmd-setting-tables = Tische dieses Servers

# Einträge in den Menüs von Personen und Nachrichten
cmd-menu-results = Ergebnisse
cmd-menu-keep_away = Fernhalten
cmd-menu-as_text = Als Text
