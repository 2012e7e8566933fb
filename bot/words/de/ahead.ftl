# Was man sagt, bevor man gefragt wird
more-ahead = Vorausplanen
more-ahead-hint = Listen, die für dich antworten, wenn du gefragt wirst
ahead-heading = **Vorausplanen**
    -# { $title } · Tisch { $table } · { $guild }
ahead-about = Wenn du gefragt wirst, antwortet deine Liste einige Minuten später für dich, außer du wählst vorher. Niemand sonst sieht sie. Sie gilt ab der nächsten Frage.
ahead-which = Was willst du mit einer Liste beantworten?
ahead-next = Was kommt { $place ->
    [1] zuerst
   *[other] als Nächstes, als Nummer { $place }
}?
ahead-draft = Deine Liste: { $list }.
    Drück unten auf einen Knopf, dann antwortet sie für dich.
ahead-once = einmal
ahead-always = jedes Mal
ahead-keep-once = Einmal antworten lassen
ahead-keep-always = Jedes Mal
ahead-again = Neu anfangen
ahead-remove = Diese Liste entfernen
ahead-dropped = **Entfernt.**
ahead-answers = **Deine Liste antwortet { $time }: { $choice }.** Wähle vorher, um anders zu antworten; „Vorausplanen“ unter „Mehr“ ändert die Liste.
ahead-removed = Deine Listen wurden entfernt, weil das Spiel zurückgegangen ist. Unter „Mehr“ kannst du wieder vorausplanen.
refused-ahead = Hier gibt es nichts, was du vorausplanen kannst.
refused-ahead-changed = Deine Karten haben sich geändert und damit auch, was auf dieser Liste stehen kann. Bitte fang sie neu an.

# Der Rest eines Zugs, geplant, während andere gefragt werden
turn-open = Den Rest meines Zugs planen
turn-heading = **Der Rest deines Zugs**
    -# { $title } · Tisch { $table } · { $guild }
turn-about = Wenn alle anderen passen und alles noch möglich ist, wird es einige Minuten später für dich ausgeführt. Sonst wirst du gefragt wie immer.
turn-stands = **Geplant:** { $plan }
turn-draft = **Dein Plan:** { $plan }
    Mit dem blauen Knopf gilt er.
turn-keep = Das tun, wenn alle passen
turn-drop = Entfernen
turn-answers = **Dein Plan geht { $time } weiter: { $choice }.** Wähle vorher, um etwas anderes zu tun.
turn-broken = Nicht alle anderen haben gepasst, oder dein Plan für diesen Zug ist nicht mehr möglich. Darum wirst du gefragt.
refused-turn = Hier gibt es nichts mehr zu planen. Drück auf „Dein Zug“, um zu sehen, was gefragt ist.
