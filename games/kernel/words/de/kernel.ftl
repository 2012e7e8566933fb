# Was der Kern sagt, wenn er etwas ablehnt. Ein Spiel darf eine abgelehnte Wahl mit eigenen Worten besser erklären.

seat-name = Platz { $number }

not-offered = „{ $choice }“ steht hier nicht zur Wahl.
not-your-decision = Du hast gerade nichts zu entscheiden.
game-over = Dieses Spiel ist zu Ende.
stale-choice = Das ist schon entschieden; sieh in die neueste Nachricht.
repeated-choice = Das hast du schon gewählt.
wish-not-offered = „{ $choice }“ lässt sich hier nicht einstellen.
repeated-wish = Das ist schon so eingestellt.
undo-refused = Das lässt sich nicht mehr zurücknehmen.

bad-seats = Dieses Spiel braucht { $least } bis { $most } Plätze, nicht { $seats }.
unknown-option = Die Option „{ $name }“ gibt es nicht. Optionen: { $allowed }.
bad-option-value = Die Option „{ $name }“ kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
unknown-game = Das Spiel „{ $key }“ gibt es nicht. Installiert: { $known }.

luck-missing = Es fehlt eine Ziehung: Die Regeln ziehen aus { $items }.
luck-left-over = { $count ->
    [one] Eine Ziehung ist
   *[other] { $count } Ziehungen sind
} vermerkt, die die Regeln nicht verlangen.
luck-wrong = „{ $drawn }“ kann nicht aus { $items } gezogen werden.

record-empty = Zeile { $line }: Der Aufzeichnung fehlt der Kopf.
record-unreadable = Zeile { $line } ist nicht lesbar: { $problem }.
record-material = Zeile { $line }: Mit diesem Satz Spielmaterial kann nicht gespielt werden: { $problem }
record-format = Zeile { $line }: Die Aufzeichnung hat Format { $format }; bekannt ist { $known }.
record-position = Zeile { $line }: Die Stellung am Anfang der Aufzeichnung gehört zu keinem Spiel.
record-rules-version = Zeile { $line }: aufgezeichnet nach Regelfassung { $recorded }; installiert ist { $installed }.
record-refused = Zeile { $line } ist gegen die Regeln: { $reason }
record-no-seat = Einen Platz { $seat } gibt es nicht; der letzte ist { $last }.
record-not-resumed = Die Aufzeichnung geht hier von selbst weiter, obwohl eine Entscheidung aussteht.
record-taken-back = { $back ->
    [one] Mit Zustimmung aller wird die letzte Entscheidung zurückgenommen.
   *[other] Mit Zustimmung aller werden die letzten { $back } Entscheidungen zurückgenommen.
}
record-undone = { $seat } nimmt die letzte Entscheidung zurück.

list-and = { $first } und { $last }

# Was als Wahl von nichts getippt werden kann, durch Kommas getrennt; das erste Wort sagt auch eine Ablehnung.
typed-nothing = nichts, nix, keine, keins, keiner, keinen, kein
quoted = „{ $text }“

# Where the components of a table are from, below its rules and its board.
ground-reconstructed = Rekonstruiert: { $parts }.
ground-yours = Eure eigenen: { $parts }.

advice = Ein Computer der Stufe „normal“ würde wählen: { $choice }.
advice-near = Fast ebenso gut: { $choice }.
advice-beside = Verglichen mit der nächstbesten Wahl, { $choice }:
advice-thumb = Das ist die Faustregel des normalen Computers. Sie weiß, was du weißt, und schaut kaum voraus.
advice-little = ein wenig
advice-half = etwa einen halben Punkt
advice-points = { $count ->
    [one] etwa einen Punkt
   *[other] etwa { $count } Punkte
}
