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
pic-election = Wahl eröffnet

# Kopf des Bretts
pic-turn-plan = plant
pic-turn-event = Ereignis
pic-turn-move = unterwegs
pic-turn-trade = handelt, baut
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
    [1] Die Piraten siegen mit { $chance } %
   *[other] { $who } siegt mit { $chance } %
}
pic-aboard = { $count ->
    [0] { $who } hat keine Ware an Bord
    [one] { $who } hat 1 Ware an Bord
   *[other] { $who } hat { $count } Waren an Bord
}
pic-overfull = Zu viele Waren an Bord
pic-choose-jettison = Was kein Feld findet, geht über Bord

# Fest
pic-elder = { $who } ist Eldermann
pic-elders = { $who } siegen
pic-nobody = Niemand wird gewählt
pic-ending-feast = Das Fest ist gedeckt, die Wahl gewonnen.
pic-ending-elder = Im höchsten Rang, und alle Waren daheim.
pic-ending-empty = Ein Stapel der Aufträge ist leer.
pic-ending-limit = Die letzte Runde ist vorbei.
