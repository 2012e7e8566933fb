# Texts in pictures: short, because they must fit.

pic-title = Ulm
pic-round = Runde { $round } / { $last }
pic-points = Punkte
pic-if-ended = bei Ende
pic-place = { $place }. Platz
pic-won = Sieg: { $who }
pic-shared = Geteilter Sieg: { $who }
pic-shared-short = Geteilter Sieg

# What is to be done
pic-phase-over = Spielende
pic-phase-over-short = Ende
pic-phase-begin_turn = Stein ziehen
pic-phase-begin_turn-short = ziehen
pic-phase-keep_tile = Stein wählen
pic-phase-keep_tile-short = wählen
pic-phase-push = Stein einschieben
pic-phase-push-short = schieben
pic-phase-keep_pushed = Stein nehmen?
pic-phase-keep_pushed-short = nehmen?
pic-phase-act = Aktionen
pic-phase-act-short = Aktionen
pic-phase-trade = Händler
pic-phase-trade-short = Händler
pic-phase-pay_tax = Steuer
pic-phase-pay_tax-short = Steuer
pic-phase-take_tile = Umschlagplatz
pic-phase-take_tile-short = Steine
pic-phase-choose_card = Karte wählen
pic-phase-choose_card-short = Karte
pic-phase-sail = Zille fahren
pic-phase-sail-short = fahren
pic-phase-choose_descendant = Schwörhaus
pic-phase-choose_descendant-short = Wahl
pic-phase-coin_or_tile = Rathaus
pic-phase-coin_or_tile-short = Rathaus
pic-phase-pick_card = Gänsturm
pic-phase-pick_card-short = Karte
pic-phase-choose_coat = Stadtwappen
pic-phase-choose_coat-short = Wappen
pic-phase-pay_tile = Karte bezahlen
pic-phase-pay_tile-short = zahlen
pic-phase-seal_for_coin = Ulmer Chronik
pic-phase-seal_for_coin-short = Chronik
pic-phase-coins_or_tiles = Baustopp
pic-phase-coins_or_tiles-short = Karte
pic-phase-pay_coins = Belagerung
pic-phase-pay_coins-short = Karte
pic-phase-choose_tile = Patrizier
pic-phase-choose_tile-short = Karte
pic-phase-take_outer = Reformation
pic-phase-take_outer-short = Karte
pic-phase-extra_action = Schwäbischer Bund
pic-phase-extra_action-short = Karte
pic-phase-sell_sparrows = Ulmer Spatz
pic-phase-sell_sparrows-short = Karte
pic-phase-card_action = Werft
pic-phase-card_action-short = Werft

# Cathedral and stocks
pic-tower-now = jetzt
pic-tower-next = danach
pic-towers = Türme
pic-drawn = gezogen
pic-dock = Umschlagplatz
pic-deck = Stapel
pic-discard = Ablage ({ $count })
pic-coat-stack = Wappen
pic-no-push = Noch kein Stein eingeschoben
pic-none-laid = keine Karten ausgelegt

# Quarters
pic-coats = 1 aus 2 Wappen
pic-heir = Nachkomme
pic-each-quarter = 1 je Viertel
pic-pick = 1 aus 3 / Ablage
pic-from-dock = vom Umschlagplatz
pic-buy-play = Karte kaufen oder spielen

# Private hand
pic-pushes = Jeder Schub
pic-open = Noch offen
pic-none-open = keine Aktion
pic-now = sofort
pic-end = Ende
pic-hand-empty = Keine Karten auf der Hand
pic-choose-card = Du behältst eine dieser Karten
pic-choose-coat = Du behältst eines dieser Wappen

# All hands
pic-held-coats = Stadtwappen
pic-held-no-coats = Keine Stadtwappen
pic-held-laid = Ausgelegt
pic-held-no-laid = Keine Karten ausgelegt
pic-held-left = Noch auf der Hand
pic-held-no-left = Keine Karten auf der Hand

# Score sheet
pic-final = Endwertung
pic-line-game = Im Spiel
pic-line-sparrows = Spatzen
pic-line-river = Donau
pic-line-cathedral = Münster
pic-line-trade = Handel
pic-line-chronicle = Chronik
pic-line-total = Summe
pic-rank = { $place }.
pic-tiebreak-quarters = Gleichstand: Siegel in mehr Vierteln ({ $most } : { $next })
pic-tiebreak-shared = Gleichstand, auch bei den Vierteln ({ $most } : { $next })
pic-score-note = Je Spatz 1 Punkt  ·  Donau: die Zahl des Feldes  ·  Karten: nur ausgelegte zählen

# Cover and pictures of the rulebook
pic-cover = Steine schieben, Siegel setzen, flussabwärts fahren
pic-credit = Günter Burkhardt · HUCH! 2016 · 2–4 Spieler
pic-start-points = Punkte
pic-start-coins = Münzen
pic-start-sparrows = Spatzen
pic-start-seals = Siegel
pic-start-crests = Familienwappen
pic-start-tile = Stein aus dem Beutel
pic-start-note = So fangen alle an. Die Zillen starten gemeinsam auf −11.
pic-push-drawn = gezogen
pic-push-actions = diese drei führst du aus
pic-push-out = herausgeschoben
pic-push-note = Solange der Stein draußen liegt, ist die Reihe von beiden Seiten zu.
pic-action-money = Geld: Nimm 1 Münze.
pic-action-clear = Abräumen: Nimm alle herausgeschobenen Steine einer Seite.
pic-action-card = Karte: Kauf eine Karte für 2 Steine oder spiel eine Karte.
pic-action-river = Fluss: Deine Zille fährt 1 freies Feld weiter.
pic-action-seal = Siegel: Zahl { $price } Münzen, leg ein Siegel in ein angrenzendes Viertel und nutze sein Privileg.
pic-cathedral-note = Sofort: Gib einen der zwei Steine ab. Am Ende zählt jede ausgelegte Münsterkarte, und jeder Satz aus Chor, Schiff und Turm bringt Punkte dazu.
pic-trade-note = Sofort: Gib den gezeigten Stein ab. Am Ende zählt jede ausgelegte Karte, dazu Sätze aus drei gleichen oder drei verschiedenen Waren.
pic-danube-note = A überspringt B: Besetzte Felder zählen nicht mit. Am Ende zählt die Zahl deines Feldes. Auf den letzten vier Feldern bekommst du beim Ankommen, was sie zeigen.
pic-coat-gold = golden: Viertel zahlt mit
pic-coat-silver = silbern: nur Punkte
pic-coat-rim = Siegel am Münster
pic-coat-note = Für ein goldenes Wappen gibst du ein Familienwappen. Liegt dein Siegel am Münster, bringt dir jeder Stein, der dort herausgeschoben wird, einen Spatzen.
