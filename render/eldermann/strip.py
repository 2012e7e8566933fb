"""The strip on the sea that tells everybody of a fight: who fights, dice, cannons, and what the loser gives up."""

from __future__ import annotations

from functools import lru_cache

from games.eldermann.chart import COLUMNS
from games.eldermann.state import PIRATE_CREW, Eldermann, Fight
from render.eldermann import facts, looks
from render.eldermann.layout import centre
from render.eldermann.pieces import die
from render.paint import palette as p
from render.paint.scene import (
    PANEL_SHADOW,
    Art,
    Icon,
    Item,
    Shape,
    Sprite,
    Text,
)
from render.paint.tokens import token
from render.painter import Legend

STRIP = (5, 2)
"""Columns and rows that the strip covers."""
COSTS = {"ship": 1000, "harbour": 300, "wake": 20, "pirates": 8, "island": 3, "cell": 0}


def totals(told: Fight) -> tuple[str, str]:
    """Write die and cannons of both sides together, or question marks before the throw."""
    if not told.is_thrown:
        return "?", "?"
    return str(told.attack + told.strength), str(told.defence + told.guns)


def strip_place(view: Eldermann) -> tuple[int, int]:
    """Find the upper left corner of the free water where the strip hides least, far from the active ship."""
    columns, rows = STRIP
    here = centre(view.ships[view.active])
    best: list[tuple[int, int, int, int]] = []
    for column in range(len(COLUMNS) - columns + 1):
        for row in range(1, 12 - rows):
            cells = [COLUMNS[column + dx] + str(row + dy) for dx in range(columns) for dy in range(rows)]
            x, y = centre(cells[0])
            far = abs(x + 140 - here[0]) + abs(y + 35 - here[1])
            best.append((sum(_cost(view, cell) for cell in cells), -far, x - 35, y - 35))
    _, _, x, y = min(best)
    return x, y


def _cost(view: Eldermann, cell: str) -> int:
    if cell in view.ships:
        return COSTS["ship"]
    chart = view.chart
    if cell in chart.harbours:
        return COSTS["harbour"]
    kind = "pirates" if cell in chart.pirates else "island" if cell in chart.land else "cell"
    return COSTS[kind] + (COSTS["wake"] if cell in view.wake or cell in view.course else 0)


def strip_items(told: Fight, legend: Legend, place: tuple[int, int]) -> list[Item]:
    """Draw both dice with cannons, the totals, and what the loser gives up."""
    x, y = place[0] + 3, place[1] + 4
    items: list[Item] = [Shape("box", (x, y, 344, 132), p.CARD, line=p.GOLD, width=4, radius=18, shadow=PANEL_SHADOW)]
    for side, mirror in ((0, 1), (1, -1)):
        edge = x if side == 0 else x + 344
        value, guns = ((told.attack, told.strength), (told.defence, told.guns))[side]
        items.append(face(facts.fighter(told, side), legend, edge + mirror * 36, y + 98, 46))
        items.append(die(value, edge + mirror * 38, y + 40, 50, attack=side == 0))
        items += [
            Icon(edge + mirror * 88, y + 40, strength_icon(told, side), 34, p.INK),
            Text(edge + mirror * 117, y + 41, str(guns), "strong", 32, p.INK, "m"),
        ]
    one, other = totals(told)
    won = (told.won == told.attacker, told.won == told.defender) if told.is_thrown else (False, False)
    for text, dx, win in ((one, -34, won[0]), (other, 34, won[1])):
        items.append(Text(x + 172 + dx, y + 97, text, "strong", 52, p.GOLD_DARK if win else p.INK, "m"))
    items.append(Text(x + 172, y + 94, ":", "strong", 44, p.INK_SECOND, "m"))
    if told.is_thrown and told.lost:
        left = told.won == told.attacker
        edge = x + 82 if left else x + 344 - 82
        items += [
            Icon(edge - (4 if left else -4), y + 98, "package_variant", 32, p.BACK),
            Text(edge + (24 if left else -24), y + 99, str(told.lost), "strong", 30, p.BACK, "m"),
        ]
    return items


def strength_icon(told: Fight, side: int) -> str:
    """Name the sign of what adds to a side's die: cannons, or a crew of pirates."""
    return "skull_crossbones" if side == 0 and told.attacker == PIRATE_CREW else "ship_cannon"


def face(who: int, legend: Legend, x: int, y: int, size: int) -> Item:
    """Draw a fighter: a player's token or the pirates' disc."""
    if who == PIRATE_CREW:
        return Sprite(x - size // 2, y - size // 2, _crew_art(size))
    return token(who, legend.letter(who), x, y, size)


@lru_cache(4)
def _crew_art(size: int) -> Art:
    disc = Shape("circle", (0, 0, size, size), looks.DISC_PIRATES, line=p.IVORY, width=max(2, size // 14))
    return Art(size, size, 2, (disc, Icon(size // 2, size // 2, "pirate_ship", size * 5 // 8, looks.DISC_LIGHT)))
