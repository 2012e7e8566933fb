"""A seat's panel: reputation and rank, money, ship, Kontor and city."""

from __future__ import annotations

from functools import lru_cache

from games.eldermann.material import BUILDINGS, SHIP, TILES
from games.eldermann.sections.spelunke import ALL, NO, WINDOWS, setting
from games.eldermann.state import DOCK, Eldermann
from render import captions
from render.eldermann import facts, looks
from render.eldermann.layout import panel
from render.eldermann.pieces import CANNON, amount, field
from render.paint import fonts
from render.paint import palette as p
from render.paint.palette import SEATS
from render.paint.scene import Art, Box, Icon, Item, Region, Shape, Sprite, Text
from render.paint.tokens import answer, band, token
from render.painter import Legend

BAND, INSET = 92, 108
ROOM = 324
FIELD, PITCH = 31, 34
NO_LIMIT = 999
ASKED = 26


def seat_panel(view: Eldermann, seat: int, legend: Legend, place: int = -1, *, settings: bool = True) -> Region:
    """Draw the panel of a seat, in the place of its number or another one of the column."""
    box = panel(seat if place < 0 else place)
    active = bool(view.round) and seat == view.active and not view.result
    won = view.result is not None and seat in view.result.winners
    items = [*_band(view, seat, legend, box), *_person(view, seat, legend, box), *_wealth(view, seat, box)]
    items += _cargo(view, seat, box) + _city(view, seat, box)
    if settings:
        items += _asked_mark(view, seat, box)
    if active or won:
        items.append(Shape("box", box, "", line=p.GOLD, width=6, radius=20))
    return Region(f"seat-{seat}", box, tuple(items))


def _band(view: Eldermann, seat: int, legend: Legend, box: Box) -> list[Item]:
    x, y, _, height = box
    ink, middle = SEATS[seat].ink, x + 2 + BAND // 2
    items: list[Item] = [
        *band(seat, (x + 2, y + 2, BAND, height - 4), 18),
        token(seat, legend.letter(seat), middle, y + 50, 68),
        Icon(middle, y + 122, "laurel", 48, ink),
        Text(middle, y + 177, str(view.points[seat]), "strong", 58, ink, "m", BAND - 8),
        Text(middle, y + 228, legend.words.text("pic-honours"), "body", 24, ink, "m", BAND - 6),
    ]
    if captions.has_turn(seat, legend):
        items.append(answer(middle + 28, y + 78, 36, answered=False))
    return items


def _person(view: Eldermann, seat: int, legend: Legend, box: Box) -> list[Item]:
    """Write name and rank, role and home, and mark the place on the track of reputation."""
    x, y = box[0] + INSET, box[1]
    title, name = legend.words.text(f"title-{view.title(seat)}"), legend.name(seat)
    face, size = "strong", 26
    if fonts.length(name, "body", fonts.SMALLEST) > ROOM - fonts.length(title, face, size) - 14:
        face, size = "body", fonts.SMALLEST
    room = ROOM - fonts.length(title, face, size) - 10
    return [
        Text(x, y + 35, name, fonts.roomiest(name, 26, room), 38, p.INK, room=room),
        Text(x + ROOM, y + 36, title, face, size, looks.HONOUR, "r"),
        Text(x, y + 67, facts.origin(view, seat, legend), "body", 24, p.INK_SECOND, room=ROOM),
        *track(view, seat, (x, y + 84, ROOM, 14)),
    ]


def track(view: Eldermann, seat: int, box: Box) -> list[Item]:
    """Draw the track of reputation as a bar with a notch where each rank begins."""
    x, y, width, height = box
    steps = facts.steps_of(view)
    most = steps[-1] + 3
    filled = max(height, width * min(view.points[seat], most) // most)
    items: list[Item] = [
        Shape("box", box, p.SLOT, line=looks.SLOT_LINE, radius=height // 2),
        Shape("box", (x, y, filled, height), SEATS[seat].colour, line=p.INK_SECOND, width=1, radius=height // 2),
    ]
    for step in steps:
        reached = view.points[seat] >= step
        at = x + width * step // most
        items.append(Shape("box", (at - 2, y - 2, 4, height + 4), p.GOLD if reached else looks.COAST, radius=2))
    return items


def _wealth(view: Eldermann, seat: int, box: Box) -> list[Item]:
    """Write Taler with their limit, building permits and the Spelunke cards of both stacks."""
    x, y = box[0] + INSET, box[1] + 122
    items = amount("coins", view.taler[seat], x, y, 34)
    if view.taler_room(seat) < NO_LIMIT:
        left = x + 40 + fonts.length(str(view.taler[seat]), "strong", 37) + 5
        items.append(Text(left, y + 2, f"/ {view.taler_room(seat)}", "body", 26, p.INK_SECOND))
    items += amount("trophy", view.permits(seat), x + 138, y, 34, p.INK)
    held = f"{len(view.hand1[seat].cards)} + {len(view.hand2[seat].cards)}" if view.cards_held(seat) else "0"
    return [*items, Icon(x + 240, y - 1, "cards", 36, p.BACK), Text(x + 264, y + 1, held, "strong", 32, p.INK, room=62)]


def _asked_mark(view: Eldermann, seat: int, box: Box) -> list[Item]:
    """Mark beside its cards a seat that is asked for them: golden wherever one can be played, else pale."""
    x, y = box[0] + INSET + 220, box[1] + 134
    values = {setting(view, seat, window) for window in WINDOWS} if view.watch else {NO}
    if values == {NO}:
        return []
    fill, line = (p.GOLD, p.GOLD_RIM) if values == {ALL} else (p.IVORY, p.INK_SECOND)
    return [
        Shape("circle", (x - ASKED // 2, y - ASKED // 2, ASKED, ASKED), fill, line=line, width=2),
        Text(x, y, "?", "strong", fonts.SMALLEST, p.INK, "m"),
    ]


def ship_fields(view: Eldermann, seat: int) -> list[tuple[str, str]]:
    """List the fields of a ship with their letters and what lies on them."""
    level = view.levels[seat][DOCK]
    deck, guns = view.material.deck[level], SHIP["guns"][level]
    goods = view.hold[seat]
    armed = [CANNON] * view.guns[seat] + goods[deck:]
    rows = (("W", goods[:deck], deck), ("K", armed, guns), ("E", view.booty[seat], SHIP["booty"][level]))
    return [
        (letter, (held[k : k + 1] or [""])[0]) for letter, held, count in rows for k in range(max(count, len(held)))
    ]


def _cargo(view: Eldermann, seat: int, box: Box) -> list[Item]:
    """Draw the ship's fields, and below them those of the Kontor."""
    x, y = box[0] + INSET, box[1] + 160
    items: list[Item] = [Icon(x + 15, y, "cog_ship", 32, p.INK_SECOND), Icon(x + 15, y + 37, "home", 30, p.INK_SECOND)]
    fields = ship_fields(view, seat)
    pitch = min(PITCH, (ROOM - 56) // max(1, len(fields) - 1))
    gap, before = 0, "W"
    for k, (letter, held) in enumerate(fields):
        gap += 4 if letter != before else 0
        before = letter
        items.append(field(held, letter, x + 52 + k * pitch + gap, y, FIELD))
    stored = view.kontor[seat]
    places = range(max(view.kontor_room(seat), len(stored)))
    return items + [field((stored[k : k + 1] or [""])[0], "", x + 52 + k * PITCH, y + 37, FIELD) for k in places]


@lru_cache(32)
def _tile_art(tile: int, level: int, size: int) -> Art:
    """Draw a building: pale not built, white built, golden with an arrow where it is upgraded."""
    height = size * 40 // 46
    fill, line, ink, width = (
        (looks.OFF_TILE, looks.OFF_TILE_LINE, looks.OFF_ICON, 2),
        (p.CARD, p.INK_SECOND, p.INK, 2),
        (looks.UPGRADED, p.GOLD_DARK, p.INK, 3),
    )[level]
    items: list[Item] = [
        Shape("box", (0, 0, size, height), fill, line=line, width=width, radius=size // 5),
        Icon(size // 2, height // 2, looks.TILE_ICONS[tile], size * 31 // 46, ink),
    ]
    if level == len(BUILDINGS["school"]) - 1:
        disc = size * 22 // 46
        items += [
            Shape("circle", (size - disc * 2 // 3, -disc // 3, disc, disc), p.INK),
            Icon(size - disc // 6, disc // 6, "arrow_up_bold", disc * 4 // 5, looks.UPGRADED_ARROW),
        ]
    return Art(size, height, 12, tuple(items))


def tile(place: int, level: int, x: int, y: int, size: int = 46) -> Sprite:
    """Draw a city tile with its upper left corner at x, y."""
    return Sprite(x, y, _tile_art(place, level, size))


def _city(view: Eldermann, seat: int, box: Box) -> list[Item]:
    x, y = box[0] + INSET, box[1] + 217
    return [tile(place, view.levels[seat][place], x + place * 54, y) for place in range(len(TILES))]
