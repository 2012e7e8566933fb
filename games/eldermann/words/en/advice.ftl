# Why a choice is better than the next best, as half a sentence after the choice.

reason-order = { $difference ->
    [0] brings a little more from orders
    [one] brings about 1 point more from orders
   *[other] brings about { $difference } points more from orders
}
reason-taler = leaves you more Taler
reason-building = does more for your buildings
reason-feast = brings you closer to the feast
reason-goods = suits the goods that you need better
reason-way = gets your ship to its goal sooner
reason-fight = leaves you better off against pirates
reason-raid = promises more from raids
reason-card = makes better use of Spelunke cards
reason-first = is the next thing to do in this trade
