"""What only the printed parts of Eldermann show, as far as we know, and may so differ from copy to copy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations

from games.eldermann.chart import COLUMNS, FAR, PIRATES, SHORE, Chart
from games.eldermann.material import (
    CITIES,
    GOODS,
    LENGTHS,
    MATERIALS,
    NO_TILE,
    NUMBERS,
    STRONG_PIRATES,
    TILES,
    Material,
)
from games.kernel.printed import Form, Limits, Printed, Value

STAYS = 2
"""Cells that a harbour may lie from ours, along the same shore: in pictures its town's plate stands there."""
WITH_TILE = ("merchant", "admiral", "scholar", "builder", "innkeeper")
"""Roles whose ability is a building; the others' stands in the rules."""
STARTS, ORDERS_A_TURN, LONGEST = 2, 2, 12_000
FIGHTS_A_ROUND = 7
"""That a seat can win: one with pirates, and in its own turn and in theirs one with each of three others."""

_CELL = "|".join(("[.]", SHORE, *PIRATES, *(city.code for city in CITIES)))
_GOOD = "|".join(GOODS)
_PLACE = rf"[a-{COLUMNS[-1]}]([1-9]|1[01])"
ROW = Form(
    rf"\s*({_CELL})(\s+({_CELL})){{{len(COLUMNS) - 1}}}\s*",
    f"{len(COLUMNS)} cells from west to east: . for water, {SHORE} for land, {' and '.join(PIRATES)} for pirates, or "
    "the two letters of a harbour",
    (".  .  P1 .  .  .  ## .  .  .  . ",),
)
ISLAND = Form(rf"{_PLACE}( {_PLACE})*", "cells of land, such as g2 g3", ("g2",))
SECTOR = Form(
    rf"(pirates|storm) [12]|order ({_GOOD})|goods ({_GOOD}) ({_GOOD})",
    f"pirates or storm with 1 or 2, order with a good, or goods with two; the goods are {', '.join(GOODS)}",
    ("pirates 1", "storm 2", "order beer", "goods beer fish"),
)
FOREIGN = Form(
    rf"({_GOOD})( ({_GOOD})){{2}}",
    f"three of {', '.join(GOODS)}",
    tuple(map(" ".join, permutations(GOODS, 3))),
)
POINTS = range(NUMBERS["pirate_rank"], 61)
PAY = Value("Taler, then reputation", range(10))

VALUES = {
    "numbers": {
        "goods_in_supply": Value("how many goods there are of each kind", range(4, 41)),
        "cannons_in_supply": Value("how many cannons there are", range(1, 21)),
        "captain_softens": Value("how many spaces a captain loses less in a storm", range(1, 3)),
    },
    "ranks": {
        "trader": Value("reputation of a trader", range(1, NUMBERS["pirate_rank"])),
        **{
            length: Value(f"reputation of councillor, patrician, mayor and elder in a {length} game", POINTS)
            for length in LENGTHS
        },
    },
    "storage": {
        "deck": Value("W fields of the ship: at first, with dock, with shipyard", range(NUMBERS["goods_at_start"], 7)),
        "kontor": Value("goods that the Kontor holds: at first, with storehouse, with warehouses", range(1, 9)),
        "taler": Value("Taler that the Kontor holds: at first, with storehouse, with warehouses", range(4, 31)),
    },
    "chart": {
        "rows": Value("the rows from north to south", ROW),
        "islands": Value("the cells of each island", ISLAND),
    },
    "disc": {"sectors": Value("the sectors, clockwise", SECTOR)},
    "pay": {
        "near": PAY,
        "middle": PAY,
        "far": PAY,
        "near_middle": PAY,
        "near_far": PAY,
        "middle_far": PAY,
        "near_middle_far": PAY,
    },
    "city": {"foreign": Value("its near, its middle and its far good, by what orders for them pay", FOREIGN)},
    "rogue": {"count": Value("how many of these cards there are", range(1, 7))},
    "role": {"tile": Value("the building that the role uncovers at the start", (*TILES[1:], NO_TILE))},
}


def misfits(material: Material) -> Iterator[str]:
    """Say what of a set the rules cannot play or the pictures cannot hold."""
    yield from _chart(material.chart)
    yield from _disc(material.sectors)
    yield from _steps(material)
    for index, city in enumerate(CITIES):
        if sorted((city.good, *material.foreign[index])) != sorted(GOODS):
            yield f"city {city.key}, `foreign`: it wants each of the three goods once that it does not have."
    for role, tile in material.tiles.items():
        if bool(tile) != (role in WITH_TILE):
            yield f"role {role}, `tile`: " + ("it needs a building." if role in WITH_TILE else "it has none.")


def _chart(chart: Chart) -> Iterator[str]:
    """Check harbours and islands; without each harbour once nothing else can be said."""
    if missing := [city.code for city, cell in zip(CITIES, chart.harbour, strict=True) if not cell]:
        yield f"chart, `rows`: the harbour {', '.join(missing)} is missing."
        return
    if double := [mark for mark, count in Counter(chart.water.values()).items() if mark.isalpha() and count > 1]:
        yield f"chart, `rows`: the harbour {', '.join(double)} stands there more than once."
        return
    for city, here, ours in zip(CITIES, chart.harbour, MATERIALS[""].chart.harbour, strict=True):
        if any(chart.distance(here, there) == FAR for there in chart.harbour):
            yield f"chart, `rows`: from {city.code} not every other harbour can be reached."
        if not _is_along_the_shore(here, ours):
            yield f"chart, `rows`: {city.code} must lie on the shore within {STAYS} cells of {ours}, beside its town."
    yield from _islands(chart)


def _is_along_the_shore(here: str, ours: str) -> bool:
    """Tell whether a harbour lies near ours, on the side of the chart where its town stands."""
    (x, y), (x2, y2) = ((COLUMNS.index(cell[0]), int(cell[1:])) for cell in (here, ours))
    if x2 in (0, len(COLUMNS) - 1):
        return x == x2 and abs(y - y2) <= STAYS
    return y == y2 and abs(x - x2) <= STAYS


def _islands(chart: Chart) -> Iterator[str]:
    cells = Counter(cell for island in chart.islands.values() for cell in island)
    for name, island in chart.islands.items():
        if wet := [cell for cell in island if cell not in chart.land]:
            yield f"chart, `islands`: {', '.join(wet)} of {name} is no land."
        if any(cells[cell] > 1 for cell in island):
            yield f"chart, `islands`: {name} has a cell that is named twice."


def _disc(sectors: Sequence[Sequence[str]]) -> Iterator[str]:
    starts = sum(tuple(sector) == STRONG_PIRATES for sector in sectors)
    if starts != STARTS:
        yield f"disc, `sectors`: there are two strong pirates, one of which the arrow starts at; here {starts}."
    if not any(kind == "order" for kind, *_ in sectors):
        yield "disc, `sectors`: there must be a sector with an order."
    if any(kind == "goods" and what[0] == what[1] for kind, *what in sectors):
        yield "disc, `sectors`: a sector with goods names two different ones."


def _steps(material: Material) -> Iterator[str]:
    """Check what rises from step to step."""
    for length, points in material.ranks.items():
        if points[0] != NUMBERS["pirate_rank"]:
            yield f"ranks, `{length}`: a councillor is prey of pirates, so it begins with {NUMBERS['pirate_rank']}."
        if any(lower >= higher for lower, higher in pairwise(points)):
            yield f"ranks, `{length}`: each rank needs more than the one before."
    for key, room in (("deck", material.deck), ("kontor", material.kontor.goods), ("taler", material.kontor.taler)):
        if any(lower > higher for lower, higher in pairwise(room)):
            yield f"storage, `{key}`: a better building does not hold less."


def limits(material: Material) -> Limits:
    """Bound a game: no table plays on after the last round, and a seat's points in a round are counted."""
    a_round = ORDERS_A_TURN * max(pay.points for pay in material.pays.values())
    a_round += FIGHTS_A_ROUND * NUMBERS["won_fight"]
    return Limits(LONGEST, (0, NUMBERS["round_guard"] * a_round))


PRINTED = Printed(MATERIALS, VALUES, misfits, limits)
