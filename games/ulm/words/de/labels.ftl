# Was angeboten wird, und was daraus folgt.

label-draw = Stein ziehen
label-bag = { $tile } aus dem Beutel nehmen
label-keep = { $tile } einschieben
label-push = { $line }: { $actions }
label-push-plain = Bei { $line } einschieben
hint-pushed-out = schiebt einen { $tile } nach { $field } heraus
hint-sparrow-for = Spatz für { $who }
gain-points = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
label-return = Alle herausgeschobenen Steine in den Beutel
label-sparrow = Spatz: { $tile } vom Umschlagplatz
hint-sparrow = dorthin kommt der { $drawn }; ein behaltener Spatz bringt 1 Punkt
label-scholar = Gelehrter: eigenen { $tile } einschieben
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
label-clear = Abräumen, Seite { $side }: { $tiles }
label-clear-none = Abräumen: nur der Stein des Abts
hint-abbot = danach ein Stein vom Umschlagplatz
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
hint-one-of-two = die obersten zwei ansehen, eine behalten
label-seal = Siegel: { $quarter } ({ $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
})
label-wall = Stadtmauer, { $seal }
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
