"""Routes on offer, drawn as numbered lines side by side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from games.eldermann.sections.voyages import Route
from render.eldermann import looks
from render.eldermann.layout import centre
from render.paint import palette as p
from render.paint.scene import Item, Shape, Text

CASE, LINE = 12, 6
APART = 13
HEADS = {(1, 0): "east", (-1, 0): "west", (0, 1): "down", (0, -1): "up"}


def route_items(routes: Sequence[Route], start: str) -> list[Item]:
    """Draw the routes from a cell, and a numbered disc on each where it runs alone."""
    items: list[Item] = []
    tags: list[Item] = []
    taken: set[str] = set()
    for place, route in enumerate(routes):
        shift = round((place - (len(routes) - 1) / 2) * min(APART, 48 / max(1, len(routes))))
        points = [(x + shift, y + shift) for x, y in map(centre, (start, *route.cells))]
        items += _line(points, looks.ROUTES[place % len(looks.ROUTES)])
        tags += _tag(routes, place, points, taken)
    return items + tags


def _line(points: list[tuple[int, int]], colour: str) -> list[Item]:
    """Lay pale pieces in a dark casing, and a head at the end."""
    runs = _runs(points)
    items = [_piece(a, b, width, fill) for width, fill in ((CASE, colour), (LINE, p.LEGAL)) for a, b in runs]
    (x0, y0), (x, y) = points[-2], points[-1]
    way = ((x > x0) - (x < x0), (y > y0) - (y < y0))
    x, y = x - way[0] * 30, y - way[1] * 30
    box = (x - 15, y - 11, 30, 22) if way[1] else (x - 11, y - 15, 22, 30)
    return [*items, Shape(f"head_{HEADS[way]}", box, colour)]


def _runs(points: list[tuple[int, int]]) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Join steps in one direction; the last run stops before the middle of the goal."""
    (x0, y0), (x, y) = points[-2], points[-1]
    ends = [*points[:-1], (x - 36 * ((x > x0) - (x < x0)), y - 36 * ((y > y0) - (y < y0)))]
    runs: list[tuple[tuple[int, int], tuple[int, int]]] = []
    for a, b in pairwise(ends):
        if runs and (runs[-1][0][0] == b[0] or runs[-1][0][1] == b[1]):
            runs[-1] = (runs[-1][0], b)
        else:
            runs.append((a, b))
    return runs


def _piece(a: tuple[int, int], b: tuple[int, int], width: int, fill: str) -> Shape:
    half = width // 2
    x, y = min(a[0], b[0]), min(a[1], b[1])
    box = (x - half, y - half, abs(a[0] - b[0]) + width, abs(a[1] - b[1]) + width)
    return Shape("box", box, fill, radius=half)


def _tag(routes: Sequence[Route], place: int, points: list[tuple[int, int]], taken: set[str]) -> list[Item]:
    """Number a route on a cell which it has for itself, near the middle of its own part."""
    cells = routes[place].cells
    others = {cell for k, route in enumerate(routes) if k != place for cell in route.cells}
    own = [k for k, cell in enumerate(cells[:-1]) if cell not in others and cell not in taken]
    free = own or [k for k, cell in enumerate(cells[:-1]) if cell not in taken] or [len(cells) - 1]
    at = free[len(free) // 2]
    taken.add(cells[at])
    x, y = points[at + 1]
    colour = looks.ROUTES[place % len(looks.ROUTES)]
    return [
        Shape("circle", (x - 19, y - 19, 38, 38), colour, line=p.LEGAL, width=3),
        Text(x, y, str(place + 1), "strong", 26, p.WHITE, "m"),
    ]
