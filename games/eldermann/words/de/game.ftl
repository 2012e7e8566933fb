title = Eldermann
tagline = Über die Ostsee segeln, Aufträge erfüllen und zum Fest laden.
about-game = Ein unveröffentlichter Prototyp nach den vorläufigen Spielregeln 3.0.3.
reconstructed = Die Regeln des Prototyps nennen vieles nicht: Karte, Ereignisscheibe, Auftragskarten, Ränge, Lager und Stapel sind Hausdaten, nicht die des Autors.

# Namen
good-beer = [[el_beer]] Bier
good-fish = [[el_fish]] Fisch
good-grain = [[el_grain]] Getreide
good-cloth = [[el_cloth]] Tuch
city-aalborg = Aalborg
city-malmo = Malmö
city-visby = Visby
city-memel = Memel
city-danzig = Danzig
city-stettin = Stettin
city-lubeck = Lübeck
city-flensburg = Flensburg
island-oland = Öland
island-hela = Hela
island-rugen = Rügen
island-seeland = Seeland
island-bornholm = Bornholm
title-hawker = Krämer
title-trader = Händler
title-councillor = Ratsherr
title-patrician = Patrizier
title-mayor = Bürgermeister
title-elder = Eldermann
role-merchant = Kaufmann
role-admiral = Admiral
role-navigator = Navigator
role-captain = Kapitän
role-scholar = Gelehrter
role-builder = Baumeister
role-innkeeper = Wirt
building-kontor = Kontor
building-grand_kontor = Großkontor
building-school = Schule
building-university = Universität
building-guild = Gilde
building-great_guild = Zunft
building-storehouse = Lagerhaus
building-warehouses = Speicherstadt
building-dock = Dock
building-shipyard = Werft
building-den = Spelunke
boon-kontor = 1 Heimatware bei der Ankunft daheim
boon-grand_kontor = jede Runde 1 Heimatware
boon-school = Segelkarten 2 bis 7
boon-university = 3 Segelkarten, auch 6 und 7
boon-guild = 2 Waren je Zug verkaufen
boon-great_guild = 3 Waren, 2 Aufträge je Zug
boon-storehouse = Kontor: { $goods } Waren, { $taler } Taler
boon-warehouses = Kontor: { $goods } Waren, { $taler } Taler
boon-dock = Schiff: { $deck } Waren, 1 Kanone, 1 Beute
boon-shipyard = { $deck } Waren, 2 Kanonen, 2 Beute
boon-den = Je Zug eine Spelunkenkarte anheuern
rogue-ward1 = Schutz I
rogue-ward2 = Schutz II
rogue-curse = Fluch
rogue-bribe1 = Bestechung I
rogue-bribe2 = Bestechung II
rogue-sails1 = Segel −1
rogue-sails2 = Segel −2
rogue-thugs1 = Söldner 1
rogue-thugs2 = Söldner 2
rogue-guns1 = Kanonen −1
rogue-guns2 = Kanonen −2
rogue-siege = Hafenblockade
effect-ward1 = Hebt eine Karte der Stufe 1 gegen dich auf
effect-ward2 = Hebt eine Karte gegen dich auf (Stufe 1, 2)
effect-curse = Der Pfeil rückt ein Feld weiter
effect-bribe1 = Einen Auftrag einer Farbe ziehen und auslegen
effect-bribe2 = Einen offenen Auftrag einer Stadt austauschen
effect-sails1 = Das Schiff fährt 1 Feld weniger
effect-sails2 = Das Schiff fährt 2 Felder weniger
effect-thugs1 = Ein Überfall mit Stärke 1
effect-thugs2 = Ein Überfall mit Stärke 2
effect-guns1 = 1 Kanone zählt in diesem Zug nicht
effect-guns2 = 2 Kanonen zählen in diesem Zug nicht
effect-siege = In diesem Zug kein Hafen und kein Handel
sector-pirates = Pirat { $strength }
sector-storm = Sturm −{ $strength }
sector-order = Auftrag { $goods }
sector-goods = Waren { $goods }
pirates-name = Piraten
nothing = nichts
pays = { $taler } Taler, { $points } Ansehen

# Fragen
ask-choose_home = Wähle deine Heimatstadt.
ask-stow_start = Wohin kommen deine zwei Startwaren?
ask-choose_arrow = Auf welchem Feld „Pirat 2“ beginnt der Pfeil?
ask-plan = Welche Karten legst du?
ask-navigate = Drehst du als Navigator den Pfeil ein Feld weiter?
ask-curse_window = „{ $event }“ für { $who }: Spielst du einen Fluch?
ask-card_window = Ereignis: { $event }. Spielst du eine Karte gegen { $who }?
ask-guns_window = Ein Kampf beginnt. Sabotierst du Kanonen?
ask-ward = Gegen dich gespielt: { $who }. Wehrst du die Karte ab?
ask-sail = Wohin fährst du? Bis zu { $moves ->
    [one] 1 Feld
   *[other] { $moves } Felder
}.
ask-sail_sea = Auf welches freie Feld fährst du? Bis zu { $moves ->
    [one] 1 Feld
   *[other] { $moves } Felder
}.
ask-choose_route = Welchen Weg nimmst du? Bis zu { $moves ->
    [one] 1 Feld
   *[other] { $moves } Felder
}.
ask-raid = Überfällst du { $who }? Das kostet 1 Ansehen.
ask-ambush = { $who } zieht vorbei. Überfall für 1 Ansehen?
ask-plunder = Die Piraten besiegen { $who }. { $count ->
    [one] Welche Ware nehmen sie?
   *[other] Welche { $count } Waren nehmen sie?
}
ask-pillage = Du besiegst { $who }. { $count ->
    [one] Welche Ware nimmst du?
   *[other] Welche Waren nimmst du, höchstens { $count }?
}
ask-jettison = Für diese Waren ist kein Platz. Was geht über Bord?
ask-trade = { $state ->
    [closed] Was baust du, was räumst du um?
    [toll] Bevor du hier handelst, zahlst du Zoll.
    [sold] Handeln und bauen: kein Verkauf mehr in diesem Zug.
    [none] Handeln und bauen: hier nichts zu verkaufen.
   *[open] Handeln und bauen: noch { $sales ->
        [one] 1 Ware
       *[other] { $sales } Waren
    } zu verkaufen.
}
ask-trade_on = Handeln und bauen.
ask-throw_away = Was wirfst du weg?
ask-stow = Welche Waren sollen im Kontor liegen? Der Rest kommt aufs Schiff.
ask-discard = Vier Karten sind eine zu viel. Welche geht zurück?
ask-pay_good = { $who }: Mit welcher Ware bezahlst du den Ausbau?
ask-stance = Welchen Dauerbefehl gibst du? Alle sehen ihn.

phase-choose_home = Vorbereitung: Heimatstädte
phase-stow_start = Vorbereitung: Startwaren
phase-choose_arrow = Vorbereitung: Ereignisscheibe
phase-plan = Runde { $round }: Planung
phase-navigate = Runde { $round }: Ereignis
phase-curse_window = Runde { $round }: Ereignis
phase-card_window = Runde { $round }: Ereignis
phase-guns_window = Runde { $round }: Überfall
phase-ward = Runde { $round }: Spelunke
phase-sail = Runde { $round }: Bewegung
phase-sail_sea = Runde { $round }: Bewegung
phase-choose_route = Runde { $round }: Bewegung
phase-raid = Runde { $round }: Begegnung
phase-ambush = Runde { $round }: Begegnung
phase-plunder = Runde { $round }: Überfall
phase-pillage = Runde { $round }: Überfall
phase-jettison = Runde { $round }: Überfall
phase-trade = Runde { $round }: Handel und Bau
phase-trade_on = Runde { $round }: Handel und Bau
phase-throw_away = Runde { $round }: Handel und Bau
phase-stow = Runde { $round }: Handel und Bau
phase-discard = Runde { $round }: Spelunke
phase-pay_good = Runde { $round }: Handel und Bau
phase-stance = Runde { $round }: Handel und Bau
phase-over = Spielende

# Auswahl
label-no = Nein
label-curse_window-no = Keine Karte
label-card_window-no = Keine Karte
label-guns_window-no = Keine Karte
label-ward-no = Nicht abwehren
label-rest = In diesem Zug nicht mehr fragen
label-never = Nie mehr fragen
label-back = Zurück
label-attack = Angreifen
label-stay = Hier bleiben
label-navigate-stay = Lassen: { $event }
label-turn = Drehen: { $event }
label-sea = Aufs offene Meer
label-aboard = Beide aufs Schiff
label-split = Eine aufs Schiff, eine ins Kontor
hint-home = Heimatware: { $good }
label-arrow = Start { $place }
hint-arrow = Danach: { $one }, dann { $two }
label-cards = { $cards }: bis zu { $moves ->
    [one] 1 Feld
   *[other] { $moves } Felder
}
label-no-cards = Keine Karte: nicht fahren
label-cards-turn = { $cards }, Pfeil +1: { $moves ->
    [one] 1 Feld
   *[other] { $moves } Felder
}
label-no-cards-turn = Keine Karte, Pfeil +1
label-turned = Pfeil auf: { $event }
label-colour = Farbe { $good }
label-bribe1 = { $card }: { $what }
label-bribe2 = { $card } ersetzt { $what }
label-port = { $city }: { $count } von { $moves ->
    [one] 1 Feld
   *[other] { $moves } Feldern
}
label-round = Rundfahrt zurück hierher
hint-round = { $count ->
    [one] 1 Weg
   *[other] { $count } Wege
} an Piraten oder Schiffen vorbei
label-cell = { $cell }: { $count } { $count ->
    [one] Feld
   *[other] Felder
}
label-far = { $count ->
    [one] 1 Feld weit
   *[other] { $count } Felder weit
}
label-way-to = { $goal }: Weg { $number }, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
short-way-to = { $goal } { $number }
label-way = Weg { $number }: { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
hint-sea = kein Handel, aber du kannst bauen
hint-around = Außen herum: { $count }.
risk-none = Niemand am Weg.
risk-pirates = Piraten { $strength }: Siegchance { $chance } %.
risk-pirates-perhaps = Piraten { $strength } nur, falls du dann 13 Ansehen hast: Siegchance { $chance } %.
risk-ship = { $who } ({ $guns ->
    [0] keine Kanone
    [one] 1 Kanone
   *[other] { $guns } Kanonen
})
risk-ships = Schiffe: { $ships }.
route-ship = ein Schiff
route-nobody = Niemand am Weg
route-pirates = Piraten { $strength } ({ $chance } %)
route-perhaps = evtl. Piraten { $strength } ({ $chance } %)
label-none-plunder = Nichts
label-none-pillage = Nichts nehmen
label-none-jettison = Nichts
label-none-stow = Nichts ins Kontor
label-from-ship = { $good } vom Schiff
label-from-kontor = { $good } aus dem Kontor
label-cannon-away = Eine Kanone über Bord
label-feast = Das Fest ausrichten
hint-feast = Du hast alle Waren daheim und gewinnst.
label-toll = Zoll zahlen: 1 Taler
hint-toll = Erst danach darfst du hier handeln
label-cannon = Kanone kaufen: 2 Taler
hint-cannon = Belegt ein K-Feld und bleibt an Bord
label-room = { $given } wegwerfen für { $brought }
label-throw = Etwas wegwerfen
hint-throw = Schafft Platz
label-stow = Umladen
hint-stow = Zwischen Schiff und Kontor
label-done = Fertig
label-build = { $level ->
    [1] { $building } bauen
   *[other] Ausbau { $building }
}
gain-all = +{ $taler } Taler
gain-part = +{ $fits } von { $taler } Talern
gain-none = +0 Taler (Kasse voll)
label-sell = { $good } verkaufen
label-sell-kontor = { $good } aus dem Kontor verkaufen
label-fill = Auftrag { $goods }
label-buy = { $count } { $good } kaufen: { $taler } Taler
hint-buy = Platz für { $room }, Vorrat { $supply }
label-take = { $good } umsonst mitnehmen
label-shift = { $good } vom Enterfeld umladen
label-hire = Spelunkenkarte Stufe { $stack }: { $stack } Taler
label-hire-name = Spelunkenkarte Stufe { $stack }: { $stack } Ansehen
hint-hire = Danach kein Handel mehr, nur noch bauen
label-stance-raids = { $stance ->
    [ask] Überfälle: fragen
    [stronger] Überfälle: von selbst, wenn ich stärker bin
   *[never] Überfälle: nie
}
label-stance-cards = { $stance ->
    [ask] Spelunkenkarten: fragen
    [leader] Spelunkenkarten: nur gegen Führende
   *[never] Spelunkenkarten: nie
}

# Auf einer Taste neben ihrer Wirkung: höchstens 14 Zeichen
short-way = Weg { $number }
short-rest = Diesen Zug nie
short-never = Nie fragen
short-sea = Offene See
short-round = Rundfahrt
short-stay = Bleiben
short-navigate-stay = Lassen
short-turn = Weiterdrehen
short-aboard = Beide an Bord
short-split = Je eine
short-plan-none = Keine Karte
short-stow-none = Nichts
short-fill = Auftrag { $what }
short-sell = Verkauf: { $what }
short-sell-kontor = Kontor: { $what }
short-buy = Kauf: { $count } { $what }
short-take = Nimm { $what }
short-shift = Umladen: { $what }
short-hire = Karte { $what }: Taler
short-hire-name = Karte { $what }: Ruf
short-cannon = Kanone kaufen
short-toll = Zoll zahlen
short-room = { $what } weg
short-throw = Wegwerfen
short-feast = Zum Fest laden
brief-beer = Bier
brief-fish = Fisch
brief-grain = Getr.
brief-cloth = Tuch

# Was man dazu wissen muss
around-event = { $count ->
    [0] Keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}: { $event }
around-turn = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} und eins weiter: { $event }
around-fight = { $attacker } (Stärke { $strength }) gegen { $defender } (Stärke { $guns })
around-no-card = Keine deiner Karten passt; gefragt wirst du, damit niemand sie errät. Ändern kannst du das unter *Mehr*, *Pläne*.
around-hired = { $asked }. Ohne Frage zählen deine Pläne: *Mehr*, *Pläne*.
around-stance-raids = **Überfälle von selbst:** Mit mehr Kanonen greifst du an, wenn etwas zu holen ist. Jeder Überfall kostet 1 Ansehen.
around-stance-cards = **Nur gegen Führende:** Du wirst nur gefragt, wenn am Zug ist, wer am meisten Ansehen hat.

# Was geschieht
event-order-laid = Neuer Auftrag in { $city }: { $goods }.
event-order-returned = Der Auftrag in { $city } verfällt: { $goods }.
event-start-player = { $who } beginnt.
event-home = { $who } ist in { $city } zu Hause.
event-start-aboard = { $who } lädt beide Startwaren ({ $good }).
event-start-split = { $who } lädt einmal { $good }, einmal bleibt es daheim.
event-role = { $who } bekommt die Rolle { $role }.
event-arrow-set = { $who } stellt den Pfeil auf Start { $place }.
event-round = **Runde { $number }**
event-planned = { $who } legt { $cards }: bis zu { $moves ->
    [one] 1 Feld
   *[other] { $moves } Felder
}.
event-planned-none = { $who } legt keine Karte.
event-navigated = { $who } dreht den Pfeil ein Feld weiter.
event-storm = { $moves ->
    [0] [[el_storm]] Sturm: { $who } kann in diesem Zug nicht fahren.
   *[other] [[el_storm]] Sturm: { $who } verliert { $loss ->
        [0] kein Feld
        [one] 1 Feld
       *[other] { $loss } Felder
    }, noch { $moves }.
}
event-goods-came = Freie Ware im Hafen von { $city }: { $good }.
event-goods-lapsed = { $good } für { $city } verfällt: { $missing ->
    [room] kein Platz
    [supply] kein Vorrat
   *[unsaid] ohne Platz oder Vorrat
}.
event-pirates-passed = [[el_pirates]] Piraten der Stärke { $strength } verschonen { $who }.
event-delivered = Das Kontor von { $who } erhält { $good }.
event-taler-lost = { $who } bekommt { $count } [[el_taler]] Taler weniger: Das Kontor fasst nicht mehr.
event-pirates = [[el_pirates]] Piraten der Stärke { $strength } überfallen { $who }!
event-raid = { $who } überfällt { $victim }!
event-thrown = Angriff { $attack } + { $strength } = { $attacked }, Abwehr { $defence } + { $guns } = { $defended }.
event-pirates-won = Die Piraten siegen. { $count ->
    [0] { $who } hat nichts zu verlieren.
    [one] { $who } verliert 1 Ware.
   *[other] { $who } verliert { $count } Waren.
}
event-fight-won = { $who } siegt.
event-fight-points = { $who }: { $change ->
    [-2] −2
    [-1] −1
   *[other] +{ $change }
} [[el_reputation]] Ansehen, jetzt { $points }.
event-goods-lost = { $who } verliert: { $goods }.
event-captured = { $who } erbeutet: { $goods }.
event-goods-thrown = { $who } wirft weg: { $goods }.
event-cannon-thrown = { $who } wirft eine [[el_cannon]] Kanone über Bord.
event-rogue = { $who } spielt „{ $card }“ gegen { $victim }.
event-warded = { $who } wehrt die Karte ab: { $card }.
event-own-bribe = { $who } spielt „{ $card }“.
event-arrived = { $who } läuft in { $city } ein.
event-at-sea = { $who } liegt auf { $cell }.
event-toll = { $who } zahlt { $owner } 1 [[el_taler]] Taler Zoll.
event-sold = { $who } verkauft { $good }.
event-sold-kontor = { $who } verkauft { $good } aus dem Kontor.
event-filled = { $who } erfüllt { $goods }: +{ $taler } [[el_taler]] Taler, +{ $points } [[el_reputation]] Ansehen.
event-took = { $who } nimmt { $good } aus dem Hafen mit.
event-bought = { $who } kauft { $count } { $good }.
event-armed = { $who } kauft eine [[el_cannon]] Kanone und hat jetzt { $count }.
event-shifted = { $who } lädt { $good } vom Enterfeld um.
event-stowed = { $who } lädt um: { $kontor } im Kontor, { $ship } an Bord.
event-hired = { $who } zahlt { $stack } [[el_taler]] Taler für eine Spelunkenkarte { $stack }.
event-hired-own = Für { $stack } [[el_taler]] Taler bekommst du: { $card }.
event-hired-name = { $who } zahlt { $stack } [[el_reputation]] Ansehen für eine Spelunkenkarte { $stack }.
event-hired-name-own = Für { $stack } [[el_reputation]] Ansehen bekommst du: { $card }.
event-discarded = { $who } legt eine Spelunkenkarte { $stack } zurück.
event-built = { $who } baut: { $building }.
event-stance-raids = { $stance ->
    [ask] { $who } will bei Überfällen wieder gefragt werden.
    [stronger] { $who } überfällt von selbst alle, die schwächer sind.
   *[never] { $who } überfällt bis auf Weiteres niemanden.
}
event-stance-ambush = { $who } lauert bis auf Weiteres niemandem auf.
event-stance-cards = { $stance ->
    [ask] { $who } wird wieder nach jeder Spelunkenkarte gefragt.
    [leader] { $who } wird nach Spelunkenkarten nur gegen Führende gefragt.
   *[never] { $who } wird vorerst nicht nach Spelunkenkarten gefragt.
}
event-election = { $who } ist Bürgermeister: Die Wahl ist ausgerufen!
event-elder-seen = { $who } erreicht den Rang des Eldermanns.
event-feast = { $who } richtet das Fest aus!
event-ended-feast = Das Spiel ist zu Ende.
event-ended-elder = Wer mit allen Waren daheim Eldermann wird, gewinnt sofort.
event-ended-empty = Eine Farbe hat keinen Auftrag mehr: Spielende.
event-ended-limit = Die letzte Runde ist vorbei: Spielende.

# Kämpfe in einer Zeile
told-raid-won = { $attacker } überfällt { $defender } und siegt { $attacked }:{ $defended } ({ $attack }+{ $strength } zu { $defence }+{ $guns }).
told-raid-lost = { $attacker } überfällt { $defender }, verliert { $attacked }:{ $defended } ({ $attack }+{ $strength } zu { $defence }+{ $guns }).
told-pirates-won = [[el_pirates]] Piraten schlagen { $defender } { $attacked }:{ $defended } ({ $attack }+{ $strength } zu { $defence }+{ $guns }).
told-pirates-lost = { $defender } schlägt Piraten { $defended }:{ $attacked } ({ $defence }+{ $guns } zu { $attack }+{ $strength }).
told-nothing = Zu verlieren gab es nichts.
told-goods-lost = Verloren: { $goods }.
told-captured = { $who } erbeutet: { $goods }.
told-reputation = Ansehen: { $changes }.
told-change = { $who } { $change } (jetzt { $points })

result-elder = { $count ->
    [one] { $who } wird mit { $score } Ansehen zum Eldermann gewählt.
   *[other] { $who } teilen sich den Sieg mit je { $score } Ansehen.
}
result-nobody = Niemand wird gewählt.
decided-feast = Entschieden hat das Fest, nicht das meiste Ansehen: Wahl ausgerufen, mindestens Patrizier, alle vier Waren daheim.
decided-elder = Wer mit allen vier Waren daheim den Rang des Eldermanns erreicht, gewinnt sofort.
decided-empty = Ein Auftragsstapel war leer.
decided-limit = Die letzte Runde war vorbei.

# Das Bild in Worten
alt-seat = { $who }: { $points } Ansehen, { $taler } Taler, { $guns ->
    [0] keine Kanone
    [one] 1 Kanone
   *[other] { $guns } Kanonen
}, { $place }
alt-asked = Am Zug: { $who }.
board-event = Ereignis: { $event }
board-fight = Kampf: { $attacker } { $attack } + { $strength } = { $attacked } gegen { $defender } { $defence } + { $guns } = { $defended }. { $pirates ->
    [1] Die Piraten siegen
   *[other] { $who } siegt
}, { $lost ->
    [0] ohne Verlust
    [one] 1 Ware geht verloren
   *[other] { $lost } Waren gehen verloren
}.
board-disc-unset = Ereignisscheibe im Uhrzeigersinn: { $sectors }
board-laid = Gelegte Karten: { $cards }
board-wake = In diesem Zug gefahren: { $cells }
board-port = { $city } { $count }
board-ports = Häfen in Reichweite, mit Feldern bis dorthin: { $ports }
board-way = Weg { $number }: { $cells }
board-ranks = Ränge: { $ranks }
rank-hawker = { $title } { $points }
rank-trader = { $title } { $points }
rank-councillor = { $title } { $points } (Piraten greifen an)
rank-patrician = { $title } { $points } (darf das Fest ausrichten)
rank-mayor = { $title } { $points } (ruft die Wahl aus)
rank-elder = { $title } { $points } (mit allen Waren daheim erreicht: sofort gewonnen)
board-feast = Das Fest braucht: { $elder ->
    [1] einen Eldermann dem Rang nach ({ $open ->
        [1] erreicht
       *[other] noch nicht erreicht
    })
   *[other] die Wahl ({ $open ->
        [1] ausgerufen
       *[other] noch nicht ausgerufen
    })
}, { $points } Ansehen ({ $title }) und daheim { $goods }
board-score = { $who }: { $points } Ansehen ({ $title }). Aufträge { $orders } ({ $orderpoints } Ansehen), Kämpfe gewonnen { $won } und verloren { $lost } ({ $fightpoints } Ansehen), Waren verkauft { $sold }, gebaut { $built }, Waren daheim: { $goods }
board-disc = Pfeil auf { $now }. Danach: { $ahead }
board-election = Die Wahl ist ausgerufen.
board-elder = Der Rang des Eldermanns wurde erreicht.
board-turn = Am Zug: { $who }, noch { $moves ->
    [one] 1 Feld
   *[other] { $moves } Felder
}
board-spent = In diesem Zug gespielt: { $cards }
board-supply = Vorrat: { $goods }, { $cannons ->
    [one] 1 Kanone
   *[other] { $cannons } Kanonen
}
board-decks = Aufträge im Stapel: { $decks }. Spelunke: { $one } und { $two } Karten
board-pirates = Piraten: { $cells }
board-city = { $city } ({ $cell }, { $good }): { $orders }{ $extra }
board-city-home = {" "}· Heimat von { $who }
board-city-goods = {" "}· im Hafen { $goods }
board-seat = **{ $who }** (Platz { $number }): { $points } Ansehen ({ $title }), { $origin }, { $place }
board-ship = Schiff: { $goods } ({ $room ->
    [one] 1 Feld
   *[other] { $room } Felder
}), Kanonen { $guns }/{ $fields }, Enterfeld { $booty } ({ $spare ->
    [one] 1 Feld
   *[other] { $spare } Felder
})
board-kontor = Kontor: { $goods } ({ $room ->
    [one] 1 Feld
   *[other] { $room } Felder
}), Taler { $taler }/{ $most }
board-built = Stadt: { $buildings }
held-cards = Spelunkenkarten: { $cards }
held-no-cards = Keine Spelunkenkarten
board-held = Genehmigungen { $permits }, Spelunkenkarten { $one } + { $two }
board-rested = Segelkarten ruhen: { $cards }
board-stance-raids = Überfälle: { $stance ->
    [ask] fragen
    [stronger] von selbst, wenn stärker
   *[never] nie
}
board-ambush = Hinterhalte: { $aim ->
    [ask] fragen
    [never] nie
   *[other] { $target }, { $strength }, { $cargo }
}
ambush-target = { $aim ->
    [leader] Führende
    [seat] { $who }
   *[all] alle
}
ambush-strength = { $strength ->
    [stronger] mehr Kanonen
    [equal] gleich viele Kanonen
   *[any] jede Stärke
}
ambush-cargo = { $count ->
    [0] auch leere Schiffe
    [one] ab 1 Ware
   *[other] ab { $count } Waren
}
hand-sailing = Segelkarten: { $cards }
hand-school = Erst mit der Schule: { $cards }
hand-resting = Es ruhen: { $cards }
hand-no-rogues = Keine Spelunkenkarten auf der Hand
hand-event = Pfeil auf: { $event }
hand-left = { $moves ->
    [one] noch 1 Feld
   *[other] noch { $moves } Felder
}
hand-rogue = { $card } (Stufe { $level }, { $when }): { $effect }. Plan: { $plan }
hand-fillable = Auftrag erfüllbar
hand-limits = In diesem Zug noch: Verkauf { $sales }, Auftrag { $orders }
hand-work = { $building } { $taler } Taler{ $goods ->
    [1] {" "}und 1 Ware
   *[other] {""}
}
hand-works = Als Nächstes zu bauen: { $works }
hand-chance = { $pirates ->
    [1] Siegchance der Piraten: { $chance } %
   *[other] Siegchance von { $who }: { $chance } %
}
hand-aboard = { $count ->
    [0] { $who } hat keine Ware an Bord
    [one] { $who } hat 1 Ware an Bord
   *[other] { $who } hat { $count } Waren an Bord
}
hand-goods = Zur Auswahl: { $goods }
hand-honour = { $who }: { $change } Ansehen

warning-purse-full = Deine Kasse ist voll: Dieser Verkauf bringt keinen Taler.
warning-empty-ship = Das Schiff hat nichts an Bord: Zu holen ist dort nichts.

# Ablehnungen
refused-choice = „{ $choice }“ steht hier nicht zur Wahl.
refused-home-taken = Diese Stadt ist schon vergeben.
refused-no-home = Heimatstadt kann nur eine der vier Eckstädte sein.
refused-too-many-cards = Du darfst höchstens { $most } Segelkarten legen.
refused-no-sailing-card = Diese Segelkarten hast du gerade nicht. Du hast: { $cards }
refused-blockaded = Die Hafenblockade sperrt in diesem Zug alle Häfen.
refused-land = { $cell } ist Land.
refused-occupied = Auf { $cell } liegt schon ein Schiff.
refused-too-far = Das sind { $far } Felder, du hast { $moves }.
refused-route-step = { $cell } liegt nicht neben { $before }. Ein Weg wird Feld für Feld geschrieben: a2 a3 b3.
refused-route-harbour = Ein Hafen beendet die Fahrt, also führt kein Weg hindurch.
refused-route-goal = Dieser Weg endet nicht auf { $cell }, deinem Ziel.
refused-route-group = Kein Weg mit höchstens { $moves } Feldern trifft genau diese in dieser Reihenfolge.
refused-rogue-now = Diese Karte kannst du hier nicht spielen.
refused-rogue-not-held = Diese Karte hast du nicht.
refused-plunder = Die Piraten nehmen genau so viele Waren, wie verlangt sind, und nur, was an Bord ist.
refused-pillage = Du kannst nur Waren nehmen, die an Bord sind, und höchstens so viele, wie du erbeutet hast.
refused-jettison = Genau die überzähligen Waren müssen über Bord.
refused-stow = So passt es nicht: Kontor und Schiff haben nur begrenzt Platz, und auf Enterfeldern liegt nur Beute.
refused-no-harbour = Handeln kannst du nur in einem offenen Hafen.
refused-trade-over = Nach dem Anheuern ist der Handel vorbei.
refused-local-good = Die örtliche Ware kannst du hier nicht verkaufen.
refused-sell-limit = Mehr darfst du in diesem Zug nicht verkaufen.
refused-not-aboard = Diese Ware hast du dort nicht.
refused-buy = Dafür reichen Platz, Taler oder Vorrat nicht.
refused-no-order = Dort liegt kein Auftrag.
refused-order-limit = Mehr Aufträge darfst du in diesem Zug nicht erfüllen.
refused-order-goods = Für diesen Auftrag fehlen dir Waren.
refused-cannon = Für eine Kanone brauchst du 2 Taler, ein freies K-Feld und eine Kanone im Vorrat.
refused-no-feast = Für das Fest braucht es die ausgerufene Wahl, den Rang des Patriziers und alle vier Waren daheim.
refused-built = Das steht schon.
refused-build-first = Davor kommt eine andere Ausbaustufe.
refused-permit = Dir fehlt eine Baugenehmigung. Erfülle zuerst einen Auftrag.
refused-build-taler = Dafür reichen deine Taler nicht.
refused-build-good = Zum Ausbauen fehlt dir eine Ware.
warning-feast = Du könntest jetzt das Fest ausrichten und gewinnen.

# Abschnitte der Regel
rule-choose_home = Spielvorbereitung
rule-stow_start = Spielvorbereitung
rule-choose_arrow = Spielvorbereitung
rule-plan = 1. Planungsphase
rule-navigate = 2. Ereignisphase
rule-curse_window = Spelunke
rule-card_window = Spelunke
rule-guns_window = Spelunke
rule-ward = Spelunke
rule-discard = Spelunke
rule-sail = 3. Bewegungsphase
rule-sail_sea = 3. Bewegungsphase
rule-choose_route = 3. Bewegungsphase
rule-raid = Überfall
rule-ambush = Überfall
rule-plunder = Überfall
rule-pillage = Überfall
rule-jettison = Überfall
rule-trade = 4. Handels- und Bauphase
rule-trade_on = 4. Handels- und Bauphase
rule-throw_away = 4. Handels- und Bauphase
rule-stow = 4. Handels- und Bauphase
rule-stance = 4. Handels- und Bauphase
rule-pay_good = Gebäude und ihre Boni

# Wünsche: Pläne für Spelunkenkarten, wann man gefragt wird, Überfälle
wish-panel = Nach Spelunkenkarten wirst du nur gefragt, wenn du es hier sagst, und das sehen alle. Deine Pläne sieht niemand: Nach ihnen werden Karten ungefragt gespielt. Alles gilt ab der nächsten Gelegenheit.
wish-plan = Plan: { $card }
wish-asked-cards = Nach Spelunkenkarten fragen (sehen alle)
wish-asked-curse = Vor dem Ereignis fragen
wish-asked-voyage = Vor der Fahrt fragen
wish-asked-fight = Im Kampf fragen
wish-asked-ward = Vor dem Abwehren fragen
wish-raids = Überfälle im eigenen Zug (sehen alle)
wish-ambush-target = Hinterhalte: gegen wen (sehen alle)
wish-ambush-strength = Hinterhalte: mit wie vielen Kanonen (sehen alle)
wish-ambush-cargo = Hinterhalte: bei wie viel Ladung (sehen alle)
wish-label = { $what }: { $value }
wish-label-asked = Fragen { $moment }: { $value }
wish-label-raids = Dauerbefehl Überfälle: { $stance ->
    [ask] fragen
    [stronger] von selbst, wenn ich stärker bin
   *[never] nie
}
wish-label-ambush-target = Wer vorbeizieht, wird überfallen: { $value ->
    [ask] mich fragen
    [never] nie
    [leader] nur Führende
    [seat] nur { $who }
   *[all] immer
}
wish-label-ambush-strength = Überfall im Vorbeiziehen: { $value ->
    [stronger] mit mehr Kanonen
    [equal] mit mindestens gleich vielen Kanonen
   *[any] mit beliebig vielen Kanonen
}
wish-label-ambush-cargo = Überfall im Vorbeiziehen: { $value ->
    [0] auch ohne Ladung
    [one] ab 1 Ware
   *[other] ab { $value } Waren
}
moment-cards = nach Spelunkenkarten
moment-curse = vor dem Ereignis
moment-voyage = vor der Fahrt
moment-fight = im Kampf
moment-ward = vor dem Abwehren
asked-line = Gefragt { $moment }: { $value }
asked-also = { $moment }: { $value }
asked-against = { $kind ->
    [as-always] wie sonst
    [no] nie
    [leader] nur gegen Führende
    [seat] nur gegen { $who }
   *[all] immer
}
plan-against = { $kind ->
    [keep] behalten
    [leader] gegen Führende
    [ahead] gegen alle, die gleichauf oder vorn sind
    [seat] gegen { $who }
   *[all] gegen alle
}
plan-ward = { $plan ->
    [keep] behalten
    [strong] nur Karten der Stufe 2 abwehren
   *[all] jede Karte abwehren
}
plan-draw = Auftrag der Farbe { $good } ziehen
plan-replace = { $order } austauschen
hint-keep = Wird nicht von selbst gespielt
hint-plan-curse = Sobald der Pfeil damit von Auftrag oder Waren auf Sturm oder Piraten rückt
hint-plan-sails = Vor der nächsten Fahrt mit so vielen Feldern
hint-plan-siege = Vor der nächsten Fahrt
hint-plan-thugs = Sobald Waren an Bord sind, aber zu wenige Kanonen
hint-plan-guns = Im nächsten Kampf mit Kanonen
hint-plan-bribe = Im nächsten Zug anderer, in dem es geht
hint-plan-ward = Ungefragt, wenn die Karte reicht
hint-wish-asked = Das sehen alle. Gefragt wirst du auch ohne passende Karte.
hint-wish-raids = { $stance ->
    [stronger] Mit mehr Kanonen, wenn etwas zu holen ist; je Überfall 1 Ansehen
   *[other] Das sehen alle; gilt ab der nächsten Fahrt
}
hint-wish-ambush = Das sehen alle. Gilt ab der nächsten Fahrt; je Überfall 1 Ansehen
from-next-voyage = { $what } (ab der nächsten Fahrt)

# Teile des Spielmaterials, die rekonstruiert oder jemandes eigene sind
component-numbers = Vorräte (auch Kapitän)
component-ranks = Ränge
component-storage = Platz in Kontor und Schiff
component-chart = Seekarte
component-disc = Ereignisscheibe
component-pay = Lohn der Aufträge
component-city = nahe und ferne Waren
component-rogue = Anzahl der Spelunkenkarten
component-role = Gebäude der Rollen

# Das Gebäude, mit dem eine Rolle beginnt
role-building = { $tile ->
    [school] der Schule
    [guild] der Gilde
    [storehouse] dem Lagerhaus
    [dock] dem Dock
   *[den] der Spelunke
}
