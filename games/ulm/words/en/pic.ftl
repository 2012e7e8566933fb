# Texts in pictures: short, because they must fit.

pic-title = Ulm
pic-round = Round { $round } / { $last }
pic-points = points
pic-if-ended = if over
pic-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
pic-won = { $who } wins
pic-shared = { $who } share the win
pic-shared-short = Shared win

# What is to be done
pic-phase-over = Game over
pic-phase-over-short = Over
pic-phase-begin_turn = Draw a tile
pic-phase-begin_turn-short = draw
pic-phase-keep_tile = Choose a tile
pic-phase-keep_tile-short = choose
pic-phase-push = Push a tile
pic-phase-push-short = push
pic-phase-keep_pushed = Take the tile?
pic-phase-keep_pushed-short = take?
pic-phase-act = Actions
pic-phase-act-short = Actions
pic-phase-trade = Merchant
pic-phase-trade-short = Merchant
pic-phase-pay_tax = Tax
pic-phase-pay_tax-short = Tax
pic-phase-take_tile = Loading dock
pic-phase-take_tile-short = Dock
pic-phase-choose_card = Choose a card
pic-phase-choose_card-short = Card
pic-phase-sail = Move the barge
pic-phase-sail-short = Barge
pic-phase-choose_descendant = Oath House
pic-phase-choose_descendant-short = Choice
pic-phase-coin_or_tile = City Hall
pic-phase-coin_or_tile-short = Hall
pic-phase-pick_card = Goose Tower
pic-phase-pick_card-short = Card
pic-phase-choose_coat = City coat
pic-phase-choose_coat-short = Coat
pic-phase-pay_tile = Pay for the card
pic-phase-pay_tile-short = Pay
pic-phase-seal_for_coin = Ulm Chronicle
pic-phase-seal_for_coin-short = Seal
pic-phase-coins_or_tiles = Building Freeze
pic-phase-coins_or_tiles-short = Card
pic-phase-pay_coins = Siege
pic-phase-pay_coins-short = Card
pic-phase-choose_tile = Patrician
pic-phase-choose_tile-short = Card
pic-phase-take_outer = Reformation
pic-phase-take_outer-short = Card
pic-phase-extra_action = Swabian League
pic-phase-extra_action-short = Card
pic-phase-sell_sparrows = Ulm Sparrow
pic-phase-sell_sparrows-short = Card
pic-phase-card_action = Shipyard
pic-phase-card_action-short = Yard

# Cathedral and stocks
pic-tower-now = now
pic-tower-next = next
pic-towers = Towers
pic-drawn = drawn
pic-dock = Loading dock
pic-deck = Deck
pic-discard = Discard ({ $count })
pic-coat-stack = Coats
pic-no-push = No tile pushed yet
pic-none-laid = no cards laid out

# Quarters
pic-coats = 1 of 2 coats
pic-heir = Descendant
pic-each-quarter = 1 per quarter
pic-pick = 1 of 3 / discard
pic-from-dock = from the dock
pic-buy-play = buy or play a card

# Private hand
pic-pushes = Each push
pic-open = Still open
pic-none-open = no action
pic-now = now
pic-end = end
pic-hand-empty = No cards in hand
pic-choose-card = You keep one of these cards
pic-choose-coat = You keep one of these coats

# All hands
pic-held-coats = City coats
pic-held-no-coats = No city coats
pic-held-laid = Laid out
pic-held-no-laid = No cards laid out
pic-held-left = Still in hand
pic-held-no-left = No cards in hand

# Score sheet
pic-final = Final scoring
pic-line-game = In the game
pic-line-sparrows = Sparrows
pic-line-river = Danube
pic-line-cathedral = Cathedral
pic-line-trade = Trade
pic-line-chronicle = Chronicle
pic-line-total = Total
pic-rank = { $place }.
pic-tiebreak-quarters = Tie: seals in more quarters ({ $most } : { $next })
pic-tiebreak-shared = Tie, in quarters too ({ $most } : { $next })
pic-score-note = 1 point for each sparrow  ·  Danube: the number of the field  ·  cards: only those laid out

# Cover and pictures of the rulebook
pic-cover = Push tiles, place seals, sail downstream
pic-credit = Günter Burkhardt · HUCH! 2016 · 2–4 players
pic-start-points = points
pic-start-coins = coins
pic-start-sparrows = sparrows
pic-start-seals = seals
pic-start-crests = family crests
pic-start-tile = tile from the bag
pic-start-note = Everybody starts like this. All barges start together on −11.
pic-push-drawn = drawn
pic-push-actions = you carry out these three
pic-push-out = pushed out
pic-push-note = While that tile lies outside, the line is closed from both ends.
pic-action-money = Money: take 1 coin.
pic-action-clear = Clear: take all pushed-out tiles of one side.
pic-action-card = Card: buy a card for 2 tiles, or play a card.
pic-action-river = River: your barge moves on to the next free field.
pic-action-seal = Seal: pay { $price } coins, place a seal in an adjoining quarter and use its privilege.
pic-cathedral-note = Now: give one of the two tiles. At the end each cathedral card laid out scores, and each set of Choir, Nave and Tower adds points.
pic-trade-note = Now: give the tile shown. At the end each card laid out scores, and so do sets of three equal or three different goods.
pic-danube-note = A passes B: taken fields do not count. At the end the number of your field scores. The last four fields give what they show when you land there.
pic-coat-gold = golden: the quarter pays
pic-coat-silver = silver: points only
pic-coat-rim = seal at the cathedral
pic-coat-note = A golden coat takes one of your family crests. Where your seal lies at the cathedral, each tile that is pushed out there brings you a sparrow.
