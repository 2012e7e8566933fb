"""Components of Eldermann, read from `material.toml`.

What the rulebook says, and what has a name, stands here once and for all: goods, cities, buildings, prices, dice, which
order and Spelunke cards there are. What only the printed parts show may differ from set to set, so a table asks its own
`Material` for it: the chart, the disc, what orders pay, ranks, storage, supplies, counts of cards, roles' buildings.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from games.eldermann.chart import Chart
from games.kernel.material import Materials, Toml

GOODS = ("beer", "fish", "grain", "cloth")
LETTERS = {good: good[0].upper() for good in GOODS}
"""Goods in the ids of order cards: `VI-BF` asks for beer and fish in Visby."""

TILES = ("kontor", "school", "guild", "storehouse", "dock", "den")
"""The six city tiles; each is not built, built or upgraded: levels 0 to 2 (the Kontor from 1, the den to 1)."""
BUILDINGS = {
    "kontor": ("", "kontor", "grand_kontor"),
    "school": ("", "school", "university"),
    "guild": ("", "guild", "great_guild"),
    "storehouse": ("", "storehouse", "warehouses"),
    "dock": ("", "dock", "shipyard"),
    "den": ("", "den"),
}
"""Building ids by tile and level."""
TILE_OF = {name: (tile, level) for tile, names in BUILDINGS.items() for level, name in enumerate(names) if name}


PLACES = ("near", "middle", "far")
"""What a city's three foreign goods are to it, in the order of the file."""


@dataclass(frozen=True, slots=True)
class City:
    """A city: its code in order ids, its local good, and whether it can be a home."""

    key: str
    code: str
    good: str
    home: bool


@dataclass(frozen=True, slots=True)
class Order:
    """An order card: the city's index and the goods it asks for; what it pays says the set."""

    city: int
    goods: tuple[str, ...]


class Pay(NamedTuple):
    """What an order pays."""

    taler: int
    points: int


class Stores(NamedTuple):
    """What the Kontor holds by the level of the storehouse: not built, built, upgraded."""

    goods: tuple[int, ...]
    taler: tuple[int, ...]


class Supplies(NamedTuple):
    """How much lies ready at the start: of each good, and cannons."""

    goods: int
    cannons: int


@dataclass(frozen=True, eq=False)
class Material:
    """What the printed parts of one set show; it is compared by identity.

    `sectors` are the disc, clockwise: kind, then strength, good or goods. `foreign` are each city's near, middle and
    far good, from which follows what its orders pay, `pays` by card. `ranks` are the points of councillor, patrician,
    mayor and elder by length of the game, `deck` the W fields by the level of the dock, `counts` the Spelunke cards of
    each kind, `tiles` what a role uncovers at the start, or `""`. `softens` is by how much a captain softens a storm.
    """

    chart: Chart
    sectors: tuple[tuple[str, ...], ...]
    foreign: tuple[tuple[str, ...], ...]
    pays: Mapping[str, Pay]
    trader: int
    ranks: Mapping[str, tuple[int, ...]]
    kontor: Stores
    deck: tuple[int, ...]
    supplies: Supplies
    counts: Mapping[str, int]
    tiles: Mapping[str, str]
    softens: int

    @classmethod
    def of(cls, entries: Toml) -> Material:
        """Read a set."""
        numbers, storage = _values(entries["numbers"]), _values(entries["storage"])
        ranks = _values(entries["ranks"])
        return cls(
            chart=chart_of(tuple(entries["chart"]["rows"]), tuple(entries["chart"]["islands"].items())),
            sectors=tuple(tuple(sector.split()) for sector in entries["disc"]["sectors"]),
            foreign=tuple(tuple(city["foreign"]["value"].split()) for city in entries["city"]),
            pays=dict(_pays(entries)),
            trader=ranks["trader"],
            ranks={length: tuple(ranks[length]) for length in LENGTHS},
            kontor=Stores(tuple(storage["kontor"]), tuple(storage["taler"])),
            deck=tuple(storage["deck"]),
            supplies=Supplies(numbers["goods_in_supply"], numbers["cannons_in_supply"]),
            counts={entry["card"]: entry["count"] for entry in entries["rogue"]},
            tiles={entry["role"]: "" if entry["tile"] == NO_TILE else entry["tile"] for entry in entries["role"]},
            softens=numbers["captain_softens"],
        )

    @cached_property
    def starts(self) -> Mapping[str, int]:
        """Name the sectors at which the arrow can start: the strong pirates, clockwise."""
        strong = [place for place, sector in enumerate(self.sectors) if sector == STRONG_PIRATES]
        return dict(zip("AB", strong, strict=False))

    @cached_property
    def _stacks(self) -> dict[tuple[int, bool], list[str]]:
        return {
            (stack, blockade): [
                card
                for card, own in ROGUES.items()
                if own == stack and (blockade or card != SIEGE)
                for _ in range(self.counts[card])
            ]
            for stack in (1, 2)
            for blockade in (False, True)
        }

    def rogues(self, stack: int, *, blockade: bool) -> list[str]:
        """List the cards of a Spelunke stack; not to be changed."""
        return self._stacks[stack, blockade]

    def title(self, points: int, length: str) -> str:
        """Name the rank of so many points in a game of this length."""
        steps = (self.trader, *self.ranks[length])
        return TITLES[sum(points >= step for step in steps)]


@functools.lru_cache(64)
def chart_of(rows: tuple[str, ...], islands: tuple[tuple[str, str], ...]) -> Chart:
    """Read a chart; sets that have the same share it, and with it all that was worked out on it."""
    return Chart(rows, dict(islands), [city.code for city in CITIES])


def _values(part: Toml) -> dict[str, Any]:
    return {name: entry["value"] for name, entry in part.items()}


def _pays(entries: Toml) -> Iterator[tuple[str, Pay]]:
    """Say what each order pays: it depends on which of a city's near, middle and far good it asks for."""
    for city in entries["city"]:
        named = dict(zip(PLACES, city["foreign"]["value"].split(), strict=True))
        for count in (1, 2, 3):
            for places in combinations(PLACES, count):
                card = order_id(city["code"], [named[place] for place in places])
                yield card, Pay(*entries["pay"]["_".join(places)])


def order_id(code: str, goods: list[str]) -> str:
    """Name an order card."""
    return f"{code}-{''.join(LETTERS[good] for good in sorted(goods, key=GOODS.index))}"


LENGTHS = ("short", "normal", "long")
NO_TILE = "none"
STRONG_PIRATES = ("pirates", "2")
TITLES = ("hawker", "trader", "councillor", "patrician", "mayor", "elder")
SIEGE = "siege"

MATERIALS = Materials("games.eldermann", Material.of)
ENTRIES = MATERIALS.entries()
PRINTED_NUMBERS = ("goods_in_supply", "cannons_in_supply", "captain_softens")
"""Numbers that may differ from set to set."""
NUMBERS: dict[str, int] = {
    name: value for name, value in _values(ENTRIES["numbers"]).items() if name not in PRINTED_NUMBERS
}
CARDS: dict[str, tuple[int, ...]] = {name: tuple(value) for name, value in _values(ENTRIES["cards"]).items()}
DICE: dict[str, tuple[str, ...]] = {name: tuple(map(str, value)) for name, value in _values(ENTRIES["dice"]).items()}
SHIP: dict[str, tuple[int, ...]] = {
    name: tuple(value) for name, value in _values(ENTRIES["storage"]).items() if name in ("guns", "booty")
}
"""K and E fields by the level of the dock."""
SALES: tuple[int, ...] = tuple(ENTRIES["storage"]["sales"]["value"])
"""Goods that may be sold in a turn, by the level of the guild."""
CITIES = tuple(City(entry["city"], entry["code"], entry["good"], entry["home"]) for entry in ENTRIES["city"])
CITY = {city.key: index for index, city in enumerate(CITIES)}
HOMES = tuple(city.key for city in CITIES if city.home)
OUTPORT = {city.good: index for index, city in enumerate(CITIES) if not city.home}
"""Where a goods event brings each good: the one city of its colour that is no home city."""


def _orders() -> dict[str, Order]:
    """Make a card for every set of a city's foreign goods."""
    found = {}
    for index, city in enumerate(CITIES):
        foreign = ENTRIES["city"][index]["foreign"]["value"].split()
        for count in (1, 2, 3):
            for goods in combinations(foreign, count):
                found[order_id(city.code, list(goods))] = Order(index, tuple(sorted(goods, key=GOODS.index)))
    return found


ORDERS = _orders()
DECKS: dict[str, tuple[str, ...]] = {
    good: tuple(card for card, order in ORDERS.items() if CITIES[order.city].good == good) for good in GOODS
}
"""The order cards by colour, which is the local good of their city."""
ROGUES: dict[str, int] = {entry["card"]: entry["stack"] for entry in ENTRIES["rogue"]}
"""The stack of each kind of card of the Spelunke, in the order of the card list."""
ROLES = tuple(entry["role"] for entry in ENTRIES["role"])
FOUR_ROLES = ROLES[:4]
