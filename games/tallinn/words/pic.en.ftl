# Texts in pictures: short, because they must fit.

pic-title = Tallinn
pic-round = Round { $round } / { $last }
pic-points = points
pic-hand = Hand
pic-deck = Deck
pic-tower = Tower
pic-contest = Contest
pic-no-contest = no contest
pic-pair = { $first } and { $second }

# Header of the board
pic-phase-choose_card = Choose a card
pic-phase-build_tower = Build towers
pic-phase-over = Game over
pic-waiting-all = Everybody chooses in secret
pic-waiting-one = { $who } is still choosing
pic-waiting-some = { $who } are still choosing
pic-waiting-count = { $count } are still choosing
pic-waiting-none = Everybody has chosen
pic-won = Winner: { $who }
pic-shared = Shared victory: { $who }
pic-shared-short = Shared victory
pic-tiebreak-towers = Tie: more symbols on the towers ({ $most } : { $next })
pic-tiebreak-shared = Tie, also in symbols on the towers ({ $most } : { $next })
pic-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
pic-final = Final scoring

# Private hand
pic-your-hand = Your hand
pic-card = Card { $card }
pic-choose = Choose a card and a side
pic-chosen = Chosen: { $choice }
pic-idle = Nothing to choose now
pic-covered = covered
pic-hand-empty = No cards in hand
pic-hand-note = The side you choose counts in your row, the other side stays covered.
pic-hidden-towers = Your hidden towers: { $cards }

# Private choice of a tower
pic-build = Build a tower?
pic-build-choose = Choose a card or none
pic-from-row = From your row
pic-from-hand = From your hand
pic-no-tower = No tower
pic-own-towers = Your towers
pic-build-note = Both sides of a card count in a tower. In your row it then counts no longer.

# Score sheet
pic-line-game = In play
pic-line-merchants = Merchants
pic-line-knights = Knights
pic-line-monks = Monks
pic-line-lead = Lead of { $lead }
pic-line-towers = Towers
pic-line-total = Total
pic-none = none
pic-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
pic-score-note = Per opponent: more { $more }, tie { $tie }  ·  lead of { $lead }: they pay { $payment }  ·  tower: more { $towermore }, tie { $towertie }
