title = Ulm
tagline = Schieb Steine ins Münster und nutze die drei Aktionen der Reihe.
about-game = Ein Spiel von Günter Burkhardt, erschienen bei HUCH! (2016), gespielt nach den Regeln der Online-Ausgabe.
reconstructed = Einige Werte sind rekonstruiert: welche Flussfelder an welches Viertel grenzen, die Plätze für Siegel, Punkte und Felder der Stadtwappen und die zwei Steine jeder Münsterkarte. Im gedruckten Spiel können sie anders sein.

option-towers = Turmplättchen
option-towers-on = Mit Turmplättchen
option-towers-off = Grundspiel
option-start = Startspieler
option-start-fixed = Bleibt gleich
option-start-fixed-hint = Nach der Regel. Wer das Spiel beginnt, ist in jeder Runde zuerst dran und gewinnt öfter.
option-start-rotating = Wechselt jede Runde
option-start-rotating-hint = Hausregel: In jeder Runde beginnt der Nächste, sodass alle etwa gleich oft gewinnen.

ask-begin_turn = Du bist dran: Zieh einen Stein oder mach vorher etwas anderes.
ask-keep_tile = Du hast zwei Steine gezogen. Welchen schiebst du ein?
ask-push = Wo schiebst du den { $tile } ein?
ask-keep_pushed = Nimmst du den herausgeschobenen Stein?
ask-act = Was nun? Noch offen: { $actions }
ask-act-done = Alle Aktionen sind gemacht. Was nun?
ask-trade = Welchen Stein nimmst du vom Umschlagplatz?
ask-pay_tax = Welche zwei Steine gibst du als Steuer ab?
ask-take_tile = Welchen Stein nimmst du vom Umschlagplatz?
ask-choose_card = Welche Karte behältst du?
ask-sail = Wie weit fährt deine Zille?
ask-choose_descendant = Welchen Nachkommen nimmst du?
ask-coin_or_tile = Eine Münze oder ein Stein vom Umschlagplatz?
ask-pick_card = Eine Karte von der Ablage oder eine der obersten drei?
ask-choose_coat = Welches Stadtwappen behältst du?
ask-pay_tile = Welchen Stein gibst du für die Karte ab?
ask-seal_for_coin = Wo legst du das Siegel für 1 Münze hin?
ask-coins_or_tiles = Zwei Münzen oder zwei Steine aus dem Beutel?
ask-pay_coins = Wie viele Münzen gibst du für Punkte?
ask-choose_tile = Welchen Stein nimmst du zum Einschieben aus dem Beutel?
ask-take_outer = Welche herausgeschobenen Steine nimmst du?
ask-extra_action = Welche zusätzliche Aktion führst du aus?
ask-sell_sparrows = Wie viele Spatzen tauschst du gegen Münzen?
ask-card_action = Kaufst du eine Karte oder spielst du eine?

phase-begin_turn = Runde { $round } von { $last }: Stein ziehen
phase-keep_tile = Runde { $round } von { $last }: Stein wählen
phase-push = Runde { $round } von { $last }: Stein einschieben
phase-keep_pushed = Runde { $round } von { $last }: der herausgeschobene Stein
phase-act = Runde { $round } von { $last }: Aktionen
phase-trade = Runde { $round } von { $last }: Händler
phase-pay_tax = Runde { $round } von { $last }: Steuer
phase-take_tile = Runde { $round } von { $last }: Umschlagplatz
phase-choose_card = Runde { $round } von { $last }: Karte wählen
phase-sail = Runde { $round } von { $last }: die Donau
phase-choose_descendant = Runde { $round } von { $last }: Schwörhaus
phase-coin_or_tile = Runde { $round } von { $last }: Rathaus
phase-pick_card = Runde { $round } von { $last }: Gänsturm
phase-choose_coat = Runde { $round } von { $last }: Stadtwappen
phase-pay_tile = Runde { $round } von { $last }: Karte bezahlen
phase-seal_for_coin = Runde { $round } von { $last }: Ulmer Chronik
phase-coins_or_tiles = Runde { $round } von { $last }: Baustopp
phase-pay_coins = Runde { $round } von { $last }: Belagerung
phase-choose_tile = Runde { $round } von { $last }: Patrizier
phase-take_outer = Runde { $round } von { $last }: Reformation
phase-extra_action = Runde { $round } von { $last }: Schwäbischer Bund
phase-sell_sparrows = Runde { $round } von { $last }: Ulmer Spatz
phase-card_action = Runde { $round } von { $last }: Werft
phase-over = Endwertung

event-start-player = { $who } beginnt.
event-start-tile = { $who } startet mit einem { $tile }.
event-round = **Runde { $number }**
event-tower = Turm: { $tower }.
event-turn = **{ $who }** ist am Zug.
event-drew-tile = { $who } zieht einen { $tile }.
event-drew-two = { $who } zieht { $tile-name } und { $other-name }.
event-kept-tile = { $who } nimmt zum Einschieben den { $tile }.
event-chose-tile = { $who } wählt aus dem Beutel einen { $tile }.
event-pushed = { $who } schiebt bei { $field }: { $actions }.
event-got-sparrow = { $who } bekommt bei { $field } einen [[ul_sparrow]] Spatzen.
event-guard = Stadtwache: { $points } Punkte für { $who }.
event-returned = Alle Reihen zu: äußere Steine in den Beutel.
event-sparrow-swap = { $who } gibt einen [[ul_sparrow]] Spatzen: { $new-name } statt { $tile-name }.
event-scholar-swap = { $who } behält { $tile-name } und schiebt dafür { $new-name } ein.
event-took-outer = { $who } nimmt äußere Steine: { $tiles }.
event-traded = { $who } tauscht am Umschlagplatz { $tile-name } gegen { $new-name }.
event-paid-tax = { $who } zahlt die Steuer.
event-tax-unpaid = { $who } zahlt die Steuer nicht: −{ $points } Punkte.
event-took-coins = { $who } nimmt { $count ->
    [one] 1 [[ul_coin]] Münze
   *[other] { $count } [[ul_coin]] Münzen
}.
event-cleared = { $who } räumt Seite { $side } ab: { $tiles }.
event-sailed = { $who } fährt auf Feld { $field }.
event-river-bonus = { $who } bekommt auf der Donau { $bonus ->
    [coin] 1 [[ul_coin]] Münze
    [sparrow] 1 [[ul_sparrow]] Spatzen
    [tile] 1 Stein vom Umschlagplatz
   *[card] 1 Karte
}.
event-bought = { $who } kauft eine Karte ({ $price }).
event-drew-card = { $who } zieht eine Karte.
event-drew-card-own = Du ziehst { $card }.
event-saw-cards = { $who } sieht sich { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} an.
event-saw-cards-own = Du siehst: { $cards }.
event-kept-card = { $who } behält eine Karte; abgelegt: { $rest }.
event-kept-card-own = Du behältst { $card }; abgelegt: { $rest }.
event-picked-card = { $who } nimmt { $card } von der Ablage.
event-paid-coins = { $who } zahlt { $count ->
    [one] 1 [[ul_coin]] Münze
   *[other] { $count } [[ul_coin]] Münzen
}.
event-sealed = { $who } legt ein Siegel: { $quarter }.
event-crest-income = Familienwappen { $quarter }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $who }.
event-quarters-scored = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Viertel mit eigenem Siegel.
event-descendant = { $who } nimmt einen Nachkommen: { $name }.
event-saw-coats = { $who } sieht sich { $count ->
    [one] 1 Stadtwappen
   *[other] { $count } Stadtwappen
} an.
event-saw-coats-own = Du siehst: { $coats }.
event-coat = { $who } nimmt das { $coat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-laid = { $who } legt { $card } aus.
event-played-now = { $who } nutzt { $card }.
event-used-card = { $who } zahlt { $tile-name } für { $card }: { $coins ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    [one] 1 [[ul_coin]] Münze{ $points ->
        [0] {""}
        [one] , 1 Punkt
       *[other] , { $points } Punkte
    }
   *[other] { $coins } [[ul_coin]] Münzen{ $points ->
        [0] {""}
        [one] , 1 Punkt
       *[other] , { $points } Punkte
    }
}.
event-coins-for-points = { $who } tauscht { $count ->
    [one] 1 [[ul_coin]] Münze
   *[other] { $count } [[ul_coin]] Münzen
} gegen { $points } Punkte.
event-sold-sparrows = { $who } tauscht { $count ->
    [one] 1 [[ul_sparrow]] Spatzen gegen 1 [[ul_coin]] Münze
   *[other] { $count } [[ul_sparrow]] Spatzen gegen { $count } [[ul_coin]] Münzen
}.
event-drew-tiles = { $who } zieht aus dem Beutel: { $tiles }.
event-took-tile = { $who } nimmt { $tile-name } vom Umschlagplatz, neu: { $new-name }.
event-lost-cards = Nicht mehr gespielt von { $who }: { $cards }.
event-final = { $who }: { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}.

result-won = { $who } gewinnt mit { $written } { $score ->
    [one] Punkt
   *[other] Punkten
}.
result-shared = { $who } teilen sich den Sieg mit je { $written } { $score ->
    [one] Punkt
   *[other] Punkten
}.
tiebreak-quarters = Gleichstand: Siegel in mehr Vierteln entscheiden.
tiebreak-shared = Gleichstand, auch bei den Vierteln.

alt-turn = { $who } ist am Zug.
alt-seat = { $who }: { $points } (wäre jetzt Schluss: { $final })
alt-seat-over = { $who }: { $final }
alt-tower = Turm: { $text }
alt-grid = Münsterfeld: { $rows }
board-story = { $who } schob bei { $line } einen { $tile } ein: { $actions }. Nach { $there } kam ein { $out }.
board-ended = Das Spiel ist nach Runde { $round } von { $last } zu Ende. Startspieler dieser Runde: { $first }
board-turn = Am Zug: { $who }. Startspieler: { $first }
board-grid = Münsterfeld, Zeile für Zeile: { $rows }
board-outer = Herausgeschoben: { $tiles }
board-open = Offen zum Einschieben: { $lines }
board-rim = Stadtwappen rundum, mit Siegeln: { $fields }
board-drawn = Einzuschieben: { $tile }
board-actions = Noch offen: { $actions }
board-dock = Umschlagplatz: { $tiles }
board-bag = Beutel: { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} ({ $tiles })
board-cards = Nachziehstapel: { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
}. Ablage: { $discard }
board-coats = Stadtwappen im Stapel: { $count }
board-tower = Turm: { $now }. Danach: { $next }
board-quarter = { $quarter } ({ $text }): Siegel: { $seals }; { $free ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}; { $owned ->
    [0] kein Familienwappen (brächte je Siegel { $income ->
        [one] 1 Punkt
       *[other] { $income } Punkte
    })
   *[other] Familienwappen: { $crest } (je Siegel { $income ->
        [one] 1 Punkt
       *[other] { $income } Punkte
    })
}
board-descendants = Nachkommen: { $names }
board-barge = Zille von { $who }: Feld { $field } ({ $quarters })
board-seat = **{ $who }**: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; wäre jetzt Schluss: { $final }
board-seat-over = **{ $who }**: Endstand { $final }
board-goods = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $sparrows ->
    [one] 1 Spatz
   *[other] { $sparrows } Spatzen
}, { $seals } Siegel, { $crests } Familienwappen, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}
board-tiles = Steine: { $tiles }
board-laid = Ausgelegt: { $cards }
board-own-coats = Stadtwappen: { $coats }
board-known = Auf der Hand und allen bekannt: { $cards }
board-earned = Punkte im Spiel: { $sources }
board-sheet = Im Spiel { $game }, Spatzen { $sparrows }, Donau { $river }, Münster { $cathedral }, Handel { $trade }, Chronik { $chronicle }, gesamt { $total }
hand-card = { $card } – sofort: { $now }{ $able } | am Ende: { $end } (ausgelegt jetzt { $worth })
hand-payable = {" "}✓
hand-unpayable = {" "}(dir fehlt der Stein)
hand-useless = {" "}(jetzt nicht möglich)
hand-looked = Du behältst eine dieser Karten:
hand-coats = Du wählst aus: { $coats }
hand-below = Du hast unter den Stapel gelegt: { $coats }
hand-goods = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $sparrows ->
    [one] 1 Spatz
   *[other] { $sparrows } Spatzen
}, { $seals } Siegel, { $crests } Familienwappen
hand-push = { $line }: { $tiles }
hand-pushes = Zille bis { $field } ({ $near }){ $seals ->
    [none] {""}
    [all] ; Siegel möglich
   *[some] ; Siegel möglich: { $sealed }
} – { $pushes }
hand-reached = Zille auf { $field }: { $near }{ $seals ->
    [none] {""}
    [all] ; Siegel möglich
   *[some] ; Siegel möglich: { $sealed }
}
hand-price = Ein Siegel kostet in dieser Runde { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}.
hand-rim = Siegel rundum: { $seals }
hand-unused = Noch auf der Hand: { $cards }
board-no-towers = Es wird ohne Turmplättchen gespielt.
board-towers = Turmplättchen im Stapel: { $count }
hand-empty = Keine Karten auf der Hand.

refused-second-push = Du hast in diesem Zug schon einen Stein eingeschoben.
refused-draw-first = Zieh zuerst einen Stein.
refused-line-closed = Die Reihe { $line } ist zu: An einem Ende liegt ein Stein.
refused-no-line = „{ $line }“ gibt es nicht. Die Enden der Reihen heißen N1 bis N3, E1 bis E3, S1 bis S3 und W1 bis W3.
refused-no-card = Eine Karte „{ $card }“ gibt es nicht.
refused-card-not-in-hand = „{ card-name }{ $number }“ ist nicht auf deiner Hand.
refused-no-use = Nutzt du „{ card-name }{ $number }“ sofort, oder legst du die Karte aus?
refused-no-play-left = In diesem Zug kannst du keine Karte mehr spielen: Dafür brauchst du eine Kartenaktion.
refused-card-needs-tile = Dir fehlt für diese Karte ein { $tile ->
    [money] Geldstein
    [clear] Abräumstein
    [card] Kartenstein
    [river] Flussstein
   *[seal] Siegelstein
}{ $other ->
    [none] {""}
    [money] {" "}oder Geldstein
    [clear] {" "}oder Abräumstein
    [card] {" "}oder Kartenstein
    [river] {" "}oder Flussstein
   *[seal] {" "}oder Siegelstein
}.
refused-card-does-nothing = „{ card-name }{ $number }“ würde jetzt nichts bewirken. Auslegen kannst du sie.
refused-not-now = „{ card-name }{ $number }“ lässt sich gerade nicht nutzen.
refused-no-quarter = Ein Viertel „{ $quarter }“ gibt es nicht.
refused-no-such-action = In diesem Zug hast du { $action ->
    [money] keine Geldaktion
    [clear] keine Abräumaktion
    [card] keine Kartenaktion
    [river] keine Flussaktion
    [step] keinen Zusatzschritt
   *[seal] keine Siegelaktion
} mehr.
refused-no-seal-left = Du hast kein Siegel mehr.
refused-too-few-coins = Ein Siegel kostet jetzt { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}; du hast zu wenig.
refused-quarter-full = Im Viertel „{ quarter-name }“ ist kein Platz frei.
refused-quarter-too-far = Deine Zille grenzt nicht an das Viertel „{ quarter-name }“.
refused-no-cards-left = Es gibt keine Karten mehr zu kaufen.
refused-price = Dafür lässt sich jetzt keine Karte kaufen.
refused-no-side = An dieser Seite gibt es nichts abzuräumen.
refused-no-field = Vor deiner Zille ist kein Feld frei.

# Components that may differ from copy to copy
component-numbers = die Brücke
component-quarter = Felder und Plätze der Viertel
component-coat = die Stadtwappen
component-cathedral = die Steine der Münsterkarten

# Wishes
wish-draw = Vor dem Ziehen
wish-draw-ask = Vor dem Ziehen: mich fragen, ob ich erst etwas anderes tue
wish-draw-now = Vor dem Ziehen: nicht fragen, den Stein gleich ziehen
wish-panel = Wenn du vor dem Ziehen nie etwas tust, musst du dort nicht gefragt werden. Das gilt ab deinem nächsten Zug; wählst du dank des Turmplättchens den Stein aus, wirst du immer gefragt.
