# Warum eine Wahl besser ist als die nächstbeste, als halber Satz nach der Wahl.

reason-order = { $difference ->
    [0] bringt durch Aufträge etwas mehr
   *[other] bringt durch Aufträge etwa { $difference } Ansehen mehr
}
reason-taler = lässt dir mehr Taler
reason-building = bringt deine Gebäude weiter voran
reason-feast = bringt dich dem Fest näher
reason-goods = passt besser zu den Waren, die du brauchst
reason-way = bringt dein Schiff schneller ans Ziel
reason-fight = stellt dich gegen Piraten besser
reason-raid = verspricht bei Überfällen mehr
reason-card = nutzt die Spelunkenkarten besser
reason-first = ist in diesem Handel als Nächstes an der Reihe
