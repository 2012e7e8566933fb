# Worum es bei einer Frage geht: höchstens 160 Zeichen. Was jede Wahl kostet und bringt: neben einem Knopf höchstens 46, über Knöpfen 36, in einer Liste 100.

about-choose_card = Zählt am Ende: { $final_more } Punkte je Gegner mit weniger, bei gleich vielen { $final_tie }. Schwerter: sofort { $contest_more } oder { $contest_tie }.
about-name_faction = Die { $envoy_symbols } Wappen zählen nur in diesem Wettstreit: je Gegner mit weniger { $contest_more } Punkte, bei Gleichstand { $contest_tie }.
about-build_tower = Die Turmstärke ist dein häufigster Stand auf allen Turmkarten, beide Hälften. Am Ende je schwächerem Gegner { $tower_more } Punkte, bei Gleichstand { $tower_tie }.
about-exchange = Getauschte Karten kommen unter deinen Stapel, und du ziehst gleich viele nach.
about-give_up = Was du abgibst, verlässt das Spiel: In späteren Wettstreiten und am Ende fehlt es dir.
about-send_tied_envoys = Die { $envoy_symbols } Wappen zählen am Ende: je Gegner mit weniger { $final_more } Punkte, bei Gleichstand { $final_tie }, ab { $lead } Vorsprung { $lead_payment } mehr.

gain-others = ({ $count ->
   *[other] Gegner
} { $counts })
gain-row = { faction-name } { $now } → { $then } { $others }
gain-row-part = { $faction ->
    [merchants] [[ta_merchant]] Kaufleute
    [knights] [[ta_knight]] Ritter
   *[monks] [[ta_monk]] Mönche
} { $then }
gain-rows = { $row } { $others }
gain-of-each = Je +1: { $row } { $others }
gain-contest = { faction-name } { $now } → { $mine } { $others }, nun +{ $gain }
gain-any-contest = Bis +{ $gain }; am Ende 2 für den kleinsten
gain-named = { $mine } { $others }: +{ $gain } { $gain ->
    [one] Punkt
   *[other] Punkte
}
gain-sent = Am Ende { $mine } { $others }: +{ $gain }
gain-tower = [[ta_tower]] Turmstärke { $now } → { $then }; { $costs }; darauf { $symbols }
gain-tower-same = [[ta_tower]] Turmstärke bleibt { $now }; { $costs }; darauf { $symbols }
gain-envoys = { $symbols }, { $count } [[ta_envoy]] Wappen
gain-no-tower = Stärke bleibt { $now }, Karten bleiben
gain-hand = eine Handkarte weniger
gain-row-loses = Auslage { $symbols }
gain-row-loses-each = Auslage je −1
gain-row-keeps = Auslage verliert nichts
gain-gift = +{ $gain } Punkte; { $costs }
gain-gift-short = +{ $gain }; { $costs }

# Der Tisch neben der Wahl
table-seat = { $who }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}; Kaufleute { $merchants }, Ritter { $knights }, Mönche { $monks }; Auslage { $row }; { $known ->
    [0] { $hidden ->
        [0] kein Turm
        [one] 1 verdeckter Turm
       *[other] { $hidden } verdeckte Türme
    }
    [one] Turm { $towers }{ towers-hidden }
   *[other] Türme { $towers }{ towers-hidden }
}
towers-hidden = { $hidden ->
    [0] {""}
    [one] {" "}und 1 verdeckter
   *[other] {" "}und { $hidden } verdeckte
}
