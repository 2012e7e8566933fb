# Texts in pictures: short, because they must fit.

pic-title = Eldermann
pic-sea = BALTIC
pic-round = Round { $round }
pic-setup = Set-up
pic-over = Game over
pic-honours = reputation
pic-from = from { $city }
pic-role-from = { $role } from { $city }
pic-no-home = no home city yet
pic-pirates = Pirates
pic-election = Election called

# Header of the board
pic-turn-plan = plans
pic-turn-event = event
pic-turn-move = at sea
pic-turn-trade = trades
pic-turn-setup = choosing
pic-moves = { $moves } { $moves ->
    [one] space
   *[other] spaces
}
pic-wins-game = wins

# Fight
pic-fight-raid = { $one } raids { $other }
pic-fight-pirates = Pirates attack { $other }
pic-attack = Attack
pic-defence = Defence
pic-loses = { $count ->
    [0] nothing lost
    [one] 1 good
   *[other] { $count } goods
}
pic-wins = { $pirates ->
    [1] The pirates win
   *[other] { $who } wins
}
pic-honour = { $who }: { $change } reputation
pic-chance = { $pirates ->
    [1] Chance that the pirates win: { $chance }%
   *[other] Chance that { $who } wins: { $chance }%
}
pic-aboard = { $count ->
    [0] { $who } has no goods aboard
    [one] { $who } has 1 good aboard
   *[other] { $who } has { $count } goods aboard
}
pic-overfull = Too many goods aboard
pic-choose-jettison = What finds no field goes overboard

# Feast
pic-feast-needs = Feast:
pic-feast-needs-long = The feast needs
pic-elder = { $who } is elected Eldermann
pic-elder-short = { $who } is elected
pic-elders = { $who } win
pic-nobody = Nobody is elected
pic-ending-feast = The feast is laid, the election won.
pic-ending-elder = Of the highest rank, with every good at home.
pic-ending-empty = A deck of orders is empty.
pic-ending-limit = The last round is over.

# Private pictures
pic-held = What everyone had
pic-held-cards = Den cards
pic-held-no-cards = No Den cards
pic-rests = resting
pic-left = { $moves } { $moves ->
    [one] space
   *[other] spaces
} left
pic-sector-order = new order
pic-sector-goods = free goods
pic-no-rogues = No Den cards in hand
pic-when-ward = as an answer
pic-when-curse = before the event
pic-when-bribe = after the event
pic-when-sails = after the event
pic-when-thugs = after the event
pic-when-siege = after the event
pic-when-guns = before the dice
pic-list-sail = Where to?
pic-list-sail_sea = Open sea
pic-list-choose_route = Which way?
pic-more-routes = And { $count } more, in the list below
pic-no-port = No other harbour is within reach. You may sail to the open sea or stay.
pic-at-sea = at sea: { $cell }
pic-limits = Left: sales { $sales }, orders { $orders }
pic-built = done

# Score sheet
pic-line-orders = Orders
pic-line-order-points = Reputation
pic-line-fights = Won : lost
pic-line-fight-points = Reputation
pic-line-sold = Goods sold
pic-line-built = Built
pic-line-home = Goods at home
pic-line-total = Reputation
pic-line-rank = Rank
pic-how-feast = Won by the feast, not by the most reputation: election called, at least { $rank } ({ $points }), all four goods at home.
pic-how-elder = Won at once by reaching the rank of Eldermann ({ $elder }) with all four goods at home.
pic-how-empty = { $won ->
    [0] A deck of orders is empty and no feast was held: nobody is elected.
   *[other] A deck of orders is empty: the most reputation wins, from { $rank } ({ $points }) on.
}
pic-how-limit = { $won ->
    [0] The last round is over and no feast was held: nobody is elected.
   *[other] The last round is over: the most reputation wins, from { $rank } ({ $points }) on.
}

# Cover and pictures of the rulebook
pic-cover = Across the Baltic, past pirates, to the great feast
pic-credit = Unpublished prototype · preliminary rules 3.0.3 · 2–4 players
pic-chapter-home = your home city
pic-chapter-goods = 2 goods from there
pic-chapter-orders = orders
pic-chapter-arrow = start: pirates 2
pic-chapter-setup = Every city begins with an open order for at most 2 goods.
pic-chapter-moves = spaces far
pic-chapter-planning = The sum says how far you sail. The number of cards turns the arrow.
pic-chapter-order = A city of this colour gets an order.
pic-chapter-goods-event = One good each lies free in a harbour.
pic-chapter-storm = You sail that many fewer spaces.
pic-chapter-pirates = From 13 reputation on they attack you.
pic-chapter-route-1 = The short way: from 13 reputation on the pirates attack at once.
pic-chapter-route-2 = Around them it costs 2 spaces more.
pic-chapter-fill = Order filled: Taler, reputation and a building permit
pic-chapter-sell = sell
pic-chapter-buy = buy
pic-chapter-cannon = cannon
pic-chapter-trade = You buy a city's good there. You can sell it only elsewhere.
pic-chapter-building = The Kontor stands from the start. Above build, below upgrade with 1 good more.
pic-chapter-permit = Each time it also takes 1 building permit.
pic-chapter-fight = 3 against 2: the attack wins, 1 good is lost.
pic-chapter-odds = Attack die 1 1 1 2 2 3 · defence die 0 1 1 2 2 2
pic-chapter-rogues = Played against the player on turn. Only one card strikes per turn.
