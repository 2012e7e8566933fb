# What is offered, and what would follow.

label-draw = Draw a tile
label-bag = Choose a { $tile } from the bag
label-keep = Push in the { $tile }
label-push = { $line }: { $actions }
label-push-plain = Push in at { $line }
hint-pushed-out = { $tile } out to { $field }
hint-sparrow-for = sparrow for { $who }
gain-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
label-return = Return all outer tiles to the bag
hint-return = all lines are open again
label-sparrow = Sparrow for a { $tile }
hint-sparrow = the { $drawn } goes to the dock; a sparrow kept is worth 1 point
label-scholar = Scholar: push in your { $tile }
hint-scholar = you keep the { $drawn }
label-merchant = Merchant: give a { $tile }
label-tax = Pay the tax: { $count } { $kind ->
    [coins] coins
   *[tiles] tiles
}
hint-tax = otherwise you lose { $points } points
label-money = Money: { $coins ->
    [one] +1 coin
   *[other] +{ $coins } coins
}
hint-coins = you will then have { $coins }
label-clear = Clear side { $side }
label-clear-none = Clear: only the Abbot's tile
hint-abbot = +1 from the dock
label-river = River: ahead to { $field }
label-river-plain = One field ahead
label-step = Extra step: ahead to { $field }
hint-more-steps = { $count ->
    [one] then 1 extra step
   *[other] then { $count } extra steps
}
hint-place = quarters { $first } and { $second }
label-sail-plain = { $count ->
    [0] Stay
    [one] 1 field
   *[other] { $count } fields
}
label-sail = { $count ->
    [one] 1 field
   *[other] { $count } fields
} ahead, to { $field }
label-buy = Buy a card: { $tiles }
label-buy-coin = Buy a card: 1 coin
hint-top-card = the top card
hint-one-of-two = one of the top two
label-seal = Seal: { $quarter }
label-wall = City Wall: { $quarter }
hint-crest = crest: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $who }
label-play-now = Use { $card } now
label-play-end = Lay out { $card }
both-uses = now: { $now } | end: { $end }
label-end = End turn
hint-lost = unused: { $actions }
hint-tax-unpaid = tax unpaid: −{ $points } points
label-tile = Take a { $tile }
label-none = No, thanks
label-coin = 1 coin
label-coins = 2 coins
label-tiles = 2 tiles from the bag
label-pay = Give a { $tile }
label-pay-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
} for { $points } points
label-sell = { $count ->
    [one] 1 sparrow for 1 coin
   *[other] { $count } sparrows for { $count } coins
}
label-discard = Take { $card }
label-top = Look at the top 3 cards
label-take = Take the tile
label-take-tile = Take the { $tile }
label-leave = Leave it there
label-coat = { $coat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-golden = crest in the { $quarter } quarter
hint-silver = silver: no crest
hint-rim = sparrows: { $field }
label-no-coat = Put both back
hint-no-coat = you have no crest left for golden coats

# On a button beside its effect: at most 14 characters

short-money = Take money
short-clear = Clear side { $side }
short-river = River to { $field }
short-step = Step to { $field }
short-sail = { $count ->
    [0] Stay
    [one] 1 field
   *[other] { $count } fields
}
short-play-now = Use { $card }
short-play-end = Lay { $card }
short-buy-coin = Buy a card
short-tax = Pay the tax
short-end = End turn
short-merchant = Give { $tile }
short-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
short-sell = { $count ->
    [one] 1 sparrow
   *[other] { $count } sparrows
}
short-tiles = 2 tiles
short-top = Top 3 cards
