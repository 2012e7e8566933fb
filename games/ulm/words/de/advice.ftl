# Warum eine Wahl geraten wird. $difference sagt, etwa wie viele Punkte: „etwa 3 Punkte“.

reason-points = Sie bringt sofort { $difference } mehr.
reason-coins = Ihre Münzen sind { $difference } mehr wert.
reason-tiles = Ihre Aktionssteine sind { $difference } mehr wert.
reason-cards = Mit Karten, jetzt oder am Spielende, bringt sie { $difference } mehr.
reason-river = Auf der Donau bringt sie { $difference } mehr.
reason-seal = Mit Siegeln, ihren Privilegien und Familienwappen, bringt sie { $difference } mehr.
reason-sparrows = Ihre Spatzen sind { $difference } mehr wert.
reason-ability = Bis zum Spielende bringt ihre Fähigkeit { $difference } mehr.
reason-first = Zuerst ausgeführt, kann sie dem noch nützen, was in diesem Zug folgt.
reason-wait = Die andere Wahl kann warten: Das ist { $difference } wert.
