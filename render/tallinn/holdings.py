"""What every seat held and had built when the game stopped: a line per seat with row, hand and towers, face up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from games.kernel.words import with_minus
from games.tallinn.state import Tallinn
from render.frames import SeatLines
from render.paint import fonts
from render.paint import palette as p
from render.paint.palette import SEATS
from render.paint.scene import Icon, Item, Region, Scene, Text
from render.paint.tokens import token
from render.painter import Legend
from render.tallinn import facts
from render.tallinn.board import BAND, CARDS_LEFT, CARDS_RIGHT, CLOSE_LEFT, CLOSE_PITCH, CLOSE_WIDTH, MANY, PITCH
from render.tallinn.header import EDGE, WIDTH
from render.tallinn.pieces import HALF_WIDTH, gone_card, half_card, open_tower, plate, whole_card

TOP, ROW = 100, 232
LINES = SeatLines(WIDTH, EDGE, TOP, ROW, BAND)
CARDS = 58  # from the upper edge of a line to its cards
STRENGTHS, TOWERS = 560, 1302  # where the symbols of the row, and those of the towers, are counted
WIDE, NARROW = 100, 84  # from one count to the next


def holdings(views: Sequence[Tallinn], legend: Legend) -> Scene:
    """Draw what every seat held and had built, each from its own view."""
    return LINES.scene(_header(views, legend), len(views), lambda seat, y: _seat(views[seat], seat, legend, y))


def _header(views: Sequence[Tallinn], legend: Legend) -> Region:
    hands = any(view.hands[seat].cards for seat, view in enumerate(views))
    row = legend.words.text("pic-held-hands" if hands else "pic-held-row")
    items = (
        Icon(56, 50, "tower", 64, p.GOLD),
        Text(100, 50, legend.words.text("pic-held"), "title", 46, p.ON_TABLE, room=420),
        Text(STRENGTHS, 50, row, "body", 28, p.TABLE_DIM, room=TOWERS - STRENGTHS - 20),
        Text(TOWERS, 50, legend.words.text("pic-held-towers"), "body", 28, p.TABLE_DIM, room=WIDTH - TOWERS - EDGE),
    )
    return Region("header", (0, 0, WIDTH, TOP - 8), items)


def _seat(view: Tallinn, seat: int, legend: Legend, y: int) -> list[Item]:
    """Draw name, points, the symbols of row and towers, and every card."""
    ink, name, room = SEATS[seat].ink, legend.name(seat), STRENGTHS - CARDS_LEFT - 24
    points, word = with_minus(view.points[seat]), legend.words.text("pic-points")
    items: list[Item] = [
        token(seat, legend.letter(seat), 84, y + 56, 76),
        Text(84, y + 140, points, "strong", 64, ink, "m", BAND - 12),
        Text(84, y + 192, word, "body", 26, ink, "m", BAND - 12),
        Text(CARDS_LEFT, y + 30, name, fonts.roomiest(name, 24, room), 40, p.INK, room=room),
    ]
    items += _counts(facts.strengths(view)[seat], STRENGTHS, y + 30, WIDE)
    items += _counts(facts.tower_strength(view, seat), TOWERS, y + ROW // 2, NARROW)
    return items + _cards(view, seat, y + CARDS)


def _counts(counts: Sequence[int], x: int, y: int, apart: int) -> list[Item]:
    items: list[Item] = []
    for faction, count in enumerate(counts):
        left, ink = x + faction * apart, p.INK if count else p.INK_DIM
        items += [plate(faction, left + 20, y, 40), Text(left + 46, y, str(count), "strong", 34, ink, room=36)]
    return items


def _cards(view: Tallinn, seat: int, y: int) -> list[Item]:
    """Lay the row from the left; from the right the towers, and before them the hand and the places of what is gone."""
    gone, hand, towers = view.gone[seat] if view.gone else [], view.hands[seat].cards, view.towers[seat].cards
    close = len(view.rows[seat]) + len(gone) + len(hand) + len(towers) >= MANY
    left, pitch, width = (CLOSE_LEFT, CLOSE_PITCH, CLOSE_WIDTH) if close else (CARDS_LEFT, PITCH, HALF_WIDTH)
    sent = facts.envoy_faction(view, seat)
    items: list[Item] = []
    for k, half in enumerate(view.rows[seat]):
        envoys = sent if half == view.material.envoy_half else -1
        items.append(half_card(view.material, half, left + k * pitch, y, width=width, sent=envoys))
    whole, tower = partial(whole_card, view.material), partial(open_tower, view.material)
    aside: list[tuple[Callable[[str, int, int, int], Item], str]] = [(gone_card, half) for half in gone]
    aside += [(whole, card) for card in hand]
    aside += [(tower, card) for card in towers]
    for k, (draw, card) in enumerate(reversed(aside)):
        items.append(draw(card, CARDS_RIGHT - width - k * pitch, y, width))
    return items
