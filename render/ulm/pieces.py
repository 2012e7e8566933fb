"""The pieces of Ulm as sprites: tiles, coats, barges, cards, tower tiles."""

from __future__ import annotations

from functools import lru_cache

from render.paint import palette as p
from render.paint.palette import BLACK, SEATS, WHITE, mix
from render.paint.scene import CARD_SHADOW, SMALL_SHADOW, Art, Icon, Item, Shadow, Shape, Sprite, Text
from render.paint.tokens import token
from render.ulm import looks
from render.ulm.looks import STONES, TOWER_FACES


def shades(kind: str) -> list[str]:
    """List the steps of a tile's gradient from the light upper to the dark lower edge."""
    light, dark = mix(STONES[kind].colour, WHITE, 0.2), mix(STONES[kind].colour, BLACK, 0.05)
    return [light, mix(light, dark, 0.33), mix(light, dark, 0.67), dark]


@lru_cache(128)
def _stone_art(kind: str, size: int) -> Art:
    """Draw a tile with skirt, rim, soft gradient and icon."""
    look, blur = STONES[kind], max(2, size // 20)
    radius, edge, high = size // 5, max(2, size // 28), round(size * 0.94)
    shadow = Shadow(blur, size // 24, 50)
    face = (edge, edge, size - 2 * edge, high - 2 * edge)
    light, *_, dark = shades(kind)
    items = (
        Shape("box", (0, 0, size, size), mix(look.colour, BLACK, 0.42), radius=radius, shadow=shadow),
        Shape("box", (0, 0, size, high), mix(look.colour, WHITE, 0.55), radius=radius),
        Shape("box", face, light, to=dark, radius=radius - edge),
        Icon(size // 2, round(size * 0.47), look.icon, round(size * 0.66), look.ink),
    )
    return Art(size, size, 2 * blur + size // 24, items)


def stone(kind: str, x: int, y: int, size: int) -> Sprite:
    """Draw an action tile centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _stone_art(kind, size))


@lru_cache(32)
def _any_art(size: int) -> Art:
    """Draw `any tile`: five colours around a question mark."""
    edge = max(2, size // 16)
    inner, radius = size - 2 * edge, max(1, size // 5 - edge)
    first, *others, last = [look.colour for look in STONES.values()]
    items: list[Item] = [
        Shape("box", (0, 0, size, size), p.INK, radius=size // 5),
        Shape("box", (edge, edge, inner, inner), last, radius=radius),
        Shape("left", (edge, edge, inner // 5, inner), first, radius=radius),
    ]
    for k, colour in enumerate(others, 1):
        left, right = (edge + round(place * inner / len(STONES)) for place in (k, k + 1))
        items.append(Shape("box", (left, edge, right - left, inner), colour))
    disc = round(size * 0.64)
    at = (size - disc) // 2
    items.append(Shape("circle", (at, at, disc, disc), p.CARD, line=p.INK, width=1))
    items.append(Icon(size // 2, size // 2, "help", round(size * 0.46), p.INK))
    return Art(size, size, 1, tuple(items))


def any_stone(x: int, y: int, size: int) -> Sprite:
    """Draw the mark of any tile, centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _any_art(size))


@lru_cache(256)
def _coat_art(icon: str, number: str, size: int, *, golden: bool, shaded: bool) -> Art:
    fill, line = (looks.GOLD_COAT, p.GOLD_DARK) if golden else (looks.SILVER_COAT, looks.SILVER_LINE)
    shadow = Shadow(3, 2, 50) if shaded else None
    items: list[Item] = [Shape("heater", (0, 0, size, size), fill, line=line, width=max(2, size // 16), shadow=shadow)]
    if icon:
        items.append(Icon(size // 2, round(size * 0.45), icon, round(size * 0.58), p.INK))
    if number:
        items.append(Text(size // 2, round(size * 0.46), number, "strong", max(22, round(size * 0.5)), p.INK, "m"))
    return Art(size, size, 8, tuple(items))


def coat(icon: str, x: int, y: int, size: int, *, golden: bool = True, shaded: bool = True) -> Sprite:
    """Draw a city coat centred at x, y; without an icon it is any coat."""
    return Sprite(x - size // 2, y - size // 2, _coat_art(icon, "", size, golden=golden, shaded=shaded))


def counted_coat(count: int, x: int, y: int, size: int, *, golden: bool = True) -> Sprite:
    """Draw a coat with a number on it, centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _coat_art("", str(count), size, golden=golden, shaded=True))


def arms(x: int, y: int, size: int) -> list[Item]:
    """Draw the arms of the town, parted black over white, centred at x, y."""
    box = (x - size // 2, y - size // 2, size, size)
    inner = (box[0] + 4, box[1] + 4, size - 8, size - 8)
    return [
        Shape("heater", box, "#F4F1E8", line=p.GOLD, width=4),
        Shape("arms_chief", inner, "#14100C"),
    ]


BARGE_WIDTH, BARGE_HEIGHT = 66, 60


@lru_cache(32)
def _barge_art(seat: int, letter: str) -> Art:
    colour = mix(SEATS[seat].colour, BLACK, 0.22)
    items = (
        Shape("hull", (0, 34, BARGE_WIDTH, 26), colour, line=p.IVORY, width=3, shadow=Shadow(2, 2, 60)),
        token(seat, letter, BARGE_WIDTH // 2, 22, 44),
    )
    return Art(BARGE_WIDTH, BARGE_HEIGHT, 8, items)


def barge(seat: int, letter: str, x: int, y: int) -> Sprite:
    """Draw a barge with its seat's token as load, centred at x, y."""
    return Sprite(x - BARGE_WIDTH // 2, y - BARGE_HEIGHT // 2, _barge_art(seat, letter))


def convoy(seats: list[tuple[int, str]], x: int, y: int) -> list[Item]:
    """Draw the barges of one field, one behind the other; only the first field holds several."""
    if len(seats) == 1:
        return [barge(*seats[0], x, y)]
    places = {
        2: ((-14, -7), (14, 7)),
        3: ((-15, -16), (15, 0), (-15, 16)),
        4: ((-15, -16), (15, -16), (-15, 16), (15, 16)),
    }[len(seats)]
    return [token(seat, letter, x + dx, y + dy, 30) for (seat, letter), (dx, dy) in zip(seats, places, strict=True)]


@lru_cache(256)
def _mini_art(icon: str, strip: str, size: int, count: int) -> Art:
    height = size * 5 // 4
    items: list[Item] = [
        Shape("box", (0, 0, size, height), p.CARD, line=p.INK_SECOND, radius=size // 5, shadow=SMALL_SHADOW),
        Shape("top", (2, 2, size - 4, max(5, size // 5)), strip, radius=size // 6),
        Icon(size // 2, round(height * 0.58), icon, round(size * 0.76), p.INK),
    ]
    if count > 1:
        items.append(Shape("box", (size - 20, -3, 24, 26), p.STRIP, line=p.CARD, width=2, radius=12))
        items.append(Text(size - 8, 10, str(count), "strong", 22, p.ON_STRIP, "m"))
    return Art(size, height, 12, tuple(items))


def mini_card(family: str, kind: str, x: int, y: int, size: int = 34, count: int = 1) -> Sprite:
    """Draw a small card with the icon of its family and, above one, the number of such cards, centred at x, y."""
    art = _mini_art(looks.FAMILY_ICONS[family], looks.KIND_COLOURS[kind], size, count)
    return Sprite(x - size // 2, y - art.height // 2, art)


@lru_cache(64)
def _back_art(width: int, height: int, count: int) -> Art:
    items: list[Item] = [
        Shape("box", (k * 4, -k * 4, width, height), p.BACK_EDGE, line=p.BACK_RIM, width=3, radius=12)
        for k in range(min(2, count - 1), 0, -1)
    ]
    items += [
        Shape("box", (0, 0, width, height), p.BACK, line=p.BACK_RIM, width=3, radius=12, shadow=CARD_SHADOW),
        Icon(width // 2, height // 3 + 2, "minster_tower", round(width * 0.58), p.BACK_EMBLEM),
        Text(width // 2, round(height * 0.78), str(count), "strong", round(width * 0.45), p.BACK_RIM, "m"),
    ]
    return Art(width, height, 20, tuple(items))


def pile(count: int, x: int, y: int, width: int, height: int) -> Sprite:
    """Draw a pile of cards face down with their number, the upper left corner of the top one at x, y."""
    return Sprite(x, y, _back_art(width, height, count))


TOWER = 120


@lru_cache(64)
def _tower_art(tower: str, caption: str, *, current: bool) -> Art:
    fill, ink, line, width = (p.CARD, p.INK, p.GOLD, 6) if current else (p.SLOT, p.INK_SECOND, p.INK_SECOND, 3)
    middle = TOWER // 2
    items: list[Item] = [
        Shape("box", (0, 0, TOWER, TOWER), fill, line=line, width=width, radius=16, shadow=CARD_SHADOW),
        Text(middle, TOWER - 24, caption, "body", 25, p.INK_SECOND, "m", TOWER - 18),
    ]
    return Art(TOWER, TOWER, 12, (*items, *tower_face(tower, middle, 46, ink)))


def tower_face(tower: str, x: int, y: int, ink: str = p.INK) -> list[Item]:
    """Draw what a tower tile shows, around x, y."""
    if not tower:
        return [Icon(x, y, "minus_thick", 40, ink)]
    face = TOWER_FACES[tower]
    items = [_mark(face.icon, x - 25, y, 46, ink)]
    if face.second:
        items.append(_mark(face.second, x + 26, y, 44, ink))
    elif face.small:
        items += [Text(x + 27, y - 16, face.number, "strong", 34, ink, "m"), _mark(face.small, x + 27, y + 18, 32, ink)]
    else:
        items.append(Text(x + 27, y, face.number, "strong", 38, ink, "m"))
    return items


def _mark(icon: str, x: int, y: int, size: int, ink: str) -> Item:
    return any_stone(x, y, size) if icon == "any" else Icon(x, y, icon, size, ink)


def tower(name: str, caption: str, x: int, y: int, *, current: bool = True) -> Sprite:
    """Draw a tower tile centred at x, y; an empty name leaves its place."""
    return Sprite(x - TOWER // 2, y - TOWER // 2, _tower_art(name, caption, current=current))


def arrow_of(label: str) -> str:
    """Name the form that points from an outer field into the grid."""
    return {"N": "south", "S": "north", "W": "east", "E": "west"}[label[0]]
