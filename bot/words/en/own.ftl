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
since-own = **Since your last choice**
since-begin = **So far**
since-folded = { $count ->
    [one] -# One line before that is folded.
   *[other] -# { $count } lines before that are folded.
}
since-nothing = Nothing worth telling has happened since then.
button-since = All that has happened
marks-alt = Marked, because it has changed since your last choice: { $lines }
picture-part = Part { $number } of { $count }, from the left.

# A finished game page by page
button-leaves = Page by page
button-first = First
button-last = Last
leaf = Page { $number } of { $count }
leaf-nothing = Nothing worth telling happened.
leaf-alt = The board after page { $number } of { $count }. { $lines }

# The log of a running game
log-heading = { $table } · Log
log-beginning = **Before the first round**
log-part = { $title } ({ $number } of { $count })
log-board = -# The board shows how it stood after this page.
log-private = { $line } *(private)*
log-undone = _{ $who } takes a decision back._
log-agreed = _Taken back: decisions by { $who }._
log-rounds = Rounds, the newest first
button-earlier = ◀ Earlier
button-later = Later ▶
button-newest = Newest page
