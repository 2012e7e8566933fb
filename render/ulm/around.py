"""The table small, below what a seat must choose from: dock, points, and the quarters along the river with barges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.kernel.words import with_minus
from games.ulm.material import BONUS, OATH_HOUSE, Quarter
from games.ulm.state import NONE, Ulm
from render.paint import palette as p
from render.paint.fonts import roomiest
from render.paint.scene import Backdrop, Box, Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.ulm import facts, looks
from render.ulm.hand import ACROSS, EDGE
from render.ulm.layout import FIELDS, TOWN_BELOW, table_below
from render.ulm.pieces import coat, stone

TOP, STOCKS = 8, 60
FIELD, BRIDGE, LEFT = 46, 46, 26
"""With these the bridge lies below the gap between cathedral and panel, where a large picture is cut."""
QUARTER, WATER = 90, 112
NORTH = TOP + STOCKS + 10
RIVER = NORTH + QUARTER + 6
SOUTH = RIVER + WATER + 6
STREAM: Box = (EDGE, RIVER, ACROSS - 2 * EDGE, WATER)
POINTS = 140
"""What a seat's points take: beside two digits there is room for what has changed since the last look."""
PLACE, PITCH = 30, 32
SHARED = {1: ((0, 0),), 2: ((-8, -14), (8, 14)), 3: ((-9, -16), (9, 0), (-9, 16))}
"""Where the barges of one field lie; only the first field holds several."""
ALL_SHARE = ((-11, -15), (13, -15), (-11, 15), (13, 15))


def table_picture(view: Ulm, seat: int, legend: Legend) -> Scene | None:
    """Draw what of the table the question is about for a seat that is asked: the dock, or the whole town."""
    height = table_below(view.section)
    if seat not in legend.asked or view.result or not height:
        return None
    if height < TOWN_BELOW:
        return Scene(Backdrop(ACROSS, height), (_stocks(view, legend),))
    quarters = [_quarter(view, at, legend) for at in range(len(view.slots))]
    return Scene(_backdrop(view.material.bridge), (_stocks(view, legend), *quarters, _river(view, legend)))


def _stocks(view: Ulm, legend: Legend) -> Region:
    """Show the loading dock and every seat's points."""
    box, y = (EDGE, TOP, ACROSS - 2 * EDGE, STOCKS), TOP + STOCKS // 2
    items: list[Item] = [
        Shape("box", box, p.PANEL, line=p.HAIRLINE, width=2, radius=14),
        Text(EDGE + 16, y, legend.words.text("pic-dock"), "body", 28, p.INK, room=190),
        *(stone(tile, EDGE + 240 + k * 50, y, 44) for k, tile in enumerate(view.dock)),
    ]
    for seat in range(view.seats):
        x = ACROSS - EDGE - 10 - (view.seats - seat) * POINTS
        items.append(token(seat, legend.letter(seat), x + 24, y, 44))
        items.append(Text(x + 54, y, with_minus(view.points[seat]), "strong", 36, p.INK, room=68))
    return Region("stocks", (EDGE, TOP - 4, ACROSS - 2 * EDGE, STOCKS + 8), tuple(items))


def _left(place: int, bridge: int) -> int:
    return LEFT + place * FIELD + (BRIDGE if place >= bridge else 0)


def _box(quarter: Quarter, bridge: int) -> Box:
    left, right = _left(quarter.first, bridge), _left(quarter.last, bridge) + FIELD
    return left + 3, NORTH if quarter.bank == "north" else SOUTH, right - left - 6, QUARTER


def _quarter(view: Ulm, at: int, legend: Legend) -> Region:
    """Show a quarter's name, places with seals, and crest; a golden line says that a seal can be placed from here."""
    quarter = view.material.quarters[at]
    x, y, width, height = box = _box(quarter, view.material.bridge)
    line, edge = (p.GOLD, 6) if at in view.in_reach(view.turn) else (p.HAIRLINE, 2)
    name, room = legend.words.text("quarter-name", quarter=quarter.id), width - 54
    items: list[Item] = [
        Shape("box", box, p.PANEL, line=line, width=edge, radius=12),
        coat(looks.QUARTER_ICONS[quarter.id], x + 26, y + 26, 34, shaded=False),
        Text(x + 47, y + 25, name, roomiest(name, 23, room), 25, p.INK, room=room),
    ]
    for place, owner in enumerate(view.slots[at]):
        items += _place(view, at, place, owner, x + 20 + place * PITCH, y + 66, legend)
    return Region(
        f"quarter-{quarter.id}", (x - 3, y - 3, width + 6, height + 6), (*items, *_crest(view, at, box, legend))
    )


def _place(view: Ulm, at: int, place: int, owner: int, x: int, y: int, legend: Legend) -> list[Item]:
    """Draw a place for a seal; those of the Oath House show their descendant."""
    if owner != NONE:
        return [token(owner, legend.letter(owner), x, y, PLACE)]
    half = PLACE // 2 - 1
    free = Shape("circle", (x - half, y - half, 2 * half, 2 * half), p.SLOT, line=looks.FLOOR_EDGE, width=2)
    heir = [Icon(x, y, looks.DESCENDANT_ICONS[view.descendants[place]], 22, p.INK_SECOND)] if at == OATH_HOUSE else []
    return [free, *heir]


def _crest(view: Ulm, at: int, box: Box, legend: Legend) -> list[Item]:
    """Draw the owner of a quarter's crest."""
    x, y, width, _ = box
    owner = view.crests[at]
    if owner == NONE:
        return []
    shield = Shape("heater", (x + width - 40, y + 47, 36, 38), looks.GOLD_COAT, line=p.GOLD_DARK, width=3)
    return [shield, token(owner, legend.letter(owner), x + width - 22, y + 64, 30)]


@lru_cache(8)
def _backdrop(bridge: int) -> Backdrop:
    """Lay the fields of the river with their numbers, and the bridge."""
    road = (LEFT + bridge * FIELD + 5, RIVER, BRIDGE - 10, WATER)
    items: list[Item] = [Shape("box", STREAM, looks.WATER, radius=12), Shape("box", road, looks.FLOOR)]
    for place in range(FIELDS):
        items += _field(place, _left(place, bridge) + FIELD // 2)
    return Backdrop(ACROSS, TOWN_BELOW, tuple(items))


def _river(view: Ulm, legend: Legend) -> Region:
    """Draw the barges."""
    items: list[Item] = []
    for place in sorted(set(view.barges)):
        seats = [seat for seat, barge in enumerate(view.barges) if barge == place]
        items += _barges(seats, _left(place, view.material.bridge) + FIELD // 2, legend)
    return Region("river", STREAM, tuple(items))


def _field(place: int, middle: int) -> list[Item]:
    """Write a field's number; one that pays is golden, with what it pays."""
    if not BONUS[place]:
        return [Text(middle, RIVER + 24, facts.field(place), "strong", 24, p.WHITE, "m", FIELD - 2)]
    return [
        Shape("box", (middle - 22, RIVER + 6, 44, 60), p.GOLD_PALE, line=p.GOLD, width=2, radius=10),
        Text(middle, RIVER + 22, facts.field(place), "strong", 24, p.INK, "m", 42),
        Icon(middle, RIVER + 49, looks.BONUS_ICONS[BONUS[place]], 28, p.INK),
    ]


def _barges(seats: Sequence[int], middle: int, legend: Legend) -> list[Item]:
    size = 38 if len(seats) == 1 else 30
    spots = SHARED.get(len(seats), ALL_SHARE)
    y = RIVER + WATER - (24 if len(seats) == 1 else 36)
    return [
        token(seat, legend.letter(seat), middle + dx, y + dy, size) for seat, (dx, dy) in zip(seats, spots, strict=True)
    ]
