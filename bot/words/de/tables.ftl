heading = **{ $title }** · Tisch { $table }
option-line = { $name }: { $value }
option-language = Sprache am Tisch
option-printed = Eigenes Spielmaterial
option-printed-off = aus
option-printed-off-hint = Die Werte, die Kontor mitbringt
option-printed-hint = Werte aus einem gedruckten Exemplar; der Tisch wird nicht gewertet
option-advice = Tipps
option-advice-off = aus
option-advice-off-hint = Alle entscheiden allein
option-advice-on = erlaubt
option-advice-on-hint = Ein Knopf sagt, was ein normaler Computer wählen würde; der Tisch wird nicht gewertet
advice-allowed = Tipps: erlaubt (ohne Wertung)
button-advice = Tipp
button-l_advice = Tipp
advice-counts = Tipps geholt: { $seats }
advice-count = { $who } { $count }-mal
refused-no-advice = An diesem Tisch gibt es keine Tipps: Vor dem Beginn wurden sie nicht erlaubt.
refused-only-choice = Hier gibt es nur eine Wahl, also keinen Tipp.
printed-line = Eigenes Spielmaterial: { $name } (ohne Wertung)
refused-printed-gone = Dieses Spielmaterial liegt nicht mehr bereit. Öffne die Optionen neu.
language-discord = wie in Discord

# Die Lobby
lobby-about = { $least }–{ $most } Spieler · { $shortest }–{ $longest } Minuten am selben Tisch
lobby-missing = { $count ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $count } Mitspieler.
}
lobby-ready = { $free ->
    [0] Alle Plätze sind besetzt
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
} · der Gastgeber kann starten
lobby-host = · Gastgeber
lobby-commitment = -# Der Zufall steht schon fest. Prüfsumme: `{ $commitment }`
lobby-guest = **Tisch { $table } ({ $title })**
lobby-cancelled = Dieser Tisch wurde abgesagt.
lobby-begun = Das Spiel läuft: { $names }.
lobby-over = Das Spiel ist vorbei: { $names }.
cover-alt = Titelbild von { $title }
button-join = Mitspielen
button-leave = Verlassen
button-options = Tisch …
button-start = Starten
button-cancel = Tisch absagen
button-add_computer = + { $level }
button-drop_computer = Entfernen
options-title = Optionen für Tisch { $table }
options-which = Welche Option möchtest du ändern?
button-more = Mehr Optionen
button-less = Zurück
options-seats = Plätze: { $names }
levels-patient = Er braucht mindestens einen Tag Bedenkzeit.
level-easy-about = **leicht**: Computer, der oft kleine Fehler macht.
level-normal-about = **normal** folgt Faustregeln.
level-strong-about = **stark** probiert seine Wahl in gedachten Partien aus, { $seconds } Sekunden für jede Entscheidung.
level-master-about = **Meister** tut das { $seconds } Sekunden lang.
computer-name = { $name } (Computer, { $level })
computer-names = Alheid, Bruno, Detlev, Elsbeth, Folkert, Geske, Hinrik, Ilsabe, Jost, Katrin, Lutke, Mette, Nikolas, Oda, Piet, Rixa, Silke, Tilman, Ubbo, Wibke
level-easy = leicht
level-normal = normal
level-strong = stark
level-master = Meister
place-name = { $title } · { $table }
tag-seeking = sucht Mitspieler
tag-running = läuft
tag-finished = beendet
button-to_lobby = Zur Lobby

# Der Kanal des Tisches
button-move = Dein Zug
button-hand = Deine Hand
button-text = Als Text
button-undo = Rückgängig
button-table = Zum Tisch
button-log = Verlauf
button-newest_board = Zum aktuellen Brett
story-missing = { $count ->
    [one] -# … { $count } frühere Zeile: Verlauf
   *[other] -# … { $count } frühere Zeilen: Verlauf
}
button-replay = Rückblick
replay-coming = Der Rückblick wird gezeichnet. In ein paar Sekunden ist er hier.
replay-title = Das ganze Spiel, Phase für Phase
replay-alt = Rückblick auf das Spiel, Phase für Phase. { $result }
button-wishes = Pläne und Einstellungen
button-to_move = Zurück zum Zug
button-choose = Wählen …
button-none = Nichts davon
button-anyway = Trotzdem wählen
field-place = { $number }. Wahl
field-typed = Deine Wahl
intro-players = Es spielen: { $names }
board-waiting = { $count ->
    [one] [[waiting]] Es wählt noch: { $names }
   *[other] [[waiting]] Es wählen noch: { $names }
}
board-abandoned = Dieses Spiel wurde abgebrochen.
board-seed = -# Der Zufall lässt sich nachprüfen: Startwert `{ $seed }`, Beitritte `{ $joins }`.
button-bg_stats = In BG Stats eintragen
board-over = { $title } { $table } · der Zufall lässt sich unter „Mehr“ prüfen
board-points = { $who } **{ $points }**
nudge = Du bist am Zug. Per Direktnachricht erreiche ich dich nicht: Drücke hier auf „Dein Zug“.
place-lacks-create_public_threads = Ich darf hier keine Threads anlegen (Recht „Öffentliche Threads erstellen“). Darum wird in diesem Kanal gespielt.
place-lacks-send_messages_in_threads = Ich darf hier nicht in Threads schreiben (Recht „Nachrichten in Threads senden“). Darum wird in diesem Kanal gespielt.
place-lacks-manage_channels = Ich darf in der Kategorie keine Kanäle anlegen (Recht „Kanäle verwalten“). Darum wird in diesem Kanal gespielt.
place-no-room = Die Kategorie für Tische ist voll oder gelöscht (</einstellungen>), oder der Server hat keinen Platz für noch einen Kanal. Darum wird in diesem Thread gespielt.
place-tag = Das Forum für Tische verlangt ein Tag, und ich kann keines verwenden (</einstellungen>). Darum hat dieser Tisch dort keinen Beitrag.
place-no-post = Im Forum für Tische konnte ich keinen Beitrag anlegen (</einstellungen>). Darum hat dieser Tisch keinen.
place-forbidden = Im Thread oder Kanal dieses Tisches darf ich nicht mehr schreiben. Darum geht es hier weiter. Bitte prüft dort meine Rechte.
place-returned = Hier darf ich wieder schreiben, darum geht es hier weiter. Zwischendurch wurde im Kanal der Lobby gespielt.
pointer-over = Hier durfte ich eine Zeit lang nicht schreiben. Das Spiel ging im Kanal der Lobby weiter und ist dort zu Ende gegangen.
place-no-category = Für Tische ist keine Kategorie eingestellt (</einstellungen>). Darum wird in diesem Kanal gespielt.
place-refused = Discord hat mich für diesen Tisch weder Thread noch Kanal anlegen lassen. Darum wird in diesem Kanal gespielt.
place-locked = Der Thread des Tisches wurde gesperrt. Darum geht es hier weiter. Sobald er entsperrt ist, geht es dort weiter.
place-kind = In Sprach-, Stage- und Forenkanälen lässt Discord das nicht zu. Darum wird in diesem Kanal gespielt.
place-limit = Dieser Server hat eine von Discords Grenzen für Threads oder Kanäle erreicht. Darum wird in diesem Kanal gespielt.
place-filter = Ein Filter wie AutoMod hat meine Nachricht oder den Namen des Threads blockiert. Darum wird in diesem Kanal gespielt.
place-verification = Die Verifizierungsstufe dieses Servers lässt mich nicht in den Kanal des Tisches. Darum wird in diesem Kanal gespielt.
place-region = Dort, wo ich laufe, bietet Discord diesen Server nicht an. Darum wird in diesem Kanal gespielt.
place-two-factor = Dieser Server verlangt Zwei-Faktor-Authentifizierung, die der Besitzer des Bots nicht eingerichtet hat. Darum wird in diesem Kanal gespielt.
place-no-files = Ich darf hier keine Bilder anhängen (Recht „Dateien anhängen“). Darum kommt das Spielbrett als Text.
message-no-files = -# Ich darf hier keine Bilder anhängen (Recht „Dateien anhängen“).
message-no-picture = -# Discord hat das Bild dieser Nachricht nicht angenommen.
message-lost = Am Tisch { $table } gibt es Neues, das Discord mich nicht senden lässt. </tisch> sagt, wie es steht.
place-deleted = Der Thread oder Kanal des Tisches wurde gelöscht. Darum geht es hier weiter.

# Die eigene Nachricht
choice-heading = **{ $phase }**
    -# { $title } · Tisch { $table } · { $guild }
locked-in = **Festgelegt: { $choice }**
undone = -# Rückgängig gemacht.
wishes-heading = **Deine Pläne und Einstellungen**
    -# { $title } · Tisch { $table } · { $guild }
wishes-which = Was möchtest du ändern?
wishes-count = Alles gilt, sobald das Spiel das nächste Mal darauf zurückgreift.
wish-kept = **Gespeichert.**
wish-gone = Das lässt sich nicht mehr einstellen. Was noch geht, siehst du, wenn du auf „Dein Zug“ und dann auf „Pläne und Einstellungen“ drückst.
choice-not-asked = Gerade gibt es für dich nichts zu entscheiden.
choice-over = Das Spiel ist vorbei.
own-place = Du bist auf Platz { $place }, mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}.
board-back = Die Nachricht mit dem Brett war gelöscht. Ich schicke sie noch einmal für alle.
choice-made = gewählt: { $choice }
choice-old = -# Tisch { $table }: Diese Nachricht ist überholt.
hand-heading = Deine Hand an Tisch { $table }
stale-choice = Diese Entscheidung ist schon vorbei.
stale-restored = Diese Nachricht stammt aus der Zeit, bevor Kontor aus einer Sicherung wiederhergestellt wurde.
stale-choice-counted = Diese Entscheidung ({ $moment }) ist schon vorbei; gezählt hat **{ $choice }**.
stale-choice-unnamed = Diese Entscheidung ist schon vorbei; was damals gewählt wurde, hat gezählt.
greeting = Du sitzt an Tisch { $table } ({ $title }). Deine Entscheidungen kommen hier als Direktnachricht.
dms-offer = Ich konnte dir keine Direktnachricht schicken. Wenn du sie erlaubt hast, drücke auf „Schick mir Direktnachrichten“.
text-rest = -# Der Rest: </brett>.
greeting-by_text = -# Lieber ohne Bilder? „Mit Text spielen“ sagt dir alles in Worten.
greeting-closed = Ich kann dir keine Direktnachrichten schicken. Das macht nichts: Drücke am Tisch auf „Dein Zug“ oder nimm </zug> und </hand>. Wenn du sie wieder erlaubt hast, drücke auf den Knopf.

# Stand und Listen
stage-lobby = Es wird auf Mitspieler gewartet.
stage-playing = Das Spiel läuft.
stage-ended = Das Spiel ist vorbei.
stage-abandoned = Das Spiel wurde abgebrochen.
stage-cancelled = Der Tisch wurde abgesagt.
status-late = { $count ->
    [one] Eine Nachricht ist verspätet; ich versuche es weiter.
   *[other] { $count } Nachrichten sind verspätet; ich versuche es weiter.
}
status-lost = Manche Nachrichten konnte ich nicht senden: { $reason }
lost-forbidden = Mir fehlt dort das Recht zu schreiben. Gespielt wird weiter mit </zug>, </hand> und </brett>.
lost-gone = Der Kanal wurde gelöscht. Gespielt wird weiter per Direktnachricht, </zug>, </hand> und </brett>.
lost-refused = Discord hat sie abgelehnt. Gespielt wird weiter mit </zug>, </hand> und </brett>.
lost-locked = Der Thread ist gesperrt. Gespielt wird weiter mit </zug>, </hand> und </brett>.
lost-kind = In einem Kanal dieser Art lässt Discord sie nicht zu. Gespielt wird weiter mit </zug>, </hand> und </brett>.
lost-limit = Der Server hat eine von Discords Grenzen erreicht. Gespielt wird weiter mit </zug>, </hand> und </brett>.
lost-tag = Ihr Forum verlangt ein Tag, und ich kann keines verwenden. Gespielt wird weiter mit </zug>, </hand> und </brett>.
lost-filter = Ein Filter wie AutoMod hat sie blockiert. Gespielt wird weiter mit </zug>, </hand> und </brett>.
lost-verification = Die Verifizierungsstufe des Servers lässt mich nicht hinein. Gespielt wird weiter mit </zug>, </hand> und </brett>.
lost-region = Dort, wo ich laufe, bietet Discord diesen Server nicht an. Gespielt wird weiter mit </zug>, </hand> und </brett>.
lost-two-factor = Der Server verlangt Zwei-Faktor-Authentifizierung, die der Besitzer des Bots nicht eingerichtet hat. Gespielt wird weiter mit </zug>, </hand> und </brett>.
lost-picture = Discord hat ihre Bilder nicht angenommen. Gespielt wird weiter mit </zug>, </hand> und </brett>.
lost-too-often = Discord war zu lange nicht erreichbar.
tables-none = Du sitzt an keinem Tisch. Eröffne einen mit </spielen>.
tables-waits = **wartet auf dich**
tables-away = ein Computer spielt für dich, bis du zurück bist
tables-lobby = wartet auf Mitspieler
tables-playing = die anderen wählen
open-none = Zurzeit gibt es hier keinen Tisch, an den du dich setzen könntest.
open-seats = { $taken } von { $most } Plätzen besetzt
open-since = eröffnet { $since }
open-lobby = Zum Tisch
open-instead = Diese Tische dieses Spiels warten auf Spieler. Du kannst an einem davon mitspielen:
open-others = Dein Tisch ist offen. Auch andere Tische dieses Spiels warten auf Spieler: Wenn du lieber dort mitspielst, drücke *Mitspielen* und an deinem eigenen *Absagen*.
open-joined = Du hast einen Platz an [Tisch { $table } ({ $title })]({ $link }).
game-choice = { $title } · { $least }–{ $most } Spieler · { $shortest }–{ $longest } min
rules-version = Regelfassung { $version }, { $maturity }.
maturity-prealpha = erste Schritte
maturity-alpha = wird ausprobiert
maturity-beta = vollständig, wird erprobt
maturity-production = bewährt
leave-ask = **Tisch { $table } ({ $title }) verlassen?**
leave-lobby = Dein Platz ist dann für andere frei.
leave-host = Du bist der Gastgeber: Jemand anderes wird es dann.
leave-closes = Sonst sitzt dort niemand. Der Tisch wird abgesagt.
leave-seat = Ein Computer spielt für dich weiter, und jemand anderes darf den Platz übernehmen.
leave-ends = Sonst spielt dort niemand. Das Spiel endet ohne Ergebnis.
leave-given-up = Es zählt als aufgegebenes Spiel. Du kannst den Platz zurücknehmen, solange niemand für ihn entschieden hat; dann zählt nichts.
leave-given-up-at-once = Es zählt als aufgegebenes Spiel, und andere sehen das.
button-leave_now = Verlassen
left-lobby = Du hast { $table } verlassen.
left-table = Du hast { $table } verlassen.
    -# Ein Computer spielt für dich weiter.
button-take_back = Platz zurücknehmen
abandoned = Das Spiel an Tisch { $table } ist abgebrochen.
voted = Deine Stimme für den Abbruch an Tisch { $table } zählt: { $votes } von { $needed }.

# Einstellungen
settings-icons = Symbole: { $there } von { $wanted } sind hochgeladen. Bis alle da sind, stehen in Nachrichten nur Wörter.
button-dms = Schick mir Direktnachrichten
deleted-user = Ehemaliger Spieler

# Über
# An die Person, der der Bot gehört, unter vier Augen
owner-backup-failed = Kontor konnte seine Datenbank nicht sichern: `{ $reason }` Die Spiele gehen weiter. Kontor versucht es jede Stunde erneut und meldet sich, solange es nicht gelingt, einmal am Tag.
about-title = ## Kontor { $version }
    Ein Bot für vollständige Brettspiele. Kein offizielles Produkt der Autoren oder Verlage.
about-notice = **Vom Betreiber dieses Bots:** { $notice }
about-privacy-link = Datenschutzerklärung
about-terms-link = Nutzungsbedingungen
about-credits = -# Schriften: Source Sans, Source Serif (Adobe, OFL), Noto (Google, OFL). Symbole: Material Design Icons (Pictogrammers, Apache 2.0). Zeichnungen und Programm: von uns, MIT-Lizenz.
about-privacy = -# Gespeichert wird, wer wo sitzt, was gewählt wurde, wie Spiele ausgingen, deine Einstellungen, Notizen und dein Stand in Lektionen. Was du sonst schreibst, wird nicht gelesen, außer „Hilfe“ in einer Nachricht an mich. „Meine Daten“ in </ich> löscht alles über dich.

# Ablehnungen
refused-examples = Das kannst du eintippen, auch mit </zug>: { $examples }
refused-by = Regel: { $section }
refused-unknown = Diesen Knopf kenne ich nicht. Er stammt wohl von einem anderen Bot oder aus einer älteren Version. </tische> zeigt deine Tische.
refused-no-table = Hier finde ich keinen Tisch { $table }.
refused-no-tables = Du sitzt an keinem Tisch. Eröffne einen mit </spielen>.
refused-no-table-here = In diesem Kanal gibt es keinen Tisch. Nenne einen oder nimm </tische>.
refused-which-table = Welchen Tisch meinst du: { $tables }?
refused-no-guild = Das geht nur auf einem Server.
refused-starters = Auf diesem Server darf nur Tische eröffnen, wer ihn verwaltet.
refused-lacks-here = Ich darf in diesem Kanal nicht schreiben. Bitte gib mir hier „Kanal anzeigen“, „Nachrichten senden“ und „Dateien anhängen“ oder nimm einen anderen Kanal.
refused-not-begun = Dieses Spiel hat noch nicht begonnen.
refused-begun = Dieses Spiel hat schon begonnen.
refused-over = Dieses Spiel ist vorbei.
refused-not-over = Dieses Spiel läuft noch. Den Rückblick gibt es, wenn es vorbei ist; bis dahin zeigt </verlauf>, was geschehen ist.
refused-replay = Nach den heutigen Regeln kann ich dieses Spiel nicht noch einmal ablaufen lassen. Seine Bilder findest du weiterhin am Tisch.
refused-no-log = Du hast noch kein laufendes oder beendetes Spiel. Sobald du eines hast, steht hier sein Verlauf.
refused-not-host = Das kann nur der Gastgeber dieses Tisches.
refused-seated = Du hast schon einen Platz.
refused-full = Alle { $most } Plätze sind besetzt.
refused-too-few = { $missing ->
    [one] Es fehlt noch jemand. Unter „Tisch …“ kann der Gastgeber einen Computer dazusetzen.
   *[other] Es fehlen noch { $missing } Mitspieler. Unter „Tisch …“ kann der Gastgeber Computer dazusetzen.
}
refused-not-seated = Du sitzt nicht an diesem Tisch; es ist der Tisch von { $names }. </brett> zeigt ihn dir.
refused-not-yours = Diese Wahl gehört zu einem anderen Platz. Drücke auf „Dein Zug“ für deine eigene.
refused-master = Ein Computer der Stufe Meister denkt über jede Entscheidung einige Sekunden nach. Er spielt nur mit, wenn die Bedenkzeit mindestens einen Tag beträgt oder unbegrenzt ist.
refused-master-there = An diesem Tisch sitzt ein Computer der Stufe Meister. Solange er mitspielt, darf die Bedenkzeit nicht kürzer als ein Tag sein.
refused-no-computer = Hier sitzt kein Computer.
refused-not-manager = Das kann nur ändern, wer den Server verwaltet.
refused-category = Bitte nenne eine Kategorie: # und ihr Name, oder wähle sie im Panel aus.
refused-forum = Bitte nenne ein Forum: # und sein Name, oder wähle es im Panel aus.
refused-value = „{ $value }“ geht hier nicht. Möglich: { $allowed }.
failed = Bei mir ging etwas schief. Verloren ist nichts: Bitte versuche es noch einmal.
refused-frozen = Ich wurde vom Server dieses Tisches entfernt. Das Spiel ruht, bis ich wieder eingeladen werde.
