# What a question is about, and what each choice costs and brings: at most 100 characters.

about-begin_turn = The tile comes from the bag. A card that you play now is your free card for this turn.
about-keep_tile = You push in the one you keep; the other goes back to the bag.
about-push = The three tiles of the line, the new one included, are your actions. A tile pushed out closes its line until somebody takes it.
about-keep_pushed = The tower tile of this round allows it. If you take the tile, its line is open again.
about-act = In any order. What is open at the end is lost. { $price }
about-trade = One for one; the dock is not refilled.
about-pay_tax = They go into the bag. If you do not pay, you lose { $penalty } points.
about-take_tile = Tiles pay for cards; left over at the end they are worth nothing. The dock is refilled from the bag.
about-choose_card = The others go face up to the discard pile.
about-sail = Only the field on which you land counts; fields with another barge are passed. At the end your field's number counts.
about-choose_descendant = It works at once and until the end. Your seal lies on its place and counts for the quarter.
about-coin_or_tile = Coins pay for seals, tiles for cards; left over at the end both are worth nothing.
about-pick_card = All know what you take from the discard pile; what you keep of the top { $look_tower } cards is secret.
about-choose_coat = The other one goes under the stack. A seal goes beside this one: tiles pushed out there bring sparrows. Family crests left: { $left }.
about-pay_tile = { $card }
about-seal_for_coin = Only in a quarter beside your barge; privilege and crest count as always.
about-coins_or_tiles = Coins pay for seals, tiles for cards; tiles are drawn blind.
about-pay_coins = Each coin brings { $siege_points } points; left over at the end a coin is worth nothing by itself.
about-choose_tile = You push it in instead of a drawn one. In the bag: { $bag }.
about-take_outer = At most { $reformation_tiles }, from any side; their lines are open again.
about-extra_action = You keep the tile. Descendants and tower tile add nothing to Money and River here. { $price }
about-sell_sparrows = A sparrow that you keep is worth 1 point at the end; a coin pays for seals.
about-card_action = The action must be used at once. A card left in your hand at the end scores nothing.

amount-points = { $sign }{ $count ->
    [one] 1 point
   *[other] { $count } points
}
amount-tax = { $sign }{ $count ->
    [one] 1 point
   *[other] { $count } points
} for the tax
amount-coins = { $sign }{ $count ->
    [one] 1 [[ul_coin]] coin
   *[other] { $count } [[ul_coin]] coins
}
amount-tiles = { $sign }{ $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
amount-sparrows = { $sign }{ $count ->
    [one] 1 [[ul_sparrow]] sparrow
   *[other] { $count } [[ul_sparrow]] sparrows
}
amount-seals = { $sign }{ $count ->
    [one] 1 [[ul_seal]] seal
   *[other] { $count } [[ul_seal]] seals
}
amount-river = [[ul_river]] Danube { $sign }{ $count }
gain-draw = in the bag: { $bag }
gain-keep = the { $tile } goes back to the bag
gain-sail = barge to { $field }
gain-seal-possible = seal possible
gain-stay = your barge stays on { $field }
gain-fields = 0–{ $count } fields ahead
gain-laid = worth { $worth } so far
gain-for-tile = { $points } points for a { $one } or { $other }
gain-crest = crest in its quarter
gain-no-crest = silver: no crest
gain-crest-to = { $points } to { $who }
gain-blind = drawn blind from the bag
gain-pays-count = pays for { $count } of your cards
gain-pays = pays for { $cards }
gain-no-card = no card in your hand needs it
gain-merchant = for a tile of your choice from the dock
gain-take = its line is open again
gain-leave = its line stays closed

# By what a laid-out card scores, in few words
brief-cathedral = Choir + Nave + Tower: 9 more
brief-trade = set: 6 (alike) or 3 more
brief-chronicle = 2 for each of your coats
brief-freeze = 1 for each coin, at most 6
brief-siege = 1 for each card laid out
brief-joust = 6 if furthest, 3 if second
brief-patrician = always 4
brief-reformation = 2 per Choir, Nave, Tower
brief-league = 2 per kind of your tiles
brief-wall = 2 per quarter you lead
brief-sparrow = sparrows count 2, up to 5

# The table beside the choice
table-seat = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, barge on { $field }
table-quarter = { $quarter }: { $seals }{ $free ->
    [0] ; full
   *[other] ; { $free } free
}{ $owned ->
    [0] {""}
   *[other] ; crest { $crest }
}
table-no-seal = no seal
