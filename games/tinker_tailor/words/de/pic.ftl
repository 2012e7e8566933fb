# Texte in Bildern: kurz, weil sie passen müssen. Namen der Rollen und Waren stehen in roles.ftl und game.ftl.

pic-card-gems = Edelstein
pic-round = Runde { $round } / { $last }
pic-start = Start
pic-goods = Waren
pic-money = Geld
pic-pile = Stapel
pic-discards = Ablage { $count }
pic-called = { $rank } von { $count }
pic-copies = spielt: { $role }
pic-draft = Rollen wählen
pic-draft-order = Die Rollen gehen nach links weiter
pic-face-down = verdeckt
pic-no-role = noch keine Rolle
pic-final = Endwertung
pic-points-best = Punkte
pic-place = { $place }. Platz
pic-rank = { $place }.
pic-won = Sieg: { $who }
pic-shared = Geteilter Sieg: { $who }
pic-shared-short = Geteilter Sieg
pic-asked-none = Niemand muss wählen
pic-asked-all = Alle wählen
pic-asked-all-short = Alle wählen
pic-asked-one = { $who } wählt
pic-asked-some = { $who } wählen
pic-asked-count = { $count } wählen

# Was jemand gerade tut
pic-does-preset_gift = bestimmt etwas vorab
pic-does-pick_role = wählt eine Rolle
pic-does-return_role = gibt eine Rolle zurück
pic-does-take_goods = nimmt Waren
pic-does-take_different = nimmt Waren
pic-does-take_money = nimmt Geld
pic-does-take_any = nimmt vom Markt
pic-does-take_for_two = nimmt Waren
pic-does-take_both = nimmt Ware und Geld
pic-does-take_and_give = nimmt und verschenkt Geld
pic-does-take_and_share = nimmt und verschenkt Waren
pic-does-give_money_to = verschenkt Geld
pic-does-give_money = gibt Geld ab
pic-does-choose_richest = wählt, wer zahlt
pic-does-choose_donors = bittet um Gaben
pic-does-donate = gibt eine Karte ab
pic-does-give_goods_to = verschenkt Waren
pic-does-give_goods = gibt eine Ware ab
pic-does-choose_victims = wählt, wen es trifft
pic-does-choose_fullest = wählt, wen es trifft
pic-does-keep_goods = zieht Waren
pic-does-swap = tauscht Waren
pic-does-name_kind = nennt eine Sorte
pic-does-copy_role = spielt etwas nach
pic-does-buy = kauft ein

# Entscheidung bei Gleichstand
pic-tiebreak-gems = Gleichstand: mehr Edelsteine
pic-tiebreak-wine = Gleichstand: mehr Wein
pic-tiebreak-cloth = Gleichstand: mehr Stoff
pic-tiebreak-fish = Gleichstand: mehr Fisch
pic-tiebreak-bread = Gleichstand: mehr Brot
pic-tiebreak-shared = Gleichstand auch bei allen Waren

# Auswahl der Rolle und eigene Hand
pic-ask-preset_gift = Was gibst du?
pic-ask-pick_role = Wähle deine Rolle
pic-ask-return_role = Gib eine Rolle zurück
pic-pick-hint = 1 behalten, { $count } weiter an { $who }
pic-pick-last = 1 behalten, { $count } ablegen
pic-pick-then-return = 1 behalten, dann 1 zurückgeben
pic-return-hint = die andere wird abgelegt
pic-seen = Diese Runde gesehen
pic-seen-count = { $count } von { $all } Rollen
pic-passed-to = golden: deine Rolle · hell: ging an { $who }
pic-passed-aside = golden: deine Rolle · hell: abgelegt
pic-passed = golden: deine Rollen · hell: nicht behalten
pic-held = Was alle hatten
pic-held-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pic-your-hand = Deine Hand
pic-only-you = siehst nur du
pic-now = jetzt
pic-one-more = 1 mehr
pic-one-more-set = 1 mehr, Satz
pic-sum = Summe { $sum }
pic-half = zählt halb
pic-half-card = jede halb
pic-sets = Sätze
pic-standing = Stand
pic-looked = Gezogen: behalte { $count }
pic-known = Das weißt du von den anderen
pic-no-money = kein Geld

# Wertung
pic-cards-held = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
pic-sets-held = { $count ->
    [one] 1 Satz
   *[other] { $count } Sätze
}
pic-line-sets = Sätze
pic-line-money = Geld, halb
pic-total = Summe

# Titelbild und Bilder der Regeln
pic-cover = Rolle wählen, Aufruf abwarten, Waren sammeln
pic-credit = Richard Denning · Medusa Games · 2–6 Spieler
pic-setup-legend = Der Markt zu viert: oben Waren mit Preis, unten Geld
pic-draft-pass = Rest verdeckt weiter
pic-draft-left = nach links
pic-draft-legend = Behalte 1 Rolle, gib die anderen weiter
pic-rhyme-held = aufgedeckt
pic-rhyme-closed = kommt noch
pic-rhyme-legend = Strich: Diese Rolle hat niemand
pic-buying-paid = bezahlt
pic-buying-bought = gekauft
pic-buying-change = Wechselgeld
pic-buying-covered = gesperrter Platz
pic-buying-legend = 5 bezahlt, Wein kostet 4, die 1 kommt aus dem Markt
pic-cards = Karten
pic-scoring-legend = Je Satz aus allen 5 Waren { $points } Punkte · Geld zählt halb, aufgerundet

# Der Tisch neben der Wahl
pic-rhyme-called = Diese Runde gerufen
pic-coming = { $count ->
    [0] alle waren dran
    [one] hell: 1 kommt noch
   *[other] hell: { $count } kommen noch
}
