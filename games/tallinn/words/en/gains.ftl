# What a question is about: at most 160 characters. What each choice costs and brings: at most 46 beside a button, 36 in a strip, 100 in a list.

about-choose_card = Counts at the end: { $final_more } points per opponent with fewer, { $final_tie } for a tie. Swords: a contest now, { $contest_more } or { $contest_tie }.
about-name_faction = The { $envoy_symbols } symbols count in this contest only: { $contest_more } points for each opponent with fewer, { $contest_tie } for a tie.
about-build_tower = Tower strength is your most frequent faction on all tower cards, both halves. At the end { $tower_more } points for each weaker opponent, { $tower_tie } for a tie.
about-exchange = Exchanged cards go below your deck, and you draw as many.
about-give_up = What you give up leaves the game: you will lack it in later contests and at the end.
about-send_tied_envoys = The { $envoy_symbols } symbols count at the end: { $final_more } points for each opponent with fewer, { $final_tie } for a tie, { $lead_payment } more for a lead of { $lead }.

gain-others = ({ $count ->
    [one] other
   *[other] others
} { $counts })
gain-row = { faction-name } { $now } → { $then } { $others }
gain-row-part = { $faction ->
    [merchants] [[ta_merchant]] merchants
    [knights] [[ta_knight]] knights
   *[monks] [[ta_monk]] monks
} { $then }
gain-rows = { $row } { $others }
gain-of-each = Each +1: { $row } { $others }
gain-contest = { faction-name } { $now } → { $mine } { $others }, now +{ $gain }
gain-any-contest = Up to +{ $gain }; at the end 2 for smallest
gain-named = { $mine } { $others }: +{ $gain } { $gain ->
    [one] point
   *[other] points
}
gain-sent = At the end { $mine } { $others }: +{ $gain }
gain-tower = [[ta_tower]] Tower strength { $now } → { $then }; { $costs }; on it { $symbols }
gain-tower-same = [[ta_tower]] Tower strength stays { $now }; { $costs }; on it { $symbols }
gain-envoys = { $symbols }, { $count } [[ta_envoy]] envoy symbols
gain-no-tower = Strength stays { $now }, no card is lost
gain-hand = one hand card fewer
gain-row-loses = row { $symbols }
gain-row-loses-each = row −1 of each
gain-row-keeps = row loses nothing
gain-gift = +{ $gain } points; { $costs }
gain-gift-short = +{ $gain }; { $costs }

# The table beside the choice
table-seat = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}; merchants { $merchants }, knights { $knights }, monks { $monks }; row { $row }; { $known ->
    [0] { $hidden ->
        [0] no tower
        [one] 1 hidden tower
       *[other] { $hidden } hidden towers
    }
    [one] tower { $towers }{ towers-hidden }
   *[other] towers { $towers }{ towers-hidden }
}
towers-hidden = { $hidden ->
    [0] {""}
   *[other] {" "}and { $hidden } hidden
}
