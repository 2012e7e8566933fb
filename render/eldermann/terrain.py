"""Land and water of a printed chart: depths, coasts, islands with their names, woods."""

from __future__ import annotations

from functools import lru_cache

from games.eldermann.chart import Chart
from games.eldermann.material import MATERIALS
from games.kernel.words import Words
from render.eldermann import looks
from render.eldermann.layout import CELL, LEFT, NEAT, TOP, centre
from render.paint import palette as p
from render.paint.scene import Art, Box, Icon, Item, Shape, Text

WATER = (
    ("chart_shade", looks.SHADE),
    ("chart_water", looks.SEA[0]),
    *((f"chart_depth_{k}", looks.SEA[k]) for k in range(1, 5)),
)
OPEN = {f"chart_depth_{k}": f"chart_open_{k}" for k in (1, 2, 3)}
"""The depths without the shallows of our own islands."""
SHALLOW, SHORE, INSET = 8, 3, 3
"""Of an island without an outline of its own: how far the shallows and the coast reach beyond it; its edge."""
SEA = 5
"""Gaps between the letters of the sea's name that keep their width; a longer name is set closer."""
WOODS = (
    (110, 852, 28),
    (84, 846, 22),
    (216, 1122, 34),
    (252, 1134, 28),
    (184, 1130, 26),
    (320, 1130, 30),
    (376, 1128, 34),
    (346, 1140, 24),
    (884, 1122, 34),
    (918, 1134, 28),
    (1022, 830, 28),
    (1046, 838, 22),
    (66, 1132, 30),
    (94, 1138, 24),
    (64, 572, 28),
    (88, 578, 22),
)


def sheet(chart: Chart) -> list[Item]:
    """Paint land, water, depths, grid and coast."""
    x, y, width, height = NEAT
    traced = chart.land == MATERIALS[""].chart.land
    items: list[Item] = [
        Shape("box", (x - 3, y - 3, width + 6, height + 6), looks.COAST),
        Shape("box", NEAT, looks.LAND),
        *(Shape(name if traced else OPEN.get(name, name), NEAT, fill) for name, fill in WATER),
    ]
    items += [] if traced else _land(chart, SHALLOW, looks.SEA[0])
    for k in range(12):
        items.append(Shape("box", (LEFT + k * CELL, TOP, 2, 11 * CELL), looks.FOAM, opacity=33))
        items.append(Shape("box", (LEFT, TOP + k * CELL, 11 * CELL, 2), looks.FOAM, opacity=33))
    items += _traced() if traced else _plain(chart)
    items.append(Shape("box", (x + 5, y + 5, width - 10, height - 10), "", line=looks.COAST_LIGHT))
    return items


def _traced() -> list[Item]:
    """Draw our own islands, whose coasts were set by hand."""
    return [Shape("chart_islands", NEAT, looks.LAND), Shape("chart_coast", NEAT, looks.COAST)]


def _plain(chart: Chart) -> list[Item]:
    """Draw other islands cell by cell, and the coast around the sea."""
    coast = Shape("chart_mainland", NEAT, looks.COAST)
    return [coast, *_land(chart, SHORE - INSET, looks.COAST), *_land(chart, -INSET, looks.LAND)]


def _land(chart: Chart, beyond: int, fill: str) -> list[Item]:
    """Cover the cells of land, grown by so much, and what lies between two that touch."""
    pairs = [(cell, other) for cell in chart.land for other in chart.land if cell <= other and _touch(cell, other)]
    return [Shape("box", _around(cell, other, beyond), fill, radius=20 + beyond) for cell, other in pairs]


def _touch(cell: str, other: str) -> bool:
    (x, y), (x2, y2) = centre(cell), centre(other)
    return abs(x - x2) + abs(y - y2) <= CELL


def _around(cell: str, other: str, beyond: int) -> Box:
    (x, y), (x2, y2) = centre(cell), centre(other)
    half = CELL // 2 + beyond
    return min(x, x2) - half, min(y, y2) - half, abs(x - x2) + 2 * half, abs(y - y2) + 2 * half


@lru_cache(16)
def names_art(words: Words, chart: Chart) -> Art:
    """Print the names of the sea and the islands, and the woods, as a map does: they are ornament, not information."""
    left, top, width, height = NEAT
    first, y = LEFT + CELL * 3 // 2 - left, TOP + CELL * 3 // 2 - top
    sea = words.text("pic-sea")
    step = 0.78 * CELL * min(1, SEA / max(1, len(sea) - 1))
    items: list[Item] = [
        Text(first + round(k * step), y, letter, "head", 52, looks.SEA_NAME, "m", room=round(step))
        for k, letter in enumerate(sea)
    ]
    for name, cells in chart.islands.items():
        x, y = middle(cells)
        if len(cells) > 1:
            room = max(centre(cell)[0] for cell in cells) - min(centre(cell)[0] for cell in cells) + CELL - 2
            name_text = words.text(f"island-{name}")
            items.append(Text(x - left, y - top, name_text, "head", 22, p.INK_SECOND, "m", min(room, 90)))
        else:
            items += [
                named_on_water(words, name, x - left, y - CELL * 24 // 35 - top),
                Icon(x - left, y - 1 - top, "lighthouse", 36, looks.COAST),
            ]
    items += [Icon(x - left, y - top, "pine_tree", size, looks.TREE) for x, y, size in WOODS]
    return Art(width, height, 0, tuple(items))


def middle(cells: tuple[str, ...]) -> tuple[int, int]:
    """Give the middle of some cells."""
    places = [centre(cell) for cell in cells]
    return sum(x for x, _ in places) // len(places), sum(y for _, y in places) // len(places)


def named_on_water(words: Words, name: str, x: int, y: int) -> Text:
    """Name an island of one cell, which has room for its name on the water above it only."""
    return Text(x, y, words.text(f"island-{name}"), "head", 23, looks.SEA_INK, "m", 118)
