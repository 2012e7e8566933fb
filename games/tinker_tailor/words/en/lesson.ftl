# The lesson: Ada learns, Nora and Emil are her neighbours. Filled in, a text has at most 220 characters.

lesson-title = Your first game of Tinker Tailor
lesson-theme = Secretly take a role, and act when the rhyme calls it. The most valuable cards win.
lesson-seat-you = Ada (you)
lesson-seat-nora = Nora
lesson-seat-emil = Emil
lesson-end = Now you know a whole game, and ten of the roles. The other roles say what they do whenever you can choose them. Play alone against computers, join an open table, or read on in the rules.

scene-round = A round: role, rhyme, purchase
scene-thieves = Roles that take from others
scene-witch = Gifts, pirates and a witch
scene-end = The last round and the final scoring

place-row-goods = the market's row of goods
place-row-money = the market's row of money
place-role = { $name ->
    [tinker] the Tinker
    [thief] the Thief
   *[witch] the Witch
}
place-known = what you know of the others
place-seat = { $number ->
    [1] Nora's place
   *[other] Emil's place
}
place-round = the number of the round
place-sets = your full sets
place-money = your money
place-fish = your fish
place-wine = your wine

lesson-draft = You hold { $pack } of the { $roles } roles. Keep one face down; the rest go to Nora, then Emil, and the last { $roles-over } stay out. Keep the Tinker.
lesson-draft-done = All { $roles } roles are now called, always in the order of the rhyme: Tinker, Tailor, Soldier, Sailor … and Actor last. When yours is called, you reveal it and must do what it says. The Tinker is first, so you begin.
lesson-draft-not = { $choice }: in a game you could do that. Here, keep the Tinker: he acts first, and his action is simple.

lesson-take = Your Tinker takes { $tinker-goods-said } and { $tinker-money-said } from the market, free. The first wine brings { $wine-first } points at the end, cloth { $cloth-first }, fish { $fish-first }, bread { $bread-first }. With money you buy goods. Take the wine and the 5.
lesson-take-done = Wine and money are yours; what a role takes is free. Everybody has seen it. Only now were the gaps in both rows filled from the piles: { $goods-left } goods and { $money-left } money cards, { $row-over } of each more than players.
lesson-take-other = { $choice }: yours; what a role takes is free. Everybody has seen it. Only now were the gaps in both rows filled from the piles: { $goods-left } goods and { $money-left } money cards, { $row-over } of each more than players.
lesson-take-not = { $choice }: in a game you could do that. Here, take the 5: it will pay for wine, with change.

lesson-buy = After your action you may buy what you can pay for: bread { $bread-price }, fish { $fish-price }, cloth { $cloth-price }, wine { $wine-price }, gems { $gems-price }. Change comes from the money row, never from the pile. Buy the wine for 5, change 1.
lesson-buy-done = You hold { $wine } wine, worth { $wine-worth } points. Emil was called as the Sailor: 1 fish and { $sailor-more-said }. Nora was the Young Man: { $young_man-goods-said }. All { $roles } roles have been called, so the round is over.
lesson-buy-not = { $choice }: in a game you could do that. Here, let us see how change works: buy wine for 5, change 1.

lesson-thief = Round { $round }: Nora, on your left, is now start player, and all { $roles } roles were shuffled again. You choose last and see only { $pack } roles. The Thief takes 1 random card from each of up to { $thief-victims } players. Keep the Thief.
lesson-thief-done = Nora came before you, as the Soldier: { $soldier-goods-said } and the lowest money card. She is guarded until the end of the round: Poor Man, Beggar Man, Thief, Outlaw and Witch cannot touch her hand. Now the Thief is called.
lesson-thief-not = { $choice }: in a game you could do that. Here, keep the Thief.

lesson-victims = Who do you steal from? Nora is guarded, so only Emil is left. You do not choose the card: it is drawn at random from his whole hand, goods and money. Choose Emil.
lesson-victims-done = You and Emil know which card it is. Nora only sees that it was a goods card: goods and money have different backs. Because you stole from fewer than { $thief-victims } players, you now take { $thief-money-said } from the market as well.
lesson-victims-not = You could also steal from nobody. Here, choose Emil: we want to see what comes of it.

lesson-coin = Choose a money card. You may spend it right after this action. Take the 4, or another one.
lesson-coin-done = You now have { $money } in money, and the market is filled again. Now you may buy.
lesson-coin-other = { $choice }: you now have { $money } in money, and the market is filled again. Now you may buy.

lesson-save = Nobody has to buy. Money stays in your hand, for this round or a later one: gems, for instance, cost { $gems-price }. Money cannot be changed without buying. Choose “Nothing” and keep your { $money }, or buy what you like.
lesson-save-done = Your money stays. But Emil, the Jailer, takes { $jailer-goods-said } and 1 random card from each Thief, Pirate and Outlaw of this round, so from you; if there are none, { $jailer-cards-said } from the market. No guard helps against him.
lesson-save-other = { $choice }: done. But Emil, the Jailer, takes { $jailer-goods-said } and 1 random card from each Thief, Pirate and Outlaw, so from you; if there are none, { $jailer-cards-said } from the market.

lesson-witch = Round { $round }, Emil is start player. The Witch takes { $witch-goods-said } and names a kind of goods: all others who hold it discard { $witch-each } card of it. She is called last but one, so the others act before you. Keep the Witch.
lesson-witch-done = Emil is called first, as the Beggar Man. He asks up to { $beggar_man-donors } players; each of them gives him 1 card of their own choice, all at the same time. He asks Nora and you.
lesson-witch-not = { $choice }: in a game you could do that. Here, keep the Witch.

lesson-gift = What do you give Emil? Any card of your hand will do, and only you two will know which. Give the money card 1, or goods.
lesson-gift-done = Only two gave, fewer than { $beggar_man-donors }, so Emil also took { $beggar_man-money-said }. Nora as the Pirate took { $pirate-cards-said } of any sort; Pirate cards cover their places until the Pirate is called next round, even if nobody holds him.
lesson-gift-other = { $choice }: given. Only two gave, so Emil also took { $beggar_man-money-said }. Nora as the Pirate took { $pirate-cards-said } of any sort; Pirate cards cover their places until the Pirate is called next round.
lesson-gift-not = { $choice }: in a game you could do that. Here, keep the 4: you will spend it in a moment.

lesson-gap = Now the Witch is called. Because of the pirates the market has only { $goods-left } goods and { $money-left } money cards. First take { $witch-goods-said }: the wine, or something else.
lesson-gap-done = You hold { $wine } wine. Next the Witch strikes.
lesson-gap-other = { $choice }: yours. Next the Witch strikes.

lesson-curse = Name a kind: Nora and Emil each discard { $witch-each } card of it, if they have any. Hands are secret, but what was taken openly you have seen. The picture shows what is certain: Emil has fish. Name fish, or another kind.
lesson-curse-done = Both had fish, and each put one on the discard pile. The Witch only harms the others, never you. A player who discards nothing holds none of that kind, and everybody learns it. A guarded player loses nothing.
lesson-curse-other = { $choice }: each of the others who held it put one on the discard pile. A player who discards nothing holds none of that kind, and everybody learns it. A guarded player loses nothing.

lesson-change = You may buy again. Fish costs { $fish-price }: if you pay with a 4, you need 2 as change, and a 2 lies in the money row. Without fitting change the rest is lost. Buy a fish for 4, change 2, or whatever you like.
lesson-change-done = What you buy is replaced at once, except at the Pirate's places. You hold { $wine } wine, { $cloth } cloth, { $fish } fish. Last comes the Actor, who copies a role revealed this round; nobody has him. A new round begins, with you.
lesson-change-other = { $choice }: done. What you buy is replaced at once, except at the Pirate's places. Last comes the Actor, who copies a role of this round; nobody has him. A new round begins.

lesson-last = Much later: round { $round } of { $rounds }, the last. Three players play { $rounds-3 } rounds, two { $rounds-2 }, four { $rounds-4 }, five { $rounds-5 }, six { $rounds-6 }. Then all hands are scored. Yours is worth { $score } points now. Keep the Tinker again.
lesson-last-done = The Tinker is called first: goods, money, a purchase. This is your last turn, so only points count now. They come from three things: full sets, kinds of goods, and money that is left.
lesson-last-not = { $choice }: in a game you could do that. Here, keep the Tinker: goods and money once more.

lesson-set = First: each full set of all five kinds brings { $set-points } points. A fish completes the next, and counts for its own kind, too. Second: money that is left brings half of its sum. Take a fish and the 5; bread or cloth will do, too.
lesson-set-done = { $score-more } points more: { $set-points } for the new set, { $money-worth } for the money as long as you keep it, the rest for fish as a kind. Your hand is now worth { $score }. Now comes your last purchase.
lesson-set-other = { $choice }: { $score-more } points more, { $money-worth } of them for the money as long as you keep it. You have { $sets } full sets, each brings { $set-points }. Now comes your last purchase.
lesson-set-not = { $choice }: in a game you could do that. Here, leave the wine in the market and take the 5: it will buy the wine, with change.

lesson-eight = Third: kinds score by their number. 1 to { $most-same } wine bring { $wine-points } points, other kinds grow alike; more than { $most-same } bring nothing more. You have { $wine } wine. Buy wine for 5, change 1, or choose something else.
lesson-eight-done = Bread { $bread-worth }, fish { $fish-worth }, cloth { $cloth-worth }, wine { $wine-worth }, gems { $gems-worth }, { $sets } sets { $set-worth }, money { $money-worth }: you have { $total-0 } points and win against Nora's { $total-1 } and Emil's { $total-2 }. In a tie, most gems decide, then most wine, and so on.
lesson-eight-other = Your hand: bread { $bread-worth }, fish { $fish-worth }, cloth { $cloth-worth }, wine { $wine-worth }, gems { $gems-worth }, { $sets } sets { $set-worth }, money { $money-worth }: { $total-0 } points. Nora has { $total-1 }, Emil { $total-2 }. Most points win; if there is a tie, most gems decide, then most wine, and so on.
