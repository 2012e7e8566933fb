# Texts in pictures: short, because they must fit.

pic-title = Tallinn
pic-round = Runde { $round } / { $last }
pic-points = Punkte
pic-hand = Hand
pic-deck = Stapel
pic-tower = Turm
pic-contest = Wettstreit
pic-no-contest = kein Wettstreit
pic-pair = { $first } und { $second }

# Header of the board
pic-phase-choose_card = Karte wählen
pic-phase-build_tower = Türme bauen
pic-phase-over = Spielende
pic-waiting-all = Alle wählen verdeckt
pic-waiting-one = { $who } wählt noch
pic-waiting-some = { $who } wählen noch
pic-waiting-count = Noch { $count } müssen wählen
pic-waiting-none = Alle haben gewählt
pic-won = Sieg: { $who }
pic-shared = Geteilter Sieg: { $who }
pic-shared-short = Geteilter Sieg
pic-tiebreak-towers = Gleichstand: mehr Symbole auf den Türmen ({ $most } : { $next })
pic-tiebreak-shared = Gleichstand, auch an Symbolen auf den Türmen ({ $most } : { $next })
pic-place = { $place }. Platz
pic-final = Schlusswertung

# Private hand
pic-your-hand = Deine Hand
pic-card = Karte { $card }
pic-choose = Wähle Karte und Seite
pic-chosen = Gewählt: { $choice }
pic-idle = Gerade nichts zu wählen
pic-covered = verdeckt
pic-hand-empty = Keine Karten auf der Hand
pic-hand-note = Die gewählte Seite zählt in deiner Auslage, die andere bleibt verdeckt.
pic-hidden-towers = Deine verdeckten Türme: { $cards }

# Private choice of a tower
pic-build = Turm bauen?
pic-build-choose = Wähle eine Karte oder none
pic-from-row = Aus der Auslage
pic-from-hand = Aus der Hand
pic-no-tower = Kein Turm
pic-own-towers = Deine Türme
pic-build-note = Im Turm zählen beide Seiten einer Karte. In der Auslage zählt sie dann nicht mehr.

# Score sheet
pic-line-game = Im Spiel
pic-line-merchants = Kaufleute
pic-line-knights = Ritter
pic-line-monks = Mönche
pic-line-lead = Vorsprung { $lead }
pic-line-towers = Türme
pic-line-total = Summe
pic-none = keiner
pic-rank = { $place }.
pic-score-note = Je Gegner: mehr { $more }, gleich { $tie }  ·  Vorsprung { $lead }: Gegner zahlt { $payment }  ·  Turm: mehr { $towermore }, gleich { $towertie }
