# Names and effects of all pieces.

tile-name = { $tile ->
    [money] Money
    [clear] Clear
    [card] Card
    [river] River
   *[seal] Seal
}
tile-piece = { $tile ->
    [money] Money tile
    [clear] Clear tile
    [card] Card tile
    [river] River tile
   *[seal] Seal tile
}
tile-count = { $count }× { $tile ->
    [money] Money
    [clear] Clear
    [card] Card
    [river] River
   *[seal] Seal
}
action-name = { $action ->
    [money] Money
    [clear] Clear
    [card] Card
    [river] River
    [step] Extra step
   *[seal] Seal
}
nothing = none
no-more = no more
empty = empty
no-one = none
you = you
one-coin = 1 coin
either = { $one } or { $other }

quarter-name = { $quarter ->
    [ackerbau] Farming
    [schiefeshaus] Crooked House
    [garten] Garden
    [schwoerhaus] Oath House
    [rathaus] City Hall
    [werft] Shipyard
    [reichenauerhof] Reichenau Court
   *[gaensturm] Goose Tower
}
privilege = { $quarter ->
    [ackerbau] dock tile, 1 coin, 0–2 fields
    [schiefeshaus] keep 1 of 2 coats
    [garten] keep 1 of 2 coats
    [schwoerhaus] take a descendant
    [rathaus] a card, then 1 coin or a dock tile
    [werft] dock tile, then a card action
    [reichenauerhof] 1 point for each quarter with your seal
   *[gaensturm] a discarded card or 1 of the top 3
}
bonus-name = { $bonus ->
    [coin] +1 coin
    [sparrow] +1 sparrow
    [tile] +1 dock tile
   *[card] +1 card
}
coat-name = { $coat ->
    [coat_ackerbau] Farming coat
    [coat_schiefeshaus] Crooked House coat
    [coat_garten] Garden coat
    [coat_schwoerhaus] Oath House coat
    [coat_rathaus] City Hall coat
    [coat_werft] Shipyard coat
    [coat_reichenauerhof] Reichenau Court coat
    [coat_gaensturm] Goose Tower coat
    [coat_metzgerturm] Butchers' Tower coat
    [coat_zeughaus] Armoury coat
    [coat_frauentor] Frauentor coat
   *[coat_herdbruckertor] Herdbruckertor coat
}
descendant-name = { $name ->
    [abt] Abbot
    [baumeister] Master Builder
    [gelehrter] Scholar
    [haendler] Merchant
    [muenzmeister] Mint Master
    [ratsherr] Councillor
    [stadtwache] City Guard
   *[zillenfahrer] Bargeman
}
descendant-text = { $name ->
    [abt] with each Clear action also 1 dock tile
    [baumeister] draw 2 tiles, push in 1
    [gelehrter] may push in an own tile and keep the drawn one
    [haendler] once a turn swap an own tile with the dock
    [muenzmeister] each Money tile: +1 coin
    [ratsherr] choose 1 of 2 cards also for 2 different tiles
    [stadtwache] 2 points for a new line of three when you push
   *[zillenfahrer] each River tile: +1 step
}
tower-text = { $tower ->
    [t_river] each River tile: +1 step
    [t_money] each Money tile: +1 coin
    [t_card_coin] a Card action buys a card for 1 coin
    [t_card_tile] a Card action buys a card for 1 tile
    [t_seal_free] one Seal action without a tile
    [t_seal_cheap] a Seal action costs 1 coin less
    [t_seal_dear] a Seal action costs 1 coin more
    [t_tax_tiles] give 2 tiles or lose 5 points
    [t_tax_coins] give 2 coins or lose 5 points
    [t_keep_pushed] you may take the tile you pushed out
    [t_choose] choose your tile from the bag
   *[t_reach3] seals also 3 fields ahead or behind
}
card-name = { $card ->
    [chor] Choir
    [schiff] Nave
    [turm] Tower
    [kunstwerke] Works of Art
    [handelsgueter] Commodities
    [barchent] Fustian
    [chronik] Ulm Chronicle
    [baustopp] Building Freeze
    [belagerung] Siege
    [fischerstechen] Fishermen's Joust
    [patrizier] Patrician
    [reformation] Reformation
    [bund] Swabian League
    [stadtmauer] City Wall
   *[spatz] Ulm Sparrow
}
cathedral-now = give a { $tile }: { $points } points
cathedral-end = 3 points; Choir + Nave + Tower: 9 more
trade-now = give a { $tile }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}, 0–{ $move } fields
trade-end = 3 points; three alike: 6 more; three different: 3 more
set-brief = 3 points, more in a set
chronik-now = a seal for 1 coin in an adjoining quarter
chronik-end = 2 points for each of your coats
baustopp-now = 2 coins, or 2 tiles from the bag
baustopp-end = 1 point for each of your coins, at most 6
belagerung-now = give up to 3 coins for 2 points each
belagerung-end = 1 point for each card you laid out
fischerstechen-now = 1 to 4 fields ahead
fischerstechen-end = 6 points if you are furthest, 3 if second
patrizier-now = before the draw: choose your tile from the bag
patrizier-end = 4 points
reformation-now = take up to 2 pushed-out tiles
reformation-end = 2 points for each Choir, Nave and Tower
bund-now = one more action that one of your tiles shows
bund-end = 2 points for each kind of tile you have
stadtmauer-now = a Seal action in any quarter
stadtmauer-end = 2 points for each quarter you lead in seals
spatz-now = swap up to 5 sparrows for 1 coin each
spatz-end = up to 5 sparrows count 2 points instead of 1
