# The lesson: Ada learns, Bo is her neighbour. A text is at most 220 characters long when it is filled in.

lesson-title = Your first game of Tallinn
lesson-theme = Reval, today's Tallinn: contests bring points during the game, your row and your towers at its end. The most points win.
lesson-seat-you = Ada (you)
lesson-seat-neighbour = Bo
lesson-end = Now you know the whole game. With more players, each row is compared with every other one. Play alone against computers, join an open table, or look things up in the rules.

scene-rounds = Cards, halves and towers
scene-contests = Contests of both players
scene-final = The last rounds and the final scoring

place-cards = the cards for a tower
place-card = your card { $number }
place-row = { $number ->
    [0] your row
   *[other] Bo's row
}
place-table-row = { $number ->
    [0] your row
   *[other] Bo's row
}
place-panel-cards = the buttons below

lesson-coin = Each round you and Bo secretly choose a card and one of its halves for your rows. A half with swords starts a contest. 4L has swords and a knight; your row shows { $knights } knights, Bo's { $their-knights }. Choose 4L.
lesson-coin-done = { $knights } knights against { $their-knights }: having more in a contest that you started brings { $contest_more } points. Bo laid { $half-9L-monks } monks without swords, started nothing and scores nothing.
lesson-coin-not = { $choice } – there are no swords on it, and we need them for a contest. Choose 4L.

lesson-tower = After a contest that you started, you may build a tower. It counts only at the end, but with both halves: card 7 makes { $card-7-merchants } merchants and { $card-7-knights } knight. From the hand it stays secret. Build card 7 from your hand.
lesson-tower-done = Bo sees your tower, but not which card it is. It has its price: everybody draws exactly one card at the end of the round, so you now hold { $hand } cards and Bo { $their-hand }. You will run out of cards a round earlier.
lesson-tower-other = You need not build a tower. You keep your card, and hold { $hand } cards again after drawing one. The next chance comes with your next contest.
lesson-tower-not = { $choice }: in a game you could do that. Here we build card 7 from the hand.

lesson-half = A half without swords starts nothing, but all symbols stay and count later and at the end. Monks: you { $monks }, Bo { $their-monks }. 9L brings { $half-9L-monks }. Try 9L, or another half.
lesson-half-done = You now have { $monks } monks. Bo, however, laid a monk with swords and has { $their-monks }: { $their-gain } points for Bo. You lose nothing, for a contest never costs points. Bo, too, could have built a tower, but did not.
lesson-half-other = You have chosen { $choice }. Bo laid a monk with swords, { $their-monks } monks against your { $monks }: { $their-gain } points for Bo. You lose nothing, for a contest never costs points.

lesson-rival = You and Bo have the same ten cards, and { $points } and { $their-points } points; both began with { $start_points }. Both may start a contest in one round. Merchants: you { $merchants }, Bo { $their-merchants }. Choose 1L, a merchant with swords.
lesson-rival-done = Bo laid 1L, too. First both rows grow, then each contest is scored by itself: with { $merchants } merchants against { $their-merchants } you get { $gain } points, and Bo, who has fewer, gets nothing.
lesson-rival-not = { $choice } – there are no swords on it. Choose 1L for a contest of merchants.

lesson-row = You both held a contest, so you both may build, secretly. A card from your row will do, except the start card; it no longer counts there. Card 1: { $card-1-merchants } merchant, { $card-1-knights } knights. Take it from the row.
lesson-row-done = Your row has lost a merchant, your towers have gained one. All know this tower, as its card lay open; of Bo's you only know that it is there. It cost no hand card: you still hold { $hand }.
lesson-row-not = { $choice }: in a game you could do that. Here we take card 1 from the row.

lesson-tie = You and Bo have { $merchants ->
    [one] one merchant
   *[other] { $merchants } merchants
} each in your rows. Card 2 has a merchant with swords, too. What happens if both rows show the same number? Choose 2L.
lesson-tie-done = Bo laid 2L as well: { $merchants } merchants each. A tie brings the player who started the contest { $contest_tie } point; as you both did, you both get it. So: more is { $contest_more } points, a tie { $contest_tie }, fewer nothing.
lesson-tie-not = { $choice } – there are no swords on it. Choose 2L.

lesson-last-but-one = These are your last { $hand } cards. At the end each faction is compared once more: more bring { $final_more } points, a tie { $final_tie }. Knights: you { $knights }, Bo { $their-knights }. Choose 8L ({ $half-8L-knights } knights), or 8R.
lesson-last-but-one-done = { $knights } knights against { $their-knights } now. Monks: you { $monks }, Bo { $their-monks }. That brings Bo more than the points: a player who is { $lead } or more behind in a faction also pays the other { $lead_payment } point.
lesson-last-but-one-other = { $knights } knights against { $their-knights } now. Monks: you { $monks }, Bo { $their-monks }. That brings Bo more than the points: a player who is { $lead } or more behind in a faction also pays the other { $lead_payment } point.
lesson-last-but-one-not = { $choice }: we keep card 6 for the last round. Choose 8L or 8R.

lesson-last = Your last card. The game ends when nobody has cards left, after round { $rounds } at the latest. 6L is a monk with swords. You cannot beat Bo's { $their-monks } monks, but even a lost contest allows a tower. Choose 6L.
lesson-last-done = { $monks } monks against { $their-monks }: the contest brings you nothing. But you held one, so you may build a last tower. Your hand is empty, so it comes from the row. Knights: { $knights } against { $their-knights } now.
lesson-last-not = { $choice } has no swords. Choose 6L: a contest, and after it a tower.


lesson-last-tower = Of all towers only your most frequent faction counts: { $tower } merchants so far. More bring { $tower_more } points, a tie { $tower_tie } each. Card 10 has { $card-10-merchants } merchants, which the row can spare: { $merchants } against { $their-merchants }. Build card 10.
lesson-last-tower-done = Merchants { $sheet-merchants }, knights { $sheet-knights }, monks { $sheet-monks }, Bo's lead −{ $lead_payment }; towers { $sheet-towers }, with { $tower } merchants against { $their-tower } at most; from the game { $sheet-game }. You have { $sheet-total } points, Bo { $their-sheet-total }. You have won.
lesson-last-tower-other = Merchants { $sheet-merchants }, knights { $sheet-knights }, monks { $sheet-monks }, leads of { $lead } or more { $sheet-lead }, towers { $sheet-towers }, from the game { $sheet-game }. You have { $sheet-total } points, Bo { $their-sheet-total }. In a tie, all symbols on the towers decide.
