# Was das eigene Feld neben der Frage sagt
next-table = { $count ->
    [one] Ein anderer deiner Tische wartet auf dich.
   *[other] { $count } deiner anderen Tische warten auf dich.
}
button-next-table = Nächster Tisch: { $title } · { $table }
own-note = **Deine Notiz**
    { $note }
button-note = Notiz
button-note-change = Notiz ändern
note-title = Deine Notiz am Tisch { $table }
field-note = Nur du siehst sie
note-kept = Deine Notiz ist gespeichert.
note-gone = Deine Notiz ist gelöscht.
export-note = Deine eigene Notiz steht in der Datei `{ $file }`. Sonst bekommt sie niemand.
since-own = **Seit deiner letzten Wahl**
since-begin = **Bisher**
since-folded = { $count ->
    [one] -# Eine Zeile davor ist eingeklappt.
   *[other] -# { $count } Zeilen davor sind eingeklappt.
}
since-nothing = Seitdem ist nichts Nennenswertes geschehen.
button-since = Alles, was geschehen ist
marks-alt = Markiert, weil es sich seit deiner letzten Wahl geändert hat: { $lines }
picture-part = Teil { $number } von { $count }, von links.

# Ein beendetes Spiel Seite für Seite
button-leaves = Seite für Seite
button-first = Anfang
button-last = Ende
leaf = Seite { $number } von { $count }
leaf-nothing = Nichts Nennenswertes ist geschehen.
leaf-alt = Das Brett nach Seite { $number } von { $count }. { $lines }

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
