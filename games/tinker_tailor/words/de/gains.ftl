# Worum es bei einer Frage geht: höchstens 160 Zeichen. Was jede Wahl kostet und bringt: neben einem Knopf höchstens 46, in einer Liste 100. Punkte gelten für die Hand, wie sie ist.

about-pick_role = Die Rollen handeln in der Reihenfolge des Reims. Was dann im Markt liegt, weiß noch niemand.
about-return_role = Der Startspieler wählt aus ihr und { $new } neuen Rollen.
about-preset_gift = Das gilt, bis du es bei einer späteren Wahl änderst. Die anderen sehen, dass du es bestimmt hast, nicht die Karte.
about-take_goods = Viele einer Sorte bringen je mehr; ein Satz aus allen { $kinds } bringt { $points }.
about-take_different = { about-take_goods }
about-take_any = { about-take_goods }
about-take_for_two = { about-take_goods }
about-keep_goods = Der Rest kommt unter den Stapel. Punkte gibt es für die Hand am Ende; ein kompletter Satz aus { $kinds } Sorten bringt { $points } dazu.
about-take_money = Mit Geld kaufst du nach deiner Aktion Waren; was am Ende übrig ist, zählt halb.
about-take_both = { about-take_goods }
about-take_and_give = { about-give_money_to }
about-take_and_share = { about-give_goods_to }
about-give_money_to = Welche Karte es ist, wisst nur ihr beide.
about-give_money = Welche Karte es ist, wisst nur ihr beide.
about-donate = Nur ihr beide seht die Karte. Alle geben gleichzeitig.
about-choose_richest = Welche Karte du bekommst, entscheidet, wer sie gibt.
about-choose_donors = Welche Karten du bekommst, entscheiden die anderen, alle gleichzeitig.
about-choose_victims = Die Karten werden zufällig gezogen. Geschützte kannst du nicht wählen.
about-choose_fullest = Die Waren werden zufällig gezogen.
about-give_goods_to = Die anderen wissen, welche Waren du genommen hast, aber nicht, welche du gibst.
about-give_goods = Die anderen wissen, welche Waren du genommen hast, aber nicht, welche du gibst.
about-name_kind = Geschützte verlieren nichts. Wer sonst nichts abwirft, hat keine dieser Sorte, und alle sehen es.
about-swap = Du gibst dem Markt eine Karte und nimmst eine andere Sorte. Aufhören kannst du jederzeit.
about-copy_role = Du führst sie aus, als wäre sie deine.
about-buy = Punkte: Gewinn der Hand minus das halbe Geld. Was nicht zu wechseln ist, verfällt.

gain-goods = { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}{ $sets ->
    [more] {" "}mit Satz
    [fewer] {" "}ohne Satz
   *[same] {""}
}
gain-good = Als { $count }. Karte: { $said }
gain-good-lost = { $said }, noch { $count }
gain-copies = { $number } zusammen: { $said }
gain-money = { $change } Geld, dann { $sum }
gain-less-one = { $said }, ohne die weitergegebene
gain-preset = Wenn du gefragt wirst: { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}, dann { $cards }
gain-preset-money = Wenn du gefragt wirst: { $change } Geld, dann { $sum }
gain-preset-not-held = Du hast keine: stattdessen deine billigste Karte
gain-nothing-changes = Deine Hand bleibt, wie sie ist
gain-purchase = Kostet { $cost }{ $lost ->
    [0] {""}
    [one] , 1 verfällt
   *[other] , { $lost } verfallen
}; insgesamt { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}
gain-cards = { $count ->
    [0] Keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}{ $money ->
    [0] {""}
    [one] {" "}und 1 Geldkarte
   *[other] {" "}und { $money } Geldkarten
}
gain-known = { $said }; sicher: { $cards }
gain-hand = Hat sicher: { $cards }
gain-hand-unknown = Von dieser Hand ist nichts bekannt
gain-richest = 1 von { $count } Geldkarten
gain-fullest = { $drawn } zufällige von { $count } Waren
gain-named = Werfen sicher ab: { $who }
cards-known = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
players-counted = { $count ->
    [one] 1 Mitspieler
   *[other] { $count } Mitspieler
}
gain-named-nobody = Niemand hat sicher welche

# Der Tisch neben der Wahl
table-shown = { $who } war dran: { $roles }
table-coming = { $count ->
    [one] 1 Rolle kommt
   *[other] { $count } Rollen kommen
} noch, als Nächstes { $next }
