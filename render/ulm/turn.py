"""The turn in a seat's own picture: the cathedral beside what each push, or the actions still open, can reach."""

from __future__ import annotations

from collections.abc import Sequence

from games.ulm.material import BONUS, QUARTER_IDS
from games.ulm.sections import prospects
from games.ulm.sections.prospects import Prospect
from games.ulm.state import Ulm
from render.paint import palette as p
from render.paint.fonts import fit
from render.paint.scene import Box, Icon, Item, Region, Shape, Text, move
from render.painter import Legend
from render.ulm import cathedral, facts, looks
from render.ulm.header import open_tiles
from render.ulm.layout import GRID
from render.ulm.pieces import stone

PANEL: Box = (588, GRID[1], 496, GRID[3])
HEIGHT = GRID[3] + 8
"""Where the rest of the picture begins."""
HEAD, NAMES, DOCK = 44, 36, 64
ROW, TALL = 34, 48
CHIP = 34


def ground(view: Ulm, top: int) -> tuple[Item, ...]:
    """Lay the floor of the cathedral and the panel beside it."""
    panel = Shape("box", PANEL, p.PANEL, line=p.HAIRLINE, width=3, radius=16)
    return move((*cathedral.ground(with_towers=view.with_towers), panel), 0, top - GRID[1])


def turn(view: Ulm, legend: Legend, top: int) -> list[Region]:
    """Draw the cathedral and, while a tile is to be pushed in, every push; else what the open actions reach."""
    pushes = prospects.of_pushes(view)
    items = _pushes(view, pushes, legend) if pushes else _actions(view, legend)
    regions = cathedral.cathedral(view, legend), Region("reach", PANEL, tuple(items))
    return [
        Region(each.key, (x, y + top - GRID[1], width, height), move(each.items, 0, top - GRID[1]))
        for each in regions
        for x, y, width, height in [each.box]
    ]


def _title(view: Ulm, legend: Legend, key: str) -> list[Item]:
    """Head the panel, with the price of a seal in the green of the quarters that can be sealed."""
    x, y, width, _ = PANEL
    right = x + width - 20
    return [
        Text(x + 18, y + 26, legend.words.text(key), "head", 28, p.INK, room=width - 170),
        Icon(right - 96, y + 26, "wax_seal", 34, p.LEGAL_TEXT),
        Text(right - 46, y + 26, str(view.seal_price()), "strong", 30, p.INK, "r"),
        Icon(right - 18, y + 26, "coins", 32, p.INK),
    ]


def _pushes(view: Ulm, pushes: Sequence[Prospect], legend: Legend) -> list[Item]:
    """List the pushes, and below them the names of all quarters that they reach."""
    quarters = [at for at in range(len(QUARTER_IDS)) if any(at in push.near for push in pushes)]
    below = (len(quarters) + 1) // 2 * NAMES
    x, y, width, height = PANEL
    pitch = min(TALL, (height - HEAD - below - 14) // len(pushes))
    items = _title(view, legend, "pic-pushes")
    for k, push in enumerate(pushes):
        items += _push(push, x + 14, y + HEAD + k * pitch + pitch // 2, min(pitch, 40))
    top = y + height - below - 6
    items.append(Shape("box", (x + 14, top - 4, width - 28, 2), p.HAIRLINE))
    for k, at in enumerate(quarters):
        items += _name(at, x + 14 + k % 2 * 236, top + k // 2 * NAMES + NAMES // 2, legend, 190)
    return items


def _push(push: Prospect, x: int, y: int, size: int) -> list[Item]:
    """Show a push: its end, the three tiles, the field that the barge can reach, and the quarters on the way."""
    items: list[Item] = [Text(x + 24, y, push.line, "strong", 30, p.INK, "m")]
    items += [stone(tile, x + 72 + k * 40, y, size - 4) for k, tile in enumerate(push.tiles)]
    items += [
        Icon(x + 194, y, "barge", 28, p.INK_SECOND),
        Text(x + 210, y, facts.field(push.furthest), "strong", 26, p.INK, room=52),
    ]
    return items + [_chip(at, x + 286 + k * 37, y, lit=at in push.sealed) for k, at in enumerate(push.near)]


def _chip(at: int, x: int, y: int, *, lit: bool) -> Item:
    """Mark a quarter: bright where a seal can be placed."""
    return Icon(x, y, looks.QUARTER_ICONS[QUARTER_IDS[at]], CHIP - 2, p.LEGAL_TEXT if lit else p.INK_DIM)


def _name(at: int, x: int, y: int, legend: Legend, room: int) -> list[Item]:
    name = legend.words.text("quarter-name", quarter=QUARTER_IDS[at])
    string, size = fit(name, "body", 25, room)
    return [
        Icon(x + 15, y, looks.QUARTER_ICONS[QUARTER_IDS[at]], 28, p.INK),
        Text(x + 34, y, string, "body", size, p.INK),
    ]


def _actions(view: Ulm, legend: Legend) -> list[Item]:
    """Show the actions still open, the price of a seal, and the fields within reach with their quarters."""
    x, y, width, height = PANEL
    items = _title(view, legend, "pic-open")
    tiles = open_tiles(view) if view.actions else []
    if tiles:
        items += [stone(tile, x + 44 + k * 60, y + 78, 50) for k, tile in enumerate(tiles[:8])]
    else:
        items.append(
            Text(x + 18, y + 78, legend.words.text("pic-none-open"), "body", 28, p.INK_SECOND, room=width - 36)
        )
    items.append(Shape("box", (x + 14, y + 116, width - 28, 2), p.HAIRLINE))
    fields = prospects.now(view)
    pitch = min(2 * NAMES + 14, (height - 128 - DOCK) // len(fields))
    items += _dock(view, legend)
    for k, (field, near, lit) in enumerate(fields):
        items += _field(field, near, lit, x + 14, y + 124 + k * pitch, pitch, legend)
    return items


def _dock(view: Ulm, legend: Legend) -> list[Item]:
    """Show the loading dock at the foot of the panel: many actions bring a tile from there."""
    x, y, width, height = PANEL
    middle = y + height - DOCK // 2
    return [
        Shape("box", (x + 14, y + height - DOCK, width - 28, 2), p.HAIRLINE),
        Text(x + 18, middle, legend.words.text("pic-dock"), "body", 26, p.INK, room=190),
        *(stone(tile, x + 238 + k * 50, middle, 42) for k, tile in enumerate(view.dock)),
    ]


def _field(
    field: int, near: Sequence[int], lit: Sequence[int], x: int, y: int, pitch: int, legend: Legend
) -> list[Item]:
    """Show a river field with its bonus and the quarters of a seal from there, those that can be sealed in green."""
    middle, wide = y + pitch // 2, PANEL[2] - 28
    number = middle - 15 if BONUS[field] and pitch >= TALL + 10 else middle
    items: list[Item] = [Text(x + 32, number, facts.field(field), "strong", 32, p.INK, "m", 64)]
    if number < middle:
        items.append(Icon(x + 32, middle + 17, looks.BONUS_ICONS[BONUS[field]], 30, p.INK))
    left, columns = x + 68, 2
    rows = (len(near) + columns - 1) // columns
    room = (wide - 68) // columns
    for k, at in enumerate(near):
        line = middle + (2 * (k // columns) - rows + 1) * min(NAMES, pitch // max(1, rows)) // 2
        spot = left + k % columns * room
        if at in lit:
            items.append(
                Shape(
                    "box", (spot - 2, line - 17, room - 4, 34), looks.NOW_FIELD, line=p.LEGAL_LINE, width=3, radius=10
                )
            )
        items += _name(at, spot, line, legend, room - 40)
    return items
