# Texts in pictures: short, because they must fit.

pic-title = Tallinn
pic-round = Round { $round } / { $last }
pic-before = Before round 1
pic-points = points
pic-hand = Hand
pic-deck = Deck
pic-tower = Tower
pic-contest = Contest
pic-no-contest = no contest

# Header of the board
pic-phase-choose_card = Choose a card
pic-phase-build_tower = Build towers
pic-phase-over = Game over
pic-phase-exchange = Exchange cards
pic-phase-name_faction = The Envoy's contest
pic-phase-send_tied_envoys = The Envoy's faction
pic-phase-give_up = Chronicle
pic-phase-choose_card-short = Choose card
pic-phase-build_tower-short = Towers
pic-phase-exchange-short = Exchange
pic-phase-name_faction-short = Envoy
pic-phase-send_tied_envoys-short = Envoy
pic-phase-give_up-short = Chronicle
pic-asked-all = Everybody chooses in secret
pic-asked-all-short = Everybody chooses
pic-asked-one = { $who } is choosing
pic-asked-some = { $who } are choosing
pic-asked-count = { $count ->
    [one] 1 is choosing
   *[other] { $count } are choosing
}
pic-asked-none = Nobody has to choose
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

# All hands after the game
pic-held = What everyone had
pic-held-row = Row
pic-held-hands = Row, the hand to its right
pic-held-towers = Towers

# Private hand
pic-your-hand = Your hand
pic-envoy = Envoy (E)
pic-card = Card { $card }
pic-chosen = Chosen: { $choice }
pic-idle = Nothing to choose now
pic-covered = covered
pic-hand-empty = No cards in hand
pic-below = Below your deck: { $cards }
pic-hidden-towers = { $count ->
    [one] Hidden tower: card { $cards }
   *[other] Hidden towers: cards { $cards }
}

# Private choice of a tower
pic-from-row = From your row
pic-from-hand = From your hand
pic-no-tower = No tower
pic-own-towers = Your towers

# Score sheet
pic-line-game = In play
pic-line-merchants = Merchants
pic-line-knights = Knights
pic-line-monks = Monks
pic-line-exchange = Exchange
pic-line-chronicles = Chronicles
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

# The Envoy and the Chronicles
pic-contest-to-come = contest to come
pic-which-faction = For which faction?
pic-chronicle-have = have · round { $round }
pic-chronicle-give = give · round { $round }
pic-chronicle-now = scored now
pic-chronicle-nobody = scored: nobody
pic-below-deck = Below the deck:
pic-price = costs { $points ->
    [one] 1 point
   *[other] { $points } points
}
pic-keep-all = Exchange nothing
pic-needed = Needed
pic-given = You give
pic-too-much = More than needed: you could keep a card.
pic-give-nothing = Give nothing

# Cover and pictures of the rulebook
pic-cover = Play cards, hold contests, build towers
pic-credit = Stefan Risthaus · OSTIA-Spiele 2016 · 2–4 players
pic-start-card = start card
pic-deck-of-seven = deck: 7 cards
pic-your-row = your row
pic-contest-legend = more: { $more } points  ·  tie: { $tie } point  ·  fewer: nothing
pic-until-end = face down until the end
pic-both-count = both halves count
pic-tower-legend = The card is now missing from the row. A hand card may become a tower, too.
pic-envoy-legend = The { $count } envoy symbols count in your own contest of this round
pic-covering = face down
pic-level-1 = after the 4th card
pic-level-2 = when the deck is empty
pic-have = have
pic-have-more = the cards stay
pic-give = give up
pic-give-more = the cards leave the game
pic-chronicle-legend = In the golden disc: points with 2 players. Start card and towers do not count.
