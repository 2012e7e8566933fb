title = Beacons
tagline = Light the strongest fire alone.
option-rounds = Rounds
option-rounds-3 = three
option-rounds-5 = five

ask-light = Which card do you light?
ask-spread = Spread your sparks.
ask-trade = Throw away one or two cards.
ask-give = Which card goes to the left?
about-light = The strongest card that is alone wins twice as many sparks as it is strong.
about-spread = Each spark counts 1 point at the end, most of a wood 5 more, and 3 more if it is your wish.
about-trade = What you throw away lies open; you draw up to three cards afterwards.
about-give = Your left neighbour takes it in hand, and you draw up to three cards afterwards.

phase-light = Round { $round } of { $last }: light
phase-spread = Round { $round } of { $last }: spread sparks
phase-trade = Round { $round } of { $last }: trade
phase-give = Round { $round } of { $last }: give
phase-over = The end

event-round = **Round { $number }**
event-lit = { $who } lights { $card }.
event-tie = Two fires are equally strong.
event-spread = { $who } sets { $count } on { $wood }.
event-traded = { $who } throws { $card } away.
event-gave = { $who } gives { $card ->
    [hidden] a card
   *[other] { $card }
} to the left.
event-reshuffled = The deck is reshuffled.
event-final = { $who }: { $score } points; the wish was { $wood }.

board-seat = { $who }: { $sparks }; lit { $lit }; { $count } cards in hand, known { $known }
board-piles = Deck { $deck }; discarded { $discard }
hand = Cards { $cards }; wish { $wish }

asked = { $silent ->
    [0] You are asked what to throw away.
   *[other] You are not asked what to throw away.
}
planned = { $card ->
    [none] Without being asked you throw nothing away.
   *[other] Without being asked you throw { $card } away.
}
wish-about-ask = When you are asked
wish-about-plan = Without being asked
wish-ask-yes = Ask me what to throw away
wish-ask-no = Do not ask me what to throw away
wish-plan = { $card ->
    [none] Keep all cards
   *[other] Throw { $card } away
}

result-won = { $who } wins with { $score } points.
result-shared = { $who } share the victory with { $score } points.
