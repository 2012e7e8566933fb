title = Tallinn
tagline = Karten auslegen, Wettstreite austragen, Türme bauen.
about-game = Ein Kartenspiel von Stefan Risthaus, erschienen bei OSTIA-Spiele (2016).
reconstructed = Einiges Material ist rekonstruiert: Die Karten 1–3 und 5–8, die Aufteilung der Karten 9 und 10, alle Nummern und die Forderungen der Chroniken können vom gedruckten Spiel abweichen.

ask-choose_card = Welche Hälfte soll zählen?
ask-build_tower = Baust du einen Turm? Stärke der anderen: { $towers }
known-tower = { $strength }{ $hidden ->
    [0] {""}
   *[other] {" "}+ { $hidden } verdeckt
}

moment = Runde { $round } von { $last }
moment-before = Vor Runde 1
moment-over = Schlusswertung

phase-choose_card = Runde { $round } von { $last }: Karte wählen
phase-build_tower = Runde { $round } von { $last }: Türme bauen
phase-over = Schlusswertung nach Runde { $round } von { $last }

symbols = { $count } { $faction ->
    [merchants] [[ta_merchant]] { $count ->
        [one] Kaufmann
       *[other] Kaufleute
    }
    [knights] [[ta_knight]] Ritter
   *[monks] [[ta_monk]] { $count ->
        [one] Mönch
       *[other] Mönche
    }
}
faction-name = { $faction ->
    [merchants] [[ta_merchant]] Kaufleute
    [knights] [[ta_knight]] Ritter
   *[monks] [[ta_monk]] Mönche
}
with-contest = { $symbols }, Wettstreit
label-any-contest = { $half }: { $count } Wappen, freier Wettstreit
label-half = { $half }: { $symbols }
label-no-tower = Kein Turm
hint-no-tower = Alle Karten behalten
label-tower-row = Karte { $card } aus der Auslage
label-tower-hand = Karte { $card } aus der Hand
both-halves = { $left } + { $right }

event-round = **Runde { $number }**
event-start-card = Startkarte von { $who }: { $symbols }.
event-played = { $who } legt { $half }: { $symbols }.
event-no-card = { $who } hat keine Handkarte mehr und setzt aus.
event-contest = { $who }, [[ta_contest]] Wettstreit mit { $count } { $faction ->
    [merchants] [[ta_merchant]] { $count ->
        [one] Kaufmann
       *[other] Kaufleuten
    }
    [knights] [[ta_knight]] { $count ->
        [one] Ritter
       *[other] Rittern
    }
   *[monks] [[ta_monk]] { $count ->
        [one] Mönch
       *[other] Mönchen
    }
}: { $gain ->
    [0] keine Punkte
    [one] +1 Punkt
   *[other] +{ $gain } Punkte
}.
event-tower-from-row = { $who } baut einen [[ta_tower]] Turm: Karte { $card }.
event-tower-from-hand = { $who } baut einen [[ta_tower]] Turm: eine Handkarte.
event-no-tower = { $who } baut keinen Turm.
event-towers = { $who } { $count ->
    [0] hat keinen Turm.
    [one] deckt einen Turm auf: { $cards }.
   *[other] deckt Türme auf: { $cards }.
}
event-final = { $who }: { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}.

result-won = { $who } gewinnt mit { $score } { $score ->
    [one] Punkt
   *[other] Punkten
}.
result-shared = { $who } teilen sich den Sieg mit je { $score } { $score ->
    [one] Punkt
   *[other] Punkten
}.
tiebreak-towers = Gleichstand: Mehr Personen auf den Türmen entscheiden.
tiebreak-shared = Gleichstand, auch bei den Personen auf den Türmen.

alt-seat = { $who }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
alt-towers = , { $count } { $count ->
    [one] Turm
   *[other] Türme
}
alt-asked = Am Zug: { $who }.
alt-fresh = {" "}· legte { $half } ({ $symbols })
alt-gain = {" "}· Wettstreit +{ $gain }
board-seat = **{ $who }**: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
board-strengths = Kaufleute { $merchants }, Ritter { $knights }, Mönche { $monks }
board-row = Auslage: { $row }
board-towers = Türme: { $towers }
board-cards = Hand { $hand }, Stapel { $deck }
board-fresh = Diese Runde gelegt: { $half }
board-duel = gegen { $who } { $mine } zu { $theirs }: +{ $gain }
board-contest = Wettstreit der { $faction ->
    [merchants] Kaufleute
    [knights] Ritter
   *[monks] Mönche
}: +{ $gain } ({ $duels })
board-sheet = { $who }, { $place }. Platz: im Spiel { $game }, Kaufleute { $merchants }, Ritter { $knights }, Mönche { $monks }, Vorsprünge { $lead }, Türme { $towers }{ $more }, Schlusswertung zusammen { $final }, Summe { $total }
tower-hidden = verdeckt
nothing = keine
held-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
held-card = Karte { $card } ({ $left } | { $right })
held-hand = Hand: { $cards }
held-towers = Türme: { $cards }
held-tower-count = Auf den Türmen: Kaufleute { $merchants }, Ritter { $knights }, Mönche { $monks }
hand-card = Karte { $card }: links { $left } | rechts { $right }
hand-tower-count = Auf deinen Türmen: Kaufleute { $merchants }, Ritter { $knights }, Mönche { $monks }
hand-towers = { $count ->
    [one] Verdeckter Turm: Karte { $cards }
   *[other] Verdeckte Türme: Karten { $cards }
}
hand-empty = Keine Karten auf der Hand.

refused-card-not-in-hand = Karte { $card } ist nicht auf deiner Hand.
refused-no-half = Welche Hälfte soll zählen: { $card }L oder { $card }R?
refused-no-such-card = „{ $choice }“ gibt es nicht. Nenne Karte und Hälfte, zum Beispiel 7R (Karte 7, rechts).
refused-start-card = Aus einer Startkarte wird kein Turm.
refused-card-not-in-row = Karte { $card } liegt nicht in deiner Auslage.
refused-no-such-tower = „{ $choice }“ gibt es nicht. Nenne eine Karte, zum Beispiel „Karte 7 aus der Auslage“ oder „Karte 4 aus der Hand“, oder „Kein Turm“.

rule-choose_card = 1. Gleichzeitig eine Karte verdeckt auswählen
rule-build_tower = 3. Wettstreit und Turm-Bau

# Components that may be reconstructed, or somebody's own.
component-influence = die Einflusskarten
component-chronicle = die Chroniken
