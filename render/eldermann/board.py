"""The board: the sea chart with all that lies on it, and a column of panels."""

from __future__ import annotations

from functools import lru_cache

from games.eldermann.chart import Chart
from games.eldermann.state import Eldermann
from games.eldermann.voice.own_picture import SAILS, fight_to_show
from games.kernel.words import Words
from render.eldermann import facts, looks
from render.eldermann.disc import disc_region
from render.eldermann.feast import feast_plate
from render.eldermann.header import header
from render.eldermann.ladder import ladder
from render.eldermann.layout import CELL, HEIGHT, MOST_BESIDE, SEA, TALL, centre
from render.eldermann.pieces import ship
from render.eldermann.routes import route_items
from render.eldermann.seats import seat_panel
from render.eldermann.static import backdrop
from render.eldermann.strip import strip_items, strip_place
from render.eldermann.terrain import middle, named_on_water
from render.eldermann.towns import supply, towns
from render.paint import palette as p
from render.paint.scene import SMALL_SHADOW, Art, Icon, Item, Region, Scene, Shape, Sprite, Text
from render.painter import Legend

RIBBON = (185, 1084, 248, 58)


def chart_regions(view: Eldermann, legend: Legend, seat: int = -1) -> list[Region]:
    """Draw all that changes on the chart; orders that `seat` can fill from its ship are marked."""
    return [
        disc_region(view.arrow),
        sea(view, legend),
        *towns(view, legend, seat),
        supply(view),
        _election(view, legend),
    ]


def board(view: Eldermann, legend: Legend) -> Scene:
    """Draw the whole board."""
    regions = header(view, legend) + chart_regions(view, legend)
    regions += [seat_panel(view, seat, legend) for seat in range(view.seats)]
    height = HEIGHT if view.seats <= MOST_BESIDE else TALL
    ground = backdrop(legend.words, view.material_id, view.seats, height)
    return Scene(ground, (*regions, ladder(view, legend)))


def _election(view: Eldermann, legend: Legend) -> Region:
    """Announce the election on a ribbon once it is called."""
    x, y, width, height = RIBBON
    items = (
        Shape("box", RIBBON, p.GOLD, line=p.GOLD_DARK, width=3, radius=14, shadow=SMALL_SHADOW),
        Icon(x + 28, y + height // 2, "bullhorn", 34, p.INK),
        Text(x + 50, y + height // 2, legend.words.text("pic-election"), "strong", 24, p.INK, room=width - 60),
    )
    called = view.election and not view.result
    return Region("election", (x - 6, y - 6, width + 12, height + 14), items if called else ())


NEST = ((-14, -14), (14, -14), (-14, 14), (14, 14))
"""Where up to four ships lie in one harbour."""
ALONE, TOGETHER = 70, 42
"""Sizes of a ship: with its shadow it stays within the region of the sea."""


def sea(view: Eldermann, legend: Legend) -> Region:
    """Draw everything that moves on the chart."""
    items: list[Item] = []
    within = facts.reach(view) if view.section in SAILS else facts.Reach((), {})
    ports = within.ports if view.section == "sail" else {}
    items += _reach(view, within.cells, legend) + [ring for cell in ports for ring in _rings(cell)]
    items += _wake(view)
    items += route_items(facts.routes_on_chart(view), view.ships[view.active] if view.ships else "")
    items += _ships(view, legend)
    items += [item for cell, distance in ports.items() for item in _distance(cell, distance)]
    told = fight_to_show(view)
    if view.result:
        items += feast_plate(view, legend)
    elif told:
        items += strip_items(told, legend, strip_place(view))
    return Region("sea", SEA, tuple(items))


def _reach(view: Eldermann, cells: tuple[str, ...], legend: Legend) -> list[Item]:
    """Veil the cells in reach; pirates keep their tile and get a frame, and the name on the water stays readable."""
    items: list[Item] = []
    for cell in cells:
        x, y = centre(cell)
        if cell in view.chart.pirates:
            items.append(Shape("box", (x - 34, y - 34, 68, 68), "", line=p.LEGAL, width=4, radius=16))
        else:
            items.append(Shape("box", (x - 31, y - 31, 62, 62), p.LEGAL, radius=10, opacity=34))
    return [*items, *_names(legend.words, view.chart)] if items else []


@lru_cache(16)
def _names(words: Words, chart: Chart) -> list[Sprite]:
    """Print the names that stand on the water once more: ornament, which ships and routes may cover."""
    width, height, found = 120, 30, []
    for name, cells in chart.islands.items():
        if len(cells) == 1:
            x, y = middle(cells)
            art = Art(width, height, 0, (named_on_water(words, name, width // 2, height // 2),))
            found.append(Sprite(x - width // 2, y - CELL * 24 // 35 - height // 2, art))
    return found


def _rings(cell: str) -> list[Item]:
    """Ring a harbour in reach."""
    x, y = centre(cell)
    return [
        Shape("box", (x - 35, y - 35, 70, 70), "", line=p.LEGAL_LINE, width=5, radius=17),
        Shape("box", (x - 30, y - 30, 60, 60), "", line=p.LEGAL, width=4, radius=13),
    ]


def _distance(cell: str, distance: int) -> list[Item]:
    """Write how far a harbour is, over ships that may lie there."""
    x, y = centre(cell)
    return [
        Shape("circle", (x + 1, y + 1, 36, 36), p.LEGAL, line=p.LEGAL_LINE, width=3),
        Text(x + 19, y + 19, str(distance), "strong", 24, p.LEGAL_TEXT, "m", 30),
    ]


def _wake(view: Eldermann) -> list[Item]:
    """Show the way that the active ship has sailed this turn as drops of foam."""
    items: list[Item] = []
    for cell in view.wake[:-1]:
        if cell in view.chart.pirates or cell in view.chart.harbours:
            continue
        x, y = centre(cell)
        items.append(Shape("circle", (x - 9, y - 9, 18, 18), looks.FOAM, opacity=80))
    return items


def _ships(view: Eldermann, legend: Legend) -> list[Item]:
    """Draw the ships, smaller where several share a harbour, the active one in a golden frame."""
    items: list[Item] = []
    turning = view.round > 0 and not view.result
    for seat, cell in enumerate(view.ships):
        if not cell:
            continue
        fleet, (x, y) = facts.ships_on(view, cell), centre(cell)
        active = turning and seat == view.active
        if len(fleet) == 1:
            if active:
                items.append(Shape("box", (x - 37, y - 37, 74, 74), "", line=p.GOLD, width=6, radius=18))
            items.append(ship(seat, legend.letter(seat), x, y, ALONE))
            continue
        dx, dy = NEST[fleet.index(seat)] if len(fleet) > 2 else NEST[fleet.index(seat) * 3]
        if active:
            items.append(Shape("circle", (x + dx - 22, y + dy - 22, 44, 44), p.GOLD))
        sign = legend.letter(seat)[-1]  # two characters, as of computers, do not fit a sail so small
        items.append(ship(seat, sign, x + dx, y + dy, TOGETHER))
    return items
