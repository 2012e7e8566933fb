title = Eldermann
tagline = Sail the Baltic, fill orders, build up your home city and hold the feast.
about-game = An unpublished prototype, played by its preliminary rules 3.0.3.
reconstructed = The prototype's rules leave much open: chart, event disc, order cards, ranks, storage and stacks are house data, not the author's own.

# Names
good-beer = [[el_beer]] Beer
good-fish = [[el_fish]] Fish
good-grain = [[el_grain]] Grain
good-cloth = [[el_cloth]] Cloth
city-aalborg = Aalborg
city-malmo = Malmö
city-visby = Visby
city-memel = Memel
city-danzig = Danzig
city-stettin = Stettin
city-lubeck = Lübeck
city-flensburg = Flensburg
island-oland = Öland
island-hela = Hel
island-rugen = Rügen
island-seeland = Zealand
island-bornholm = Bornholm
title-hawker = Hawker
title-trader = Trader
title-councillor = Councillor
title-patrician = Patrician
title-mayor = Mayor
title-elder = Eldermann
role-merchant = Merchant
role-admiral = Admiral
role-navigator = Navigator
role-captain = Captain
role-scholar = Scholar
role-builder = Builder
role-innkeeper = Innkeeper
building-kontor = Kontor
building-grand_kontor = Grand Kontor
building-school = School
building-university = University
building-guild = Guild
building-great_guild = Great Guild
building-storehouse = Storehouse
building-warehouses = Warehouses
building-dock = Dock
building-shipyard = Shipyard
building-den = Den
boon-kontor = 1 home good on arrival at home
boon-grand_kontor = 1 home good each round
boon-school = Sailing cards 2 to 7
boon-university = 3 sailing cards, also 6, 7
boon-guild = Sell 2 goods a turn
boon-great_guild = 3 goods and 2 orders a turn
boon-storehouse = Kontor: { $goods } goods, { $taler } Taler
boon-warehouses = Kontor: { $goods } goods, { $taler } Taler
boon-dock = Ship: { $deck } goods, 1 cannon, 1 booty
boon-shipyard = { $deck } goods, 2 cannons, 2 booty
boon-den = Hire one Den card a turn
rogue-ward1 = Ward I
rogue-ward2 = Ward II
rogue-curse = Curse
rogue-bribe1 = Bribe I
rogue-bribe2 = Bribe II
rogue-sails1 = Sails −1
rogue-sails2 = Sails −2
rogue-thugs1 = Thugs 1
rogue-thugs2 = Thugs 2
rogue-guns1 = Cannons −1
rogue-guns2 = Cannons −2
rogue-siege = Blockade
effect-ward1 = Cancels a level 1 card against you
effect-ward2 = Cancels a level 1 or 2 card against you
effect-curse = The arrow goes one sector further
effect-bribe1 = Draw an order of a colour and lay it out
effect-bribe2 = Replace an open order of a city
effect-sails1 = The ship moves 1 space less
effect-sails2 = The ship moves 2 spaces less
effect-thugs1 = A raid of strength 1
effect-thugs2 = A raid of strength 2
effect-guns1 = 1 cannon does not count this turn
effect-guns2 = 2 cannons do not count this turn
effect-siege = No harbour and no trade this turn
sector-pirates = Pirates { $strength }
sector-storm = Storm −{ $strength }
sector-order = Order { $goods }
sector-goods = Goods { $goods }
pirates-name = Pirates
nothing = nothing
pays = { $taler } Taler, { $points } reputation

# Asks
ask-choose_home = Choose your home city.
ask-stow_start = Where do your two starting goods go?
ask-choose_arrow = On which “Pirates 2” sector does the arrow start?
ask-plan = Which sailing cards do you play?
ask-navigate = As navigator, do you turn the arrow one sector further?
ask-curse_window = “{ $event }” for { $who }: do you play a Curse?
ask-card_window = Event: { $event }. Do you play a card against { $who }?
ask-guns_window = A fight begins. Do you sabotage cannons?
ask-ward = Played against you: { $who }. Do you ward it off?
ask-sail = Where do you sail? Up to { $moves ->
    [one] 1 space
   *[other] { $moves } spaces
}.
ask-sail_sea = Which free space do you sail to? Up to { $moves ->
    [one] 1 space
   *[other] { $moves } spaces
}.
ask-choose_route = Which way do you take? Up to { $moves ->
    [one] 1 space
   *[other] { $moves } spaces
}.
ask-raid = You meet { $who }. Raid that ship for 1 reputation?
ask-ambush = { $who } passes you. Raid that ship for 1 reputation?
ask-plunder = The pirates beat { $who }. { $count ->
    [one] Which good do they take?
   *[other] Which { $count } goods do they take?
}
ask-pillage = You beat { $who }. { $count ->
    [one] Which good do you take?
   *[other] Which goods do you take, { $count } at most?
}
ask-jettison = There is no room for these goods. What goes overboard?
ask-trade = { $state ->
    [closed] What do you build or move?
    [toll] Before you trade here, you pay a toll.
    [sold] Trade and build: no more sales this turn.
    [none] Trade and build: nothing to sell here.
   *[open] Trade and build: you may sell { $sales ->
        [one] 1 more good
       *[other] { $sales } more goods
    }.
}
ask-trade_on = Trade and build.
ask-throw_away = What do you throw away?
ask-stow = Which goods go into the Kontor? The rest go aboard.
ask-discard = Four cards are one too many. Which goes back?
ask-pay_good = { $who }: which good do you pay for the upgrade?
ask-stance = Which standing order do you give? Everybody sees it.

phase-choose_home = Set-up: home cities
phase-stow_start = Set-up: starting goods
phase-choose_arrow = Set-up: event disc
phase-plan = Round { $round }: planning
phase-navigate = Round { $round }: event
phase-curse_window = Round { $round }: event
phase-card_window = Round { $round }: event
phase-guns_window = Round { $round }: fight
phase-ward = Round { $round }: Den
phase-sail = Round { $round }: movement
phase-sail_sea = Round { $round }: movement
phase-choose_route = Round { $round }: movement
phase-raid = Round { $round }: encounter
phase-ambush = Round { $round }: encounter
phase-plunder = Round { $round }: fight
phase-pillage = Round { $round }: fight
phase-jettison = Round { $round }: fight
phase-trade = Round { $round }: trade and building
phase-trade_on = Round { $round }: trade and building
phase-throw_away = Round { $round }: trade and building
phase-stow = Round { $round }: trade and building
phase-discard = Round { $round }: Den
phase-pay_good = Round { $round }: trade and building
phase-stance = Round { $round }: trade and building
phase-over = Game end

# Options of asks
label-no = No
label-curse_window-no = No card
label-card_window-no = No card
label-guns_window-no = No card
label-ward-no = Do not ward it off
label-rest = Do not ask again this turn
label-never = Never ask again
label-back = Back
label-attack = Attack
label-stay = Stay here
label-navigate-stay = Leave it: { $event }
label-turn = Turn it: { $event }
label-sea = To the open sea
label-aboard = Both aboard
label-split = One aboard, one in the Kontor
hint-home = Home good: { $good }
label-arrow = Start { $place }
hint-arrow = Next: { $one }, then { $two }
label-cards = { $cards }: up to { $moves ->
    [one] 1 space
   *[other] { $moves } spaces
}
label-no-cards = No card: do not sail
label-cards-turn = { $cards }, arrow +1: { $moves ->
    [one] 1 space
   *[other] { $moves } spaces
}
label-no-cards-turn = No card, arrow +1
label-turned = Arrow to: { $event }
label-colour = Colour { $good }
label-bribe1 = { $card }: { $what }
label-bribe2 = { $card } replaces { $what }
label-port = { $city }: { $count } of { $moves ->
    [one] 1 space
   *[other] { $moves } spaces
}
label-round = Round trip back to here
hint-round = { $count ->
    [one] 1 way
   *[other] { $count } ways
} past pirates or ships
label-cell = { $cell }: { $count } { $count ->
    [one] space
   *[other] spaces
}
label-far = { $count ->
    [one] 1 space away
   *[other] { $count } spaces away
}
label-way-to = { $goal }: way { $number }, { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
short-way-to = { $goal } { $number }
label-way = Way { $number }: { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
hint-sea = no trade there, but you can build
hint-around = Way around: { $count }.
risk-none = Nobody on the way.
risk-pirates = Pirates { $strength }: { $chance }% chance to win.
risk-pirates-perhaps = Pirates { $strength } only if you have 13 reputation by then: { $chance }% chance to win.
risk-ship = { $who } ({ $guns ->
    [0] no cannon
    [one] 1 cannon
   *[other] { $guns } cannons
})
risk-ships = Ships: { $ships }.
route-ship = a ship
route-nobody = Nobody on the way
route-pirates = Pirates { $strength } ({ $chance }%)
route-perhaps = perhaps Pirates { $strength } ({ $chance }%)
label-none-plunder = Nothing
label-none-pillage = Take nothing
label-none-jettison = Nothing
label-none-stow = Nothing in the Kontor
label-from-ship = { $good } from the ship
label-from-kontor = { $good } from the Kontor
label-cannon-away = A cannon overboard
label-feast = Hold the feast
hint-feast = You have all goods at home, and win.
label-toll = Pay the toll: 1 Taler
hint-toll = You may not trade here until you pay
label-cannon = Buy a cannon: 2 Taler
hint-cannon = Takes a K field and stays aboard
label-room = Throw { $given } away for { $brought }
label-throw = Throw something away
hint-throw = Makes room aboard or in the Kontor
label-stow = Restow
hint-stow = Move goods between ship and Kontor
label-done = Done
label-build = { $level ->
    [1] Build { $building }
   *[other] Upgrade to { $building }
}
gain-all = +{ $taler } Taler
gain-part = +{ $fits } of { $taler } Taler
gain-none = +0 Taler (purse full)
label-sell = Sell { $good }
label-sell-kontor = Sell { $good } from the Kontor
label-fill = Fill order { $goods }
label-buy = Buy { $count } { $good }: { $taler } Taler
hint-buy = Room for { $room }, supply { $supply }
label-take = Take { $good } for free
label-shift = Move { $good } from the booty field
label-hire = Level { $stack } Den card: { $stack } Taler
label-hire-name = Level { $stack } Den card: { $stack } reputation
hint-hire = No more trade afterwards, only building
label-stance-raids = { $stance ->
    [ask] Raids: ask
    [stronger] Raids: automatic if I am stronger
   *[never] Raids: never
}
label-stance-cards = { $stance ->
    [ask] Den cards: ask
    [leader] Den cards: only against a leader
   *[never] Den cards: never
}

# On a button beside its effect: at most 14 characters
short-way = Way { $number }
short-rest = Not this turn
short-never = Never ask
short-sea = Open sea
short-round = Round trip
short-stay = Stay
short-navigate-stay = Leave it
short-turn = Turn it
short-aboard = Both aboard
short-split = One each
short-plan-none = No card
short-stow-none = Nothing
short-fill = Order { $what }
short-sell = Sell { $what }
short-sell-kontor = Kontor: { $what }
short-buy = Buy { $count } { $what }
short-take = Take { $what }
short-shift = Move { $what }
short-hire = Hire { $what }: Taler
short-hire-name = Hire { $what }: rep.
short-cannon = Buy a cannon
short-toll = Pay the toll
short-room = Drop { $what }
short-throw = Throw away
short-feast = Hold the feast
brief-beer = Beer
brief-fish = Fish
brief-grain = Grain
brief-cloth = Cloth

# What one must know for it
around-event = { $count ->
    [0] No card
    [one] 1 card
   *[other] { $count } cards
}: { $event }
around-turn = { $count ->
    [one] 1 card
   *[other] { $count } cards
} and one further: { $event }
around-fight = { $attacker } (strength { $strength }) against { $defender } (strength { $guns })
around-no-card = No card of yours fits; you are asked so that nobody can guess your cards. Change that under *More*, *Plans*.
around-hired = { $asked }. When you are not asked, your plans count: *More*, *Plans*.
around-stance-raids = **Automatic raids:** With more cannons you attack if there is something to take. Each raid costs 1 reputation.
around-stance-cards = **Only against a leader:** You are asked only on the turn of the player with the most reputation.

# What happens
event-order-laid = New order in { $city }: { $goods }.
event-order-returned = The order { $goods } in { $city } lapses.
event-start-player = { $who } begins.
event-home = { $who } is at home in { $city }.
event-start-aboard = { $who } takes both starting goods aboard ({ $good }).
event-start-split = { $who } takes one { $good } aboard, one stays at home.
event-role = { $who } gets the role { $role }.
event-arrow-set = { $who } sets the arrow to start { $place }.
event-round = **Round { $number }**
event-planned = { $who } plays { $cards }: up to { $moves ->
    [one] 1 space
   *[other] { $moves } spaces
}.
event-planned-none = { $who } plays no sailing card.
event-navigated = { $who } turns the arrow one sector further.
event-storm = { $moves ->
    [0] [[el_storm]] Storm: { $who } cannot sail this turn.
   *[other] [[el_storm]] Storm: { $who } loses { $loss ->
        [0] no space
        [one] 1 space
       *[other] { $loss } spaces
    }, { $moves } left.
}
event-goods-came = Free { $good } lies in the harbour of { $city }.
event-goods-lapsed = { $good } for { $city } is lost: { $missing ->
    [room] no room there
    [supply] none in supply
   *[unsaid] no room or supply
}.
event-pirates-passed = [[el_pirates]] Pirates of strength { $strength } spare { $who }.
event-delivered = The Kontor of { $who } receives { $good }.
event-taler-lost = { $who } gets { $count } [[el_taler]] Taler fewer: the purse is full.
event-pirates = [[el_pirates]] Pirates of strength { $strength } attack { $who }!
event-raid = { $who } raids { $victim }!
event-thrown = Attack { $attack } + { $strength } = { $attacked }, defence { $defence } + { $guns } = { $defended }.
event-pirates-won = The pirates win. { $count ->
    [0] { $who } has nothing to lose.
    [one] { $who } loses 1 good.
   *[other] { $who } loses { $count } goods.
}
event-fight-won = { $who } wins.
event-fight-points = { $who }: { $change ->
    [-2] −2
    [-1] −1
   *[other] +{ $change }
} [[el_reputation]] reputation, now { $points }.
event-goods-lost = { $who } loses: { $goods }.
event-captured = { $who } captures: { $goods }.
event-goods-thrown = { $who } throws away: { $goods }.
event-cannon-thrown = { $who } throws a [[el_cannon]] cannon overboard.
event-rogue = { $who } plays “{ $card }” against { $victim }.
event-warded = { $who } wards the card off: { $card }.
event-own-bribe = { $who } plays “{ $card }”.
event-arrived = { $who } enters { $city }.
event-at-sea = { $who } lies at { $cell }.
event-toll = { $who } pays { $owner } a toll of 1 [[el_taler]] Taler.
event-sold = { $who } sells { $good }.
event-sold-kontor = { $who } sells { $good } from the Kontor.
event-filled = { $who } fills { $goods }: +{ $taler } [[el_taler]] Taler, +{ $points } [[el_reputation]] reputation.
event-took = { $who } takes { $good } from the harbour.
event-bought = { $who } buys { $count } { $good }.
event-armed = { $who } buys a [[el_cannon]] cannon and now has { $count }.
event-shifted = { $who } moves { $good } from the booty field.
event-stowed = { $who } restows: { $kontor } in the Kontor, { $ship } aboard.
event-hired = { $who } pays { $stack } [[el_taler]] Taler for a level { $stack } Den card.
event-hired-own = For { $stack } [[el_taler]] Taler you get: { $card }.
event-hired-name = { $who } pays { $stack } [[el_reputation]] reputation for a level { $stack } Den card.
event-hired-name-own = For { $stack } [[el_reputation]] reputation you get: { $card }.
event-discarded = { $who } returns a Den card of level { $stack }.
event-built = { $who } builds: { $building }.
event-stance-raids = { $stance ->
    [ask] { $who } is asked about raids again.
    [stronger] { $who } raids weaker players without being asked.
   *[never] { $who } raids nobody until further notice.
}
event-stance-ambush = { $who } ambushes nobody until further notice.
event-stance-cards = { $stance ->
    [ask] { $who } is asked about every Den card again.
    [leader] { $who } is asked about Den cards only against a leader.
   *[never] { $who } is not asked about Den cards for now.
}
event-election = { $who } is mayor: the election is called!
event-elder-seen = { $who } reaches the rank of Eldermann.
event-feast = { $who } holds the feast!
event-ended-feast = The game is over.
event-ended-elder = Reaching the rank of Eldermann with all goods at home wins at once.
event-ended-empty = A colour has no order left: the game is over.
event-ended-limit = The last round is over: the game ends.

# Fights in one line
told-raid-won = { $attacker } raids { $defender } and wins { $attacked }:{ $defended } ({ $attack }+{ $strength } to { $defence }+{ $guns }).
told-raid-lost = { $attacker } raids { $defender } and loses { $attacked }:{ $defended } ({ $attack }+{ $strength } to { $defence }+{ $guns }).
told-pirates-won = [[el_pirates]] Pirates beat { $defender } { $attacked }:{ $defended } ({ $attack }+{ $strength } to { $defence }+{ $guns }).
told-pirates-lost = { $defender } beats off pirates { $defended }:{ $attacked } ({ $defence }+{ $guns } to { $attack }+{ $strength }).
told-nothing = There was nothing to lose.
told-goods-lost = Lost: { $goods }.
told-captured = { $who } captures: { $goods }.
told-reputation = Reputation: { $changes }.
told-change = { $who } { $change } (now { $points })

result-elder = { $count ->
    [one] { $who } is elected Eldermann with { $score } reputation.
   *[other] { $who } share the victory with { $score } reputation each.
}
result-nobody = Nobody is elected.
decided-feast = The feast has decided, not the most reputation: election called, at least patrician, all four goods at home.
decided-elder = Reaching the rank of Eldermann with all four goods at home wins at once.
decided-empty = A deck of orders was empty.
decided-limit = The last round was over.

# The picture in words
alt-seat = { $who }: { $points } reputation, { $taler } Taler, { $guns ->
    [0] no cannon
    [one] 1 cannon
   *[other] { $guns } cannons
}, { $place }
alt-asked = Deciding: { $who }.
board-event = Event: { $event }
board-fight = Fight: { $attacker } { $attack } + { $strength } = { $attacked } against { $defender } { $defence } + { $guns } = { $defended }. { $pirates ->
    [1] The pirates win
   *[other] { $who } wins
}, { $lost ->
    [0] nothing is lost
    [one] 1 good is lost
   *[other] { $lost } goods are lost
}.
board-disc-unset = Event disc, clockwise: { $sectors }
board-laid = Cards played: { $cards }
board-wake = Sailed this turn: { $cells }
board-port = { $city } { $count }
board-ports = Harbours in reach, with spaces to sail: { $ports }
board-way = Way { $number }: { $cells }
board-ranks = Ranks: { $ranks }
rank-hawker = { $title } { $points }
rank-trader = { $title } { $points }
rank-councillor = { $title } { $points } (pirates attack)
rank-patrician = { $title } { $points } (may hold the feast)
rank-mayor = { $title } { $points } (calls the election)
rank-elder = { $title } { $points } (reached with all goods at home, wins at once)
board-feast = The feast needs: { $elder ->
    [1] an Eldermann by rank ({ $open ->
        [1] reached
       *[other] not yet
    })
   *[other] the election ({ $open ->
        [1] called
       *[other] not called yet
    })
}, { $points } reputation ({ $title }), and at home { $goods }
board-score = { $who }: { $points } reputation ({ $title }). Orders { $orders } ({ $orderpoints } reputation), fights won { $won } and lost { $lost } ({ $fightpoints } reputation), goods sold { $sold }, built { $built }, goods at home: { $goods }
board-disc = Arrow on { $now }. Next: { $ahead }
board-election = The election is called.
board-elder = The rank of Eldermann has been reached.
board-turn = { $who }'s turn, { $moves ->
    [one] 1 space
   *[other] { $moves } spaces
} left
board-spent = Played this turn: { $cards }
board-supply = Supply: { $goods }, { $cannons ->
    [one] 1 cannon
   *[other] { $cannons } cannons
}
board-decks = Orders in the decks: { $decks }. Den: { $one } and { $two } cards
board-pirates = Pirates: { $cells }
board-city = { $city } ({ $cell }, { $good }): { $orders }{ $extra }
board-city-home = {" "}· home of { $who }
board-city-goods = {" "}· in the harbour { $goods }
board-seat = **{ $who }** (seat { $number }): { $points } reputation ({ $title }), { $origin }, { $place }
board-ship = Ship: { $goods } ({ $room ->
    [one] 1 field
   *[other] { $room } fields
}), cannons { $guns }/{ $fields }, booty { $booty } ({ $spare ->
    [one] 1 field
   *[other] { $spare } fields
})
board-kontor = Kontor: { $goods } ({ $room ->
    [one] 1 field
   *[other] { $room } fields
}), Taler { $taler }/{ $most }
board-built = City: { $buildings }
held-cards = Den cards: { $cards }
held-no-cards = No Den cards
board-held = Permits { $permits }, Den cards { $one } + { $two }
board-rested = Sailing cards at rest: { $cards }
board-stance-raids = Raids: { $stance ->
    [ask] ask
    [stronger] automatic when stronger
   *[never] never
}
board-ambush = Ambushes: { $aim ->
    [ask] ask
    [never] never
   *[other] { $target }, { $strength }, { $cargo }
}
ambush-target = { $aim ->
    [leader] leaders
    [seat] { $who }
   *[all] anybody
}
ambush-strength = { $strength ->
    [stronger] more cannons
    [equal] as many cannons
   *[any] any strength
}
ambush-cargo = { $count ->
    [0] even empty ships
    [one] 1 good or more
   *[other] { $count } goods or more
}
hand-sailing = Sailing cards: { $cards }
hand-school = Only with the school: { $cards }
hand-resting = Resting: { $cards }
hand-no-rogues = No Den cards in hand
hand-event = Arrow on: { $event }
hand-left = { $moves ->
    [one] 1 space left
   *[other] { $moves } spaces left
}
hand-rogue = { $card } (level { $level }, { $when }): { $effect }. Plan: { $plan }
hand-fillable = an order can be filled
hand-limits = Left this turn: sales { $sales }, orders { $orders }
hand-work = { $building } { $taler } Taler{ $goods ->
    [1] {" "}and 1 good
   *[other] {""}
}
hand-works = Building next: { $works }
hand-chance = { $pirates ->
    [1] Chance that the pirates win: { $chance }%
   *[other] Chance that { $who } wins: { $chance }%
}
hand-aboard = { $count ->
    [0] { $who } has no goods aboard
    [one] { $who } has 1 good aboard
   *[other] { $who } has { $count } goods aboard
}
hand-goods = To choose from: { $goods }
hand-honour = { $who }: { $change } reputation

warning-purse-full = Your purse is full: this sale brings no Taler.
warning-empty-ship = That ship has nothing aboard: there is nothing to capture.

# Refusals
refused-choice = “{ $choice }” is not offered here.
refused-home-taken = This city is taken.
refused-no-home = Only one of the four corner cities can be a home.
refused-too-many-cards = You may play at most { $most } sailing cards.
refused-no-sailing-card = You do not have these sailing cards now. You have: { $cards }
refused-blockaded = The Blockade card closes all harbours this turn.
refused-land = { $cell } is land.
refused-occupied = A ship already lies at { $cell }.
refused-too-far = That is { $far } spaces away, you have { $moves }.
refused-route-step = { $cell } does not lie beside { $before }. A way is typed cell by cell: a2 a3 b3.
refused-route-harbour = A harbour ends the move, so no way leads through one.
refused-route-goal = This way does not end at { $cell }, your destination.
refused-route-group = No way of up to { $moves } spaces meets exactly these, in this order.
refused-rogue-now = You cannot play this card here.
refused-rogue-not-held = You do not hold this card.
refused-plunder = The pirates take exactly as many goods as asked for, and only what is aboard.
refused-pillage = You can only take goods that are aboard, and no more than you have won.
refused-jettison = Exactly the surplus goods must go overboard.
refused-stow = That does not fit: Kontor and ship have limited room, and booty fields hold booty only.
refused-no-harbour = You can trade only in an open harbour.
refused-trade-over = Trade is over once you have hired a card.
refused-local-good = You cannot sell the local good here.
refused-sell-limit = You may sell no more this turn.
refused-not-aboard = You do not have that good there.
refused-buy = You do not have the room or the Taler for that, or the supply is too small.
refused-no-order = There is no order there.
refused-order-limit = You may fill no more orders this turn.
refused-order-goods = You lack goods for this order.
refused-cannon = For a cannon you need 2 Taler, a free K field and a cannon in the supply.
refused-no-feast = For the feast you need the election to be called, the rank of patrician and all four goods at home.
refused-built = That is already built.
refused-build-first = Another stage has to be built first.
refused-permit = You have no building permit. Fill an order first.
refused-build-taler = You do not have enough Taler.
refused-build-good = You need a good for the upgrade.
warning-feast = You could hold the feast now, and win.

# Sections of the rulebook
rule-choose_home = Set-up
rule-stow_start = Set-up
rule-choose_arrow = Set-up
rule-plan = 1. Planning
rule-navigate = 2. Event
rule-curse_window = Den
rule-card_window = Den
rule-guns_window = Den
rule-ward = Den
rule-discard = Den
rule-sail = 3. Movement
rule-sail_sea = 3. Movement
rule-choose_route = 3. Movement
rule-raid = Raids
rule-ambush = Raids
rule-plunder = Raids
rule-pillage = Raids
rule-jettison = Raids
rule-trade = 4. Trade and building
rule-trade_on = 4. Trade and building
rule-throw_away = 4. Trade and building
rule-stow = 4. Trade and building
rule-stance = 4. Trade and building
rule-pay_good = Buildings and their boons

# Wishes: plans for Den cards, when a seat is asked, raids
wish-panel = You are asked about Den cards only if you say so here, and everybody sees that. Nobody sees your plans: they play cards without asking you. All of it takes effect at the next opportunity.
wish-plan = Plan: { $card }
wish-asked-cards = Ask me about Den cards (all see it)
wish-asked-curse = Ask before the event
wish-asked-voyage = Ask before the voyage
wish-asked-fight = Ask in a fight
wish-asked-ward = Ask before warding off
wish-raids = Raids in your turn (all see it)
wish-ambush-target = Ambushes: on whose ships (all see it)
wish-ambush-strength = Ambushes: with how many cannons (all see it)
wish-ambush-cargo = Ambushes: on how much cargo (all see it)
wish-label = { $what }: { $value }
wish-label-asked = Ask me { $moment }: { $value }
wish-label-raids = Standing order for raids: { $stance ->
    [ask] ask
    [stronger] automatic when I am stronger
   *[never] never
}
wish-label-ambush-target = Ambush passing ships: { $value ->
    [ask] ask me
    [never] never
    [leader] only a leader’s
    [seat] only { $who }
   *[all] all
}
wish-label-ambush-strength = Ambush passing ships: { $value ->
    [stronger] with more cannons
    [equal] with at least as many cannons
   *[any] with any number of cannons
}
wish-label-ambush-cargo = Ambush passing ships: { $value ->
    [0] even without cargo
    [one] with 1 good or more
   *[other] with { $value } goods or more
}
moment-cards = about Den cards
moment-curse = before the event
moment-voyage = before the voyage
moment-fight = in a fight
moment-ward = before warding off
asked-line = Asked { $moment }: { $value }
asked-also = { $moment }: { $value }
asked-against = { $kind ->
    [as-always] as otherwise
    [no] never
    [leader] only against a leader
    [seat] only against { $who }
   *[all] always
}
plan-against = { $kind ->
    [keep] keep
    [leader] against a leader
    [ahead] against anybody level or ahead
    [seat] against { $who }
   *[all] against anybody
}
plan-ward = { $plan ->
    [keep] keep
    [strong] ward off level 2 cards only
   *[all] ward off any card
}
plan-draw = draw an order of the colour { $good }
plan-replace = replace { $order }
hint-keep = Is not played by itself
hint-plan-curse = As soon as this moves the arrow from an order or goods to a storm or pirates
hint-plan-sails = Before the next voyage with that many moves
hint-plan-siege = Before the next voyage
hint-plan-thugs = As soon as there are goods aboard, but too few cannons
hint-plan-guns = In the next fight with cannons
hint-plan-bribe = In the next turn of another player in which it is possible
hint-plan-ward = Without asking, if the card is strong enough
hint-wish-asked = Everybody sees this. You are asked even without a fitting card.
hint-wish-raids = { $stance ->
    [stronger] With more cannons, if there is something to take; 1 reputation a raid
   *[other] Everybody sees this; it counts from the next voyage on
}
hint-wish-ambush = Everybody sees this. It counts from the next voyage on; 1 reputation a raid
from-next-voyage = { $what } (from the next voyage on)

# Parts of the set of components that are reconstructed or somebody's own
component-numbers = supplies (and captain)
component-ranks = ranks
component-storage = room in Kontor and ship
component-chart = sea chart
component-disc = event disc
component-pay = what orders pay
component-city = near and far goods
component-rogue = numbers of Den cards
component-role = buildings of roles

# The building with which a role begins
role-building = { $tile ->
    [school] school
    [guild] guild
    [storehouse] storehouse
    [dock] dock
   *[den] den
}
