"""What private pictures share: the frame and its head."""

from __future__ import annotations

from collections.abc import Sequence

from games.eldermann import GAME
from games.eldermann.state import Eldermann
from render.eldermann import looks
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import BOARD_SHADOW, Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import token
from render.painter import Legend

WIDTH = 1100


LEFT, RIGHT, TOP, FOOT = 20, WIDTH - 20, 86, 20
"""Where the parts of a private picture begin and end, and how far from its lower edge."""


def frame(height: int, parts: Sequence[Region], head: list[Item], panels: Sequence[Item] = ()) -> Scene:
    """Lay parts on a board with a dark strip for its head; panels whose shadows leave their part lie below all."""
    board = (12, 12, WIDTH - 24, height - 24)
    back = (
        Shape("box", board, looks.BOARD, line=p.FRAME, width=4, radius=22, shadow=BOARD_SHADOW),
        Shape("box", (28, 26, WIDTH - 56, 56), p.STRIP, radius=14),
        *panels,
    )
    return Scene(Backdrop(WIDTH, height, back), (Region("head", (28, 20, WIDTH - 56, 66), tuple(head)), *parts))


def part(key: str, left: int, top: int, right: int, bottom: int, items: list[Item]) -> Region:
    """Make a part between these edges."""
    return Region(key, (left, top, right - left, bottom - top), tuple(items))


def private_head(view: Eldermann, seat: int, legend: Legend, title: str) -> list[Item]:
    """Head a private picture with token, title, round, and that nobody else sees it."""
    aside = legend.words.text("pic-only-you")
    chosen = view.given.get(seat) if seat in legend.asked else ""
    room = 400
    items: list[Item] = [
        token(seat, legend.letter(seat), 62, 54, 46),
        Text(98, 54, legend.words.text(title), "head", 34, p.ON_STRIP, room=460),
    ]
    if chosen:
        text = legend.words.text("pic-chosen", choice=GAME.voice.label(view, seat, str(chosen), legend.words).text)
        string, size = fonts.fit(text, "strong", 28, room)
        width = fonts.length(string, "strong", size) + 76
        left = WIDTH - 36 - width
        return [
            *items,
            Shape("box", (left, 32, width, 44), p.GOLD, radius=22),
            Icon(left + 30, 54, "check_bold", 30, p.INK),
            Text(left + 52, 54, string, "strong", size, p.INK),
        ]
    left = WIDTH - 48 - fonts.length(aside, "body", 26)
    return [
        *items,
        Icon(left - 28, 54, "eye_off", 32, p.BACK_RIM),
        Text(WIDTH - 48, 54, aside, "body", 26, p.BACK_RIM, "r"),
    ]
