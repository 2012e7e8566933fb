title = Ulm
tagline = Push tiles into the cathedral and use the three actions of the line.
about-game = A game by Günter Burkhardt, published by HUCH! (2016), played by the rules of its online edition.
reconstructed = Some values are reconstructed: which river fields border which quarter, the places for seals, the points and fields of the city coats, and the two tiles on each cathedral card may differ from the printed game.

option-towers = Tower tiles
option-towers-on = With tower tiles
option-towers-off = Base game
option-start = Start player
option-start-fixed = Stays the same
option-start-fixed-hint = By the rules. The player who begins the game is first in each round and wins more often.
option-start-rotating = Changes each round
option-start-rotating-hint = House rule: the next player begins each round, so that all win about equally often.

ask-begin_turn = Your turn: draw a tile, or do something else first.
ask-keep_tile = You drew two tiles. Which one do you push in?
ask-push = Where do you push in the { $tile }?
ask-keep_pushed = Do you take the tile you pushed out?
ask-act = What next? Still open: { $actions }
ask-act-done = All actions are done. What next?
ask-trade = Which tile do you take from the loading dock?
ask-pay_tax = Which two tiles do you give as tax?
ask-take_tile = Which tile do you take from the loading dock?
ask-choose_card = Which card do you keep?
ask-sail = How far does your barge go?
ask-choose_descendant = Which descendant do you take?
ask-coin_or_tile = A coin, or a tile from the loading dock?
ask-pick_card = A card from the discard pile, or one of the top three?
ask-choose_coat = Which city coat of arms do you keep?
ask-pay_tile = Which tile do you give for the card?
ask-seal_for_coin = Where do you place the seal for 1 coin?
ask-coins_or_tiles = Two coins, or two tiles from the bag?
ask-pay_coins = How many coins do you give for points?
ask-choose_tile = Which tile do you take from the bag to push in?
ask-take_outer = Which pushed-out tiles do you take?
ask-extra_action = Which extra action do you carry out?
ask-sell_sparrows = How many sparrows do you swap for coins?
ask-card_action = Buy a card or play one?

phase-begin_turn = Round { $round } of { $last }: draw a tile
phase-keep_tile = Round { $round } of { $last }: choose a tile
phase-push = Round { $round } of { $last }: push the tile in
phase-keep_pushed = Round { $round } of { $last }: the pushed-out tile
phase-act = Round { $round } of { $last }: actions
phase-trade = Round { $round } of { $last }: Merchant
phase-pay_tax = Round { $round } of { $last }: tax
phase-take_tile = Round { $round } of { $last }: loading dock
phase-choose_card = Round { $round } of { $last }: choose a card
phase-sail = Round { $round } of { $last }: the Danube
phase-choose_descendant = Round { $round } of { $last }: Oath House
phase-coin_or_tile = Round { $round } of { $last }: City Hall
phase-pick_card = Round { $round } of { $last }: Goose Tower
phase-choose_coat = Round { $round } of { $last }: city coat of arms
phase-pay_tile = Round { $round } of { $last }: pay for a card
phase-seal_for_coin = Round { $round } of { $last }: Ulm Chronicle
phase-coins_or_tiles = Round { $round } of { $last }: Building Freeze
phase-pay_coins = Round { $round } of { $last }: Siege
phase-choose_tile = Round { $round } of { $last }: Patrician
phase-take_outer = Round { $round } of { $last }: Reformation
phase-extra_action = Round { $round } of { $last }: Swabian League
phase-sell_sparrows = Round { $round } of { $last }: Ulm Sparrow
phase-card_action = Round { $round } of { $last }: Shipyard
phase-over = Final scoring

event-start-player = { $who } is the start player.
event-start-tile = { $who } starts with a { $tile }.
event-round = **Round { $number }**
event-tower = Tower: { $tower }.
event-turn = It is **{ $who }**'s turn.
event-drew-tile = { $who } draws a { $tile }.
event-drew-two = { $who } draws { $tile-name } and { $other-name }.
event-kept-tile = { $who } pushes in the { $tile }.
event-chose-tile = { $who } chooses a { $tile } from the bag.
event-pushed = { $who } pushes at { $field }: { $actions }.
event-got-sparrow = { $who } gets a [[ul_sparrow]] sparrow at { $field }.
event-guard = City Guard: { $points } points for { $who }.
event-returned = All lines closed: outer tiles go back to the bag.
event-sparrow-swap = { $who } gives a [[ul_sparrow]] sparrow: { $new-name } instead of { $tile-name }.
event-scholar-swap = { $who } keeps { $tile-name } and pushes in { $new-name } instead.
event-took-outer = { $who } takes outer tiles: { $tiles }.
event-traded = { $who } swaps { $tile-name } for { $new-name } from the dock.
event-paid-tax = { $who } pays the tax.
event-tax-unpaid = { $who } does not pay the tax: −{ $points } points.
event-took-coins = { $who } takes { $count ->
    [one] 1 [[ul_coin]] coin
   *[other] { $count } [[ul_coin]] coins
}.
event-cleared = { $who } clears side { $side }: { $tiles }.
event-sailed = { $who } sails to field { $field }.
event-river-bonus = { $who } gets from the Danube: { $bonus ->
    [coin] 1 [[ul_coin]] coin
    [sparrow] 1 [[ul_sparrow]] sparrow
    [tile] 1 dock tile
   *[card] 1 card
}.
event-bought = { $who } buys a card ({ $price }).
event-drew-card = { $who } draws a card.
event-drew-card-own = You draw { $card }.
event-saw-cards = { $who } looks at { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-saw-cards-own = You see: { $cards }.
event-kept-card = { $who } keeps a card; discarded: { $rest }.
event-kept-card-own = You keep { $card }; discarded: { $rest }.
event-picked-card = { $who } takes { $card } from the discard pile.
event-paid-coins = { $who } pays { $count ->
    [one] 1 [[ul_coin]] coin
   *[other] { $count } [[ul_coin]] coins
}.
event-sealed = { $who } places a seal: { $quarter }.
event-crest-income = Crest in { $quarter }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $who }.
event-quarters-scored = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for quarters with own seals.
event-descendant = { $who } takes a descendant: { $name }.
event-saw-coats = { $who } looks at { $count ->
    [one] 1 city coat
   *[other] { $count } city coats
}.
event-saw-coats-own = You see: { $coats }.
event-coat = { $who } takes the { $coat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-laid = { $who } lays out { $card }.
event-played-now = { $who } uses { $card }.
event-used-card = { $who } pays { $tile-name } for { $card }: { $coins ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    [one] 1 [[ul_coin]] coin{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }
   *[other] { $coins } [[ul_coin]] coins{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }
}.
event-coins-for-points = { $who } swaps { $count ->
    [one] 1 [[ul_coin]] coin
   *[other] { $count } [[ul_coin]] coins
} for { $points } points.
event-sold-sparrows = { $who } swaps { $count ->
    [one] 1 [[ul_sparrow]] sparrow for 1 [[ul_coin]] coin
   *[other] { $count } [[ul_sparrow]] sparrows for { $count } [[ul_coin]] coins
}.
event-drew-tiles = { $who } draws from the bag: { $tiles }.
event-took-tile = { $who } takes { $tile-name } from the dock; new: { $new-name }.
event-lost-cards = Left unplayed by { $who }: { $cards }.
event-final = { $who }: { $total } { $total ->
    [one] point
   *[other] points
}.

result-won = { $who } wins with { $written } { $score ->
    [one] point
   *[other] points
}.
result-shared = { $who } share the victory with { $written } { $score ->
    [one] point
   *[other] points
} each.
tiebreak-quarters = A tie: seals in more quarters decide.
tiebreak-shared = A tie, also in the number of quarters.

alt-turn = It is { $who }'s turn.
alt-seat = { $who }: { $points } (if it ended now: { $final })
alt-seat-over = { $who }: { $final }
alt-tower = Tower: { $text }
alt-grid = Cathedral: { $rows }
board-story = { $who } pushed a { $tile } in at { $line }: { $actions }. A { $out } went to { $there }.
board-ended = The game is over after round { $round } of { $last }. Start player of that round: { $first }
board-turn = To move: { $who }. Start player: { $first }
board-grid = Cathedral, row by row: { $rows }
board-outer = Pushed out: { $tiles }
board-open = Open for a push: { $lines }
board-rim = City coats around it, with seals: { $fields }
board-drawn = To be pushed in: { $tile }
board-actions = Still open: { $actions }
board-dock = Loading dock: { $tiles }
board-bag = Bag: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} ({ $tiles })
board-cards = Draw pile: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}. Discard pile: { $discard }
board-coats = City coats in the stack: { $count }
board-tower = Tower: { $now }. Next: { $next }
board-quarter = { $quarter } ({ $text }): seals: { $seals }; { $free ->
    [0] no place free
    [one] 1 place free
   *[other] { $free } places free
}; { $owned ->
    [0] no crest (it would bring { $income ->
        [one] 1 point
       *[other] { $income } points
    } for each seal)
   *[other] crest: { $crest } ({ $income ->
        [one] 1 point
       *[other] { $income } points
    } for each seal)
}
board-descendants = Descendants: { $names }
board-barge = Barge of { $who }: field { $field } ({ $quarters })
board-seat = **{ $who }**: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $final } if the game ended now
board-seat-over = **{ $who }**: final score { $final }
board-goods = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $sparrows ->
    [one] 1 sparrow
   *[other] { $sparrows } sparrows
}, { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}, { $crests ->
    [one] 1 family crest
   *[other] { $crests } family crests
}, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
board-tiles = Tiles: { $tiles }
board-laid = Laid out: { $cards }
board-own-coats = City coats: { $coats }
board-known = In hand and known to all: { $cards }
board-earned = Points in the game: { $sources }
board-sheet = In the game { $game }, sparrows { $sparrows }, Danube { $river }, cathedral { $cathedral }, trade { $trade }, Chronicle { $chronicle }, total { $total }
hand-card = { $card } – now: { $now }{ $able } | at the end: { $end } (laid out now { $worth })
hand-payable = {" "}✓
hand-unpayable = {" "}(you lack the tile)
hand-useless = {" "}(not possible now)
hand-looked = You keep one of these cards:
hand-coats = You choose from: { $coats }
hand-below = You put under the stack: { $coats }
hand-goods = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $sparrows ->
    [one] 1 sparrow
   *[other] { $sparrows } sparrows
}, { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}, { $crests ->
    [one] 1 family crest
   *[other] { $crests } family crests
}
hand-push = { $line }: { $tiles }
hand-pushes = Barge up to { $field } ({ $near }){ $seals ->
    [none] {""}
    [all] ; seal possible
   *[some] ; seal possible: { $sealed }
} – { $pushes }
hand-reached = Barge on { $field }: { $near }{ $seals ->
    [none] {""}
    [all] ; seal possible
   *[some] ; seal possible: { $sealed }
}
hand-price = A seal costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
} in this round.
hand-rim = Seals around it: { $seals }
hand-unused = Still in hand: { $cards }
board-no-towers = No tower tiles are in play.
board-towers = Tower tiles in the stack: { $count }
hand-empty = No cards in hand.

refused-second-push = You have already pushed in a tile this turn.
refused-draw-first = Draw a tile first.
refused-line-closed = Line { $line } is closed: a tile lies at one of its ends.
refused-no-line = There is no “{ $line }”. The ends of the lines are N1 to N3, E1 to E3, S1 to S3 and W1 to W3.
refused-no-card = There is no card “{ $card }”.
refused-card-not-in-hand = You do not hold “{ card-name }{ $number }”.
refused-no-use = Do you use “{ card-name }{ $number }” now, or lay it out?
refused-no-play-left = You can play no more cards in this turn: that needs a Card action.
refused-card-needs-tile = For this card you need a { $tile ->
    [money] Money
    [clear] Clear
    [card] Card
    [river] River
   *[seal] Seal
}{ $other ->
    [none] {""}
    [money] {" "}or Money
    [clear] {" "}or Clear
    [card] {" "}or Card
    [river] {" "}or River
   *[seal] {" "}or Seal
} tile.
refused-card-does-nothing = “{ card-name }{ $number }” would do nothing now. You can lay it out.
refused-not-now = “{ card-name }{ $number }” cannot be used at this moment.
refused-no-quarter = There is no quarter “{ $quarter }”.
refused-no-such-action = You have no { $action ->
    [money] Money action
    [clear] Clear action
    [card] Card action
    [river] River action
    [step] extra step
   *[seal] Seal action
} left in this turn.
refused-no-seal-left = You have no seal left.
refused-too-few-coins = A seal costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
} now; you have too few.
refused-quarter-full = There is no free place in the quarter “{ quarter-name }”.
refused-quarter-too-far = Your barge does not border the quarter “{ quarter-name }”.
refused-no-cards-left = There are no cards left to buy.
refused-price = A card cannot be bought for that now.
refused-no-side = There is nothing to clear on that side.
refused-no-field = No free field lies ahead of your barge.

# Components that may differ from copy to copy
component-numbers = the bridge
component-quarter = the quarters' fields and places
component-coat = the city coats
component-cathedral = the cathedral cards' tiles

# Wishes
wish-draw = Before the draw
wish-draw-ask = Before the draw: ask me whether I do something else first
wish-draw-now = Before the draw: do not ask, draw the tile at once
wish-panel = If you never do anything before the draw, you need not be asked there. This counts from your next turn on; when the tower tile lets you choose your tile, you are always asked.
