"""What private pictures share: measures, a header if nothing is asked, the names of options, a line at the foot."""

from __future__ import annotations

from games.tallinn.state import Tallinn
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import Item, Region, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.tallinn import facts

WIDTH, EDGE = 1100, 16
FOOT = 36
PILL_ROOM = 420
ROUND_ROOM = 196
NONE = "none"


def answer_of(view: Tallinn, seat: int, legend: Legend) -> str:
    """Give what a seat has chosen so far in the section that asks it now; empty if nothing."""
    return (view.given.get(seat) or "") if seat in legend.asked else ""


def header(view: Tallinn, seat: int, legend: Legend, title: str, status: str) -> Region:
    """Head the picture of a seat that need not choose, with token, title, round and what it waits for."""
    words, size = fonts.fit(status, "strong", 34, PILL_ROOM)
    pill = fonts.length(words, "strong", size) + 56
    left = WIDTH - EDGE - pill
    items: list[Item] = [
        token(seat, legend.letter(seat), 50, 52, 62),
        Text(96, 52, title, "head", 44, p.ON_TABLE, room=left - 96 - ROUND_ROOM - 40),
        Text(left - 24, 52, facts.round_text(view, legend), "body", 30, p.TABLE_DIM, "r", ROUND_ROOM),
        Shape("box", (left, 20, pill, 64), p.TABLE_PANEL, line=p.GOLD, width=3, radius=32),
        Text(WIDTH - EDGE - 28, 52, words, "strong", size, p.WHITE, "r"),
    ]
    return Region("header", (0, 0, WIDTH, 92), tuple(items))


def no_choice(text: str, y: int, width: int, *, on: bool) -> tuple[list[Item], int]:
    """Draw the option to choose nothing at the right edge; return also where the options beside it must end."""
    wide = fonts.length(text, "strong", 26) + 44
    left = width - EDGE - 16 - wide
    return option(text, (left, y - 28, wide, 56), on=on), left - 20


def option(name: str, box: tuple[int, int, int, int], *, on: bool, size: int = 26) -> list[Item]:
    """Draw an option; the options not chosen stay as bright, because a choice may be changed until all have chosen."""
    x, y, width, height = box
    fill, line, ink = (p.GOLD, p.GOLD_RIM, p.INK) if on else (p.LEGAL, p.LEGAL_LINE, p.LEGAL_TEXT)
    return [
        Shape("box", box, fill, line=line, width=4, radius=height // 2),
        Text(x + width // 2, y + height // 2, name, "strong", size, ink, "m", width - 12),
    ]


def foot(text: str, bottom: int, width: int = WIDTH, ink: str = p.TABLE_DIM) -> Region:
    """Write a line at the foot of a picture that ends at `bottom`."""
    item = Text(width // 2, bottom - 20, text, "body", 24, ink, "m", width - 2 * EDGE)
    return Region("note", (0, bottom - FOOT, width, FOOT), (item,))
