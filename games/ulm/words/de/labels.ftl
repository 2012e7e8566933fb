# Was angeboten wird, und was daraus folgt.

label-draw = Stein ziehen
label-bag = { $tile } aus dem Beutel nehmen
label-keep = { $tile } einschieben
label-push = { $line }: { $actions }
label-push-plain = Bei { $line } einschieben
hint-pushed-out = { $tile } nach { $field } hinaus
hint-sparrow-for = Spatz für { $who }
gain-points = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
label-return = Äußere Steine in den Beutel
hint-return = alle Reihen sind wieder offen
label-sparrow = Spatz gegen { $tile }
hint-sparrow = der { $drawn } kommt auf den Umschlagplatz; ein behaltener Spatz bringt 1 Punkt
label-scholar = Gelehrter: { $tile } einschieben
hint-scholar = du behältst den { $drawn }
label-merchant = Händler: { $tile } hergeben
label-tax = Steuer zahlen: { $count } { $kind ->
    [coins] Münzen
   *[tiles] Steine
}
hint-tax = sonst verlierst du { $points } Punkte
label-money = Geld: { $coins ->
    [one] +1 Münze
   *[other] +{ $coins } Münzen
}
hint-coins = dann hast du { $coins }
label-clear = Seite { $side } abräumen
label-clear-none = Abräumen: nur der Stein des Abts
hint-abbot = +1 vom Umschlagplatz
label-river = Fluss: weiter auf { $field }
label-river-plain = Ein Feld weiter
label-step = Zusatzschritt: weiter auf { $field }
hint-more-steps = { $count ->
    [one] dann 1 Zusatzschritt
   *[other] dann { $count } Zusatzschritte
}
hint-place = Viertel { $first } und { $second }
label-sail-plain = { $count ->
    [0] Stehen bleiben
    [one] 1 Feld
   *[other] { $count } Felder
}
label-sail = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} weiter, auf { $field }
label-buy = Karte kaufen: { $tiles }
label-buy-coin = Karte kaufen: 1 Münze
hint-top-card = die oberste Karte
hint-one-of-two = eine der obersten zwei
label-seal = Siegel: { $quarter }
label-wall = Stadtmauer: { $quarter }
hint-crest = Wappen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $who }
label-play-now = { $card } sofort nutzen
label-play-end = { $card } auslegen
both-uses = sofort: { $now } | Ende: { $end }
label-end = Zug beenden
hint-lost = ungenutzt: { $actions }
hint-tax-unpaid = Steuer nicht gezahlt: −{ $points } Punkte
label-tile = { $tile } nehmen
label-none = Nein, danke
label-coin = 1 Münze
label-coins = 2 Münzen
label-tiles = 2 Steine aus dem Beutel
label-pay = { $tile } abgeben
label-pay-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
} für { $points } Punkte
label-sell = { $count ->
    [one] 1 Spatz für 1 Münze
   *[other] { $count } Spatzen für { $count } Münzen
}
label-discard = { $card } nehmen
label-top = Die obersten 3 Karten ansehen
label-take = Den Stein nehmen
label-take-tile = { $tile } nehmen
label-leave = Liegen lassen
label-coat = { $coat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
hint-golden = Familienwappen im Viertel { $quarter }
hint-silver = silbern: ohne Familienwappen
hint-rim = Spatzen bei { $field }
label-no-coat = Beide zurücklegen
hint-no-coat = für goldene Wappen hast du kein Familienwappen mehr

# Auf einer Taste neben ihrer Wirkung: höchstens 14 Zeichen

short-money = Geld nehmen
short-clear = { $side } abräumen
short-river = Fluss auf { $field }
short-step = Schritt auf { $field }
short-sail = { $count ->
    [0] Bleiben
    [one] 1 Feld
   *[other] { $count } Felder
}
short-play-now = Nutze { $card }
short-play-end = Leg { $card }
short-buy-coin = Karte kaufen
short-tax = Steuer zahlen
short-end = Zugende
short-merchant = Gib { $tile }
short-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
short-sell = { $count ->
    [one] 1 Spatz
   *[other] { $count } Spatzen
}
short-tiles = 2 Steine
short-top = Oberste 3
