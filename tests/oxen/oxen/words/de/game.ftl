title = Ochsen
tagline = Bloß nicht die sechste Karte legen.
option-deck = Karten
option-deck-full = alle 104
option-deck-short = nur die verteilten
option-deals = Durchgänge
option-deals-1 = einer
option-deals-2 = zwei
option-deals-3 = drei
ask-play = Welche Karte spielst du?
ask-take = Deine Karte ist niedriger als alle Reihen. Welche Reihe nimmst du?
about-play = Die Karten werden von der niedrigsten an gelegt, jede hinter die nächstniedrigere. Die sechste einer Reihe nimmt die anderen fünf.
about-take = Mit deiner Karte beginnt die Reihe neu.
phase-play = Stich { $trick } von { $tricks }: Karten wählen
phase-take = Stich { $trick } von { $tricks }: Reihe nehmen
phase-over = Ende
event-trick = **Stich { $number }**
event-placed = { $who } legt { $card } an Reihe { $row } an.
event-took = { $who } nimmt mit { $card } Reihe { $row }: { heads }.
heads = { $count ->
    [one] 1 Kopf
   *[other] { $count } Köpfe
}
row = Reihe { $row }
row-now = Reihe { $row }: { $cards } ({ heads })
seat = { $who }: { heads }
seat-played = { $who }: { heads }, gespielt: { $card }
hand = Karten: { $cards }
gain-row = Reihe { $row }, Karte { $place }
gain-full = nähme jetzt Reihe { $row } ({ heads })
gain-low = niedriger als alle Reihen: du wählst eine
gain-take = { heads }: { $cards }
result-won = { $who } gewinnt: { heads }.
result-shared = { $who } teilen sich den Sieg: je { heads }.
reason-risk = Seltener legt jemand eine Karte dazwischen.
reason-heads = Diese Reihe hat weniger Köpfe.
