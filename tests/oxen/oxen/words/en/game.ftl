title = Oxen
tagline = Keep your hands off the sixth card.
option-deck = Cards
option-deck-full = all 104
option-deck-short = only those that are dealt
option-deals = Deals
option-deals-1 = one
option-deals-2 = two
option-deals-3 = three
ask-play = Which card do you play?
ask-take = Your card is lower than all rows. Which row do you take?
about-play = Cards are placed from the lowest up, each behind the next lower card. The sixth card of a row takes the other five.
about-take = Your card becomes the first of the row.
phase-play = Trick { $trick } of { $tricks }: choose cards
phase-take = Trick { $trick } of { $tricks }: a row is taken
phase-over = The end
event-trick = **Trick { $number }**
event-placed = { $who } adds { $card } to row { $row }.
event-took = { $who } takes row { $row } with { $card }: { heads }.
heads = { $count ->
    [one] 1 head
   *[other] { $count } heads
}
row = Row { $row }
row-now = Row { $row }: { $cards } ({ heads })
seat = { $who }: { heads }
seat-played = { $who }: { heads }, played { $card }
hand = Cards: { $cards }
gain-row = row { $row }, card { $place }
gain-full = would take row { $row } now ({ heads })
gain-low = lower than all rows: you choose one
gain-take = { heads }: { $cards }
result-won = { $who } wins with { heads }.
result-shared = { $who } share the win with { heads } each.
reason-risk = Others are less likely to come between it and its row.
reason-heads = This row has fewer heads.
