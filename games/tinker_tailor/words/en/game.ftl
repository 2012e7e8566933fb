title = Tinker Tailor
tagline = Draft a role, wait for its call, collect goods.
about-game = A card game by Richard Denning, published by Medusa Games (2015, second edition 2019).
reconstructed = The rulebook does not print the cards. All 17 role actions, how many cards of each kind there are, most prices and most of the points table are reconstructed and may differ from the printed game.

option-money_rounding = Money in the final scoring
option-money_rounding-sum = Half the total
option-money_rounding-sum-hint = All your money is added up, halved and rounded up once.
option-money_rounding-card = Half each card
option-money_rounding-card-hint = Each card is halved and rounded up by itself, so small values count for more.
option-hand_sizes = Hand sizes
option-hand_sizes-hidden = Secret
option-hand_sizes-hidden-hint = By the rules: nobody has to say how many cards they hold, unless a role demands it.
option-hand_sizes-shown = Open
option-hand_sizes-shown-hint = Everybody sees how many goods and money cards the others hold. Easier for a first game.
option-jailer = What the Jailer takes
option-jailer-keep = He keeps it
option-jailer-keep-hint = What Thief, Pirate and Outlaw lose goes to the Jailer's hand.
option-jailer-discard = It is discarded
option-jailer-discard-hint = What Thief, Pirate and Outlaw lose is laid on the discard pile, for all to see.

card-bread = [[tt_bread]] Bread
card-fish = [[tt_fish]] Fish
card-cloth = [[tt_cloth]] Cloth
card-wine = [[tt_wine]] Wine
card-gems = [[tt_gems]] Gems
card-money = [[tt_money{ $value }]] Money { $value }
money-sum = Money { $value }
card-hidden = hidden
cards-counted = { $count } × { $card }

ask-pick_role = Which role do you keep?
ask-preset_gift = What do you give when Beggar Man or Poor Man asks you? Otherwise your cheapest card.
ask-return_role = Which role do you give back? The other one is laid aside.
ask-take_goods = Which { $count ->
    [one] goods card
   *[other] { $count } goods cards
} do you take?
ask-take_different = Which { $count ->
    [one] goods card
   *[other] { $count } different goods
} do you take?
ask-take_money = Which { $count ->
    [one] money card
   *[other] { $count } money cards
} do you take?
ask-take_any = Which { $count ->
    [one] card
   *[other] { $count } cards
} do you take from the market?
ask-take_for_two = { $count ->
    [one] Which goods card do you take?
   *[other] Which { $count } goods do you take? You pass one of them on.
}
ask-take_both = Which goods and which money do you take?
ask-take_and_give = Which money do you take, and who gets a card?
ask-take_and_share = What do you take, and who gets one of the goods?
ask-give_money_to = Who gets one of your money cards?
ask-give_money = Which money card do you give { $to }?
ask-choose_richest = Several hold the most money cards: who gives you one of their choice?
ask-choose_donors = Who gives you a card of their choice? At most { $count }.
ask-donate = Which card do you give { $to }?
ask-give_goods_to = Who gets one of the goods you have taken?
ask-give_goods = Which of the goods you have taken do you give { $to }?
ask-choose_victims = Who do you steal a random card from? At most { $count }.
ask-choose_fullest = Several players hold the most goods: who do you rob?
ask-keep_goods = Which { $count ->
    [one] goods card
   *[other] { $count } goods
} do you keep?
ask-swap = Which goods do you swap with the market?
ask-name_kind = Which goods must the others discard?
ask-copy_role = Which role do you copy?
ask-buy = What do you buy? Money: { $sum }
make-buy = Buy
otherwise-buy = Payment

open-buy = Buy goods …
part-goods = Goods
part-paid = You pay
part-change = You take as change

phase-pick_role = Round { $round } of { $last }: draft
phase-preset_gift = { phase-pick_role }
phase-return_role = { phase-pick_role }
phase-take_goods = Round { $round } of { $last }: { $role }
phase-take_different = { phase-take_goods }
phase-take_money = { phase-take_goods }
phase-take_any = { phase-take_goods }
phase-take_for_two = { phase-take_goods }
phase-take_both = { phase-take_goods }
phase-take_and_give = { phase-take_goods }
phase-take_and_share = { phase-take_goods }
phase-give_money_to = { phase-take_goods }
phase-give_money = { phase-take_goods }
phase-choose_richest = { phase-take_goods }
phase-choose_donors = { phase-take_goods }
phase-donate = { phase-take_goods }
phase-give_goods_to = { phase-take_goods }
phase-give_goods = { phase-take_goods }
phase-choose_victims = { phase-take_goods }
phase-choose_fullest = { phase-take_goods }
phase-keep_goods = { phase-take_goods }
phase-swap = { phase-take_goods }
phase-name_kind = { phase-take_goods }
phase-copy_role = { phase-take_goods }
phase-buy = Round { $round } of { $last }: { $role } buys
phase-over = Final scoring after round { $round } of { $last }

moment = Round { $round } of { $last }
moment-over = Final scoring

hint-ware = costs { $price }
label-preset = Settle in advance what I give
hint-preset = For Beggar Man and Poor Man: you are no longer asked.
label-ask = Ask me each time
hint-ask = You choose when somebody asks you.
label-deed = { $cards }; { $card } to { $to }
group-give = Take { $cards }
group-share = Take { $cards }; give { $card }
label-nothing = Nothing
label-nobody = Nobody
label-swap = { $give } for { $get }
label-purchase = { $goods } for { $paid }
label-purchase-change = { $goods } for { $paid }, change { $change }
goods-counted = { $count } goods
short-gems = Gems
short-poor_man = Poor Man
hint-goods = Price { $price }, you hold { $count }
hint-purchase = Costs { $cost }, nothing is lost
hint-purchase-lost = { $lost ->
    [one] Costs { $cost }, 1 is lost
   *[other] Costs { $cost }, { $lost } are lost
}

event-preset = { $who } has settled what Beggar and Poor Man get.
event-unset = { $who } will be asked again what Beggar and Poor Man get.
event-round = **Round { $number }** · start player: { $who }
event-starts = { $who } was drawn as the first start player.
event-silent = Nobody has: { $roles }.
roles-range = { $first } to { $last }
event-released = The pirates leave the market.
event-revealed = { $who } reveals: **{ $role }**
event-guarded = { $who } is guarded until the end of the round.
event-copied = { $who } copies: **{ $role }**
event-took = { $who } takes: { $cards }.
event-pillaged = { $who } takes: { $cards }. Pirates stay in the market.
event-gave = { $who } gives { $to } { $group ->
    [goods] a goods card
   *[money] a money card
}.
event-gave-known = { $who } gives { $to }: { $card }.
event-stole = { $to } takes { $group ->
    [goods] a goods card
   *[money] a money card
} from { $who }.
event-stole-known = { $to } takes from { $who }: { $card }.
event-stated = { $who } holds { $count ->
    [0] no
   *[other] { $count }
} { $group ->
    [goods] goods
   *[money] money
} { $count ->
    [one] card
   *[other] cards
}.
event-nothing-to-lose = { $who } has no card to lose.
event-discarded = { $who } discards: { $card }.
event-drew = { $who } draws { $count ->
    [0] no goods
    [one] 1 goods card
   *[other] { $count } goods cards
}.
event-drew-known = { $who } draws: { $cards }.
event-kept = { $who } keeps { $count } of them.
event-kept-known = { $who } keeps: { $cards }.
event-swapped = { $who } swaps: { $give } for { $get }.
event-named = { $who } names: { $kind }.
event-bought = { $who } buys { $goods } for { $paid }.
event-bought-change = { $who } buys { $goods } for { $paid }, change { $change }.
event-reshuffled = { $group ->
    [goods] The discarded goods are
   *[money] The discarded money is
} reshuffled.
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
tiebreak-gems = A tie: more gems decide.
tiebreak-wine = A tie, also in gems: more wine decides.
tiebreak-cloth = A tie, also in gems and wine: more cloth decides.
tiebreak-fish = A tie down to cloth: more fish decides.
tiebreak-bread = A tie down to fish: more bread decides.
tiebreak-shared = A tie, also in all goods.

board-goods = Goods in the market: { $cards }
board-money = Money in the market: { $cards }
board-covered = Places under pirates: { $goods } goods, { $money } money
board-piles = Piles: { $goods } goods, { $money } money; discarded: { $goodsgone } goods, { $moneygone } money
board-prices = Prices: bread { $bread }, fish { $fish }, cloth { $cloth }, wine { $wine }, gems { $gems }
board-top = On top of the discards: { $cards }
board-acts = Acting: { $role }. { $text }
board-called = Called, { $count } of { $all }: { $roles }
board-coming = Still to be called: { $roles }
board-start = Start player: { $who }
board-seat = **{ $who }**: { $roles }
board-sizes = Hand: { $goods } goods, { $money } money
board-preset = Has settled in advance what Beggar Man and Poor Man get
board-unasked-round = Is not asked what to buy in this round
board-unasked-game = Is not asked what to buy
board-guarded = Guarded until the end of the round
board-stated = Has stated { $count } { $group ->
    [goods] goods
   *[money] money
} { $count ->
    [one] card
   *[other] cards
}
board-hand = Hand: { $cards }
board-sheet = Place { $place }. Score: bread { $bread }, fish { $fish }, cloth { $cloth }, wine { $wine }, gems { $gems }, sets { $sets }, money (sum { $sum }) { $money }, total { $total }
board-unrevealed = role not called yet
board-drafting = is drafting
board-waits = waits for the draft
alt-acts = It is { $who }'s turn: { $role }.
alt-asked = Choosing: { $who }.
none = none

hand-goods = { $count } × { $card }: { $points } { $points ->
    [one] point
   *[other] points
}, one more card would bring { $more }
hand-first = Not in hand, a card would bring: { $cards }
hand-sets = Full sets: { $count } × { $each } = { $points } points
hand-money = { $cards } (sum { $sum }, { $half ->
    [card] each card counts half
   *[sum] counts half
}): { $points } { $points ->
    [one] point
   *[other] points
}
hand-total = Your hand is worth { $points } { $points ->
    [one] point
   *[other] points
} now.
hand-no-money = No money
hand-empty = No cards in hand.
held-roles = Role: { $roles }
held-goods = Goods: { $cards }
held-money = Money: { $cards } (sum { $sum })
held-worth = Worth: { $points ->
    [one] 1 point
   *[other] { $points } points
}
hand-role = Your role: { $role }. { $text }
hand-holds = Your hand: { $cards }
hand-acts = { $role }: { $text }
hand-pack = To choose from: { $roles }
hand-acts-of = { $role }: { $text }
hand-saw = Seen this round, { $count } of { $all } roles: { $roles }
hand-passed-to = What you did not keep went to { $who }.
hand-passed-aside = What you did not keep was laid aside.
hand-passed = You did not keep the others.
hand-pick-hint = You keep 1 role and pass { $count } on to { $who }.
hand-pick-last = You keep 1 role, { $count ->
    [one] the other one is
   *[other] the other { $count } are
} laid aside.
hand-pick-then-return = You keep 1 role, then you give 1 back.
hand-aside = You laid aside: { $roles }
hand-known = You know that { $who } holds: { $cards }
hand-gift = You give Beggar Man and Poor Man: { $card }, or else your cheapest card
hand-gift-cheapest = You give Beggar Man and Poor Man your cheapest card
hand-drawn = Drawn, to choose from: { $cards }

refused-no-such-choice = There is no “{ $choice }” to choose here.
refused-no-such-role = “{ $choice }” is not among the roles you can choose from.
refused-no-such-player = “{ $choice }” cannot be chosen: this player is guarded, has no such cards, or is you.
refused-not-so = “{ $choice }” is not possible: the market does not have it, or a different number of cards is asked for.
refused-not-held = “{ $choice }” is not possible: you do not have it, or a different number of cards is asked for.
refused-no-such-purchase = “{ $choice }” is not a purchase. Name goods, money and change, such as “wine / 5 / 1”, or say “nothing”.
refused-goods-not-there = The market does not have that { $card ->
    [bread] much bread
    [fish] much fish
    [cloth] much cloth
    [wine] much wine
   *[gems] many gems
}.
refused-money-not-yours = You do not have that many “Money { $card }” cards.
refused-change-not-there = The change is not there: the market does not have that many “Money { $card }” cards.
refused-no-goods = Money is changed only when you buy something: choose at least one goods card.
refused-too-dear = Too little: the goods cost { $cost }, and you have { $sum }.
refused-unpaid = Nothing is paid yet: the goods cost { $cost }.
refused-too-little = Too little: the goods cost { $cost }, the change is { $change }, you pay { $paid }. You are { $missing } short.
refused-superfluous = Money { $card } is not needed: { $cost } for the goods and { $change } in change are covered without it (you pay { $paid }).

rule-pick_role = 1. Choosing a role
rule-preset_gift = Settling in advance what to give
rule-return_role = Two-player variant: 1. Choosing roles
rule-take_goods = 2. Playing the role
rule-buy = 3. Buying goods
rule-take_different = { rule-take_goods }
rule-take_money = { rule-take_goods }
rule-take_any = { rule-take_goods }
rule-take_for_two = { rule-take_goods }
rule-take_both = { rule-take_goods }
rule-take_and_give = { rule-take_goods }
rule-take_and_share = { rule-take_goods }
rule-give_money_to = { rule-take_goods }
rule-give_money = { rule-take_goods }
rule-choose_richest = { rule-take_goods }
rule-choose_donors = { rule-take_goods }
rule-donate = { rule-take_goods }
rule-give_goods_to = { rule-take_goods }
rule-give_goods = { rule-take_goods }
rule-choose_victims = { rule-take_goods }
rule-choose_fullest = { rule-take_goods }
rule-keep_goods = { rule-take_goods }
rule-swap = { rule-take_goods }
rule-name_kind = { rule-take_goods }
rule-copy_role = { rule-take_goods }

# Wishes
wish-buying = Buying goods
wish-buying-ask = Buying goods: ask me each time
wish-buying-round = Buying goods: unasked this round
wish-buying-game = Buying goods: unasked from now on
wish-plan = What I buy without being asked
wish-plan-nothing = Bought unasked: nothing
wish-plan-card = Bought unasked: 1 × { $card }
hint-plan-card = If I can pay for it
wish-gift = What Beggar Man and Poor Man get
wish-gift-ask = Gifts: ask me each time
wish-gift-cheapest = Gifts unasked: my cheapest card
wish-gift-card = Gifts unasked: { $card }
hint-gift-card = If I hold none, my cheapest card
wish-panel = Everybody sees whether you are asked. Nobody sees in advance what you buy or give without being asked, so nothing shows whether you could have paid for it.

# Components that may be reconstructed, or somebody's own.
component-goods = the goods cards
component-money = the money cards
component-role = the numbers of the roles
component-numbers = who starts with a goods card
