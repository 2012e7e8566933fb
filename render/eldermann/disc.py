"""The event disc: twelve sectors, and the arrow on one of them."""

from __future__ import annotations

import math
from functools import lru_cache

from games.eldermann.material import MATERIALS
from render.eldermann import looks
from render.eldermann.layout import DISC, DISC_RADIUS
from render.eldermann.looks import GOODS
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import Art, Icon, Item, Region, Shadow, Shape, Sprite, Text

STEP = 360 // 12
OUTER, INNER, STORM = 0.78, 0.45, 0.47  # of the radius: where icon and number of a sector lie, also a storm's


def disc(material_id: str, x: int = DISC[0], y: int = DISC[1], radius: int = DISC_RADIUS) -> list[Item]:
    """Draw the disc of a set without its arrow, centred at x, y."""
    return [Sprite(x - radius, y - radius, art(radius, material_id)) for art in (_face, _print)]


@lru_cache(16)
def _face(radius: int, material_id: str) -> Art:
    """Lay out the sectors, those of goods in two colours."""
    size = 2 * radius
    items: list[Item] = [
        Shape("circle", (0, 0, size, size), looks.DISC, line=p.FRAME, width=5, shadow=Shadow(8, 4, 60))
    ]
    for place, (kind, *what) in enumerate(MATERIALS[material_id].sectors):
        fills = _fills(kind, what)
        forms = ("disc_sector",) if len(fills) == 1 else ("disc_left", "disc_right")
        for form, fill in zip(forms, fills, strict=True):
            items.append(Sprite(0, 0, _wedge(form, fill, size), place * STEP))
    return Art(size, size, 20, tuple(items))


@lru_cache(16)
def _print(radius: int, material_id: str) -> Art:
    """Print icons and numbers upright on the sectors."""
    items = [
        item
        for place, (kind, *what) in enumerate(MATERIALS[material_id].sectors)
        for item in _signs(place, kind, what, radius, radius, radius)
    ]
    return Art(2 * radius, 2 * radius, 0, tuple(items))


@lru_cache(32)
def _wedge(form: str, fill: str, size: int) -> Art:
    return Art(size, size, 0, (Shape(form, (0, 0, size, size), fill),))


def _fills(kind: str, what: list[str]) -> list[str]:
    if kind == "pirates":
        return [looks.DISC_PIRATES]
    return [looks.DISC_STORM] if kind == "storm" else [GOODS[good].pale for good in what]


def at(place: float, share: float, x: int, y: int, radius: int) -> tuple[int, int]:
    """Give a point in the direction of a sector, at a share of the radius from the middle of a disc."""
    angle = math.radians(place * STEP)
    return round(x + share * radius * math.sin(angle)), round(y - share * radius * math.cos(angle))


def _signs(place: int, kind: str, what: list[str], x: int, y: int, radius: int) -> list[Item]:
    """Draw the icon of a sector upright, and its number or kind nearer to the hub."""
    outer, inner = at(place, OUTER, x, y, radius), at(place, INNER, x, y, radius)
    icon = radius * 29 // 100
    if kind in ("pirates", "storm"):
        name, ink = ("pirate_ship", looks.DISC_LIGHT) if kind == "pirates" else ("weather_windy", p.WHITE)
        number, share = (what[0], 21) if kind == "pirates" else (f"−{what[0]}", 18)  # two storms fit side by side
        size = max(fonts.SMALLEST, radius * share // 100)
        inner = inner if kind == "pirates" else at(place, STORM, x, y, radius)
        return [Icon(*outer, name, icon, ink), Text(*inner, number, "strong", size, ink, "m")]
    if kind == "order":
        mark = Icon(*inner, "script_text", radius * 19 // 100, p.INK)
        return [Icon(*outer, GOODS[what[0]].icon, radius * 28 // 100, p.INK), mark]
    pair: list[Item] = [
        Icon(*at(place + side, OUTER + 0.03, x, y, radius), GOODS[good].icon, radius * 20 // 100, p.INK)
        for good, side in zip(what, (-0.26, 0.26), strict=True)
    ]
    return [*pair, Icon(*inner, "plus_thick", radius * 17 // 100, p.INK)]


@lru_cache(4)
def _arrow_art(radius: int) -> Art:
    size, hub = 2 * radius, radius * 33 // 100
    box, middle = (0, 0, size, size), (radius - hub, radius - hub, 2 * hub, 2 * hub)
    items = (
        Shape("disc_frame", box, p.GOLD),
        Shape("circle", middle, looks.BOARD, line=p.GOLD, width=3),
        Shape("disc_arrow_rim", box, p.BACK_EDGE),
        Shape("disc_arrow", box, "#C43D20"),
    )
    return Art(size, size, 0, items)


def arrow(place: int, x: int = DISC[0], y: int = DISC[1], radius: int = DISC_RADIUS) -> list[Item]:
    """Draw the hub, with the arrow on a sector unless that is -1."""
    if place < 0:
        hub = radius * 33 // 100
        return [Shape("circle", (x - hub, y - hub, 2 * hub, 2 * hub), looks.BOARD, line=p.FRAME, width=3)]
    return [Sprite(x - radius, y - radius, _arrow_art(radius), place * STEP)]


def disc_region(place: int) -> Region:
    """Draw what changes on the board's disc."""
    (x, y), radius = DISC, DISC_RADIUS
    return Region("disc", (x - radius, y - radius, 2 * radius, 2 * radius - 2), tuple(arrow(place)))
