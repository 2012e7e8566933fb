title = Tallinn
tagline = Play cards, hold contests, build towers.
about-game = A card game by Stefan Risthaus, published by OSTIA-Spiele (2016).
reconstructed = Some components are reconstructed: cards 1–3 and 5–8, how cards 9 and 10 are split, all numbers and what the Chronicles ask for may differ from the printed game.

ask-choose_card = Which half will count?
ask-build_tower = Do you build a tower? Strength of the others: { $towers }
known-tower = { $strength }{ $hidden ->
    [0] {""}
   *[other] {" "}+ { $hidden } hidden
}

moment = Round { $round } of { $last }
moment-before = Before round 1
moment-over = Final scoring

phase-choose_card = Round { $round } of { $last }: choose a card
phase-build_tower = Round { $round } of { $last }: build towers
phase-over = Final scoring after round { $round } of { $last }

symbols = { $count } { $faction ->
    [merchants] [[ta_merchant]] { $count ->
        [one] merchant
       *[other] merchants
    }
    [knights] [[ta_knight]] { $count ->
        [one] knight
       *[other] knights
    }
   *[monks] [[ta_monk]] { $count ->
        [one] monk
       *[other] monks
    }
}
faction-name = { $faction ->
    [merchants] [[ta_merchant]] Merchants
    [knights] [[ta_knight]] Knights
   *[monks] [[ta_monk]] Monks
}
with-contest = { $symbols }, contest
label-any-contest = { $half }: { $count } envoy symbols, any contest
label-half = { $half }: { $symbols }
label-no-tower = No tower
hint-no-tower = Keep all your cards
label-tower-row = Card { $card } from your row
label-tower-hand = Card { $card } from your hand
both-halves = { $left } + { $right }

event-round = **Round { $number }**
event-start-card = { $who } starts with { $symbols }.
event-played = { $who } plays { $half }: { $symbols }.
event-no-card = { $who } has no card left to play and sits out.
event-contest = { $who }, [[ta_contest]] contest with { $count } { $faction ->
    [merchants] [[ta_merchant]] { $count ->
        [one] merchant
       *[other] merchants
    }
    [knights] [[ta_knight]] { $count ->
        [one] knight
       *[other] knights
    }
   *[monks] [[ta_monk]] { $count ->
        [one] monk
       *[other] monks
    }
}: { $gain ->
    [0] no points
    [one] +1 point
   *[other] +{ $gain } points
}.
event-tower-from-row = { $who } builds a [[ta_tower]] tower: card { $card }.
event-tower-from-hand = { $who } builds a [[ta_tower]] tower: a hand card.
event-no-tower = { $who } builds no tower.
event-towers = { $who } { $count ->
    [0] has no tower.
    [one] reveals a tower: { $cards }.
   *[other] reveals towers: { $cards }.
}
event-final = { $who }: { $total } { $total ->
    [one] point
   *[other] points
}.

result-won = { $who } wins with { $score } { $score ->
    [one] point
   *[other] points
}.
result-shared = { $who } share the victory with { $score } { $score ->
    [one] point
   *[other] points
} each.
tiebreak-towers = A tie: more symbols on the towers decide.
tiebreak-shared = A tie, also in symbols on the towers.

alt-seat = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}
alt-towers = , { $count } { $count ->
    [one] tower
   *[other] towers
}
alt-asked = Choosing: { $who }.
alt-fresh = {" "}· played { $half } ({ $symbols })
alt-gain = {" "}· contest +{ $gain }
board-seat = **{ $who }**: { $points } { $points ->
    [one] point
   *[other] points
}
board-strengths = Merchants { $merchants }, knights { $knights }, monks { $monks }
board-row = Row: { $row }
board-towers = Towers: { $towers }
board-cards = Hand { $hand }, deck { $deck }
board-fresh = Laid this round: { $half }
board-duel = against { $who } { $mine } to { $theirs }: +{ $gain }
board-contest = Contest for { $faction ->
    [merchants] merchants
    [knights] knights
   *[monks] monks
}: +{ $gain } ({ $duels })
board-sheet = { $who }, place { $place }: in play { $game }, merchants { $merchants }, knights { $knights }, monks { $monks }, leads { $lead }, towers { $towers }{ $more }, final scoring together { $final }, total { $total }
tower-hidden = hidden
nothing = none
held-points = { $points } { $points ->
    [one] point
   *[other] points
}
held-card = card { $card } ({ $left } | { $right })
held-hand = Hand: { $cards }
held-towers = Towers: { $cards }
held-tower-count = On the towers: merchants { $merchants }, knights { $knights }, monks { $monks }
hand-card = Card { $card }: left { $left } | right { $right }
hand-tower-count = On your towers: merchants { $merchants }, knights { $knights }, monks { $monks }
hand-towers = { $count ->
    [one] Hidden tower: card { $cards }
   *[other] Hidden towers: cards { $cards }
}
hand-empty = No cards in hand.

refused-card-not-in-hand = Card { $card } is not in your hand.
refused-no-half = Say which half counts: { $card }L or { $card }R.
refused-no-such-card = There is no “{ $choice }”. Name a card and a half, such as 7R (card 7, right).
refused-start-card = A start card cannot become a tower.
refused-card-not-in-row = Card { $card } is not in your row.
refused-no-such-tower = There is no “{ $choice }”. Name a card, such as “Card 7 from your row” or “Card 4 from your hand”, or say “No tower”.

rule-choose_card = 1. Secretly select an influence card
rule-build_tower = 3. Contests and tower building

# Components that may be reconstructed, or somebody's own.
component-influence = the influence cards
component-chronicle = the Chronicles
