# Texts in pictures: short, because they must fit.

pic-title = Eldermann
pic-sea = BALTIC
pic-round = Round { $round }
pic-setup = Set-up
pic-over = Game over
pic-honours = points
pic-from = from { $city }
pic-role-from = { $role } from { $city }
pic-no-home = no home city yet
pic-pirates = Pirates
pic-election = Election called

# Header of the board
pic-turn-plan = plans
pic-turn-event = event
pic-turn-move = at sea
pic-turn-trade = trades, builds
pic-turn-setup = choosing
pic-moves = up to { $moves } { $moves ->
    [one] space
   *[other] spaces
}
pic-wins-game = wins

# Fight
pic-fight-raid = { $one } raids { $other }
pic-fight-pirates = Pirates attack { $other }
pic-attack = Attack
pic-defence = Defence
pic-loses = { $count ->
    [0] nothing lost
    [one] 1 good
   *[other] { $count } goods
}
pic-wins = { $pirates ->
    [1] The pirates win
   *[other] { $who } wins
}
pic-honour = { $who }: { $change } reputation
pic-chance = { $pirates ->
    [1] The pirates win with { $chance }%
   *[other] { $who } wins with { $chance }%
}
pic-aboard = { $count ->
    [0] { $who } has no goods aboard
    [one] { $who } has 1 good aboard
   *[other] { $who } has { $count } goods aboard
}
pic-overfull = Too many goods aboard
pic-choose-jettison = What finds no field goes overboard

# Feast
pic-elder = { $who } is Eldermann
pic-elders = { $who } win
pic-nobody = Nobody is elected
pic-ending-feast = The feast is laid, the election won.
pic-ending-elder = Of the highest rank, with every good at home.
pic-ending-empty = A deck of orders is empty.
pic-ending-limit = The last round is over.
