"""Positions of Eldermann for tests: a table after its set-up, with only what matters laid on it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from games.eldermann import GAME
from games.eldermann.material import CITIES, CITY, DECKS, GOODS, ORDERS, TILES
from games.eldermann.rules import RULES
from games.eldermann.sections.ledger import deck_of
from games.eldermann.sections.spelunke import AS_ALWAYS, WINDOWS
from games.eldermann.state import Eldermann
from games.kernel import Match, RandomChance, Zone
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.words import words_for

NAMES = ("Anna", "Bernd", "Clara", "Dirk")
EN, DE = words_for("en", GAME.package), words_for("de", GAME.package)
HOMES = ("aalborg", "danzig", "visby", "lubeck")
AALBORG, MALMO, VISBY, MEMEL, DANZIG, STETTIN, LUBECK, FLENSBURG = range(8)


class Draws(Chance):
    """Draw these items in turn, then at random."""

    def __init__(self, *draws: str | int) -> None:
        super().__init__()
        self.left = [str(draw) for draw in draws]
        self.rng = random.Random(0)

    def _order(self, items: list[str]) -> list[str]:
        self.rng.shuffle(items)
        return items

    def _one(self, items: list[str]) -> str:
        if not self.left:
            return self.rng.choice(items)
        draw = self.left.pop(0)
        assert draw in items, f"{draw} cannot be drawn from {items}"
        return draw


def table(seats: int = 2, options: Mapping[str, str] | None = None, **fields: Any) -> Eldermann:
    """Build a table in round 5, seat 0 active: all ships at home, nothing aboard, no orders, the arrow on sector 0.

    Everybody is asked for Spelunke cards.
    The homes are Aalborg, Danzig, Visby and Lübeck, nobody has a role. `fields` are set as given.
    """
    s = RULES.setup(seats, options or {}, Draws(), Events())
    s.agenda = []
    s.homes = [CITY[key] for key in HOMES[:seats]]
    s.ships = [s.chart.harbour[home] for home in s.homes]
    s.first = s.active = s.arrow = 0
    s.round = 5
    s.watch = [asked("all") for _ in range(seats)]
    s.orders = [[] for _ in CITIES]
    s.decks = [list(DECKS[good]) for good in GOODS]
    for name, value in fields.items():
        assert hasattr(s, name)
        setattr(s, name, value)
    s.raid_wish, s.ambush_wish = list(s.raid_stance), [list(order) for order in s.ambushes]
    return s


def asked(always: str, **own: str) -> list[str]:
    """Set when a seat is asked for Spelunke cards: always, and by window."""
    return [always, *[own.get(window, AS_ALWAYS) for window in WINDOWS]]


def lay(s: Eldermann, *cards: str) -> Eldermann:
    """Take these orders out of their decks and lay them on their cities."""
    for card in cards:
        deck_of(s, CITIES[ORDERS[card].city].good).remove(card)
        s.orders[ORDERS[card].city].append(card)
    return s


def keep(s: Eldermann, seat: int, *cards: str) -> Eldermann:
    """Take these orders out of their decks and give them to a seat as trophies."""
    for card in cards:
        deck_of(s, CITIES[ORDERS[card].city].good).remove(card)
        s.trophies[seat].append(card)
    return s


def give(s: Eldermann, seat: int, *cards: str) -> Eldermann:
    """Deal these Spelunke cards to a seat."""
    for card in cards:
        stack = s.den1 if card in s.den1.cards else s.den2
        s.hand_of(seat, card).add(stack.take(card))
    return s


def level(s: Eldermann, seat: int, **levels: int) -> Eldermann:
    """Set the levels of these tiles."""
    for tile, value in levels.items():
        s.levels[seat][TILES.index(tile)] = value
    return s


def start(s: Eldermann, *steps: Any, draws: Sequence[str | int] = ()) -> Events:
    """Schedule these sections, and run to the first ask."""
    events = Events()
    s.then(*steps)
    RULES.run(s, Draws(*draws), events)
    return events


def of_version_3(stored: dict[str, Any]) -> dict[str, Any]:
    """Write a stored state as rules version 3 did, where every seat was asked for Spelunke cards."""
    new = {"watch", "raid_wish", "plans", "ready"}
    left = {name: value for name, value in of_version_5(stored).items() if name not in new}
    return {**left, "rules": 3, "rogue_stance": ["ask"] * stored["seats"]}


def of_version_5(stored: dict[str, Any], stances: Sequence[str] = ()) -> dict[str, Any]:
    """Write a stored state as rules version 5 did, with these standing orders for all raids."""
    left = {name: value for name, value in stored.items() if name not in {"ambushes", "ambush_wish"}}
    options = {name: value for name, value in stored["options"].items() if name != "ambush"}
    raids = list(stances) or stored["raid_stance"]
    return {**left, "rules": 5, "options": options, "raid_stance": raids, "raid_wish": raids}


def turn(s: Eldermann, seat: int = 0, draws: Sequence[str | int] = ()) -> Eldermann:
    """Begin a seat's turn, up to its sailing cards."""
    start(s, (RULES.play_turn, seat), draws=draws)
    return s


def market(s: Eldermann) -> Eldermann:
    """Open the trade of the active seat."""
    start(s, RULES.open_market)
    return s


def answer(s: Eldermann, choices: Mapping[int, str] | str, draws: Sequence[str | int] = ()) -> Events:
    """Give these answers, a plain one for the one seat that is asked; return what happened."""
    events, chance = Events(), Draws(*draws)
    if isinstance(choices, str):
        (seat,) = RULES.asked(s)
        choices = {seat: choices}
    for seat, choice in choices.items():
        RULES.apply(s, seat, choice, chance, events)
    return events


def sail(s: Eldermann, *cells: str, draws: Sequence[str | int] = ()) -> Events:
    """Sail the active ship over these cells."""
    s.wake, s.course, s.movement = [s.ships[s.active]], list(cells), len(cells)
    return start(s, RULES.advance, draws=draws)


def offered(s: Eldermann, seat: int) -> list[str]:
    """List what a seat is offered now; empty if it is not asked."""
    asked = RULES.asked(s)
    return asked[seat].offered() if seat in asked else []


def kinds(events: Events) -> list[str]:
    """List what was told."""
    return [event.kind for event in events.told]


def begun(seats: int, options: Mapping[str, str], seed: int = 1) -> Match[Eldermann]:
    """Begin a game with these table options."""
    rng = random.Random(seed)
    return Match.begin(GAME, seats, options, lambda first: RandomChance(rng))


def hand(cards: str) -> Zone:
    """Make a hand of cards parted by blanks."""
    return Zone.of(cards.split())
