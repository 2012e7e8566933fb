# Texts in pictures: short, because they must fit. Names of roles and goods stand in roles.ftl and game.ftl.

pic-card-gems = Gem
pic-round = Round { $round } / { $last }
pic-start = Start
pic-goods = Goods
pic-money = Money
pic-pile = Pile
pic-discards = Used { $count }
pic-called = { $rank } of { $count }
pic-copies = plays the { $role }
pic-draft = Draft of roles
pic-draft-order = The roles are passed to the left
pic-face-down = face down
pic-no-role = no role yet
pic-final = Final scoring
pic-points-best = points
pic-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
pic-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
pic-won = Winner: { $who }
pic-shared = Shared victory: { $who }
pic-shared-short = Shared victory
pic-asked-none = Nobody has to choose
pic-asked-all = Everybody chooses
pic-asked-all-short = Everybody chooses
pic-asked-one = { $who } is choosing
pic-asked-some = { $who } are choosing
pic-asked-count = { $count } are choosing

# What somebody is doing
pic-does-preset_gift = settles something
pic-does-pick_role = chooses a role
pic-does-return_role = returns a role
pic-does-take_goods = takes goods
pic-does-take_different = takes goods
pic-does-take_money = takes money
pic-does-take_any = takes cards
pic-does-take_for_two = takes goods
pic-does-take_both = takes goods and money
pic-does-take_and_give = takes money, gives some
pic-does-take_and_share = takes goods, gives one
pic-does-give_money_to = gives money away
pic-does-give_money = gives money away
pic-does-choose_richest = chooses who pays
pic-does-choose_donors = asks for gifts
pic-does-donate = gives a card
pic-does-give_goods_to = gives goods away
pic-does-give_goods = gives goods away
pic-does-choose_victims = chooses victims
pic-does-choose_fullest = chooses a victim
pic-does-keep_goods = draws goods
pic-does-swap = swaps goods
pic-does-name_kind = names a kind
pic-does-copy_role = chooses a model
pic-does-buy = goes shopping

# How a tie was broken
pic-tiebreak-gems = Tie: more gems
pic-tiebreak-wine = Tie: more wine
pic-tiebreak-cloth = Tie: more cloth
pic-tiebreak-fish = Tie: more fish
pic-tiebreak-bread = Tie: more bread
pic-tiebreak-shared = Tie in all kinds of goods, too

# Choice of a role and the own hand
pic-ask-preset_gift = What do you give?
pic-ask-pick_role = Choose your role
pic-ask-return_role = Return a role
pic-pick-hint = keep 1, pass { $count } to { $who }
pic-pick-last = keep 1, lay { $count } aside
pic-pick-then-return = keep 1, then return 1
pic-return-hint = the other one is laid aside
pic-seen = Seen this round
pic-seen-count = { $count } of { $all } roles
pic-passed-to = golden: your role · light: went to { $who }
pic-passed-aside = golden: your role · light: laid aside
pic-passed = golden: your roles · light: not kept
pic-held = What everyone had
pic-held-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pic-your-hand = Your hand
pic-only-you = only you see this
pic-now = now
pic-one-more = 1 more
pic-one-more-set = 1 more, set
pic-sum = sum { $sum }
pic-half = half of it
pic-half-card = half each
pic-sets = Sets
pic-standing = Score now
pic-looked = Drawn: keep { $count }
pic-known = What you know of the others
pic-no-money = no money

# Score sheet
pic-cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pic-sets-held = { $count ->
    [one] 1 set
   *[other] { $count } sets
}
pic-line-sets = Sets
pic-line-money = Money, half
pic-total = Total

# Cover and pictures of the rulebook
pic-cover = Draft a role, wait for its call, collect goods
pic-credit = Richard Denning · Medusa Games · 2–6 players
pic-setup-legend = The market of four players: goods with prices above, money below
pic-draft-pass = the rest goes on unseen
pic-draft-left = to the left
pic-draft-legend = Keep 1 role, pass the others on
pic-rhyme-held = revealed
pic-rhyme-closed = still to come
pic-rhyme-legend = A dash: nobody has this role
pic-buying-paid = paid
pic-buying-bought = bought
pic-buying-change = change
pic-buying-covered = blocked place
pic-buying-legend = 5 paid, wine costs 4, the 1 comes from the market
pic-cards = Cards
pic-scoring-legend = { $points } points for each set of all 5 goods · money counts half, rounded up

# The table beside the choice
pic-rhyme-called = Called this round
pic-coming = { $count ->
    [0] all were called
    [one] light: 1 still to come
   *[other] light: { $count } still to come
}
