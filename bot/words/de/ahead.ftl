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
