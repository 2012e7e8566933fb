# The lesson: Ada learns, Bo is her neighbour. A text is at most 220 characters long when it is filled in.

lesson-title = Your first voyages in Eldermann
lesson-theme = Orders bring you reputation. A mayor calls the election; then a patrician who holds a feast of all four goods wins.
lesson-seat-you = Ada (you)
lesson-seat-neighbour = Bo
lesson-end = Now you know how a turn goes and how the game is won. There is more: roles, upgrades, the Den and its cards; the rules explain them. Play alone against computers, join an open table, or read the rules.

scene-voyage = A first voyage
scene-building = An order and a building
scene-feast = A raid and the feast
scene-start = The questions at the start of a table

place-hand-town = the city where you trade
place-hand-ship = your ship and your Kontor
place-hand-city = your buildings
place-hand-cards = your sailing cards
place-hand-outlook = the events for no card, one card and two
place-disc = the event disc
place-seat = { $number ->
    [0] your own panel
   *[other] Bo's panel
}
place-town = { $name ->
    [flensburg] Flensburg
    [aalborg] Aalborg
    [lubeck] Lübeck
   *[other] the city
}
place-panel-done = the buttons below

lesson-cards = Your ship lies in Lübeck with { $aboard } beer aboard. The sum of your sailing cards is how far you may sail, their number how far the arrow on the disc moves on. Play 4 + 5.
lesson-cards-done = The arrow points to a storm, which costs spaces. Your role, the captain, softens it by one: you keep all { $movement }. Other sectors bring new orders, free goods or pirates. Your cards come back at the end of the turn.
lesson-cards-other = { $choice }: two cards as well, so the arrow points to a storm. Your role, the captain, softens it by one: you keep all { $movement } spaces. Other sectors bring new orders, free goods or pirates.
lesson-cards-not = { $choice }: in a game you could do that. Here we play two cards with a high sum: 4 + 5.

lesson-harbour = You may sail { $movement } spaces, never diagonally: to a harbour, which ends the voyage, or to a free space at sea. A city buys every good but its own. Sail to Flensburg.
lesson-harbour-done = You have entered the harbour; spaces that are left are lost. Now you trade: in any order, step by step, until you press “Done”. Until then you can take back each step.
lesson-harbour-not = { $choice }: in a game you could do that. Here we sail to Flensburg, where somebody buys your beer.

lesson-sale = A good always brings { $sell_price } Taler, in every city that does not make it itself. At first you may sell only { $sales_none } good each turn; a Guild allows you { $sales_guild }. You have { $taler } Taler. Sell a beer.
lesson-sale-done = You now have { $taler } Taler, and room for another good aboard. That was your only sale in this turn, but you may still buy, fill orders and build.
lesson-sale-not = { $choice }: in a game you could do that. Here we sell a beer first.

lesson-purchase = Each city sells its own good for { $buy_price } Taler, here cloth. You buy as much as you can pay for and carry. Cloth is asked for in many cities' orders, and for the feast you will need some, too. Buy one.
lesson-purchase-done = You now have { $aboard } goods aboard and { $taler } Taler. Sometimes the disc brings free goods to Memel, Stettin, Malmö or Flensburg. If you have sold something there or filled an order, you may take them for free.
lesson-purchase-not = { $choice }: in a game you could do that. Here we buy cloth.

lesson-end-turn = After trade you might build. But that takes a building permit, and you have { $permits }: only a filled order gives you one. So we will need an order next. End your turn with “Done”.
lesson-end-turn-done = Your sailing cards are back in your hand, and what you have traded counts. Now it is Bo's turn, with the same four steps: cards, event, voyage, then trade and building.
lesson-end-turn-not = { $choice }: in a game you could do that. Here we keep our goods and press “Done”.

lesson-storm = You still have beer and cloth. Beside the cities lie orders for one to three goods; yours are wanted in Aalborg, { $distance } spaces away. Beside your cards you see where none, one or two of them turn the arrow. Play 2 + 5.
lesson-storm-done = Again a storm, and a stronger one: even with your captain it costs you a space. You keep { $movement } spaces, which is just enough. By the way: if you play no card, you do not sail; the arrow stays, and its event comes once more.
lesson-storm-other = { $choice }: the same sum, so again a storm, and a stronger one: you keep { $movement } spaces, which is just enough. If you play no card, the arrow stays, and its event comes once more.
lesson-storm-not = { $choice }: in a game you could do that. With 2 + 5 you get to Aalborg.

lesson-order = Aalborg is Bo's home, but its harbour and its market are open to everybody. Only the Kontor there, the store on land, is Bo's alone. Two orders lie in Aalborg, one for cloth and one for beer. Sail to Aalborg.
lesson-order-done = You are in Aalborg. A harbour has room for all ships; at sea only one may stop on a space. Black-edged spaces hold pirates of the strength shown: there, and on the disc, they attack from { $pirate_rank } reputation on.
lesson-order-not = { $choice }: in a game you could do that. Here we sail to Aalborg, where orders lie.

lesson-fill = At first you may fill one order each turn, beside your sale. You hand over its goods from aboard, and get Taler and reputation. The card becomes your building permit. Fill the order for beer, or that for cloth.
lesson-fill-done = You got { $taler-more } Taler and { $points-more } reputation, and now hold { $permits ->
    [one] one building permit
   *[other] { $permits } building permits
}. Bo, too, has filled orders: { $their-points } reputation for Bo, { $points } for you. New orders come when the arrow points to one.
lesson-fill-other = { $choice }. You got { $taler-more } Taler and { $points-more } reputation, and now hold { $permits ->
    [one] one building permit
   *[other] { $permits } building permits
}. New orders come when the arrow points to one.
lesson-fill-not = { $choice }: in a game you could do that. Here we fill an order, which pays better.

lesson-dock = With a permit you may build once at the end of a turn, for { $build_price } Taler: a School brings cards 6 and 7, a Storehouse room in the Kontor, a Dock room aboard, also for a cannon. Build the Dock, or another one.
lesson-dock-done = You have paid { $build_price } Taler and the permit, whose card went back into its deck. The Dock stays. It can be upgraded later, for { $upgrade_price } Taler, a permit and a good. A cannon for your ship costs { $cannon_price } Taler.
lesson-dock-other = { $choice }. You have paid that and the permit, whose card went back into its deck. A building stays. It can be upgraded later, for { $upgrade_price } Taler, a permit and a good.
lesson-dock-not = { $choice }: in a game you could do that. Here we build the Dock, the School or the Storehouse.

lesson-home = Much later. The first mayor, with { $mayor } reputation, has called the election. You are a patrician, from { $patrician } on, with { $points }, so you may hold the feast. At home you have all four goods. Play the 4.
lesson-home-done = One card, so the arrow moved on one sector, to an order: a new card came to Danzig, in the colour of the good its city makes. You may sail { $movement } spaces. That is enough to get home.
lesson-home-not = { $choice }: in a game you could do that. Here the 4 is enough.

lesson-meeting = Bo's ship lies in your harbour, with a beer and a cannon aboard. You have { $guns ->
    [one] a cannon
   *[other] { $guns } cannons
}, too. With one you may raid a ship that you pass or stop beside, even in a harbour. First you only sail. Sail to Lübeck.
lesson-meeting-done = Right before the harbour you come beside Bo's ship, so you are asked at once whether you raid it. If you do not, Bo, who has a cannon as well, may raid you.
lesson-meeting-not = { $choice }: in a game you could do that. Here we sail home, to Lübeck.

lesson-raid = A raid costs { $raid_price } reputation. Both throw a die and add their cannons. If your sum is higher, you take as many goods as the difference. If not, Bo wins, gets { $won_fight } reputation and takes goods from you. Attack.
lesson-raid-done = Your sum is higher: take as many goods as the difference. The raid cost { $raid_price } reputation, so you have { $points }. Pirates are fought in the same way: winning brings { $won_fight } reputation, losing costs { $lost_to_pirates } and goods.
lesson-raid-not = { $choice }: in a game you could do that. Here we try a raid.

lesson-booty = Take your booty. Your Dock has a field for it, beside those for your own goods. What stands there can be sold or used for orders. If all fields are full, something goes overboard. Take the beer, or leave it to Bo.
lesson-booty-done = You have { $aboard } goods aboard. Then your ship entered Lübeck. Whenever you come home, your Kontor receives one of your home goods, as long as it has room: now there are { $stored } beer in it.
lesson-booty-other = You leave Bo the beer. Then your ship entered Lübeck. Whenever you come home, your Kontor receives one of your home goods, as long as it has room: now there are { $stored } beer in it.

lesson-feast = All four goods are at home, and you are a patrician. Bo has { $their-points } reputation, you have { $points }. But the feast decides. Hold it!
lesson-feast-done = You have won, with { $points } reputation against { $their-points }. If you reach the rank of Eldermann, at { $elder }, with all four goods at home, you win even outside your own turn. If an order must be drawn and none is left, nobody wins.
lesson-feast-not = { $choice }: in a game you could do that. Here we hold the feast.

lesson-base = Your own table begins with questions. One after the other, you choose a home city among four. You begin with two of its good, and receive one whenever you come home. Cities nearby that buy it help. Choose Lübeck again.
lesson-base-done = Lübeck makes beer, and Flensburg, which buys it, is near. Bo chooses Aalborg, which makes fish.
lesson-base-not = { $choice }: in a game you could do that. Here we choose Lübeck.

lesson-stow = Where do your two beers go? Aboard they can be sold or fill orders elsewhere. In the Kontor, your store at home, raids cannot reach them. Bo is asked at the same time, in secret. Take both aboard, or split them.
lesson-stow-done = Both beers are aboard. Then the roles were dealt at random, for all to see: Bo is the merchant, who begins with a building, and you are the navigator.
lesson-stow-other = { $choice }. Then the roles were dealt at random, for all to see: Bo is the merchant, who begins with a building, and you are the navigator.

lesson-arrow = You are the start player, so you set the arrow to one of the two sectors “Pirates 2”, A or B. Sailing cards turn it from there. After A come an order and then free goods; after B a storm and then an order. Choose A.
lesson-arrow-done = The arrow stands on A. Now your first turn begins, as you know it: with sailing cards.
lesson-arrow-not = { $choice }: in a game you could do that. Here we choose A.

lesson-single = The 5 takes you to Flensburg, which buys your beer. One card turns the arrow to an order. As navigator you may turn it one further for free: to goods, cloth for Flensburg too. Play the 5, with or without that turn.
lesson-single-done = A cloth lies in Flensburg now. If you sell a beer there, you may take it for free. So look at the next sector each time: the navigator avoids storms and pirates, and picks what is of use on the way.
lesson-single-other = { $choice }. So a new order has been laid out. Look at the next sector each time: the navigator avoids storms and pirates, and picks what is of use on the way.
lesson-single-not = { $choice }: in a game you could do that. Here the 5 is enough.
