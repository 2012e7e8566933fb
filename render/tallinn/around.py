"""Rows small, below what a seat must choose from: who has what in its row, towers, points, and Chronicles to come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.kernel.words import with_minus
from games.tallinn.material import START_CARDS, Material, card_of
from games.tallinn.state import Tallinn
from render.paint import fonts
from render.paint import palette as p
from render.paint.palette import SEATS
from render.paint.scene import Art, Backdrop, Icon, Item, Region, Scene, Shape, Sprite, Text
from render.paint.tokens import band, token
from render.painter import Legend
from render.tallinn import facts
from render.tallinn.chronicle import CHRONICLE_HEIGHT, CHRONICLE_WIDTH, chronicle_card
from render.tallinn.own_frame import EDGE, WIDTH
from render.tallinn.pieces import plate, spread, starts_contest, symbols

TOP, ROW, GAP = 4, 105, 4
BAND, CHIPS = 128, 286
CARD, HEIGHT, PITCH, CLOSE = 52, 92, 56, 53  # the Envoy makes twelve cards
STRIP = 30
SAID = ("name_faction", "send_tied_envoys")
"""Questions whose own picture compares all rows already."""
LEFT, RIGHT = EDGE + BAND + 10, WIDTH - EDGE - CHIPS - 8


def table_picture(view: Tallinn, seat: int, legend: Legend) -> Scene | None:
    """Draw the rows that a question is about, its own one with a golden line: all, before the first round its own."""
    if seat not in legend.asked or view.section in SAID:
        return None
    shown = [seat] if view.section == "exchange" else list(range(view.seats))
    regions = [_row(view, other, legend, TOP + k * (ROW + GAP), own=other == seat) for k, other in enumerate(shown)]
    bottom = TOP + len(shown) * (ROW + GAP)
    first = len(view.chronicle_gains) if view.section == "give_up" else view.scored_levels()
    if levels := range(first + 1, len(view.chronicles) + 1):
        regions.append(_chronicles(view, legend, levels, bottom))
        bottom += CHRONICLE_HEIGHT + GAP
    return Scene(Backdrop(WIDTH, bottom + 8), tuple(regions))


def _row(view: Tallinn, seat: int, legend: Legend, y: int, *, own: bool) -> Region:
    line = p.GOLD if own else p.TABLE_EDGE
    box, mark = (EDGE, y, WIDTH - 2 * EDGE, ROW), SEATS[seat]
    items: list[Item] = [
        Shape("box", box, p.PANEL, line=line, width=4 if own else 2, radius=16),
        *band(seat, (EDGE + 4, y + 4, BAND - 4, ROW - 8), 13),
        token(seat, legend.letter(seat), EDGE + 38, y + ROW // 2, 56),
        Text(EDGE + 98, y + ROW // 2, with_minus(view.points[seat]), "strong", 42, mark.ink, "m", 54),
    ]
    items += _cards(view, seat, y + (ROW - HEIGHT) // 2)
    return Region(f"row-{seat}", (0, y - 2, WIDTH, ROW + GAP), (*items, *_strengths(view, seat, legend, y)))


def _cards(view: Tallinn, seat: int, y: int) -> list[Item]:
    """Lay the halves from the left and the towers from the right, as on the board."""
    row, towers, pitch = view.rows[seat], view.towers[seat].cards, CLOSE if view.envoy != "off" else PITCH
    items: list[Item] = [
        Sprite(LEFT + k * pitch, y, _half_art(view.material, half, fresh=half == view.fresh[seat]))
        for k, half in enumerate(row)
    ]
    first = RIGHT - len(towers) * pitch
    return items + [Sprite(first + k * pitch, y, _tower_art(card)) for k, card in enumerate(towers)]


@lru_cache(128)
def _half_art(material: Material, half: str, *, fresh: bool) -> Art:
    start, edge = half in START_CARDS, 4 if fresh else 2
    shown = material.halves[half]
    strip = p.INK_SECOND if start else p.STRIP
    items: list[Item] = [
        Shape("box", (0, 0, CARD, HEIGHT), p.CARD, line=p.GOLD if fresh else p.INK_SECOND, width=edge, radius=9),
        Shape("top", (edge, edge, CARD - 2 * edge, STRIP - edge), strip, radius=8 - edge),
        Text(9, 16, "S" if start else card_of(half), "strong", 24, p.ON_STRIP),
    ]
    if starts_contest(shown):
        items.append(Icon(CARD - 14, 16, "sword_cross", 18, p.GOLD))
    middle = STRIP + (HEIGHT - STRIP) // 2 - 1
    return Art(CARD, HEIGHT, 4, (*items, *spread(symbols(shown), CARD // 2, middle, (42, 28, 24), (12, 14))))


@lru_cache(32)
def _tower_art(card: str) -> Art:
    items = (
        Shape("box", (0, 0, CARD, HEIGHT), p.STEEL, line=p.STEEL_LINE, width=2, radius=9),
        Text(9, 16, card, "strong", 24, p.STEEL_TEXT),
        Icon(CARD // 2, 58, "tower", 44, "#D6DEE7"),
    )
    return Art(CARD, HEIGHT, 4, items)


def _strengths(view: Tallinn, seat: int, legend: Legend, y: int) -> list[Item]:
    """Name the seat, and show the three strengths of its row, the greatest of all seats in gold."""
    counts, left, name = facts.strengths(view), WIDTH - EDGE - CHIPS, legend.name(seat)
    items: list[Item] = [Text(left, y + 30, name, fonts.roomiest(name, 24, CHIPS - 12), 28, p.INK, room=CHIPS - 12)]
    for faction in facts.SYMBOLS:
        x, mine = left + faction * 88, counts[seat][faction]
        leads = mine > 0 and mine == max(count[faction] for count in counts)
        fill, line = (p.CARD, p.GOLD) if leads else (p.PANEL_TINT, p.HAIRLINE)
        items.append(Shape("box", (x, y + 52, 84, 48), fill, line=line, width=4 if leads else 2, radius=24))
        items += [plate(faction, x + 26, y + 76, 36), Text(x + 61, y + 76, str(mine), "strong", 32, p.INK, "m", 34)]
    return items


def _chronicles(view: Tallinn, legend: Legend, levels: Sequence[int], y: int) -> Region:
    """Lay Chronicles side by side."""
    items: list[Item] = []
    for place, level in enumerate(levels):
        items += chronicle_card(view, level, legend, EDGE + place * (CHRONICLE_WIDTH + 16), y)
    return Region("chronicles", (0, y - 2, WIDTH, CHRONICLE_HEIGHT + 8), tuple(items))
