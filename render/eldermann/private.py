"""What private pictures share: the frame and its head."""

from __future__ import annotations

from games.eldermann import GAME
from games.eldermann.state import Eldermann
from render.eldermann import looks
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import BOARD_SHADOW, Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import token
from render.painter import Legend

WIDTH = 1100


def frame(height: int, items: list[Item], head: list[Item]) -> Scene:
    """Lay items on a board with a dark strip for its head."""
    board = (12, 12, WIDTH - 24, height - 24)
    back = (
        Shape("box", board, looks.BOARD, line=p.FRAME, width=4, radius=22, shadow=BOARD_SHADOW),
        Shape("box", (28, 26, WIDTH - 56, 56), p.STRIP, radius=14),
    )
    body = (20, 86, WIDTH - 40, height - 106)
    regions = (Region("head", (28, 20, WIDTH - 56, 66), tuple(head)), Region("body", body, tuple(items)))
    return Scene(Backdrop(WIDTH, height, back), regions)


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
