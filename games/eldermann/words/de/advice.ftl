# Warum eine Wahl besser ist als die nächstbeste, als Satz. Ohne Zahl: Sie wägen ab, was spätere Züge bringen können.

reason-order = Das bringt durch Aufträge mehr Ansehen oder bringt es früher.
reason-taler = Das lässt dir mehr Taler.
reason-building = Das bringt deine Gebäude weiter voran.
reason-feast = Das bringt dich dem Fest näher.
reason-goods = Das passt besser zu den Waren, die du brauchst.
reason-way = Das bringt dein Schiff schneller ans Ziel.
reason-fight = Das stellt dich gegen Piraten besser.
reason-raid = Das verspricht bei Überfällen mehr.
reason-card = Das nutzt die Spelunkenkarten besser.
reason-first = Das ist in diesem Handel als Nächstes an der Reihe.
reason-needed = Die andere Wahl würde verbrauchen, was du für etwas anderes brauchst.
