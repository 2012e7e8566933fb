# The Emperor's Envoy, the Chronicles, and the tower variant.

option-envoy = The Emperor's Envoy
option-envoy-off = Without
option-envoy-off-hint = The base game: ten cards each, up to 10 rounds.
option-envoy-en = English edition
option-envoy-en-hint = An 11th card shuffled in; before round 1 you may exchange up to 3, 1 point each.
option-envoy-de = German edition
option-envoy-de-hint = An 11th card, in everybody's opening hand; no exchange. Up to 11 rounds.
option-chronicles = The Chronicles
option-chronicles-off = Without
option-chronicles-off-hint = Points only from contests and the final scoring.
option-chronicles-on = With
option-chronicles-on-hint = Two open cards score extra points during the game for influence you have or give up.
option-towers = Building towers
option-towers-together = All at once
option-towers-together-hint = Everybody with a contest decides secretly at the same time.
option-towers-score = By score
option-towers-score-hint = Variant: one after the other, most points first; later players see earlier towers.

ask-exchange = Which cards do you exchange for 1 point each? The first one you name comes back first.
ask-name_faction = For which faction does your Envoy start the contest?
ask-send_tied_envoys = Your smallest factions are tied: which one gets the 2 envoy symbols?{ $others ->
    [0] {""}
   *[other] {" "}Other Envoys are still to come.
}
ask-give_up = Do you give up cards from your row with at least { $need } for { $gain } points?

phase-exchange = Before round 1 of { $last }: exchange cards
phase-name_faction = Round { $round } of { $last }: the Envoy's contest
phase-send_tied_envoys = Final scoring after round { $round } of { $last }: the Envoy
phase-give_up = Round { $round } of { $last }: Chronicle

envoy-symbols = { $count } envoy symbols
with-any-contest = { $symbols }, contest for any faction
chronicle-step = { $need } → { $gain } points
chronicle-have = have at least { $steps }
chronicle-give = give up at least { $steps }

label-no-exchange = Keep all cards
hint-no-exchange = Costs nothing
label-no-give_up = Give up nothing
hint-no-give_up = Keep your row, no points
short-cards = { $count } cards
label-cards = { $count ->
    [one] Card { $cards }
   *[other] Cards { $cards }
}
hint-exchange = Costs { $count ->
    [one] 1 point
   *[other] { $count } points
}
hint-faction = { $count } in your row, { $more } with the Envoy

event-chronicle = Chronicle { $level }, { $kind ->
    [have] have
   *[give] give up
}: { $text } points.
event-exchanged = { $who } exchanges { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}.
event-named = { $who } sends the [[ta_envoy]] Envoy to the { $faction }.
event-envoy-sent = { $who } adds the 2 envoy symbols to the { $faction }.
event-chronicle-scored = { $who }, [[ta_chronicle]] Chronicle level { $level }: { $gain ->
    [0] no points
    [one] +1 point
   *[other] +{ $gain } points
}.
event-gave = { $who } gives up { $count ->
    [one] card { $cards }
   *[other] cards { $cards }
}: +{ $gain } points.
event-gave-nothing = { $who } gives up nothing for the Chronicle.

chronicle-pays = { $need } → { $gain }
board-chronicle = Chronicle, level { $level }: { $text }
board-chronicle-when = It is scored after round { $round }.
board-chronicle-gains = Scored: { $names }
nobody = nobody
board-turns = Towers are built in this order: { $names }
board-influence = For Chronicles, without start card: { $symbols }
board-gone = Given up: { $cards }
board-envoy = Envoy: +2 { $faction ->
    [merchants] merchants
    [knights] knights
   *[monks] monks
}
board-sheet-exchange = , exchange { $points }
board-sheet-chronicles = , Chronicles { $points }
hand-below = Below your deck, drawn in this order: { $cards }

refused-no-such-cards = There is no “{ $choice }”. Name cards, such as “3 and 7”, or say “nothing”.
refused-no-such-faction = There is no “{ $choice }”. Name the merchants, the knights or the monks.
refused-not-smallest = The { $faction } are not among your smallest factions.
refused-start-card-given = A start card cannot be given up.
refused-not-enough = These cards do not show enough symbols in your row.
warning-more-than-needed = That is more than the Chronicle needs: you could keep at least one of these cards.

rule-exchange = The Emperor's Envoy: Game Setup
rule-name_faction = The Emperor's Envoy: Gameplay Changes
rule-send_tied_envoys = The Emperor's Envoy: Final Scoring
rule-give_up = The Chronicles: Intermediate Scoring
