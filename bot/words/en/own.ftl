# What an own panel tells besides the question
next-table = { $count ->
    [one] One of your other tables is waiting for you.
   *[other] { $count } of your other tables are waiting for you.
}
button-next-table = Next table: { $title } · { $table }
own-note = **Your note**
    { $note }
button-note = Note
button-note-change = Change note
note-title = Your note at table { $table }
field-note = Only you see it
note-kept = Your note is saved.
note-gone = Your note is deleted.
export-note = Your own note is in the file `{ $file }`. Nobody else gets it.
