# An evening that a host arranges for a lobby
button-when = When?
when-title = **Table { $table }: when do you play?**
when-none = No evening is arranged.
when-at = Arranged for { $at }.
when-about = -# The times are in your time zone, { $zone }. A quarter of an hour before, I ask all who have joined to say that they are here. You start with those who are.
when-day = Day
when-hour = Start on { $day } at …
button-when_off = Call it off
button-when_zone = Time zone
zone-title = Your time zone
lobby-evening = **{ $at }** ({ $since })
lobby-here = · is here
option-evening = Evening
evening-reminds = Start of the evening: { $since }. Say that you are here: the host starts with those who are.
evening-moved = The evening was moved to { $at }.
evening-you-are-here = You are here. The host starts the game.
button-here = I am here
start-ask = **Start table { $table } ({ $title }) now?**
start-cost = { $count ->
    [one] { $names } has not said “I am here” and loses the seat.
   *[other] { $names } have not said “I am here” and lose their seats.
}
button-start_without = Start with those here
refused-absent = { $names } { $count ->
    [one] has
   *[other] have
} not said “I am here”, and this game needs { $least } players. You can wait, add computer players, or move the evening, all under “Table …”.
refused-no-evening = No evening is arranged for this table.
refused-not-yet = You can say that you are here from a quarter of an hour before the evening on ({ $since }).
refused-evening-past = This hour is over, or does not exist. Choose the day again.
event-about = A game of { $title }, hosted by Kontor. Join by the message of the table.
