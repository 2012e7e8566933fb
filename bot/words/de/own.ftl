# Was das eigene Feld neben der Frage sagt
next-table = { $count ->
    [one] Ein anderer deiner Tische wartet auf dich.
   *[other] { $count } deiner anderen Tische warten auf dich.
}
button-next-table = Nächster Tisch: { $title } · { $table }
