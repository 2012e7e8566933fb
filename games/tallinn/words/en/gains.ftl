# What a question is about, and what each choice costs and brings: at most 100 characters.

about-choose_card = The half you choose counts until the end: { $final_more } points for each opponent with fewer, { $final_tie } for a tie. Swords start a contest at once: { $contest_more } and { $contest_tie }.
about-name_faction = The { $envoy_symbols } symbols count in this contest only: { $contest_more } points for each opponent with fewer, { $contest_tie } for a tie.
about-build_tower = Tower strength is your most frequent faction on all tower cards, both halves. At the end { $tower_more } points for each weaker opponent, { $tower_tie } for a tie. Known: { $towers }.
about-towers = { $who } { $strength }{ $hidden ->
    [0] {""}
    [one] {" "}and 1 hidden tower
   *[other] {" "}and { $hidden } hidden towers
}
about-exchange = Exchanged cards go below your deck, and you draw as many.
about-give_up = What you give up leaves the game: you will lack it in later contests and at the end.
about-send_tied_envoys = The { $envoy_symbols } symbols count at the end: { $final_more } points for each opponent with fewer, { $final_tie } for a tie, { $lead_payment } more for a lead of { $lead }.

gain-row = { $faction ->
    [merchants] Merchants
    [knights] Knights
   *[monks] Monks
} from { $now } to { $then }; now { $others }
gain-row-part = { faction-name } { $then }
gain-rows = { $row }; now { $others }
gain-contest = { $faction ->
    [merchants] Merchants
    [knights] Knights
   *[monks] Monks
} from { $now } to { $mine }; contest as it stands, against { $theirs }: +{ $gain }
gain-any-contest = Contest as it stands: at best +{ $gain } ({ $faction }); at the end 2 for your smallest faction
gain-named = { $mine } against { $theirs }: +{ $gain } { $gain ->
    [one] point
   *[other] points
}
gain-sent = At the end { $mine } against { $theirs }: +{ $gain }
gain-sent-now = At the end { $mine } against { $theirs }, not counting other Envoys: +{ $gain }
gain-tower = { $symbols }: tower strength { $then }, now { $now }
gain-tower-same = { $symbols }: tower strength stays { $now }
gain-no-tower = Tower strength stays { $now }, and you keep all cards
gain-hand = one fewer card in hand
gain-row-loses = row { $symbols }
gain-row-keeps = row loses no symbols
gain-gift = +{ $gain } points

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
