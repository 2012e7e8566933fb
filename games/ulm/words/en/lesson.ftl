# The lesson: Ada learns, Bo is her neighbour. A text is at most 350 characters long when it is filled in.

lesson-title = Your first game of Ulm
lesson-theme = In Ulm around 1500 you push tiles into the grid of the cathedral, and what they show is what you do: coins, cards, steps on the Danube, seals in the town. The player with the most points after ten rounds wins.
lesson-seat-you = Ada (you)
lesson-seat-neighbour = Bo
lesson-end = Now you know a turn and the scoring. Each quarter has a privilege of its own: the board shows it, and the rules explain all eight, and the cards. If tower tiles are in play, one rule is different in each round; they have nothing to do with the Tower cards. Play alone against computers, join an open table, or read on.

scene-turn = A turn
scene-town = A card and a seal
scene-cards = Cards laid out, sparrows, closed lines
scene-end = The end and the final scoring

place-cathedral = the cathedral grid
place-goods = your goods
place-river = the river
place-panel-end = the buttons below
place-looked-choir = the card Choir
place-quarter = { $name ->
    [farming] Farming
   *[other] the Crooked House
}
place-coats = the two city coats
place-card-choir = your card Choir
place-card-fustian = your Fustian card
place-card-commodities = your Commodities card
place-dock = the loading dock

lesson-push = Each turn a tile is drawn from the bag for you: this time Money. You push it into the grid at one of its twelve ends. The line moves on by one, its last tile is pushed out, and the three tiles that are then in the line are your actions in this turn. Push it in at W2, the middle row from the left.
lesson-push-done = The line now shows Money, River and Clear: your three actions, in any order. The Card tile was pushed out and lies on the right side, at E2. It gives no action.
lesson-push-not = { $choice }: in a game you could do that. Here, push at W2.

lesson-money = Money brings 1 coin. You have { $coins } and will need them for seals in the town. Begin with Money.
lesson-money-done = You now have { $coins } coins. Coins by themselves are worth nothing at the end, so spend them in time.
lesson-money-not = { $choice } will come, too. Begin with Money.

lesson-sail = River moves your barge on to the next free field, never back. At the end your field's number counts: before the bridge you lose that many points, behind it you gain them. All barges begin at { $first_field }, so you have to get away from there. Choose River.
lesson-sail-done = You are at { $at }. Each field borders one quarter to the north and one to the south; only there can you place seals with a Seal action.
lesson-sail-not = { $choice } will come, too. First River.

lesson-clear = Clear takes all pushed-out tiles of one side, one to three of them. They are yours then, and pay for cards. On the right side lies the tile that you have just pushed out. Clear the right side (E).
lesson-clear-done = You now own { $tiles } tiles, both of them Card: one you had from the start. A line with a pushed-out tile at one of its ends is closed, in both directions, until somebody takes that tile. So you have opened yours again.
lesson-clear-not = { $choice }: in a game you could do that. Here, clear the right side.

lesson-finish = All three actions are done. Until you end your turn you may take them back, one by one, as long as nothing new has been drawn or seen. Actions that you have not used are lost at the end of your turn. End it.
lesson-finish-done = Then it was Bo's turn: his barge is at { $their-at }. It passed yours and did not count your field, because only one barge has room on each field, except at the start.

lesson-line = Round 2: you have drawn Card. You want to buy a card, which takes a Card action, and to place a seal, which takes a Seal action and { $seal_price } coins. Pushed from the left, the bottom row shows both. Push at W3.
lesson-line-done = Card, Money and Seal are in your line now. You choose their order and may leave some out. One that you cannot pay for is lost.
lesson-line-not = { $choice }: in a game you could do that. Here, push at W3.

lesson-buy = A Card action: you put { $card_price } of your tiles into the bag and take the top card. If both tiles are of the same kind, you see two cards and keep one. You have two Card tiles. Buy with them.
lesson-buy-done = Two cards that only you see. The one you do not keep goes face up to the discard pile.
lesson-buy-not = { $choice }: in a game you could do that. Here, buy a card first.

lesson-keep = Each card has two uses. Now: its upper part at once, then it is discarded. End: you lay it out, and it scores in the final scoring. A cathedral card brings { $cathedral_now } points now for a tile that it shows, or { $cathedral_end } at the end; Choir, Nave and Tower together { $cathedral_set } more. Keep the Choir, or the other.
lesson-keep-done = It is in your hand, and Bo does not see it. You may play one card in each turn; each further one takes a Card action.
lesson-keep-other = { $choice } is in your hand, and Bo does not see it. You may play one card in each turn; each further one takes a Card action.

lesson-seal = A Seal action: for { $seal_price } coins you put a seal on a free place in one of the two quarters beside your barge, and use its privilege at once. Yours are Farming in the south and the Crooked House in the north. Choose the Crooked House.
lesson-seal-done = Your seal is in the Crooked House. By itself a seal brings no points; it brings what the quarter offers. Here you see two city coats of arms, in secret, and keep one.
lesson-seal-not = { $choice }: in a game you could do that. Here, place a seal in the Crooked House.

lesson-coat = A coat brings points at once, and a seal on its field beside the cathedral: when a tile is pushed out to it, by anybody, you get a sparrow. A golden one also puts your family crest into its quarter. From then on you score for each seal placed there, whoever places it. Keep the golden one.
lesson-coat-done = You have { $points } points and { $seals } of your seals left. Your crest lies in the Crooked House. If Bo places a seal there, you score.
lesson-coat-not = { $choice } is a silver one: more points, but no crest. Here, keep the golden one.

lesson-lay = Since then Bo has placed a seal in the Crooked House: 2 points for you. He also pushed a tile out to your field N1: a sparrow. As you hold a card, you are asked before the draw whether to play it. Lay the Choir out: that costs nothing.
lesson-lay-done = The Choir lies before you and scores at the end. Then a tile was drawn for you.
lesson-lay-not = You may also play it later in your turn. Here, lay it out now.

lesson-swap = You have drawn Clear, but you want to move on along the river. Before the push you may give up one sparrow and swap your tile for one from the loading dock. Each sparrow that you keep is worth 1 point at the end. Swap for River.
lesson-swap-done = Your Clear tile lies on the dock now, and you push River in instead. You have { $sparrows } sparrows left.
lesson-swap-not = { $choice }: in a game you could do that. Here, swap for River with a sparrow.

lesson-closed = Pushed-out tiles lie at N1 and E3. Their lines are closed in both directions: nobody can push in at N1, S1, W3 or E3 until somebody clears those sides. Push River in at W1, the top row from the left.
lesson-closed-done = Your line shows River and twice Money: each tile is an action of its own, so the Money tiles bring two coins.
lesson-closed-not = { $choice }: in a game you could do that. Here, push at W1.

lesson-pass = You are at { $at }, Bo is at { $their-at }, one field ahead. Take River and watch where your barge stops.
lesson-pass-done = At { $at }: Bo's field was not counted. Your barge gains a field with each barge that it passes.
lesson-pass-not = { $choice } can wait. First River.

lesson-unused = Much later: your last turn. The game ends after round { $rounds }. Then everybody adds 1 point for each sparrow, the number of their field on the river, and the cards they have laid out. Cards in hand score nothing, nor do coins and tiles by themselves. You hold a trade card. Lay it out.
lesson-unused-done = Each trade card shows goods of one kind. Laid out, it brings { $trade_end } points; three of the same goods bring { $trade_same } more, three different ones { $trade_mixed } more. Your one card of this turn is played.
lesson-unused-not = { $choice }: first lay out the card, as cards in the hand score nothing.

lesson-top = Two Card actions are still open. Use one to buy the top card with Clear and Seal: they are different, so you see one card only, and take it.
lesson-top-done = You cannot choose the card, but you can still lay it out: with your other Card action.
lesson-top-not = { $choice }: here, buy the top card first.

lesson-second = A Card action may also be used to play another card from your hand. You have one action and one card left. Lay it out, then Bo has his last turn, and the game is scored.
lesson-second-done = You had { $sheet-game } points, { $sheet-sparrows } for sparrows, { $sheet-river } for the river, { $sheet-cathedral } for cathedral and { $sheet-trade } for trade cards: { $sheet-total }. Bo was ahead with { $their-sheet-game }, but ends with { $their-sheet-total }. The most points win; in a tie, seals in more quarters.
lesson-second-not = { $choice }: in a game you could do that. Here, lay out the card.
