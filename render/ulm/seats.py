"""The panels of the seats: points now and if the game ended now, goods, tiles, coats and laid-out cards."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel.words import with_minus
from games.ulm.material import GOLDEN, KINDS
from games.ulm.state import Ulm
from render import captions
from render.paint import fonts
from render.paint import palette as p
from render.paint.palette import SEATS
from render.paint.scene import PANEL_SHADOW, Box, Icon, Item, Region, Shape, Text
from render.paint.tokens import band, token
from render.painter import Legend
from render.ulm import facts
from render.ulm.layout import seat_box
from render.ulm.pieces import counted_coat, mini_card, stone

BAND = 150
LEFT, RIGHT = BAND + 16, 16
"""Where the right part of a panel begins, and how far it keeps off the right edge."""


@dataclass(frozen=True)
class Room:
    """Measure a panel by the number of seats: middles of its rows, sizes, whether cards have a row of their own."""

    rows: tuple[int, ...]
    icon: int
    stone: int
    card: int
    high: int
    low: int
    captions: bool


ROOMS = {
    4: Room((27, 67, 113), 40, 34, 28, 42, 100, captions=False),
    3: Room((28, 70, 117, 160), 42, 34, 32, 46, 134, captions=True),
    2: Room((40, 104, 168, 236), 46, 40, 46, 74, 196, captions=True),
}


def ground(seats: int) -> list[Item]:
    """Lay the panels with the colours of the seats."""
    items: list[Item] = []
    for seat in range(seats):
        x, y, width, height = seat_box(seat, seats)
        items.append(Shape("box", (x, y, width, height), p.PANEL, line=p.TABLE_EDGE, radius=18, shadow=PANEL_SHADOW))
        items += band(seat, (x + 2, y + 2, BAND - 2, height - 4), 16)
    return items


def seats(view: Ulm, legend: Legend) -> list[Region]:
    """Draw what changes of each panel."""
    return [_panel(view, seat, legend) for seat in range(view.seats)]


def _panel(view: Ulm, seat: int, legend: Legend) -> Region:
    box, room = seat_box(seat, view.seats), ROOMS[view.seats]
    items = [
        *_points(view, seat, legend, box, room),
        *_title(view, seat, legend, box, room),
        *_goods(view, seat, box, room),
        *_tiles(view, seat, box, room),
    ]
    lit = seat in view.result.winners if view.result else seat == view.turn
    if lit:
        items.append(Shape("box", box, "", line=p.GOLD, width=6, radius=18))
    return Region(f"seat-{seat}", box, tuple(items))


def _points(view: Ulm, seat: int, legend: Legend, box: Box, room: Room) -> list[Item]:
    """Write the points now and, below, those if the game ended now."""
    x, y, ink = box[0], box[1], SEATS[seat].ink
    number = with_minus(view.points[seat])
    items: list[Item] = [
        token(seat, legend.letter(seat), x + 40, y + room.high, 50),
        Text(x + 106, y + room.high, number, "strong", 58, ink, "m", 78),
    ]
    if room.captions:
        items.append(Text(x + 106, y + room.high + 36, legend.words.text("pic-points"), "body", 22, ink, "m", 84))
    if view.result:
        place = legend.words.text("pic-place", place=captions.place_of(view, seat))
        return [*items, Text(x + 76, y + room.low, place, "strong", 34, ink, "m", 130)]
    ended = with_minus(facts.points_now(view, seat))
    items += [
        Icon(x + 42, y + room.low, "flag_checkered", 34, ink),
        Text(x + 106, y + room.low, ended, "strong", 40, ink, "m", 78),
    ]
    if room.captions:
        items.append(Text(x + 106, y + room.low + 30, legend.words.text("pic-if-ended"), "body", 22, ink, "m", 84))
    return items


def _title(view: Ulm, seat: int, legend: Legend, box: Box, room: Room) -> list[Item]:
    """Write the name, mark the start player, and show laid-out cards here or in a row of their own."""
    x, y, right = box[0] + LEFT, box[1] + room.rows[0], box[0] + box[2] - RIGHT
    own_row = len(room.rows) > 3
    start = seat == view.first
    wide = 210 if not own_row else 350
    name = legend.name(seat)
    items: list[Item] = [Text(x, y, name, fonts.roomiest(name, 24, wide), 32, p.INK, room=wide)]
    if start:
        spot = x + (wide + 20 if not own_row else 370)
        items.append(Icon(spot, y, "numeric_1_circle", 28 if not own_row else 34, p.GOLD_DARK))
    if own_row:
        cards = _cards(view, seat, x, box[1] + room.rows[3], 390 // (room.card + 12), room)
        empty = Text(x, box[1] + room.rows[3], legend.words.text("pic-none-laid"), "body", 24, p.INK_DIM, room=380)
        return items + (cards or [empty])
    shown = min(4, len(facts.groups(view.laid[seat])))
    return items + _cards(view, seat, right - 40 * shown + 4, y, 4, room)


def _cards(view: Ulm, seat: int, x: int, y: int, most: int, room: Room) -> list[Item]:
    """Lay out cards by family with their number; the rest is counted."""
    groups = facts.groups(view.laid[seat])
    shown = groups if len(groups) <= most else groups[: most - 1]
    pitch = room.card + 12
    items: list[Item] = []
    for k, group in enumerate(shown):
        at = x + room.card // 2 + k * pitch
        items.append(mini_card(group.family, group.kind, at, y, room.card, group.count))
    if len(shown) < len(groups):
        rest = sum(group.count for group in groups[len(shown) :])
        items.append(Text(x + len(shown) * pitch + 18, y, f"+{rest}", "strong", 26, p.INK, "m", 38))
    return items


def _goods(view: Ulm, seat: int, box: Box, room: Room) -> list[Item]:
    """Count coins, sparrows, seals left and cards in hand."""
    x, y = box[0] + LEFT, box[1] + room.rows[1]
    counts = (
        ("coins", view.coins[seat]),
        ("sparrow", view.sparrows[seat]),
        ("wax_seal", view.seals[seat]),
        ("card_face", len(view.hands[seat])),
    )
    items: list[Item] = []
    for k, (icon, count) in enumerate(counts):
        left = x + k * 102
        items.append(Icon(left + room.icon // 2, y, icon, room.icon, p.INK))
        items.append(Text(left + room.icon + 8, y, str(count), "strong", 40, p.INK, room=92 - room.icon))
    return items


def _tiles(view: Ulm, seat: int, box: Box, room: Room) -> list[Item]:
    """Count the own tiles by kind, and the coats, golden and silver."""
    x, y, right = box[0] + LEFT, box[1] + room.rows[2], box[0] + box[2] - RIGHT
    items: list[Item] = [Shape("box", (x, y - room.stone // 2 - 6, right - x, 2), p.HAIRLINE)]
    for k, kind in enumerate(KINDS):
        left, count = x + k * 59, view.tiles[seat][kind]
        if count:
            items.append(stone(kind, left + room.stone // 2, y, room.stone))
            items.append(Text(left + room.stone + 4, y, str(count), "body", 25, p.INK, room=24))
        else:
            half = room.stone // 2 - 1
            spot = (left + 1, y - half, 2 * half, 2 * half)
            items.append(Shape("box", spot, p.PANEL_TINT, line=p.SLOT, radius=8))
    golden = sum(coat in GOLDEN for coat in view.coats[seat])
    silver = len(view.coats[seat]) - golden
    if silver:
        items.append(counted_coat(silver, right - 66, y, 42, golden=False))
    if golden:
        items.append(counted_coat(golden, right - 20, y, 42))
    return items
