"""Spelunke: its cards are hired, played and put back; what a bribe does to the orders on the board."""

from __future__ import annotations

from games.eldermann.material import CITIES, CITY, GOODS, ORDERS, ROGUES
from games.eldermann.sections.card_plans import forget_plans
from games.eldermann.sections.ledger import change_points, deck_of, lay_order, return_order
from games.eldermann.state import DEN, Eldermann
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Zone

STACKS = (1, 2)
NO_CARD = ("no", "rest", "never")
"""Ways to play no card: now, not in this turn, not until the own standing order is changed again."""


def den_of(s: Eldermann, stack: int) -> Zone:
    """Return a stack of the Spelunke."""
    return s.den1 if stack == 1 else s.den2


def hires(s: Eldermann, seat: int) -> list[str]:
    """List the stacks with cards, for Taler or, with `name`, for reputation; one card a turn (E6)."""
    if not s.levels[seat][DEN] or s.bought_card:
        return []
    stacks = [stack for stack in STACKS if den_of(s, stack).cards]
    paid = [f"hire {stack}" for stack in stacks if s.taler[seat] >= stack]
    return paid + [f"hire {stack} name" for stack in stacks if s.points[seat] >= stack]


def hire(s: Eldermann, chance: Chance, events: Events, what: str) -> None:
    """Pay the number of the stack in Taler or in reputation, draw blind (E12, E13)."""
    seat, stack, by_name = s.active, int(what[0]), what.endswith("name")
    if by_name:
        change_points(s, events, seat, -stack)
    else:
        s.taler[seat] -= stack
    s.bought_card = True
    den = den_of(s, stack)
    card = den.take(chance.pick(den.cards))
    s.hand_of(seat, card).add(card)
    events.whisper("hired-name" if by_name else "hired", seat, [seat], {"card": card}, stack=stack)


def spend(s: Eldermann, seat: int, card: str) -> None:
    """Lay a card openly until the end of the turn."""
    s.spent.append(s.hand_of(seat, card).take(card))
    forget_plans(s, seat)


def give_up(s: Eldermann, seat: int, card: str) -> None:
    """Shuffle a card from a hand back into its stack."""
    s.hand_of(seat, card).take(card)
    forget_plans(s, seat)
    shelve(s, card)


def shelve(s: Eldermann, card: str) -> None:
    """Return a card to its stack; cards are drawn at random, so this shuffles it in."""
    den_of(s, ROGUES[card]).add(card)


def bribes(s: Eldermann, card: str) -> list[str]:
    """List what a bribe can do: draw a colour, or replace an order of whose city the deck holds another."""
    if card == "bribe1":
        return [f"bribe1 {good}" for good in GOODS if deck_of(s, good)]
    return [
        f"bribe2 {city.key} {slot}"
        for index, city in enumerate(CITIES)
        for slot in range(1, len(s.orders[index]) + 1)
        if _orders_in_deck(s, index)
    ]


def _orders_in_deck(s: Eldermann, city: int) -> list[str]:
    return [card for card in deck_of(s, CITIES[city].good) if ORDERS[card].city == city]


def bribe(s: Eldermann, chance: Chance, events: Events, card: str, detail: str) -> None:
    """Draw an order of a colour, or set one aside, draw another of its city and shuffle the old one back."""
    if card == "bribe1":
        lay_order(s, chance, events, deck_of(s, detail))
        return
    key, _, slot = detail.partition(" ")
    city = CITY[key]
    old = s.orders[city].pop(int(slot) - 1)
    events.tell("order-returned", card=old)
    lay_order(s, chance, events, _orders_in_deck(s, city))
    return_order(s, old)
