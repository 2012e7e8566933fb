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
pic-your-hand = Your hand
pic-now = now
pic-end = end
pic-hand-empty = No cards in hand
pic-hand-note = The flag shows what the card would add if laid out and the game ended now.
pic-seal-price = A seal costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
} this round.
pic-choose-card = You keep one of these cards
pic-choose-coat = You keep one of these coats

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
pic-score-note = 1 point for each sparrow  ·  Danube: the number under the barge  ·  cards: only those laid out
