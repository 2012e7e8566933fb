# Texte in Bildern: kurz, weil sie passen müssen.

pic-title = Eldermann
pic-sea = OSTSEE
pic-round = Runde { $round }
pic-setup = Vorbereitung
pic-over = Spielende
pic-honours = Ansehen
pic-from = aus { $city }
pic-role-from = { $role } aus { $city }
pic-no-home = noch ohne Heimatstadt
pic-pirates = Piraten
pic-election = Wahl ausgerufen

# Kopf des Bretts
pic-turn-plan = plant
pic-turn-event = Ereignis
pic-turn-move = unterwegs
pic-turn-trade = handelt
pic-turn-setup = wählt
pic-moves = bis { $moves } { $moves ->
    [one] Feld
   *[other] Felder
}
pic-wins-game = gewinnt

# Kampf
pic-fight-raid = { $one } überfällt { $other }
pic-fight-pirates = Piraten überfallen { $other }
pic-attack = Angriff
pic-defence = Abwehr
pic-loses = { $count ->
    [0] kein Verlust
    [one] 1 Ware
   *[other] { $count } Waren
}
pic-wins = { $pirates ->
    [1] Die Piraten siegen
   *[other] { $who } siegt
}
pic-honour = { $who }: { $change } Ansehen
pic-chance = { $pirates ->
    [1] Siegchance der Piraten: { $chance } %
   *[other] Siegchance von { $who }: { $chance } %
}
pic-aboard = { $count ->
    [0] { $who } hat keine Ware an Bord
    [one] { $who } hat 1 Ware an Bord
   *[other] { $who } hat { $count } Waren an Bord
}
pic-overfull = Zu viele Waren an Bord
pic-choose-jettison = Was kein Feld findet, geht über Bord

# Fest
pic-feast-needs = Fest:
pic-feast-needs-long = Das Fest braucht
pic-elder = { $who } wird zum Eldermann gewählt
pic-elder-short = { $who } ist gewählt
pic-elders = { $who } siegen
pic-nobody = Niemand wird gewählt
pic-ending-feast = Das Fest ist gedeckt, die Wahl gewonnen.
pic-ending-elder = Im höchsten Rang, und alle Waren daheim.
pic-ending-empty = Ein Auftragsstapel ist leer.
pic-ending-limit = Die letzte Runde ist vorbei.

# Eigene Bilder
pic-held = Was alle hatten
pic-held-cards = Spelunkenkarten
pic-held-no-cards = Keine Spelunkenkarten
pic-rests = ruht
pic-left = noch { $moves } { $moves ->
    [one] Feld
   *[other] Felder
}
pic-sector-order = neuer Auftrag
pic-sector-goods = freie Waren
pic-no-rogues = Keine Spelunkenkarten auf der Hand
pic-when-ward = als Antwort
pic-when-curse = vor dem Ereignis
pic-when-bribe = nach dem Ereignis
pic-when-sails = nach dem Ereignis
pic-when-thugs = nach dem Ereignis
pic-when-siege = nach dem Ereignis
pic-when-guns = vor den Würfeln
pic-list-sail = Wohin?
pic-list-sail_sea = Offenes Meer
pic-list-choose_route = Welcher Weg?
pic-more-routes = Und { $count } weitere in der Liste unten
pic-no-port = Kein anderer Hafen ist in Reichweite. Du kannst aufs offene Meer fahren oder bleiben.
pic-at-sea = auf See: { $cell }
pic-limits = Noch: Verkauf { $sales }, Auftrag { $orders }
pic-built = fertig

# Wertung
pic-line-orders = Aufträge
pic-line-order-points = Ansehen daraus
pic-line-fights = Siege : Niederlagen
pic-line-fight-points = Ansehen daraus
pic-line-sold = Verkauft
pic-line-built = Gebaut
pic-line-home = Waren daheim
pic-line-total = Ansehen
pic-line-rank = Rang
pic-how-feast = Gewonnen durch das Fest, nicht durch das meiste Ansehen: Wahl ausgerufen, mindestens { $rank } ({ $points }), alle vier Waren daheim.
pic-how-elder = Sofort gewonnen: den Rang des Eldermanns ({ $elder }) mit allen vier Waren daheim erreicht.
pic-how-empty = { $won ->
    [0] Ein Auftragsstapel ist leer, und niemand hat das Fest ausgerichtet: Niemand wird gewählt.
   *[other] Ein Auftragsstapel ist leer: Das meiste Ansehen gewinnt, mindestens { $rank } ({ $points }).
}
pic-how-limit = { $won ->
    [0] Die letzte Runde ist vorbei, und niemand hat das Fest ausgerichtet: Niemand wird gewählt.
   *[other] Die letzte Runde ist vorbei: Das meiste Ansehen gewinnt, mindestens { $rank } ({ $points }).
}

# Titelbild und Regelheft
pic-cover = Über die Ostsee, an Piraten vorbei, bis zum großen Fest
pic-credit = Unveröffentlichter Prototyp · vorläufige Spielregeln 3.0.3 · 2–4 Spieler
pic-chapter-home = deine Heimatstadt
pic-chapter-goods = 2 Waren von dort
pic-chapter-orders = Aufträge
pic-chapter-arrow = Start: Pirat 2
pic-chapter-setup = Jede Stadt beginnt mit einem offenen Auftrag über höchstens 2 Waren.
pic-chapter-moves = Felder weit
pic-chapter-planning = Die Summe sagt, wie weit du fährst. Die Anzahl dreht den Pfeil.
pic-chapter-order = Eine Stadt dieser Farbe bekommt einen Auftrag.
pic-chapter-goods-event = Je eine Ware liegt frei im Hafen.
pic-chapter-storm = Du fährst so viele Felder weniger.
pic-chapter-pirates = Ab 13 Ansehen greifen sie dich an.
pic-chapter-route-1 = Der kurze Weg: Ab 13 Ansehen greifen die Piraten sofort an.
pic-chapter-route-2 = Außen herum kostet es 2 Felder mehr.
pic-chapter-fill = Auftrag erfüllt: Taler, Ansehen und eine Baugenehmigung
pic-chapter-sell = verkaufen
pic-chapter-buy = kaufen
pic-chapter-cannon = Kanone
pic-chapter-trade = Die Ware einer Stadt kaufst du dort. Verkaufen kannst du sie nur anderswo.
pic-chapter-building = Das Kontor steht von Anfang an. Oben bauen, unten ausbauen mit 1 Ware dazu.
pic-chapter-permit = Jedes Mal brauchst du auch 1 Baugenehmigung.
pic-chapter-fight = 3 gegen 2: Der Angriff siegt, 1 Ware geht verloren.
pic-chapter-odds = Angriffswürfel 1 1 1 2 2 3 · Abwehrwürfel 0 1 1 2 2 2
pic-chapter-rogues = Gespielt gegen den, der am Zug ist. Nur eine Karte je Zug trifft.
