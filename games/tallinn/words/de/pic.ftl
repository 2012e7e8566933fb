# Texts in pictures: short, because they must fit.

pic-title = Tallinn
pic-round = Runde { $round } / { $last }
pic-before = Vor Runde 1
pic-points = Punkte
pic-hand = Hand
pic-deck = Stapel
pic-tower = Turm
pic-contest = Wettstreit
pic-no-contest = kein Wettstreit

# Header of the board
pic-phase-choose_card = Karte wählen
pic-phase-build_tower = Türme bauen
pic-phase-over = Spielende
pic-phase-exchange = Karten tauschen
pic-phase-name_faction = Wettstreit des Legaten
pic-phase-send_tied_envoys = Stand des Legaten
pic-phase-give_up = Chronik
pic-phase-choose_card-short = Karte wählen
pic-phase-build_tower-short = Turmbau
pic-phase-exchange-short = Tausch
pic-phase-name_faction-short = Legat
pic-phase-send_tied_envoys-short = Legat
pic-phase-give_up-short = Chronik
pic-asked-all = Alle wählen verdeckt
pic-asked-all-short = Alle wählen
pic-asked-one = { $who } wählt
pic-asked-some = { $who } wählen
pic-asked-count = { $count ->
    [one] Eine Person wählt
   *[other] { $count } wählen
}
pic-asked-none = Niemand muss wählen
pic-won = Sieg: { $who }
pic-shared = Geteilter Sieg: { $who }
pic-shared-short = Geteilter Sieg
pic-tiebreak-towers = Gleichstand: mehr Personen auf Türmen ({ $most } : { $next })
pic-tiebreak-shared = Gleichstand, auch an Personen auf Türmen ({ $most } : { $next })
pic-place = { $place }. Platz
pic-final = Schlusswertung

# All hands after the game
pic-held = Was alle hatten
pic-held-row = Auslage
pic-held-hands = Auslage, rechts davon die Hand
pic-held-towers = Türme

# Private hand
pic-your-hand = Deine Hand
pic-envoy = Legat (E)
pic-card = Karte { $card }
pic-chosen = Gewählt: { $choice }
pic-idle = Gerade nichts zu wählen
pic-covered = verdeckt
pic-hand-empty = Keine Karten auf der Hand
pic-below = Unter deinem Stapel: { $cards }
pic-hidden-towers = { $count ->
    [one] Verdeckter Turm: Karte { $cards }
   *[other] Verdeckte Türme: Karten { $cards }
}

# Private choice of a tower
pic-from-row = Aus der Auslage
pic-from-hand = Aus der Hand
pic-no-tower = Kein Turm
pic-own-towers = Deine Türme

# Score sheet
pic-line-game = Im Spiel
pic-line-merchants = Kaufleute
pic-line-knights = Ritter
pic-line-monks = Mönche
pic-line-exchange = Tausch
pic-line-chronicles = Chroniken
pic-line-lead = Vorsprung { $lead }
pic-line-towers = Türme
pic-line-total = Summe
pic-none = keiner
pic-rank = { $place }.
pic-score-note = Je Gegner: mehr { $more }, gleich { $tie }  ·  Vorsprung { $lead }: Gegner zahlt { $payment }  ·  Turm: mehr { $towermore }, gleich { $towertie }

# The Envoy and the Chronicles
pic-contest-to-come = Wettstreit folgt
pic-which-faction = Für welchen Stand?
pic-chronicle-have = haben · Runde { $round }
pic-chronicle-give = abgeben · Runde { $round }
pic-chronicle-now = wird gewertet
pic-chronicle-nobody = gewertet: niemand
pic-below-deck = Unter den Stapel:
pic-price = kostet { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pic-keep-all = Nichts tauschen
pic-needed = Gefordert
pic-given = Du gibst
pic-too-much = Mehr als nötig: Eine Karte könntest du behalten.
pic-give-nothing = Nichts abgeben

# Cover and pictures of the rulebook
pic-cover = Karten auslegen, Wettstreite austragen, Türme bauen
pic-credit = Stefan Risthaus · OSTIA-Spiele 2016 · 2–4 Spieler
pic-start-card = Startkarte
pic-deck-of-seven = Stapel: 7 Karten
pic-your-row = deine Auslage
pic-contest-legend = mehr: { $more } Punkte  ·  gleich viel: { $tie } Punkt  ·  weniger: nichts
pic-until-end = verdeckt bis zum Spielende
pic-both-count = beide Hälften zählen
pic-tower-legend = In der Auslage fehlt die Karte ab jetzt. Auch eine Handkarte darf Turm werden.
pic-envoy-legend = Die { $count } Wappen zählen im eigenen Wettstreit dieser Runde mit
pic-covering = verdeckt
pic-level-1 = nach der 4. Karte
pic-level-2 = wenn der Stapel leer ist
pic-have = haben
pic-have-more = Karten bleiben liegen
pic-give = abgeben
pic-give-more = Karten verlassen das Spiel
pic-chronicle-legend = Im goldenen Kreis: Punkte bei 2 Spielern. Startkarte und Türme zählen nicht.
