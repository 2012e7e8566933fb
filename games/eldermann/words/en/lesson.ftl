# The lesson: Ada learns, Bo is her neighbour. A text is at most 350 characters long when it is filled in.

lesson-title = Your first voyages in Eldermann
lesson-theme = You are a merchant of the Hanse on the Baltic. Orders bring reputation. Reputation makes you a patrician, then a mayor. The first mayor calls the election. From then on, a player who is at least a patrician and in their turn holds a feast of all four goods at home wins.
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

lesson-cards = Your ship lies at home in Lübeck with { $aboard } beer aboard. Bo from Aalborg has already had a turn. Each turn begins with sailing cards: their sum is how far you may sail, their number how many sectors the arrow on the disc moves on. Play 4 + 5.
lesson-cards-done = The arrow now points to a storm, which costs you spaces. Your role, the captain, softens it by one space: you keep all { $movement } spaces. A navigator is asked here whether to turn the arrow one sector further. Other sectors bring new orders, free goods or pirates. Your cards come back to you at the end of the turn.
lesson-cards-other = { $choice }: two cards as well, so a storm, which costs you spaces. Your role, the captain, softens it by one space: you keep all { $movement } spaces. A navigator is asked here whether to turn the arrow one sector further. Other sectors bring new orders, free goods or pirates. Your cards come back to you at the end of the turn.
lesson-cards-not = { $choice }: in a game you could do that. Here we play two cards with a high sum: 4 + 5.

lesson-harbour = You may now sail up to { $movement } spaces, straight in all four directions, never diagonally: to a harbour, which ends the voyage, or to a free space at sea. A city buys every good but its own. Flensburg's own good is cloth, so you can sell your beer there. Sail to Flensburg.
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

lesson-storm = In round 3 you still have beer and cloth aboard. Beside the cities lie orders; each asks for one to three goods, which you bring to that city. Yours are wanted in Aalborg, { $distance } spaces away. Beside your cards you see where none, one or two of them turn the arrow. Play 2 + 5.
lesson-storm-done = Again a storm, and a stronger one: even with your captain it costs you a space. You keep { $movement } spaces, which is just enough. By the way: if you play no card, you do not sail; the arrow stays, and its event comes once more.
lesson-storm-other = { $choice }: two cards and the same sum. Again a storm, and a stronger one: even with your captain it costs you a space. You keep { $movement } spaces, which is just enough. By the way: if you play no card, you do not sail; the arrow stays, and its event comes once more.
lesson-storm-not = { $choice }: in a game you could do that. With 2 + 5 you get to Aalborg.

lesson-order = Aalborg is Bo's home, but its harbour and its market are open to everybody. Only the Kontor there, the store on land, is Bo's alone. Two orders lie in Aalborg, one for cloth and one for beer. Sail to Aalborg.
lesson-order-done = You are in Aalborg, with goods for both orders. A harbour has room for all ships; at sea only one ship may stop on a space. Spaces with a black edge hold pirates, the number is their strength: there, and on the disc, they attack everybody from { $pirate_rank } reputation on.
lesson-order-not = { $choice }: in a game you could do that. Here we sail to Aalborg, where orders lie.

lesson-fill = At first you may fill one order each turn, beside your sale. You hand over its goods, which must be aboard, and get Taler and reputation as the button says. The card becomes your building permit. Fill the order for beer, or that for cloth.
lesson-fill-done = You got { $taler-more } Taler and { $points-more } reputation, and now hold { $permits ->
    [one] one building permit
   *[other] { $permits } building permits
}. Bo, too, has filled orders: { $their-points } reputation for Bo, { $points } for you. New orders come when the arrow points to one.
lesson-fill-other = { $choice }. You got { $taler-more } Taler and { $points-more } reputation, and now hold { $permits ->
    [one] one building permit
   *[other] { $permits } building permits
}. New orders come when the arrow points to one.
lesson-fill-not = { $choice }: in a game you could do that. Here we fill an order, which pays better.

lesson-dock = With a permit you may build once at the end of your turn, at sea too, for { $build_price } Taler. A School brings you the sailing cards 6 and 7, a Storehouse room in the Kontor, a Dock room aboard, also for a cannon. Building ends your turn. Build the Dock, or one of the other two.
lesson-dock-done = You have paid { $build_price } Taler and the permit, whose card went back into its deck. The Dock stays. It can be upgraded later, for { $upgrade_price } Taler, a permit and a good. A cannon for your ship costs { $cannon_price } Taler.
lesson-dock-other = { $choice }. You have paid that and the permit, whose card went back into its deck. A building stays. It can be upgraded later, for { $upgrade_price } Taler, a permit and a good.
lesson-dock-not = { $choice }: in a game you could do that. Here we build the Dock, the School or the Storehouse.

lesson-home = Many rounds later. The first mayor, with { $mayor } reputation, has called the election. You have { $points }, and are a patrician from { $patrician } on. So you may hold the feast. Fish, grain and cloth are aboard, and a beer lies in your Kontor in Lübeck: all four goods, once you are at home. Play the 4.
lesson-home-done = A single card, so the arrow moved on one sector only, to an order: a new card came to Danzig. An order's colour is that of the good its city makes, not of those it asks for. You may sail { $movement } spaces. That is enough to get home.
lesson-home-not = { $choice }: in a game you could do that. Here the 4 is enough.

lesson-meeting = Bo's ship lies in your harbour, with a beer and a cannon aboard, and you have { $guns ->
    [one] one cannon
   *[other] { $guns } cannons
} yourself. If you have a cannon and pass by a ship or stop beside it, you may raid it, even in a harbour. First you only say where to sail. Sail to Lübeck.
lesson-meeting-done = Right before the harbour you come beside Bo's ship, so you are asked at once whether you raid it. If you do not, Bo, who has a cannon as well, may raid you.
lesson-meeting-not = { $choice }: in a game you could do that. Here we sail home, to Lübeck.

lesson-raid = A raid costs you { $raid_price } reputation, whatever comes of it. Then both throw a die and add their cannons. If your sum is higher, you may take goods: as many as the difference. If not, or if both are equal, Bo wins, gets { $won_fight } reputation and takes goods from you in the same way. Attack.
lesson-raid-done = The dice were with you: your sum is higher, so you may take as many goods as the difference. The raid has cost you { $raid_price } reputation all the same; you now have { $points }. Cannons are never lost. Pirates are fought in the same way: a victory brings { $won_fight } reputation, a defeat costs { $lost_to_pirates } and goods.
lesson-raid-not = { $choice }: in a game you could do that. Here we try a raid.

lesson-booty = Now take your booty. Since you have a Dock, there is a field for booty aboard, beside the fields for your own goods. What stands on it can be sold, or used to fill orders. If all fields are full, something goes overboard. Take the beer, or leave it to Bo.
lesson-booty-done = You have { $aboard } goods aboard. Then your ship entered Lübeck. Whenever you come home, your Kontor receives one of your home goods, as long as it has room: now there are { $stored } beer in it.
lesson-booty-other = You leave Bo the beer. Then your ship entered Lübeck. Whenever you come home, your Kontor receives one of your home goods, as long as it has room: now there are { $stored } beer in it.

lesson-feast = All four goods are at home: beer in the Kontor; fish, grain and cloth aboard, which counts in the home harbour. The election is called, and you are a patrician. Bo has { $their-points } reputation, you have { $points }. But the feast decides, not reputation. Hold it!
lesson-feast-done = You have won, with { $points } reputation against { $their-points }. That ends the game at once. A player who is Eldermann, with { $elder } reputation, and has all four goods at home wins even outside their own turn. If an order must be drawn and its deck is empty, the game ends and nobody wins.
lesson-feast-not = { $choice }: in a game you could do that. Here we hold the feast.

lesson-base = A table of your own begins with some questions. First, one after the other, you choose a home city among four. Its good is your home good: you begin with two of it, and your Kontor receives one whenever you come home. Cities nearby that buy it, and orders for it, help at first. Choose Lübeck again.
lesson-base-done = Lübeck makes beer, and Flensburg, which buys it, is near. Bo chooses Aalborg, which makes fish.
lesson-base-not = { $choice }: in a game you could do that. Here we choose Lübeck.

lesson-stow = Where do your two beers go? Aboard they can be sold or fill an order in other cities. In the Kontor, your store at home, they are safe from raids. Bo is asked at the same time, and nobody sees the other's answer before both are given. Take both aboard, or split them.
lesson-stow-done = Both beers are aboard. Then the roles were dealt at random, for all to see: Bo is the merchant, who begins with a building, and you are the navigator.
lesson-stow-other = { $choice }. Then the roles were dealt at random, for all to see: Bo is the merchant, who begins with a building, and you are the navigator.

lesson-arrow = You are the start player, so you set the arrow to one of the two sectors “Pirates 2”, A or B. Sailing cards turn it from there. After A come an order and then free goods; after B a storm and then an order. Choose A.
lesson-arrow-done = The arrow stands on A. Now your first turn begins, as you know it: with sailing cards.
lesson-arrow-not = { $choice }: in a game you could do that. Here we choose A.

lesson-single = Flensburg buys your beer, and one card is enough to get there. It turns the arrow by one sector, to an order. Play the 5.
lesson-single-done = The arrow points to the order. Before that happens, you are asked as the navigator.
lesson-single-not = { $choice }: in a game you could do that. Here the 5 is enough.

lesson-navigate = A navigator is asked this in each of their turns: do you turn the arrow one sector further? It costs nothing. If you leave it, a new order comes to a city. One sector further are free goods: fish for Stettin, and cloth for Flensburg, where you are going. Turn the arrow, or leave it.
lesson-navigate-done = A cloth lies in Flensburg now. If you sell a beer there, you may take it for free. So look at the next sector each time: the navigator avoids storms and pirates, and picks what is of use on the way.
lesson-navigate-other = { $choice }. So a new order has been laid out. Look at the next sector each time: the navigator avoids storms and pirates, and picks what is of use on the way.
