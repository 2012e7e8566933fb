# What an own panel tells besides the question
next-table = { $count ->
    [one] One of your other tables is waiting for you.
   *[other] { $count } of your other tables are waiting for you.
}
button-next-table = Next table: { $title } · { $table }
