"""The board: a header and one row per seat, so the height follows the number of players."""

from __future__ import annotations

from functools import lru_cache

from games.kernel.words import with_minus
from games.tallinn.state import Tallinn
from render.paint import fonts
from render.paint import palette as p
from render.paint.palette import SEATS, mix
from render.paint.scene import BOARD_SHADOW, Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import badge, band, token
from render.painter import Legend
from render.tallinn import facts
from render.tallinn.boxes import box_items
from render.tallinn.header import EDGE, WIDTH, header, seat_mark
from render.tallinn.pieces import (
    ENVOY_FACE,
    HALF_HEIGHT,
    HALF_WIDTH,
    backs,
    deck,
    gone_card,
    half_card,
    open_tower,
    plate,
    tower_card,
)

ROW_TOP, ROW_HEIGHT, GAP = 132, 254, 12
BAND = 132
CARDS_LEFT, CARDS_RIGHT, PITCH = 168, 1286, 100
MANY, CLOSE_LEFT, CLOSE_PITCH, CLOSE_WIDTH = 12, 164, 94, 88  # the Envoy makes twelve places in a row
BOX_LEFT = 1302
SPLIT = 1294  # between the shadows of the last card and of the box
CHIPS_LEFT, CHIP, CHIP_PITCH = 402, 160, 166
TRACK = 60  # points that fill the little bar; the rulebook's tracker counts to 60


def row_top(seat: int) -> int:
    """Give the upper edge of a seat's row."""
    return ROW_TOP + seat * (ROW_HEIGHT + GAP)


@lru_cache(16)
def backdrop(seats: int, title: str) -> Backdrop:
    """Lay out what never changes for a number of seats."""
    items: list[Item] = [Icon(56, 70, "tower", 84, p.GOLD), Text(108, 46, title, "title", 58, p.ON_TABLE, room=400)]
    for seat in range(seats):
        y = row_top(seat)
        panel = (EDGE, y, WIDTH - 2 * EDGE, ROW_HEIGHT)
        items.append(Shape("box", panel, p.PANEL, line=p.TABLE_EDGE, radius=20, shadow=BOARD_SHADOW))
        items += band(seat, (EDGE + 2, y + 2, BAND, ROW_HEIGHT - 4), 18)
    return Backdrop(WIDTH, row_top(seats) + EDGE - GAP, tuple(items))


def board(view: Tallinn, legend: Legend) -> Scene:
    """Draw the whole board."""
    regions = header(view, legend)
    for seat in range(view.seats):
        regions += [_band(view, seat, legend), _row(view, seat, legend), _box(view, seat, legend)]
    return Scene(backdrop(view.seats, legend.words.text("pic-title")), tuple(regions))


def _band(view: Tallinn, seat: int, legend: Legend) -> Region:
    y, mark, points = row_top(seat), SEATS[seat], view.points[seat]
    items: list[Item] = [token(seat, legend.letter(seat), 84, y + 56, 76)]
    if legend.asked:
        items += seat_mark(view, seat, legend, 122, y + 86, 40)
    items += [
        Text(84, y + 143, with_minus(points), "strong", 68, mark.ink, "m", BAND - 12),
        Text(84, y + 194, legend.words.text("pic-points"), "body", 26, mark.ink, "m", BAND - 12),
        Shape("box", (34, y + 218, 100, 14), mix(mark.colour, p.BLACK, 0.45), radius=7),
        Shape("box", (36, y + 220, max(10, 96 * min(points, TRACK) // TRACK), 10), p.IVORY, radius=5),
    ]
    return Region(f"band-{seat}", (EDGE + 2, y + 2, BAND, ROW_HEIGHT - 4), tuple(items))


def _row(view: Tallinn, seat: int, legend: Legend) -> Region:
    y, name, room = row_top(seat), legend.name(seat), CHIPS_LEFT - CARDS_LEFT - 10
    items: list[Item] = [Text(CARDS_LEFT, y + 40, name, fonts.roomiest(name, 24, room), 44, p.INK, room=room)]
    items += _chips(view, seat, y + 39)
    items += _stock(view, seat, legend, y + 40)
    items += _cards(view, seat, legend, y + 76)
    left = EDGE + 2 + BAND
    return Region(f"row-{seat}", (left, y + 2, SPLIT - left, ROW_HEIGHT - 4), tuple(items))


def _chips(view: Tallinn, seat: int, y: int) -> list[Item]:
    """Show the three strengths of a row, with a crown where nobody has more."""
    counts, crowded = facts.strengths(view), bool(facts.factions_to_score(view) or any(view.envoy_to))
    items: list[Item] = []
    for faction in facts.SYMBOLS:
        x, mine = CHIPS_LEFT + faction * CHIP_PITCH, counts[seat][faction]
        leads = mine > 0 and mine == max(count[faction] for count in counts)
        fill, line, width = (p.CARD, p.GOLD, 4) if leads else (p.PANEL_TINT, p.HAIRLINE, 2)
        items.append(Shape("box", (x, y - 27, CHIP, 54), fill, line=line, width=width, radius=27))
        items += [plate(faction, x + 33, y, 44), Text(x + 80, y, str(mine), "strong", 40, p.INK, "m")]
        items += _note(view, seat, faction, x + 117, y)
        if leads:
            items.append(badge(x + 10, y - 17, 32, icon="crown") if crowded else _crown(x + 128, y))
    return items


def _crown(x: int, y: int) -> Item:
    return Icon(x, y - 1, "crown", 34, p.GOLD_DARK)


def _note(view: Tallinn, seat: int, faction: int, x: int, y: int) -> list[Item]:
    """Tell what of a strength the Envoy brings at the end, or what of it counts for Chronicles to come."""
    if facts.envoy_faction(view, seat) == faction:
        return [plate(ENVOY_FACE, x, y, 24), Text(x + 13, y, "+2", "strong", 24, p.INK)]
    if faction not in facts.factions_to_score(view):
        return []
    count = str(view.influence(seat)[faction])
    return [Icon(x, y, "book_open_variant", 24, p.INK_SECOND), Text(x + 14, y, count, "strong", 26, p.INK_SECOND)]


def _stock(view: Tallinn, seat: int, legend: Legend, y: int) -> list[Item]:
    """Show the hand as backs, and the draw pile, in two stacks where the Chronicles divide it."""
    stacks = [count for count in view.stacks(seat) if count] or [0]
    items: list[Item] = [
        Text(972, y, legend.words.text("pic-hand"), "body", 26, p.INK_SECOND, "r", 60),
        *backs(len(view.hands[seat].cards), 984, y),
        Text(CARDS_RIGHT - 8 - 44 * len(stacks), y, legend.words.text("pic-deck"), "body", 26, p.INK_SECOND, "r", 90),
    ]
    return items + [deck(count, CARDS_RIGHT - 38 - 44 * k, y) for k, count in enumerate(reversed(stacks))]


def _cards(view: Tallinn, seat: int, legend: Legend, y: int) -> list[Item]:
    """Lay the row from the left and the towers from the right, so that cards stay where they were put."""
    row, towers = view.rows[seat], view.towers[seat].cards
    gone = view.gone[seat] if view.gone else []
    coming = len(view.hands[seat].cards) + len(view.decks[seat].cards)
    close = view.rounds + 1 >= MANY
    left, pitch, width = (CLOSE_LEFT, CLOSE_PITCH, CLOSE_WIDTH) if close else (CARDS_LEFT, PITCH, HALF_WIDTH)
    sent = facts.envoy_faction(view, seat)
    items: list[Item] = []
    for k in range(coming):
        x = left + (len(row) + k) * pitch
        items.append(Shape("box", (x, y, width, HALF_HEIGHT), p.PANEL_TINT, radius=12))
    for k, half in enumerate(row):
        fresh, envoys = half == view.fresh[seat], sent if half == view.material.envoy_half else -1
        items.append(half_card(view.material, half, left + k * pitch, y, fresh=fresh, width=width, sent=envoys))
    for k, card in enumerate([*gone, *towers]):
        x = CARDS_RIGHT - width - (len(gone) + len(towers) - 1 - k) * pitch
        items.append(_tower_or_gap(view, card, legend, (x, y, width), gone=k < len(gone)))
    return items


def _tower_or_gap(view: Tallinn, card: str, legend: Legend, place: tuple[int, int, int], *, gone: bool) -> Item:
    """Draw a tower, open in the end, or the place of a card that was given up."""
    x, y, width = place
    if gone:
        return gone_card(card, x, y, width)
    if view.result:
        return open_tower(view.material, card, x, y, width)
    return tower_card(card, legend.words.text("pic-tower"), x, y, width)


def _box(view: Tallinn, seat: int, legend: Legend) -> Region:
    y, right = row_top(seat), WIDTH - EDGE - 2
    box = (BOX_LEFT, y + 14, WIDTH - 2 * EDGE + 2 - BOX_LEFT, ROW_HEIGHT - 28)
    return Region(
        f"box-{seat}", (SPLIT, y + 2, right - SPLIT, ROW_HEIGHT - 4), tuple(box_items(view, seat, legend, box))
    )
