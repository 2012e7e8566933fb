"""The lower board: river with barges, bridge, and the quarters along both banks."""

from __future__ import annotations

from collections.abc import Sequence

from games.ulm.material import BONUS, OATH_HOUSE, QUARTER_IDS, Material, Quarter
from games.ulm.state import NONE, Ulm
from render.paint import palette as p
from render.paint.fonts import SMALLEST, fit, length
from render.paint.scene import PANEL_SHADOW, SMALL_SHADOW, Box, Icon, Item, Region, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.ulm import facts, looks
from render.ulm.layout import (
    BRIDGE,
    FIELD,
    FIELDS,
    QUARTER_HEIGHT,
    RIVER,
    RIVER_HEIGHT,
    SOUTH,
    WATER,
    bridge_left,
    field_left,
    quarter_box,
)
from render.ulm.pieces import any_stone, coat, convoy

STREAM = RIVER + 40
"""The middle of the river's numbers; a bonus stands below its number, and barges sail below all of them."""
SAIL = RIVER + RIVER_HEIGHT - 38
ROAD_END = SOUTH + QUARTER_HEIGHT
FRAME = 4  # how far the golden frame of a quarter in reach stands off


def ground(material: Material, legend: Legend) -> list[Item]:
    """Lay river, bridge and quarters."""
    items: list[Item] = [*_water(), *_bridge(material.bridge)]
    for place in range(FIELDS):
        items += _field(place, material.bridge)
    for quarter in material.quarters:
        items += _quarter_ground(quarter, quarter_box(quarter, material.bridge), legend)
    return items


def _water() -> list[Item]:
    x, y, width, height = WATER
    items: list[Item] = [
        Shape("water", WATER, looks.WATER_DEEP),
        Shape("water", (x, y + 4, width, height - 8), looks.WATER),
    ]
    for row, down in enumerate((78, 128)):
        items += [
            Shape("ripple", (left, y + down, 66, 8), looks.RIPPLE)
            for left in range(x + 20 + row * 75, x + width - 70, 170)
        ]
    return items


def _bridge(behind: int) -> list[Item]:
    """Build the bridge with the road that leads on to the south."""
    x, top = bridge_left(behind), RIVER - 2
    left, width = x + 11, BRIDGE - 22
    items: list[Item] = [
        Shape("box", (x + 4, top, BRIDGE - 8, ROAD_END - top), looks.FLOOR_DARK),
        Shape("box", (left, top, width, ROAD_END - top), looks.FLOOR),
    ]
    for row, y in enumerate(range(top + 10, ROAD_END, 20)):
        items.append(Shape("box", (left, y, width, 2), looks.FLOOR_EDGE))
        height = min(20, ROAD_END - y)
        items += [Shape("box", (left + at, y, 2, height), looks.FLOOR_EDGE) for at in ((10, 30) if row % 2 else (20,))]
    return items


def _field(place: int, bridge: int) -> list[Item]:
    """Draw a river field with its number, and its bonus if it has one."""
    x, name = field_left(place, bridge), facts.field(place)
    middle = x + FIELD // 2
    if BONUS[place]:
        return [
            Shape("box", (x + 4, RIVER + 8, FIELD - 8, 72), p.GOLD_PALE, line=p.GOLD, width=3, radius=14),
            Text(middle, RIVER + 26, name, "strong", 28, p.INK, "m", FIELD - 14),
            Icon(middle, RIVER + 58, looks.BONUS_ICONS[BONUS[place]], 36, p.INK),
        ]
    return [
        Shape("circle", (middle - 29, STREAM - 29, 58, 58), looks.WATER_FIELD, line=looks.WATER_LINE, width=3),
        Text(middle, STREAM, name, "strong", 28, p.WHITE, "m"),
    ]


def _quarter_ground(quarter: Quarter, box: Box, legend: Legend) -> list[Item]:
    """Draw a quarter with its coat, name and privilege; the places for seals lie towards the water."""
    x, y, width, height = box
    north = quarter.bank == "north"
    title = y + 6 if north else y + height - 50
    name = legend.words.text("quarter-name", quarter=quarter.id)
    return [
        Shape("box", (x, y, width, height), p.PANEL, line=p.HAIRLINE, radius=14, shadow=PANEL_SHADOW),
        Shape("box", (x + 6, title, width - 12, 44), p.STRIP, radius=10),
        coat(looks.QUARTER_ICONS[quarter.id], x + 31, title + 23, 50),
        Text(x + 60, title + 22, name, "head", 28, p.ON_STRIP, room=width - 60 - 10),
        *_privilege(quarter, legend, x + 16, y + (78 if north else height - 78), width - 28),
    ]


def _privilege(quarter: Quarter, legend: Legend, x: int, y: int, room: int) -> list[Item]:
    """Say in icons and few words what a seal brings here."""
    items: list[Item] = []
    end = x + room
    for icon, text in _shown(quarter, legend, room):
        if icon == "coat":
            items.append(coat("", x + 20, y, 40, shaded=False))
        else:
            items.append(any_stone(x + 20, y, 38) if icon == "any" else Icon(x + 20, y, icon, 40, p.INK))
        x += 46
        label = legend.words.text(text) if text.startswith("pic-") else text
        if label:
            string, size = fit(label, "body", 28, end - x)
            items.append(Text(x, y, string, "body", size, p.INK))
            x += length(string, "body", size) + 10
    return items


def _shown(quarter: Quarter, legend: Legend, room: int) -> Sequence[tuple[str, str]]:
    """Choose icons with words, or as few of these as a narrow quarter holds."""
    wide = looks.PRIVILEGES[quarter.id]
    texts = [legend.words.text(text) if text.startswith("pic-") else text for _, text in wide]
    needed = sum(46 + (length(text, "body", SMALLEST) + 10 if text else 0) for text in texts)
    return wide if needed <= room else looks.NARROW_PRIVILEGES[quarter.id]


def town(view: Ulm, legend: Legend) -> list[Region]:
    """Draw the seals and crests of each quarter, and the barges."""
    regions = [_quarter(view, at, legend) for at in range(len(QUARTER_IDS))]
    return [*regions, _river(view, legend)]


def _river(view: Ulm, legend: Legend) -> Region:
    """Draw the barges, each below the number of its field."""
    by_place: dict[int, list[tuple[int, str]]] = {}
    for seat, place in enumerate(view.barges):
        by_place.setdefault(place, []).append((seat, legend.letter(seat)))
    items: list[Item] = []
    for place, seats in sorted(by_place.items()):
        middle = field_left(place, view.material.bridge) + FIELD // 2
        items += convoy(seats, middle, SAIL)
    return Region("river", WATER, tuple(items))


def _quarter(view: Ulm, at: int, legend: Legend) -> Region:
    quarter = view.material.quarters[at]
    x, y, width, height = quarter_box(quarter, view.material.bridge)
    box = (x - FRAME, y - FRAME, width + 2 * FRAME, height + 2 * FRAME)
    items: list[Item] = []
    if not view.result and at in view.in_reach(view.turn):
        items.append(Shape("box", box, "", line=p.GOLD, width=6, radius=18))
    middle = y + height - 34 if quarter.bank == "north" else y + 34
    pitch = min(52, (width - 120) // max(1, quarter.slots - 1))
    for place, owner in enumerate(view.slots[at]):
        items += _slot(view, at, place, owner, x + 36 + place * pitch, middle, legend)
    return Region(f"quarter-{quarter.id}", box, (*items, *_crest(view, at, x + width - 36, middle, legend)))


def _slot(view: Ulm, at: int, place: int, owner: int, x: int, y: int, legend: Legend) -> list[Item]:
    """Draw a place for a seal; those of the Oath House show their descendant."""
    if owner != NONE:
        return [token(owner, legend.letter(owner), x, y, 42)]
    items: list[Item] = [Shape("circle", (x - 20, y - 20, 40, 40), p.SLOT, line=looks.FLOOR_EDGE, width=3)]
    if at == OATH_HOUSE and place < len(view.descendants):
        items.append(Icon(x, y, looks.DESCENDANT_ICONS[view.descendants[place]], 26, p.INK_SECOND))
    return items


def _crest(view: Ulm, at: int, x: int, y: int, legend: Legend) -> list[Item]:
    """Draw the coat of a quarter: its income while it can be had, then its owner's token on gold."""
    owner = view.crests[at]
    if owner == NONE:
        shield = Shape("heater", (x - 23, y - 24, 46, 48), looks.FREE_COAT, line=p.HAIRLINE, width=3)
        return [shield, Text(x, y - 3, str(view.material.quarters[at].income), "strong", 28, p.INK_SECOND, "m")]
    box = (x - 27, y - 28, 54, 58)
    shield = Shape("heater", box, looks.GOLD_COAT, line=p.GOLD_DARK, width=4, shadow=SMALL_SHADOW)
    return [shield, token(owner, legend.letter(owner), x, y - 4, 36)]
