# Warum ein Tipp eine Wahl nennt. $difference sagt im Akkusativ, wie viele Punkte etwa: „etwa 3 Punkte“.

reason-points = Das bringt sofort { $difference } mehr.
reason-coins = Die Münzen sind { $difference } mehr wert.
reason-tiles = Die Steine sind { $difference } mehr wert.
reason-cards = Mit Karten, jetzt oder am Spielende, bringt das { $difference } mehr.
reason-river = Auf der Donau bringt das { $difference } mehr.
reason-seal = Mit Siegeln, ihren Privilegien und Familienwappen, bringt das { $difference } mehr.
reason-sparrows = Die Spatzen sind { $difference } mehr wert.
reason-ability = Bis zum Spielende bringt die Fähigkeit { $difference } mehr.
reason-first = Zuerst ausgeführt, kann das dem noch nützen, was in diesem Zug folgt.
reason-wait = Die andere Wahl kann warten.
reason-spare = Du gibst Steine ab, die du am wenigsten brauchst.
