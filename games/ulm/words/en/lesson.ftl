# The lesson: Ada learns, Bo is her neighbour. A text is at most 350 characters long when it is filled in.

lesson-title = Your first game of Ulm
lesson-theme = In Ulm around 1500 you push tiles into the grid of the cathedral, and what they show is what you do: coins, cards, steps on the Danube, seals in the town. Whoever has the most points after ten rounds wins.
lesson-seat-you = Ada (you)
lesson-seat-neighbour = Bo
lesson-end = Now you know a turn and the scoring. Each quarter has a privilege of its own: the rules tell all eight, and the cards. With the tower tiles, each round has one rule of its own. Play alone against computers, join an open table, or read on.

scene-turn = A turn
scene-town = A card and a seal
scene-cards = Cards laid out, sparrows, closed lines
scene-end = The end and the final scoring

place-cathedral = the cathedral grid
place-goods = your goods
place-table-river = the river
place-panel-end = the buttons below
place-looked-choir = the card Choir
place-table-quarter = the Crooked House
place-coats = the two city coats
place-card-choir = your card Choir
place-card-fustian = your Fustian card
place-card-commodities = your Commodities card
place-dock = the loading dock

lesson-push = Each turn a tile is drawn for you: this time Money. You push it into the grid at one of its twelve ends. The line moves on by one, its last tile is pushed out, and the three tiles that are then in the line are your actions. Push it in at W2, the middle row from the left.
lesson-push-done = The line now shows Money, River and Clear: your three actions, in any order. The Card tile was pushed out and lies on the right side, at E2. It gives no action.
lesson-push-not = { $choice }: in a game you may. Here, push at W2.

lesson-money = Money brings 1 coin. You have { $coins } and will need them for seals in the town. Begin with Money.
lesson-money-done = You now have { $coins } coins. Coins as such are worth nothing at the end, so they must be spent for something.
lesson-money-not = { $choice } will come, too. Begin with Money.

lesson-sail = River moves your barge on to the next free field. At the end you score the number of your field, and all barges begin at { $first_field }: so you have to get away from there. Barges never move back. Choose River.
lesson-sail-done = You are at { $at }. Each field borders one quarter to the north and one to the south; only there can you place seals with a Seal action.
lesson-sail-not = { $choice } will come, too. First River.

lesson-clear = Clear takes all pushed-out tiles of one side, one to three of them. They become your supply, with which you buy cards. On the right side lies the tile that you have just pushed out. Clear the right side (E).
lesson-clear-done = You now own { $tiles } tiles, both of them Card: one you had from the start. A line with a pushed-out tile at one of its ends is closed, in both directions, until somebody takes that tile. So you have opened yours again.
lesson-clear-not = { $choice }: in a game you may. Here, clear the right side.

lesson-finish = All three actions are done. As long as nothing has been drawn or shown you may still take them back, one by one; with the end of your turn that is over. Actions you have not used are lost then. End your turn.
lesson-finish-done = Bo had a River tile, too: his barge is at { $their-at }. It passed yours and did not count your field, because only one barge has room on each field, except at the start.

lesson-line = Round 2, you have drawn Card. You want an action Card, to buy one, and an action Seal, which costs { $seal_price } coins. Look for a line that then shows both: the bottom row, pushed from the left. Push at W3.
lesson-line-done = Card, Money and Seal are in your line now. You may leave out actions and choose their order.
lesson-line-not = { $choice }: in a game you may. Here, push at W3.

lesson-buy = A Card action: you put { $card_price } of your tiles into the bag and take the top card. If both tiles are of the same kind, you see two cards and keep one. You have two Card tiles. Buy with them.
lesson-buy-done = Two cards, only for your eyes. The one you do not keep is laid open on the discard pile.
lesson-buy-not = { $choice }: in a game you may. Here, buy a card first.

lesson-keep = Each card has two uses. Now: its upper part at once, then it is discarded. End: you lay it out, and it scores in the final scoring. Cathedral cards bring { $cathedral_now } points now for a tile, or { $cathedral_end } at the end and { $cathedral_set } more for a set of Choir, Nave and Tower. Keep the Choir, or the other.
lesson-keep-done = It is in your hand, and Bo does not see it. You may play one card in each turn; another one needs a Card action.
lesson-keep-other = { $choice }: it is in your hand, and Bo does not see it. You may play one card in each turn; another one needs a Card action.

lesson-seal = A Seal action: for { $seal_price } coins you put a seal on a free place in one of the two quarters beside your barge, and use its privilege at once. Yours are Farming in the south and the Crooked House in the north. Choose the Crooked House.
lesson-seal-done = Your seal is in the Crooked House. Its privilege: you see two city coats of arms, in secret, and keep one.
lesson-seal-not = { $choice }: in a game you may. Here, place a seal in the Crooked House.

lesson-coat = A coat brings points at once, and a seal on its field beside the cathedral: when a tile is pushed out to it, by anybody, you get a sparrow. Golden ones also put your family crest into a quarter. From then on you score for each seal placed there, whoever places it. Keep the Crooked House.
lesson-coat-done = You have { $points } points and { $seals } of your seals left. Your crest lies in the Crooked House. If Bo places a seal there, you score.
lesson-coat-not = { $choice } is a silver one: more points, but no crest. Here, keep the golden one.

lesson-lay = Bo has placed a seal in the Crooked House: 2 points for you. He also pushed a tile out to your field N1: a sparrow. As you hold a card, you are asked before the draw whether to play it. Lay the Choir out: that costs nothing.
lesson-lay-done = The Choir lies before you and scores at the end. Then a tile was drawn for you.
lesson-lay-not = You may also play it later in your turn. Here, lay it out now.

lesson-swap = You have drawn Clear, but you want to get on along the river. Before the push you may give up one sparrow and swap your tile for one from the loading dock. Each sparrow that you keep is worth 1 point at the end. Swap for River.
lesson-swap-done = Your Clear tile lies on the dock now, and you push River. You have { $sparrows } sparrows left.
lesson-swap-not = { $choice }: in a game you may. Here, swap for River with a sparrow.

lesson-closed = Some ends are missing among your choices: N1 and S1, W3 and E3. Tiles have been pushed out there and close their lines in both directions. Push River in at W1, the top row from the left.
lesson-closed-done = River and twice Money: a tile acts for itself, so two Money tiles bring two coins.
lesson-closed-not = { $choice }: in a game you may. Here, push at W1.

lesson-pass = You are at { $at }, Bo is at { $their-at }, one field ahead. Take River and watch where your barge stops.
lesson-pass-done = At { $at }: Bo's field was not counted. That is how one gains ground on the Danube.
lesson-pass-not = { $choice } can wait. First River.

lesson-unused = Much later: your last turn. After round { $rounds } everybody adds to their points 1 for each sparrow, the number of their field on the river, and the cards they have laid out. Cards in the hand, coins and tiles score nothing. You hold a Trade card. Lay it out.
lesson-unused-done = Trade cards bring { $trade_end } points each, { $trade_same } more for three of the same goods and { $trade_mixed } more for three different ones. Your one card of this turn is played.
lesson-unused-not = { $choice }: first lay out the card, as cards in the hand score nothing.

lesson-top = Two Card actions are still open. Use one to buy the top card with Clear and Seal: they are different, so you see one card only, and take it.
lesson-top-done = You cannot choose the card, but you can still lay it out: with your other Card action.
lesson-top-not = { $choice }: here, buy the top card first.

lesson-second = A Card action may also be used to play another card from your hand. You have one action and one card left. Lay it out, then Bo has his last turn, and the game is scored.
lesson-second-done = You had { $sheet-game } points, { $sheet-sparrows } for sparrows, { $sheet-river } for the river, { $sheet-cathedral } for cathedral and { $sheet-trade } for trade cards: { $sheet-total }. Bo was ahead with { $their-sheet-game }, but ends with { $their-sheet-total }. The most points win; in a tie, whoever has seals in more quarters.
lesson-second-not = { $choice }: in a game you may. Here, lay out the card.
