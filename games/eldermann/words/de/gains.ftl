# Worum eine Frage geht, und was jede Wahl kostet und bringt: höchstens 100 Zeichen.

about-choose_home = Dort sind dein Kontor, dein Heimatmarkt und das Fest. Am Anfang helfen kurze Wege zu offenen Aufträgen.
about-stow_start = Waren an Bord erfüllen Aufträge und lassen sich anderswo verkaufen; im Kontor sind sie vor Überfällen sicher.
about-choose_arrow = Von dort rückt der Pfeil mit jeder ausgelegten Segelkarte ein Feld weiter.
about-plan = Die Summe der Karten ist deine Reichweite, ihre Anzahl dreht den Pfeil. Das Ereignis kommt, bevor du fährst.
about-navigate = Als Nächstes kommt das Ereignis unter dem Pfeil, außer jemand spielt einen Fluch.
about-curse_window = Ein Fluch dreht den Pfeil vor dem Ereignis ein Feld weiter. Je Zug trifft nur eine Spelunkenkarte: die erste im Uhrzeigersinn.
about-card_window = Sie wird gespielt, bevor das Schiff fährt, und kann abgewehrt werden. Je Zug trifft nur eine Spelunkenkarte: die erste im Uhrzeigersinn.
about-guns_window = Kanonen, die nicht zählen, fehlen in diesem Kampf und bis zum Ende des Zuges. Je Zug trifft nur eine Spelunkenkarte.
about-ward = Ein Schutz hebt die Karte auf. Beide sind verbraucht, und in diesem Zug trifft keine Spelunkenkarte mehr.
about-discard = Du hältst höchstens { $hand_limit } Karten. Die zurückgegebene wird in ihren Stapel gemischt.
about-sail = Ein Hafen beendet die Fahrt; dort wird gehandelt. Piraten greifen ab { $pirate_rank } Ansehen an.
about-sail_sea = Auf See kannst du nicht handeln, aber bauen. Neben einem anderen Schiff ist ein Überfall möglich.
about-choose_route = Du fährst den kürzesten Weg, der genau sie trifft. Eine Niederlage gegen Piraten kostet { $lost_to_pirates } Ansehen und Waren, ein Sieg bringt { $won_fight } Ansehen.
about-raid = Ein Überfall kostet sofort { $raid_price } Ansehen. Wer siegt, nimmt so viele Waren, wie der Unterschied beträgt; wer sich erfolgreich verteidigt, bekommt { $won_fight } Ansehen.
about-ambush = Ein Überfall kostet sofort { $raid_price } Ansehen. Wer siegt, nimmt so viele Waren, wie der Unterschied beträgt; wer sich erfolgreich verteidigt, bekommt { $won_fight } Ansehen.
about-plunder = Was du wählst, geht zurück in den Vorrat. Warenarten, die das Opfer nur einmal hat, fehlen ihm am meisten.
about-pillage = Was du nimmst, kommt an Bord. Findet etwas kein Feld, geht etwas über Bord.
about-jettison = Es sind mehr Waren an Bord als Felder. Was über Bord geht, kommt zurück in den Vorrat.
about-trade = Reihenfolge frei. Auftrag: +1 Genehmigung, Bau: −1, falls im Spiel. Anheuern beendet den Handel, Bauen den Zug.
about-trade_on = Reihenfolge frei. Auftrag: +1 Genehmigung, Bau: −1, falls im Spiel. Anheuern beendet den Handel, Bauen den Zug.
about-throw_away = Waren und Kanonen gehen zurück in den Vorrat; dafür gibt es nichts.
about-stow = Im Kontor sind Waren vor Überfällen sicher und zählen für das Fest; Aufträge anderswo nehmen Waren von Bord.
about-pay_good = Ein Ausbau kostet { $upgrade_price } Taler, eine beliebige Ware und, wenn am Tisch damit gespielt wird, eine Baugenehmigung.

gain-home = { $good }; nah: { $near } Felder
gain-start-aboard = 2 Waren an Bord
gain-start-split = 1 Ware an Bord, 1 im Kontor
gain-sell = { $gain }, −1 { $place ->
    [stored] im Kontor
   *[aboard] an Bord
}; { $left ->
    [0] letzter Verkauf
    [one] noch 1 Verkauf
   *[other] noch { $left } Verkäufe
}
gain-fill = { $gain }, +{ $points } [[el_reputation]] Ansehen{ $permits ->
    [1] , +1 [[el_permit]] Genehmigung
   *[0] {""}
}
gain-rank = {""}; Rang { $title }
gain-take = +1 Ware an Bord; dann { $room ->
    [0] kein Feld frei
    [one] 1 Feld frei
   *[other] { $room } Felder frei
}
gain-buy = −{ $taler } [[el_taler]] Taler; dann { $room ->
    [0] kein Feld frei
    [one] 1 Feld frei
   *[other] { $room } Felder frei
}
gain-cannon = −{ $taler } [[el_taler]] Taler; dann { $guns } von { $fields } { $fields ->
    [one] K-Feld
   *[other] K-Feldern
} mit Kanone
gain-toll = −{ $taler } [[el_taler]] Taler an { $who }; dann darfst du handeln
toll-owner = den Besitzer
gain-room = dafür kommt 1 { $good } ins Kontor
gain-shift = Ein E-Feld wird frei für Beute; { $room ->
    [0] sonst keins
   *[other] sonst { $room }
}
gain-hire = −{ $stack } { $pays ->
    [points] Ansehen
   *[taler] Taler
}; 1 Karte, blind; { $over ->
    [1] eine geht zurück
   *[0] dann nur Bau
}
gain-bribe1 = Zieht einen von { $count } { $count ->
    [one] Auftrag
   *[other] Aufträgen
} dieser Farbe
gain-bribe2 = { $goods }, { $taler } [[el_taler]] Taler, { $points } [[el_reputation]] Ansehen
gain-build = −{ $taler } [[el_taler]] Taler{ $goods ->
    [1] , −1 Ware
   *[0] {""}
}{ $permits ->
    [1] , −1 [[el_permit]] Genehmigung
   *[0] {""}
}
gain-throw = Einmal { $good } weniger { $place ->
    [kontor] im Kontor
   *[ship] an Bord
}, dort noch { $left }
gain-throw-cannon = −1 [[el_cannon]] Kanone, noch { $guns }; ein K-Feld wird frei
gain-stow = Kontor { $stored } von { $room }; { $aboard } { $aboard ->
    [one] Ware
   *[other] Waren
} an Bord
gain-overboard = Dann an Bord: { $goods }
gain-capture = { $count ->
    [0] Nichts
    [one] 1 Ware
   *[other] { $count } Waren
}; Platz für { $room }{ $over ->
    [0] {""}
   *[other] , { $over } über Bord
}
gain-storm = { $event }: { $moves ->
    [0] dein Schiff bleibt, wo es ist
    [one] dann bis zu 1 Feld
   *[other] dann bis zu { $moves } Felder
}
gain-pirates = { $event }: Siegchance { $chance } %, dann +{ $won } [[el_reputation]] Ansehen
gain-pirates-pass = { $event }: Überfall erst ab { $rank } [[el_reputation]] Ansehen
gain-order = Neuer Auftrag in { $one } oder { $other }
gain-goods = Freie Ware in { $cities }
gain-goods-part = { gain-goods }; { $lost } verfällt
gain-goods-lost = Ohne Platz oder Vorrat: { $lost }
gain-curse = { $then } statt { $now }
gain-sails = { $moves ->
    [0] Das Schiff bleibt dann
    [one] Dann bis zu 1 Feld
   *[other] Dann bis zu { $moves } Felder
}, jetzt { $now }
gain-guns = { $guns ->
    [one] 1 [[el_cannon]] Kanone zählt
   *[other] { $guns } [[el_cannon]] Kanonen zählen
}, jetzt { $now }
gain-thugs = Siegchance der Söldner { $chance } %; { $cargo } { $cargo ->
    [one] Ware
   *[other] Waren
} an Bord
gain-ward = −1 Karte; die andere Karte ist aufgehoben
gain-best-order = Auftrag: +{ $taler } [[el_taler]] Taler, +{ $points } [[el_reputation]] Ansehen
gain-sales = Verkauf: +{ $taler } [[el_taler]] Taler
gain-buys = { $good } kaufen
gain-delivery = +1 Heimatware
gain-raid = Sieg: { $chance } %; im Schnitt { $goods } Beute, { $lost } Verlust

# Der Tisch neben der Wahl
table-town = { $city } ({ $count })
table-order = { $goods } für { $taler } Taler, { $points } Ansehen
table-free = frei: { $goods }
table-seat = { $who }: { $points } Ansehen, { $title }, { $taler } Taler, { $place }; an Bord { $aboard }, { $guns ->
    [0] keine Kanone
    [one] 1 Kanone
   *[other] { $guns } Kanonen
}; Kontor { $kontor }
