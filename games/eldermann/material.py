"""Components of Eldermann, read from `material.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from games.kernel.material import load_material

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


@dataclass(frozen=True, slots=True)
class City:
    """A city: its code in order ids, its local good, whether it can be a home, its foreign goods near to far."""

    key: str
    code: str
    good: str
    home: bool
    foreign: tuple[str, ...]
    harbour: str


@dataclass(frozen=True, slots=True)
class Order:
    """An order card: the city's index, the goods it asks for, and what it pays."""

    city: int
    goods: tuple[str, ...]
    taler: int
    points: int


MATERIAL = load_material("games.eldermann")
NUMBERS: dict[str, int] = {name: entry["value"] for name, entry in MATERIAL["numbers"].items()}
CARDS: dict[str, tuple[int, ...]] = {name: tuple(entry["value"]) for name, entry in MATERIAL["cards"].items()}
DICE: dict[str, tuple[str, ...]] = {name: tuple(map(str, entry["value"])) for name, entry in MATERIAL["dice"].items()}
RANKS: dict[str, tuple[int, ...]] = {
    name: tuple(entry["value"]) for name, entry in MATERIAL["ranks"].items() if name != "trader"
}
"""Points of councillor, patrician, mayor and elder, by length of the game."""
TRADER: int = MATERIAL["ranks"]["trader"]["value"]
TITLES = ("hawker", "trader", "councillor", "patrician", "mayor", "elder")
STORAGE: dict[str, tuple[int, ...]] = {name: tuple(entry["value"]) for name, entry in MATERIAL["storage"].items()}


def _chart() -> tuple[dict[str, str], list[str]]:
    """Read the printed chart: what each cell holds, and the land cells."""
    columns, rows = MATERIAL["chart"]["columns"], MATERIAL["chart"]["rows"]
    printed = {
        column + str(number): mark
        for number, row in enumerate(rows, 1)
        for column, mark in zip(columns, row.split(), strict=True)
    }
    return {cell: mark for cell, mark in printed.items() if mark != "##"}, [c for c in printed if printed[c] == "##"]


COLUMNS: str = MATERIAL["chart"]["columns"]
WATER, LAND = _chart()
ISLANDS: dict[str, tuple[str, ...]] = {name: tuple(cells) for name, cells in MATERIAL["chart"]["islands"].items()}
PIRATES = {cell: int(mark[1]) for cell, mark in WATER.items() if mark in ("P1", "P2")}
"""Strength of the pirates by cell."""
_AT = {mark: cell for cell, mark in WATER.items()}
CITIES = tuple(
    City(entry["city"], entry["code"], entry["good"], entry["home"], tuple(entry["foreign"]), _AT[entry["code"]])
    for entry in MATERIAL["city"]
)
CITY = {city.key: index for index, city in enumerate(CITIES)}
HARBOURS = {city.harbour: index for index, city in enumerate(CITIES)}
"""Index of the city by the cell of its harbour."""
HOMES = tuple(city.key for city in CITIES if city.home)
OUTPORT = {city.good: index for index, city in enumerate(CITIES) if not city.home}
"""Where a goods event brings each good: the one city of its colour that is no home city."""

SECTORS = tuple(tuple(sector.split()) for sector in MATERIAL["disc"]["sectors"])
"""The disc, clockwise: kind, then strength, good or goods."""
DISC_STARTS = tuple(MATERIAL["disc"]["starts"])


def _orders() -> dict[str, Order]:
    """Make a card for every set of a city's foreign goods."""
    pay, found = MATERIAL["pay"], {}
    for index, city in enumerate(CITIES):
        named = dict(zip(("near", "middle", "far"), city.foreign, strict=True))
        for count in (1, 2, 3):
            for places in combinations(named, count):
                goods = tuple(sorted((named[place] for place in places), key=GOODS.index))
                taler, points = pay["_".join(places)]
                found[f"{city.code}-{''.join(LETTERS[good] for good in goods)}"] = Order(index, goods, taler, points)
    return found


ORDERS = _orders()
DECKS: dict[str, tuple[str, ...]] = {
    good: tuple(card for card, order in ORDERS.items() if CITIES[order.city].good == good) for good in GOODS
}
"""The order cards by colour, which is the local good of their city."""


@dataclass(frozen=True, slots=True)
class Rogue:
    """A card of the Spelunke: its stack, and how many there are."""

    stack: int
    count: int


ROGUES = {entry["card"]: Rogue(entry["stack"], entry["count"]) for entry in MATERIAL["rogue"]}
SIEGE = "siege"
ROLES: dict[str, str] = {entry["role"]: entry["tile"] for entry in MATERIAL["role"]}
"""The tile that a role uncovers at the start, if any."""
FOUR_ROLES = tuple(ROLES)[:4]


def rogues(stack: int, *, blockade: bool) -> list[str]:
    """List the cards of a Spelunke stack."""
    return [
        card
        for card, rogue in ROGUES.items()
        if rogue.stack == stack and (blockade or card != SIEGE)
        for _ in range(rogue.count)
    ]


def title(points: int, ranks: tuple[int, ...]) -> str:
    """Name the rank of so many points."""
    steps = (TRADER, *ranks)
    return TITLES[sum(points >= step for step in steps)]
