"""Handel: what a seat can trade, move and throw away now, and each deal carried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from games.eldermann.material import CITIES, GOODS, NUMBERS, ORDERS
from games.eldermann.sections.ledger import (
    change_points,
    crown,
    deliver,
    earn,
    give_back,
    hold_feast,
    may_feast,
    return_good,
    take,
)
from games.eldermann.sections.spelunke import bribe, bribes, spend
from games.eldermann.state import Eldermann
from games.kernel.chance import Chance
from games.kernel.events import Events

PLACE = " kontor"


def deals(s: Eldermann, seat: int) -> list[str]:
    """List the deals of a turn that are still possible: none once a Spelunke card was hired (E6)."""
    if s.bought_card:
        return []
    found = ["feast"] if may_feast(s, seat) else []
    if s.city(seat) >= 0 and not s.blockaded:
        found += market_deals(s, seat, s.city(seat))
    return found + goods_moves(s, seat) + own_bribes(s, seat)


# At the market


def market_deals(s: Eldermann, seat: int, city: int) -> list[str]:
    """List the deals with this city; in another player's home, by option, only after the toll (D3)."""
    if _owes_toll(s, seat, city):
        return ["toll"] if s.taler[seat] >= NUMBERS["toll"] else []
    room = s.hold_room(seat) - len(s.hold[seat])
    found = [f"fill {slot}" for slot in _fillable_slots(s, seat, city)] + _sales(s, seat, city)
    found += _purchases(s, seat, city, room) if room > 0 else []
    return [*found, "cannon"] if _can_arm(s, seat, room) else found


def _owes_toll(s: Eldermann, seat: int, city: int) -> bool:
    return s.options["toll"] == "on" and seat not in s.tolled and city in s.homes and city != s.homes[seat]


def _fillable_slots(s: Eldermann, seat: int, city: int) -> list[int]:
    """List the slots whose orders can be filled: from aboard, in the home city also from the Kontor (D2)."""
    if s.filled >= s.order_limit(seat) or not s.orders[city]:
        return []
    goods = {*s.cargo(seat), *(s.kontor[seat] if city == s.homes[seat] else ())}
    return [slot for slot, card in enumerate(s.orders[city], 1) if goods.issuperset(ORDERS[card].goods)]


def _sales(s: Eldermann, seat: int, city: int) -> list[str]:
    """List the goods that the city and the home market buy."""
    if s.sold >= s.sell_limit(seat):
        return []
    local = CITIES[city].good
    found = [f"sell {good}" for good in GOODS if good != local and good in s.cargo(seat)]
    return found + [f"sell {good}{PLACE}" for good in _kontor_sales(s, seat, local)]


def _kontor_sales(s: Eldermann, seat: int, local: str) -> list[str]:
    """List Kontor goods that can be sold: on the home market from any harbour, or by option elsewhere (D1)."""
    where = s.options["kontor_sale"]
    if s.at_home(seat) or where == "anywhere":
        unsold = local
    elif where == "home":
        unsold = s.home_good(seat)
    else:
        return []
    return [good for good in GOODS if good != unsold and good in s.kontor[seat]]


def _purchases(s: Eldermann, seat: int, city: int, room: int) -> list[str]:
    """List the goods to be had here: free ones after a deal with the city (D8), the local good for Taler."""
    free = [f"take {good}" for good in dict.fromkeys(s.harbour[city])] if s.dealt else []
    stock = s.supply[GOODS.index(CITIES[city].good)]
    most = min(room, stock, s.taler[seat] // NUMBERS["buy_price"])
    return free + [f"buy {count}" for count in range(1, most + 1)]


def _can_arm(s: Eldermann, seat: int, room: int) -> bool:
    """A cannon needs a K field without a good (C13)."""
    free = s.guns[seat] < s.gun_fields(seat) and (s.options["k_fields"] == "strict" or room > 0)
    return free and s.cannon_supply > 0 and s.taler[seat] >= NUMBERS["cannon_price"]


def sales_left(s: Eldermann, seat: int) -> int:
    """Count the goods that the active seat may still sell here, of those that it has."""
    if not is_open(s, seat) or _owes_toll(s, seat, s.city(seat)):
        return 0
    local = CITIES[s.city(seat)].good
    stored = _kontor_sales(s, seat, local)
    have = sum(good != local for good in s.cargo(seat)) + sum(good in stored for good in s.kontor[seat])
    return max(0, min(have, s.sell_limit(seat) - s.sold))


def orders_left(s: Eldermann, seat: int) -> int:
    """Count the orders that the active seat may still fill here: all that it may, with a bribe that can bring one."""
    if not is_open(s, seat) or _owes_toll(s, seat, s.city(seat)):
        return 0
    most = s.order_limit(seat) - s.filled
    return max(0, most if own_bribes(s, seat) else min(most, len(_fillable_slots(s, seat, s.city(seat)))))


def is_open(s: Eldermann, seat: int) -> bool:
    """Tell whether a seat lies in a harbour where it can still trade."""
    return s.city(seat) >= 0 and not s.blockaded and not s.bought_card


def owes_toll(s: Eldermann, seat: int) -> bool:
    """Tell whether a seat has to pay another one before it can trade here."""
    return is_open(s, seat) and _owes_toll(s, seat, s.city(seat))


# On the own ship, in the own Kontor and out of the own hand


def goods_moves(s: Eldermann, seat: int) -> list[str]:
    """List what can be moved or thrown away; the Kontor's goods also from afar (D5)."""
    found = []
    if s.at_home(seat) and (s.kontor[seat] or s.hold[seat] or s.booty[seat]):
        found.append("stow")
    if s.booty[seat] and len(s.hold[seat]) < s.hold_room(seat):
        found += [f"shift {good}" for good in dict.fromkeys(s.booty[seat])]
    found += _exchanges(s, seat)
    return [*found, "throw"] if jetsam(s, seat) else found


def _exchanges(s: Eldermann, seat: int) -> list[str]:
    """List the goods of a full Kontor that can be thrown away for the one brought on arrival (D5)."""
    brought = s.home_good(seat)
    if not s.full or not s.supply[GOODS.index(brought)]:
        return []
    return [f"room {good}" for good in GOODS if good != brought and good in s.kontor[seat]]


def jetsam(s: Eldermann, seat: int) -> list[str]:
    """List all that can be thrown away: goods aboard and in the Kontor, and a cannon."""
    found = [f"{good} ship" for good in GOODS if good in s.cargo(seat)]
    found += [f"{good}{PLACE}" for good in GOODS if good in s.kontor[seat]]
    return [*found, "cannon"] if s.guns[seat] else found


def own_bribes(s: Eldermann, seat: int) -> list[str]:
    """List what the own bribes can do."""
    cards = [card for card in dict.fromkeys(s.rogues_of(seat)) if card.startswith("bribe")]
    return [bribe for card in cards for bribe in bribes(s, card)]


# Deals carried out


Deal = Callable[[Eldermann, Chance, Events, str], None]


def make_deal(s: Eldermann, chance: Chance, events: Events, verb: str, what: str) -> None:
    """Carry out a deal."""
    DEALS[verb](s, chance, events, what)


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
    crown(s, events, seat, pays.points)


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


def _make_room(s: Eldermann, chance: Chance, events: Events, what: str) -> None:
    """Throw a good of the Kontor away for the one that was brought on arrival."""
    s.full = False
    throw_away(s, events, f"{what} kontor")
    deliver(s, events, s.active)


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
    "room": _make_room,
    "bribe1": partial(_play_bribe, "bribe1"),
    "bribe2": partial(_play_bribe, "bribe2"),
}
