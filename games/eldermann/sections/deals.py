"""Handel: each deal of a turn, carried out for the active seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from games.eldermann.material import CITIES, GOODS, NUMBERS, ORDERS
from games.eldermann.sections.ending import crown, hold_feast
from games.eldermann.sections.ledger import change_points, earn, give_back, return_good, take
from games.eldermann.sections.spelunke import bribe, spend
from games.eldermann.state import Eldermann
from games.kernel.chance import Chance
from games.kernel.events import Events

Deal = Callable[[Eldermann, Chance, Events, str], None]


def make_deal(s: Eldermann, chance: Chance, events: Events, verb: str, what: str) -> None:
    """Carry out a deal; some can bring an Eldermann all goods home, or a rich man to that rank."""
    DEALS[verb](s, chance, events, what)
    if verb in CROWNING:
        crown(s, events)


def _feast(s: Eldermann, chance: Chance, events: Events, what: str) -> None:
    hold_feast(s, events)


# At the market


def _pay_toll(s: Eldermann, chance: Chance, events: Events, what: str) -> None:
    s.tolled.append(s.active)
    s.taler[s.active] -= NUMBERS["toll"]
    owner = s.homes.index(s.city(s.active))
    events.tell("toll", s.active, owner=owner)
    earn(s, events, owner, NUMBERS["toll"])


def _sell(s: Eldermann, chance: Chance, events: Events, what: str) -> None:
    """Sell a good; a sale from the Kontor on the home market is no deal with this city (D8)."""
    seat = s.active
    good, _, place = what.partition(" ")
    return_good(s, seat, good, place or "ship")
    s.sold += 1
    s.tally[seat].sold += 1
    s.dealt |= not place or s.at_home(seat) or s.options["kontor_sale"] == "anywhere"
    events.tell("sold-kontor" if place else "sold", seat, good=good)
    earn(s, events, seat, NUMBERS["sell_price"])


def _fill(s: Eldermann, chance: Chance, events: Events, what: str) -> None:
    """Fill an order: its card becomes a trophy, EA2 moves up (B6)."""
    seat, city = s.active, s.city(s.active)
    card = s.orders[city].pop(int(what) - 1)
    pays = s.material.pays[card]
    for good in ORDERS[card].goods:
        take(s, seat, good, kontor=city == s.homes[seat])
        give_back(s, good)
    s.filled += 1
    s.dealt = True
    s.trophies[seat].append(card)
    events.tell("filled", seat, card=card, taler=pays.taler, points=pays.points)
    earn(s, events, seat, pays.taler)
    s.tally[seat].orders += 1
    s.tally[seat].order_points += change_points(s, events, seat, pays.points)


def _take(s: Eldermann, chance: Chance, events: Events, what: str) -> None:
    s.harbour[s.city(s.active)].remove(what)
    s.hold[s.active].append(what)
    events.tell("took", s.active, good=what)


def _buy(s: Eldermann, chance: Chance, events: Events, what: str) -> None:
    good, count = CITIES[s.city(s.active)].good, int(what)
    s.taler[s.active] -= count * NUMBERS["buy_price"]
    s.supply[GOODS.index(good)] -= count
    s.hold[s.active] += [good] * count
    events.tell("bought", s.active, good=good, count=count)


def _arm(s: Eldermann, chance: Chance, events: Events, what: str) -> None:
    s.taler[s.active] -= NUMBERS["cannon_price"]
    s.cannon_supply -= 1
    s.guns[s.active] += 1
    events.tell("armed", s.active, count=s.guns[s.active])


# On the own ship, in the own Kontor and out of the own hand


def _shift(s: Eldermann, chance: Chance, events: Events, what: str) -> None:
    """Move booty to a W or K field; never back (C14)."""
    s.booty[s.active].remove(what)
    s.hold[s.active].append(what)
    events.tell("shifted", s.active, good=what)


def _play_bribe(card: str, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
    """Play an own bribe, which nobody can ward off and which is not the turn's one card."""
    spend(s, s.active, card)
    events.tell("own-bribe", s.active, card=card, detail=what)
    bribe(s, chance, events, card, what)


def throw_away(s: Eldermann, events: Events, what: str) -> None:
    """Throw a good away, or a cannon overboard to make room for goods."""
    seat, (good, _, place) = s.active, what.partition(" ")
    if good == "cannon":
        s.guns[seat] -= 1
        s.cannon_supply += 1
        events.tell("cannon-thrown", seat)
    else:
        return_good(s, seat, good, place)
        events.tell("goods-thrown", seat, goods=good)


def stow(s: Eldermann, events: Events, stored: Sequence[str]) -> None:
    """Move goods; booty stays on E only as far as the rest leaves no room for it elsewhere."""
    seat = s.active
    aboard = list((Counter(s.kontor[seat] + s.cargo(seat)) - Counter(stored)).elements())
    over = max(0, len(aboard) - s.hold_room(seat))
    booty = list((Counter(s.booty[seat]) & Counter(aboard)).elements())[:over]
    s.kontor[seat], s.booty[seat] = list(stored), booty
    s.hold[seat] = list((Counter(aboard) - Counter(booty)).elements())
    events.tell("stowed", seat, kontor=len(stored), ship=len(aboard))


DEALS: dict[str, Deal] = {
    "feast": _feast,
    "toll": _pay_toll,
    "sell": _sell,
    "fill": _fill,
    "take": _take,
    "buy": _buy,
    "cannon": _arm,
    "shift": _shift,
    "bribe1": partial(_play_bribe, "bribe1"),
    "bribe2": partial(_play_bribe, "bribe2"),
}
CROWNING = ("fill", "take", "buy")
"""Deals that can bring an Eldermann all goods home, or a rich man to that rank."""
