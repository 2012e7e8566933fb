"""The ladder of ranks with who stands where, and what the feast needs: beside the chart, or below it for four seats."""

from __future__ import annotations

from games.eldermann.material import GOODS, TITLES
from games.eldermann.sections.ledger import feast_open
from games.eldermann.state import Eldermann
from render.eldermann import facts, looks
from render.eldermann.layout import CHART, FOOT, MOST_BESIDE, panel
from render.eldermann.pieces import chip
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import Box, Icon, Item, Region, Shape, Text
from render.paint.tokens import token
from render.painter import Legend

MEANINGS = {2: "pirate_ship", 3: "silverware_fork_knife", 4: "bullhorn", 5: "crown"}
"""From councillor on: prey of pirates, may hold the feast, calls the election, wins at once."""
NEEDS = 56
"""Height of the line that says what the feast needs."""
STEPS = (168, 168, 200, 196, 240, 228)
"""Widths of the ranks below the chart: four tokens and the longest title of either language find room."""


def ladder(view: Eldermann, legend: Legend) -> Region:
    """Draw the ranks and what the feast needs."""
    return _beside(view, legend) if view.seats <= MOST_BESIDE else _below(view, legend)


def _on(view: Eldermann, rank: int) -> list[int]:
    """List the seats of a rank, those with fewer points first."""
    return sorted((seat for seat in range(view.seats) if view.title(seat) == TITLES[rank]), key=view.points.__getitem__)


def _least(view: Eldermann, rank: int) -> int:
    return (0, *facts.steps_of(view))[rank]


# Beside the chart: a column, the highest rank on top


def _beside(view: Eldermann, legend: Legend) -> Region:
    x, y, width, _ = panel(view.seats)
    height = CHART[1] + CHART[3] - y
    items: list[Item] = [Shape("box", (x, y, width, height), p.PANEL, line=p.TABLE_EDGE, radius=20)]
    pitch = (height - NEEDS - 14) // len(TITLES)
    for rank in range(len(TITLES)):
        middle = y + height - NEEDS - 4 - pitch * rank - pitch // 2
        items += _rung(view, rank, legend, (x, middle, width, pitch))
    bottom = y + height - NEEDS
    items.append(Shape("box", (x + 16, bottom - 3, width - 32, 3), p.FRAME))
    items += needs(view, legend, (x + 20, bottom, width - 40, NEEDS))
    return Region("ladder", (x, y, width, height), tuple(items))


def _rung(view: Eldermann, rank: int, legend: Legend, place: Box) -> list[Item]:
    x, y, width, pitch = place
    seats = _on(view, rank)
    size = min(44, pitch - 4)
    items: list[Item] = []
    if rank:
        items.append(Shape("box", (x + 16, y + pitch // 2 - 1, width - 32, 2), p.HAIRLINE))
    items += [
        Text(x + 62, y, str(_least(view, rank)), "strong", 30, p.INK if seats else p.INK_SECOND, "r"),
        Text(
            x + 78,
            y,
            legend.words.text(f"title-{TITLES[rank]}"),
            "head" if seats else "body",
            27,
            p.INK if seats else p.INK_SECOND,
            room=172,
        ),
    ]
    if rank in MEANINGS:
        items.append(Icon(x + 276, y, MEANINGS[rank], min(32, pitch - 6), looks.HONOUR))
    first = x + width - 16 - size // 2 - (len(seats) - 1) * (size + 4)
    return items + [token(seat, legend.letter(seat), first + k * (size + 4), y, size) for k, seat in enumerate(seats)]


# Below the chart: a row, the lowest rank first


def _below(view: Eldermann, legend: Legend) -> Region:
    x, y, width, height = FOOT
    items: list[Item] = [Shape("box", FOOT, p.PANEL, line=p.TABLE_EDGE, radius=20)]
    left = x + 12
    for rank, step in enumerate(STEPS):
        items += _step(view, rank, legend, (left, y, step, height))
        left += step
    items.append(Shape("box", (left, y + 12, 3, height - 24), p.FRAME))
    return Region("ladder", FOOT, (*items, *_needs_below(view, legend, (left + 20, y, x + width - left - 36, height))))


def _step(view: Eldermann, rank: int, legend: Legend, box: Box) -> list[Item]:
    x, y, width, height = box
    seats, upper, lower = _on(view, rank), y + 30, y + 74
    ink = p.INK if seats else p.INK_SECOND
    least = str(_least(view, rank))
    left = x + 14 + fonts.length(least, "strong", 30)
    title = Text(
        left,
        upper,
        legend.words.text(f"title-{TITLES[rank]}"),
        "head" if seats else "body",
        25,
        ink,
        room=x + width - left - 8,
    )
    items: list[Item] = [Text(x + 6, upper, least, "strong", 30, ink), title]
    if rank:
        items.append(Shape("box", (x - 3, y + 16, 2, height - 32), p.HAIRLINE))
    first = x + 62 if rank in MEANINGS else x + 24
    if rank in MEANINGS:
        items.append(Icon(x + 22, lower, MEANINGS[rank], 32, looks.HONOUR))
    return items + [token(seat, legend.letter(seat), first + k * 38, lower, 34) for k, seat in enumerate(seats)]


# What the feast needs


def needs(view: Eldermann, legend: Legend, box: Box) -> list[Item]:
    """Say in one line what the feast needs: the election, a rank, and all goods at home."""
    x, y, width, height = box
    middle, text = y + height // 2, legend.words.text("pic-feast-needs")
    return [
        Text(x, middle, text, "head", 27, p.INK, room=84),
        *_conditions(view, x + 90, middle, width - 90),
    ]


def _needs_below(view: Eldermann, legend: Legend, box: Box) -> list[Item]:
    x, y, width, _ = box
    title = Text(x, y + 30, legend.words.text("pic-feast-needs-long"), "head", 26, p.INK, room=width)
    return [title, *_conditions(view, x, y + 74, width)]


def _conditions(view: Eldermann, x: int, y: int, width: int) -> list[Item]:
    """Draw whether the election is called, the least reputation, and the four goods at home."""
    called = feast_open(view)
    sign = "crown" if view.options["feast"] == "elder" else "bullhorn"
    mark, ink = ("check_bold", p.LEGAL_LINE) if called else ("close_thick", looks.HONOUR)
    home = x + width - len(GOODS) * 34 - 22
    return [
        Icon(x + 16, y, sign, 32, p.INK),
        Icon(x + 44, y, mark, 24, ink),
        Icon(x + 86, y, "laurel", 32, looks.HONOUR),
        Text(x + 106, y, str(view.ranks[1]), "strong", 29, p.INK),
        Icon(home, y, "home", 32, p.INK_SECOND),
        *(chip(good, home + 36 + 34 * k, y, 30) for k, good in enumerate(GOODS)),
    ]
