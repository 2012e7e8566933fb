# What a question is about: at most 160 characters. What each choice costs and brings: at most 46 beside a button, 100 in a list. Points are those of the hand as it is.

about-pick_role = Roles act in the order of the rhyme. Nobody knows what will lie in the market then.
about-return_role = The start player chooses from it and { $new } new roles.
about-preset_gift = It holds until you change it at a later choice. The others see that you have settled it, not the card.
about-take_goods = More of a kind bring more each; a full set of { $kinds } kinds brings { $points } more.
about-take_different = { about-take_goods }
about-take_any = { about-take_goods }
about-take_for_two = { about-take_goods }
about-keep_goods = The rest goes under the pile. Points are for the hand you hold at the end; a full set of { $kinds } kinds brings { $points } more.
about-take_money = Money buys goods after your action; what is left at the end scores half.
about-take_both = { about-take_goods }
about-take_and_give = { about-give_money_to }
about-take_and_share = { about-give_goods_to }
about-give_money_to = Only you and the receiver will see which card it is.
about-give_money = Only you and the receiver see which card it is.
about-donate = Only you two see the card. All give at the same time.
about-choose_richest = They choose which card you get.
about-choose_donors = They choose which cards you get, all at the same time.
about-choose_victims = The cards are drawn at random. Guarded players cannot be chosen.
about-choose_fullest = The goods are drawn at random.
about-give_goods_to = The others know which goods you have taken, but not which one you give.
about-give_goods = The others know which goods you have taken, but not which one you give.
about-name_kind = Guarded players lose nothing. Anyone else who discards nothing holds none of the kind, and all see it.
about-swap = You give a card to the market and take another kind. You may stop at any time.
about-copy_role = You carry it out as if it were yours.
about-buy = Points: what the hand gains, less half the money. What has no change is lost.

gain-goods = { $points } { $count ->
    [one] point
   *[other] points
}{ $sets ->
    [more] {" "}with a set
    [fewer] {" "}without a set
   *[same] {""}
}
gain-good = { $count ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $count }th
} card: { $said }
gain-good-lost = { $said }, { $count } left
gain-copies = { $number } together: { $said }
gain-money = { $change } money, then { $sum }
gain-less-one = { $said }, less the one you pass on
gain-preset = When asked: { $points } { $count ->
    [one] point
   *[other] points
}, then { $cards }
gain-preset-money = When asked: { $change } money, then { $sum }
gain-preset-not-held = You hold none: your cheapest card instead
gain-nothing-changes = Your hand stays as it is
gain-purchase = Costs { $cost }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}; { $points } { $count ->
    [one] point
   *[other] points
} in all
gain-cards = { $count ->
    [0] No card
    [one] 1 card
   *[other] { $count } cards
}{ $money ->
    [0] {""}
    [one] {" "}and 1 money card
   *[other] {" "}and { $money } money cards
}
gain-known = { $said }; sure: { $cards }
gain-hand = Sure to hold: { $cards }
gain-hand-unknown = Nothing is known of this hand
gain-richest = 1 of { $count } money cards
gain-fullest = { $drawn } random of { $count } goods
gain-named = Sure to discard: { $who }
gain-named-nobody = Nobody is sure to hold any
cards-known = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
players-counted = { $count ->
    [one] 1 player
   *[other] { $count } players
}

# The table beside the choice
table-shown = { $who } was called: { $roles }
table-coming = { $count ->
    [one] 1 role is
   *[other] { $count } roles are
} still to be called, next { $next }
