"""Handel: what a seat can trade, move and throw away now."""

from __future__ import annotations

from games.eldermann.material import CITIES, GOODS, NUMBERS, ORDERS
from games.eldermann.sections.ending import may_feast
from games.eldermann.sections.spelunke import bribes
from games.eldermann.state import Eldermann

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
    return [*found, "throw"] if jetsam(s, seat) else found


def jetsam(s: Eldermann, seat: int) -> list[str]:
    """List all that can be thrown away: goods aboard and in the Kontor, and a cannon."""
    found = [f"{good} ship" for good in GOODS if good in s.cargo(seat)]
    found += [f"{good}{PLACE}" for good in GOODS if good in s.kontor[seat]]
    return [*found, "cannon"] if s.guns[seat] else found


def own_bribes(s: Eldermann, seat: int) -> list[str]:
    """List what the own bribes can do."""
    cards = [card for card in dict.fromkeys(s.rogues_of(seat)) if card.startswith("bribe")]
    return [bribe for card in cards for bribe in bribes(s, card)]
