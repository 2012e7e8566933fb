"""The pieces of Tallinn: faction plates, coins, half cards, towers and card backs.

Factions never use seat colours: a straw disc, a steel shield and a dark arch differ in form and in brightness.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from games.tallinn.material import START_CARDS, Half, Material, card_of
from render.paint import palette as p
from render.paint.scene import CARD_SHADOW, SMALL_SHADOW, Art, Icon, Item, Shape, Sprite, Text


@dataclass(frozen=True)
class Faction:
    """Look of one faction: icon, plate and the light ground under the icon; `icon_size` and `drop` are shares."""

    icon: str
    form: str
    colour: str
    line: str
    ground: str
    size: float
    icon_size: float
    drop: float


FACES = (
    Faction("merchant", "circle", "#F0DC9C", "#8F7230", "#FFF9E2", 0.94, 0.66, 0.0),
    Faction("knight", "heater", "#AEBBC5", "#55626E", "#F1F5F8", 1.0, 0.62, -0.03),
    Faction("monk", "arch", "#786060", "#463535", "#FFF0DA", 1.0, 0.68, 0.06),
    Faction("orb", "banner", "#CDB6DC", "#5E4674", "#FAF4FD", 0.96, 0.66, -0.07),
)
ENVOY_FACE = 3
"""The place of the envoy symbol behind the three factions in FACES."""
HALF_WIDTH, HALF_HEIGHT = 92, 164
STRIP_HEIGHT = 34


@lru_cache(128)
def _plate_art(faction: int, size: int) -> Art:
    face = FACES[faction]
    side = round(size * face.size)
    edge = (size - side) // 2
    middle, low = size // 2, size // 2 + round(side * face.drop)
    icon = int(side * face.icon_size)
    plate = Shape(face.form, (edge, edge, side, side), face.colour, line=face.line, width=max(2, side // 24))
    light = Icon(middle, low, face.icon, icon, face.ground, ground=True)
    return Art(size, size, 1, (plate, light, Icon(middle, low, face.icon, icon, p.INK)))


def plate(faction: int, x: int, y: int, size: int) -> Sprite:
    """Draw the mark of a faction, or of the Envoy, centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _plate_art(faction, size))


def symbols(shown: Half) -> list[int]:
    """List the places in FACES of what a half shows, one by one."""
    return [face for face, count in enumerate((*shown.symbols, shown.envoys)) for _ in range(count)]


def starts_contest(shown: Half) -> bool:
    """Tell whether laying a half starts a contest."""
    return shown.coin or shown.envoys > 0


@lru_cache(8)
def _coin_art(size: int) -> Art:
    disc = Shape("circle", (0, 0, size, size), p.GOLD, line=p.GOLD_RIM, width=3, shadow=SMALL_SHADOW)
    return Art(size, size, 6, (disc, Icon(size // 2, size // 2, "sword_cross", int(size * 0.6), p.INK)))


def coin(x: int, y: int, size: int = 36) -> Sprite:
    """Draw the coin that starts a contest, centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _coin_art(size))


def spread(
    shown: Sequence[int], x: int, y: int, sizes: tuple[int, int, int], apart: tuple[int, int], *, flat: bool = False
) -> list[Item]:
    """Lay out one to three plates around x, y; `sizes` by their number, `apart` from the middle, `flat` in one line."""
    size = sizes[len(shown) - 1]
    across, down = apart
    two = [(-across, 0), (across, 0)] if flat else [(0, -down), (0, down)]
    places = {1: [(0, 0)], 2: two, 3: [(-across, -down), (across, -down), (0, down)]}[len(shown)]
    return [plate(face, x + dx, y + dy, size) for face, (dx, dy) in zip(shown, places, strict=True)]


@lru_cache(128)
def _half_art(material: Material, half: str, width: int, sent: int, *, fresh: bool) -> Art:
    height, edge = HALF_HEIGHT, 6 if fresh else 3
    start = half in START_CARDS
    line, strip = p.GOLD if fresh else p.INK_SECOND, p.INK_SECOND if start else p.STRIP
    items: list[Item] = [
        Shape("box", (0, 0, width, height), p.CARD, line=line, width=edge, radius=12, shadow=CARD_SHADOW),
        Shape("top", (edge, edge, width - 2 * edge, STRIP_HEIGHT), strip, radius=12 - edge),
        Text(14, edge + 17, "S" if start else card_of(half), "strong", 28, p.ON_STRIP),
    ]
    if starts_contest(material.halves[half]):
        items.append(coin(width - 25, edge + 18))
    low = edge + STRIP_HEIGHT + (height - STRIP_HEIGHT - 2 * edge) // 2
    shown = symbols(material.halves[half]) + ([sent] if sent >= 0 else [])
    items += spread(shown, width // 2, low, (78, 56, 41), (20, 29))
    return Art(width, height, 12, tuple(items))


def half_card(
    material: Material, half: str, x: int, y: int, *, fresh: bool = False, width: int = HALF_WIDTH, sent: int = -1
) -> Sprite:
    """Draw a half that lies in a row; a fresh one has a golden line, `sent` is the faction its envoys support."""
    return Sprite(x, y, _half_art(material, half, width, sent, fresh=fresh))


@lru_cache(32)
def _tower_art(card: str, word: str, width: int) -> Art:
    height = HALF_HEIGHT
    items = (
        Shape("box", (0, 0, width, height), p.STEEL, line=p.STEEL_LINE, width=3, radius=12, shadow=CARD_SHADOW),
        Text(14, 20, card, "strong", 28, p.STEEL_TEXT),
        Icon(width // 2, height // 2 + 4, "tower", 72, "#D6DEE7"),
        Text(width // 2, height - 22, word, "body", 24, p.STEEL_TEXT, "m", width - 12),
    )
    return Art(width, height, 12, items)


def tower_card(card: str, word: str, x: int, y: int, width: int = HALF_WIDTH) -> Sprite:
    """Draw a tower with its number, or "?" if the viewer may not know it."""
    return Sprite(x, y, _tower_art(card, word, width))


@lru_cache(32)
def _open_art(material: Material, card: str, width: int, *, tower: bool) -> Art:
    height, middle = HALF_HEIGHT, width // 2
    fill, line, ink = (p.STEEL, p.STEEL_LINE, p.STEEL_TEXT) if tower else (p.STRIP, p.INK_SECOND, p.ON_STRIP)
    items: list[Item] = [
        Shape("box", (0, 0, width, height), fill, line=line, width=3, radius=12, shadow=CARD_SHADOW),
        Text(12, 20, card, "strong", 28, ink),
    ]
    if tower:
        items.append(Icon(width - 23, 19, "tower", 28, "#D6DEE7"))
    for side, top in zip("LR", (38, 101), strict=True):
        items.append(Shape("box", (5, top, width - 10, 60), p.CARD, radius=7))
        items += spread(symbols(material.halves[card + side]), middle, top + 30, (52, 38, 30), (19, 14), flat=True)
    return Art(width, height, 12, tuple(items))


def open_tower(material: Material, card: str, x: int, y: int, width: int = HALF_WIDTH) -> Sprite:
    """Draw a tower as the final scoring sees it: both halves of its card."""
    return Sprite(x, y, _open_art(material, card, width, tower=True))


def whole_card(material: Material, card: str, x: int, y: int, width: int = HALF_WIDTH) -> Sprite:
    """Draw a hand card with both its halves."""
    return Sprite(x, y, _open_art(material, card, width, tower=False))


@lru_cache(16)
def _gone_art(card: str, width: int) -> Art:
    height = HALF_HEIGHT
    items = (
        Shape("box", (0, 0, width, height), p.PANEL, line=p.HAIRLINE, width=2, radius=12),
        Text(14, 20, card, "strong", 28, p.INK_DIM),
        Icon(width // 2, height // 2 + 6, "book_open_variant", 48, p.HAIRLINE),
    )
    return Art(width, height, 1, items)


def gone_card(half: str, x: int, y: int, width: int = HALF_WIDTH) -> Sprite:
    """Draw the empty place of a card that was given up for a Chronicle."""
    return Sprite(x, y, _gone_art(card_of(half), width))


@lru_cache(1)
def _back_art() -> Art:
    card = Shape("box", (0, 0, 30, 42), p.BACK, line=p.BACK_RIM, width=3, radius=6, shadow=SMALL_SHADOW)
    return Art(30, 42, 6, (card, Icon(15, 21, "tower", 20, p.BACK_EMBLEM)))


@lru_cache(1)
def _large_back_art() -> Art:
    width, height = HALF_WIDTH, HALF_HEIGHT
    items = (
        Shape("box", (0, 0, width, height), p.BACK, line=p.BACK_RIM, width=4, radius=12, shadow=CARD_SHADOW),
        Shape("box", (9, 9, width - 18, height - 18), "", line=p.BACK_EMBLEM, width=2, radius=8),
        Icon(width // 2, height // 2, "tower", 70, p.BACK_EMBLEM),
    )
    return Art(width, height, 12, items)


def card_back(x: int, y: int) -> Sprite:
    """Draw a card face down."""
    return Sprite(x, y, _large_back_art())


def backs(count: int, x: int, y: int) -> list[Item]:
    """Draw a hand as card backs from x to the right, centred on y; an empty hand as 0."""
    if not count:
        return [Text(x + 2, y, "0", "strong", 28, p.INK_DIM)]
    pitch = 36 if count <= 3 else 32
    return [Sprite(x + pitch * k, y - 21, _back_art()) for k in range(count)]


@lru_cache(16)
def _deck_art(count: int) -> Art:
    lines: Sequence[tuple[int, str]] = [(4, p.BACK_EDGE), (2, p.BACK_EDGE), (0, p.BACK)] if count > 1 else [(0, p.BACK)]
    cards = [Shape("box", (k, 4 - k, 34, 46), fill, line=p.BACK_RIM, width=3, radius=7) for k, fill in lines]
    if not count:
        cards = [Shape("box", (0, 4, 34, 46), p.SLOT, line=p.HAIRLINE, radius=7)]
    ink = p.GOLD_RIM if count else p.INK_SECOND
    return Art(38, 50, 1, (*cards, Text(17, 27, str(count), "strong", 28, ink, "m")))


def deck(count: int, x: int, y: int) -> Sprite:
    """Draw a draw pile with its number of cards; x is the left edge of the top card, y its middle."""
    return Sprite(x, y - 27, _deck_art(count))


@lru_cache(32)
def _points_art(value: str, size: int) -> Art:
    disc = Shape("circle", (0, 0, size, size), p.GOLD, line=p.GOLD_DARK, width=2)
    return Art(size, size, 1, (disc, Text(size // 2, size // 2, value, "strong", size * 5 // 8, p.INK, "m", size - 8)))


def points(value: int, x: int, y: int, size: int = 40) -> Sprite:
    """Draw victory points as a golden disc, centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _points_art(str(value), size))
