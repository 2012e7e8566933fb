# Names and effects of all pieces.

tile-name = { $tile ->
    [money] [[ul_money]] Money
    [clear] [[ul_clear]] Clear
    [card] [[ul_card]] Card
    [river] [[ul_river]] River
   *[seal] [[ul_seal]] Seal
}
tile-piece = { $tile ->
    [money] [[ul_money]] Money tile
    [clear] [[ul_clear]] Clear tile
    [card] [[ul_card]] Card tile
    [river] [[ul_river]] River tile
   *[seal] [[ul_seal]] Seal tile
}
tile-short = { $tile ->
    [money] Money
    [clear] Clear
    [card] Card
    [river] River
   *[seal] Seal
}
tile-count = { $count }× { $tile ->
    [money] [[ul_money]] Money
    [clear] [[ul_clear]] Clear
    [card] [[ul_card]] Card
    [river] [[ul_river]] River
   *[seal] [[ul_seal]] Seal
}
action-name = { $action ->
    [money] [[ul_money]] Money
    [clear] [[ul_clear]] Clear
    [card] [[ul_card]] Card
    [river] [[ul_river]] River
    [step] Extra step
   *[seal] [[ul_seal]] Seal
}
nothing = none
no-more = no more
empty = empty
no-one = none
you = you
another = another
one-coin = 1 coin
either = { $one } or { $other }

quarter-name = { $quarter ->
    [farming] [[ul_farming]] Farming
    [crooked_house] [[ul_crooked_house]] Crooked House
    [garden] [[ul_garden]] Garden
    [oath_house] [[ul_oath_house]] Oath House
    [city_hall] [[ul_city_hall]] City Hall
    [shipyard] [[ul_shipyard]] Shipyard
    [reichenau_court] [[ul_reichenau_court]] Reichenau Court
   *[goose_tower] [[ul_goose_tower]] Goose Tower
}
quarter-short = { $quarter ->
    [farming] [[ul_farming]] Farming
    [crooked_house] [[ul_crooked_house]] Crooked House
    [garden] [[ul_garden]] Garden
    [oath_house] [[ul_oath_house]] Oath House
    [city_hall] [[ul_city_hall]] City Hall
    [shipyard] [[ul_shipyard]] Shipyard
    [reichenau_court] [[ul_reichenau_court]] Reichenau
   *[goose_tower] [[ul_goose_tower]] Goose Tower
}
privilege = { $quarter ->
    [farming] dock tile, 1 coin, 0–2 fields
    [crooked_house] keep 1 of 2 coats
    [garden] keep 1 of 2 coats
    [oath_house] take a descendant
    [city_hall] a card, then 1 coin or a dock tile
    [shipyard] dock tile, then a card action
    [reichenau_court] 1 point for each quarter with your seal
   *[goose_tower] a discarded card or 1 of the top 3
}
privilege-short = { $quarter ->
    [farming] tile, coin, 0–2 fields
    [crooked_house] 1 of 2 coats
    [garden] 1 of 2 coats
    [oath_house] a descendant
    [city_hall] card, coin or tile
    [shipyard] tile, card action
    [reichenau_court] {""}
   *[goose_tower] discard or top 3
}
bonus-name = { $bonus ->
    [coin] +1 [[ul_coin]] coin
    [sparrow] +1 [[ul_sparrow]] sparrow
    [tile] +1 dock tile
   *[card] +1 card
}
coat-name = { $coat ->
    [coat_farming] [[ul_farming]] Farming coat
    [coat_crooked_house] [[ul_crooked_house]] Crooked House coat
    [coat_garden] [[ul_garden]] Garden coat
    [coat_oath_house] [[ul_oath_house]] Oath House coat
    [coat_city_hall] [[ul_city_hall]] City Hall coat
    [coat_shipyard] [[ul_shipyard]] Shipyard coat
    [coat_reichenau_court] [[ul_reichenau_court]] Reichenau Court coat
    [coat_goose_tower] [[ul_goose_tower]] Goose Tower coat
    [coat_butchers_tower] [[ul_silver]] Butchers' Tower coat
    [coat_armoury] [[ul_silver]] Armoury coat
    [coat_frauentor] [[ul_silver]] Frauentor coat
   *[coat_herdbruckertor] [[ul_silver]] Herdbruckertor coat
}
coat-short = { $coat ->
    [coat_farming] Farming
    [coat_crooked_house] Crooked House
    [coat_garden] Garden
    [coat_oath_house] Oath House
    [coat_city_hall] City Hall
    [coat_shipyard] Shipyard
    [coat_reichenau_court] Reichenau
    [coat_goose_tower] Goose Tower
    [coat_butchers_tower] Butchers
    [coat_armoury] Armoury
    [coat_frauentor] Frauentor
   *[coat_herdbruckertor] Herdbruckertor
}
descendant-name = { $name ->
    [abbot] [[ul_abbot]] Abbot
    [master_builder] [[ul_master_builder]] Master Builder
    [scholar] [[ul_scholar]] Scholar
    [merchant] [[ul_merchant]] Merchant
    [mint_master] [[ul_mint_master]] Mint Master
    [councillor] [[ul_councillor]] Councillor
    [city_guard] [[ul_city_guard]] City Guard
   *[bargeman] [[ul_bargeman]] Bargeman
}
descendant-text = { $name ->
    [abbot] with each Clear action also 1 dock tile
    [master_builder] draw 2 tiles, push in 1
    [scholar] may push in an own tile and keep the drawn one
    [merchant] once a turn swap an own tile with the dock
    [mint_master] each Money tile: +1 coin
    [councillor] choose 1 of 2 cards also for 2 different tiles
    [city_guard] 2 points for a new line of three when you push
   *[bargeman] each River tile: +1 step
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
    [choir] [[ul_choir]] Choir
    [nave] [[ul_nave]] Nave
    [tower] [[ul_tower]] Tower
    [artworks] [[ul_artworks]] Works of Art
    [commodities] [[ul_commodities]] Commodities
    [fustian] [[ul_fustian]] Fustian
    [chronicle] [[ul_chronicle]] Ulm Chronicle
    [freeze] [[ul_freeze]] Building Freeze
    [siege] [[ul_siege]] Siege
    [joust] [[ul_joust]] Fishermen's Joust
    [patrician] [[ul_patrician]] Patrician
    [reformation] [[ul_reformation]] Reformation
    [league] [[ul_league]] Swabian League
    [wall] [[ul_wall]] City Wall
   *[sparrow] [[ul_sparrow]] Ulm Sparrow
}
card-short = { $card ->
    [choir] Choir
    [nave] Nave
    [tower] Tower
    [artworks] Art
    [commodities] Goods
    [fustian] Fustian
    [chronicle] Chronicle
    [freeze] Freeze
    [siege] Siege
    [joust] Joust
    [patrician] Patrician
    [reformation] Reform
    [league] League
    [wall] City Wall
   *[sparrow] Sparrow
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
chronicle-now = a seal for 1 coin in an adjoining quarter
chronicle-end = 2 points for each of your coats
freeze-now = 2 coins, or 2 tiles from the bag
freeze-end = 1 point for each of your coins, at most 6
siege-now = give up to 3 coins for 2 points each
siege-end = 1 point for each card you laid out
joust-now = 1 to 4 fields ahead
joust-end = 6 points if you are furthest, 3 if second
patrician-now = before the draw: choose your tile from the bag
patrician-end = 4 points
reformation-now = take up to 2 pushed-out tiles
reformation-end = 2 points for each Choir, Nave and Tower
league-now = one more action that one of your tiles shows
league-end = 2 points for each kind of tile you have
wall-now = a Seal action in any quarter
wall-end = 2 points for each quarter you lead in seals
sparrow-now = swap up to 5 sparrows for 1 coin each
sparrow-end = up to 5 sparrows count 2 points instead of 1
source-name = { $source ->
    [start] Start
    [cards] Cards
    [coats] City coats
    [crests] Family crests
    [quarters] Reichenau Court
    [guard] City Guard
    [tax] Tax
   *[earlier] before the update
}
