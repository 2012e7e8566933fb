# Ein Spieleabend, den der Gastgeber für eine Lobby verabredet
button-when = Wann?
when-title = **Tisch { $table }: Wann spielt ihr?**
when-none = Es ist kein Abend verabredet.
when-at = Verabredet für { $at }.
when-about = -# Die Zeiten gelten in deiner Zeitzone, { $zone }. Eine Viertelstunde vorher frage ich alle, die mitspielen, ob sie da sind. Du startest mit denen, die da sind.
when-day = Tag
when-hour = Beginn am { $day } um …
button-when_off = Absagen
button-when_zone = Zeitzone
zone-title = Deine Zeitzone
lobby-evening = **{ $at }** ({ $since })
lobby-here = · ist da
option-evening = Spieleabend
evening-reminds = Beginn des Abends: { $since }. Sag, dass du da bist: Der Gastgeber startet mit denen, die da sind.
evening-moved = Der Abend ist verschoben auf { $at }.
evening-you-are-here = Du bist da. Der Gastgeber startet das Spiel.
button-here = Ich bin da
start-ask = **Tisch { $table } ({ $title }) jetzt starten?**
start-cost = { $count ->
    [one] { $names } hat nicht „Ich bin da“ gedrückt und verliert den Platz.
   *[other] { $names } haben nicht „Ich bin da“ gedrückt und verlieren ihre Plätze.
}
button-start_without = Mit den Anwesenden starten
refused-absent = { $names } { $count ->
    [one] hat
   *[other] haben
} nicht „Ich bin da“ gedrückt, und dieses Spiel braucht { $least } Spieler. Unter „Tisch …“ kannst du den Abend verschieben oder Computer dazusetzen; du kannst auch warten.
refused-no-evening = Für diesen Tisch ist kein Abend verabredet.
refused-not-yet = Dass du da bist, kannst du ab einer Viertelstunde vor dem Abend sagen ({ $since }).
refused-evening-past = Diese Stunde ist vorbei, oder es gibt sie nicht. Wähle den Tag noch einmal.
event-about = Eine Partie { $title } mit Kontor. Mitspielen kannst du über die Nachricht des Tisches.
