# What a question is about, and what each choice costs and brings: at most 100 characters.

about-choose_home = Your Kontor, your home market and the feast are there. Short ways to open orders help at first.
about-stow_start = Goods aboard fill orders and are sold elsewhere; goods in the Kontor are safe from raids.
about-choose_arrow = From there each sailing card that is laid turns the arrow one sector on.
about-plan = The sum of the cards is how far you may sail, their number turns the arrow. The event under it comes before you sail.
about-navigate = The event under the arrow is carried out next, unless somebody plays a Curse.
about-curse_window = A Curse turns the arrow one sector on before the event. Only one Den card strikes per turn: the first one clockwise.
about-card_window = It is played before the ship sails and may be warded off. Only one Den card strikes per turn: the first one clockwise.
about-guns_window = Cannons that do not count are missing in this fight and for the rest of the turn. Only one Den card strikes per turn.
about-ward = A Ward cancels the card. Both are used up, and no other Den card strikes this turn.
about-discard = You hold at most { $hand_limit } cards. The one that you give back is shuffled into its stack.
about-sail = A harbour ends the move; there you trade. Pirates attack from { $pirate_rank } reputation on.
about-sail_sea = At sea you cannot trade, but you can build. Beside another ship a raid is possible.
about-choose_route = You sail the shortest way that meets exactly these. A fight lost to pirates costs { $lost_to_pirates } reputation and goods, a won one brings { $won_fight }.
about-raid = A raid costs { $raid_price } reputation at once. The winner takes as many goods as the difference; a successful defender gains { $won_fight } reputation.
about-ambush = A raid costs { $raid_price } reputation at once. The winner takes as many goods as the difference; a successful defender gains { $won_fight } reputation.
about-plunder = What you pick goes back to the supply. Kinds of goods that the loser has only once are missed most.
about-pillage = What you take comes aboard. If there is no free field, something goes overboard.
about-jettison = There are more goods than fields. What goes overboard returns to the supply.
about-trade = In any order. Order: +1 permit, building: −1, if you play with them. A hired card ends all trade, a building your turn.
about-trade_on = In any order. Order: +1 permit, building: −1, if you play with them. A hired card ends all trade, a building your turn.
about-throw_away = Goods and cannons return to the supply; nothing is paid for them.
about-stow = Goods in the Kontor are safe from raids and count for the feast; orders elsewhere take goods from aboard.
about-pay_good = An upgrade costs { $upgrade_price } Taler, one good of any kind and, where the table plays with them, a building permit.

gain-home = { $good }; near: { $near } spaces
gain-start-aboard = 2 goods aboard
gain-start-split = 1 good aboard, 1 in the Kontor
gain-sell = { $gain }, −1 { $place ->
    [stored] in the Kontor
   *[aboard] aboard
}; { $left ->
    [0] the last sale
    [one] 1 more sale
   *[other] { $left } more sales
}
gain-fill = { $gain }, +{ $points } [[el_reputation]] reputation{ $permits ->
    [1] , +1 [[el_permit]] permit
   *[0] {""}
}
gain-rank = {""}; rank { $title }
gain-take = +1 good aboard; then { $room ->
    [0] no field free
    [one] 1 field free
   *[other] { $room } fields free
}
gain-buy = −{ $taler } [[el_taler]] Taler; then { $room ->
    [0] no field free
    [one] 1 field free
   *[other] { $room } fields free
}
gain-cannon = −{ $taler } [[el_taler]] Taler; then { $guns } of { $fields } { $fields ->
    [one] K field
   *[other] K fields
} with a [[el_cannon]] cannon
gain-toll = −{ $taler } [[el_taler]] Taler to { $who }; then you may trade here
toll-owner = its owner
gain-room = the Kontor receives 1 { $good } for it
gain-shift = An E field is free for booty; { $room ->
    [0] no other
    [one] 1 other
   *[other] { $room } others
}
gain-hire = −{ $stack } { $pays ->
    [points] reputation
   *[taler] Taler
}; a card, blind; { $over ->
    [1] one goes back
   *[0] then only build
}
gain-bribe1 = Draws one of { $count } { $count ->
    [one] order
   *[other] orders
} of this colour
gain-bribe2 = { $goods }, { $taler } [[el_taler]] Taler, { $points } [[el_reputation]] reputation
gain-build = −{ $taler } [[el_taler]] Taler{ $goods ->
    [1] , −1 good
   *[0] {""}
}{ $permits ->
    [1] , −1 [[el_permit]] permit
   *[0] {""}
}
gain-throw = One { $good } less { $place ->
    [kontor] in the Kontor
   *[ship] aboard
}, { $left } left there
gain-throw-cannon = −1 [[el_cannon]] cannon, { $guns } left; a K field gets free
gain-stow = Kontor: { $stored } of { $room } fields full; { $aboard } { $aboard ->
    [one] good
   *[other] goods
} aboard
gain-overboard = Then aboard: { $goods }
gain-capture = { $count ->
    [0] Nothing
    [one] 1 good
   *[other] { $count } goods
}; room for { $room }{ $over ->
    [0] {""}
   *[other] , { $over } must go overboard
}
gain-storm = { $event }: { $moves ->
    [0] your ship stays where it is
    [one] then up to 1 space
   *[other] then up to { $moves } spaces
}
gain-pirates = { $event }: { $chance }% to win +{ $won } [[el_reputation]] reputation
gain-pirates-pass = { $event } attack only from { $rank } [[el_reputation]] reputation on
gain-order = New order in { $one } or { $other }
gain-goods = Free goods in { $cities }
gain-goods-part = { gain-goods }; { $lost } is lost
gain-goods-lost = No room or supply for { $lost }
gain-curse = { $then }, not { $now }
gain-sails = { $moves ->
    [0] The ship then stays
    [one] Then up to 1 space
   *[other] Then up to { $moves } spaces
}, now { $now }
gain-guns = { $guns ->
    [one] 1 [[el_cannon]] cannon counts
   *[other] { $guns } [[el_cannon]] cannons count
}, now { $now }
gain-thugs = { $chance }% that the thugs win; { $cargo } { $cargo ->
    [one] good
   *[other] goods
} aboard
gain-ward = −1 card; the other card is cancelled
gain-best-order = order: +{ $taler } [[el_taler]] Taler, +{ $points } [[el_reputation]] reputation
gain-sales = sales: +{ $taler } [[el_taler]] Taler
gain-buys = buy { $good }
gain-delivery = +1 home good
gain-raid = { $chance }% to win; average: { $goods } goods won, { $lost } lost

# The table beside the choice
table-town = { $city } ({ $count })
table-order = { $goods } for { $taler } Taler, { $points } reputation
table-free = free: { $goods }
table-seat = { $who }: { $points } reputation, { $title }, { $taler } Taler, { $place }; aboard { $aboard }, { $guns ->
    [0] no cannon
    [one] 1 cannon
   *[other] { $guns } cannons
}; Kontor { $kontor }
