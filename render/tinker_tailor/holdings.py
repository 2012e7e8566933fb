"""What every seat held when the game stopped: a line per seat with its goods by kind, its money and its points."""

from __future__ import annotations

from collections.abc import Sequence

from games.tinker_tailor.material import GOODS, MONEY, worth
from games.tinker_tailor.sections import scoring
from games.tinker_tailor.state import TinkerTailor
from render.frames import SeatLines
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.tinker_tailor import facts
from render.tinker_tailor.looks import TITLE_ICON
from render.tinker_tailor.own_frame import EDGE
from render.tinker_tailor.pieces import coin, good, role_disc, role_name

WIDTH = 1320
TOP, ROW = 92, 156
BAND, NAME = 88, 128
LINES = SeatLines(WIDTH, EDGE, TOP, ROW, BAND)
GOODS_AT, GOOD, MONEY_AT, COIN = 128, 116, 732, 86
RIGHT = WIDTH - EDGE - 22


def holdings(views: Sequence[TinkerTailor], legend: Legend) -> Scene:
    """Draw what every seat held, each from its own view."""
    title = legend.words.text("pic-held")
    head = (Icon(56, 48, TITLE_ICON, 58, p.GOLD), Text(100, 48, title, "title", 44, p.ON_TABLE, room=WIDTH - 140))
    header = Region("header", (0, 0, WIDTH, TOP - 10), head)
    return LINES.scene(header, len(views), lambda seat, y: _seat(views[seat], seat, legend, y))


def _seat(view: TinkerTailor, seat: int, legend: Legend, y: int) -> list[Item]:
    """Draw name, points, and the cards by kind."""
    total = legend.words.text("pic-held-points", points=scoring.sheet_of(view, seat).total)
    name, room = legend.name(seat), 330
    size = fonts.fit(total, "strong", 40, 200)[1]
    items: list[Item] = [
        token(seat, legend.letter(seat), EDGE + 2 + BAND // 2, y + ROW // 2, 66),
        Text(NAME, y + 36, name, fonts.roomiest(name, 26, room), 38, p.INK, room=room),
        Text(RIGHT, y + 36, total, "strong", size, p.INK, "r"),
    ]
    items += _roles(view, seat, legend, y + 36)
    return items + _goods(view, seat, y + 106) + _money(view, seat, legend, y + 106)


def _roles(view: TinkerTailor, seat: int, legend: Legend, y: int) -> list[Item]:
    """Show the roles of the round in which a game was abandoned."""
    items: list[Item] = []
    for k, role in enumerate([] if view.result else facts.own_roles(view, seat)):
        x = NAME + 350 + k * 250
        items += [role_disc(role, x + 22, y, 46), Text(x + 54, y, role_name(role, legend), "body", 28, p.INK, room=190)]
    return items


def _goods(view: TinkerTailor, seat: int, y: int) -> list[Item]:
    counts, items = facts.kinds(view, seat), list[Item]()
    for k, kind in enumerate(GOODS):
        x, count = GOODS_AT + k * GOOD, counts[kind]
        ink, text = (p.INK, f"×{count}") if count else (p.INK_DIM, "–")
        items += [good(kind, x + 26, y, 54, off=not count), Text(x + 58, y, text, "strong", 30, ink, room=46)]
    return items


def _money(view: TinkerTailor, seat: int, legend: Legend, y: int) -> list[Item]:
    """Show the money by value, and its sum."""
    cards = view.money[seat].cards
    held = [value for value in MONEY if value in cards]
    items: list[Item] = [Shape("box", (MONEY_AT - 14, y - 32, 2, 64), p.HAIRLINE)]
    for k, value in enumerate(held):
        x, count = MONEY_AT + k * COIN, cards.count(value)
        items += [coin(value, x + 20, y, 42), Text(x + 44, y, f"×{count}", "strong", 28, p.INK, room=34)]
    note = legend.words.text("pic-sum", sum=worth(cards)) if held else legend.words.text("pic-no-money")
    return [*items, Text(RIGHT, y, note, "body", 25, p.INK_SECOND, "r", 104)]
