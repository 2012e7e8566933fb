# Was das eigene Feld neben der Frage sagt
next-table = { $count ->
    [one] Ein anderer deiner Tische wartet auf dich.
   *[other] { $count } deiner anderen Tische warten auf dich.
}
button-next-table = Nächster Tisch: { $title } · { $table }
own-note = -# Deine Notiz: { $note }
note-title = Deine Notiz am Tisch { $table }
field-note = Nur du siehst sie
note-kept = Deine Notiz ist gespeichert.
note-gone = Deine Notiz ist gelöscht.
export-note = Deine eigene Notiz steht in der Datei `{ $file }`. Sonst bekommt sie niemand.
since-own = **Seit deiner letzten Wahl**
since-begin = **Bisher**
since-nothing = Seitdem ist nichts Nennenswertes geschehen.
marks-alt = Markiert, weil es sich seit deiner letzten Wahl geändert hat: { $lines }
picture-part = Teil { $number } von { $count }, von links.

# Ein beendetes Spiel Seite für Seite
button-leaves = Seite für Seite
button-first = Anfang
button-last = Ende
leaf = Seite { $number } von { $count }
leaf-nothing = Nichts Nennenswertes ist geschehen.
leaf-alt = Das Brett nach Seite { $number } von { $count }. { $lines }

# Eine Seite eines beendeten Spiels, im Kanal des Tisches veröffentlicht
button-discuss = Besprechen
button-discuss_now = Veröffentlichen
button-discuss_note = Mit meiner Notiz veröffentlichen
discuss-note = _{ $name } hat notiert: { $note }_
discuss-ask = **Seite { $number } von { $count } im Kanal des Tisches veröffentlichen?** { $table }
discuss-cost = Alle dort sehen sie, mit deinem Namen.
discuss-posted = Die Seite steht im Kanal des Tisches.
discuss-page = { $name } zeigt Seite { $number } von { $count }.

# Der Verlauf eines laufenden Spiels
log-heading = { $table } · Verlauf
log-beginning = **Vor der ersten Runde**
log-part = { $title } ({ $number } von { $count })
log-board = -# Das Brett zeigt den Stand nach dieser Seite.
log-private = { $line } *(privat)*
log-undone = _{ $who } nimmt eine Entscheidung zurück._
log-agreed = _Zurückgenommen: Entscheidungen von { $who }._
log-rounds = Runden, die neueste zuerst
button-earlier = ◀ Früher
button-later = Später ▶
button-newest = Neueste Seite
button-menu = Mehr
button-change = Ändern
button-back_to_choices = Zurück
button-otherwise = Alles selbst wählen
button-make = Das wählen
locked-until = -# Du kannst es ändern, bis alle gewählt haben.
you-chose = Du: { $choice }
stale-now = Deine Frage jetzt: { $moment }.
choose-ways = { $count ->
    [one] Wählen – 1 Möglichkeit
   *[other] Wählen – { $count } Möglichkeiten
}
choose-several = Eins oder mehr von { $count } wählen
button-sequence = Ausführen
button-sequence_back = Zurück
sequence-empty = Wähle eins nach dem anderen. Nichts gilt, bevor du „Ausführen“ drückst.
sequence-made = **Noch nicht ausgeführt:**
sequence-ends = Dann zeigt sich etwas Neues.
sequence-stopped = Etwas Neues hat sich gezeigt. Nicht ausgeführt: { $count ->
    [one] 1 Wahl.
   *[other] { $count } weitere.
}
sequence-refused = **Nicht ausgeführt: { $choice }.** { $why }
button-compose = Am Stück
more-undo_all = Alles zurücknehmen
more-undo_all-hint = alles, was du allein zurücknehmen darfst
ways = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
choose-exactly = Wähle { $count } von { $of }
choose-up-to = Wähle bis zu { $count } von { $of }
choose-part = { $part } – { $count } zur Wahl
time-stands = die Uhren stehen
time-short = **Deine Zeit endet { $until }**
more-title = **Mehr** · { $table }
more-look = Ansehen und planen …
more-act = Der Tisch …
more-board = Brett
more-board-hint = das Bild des Tisches
more-hand = Deine Hand
more-hand-hint = Bild und Text
more-text = Als Text
more-text-hint = Hand und Brett in Worten
more-log = Verlauf
more-log-hint = was geschehen ist, Runde für Runde
more-advice = Tipp
more-advice-hint = was ein Computer wählen würde
more-wishes = Pläne und Einstellungen
more-wishes-hint = was du im Voraus festgelegt hast
more-note = Notiz
more-note-hint = etwas aufschreiben, das nur du siehst
more-rules = Regeln
more-rules-hint = das Kapitel zu dem, was jetzt entschieden wird
more-luck = Zufall prüfen
more-luck-hint = wie er sich nachweisen lässt und welche Karten rekonstruiert sind
more-pause-hint = alle Uhren anhalten
more-resume-hint = alle Uhren laufen lassen
more-extend-hint = einmal für jede Entscheidung
more-leave-hint = vorher wird dir gesagt, was es kostet
more-abandon-hint = das Spiel ohne Ergebnis beenden, wenn die meisten zustimmen
more-export-hint = das ganze Spiel als Datei, mit dem Beweis des Zufalls
more-undo-hint = alle müssen zustimmen, dass deine letzte Wahl nicht gilt
more-pace-hint = wie lange eine Entscheidung dauern darf
more-replace-hint = einen Platz weitergeben
more-back-hint = deinen Platz wieder einnehmen
more-hands-hint = was alle hatten
more-rematch-hint = dasselbe Spiel mit denselben Leuten
