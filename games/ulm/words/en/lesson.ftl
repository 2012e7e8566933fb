# The lesson: Ada learns, Bo is her neighbour. A text is at most 220 characters long when it is filled in.

lesson-title = Your first game of Ulm
lesson-theme = Ulm around 1500: push tiles into the grid of the cathedral and do what they show. The most points after ten rounds win.
lesson-seat-you = Ada (you)
lesson-seat-neighbour = Bo
lesson-end = Now you know a turn and the scoring. The rules explain privileges and cards. Play alone, join an open table, or read on.

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

lesson-push = Each turn a tile is drawn for you: now Money. You push it into the grid; the line moves on by one and its last tile drops out. The three tiles now in the line are your actions. Push it in at W2, left of the middle row.
lesson-push-done = The line now shows Money, River and Clear: your three actions, in any order. The Card tile was pushed out and lies on the right side, at E2. It gives no action.
lesson-push-not = { $choice }: in a game you could do that. Here, push at W2.

lesson-money = Money brings 1 coin. You have { $coins } and will need them for seals in the town. Begin with Money.
lesson-money-done = You now have { $coins } coins. Coins by themselves are worth nothing at the end, so spend them in time.
lesson-money-not = { $choice } will come, too. Begin with Money.

lesson-sail = River moves your barge on to the next free field, never back. At the end you lose your field's number before the bridge, and gain it behind. All begin at { $first_field }, so you have to get away from there. Choose River.
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

lesson-keep = Each card has two uses: its upper part now, or laid out for the end. A cathedral card brings { $cathedral_now } now for a tile it shows, or { $cathedral_end } at the end; Choir, Nave and Tower together { $cathedral_set } more. Keep the Choir, or the other.
lesson-keep-done = It is in your hand, and Bo does not see it. You may play one card in each turn; each further one takes a Card action.
lesson-keep-other = { $choice } is in your hand, and Bo does not see it. You may play one card in each turn; each further one takes a Card action.

lesson-seal = Seal: for { $seal_price } coins you put a seal on a free place in a quarter beside your barge, and use its privilege at once. Yours are Farming in the south and the Crooked House in the north. Choose the Crooked House.
lesson-seal-done = Your seal is in the Crooked House. By itself a seal brings no points; it brings what the quarter offers. Here you see two city coats of arms, in secret, and keep one.
lesson-seal-not = { $choice }: in a game you could do that. Here, place a seal in the Crooked House.

lesson-coat = A coat brings points now, and a seal beside the cathedral: a tile pushed out there brings you a sparrow. A golden one also puts your crest into its quarter: you score for each later seal there. Keep the golden one.
lesson-coat-done = You have { $points } points and { $seals } of your seals left. Your crest lies in the Crooked House. If Bo places a seal there, you score.
lesson-coat-not = { $choice } is a silver one: more points, but no crest. Here, keep the golden one.

lesson-lay = Bo has placed a seal in the Crooked House: 2 points for you. He also pushed a tile out to your field N1: a sparrow. As you hold a card, you are asked before the draw. Lay the Choir out: that costs nothing.
lesson-lay-done = The Choir lies before you and scores at the end. Then a tile was drawn for you.
lesson-lay-not = You may also play it later in your turn. Here, lay it out now.

lesson-swap = You have drawn Clear, but want to move on along the river. Before the push you may swap your tile for one from the loading dock, for a sparrow; each that you keep is worth 1 point at the end. Swap for River.
lesson-swap-done = Your Clear tile lies on the dock now, and you push River in instead. You have { $sparrows } sparrows left.
lesson-swap-not = { $choice }: in a game you could do that. Here, swap for River with a sparrow.

lesson-closed = Pushed-out tiles lie at N1 and E3. Their lines are closed in both directions: nobody can push in at N1, S1, W3 or E3 until somebody clears those sides. Push River in at W1, the top row from the left.
lesson-closed-done = Your line shows River and twice Money: each tile is an action of its own, so the Money tiles bring two coins.
lesson-closed-not = { $choice }: in a game you could do that. Here, push at W1.

lesson-pass = You are at { $at }, Bo is at { $their-at }, one field ahead. Take River and watch where your barge stops.
lesson-pass-done = At { $at }: Bo's field was not counted. Your barge gains a field with each barge that it passes.
lesson-pass-not = { $choice } can wait. First River.

lesson-unused = Your last turn: the game ends after round { $rounds }. Then you add 1 point a sparrow, the number of your river field and the cards laid out. Cards in hand, coins and tiles score nothing. You hold a trade card. Lay it out.
lesson-unused-done = Each trade card shows goods of one kind. Laid out, it brings { $trade_end } points; three of the same goods bring { $trade_same } more, three different ones { $trade_mixed } more. Your one card of this turn is played.
lesson-unused-not = { $choice }: first lay out the card, as cards in the hand score nothing.

lesson-top = Two Card actions are still open. Use one to buy the top card with Clear and Seal: they are different, so you see one card only, and take it.
lesson-top-done = You cannot choose the card, but you can still lay it out: with your other Card action.
lesson-top-not = { $choice }: here, buy the top card first.

lesson-second = A Card action may also be used to play another card from your hand. You have one action and one card left. Lay it out, then Bo has his last turn, and the game is scored.
lesson-second-done = { $sheet-game } points, sparrows { $sheet-sparrows }, river { $sheet-river }, cathedral { $sheet-cathedral }, trade { $sheet-trade }: { $sheet-total }. Bo led with { $their-sheet-game } and ends at { $their-sheet-total }. In a tie, seals in more quarters count.
lesson-second-not = { $choice }: in a game you could do that. Here, lay out the card.
