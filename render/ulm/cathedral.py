"""The cathedral: nine tiles, twelve outer fields with labels, coats around them, tower tiles and the drawn tile."""

from __future__ import annotations

from games.ulm.sections.grid import OUTER, OUTER_AT, PATHS
from games.ulm.state import NONE, Ulm
from render.paint import palette as p
from render.paint.scene import Icon, Item, Region, Shadow, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.ulm import facts, looks
from render.ulm.layout import ABOVE, CELL, GRID, LEFT, cell, outer_cell
from render.ulm.pieces import arms, arrow_of, coat, stone, tower

WEST, EAST = GRID[0] + 74, GRID[0] + 472
HIGH, LOW = GRID[1] + 74, GRID[1] + 482


def ground(*, with_towers: bool) -> list[Item]:
    """Lay the stone floor, and the arms of the town where no tower tile will lie."""
    inner = (LEFT + CELL - 4, ABOVE + CELL - 4, 3 * CELL + 8, 3 * CELL + 8)
    rim = (inner[0] - 6, inner[1] - 6, inner[2] + 12, inner[3] + 12)
    return [
        Shape("box", GRID, looks.FLOOR, line=looks.FLOOR_EDGE, width=3, radius=16),
        Shape("box", rim, looks.FLOOR_DARK, radius=20, shadow=Shadow(6, 3, 40)),
        Shape("box", inner, looks.RECESS, radius=16),
        *([] if with_towers else arms(WEST, HIGH, 104)),
    ]


def cathedral(view: Ulm, legend: Legend) -> Region:
    """Draw the whole cathedral."""
    items: list[Item] = [stone(tile, *cell(at % 3 + 1, at // 3 + 1), 82) for at, tile in enumerate(view.grid)]
    if view.line:
        items.append(_frame_of_push(view.line))
    for label in OUTER:
        items += [*_outer(view, label), *_rim(view, label, legend)]
    return Region("cathedral", GRID, (*items, *_corners(view, legend)))


def _frame_of_push(label: str) -> Item:
    """Frame the line that was pushed in this turn."""
    columns, rows = zip(*((at % 3 + 1, at // 3 + 1) for at in PATHS[label]), strict=True)
    (left, top), (right, bottom) = cell(min(columns), min(rows)), cell(max(columns), max(rows))
    box = (left - 46, top - 46, right - left + 92, bottom - top + 92)
    return Shape("box", box, "", line=p.GOLD, width=5, radius=20)


def _outer(view: Ulm, label: str) -> list[Item]:
    """Draw an outer field: a tile, the label of an open line, or a cross where a line is closed."""
    x, y = outer_cell(label)
    tile = view.outer[OUTER_AT[label]]
    if tile:
        fresh = [Shape("box", (x - 42, y - 42, 84, 84), "", line=p.GOLD, width=4, radius=18)]
        return [stone(tile, x, y, 74), *(fresh if view.landed == label else [])]
    if label not in facts.open_now(view):
        box = (x - 35, y - 35, 70, 70)
        return [Shape("box", box, looks.CLOSED, radius=14), Icon(x, y, "close_thick", 30, looks.CLOSED_INK)]
    return _open(label, x, y, legal=facts.to_push(view))


def _open(label: str, x: int, y: int, *, legal: bool) -> list[Item]:
    """Draw the label of an open line with its direction, in green while a push is to be made."""
    fill, line, ink, width = (
        (p.LEGAL, p.LEGAL_LINE, p.LEGAL_TEXT, 4) if legal else (p.SLOT, looks.FLOOR_EDGE, p.INK_SECOND, 2)
    )
    up = -9 if label[0] != "S" else 9
    form = arrow_of(label)
    width_of, height_of = (24, 14) if form in ("north", "south") else (14, 24)
    middle = y - 2 * up + (0 if form in ("north", "south") else -3)
    return [
        Shape("box", (x - 37, y - 37, 74, 74), fill, line=line, width=width, radius=14),
        Text(x, y + up, label, "strong", 36, ink, "m"),
        Shape(form, (x - width_of // 2, middle - height_of // 2 + 3, width_of, height_of), line if legal else ink),
    ]


def _rim(view: Ulm, label: str, legend: Legend) -> list[Item]:
    """Draw the coat that belongs to an outer field, with its owner's token."""
    (x, y), shown, owner = outer_cell(label), view.material.coat_at[label], view.rim[OUTER_AT[label]]
    away = CELL // 2 + 20
    dx, dy = {"N": (0, -away), "S": (0, away), "W": (-away, 0), "E": (away, 0)}[label[0]]
    across, down = (1, 0) if label[0] in "NS" else (0, 1)
    shift = 0 if owner == NONE else 20
    icon = looks.COAT_ICONS[shown.id]
    items: list[Item] = [
        coat(icon, x + dx + across * shift, y + dy + down * shift, 40, golden=shown.golden),
    ]
    if owner != NONE:
        items.append(token(owner, legend.letter(owner), x + dx - across * 20, y + dy - down * 20, 36))
    return items


def _corners(view: Ulm, legend: Legend) -> list[Item]:
    """Show the drawn tile and, if they are played, the tower tiles of this round and the next."""
    words = legend.words
    items = _drawn_tiles(view, legend)
    if not view.with_towers:
        return items
    items += [
        tower(view.tower, words.text("pic-tower-now"), WEST, HIGH),
        tower(view.next_tower, words.text("pic-tower-next"), EAST, LOW, current=False),
        Icon(WEST - 26, LOW - 12, "tower", 50, p.INK),
        Text(WEST + 8, LOW - 12, str(len(view.tower_stack)), "strong", 40, p.INK),
        Text(WEST, LOW + 36, words.text("pic-towers"), "body", 26, looks.ON_FLOOR, "m", 120),
    ]
    return items


def _drawn_tiles(view: Ulm, legend: Legend) -> list[Item]:
    """Show the tile to push in, both that the Master Builder drew, or its empty place."""
    x, y = EAST, HIGH - 14
    caption = Text(x, HIGH + 46, legend.words.text("pic-drawn"), "body", 26, looks.ON_FLOOR, "m", 130)
    if not view.drawn:
        return [Shape("box", (x - 40, y - 40, 80, 80), looks.CLOSED, radius=16), caption]
    tiles = [tile for tile in (view.drawn, view.spare) if tile]
    size, apart = (82, 0) if len(tiles) == 1 else (58, 32)
    items: list[Item] = []
    for k, tile in enumerate(tiles):
        at, half = x + (2 * k - 1) * apart if apart else x, size // 2 + 4
        items.append(Shape("box", (at - half, y - half, 2 * half, 2 * half), p.GOLD, radius=size // 4))
        items.append(stone(tile, at, y, size))
    return [*items, caption]
