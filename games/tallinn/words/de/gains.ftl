# Worum es bei einer Frage geht, und was jede Wahl kostet und bringt: höchstens 100 Zeichen.

about-choose_card = Die gewählte Hälfte zählt bis zum Ende: je Gegner mit weniger { $final_more } Punkte, bei Gleichstand { $final_tie }. Schwerter lösen sofort einen Wettstreit aus: { $contest_more } und { $contest_tie }.
about-name_faction = Die { $envoy_symbols } Wappen zählen nur in diesem Wettstreit: je Gegner mit weniger { $contest_more } Punkte, bei Gleichstand { $contest_tie }.
about-build_tower = Die Turmstärke ist dein häufigster Stand auf allen Turmkarten, beide Hälften. Am Ende je schwächerem Gegner { $tower_more } Punkte, bei Gleichstand { $tower_tie }. Bekannt: { $towers }.
about-towers = { $who } { $strength }{ $hidden ->
    [0] {""}
    [one] {" "}und 1 verdeckter Turm
   *[other] {" "}und { $hidden } verdeckte Türme
}
about-exchange = Getauschte Karten kommen unter deinen Stapel, und du ziehst gleich viele nach.
about-give_up = Was du abgibst, verlässt das Spiel: In späteren Wettstreiten und am Ende fehlt es dir.
about-send_tied_envoys = Die { $envoy_symbols } Wappen zählen am Ende: je Gegner mit weniger { $final_more } Punkte, bei Gleichstand { $final_tie }, ab { $lead } Vorsprung { $lead_payment } mehr.

gain-row = { $faction ->
    [merchants] Kaufleute
    [knights] Ritter
   *[monks] Mönche
} von { $now } auf { $then }; jetzt { $others }
gain-row-part = { faction-name } { $then }
gain-rows = { $row }; jetzt { $others }
gain-contest = { $faction ->
    [merchants] Kaufleute
    [knights] Ritter
   *[monks] Mönche
} von { $now } auf { $mine }; Wettstreit nach jetziger Lage gegen { $theirs }: +{ $gain }
gain-any-contest = Wettstreit nach jetziger Lage bestenfalls +{ $gain } ({ $faction ->
    [merchants] Kaufleute
    [knights] Ritter
   *[monks] Mönche
}); am Ende 2 für deinen kleinsten Stand
gain-named = { $mine } gegen { $theirs }: +{ $gain } { $gain ->
    [one] Punkt
   *[other] Punkte
}
gain-sent = Am Ende { $mine } gegen { $theirs }: +{ $gain }
gain-sent-now = Am Ende { $mine } gegen { $theirs }, noch ohne die anderen Legaten: +{ $gain }
gain-tower = { $symbols }: Turmstärke { $then } statt { $now }
gain-tower-same = { $symbols }: Turmstärke bleibt { $now }
gain-no-tower = Turmstärke bleibt { $now }, du behältst alle Karten
gain-hand = eine Handkarte weniger
gain-row-loses = Auslage { $symbols }
gain-row-keeps = Auslage verliert keine Personen
gain-gift = +{ $gain } Punkte

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
