# Names and texts of the role cards; players who have the printed cards can put their texts here.

role-tinker = [[tt_tinker]] Tinker
role-tinker-text = Take { $goods-said } and { $money-said }.
role-tailor = [[tt_tailor]] Tailor
role-tailor-text = Take 1 cloth (or any goods if there is none) and { $more-said }.
role-soldier = [[tt_soldier]] Soldier
role-soldier-text = Take { $goods-said } and the lowest money card. You are guarded this round.
role-sailor = [[tt_sailor]] Sailor
role-sailor-text = Take 1 fish (or any goods if there is none) and { $more-said }.
role-rich_man = [[tt_rich_man]] Rich Man
role-rich_man-text = Take { $money-said }, then give 1 of your money cards away.
role-poor_man = [[tt_poor_man]] Poor Man
role-poor_man-text = Take { $goods-said }. The other player with the most money cards gives you one.
role-beggar_man = [[tt_beggar_man]] Beggar Man
role-beggar_man-text = Choose up to { $donors-said }: each gives you 1 card. Fewer than { $donors }: take { $money-said }.
role-thief = [[tt_thief]] Thief
role-thief-text = Steal 1 random card from each of up to { $victims-said }. Fewer than { $victims }: take { $money-said }.
role-preacher = [[tt_preacher]] Preacher
role-preacher-text = Take { $money-said } and { $goods-said }. Give 1 of the goods to the Beggar, or else to anyone.
role-pirate = [[tt_pirate]] Pirate
role-pirate-text = Take { $cards-said } from the market. Pirates hold these places until your role is called again.
role-outlaw = [[tt_outlaw]] Outlaw
role-outlaw-text = Draw { $goods-said } from the other player with the most goods. Fewer than { $goods }: take { $money-said }.
role-jailer = [[tt_jailer]] Jailer
role-jailer-text = Take { $goods-said } and 1 random card from each revealed Thief, Pirate, Outlaw; if none, { $cards-said }.
role-jailer-text-discard = Take { $goods-said }. Revealed Thief, Pirate, Outlaw each discard 1 random card; if none, { $cards-said }.
role-old_man = [[tt_old_man]] Old Man
role-old_man-text = Draw { $draw-said }, keep { $keep-said }, the rest go under the pile.
role-young_man = [[tt_young_man]] Young Man
role-young_man-text = Take { $goods-said }.
role-merchant = [[tt_merchant]] Merchant
role-merchant-text = Take { $goods-said } and the lowest money card. Then swap up to { $swaps-said } with the market.
role-witch = [[tt_witch]] Witch
role-witch-text = Take { $goods-said }. Name a kind: all others who hold it discard { $each-said }.
role-actor = [[tt_actor]] Actor
role-actor-text = Copy a role that was revealed this round.

# The same beside a button, in two lines.

brief-tinker = { $goods-said } and { $money-said }
brief-tailor = 1 cloth (any goods if none) and { $more-said }
brief-soldier = { $goods-said }, the lowest money card; you are guarded
brief-sailor = 1 fish (any goods if none) and { $more-said }
brief-rich_man = { $money-said }; then you give 1 money card away
brief-poor_man = { $goods-said }, 1 money card from the fullest purse
brief-beggar_man = Up to { $donors } give 1 card; if fewer: { $money-said }
brief-thief = 1 random card each from up to { $victims }; if fewer: { $money-said }
brief-preacher = { $money-said }, { $goods-said }; give 1 away
brief-pirate = { $cards-said } from the market; their places stay blocked
brief-outlaw = Fullest hand: { $goods } random goods, else { $money-said }
brief-jailer = { $goods-said }; 1 each from Thief, Pirate, Outlaw, or any { $cards }
brief-jailer-discard = { $goods-said }; Thief, Pirate, Outlaw lose 1, or take { $cards }
brief-old_man = Draw { $draw-said } and keep { $keep-said }
brief-young_man = { $goods-said }
brief-merchant = { $goods-said }, lowest money; swap up to { $swaps-said }
brief-witch = { $goods-said }; all others with a kind you name lose { $each-said }
brief-actor = Copy a role that was revealed this round

# What the numbers of the roles count; `said-ROLE-NUMBER` comes before `said-NUMBER`.

said-goods = { $count ->
    [one] 1 goods card
   *[other] { $count } goods cards
}
said-money = { $count ->
    [one] 1 money card
   *[other] { $count } money cards
}
said-more = { $count ->
    [one] 1 more goods card
   *[other] { $count } more goods cards
}
said-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
said-jailer-cards = { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}
said-donors = { $count ->
    [one] 1 player
   *[other] { $count } players
}
said-victims = { $count ->
    [one] 1 player
   *[other] { $count } players
}
said-outlaw-goods = { $count ->
    [one] 1 random goods card
   *[other] { $count } random goods
}
said-young_man-goods = { $count ->
    [one] 1 goods card
   *[other] { $count } goods of different kinds
}
said-draw = { $count ->
    [one] 1 goods card
   *[other] { $count } goods
}
said-swaps = { $count ->
    [one] 1 goods card
   *[other] { $count } goods
}
said-keep = { $count }
said-each = { $count }
said-late = { $count ->
    [one] player { $places } draws
   *[other] players { $places } each draw
}
