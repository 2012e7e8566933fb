"""The title picture: the town wall at night, the three factions and a fan of cards."""

from __future__ import annotations

import math

from games.tallinn.material import FACTIONS, MATERIALS, Half, card_of
from render.paint import palette as p
from render.paint.palette import mix
from render.paint.scene import Art, Backdrop, Icon, Item, Region, Scene, Shadow, Shape, Sprite, Text
from render.painter import Legend
from render.tallinn.pieces import coin, plate, spread, starts_contest, symbols

WIDTH, HEIGHT = 1200, 500
WALL = 440
CARD, CARD_HEIGHT = 164, 268
PIVOT, REACH = (880, 850), 572  # the fan turns about a point below the picture
FAN = (("", -20), ("10L", -10), ("6R", 0), ("2R", 10), ("1L", 20))
COVERED_MIDDLE = 60  # of what the next card in the fan leaves in sight
FAN_LEFT = 556
FAR, NEAR = p.TABLE_PANEL, p.TABLE_LIGHT
FAR_TOWERS = ((30, 84), (150, 78), (262, 92), (372, 80), (536, 236), (604, 170), (1168, 250))
NEAR_TOWERS = ((88, 76), (318, 80), (470, 130), (1110, 180))


def cover(legend: Legend) -> Scene:
    """Draw the title picture."""
    fan = [_fan_card(half, turn, legend) for half, turn in FAN]
    regions = (
        Region("words", (40, 16, FAN_LEFT - 40, 356), tuple(_words(legend))),
        Region("fan", (FAN_LEFT, 0, WIDTH - FAN_LEFT, HEIGHT), tuple(fan)),
        Region("wall", (0, WALL, FAN_LEFT, HEIGHT - WALL), tuple(_credit(legend))),
    )
    return Scene(Backdrop(WIDTH, HEIGHT, tuple(_town())), regions)


def _town() -> list[Item]:
    """Lay the evening sun, two rows of towers and the wall over each other."""
    x, y = PIVOT[0], 240
    items: list[Item] = [
        Shape("circle", (x - r, y - r, 2 * r, 2 * r), mix(p.TABLE, p.GOLD, share))
        for r, share in ((300, 0.12), (244, 0.26), (190, 0.46))
    ]
    items += [Icon(x, WALL - size // 2 + 10, "tower", size, FAR) for x, size in FAR_TOWERS]
    items.append(Shape("box", (0, WALL - 40, WIDTH, 60), FAR))
    items += [Icon(x, WALL - size // 2 + 14, "tower", size, NEAR) for x, size in NEAR_TOWERS]
    items += [Shape("box", (k * 60, WALL - 22, 36, 40), p.TABLE_EDGE, radius=4) for k in range(WIDTH // 60)]
    items.append(Shape("box", (0, WALL, WIDTH, HEIGHT - WALL), p.TABLE_EDGE))
    return items


def _words(legend: Legend) -> list[Item]:
    items: list[Item] = [
        Text(50, 92, legend.words.text("pic-title"), "title", 124, p.ON_TABLE, room=500),
        Text(56, 180, legend.words.text("pic-cover"), "body", 30, p.ON_TABLE, room=490),
    ]
    for k, faction in enumerate(FACTIONS):
        x = 118 + k * 158
        items += [
            plate(k, x, 264, 100),
            Text(x, 338, legend.words.text(f"pic-line-{faction}"), "head", 28, p.ON_TABLE, "m", 150),
        ]
    return items


def _credit(legend: Legend) -> list[Item]:
    y = (WALL + HEIGHT) // 2 + 2
    return [Text(56, y, legend.words.text("pic-credit"), "body", 25, p.ON_TABLE, room=FAN_LEFT - 66)]


def _fan_card(half: str, turn: int, legend: Legend) -> Sprite:
    angle = math.radians(turn)
    x, y = PIVOT[0] + REACH * math.sin(angle), PIVOT[1] - REACH * math.cos(angle)
    face = _face(half, MATERIALS[legend.material_id].halves[half]) if half else _tower()
    return Sprite(round(x) - CARD // 2, round(y) - CARD_HEIGHT // 2, face, turn)


def _face(half: str, shown: Half) -> Art:
    items: list[Item] = [
        Shape("box", (0, 0, CARD, CARD_HEIGHT), p.CARD, line=p.INK_SECOND, width=4, radius=20, shadow=Shadow(7, 4, 55)),
        Shape("top", (4, 4, CARD - 8, 50), p.STRIP, radius=16),
        Text(22, 30, card_of(half), "strong", 40, p.ON_STRIP),
    ]
    if starts_contest(shown):
        items.append(coin(CARD - 40, 32, 56))
    middle = 54 + (CARD_HEIGHT - 54) // 2
    x = CARD // 2 if half == FAN[-1][0] else COVERED_MIDDLE
    items += spread(symbols(shown), x, middle, (126, 86, 70), (37, 48))
    return Art(CARD, CARD_HEIGHT, 20, tuple(items))


def _tower() -> Art:
    items = (
        Shape("box", (0, 0, CARD, CARD_HEIGHT), p.BACK, line=p.BACK_RIM, width=5, radius=20, shadow=Shadow(7, 4, 55)),
        Shape("box", (14, 14, CARD - 28, CARD_HEIGHT - 28), "", line=p.BACK_EMBLEM, width=3, radius=12),
        Icon(CARD // 2, CARD_HEIGHT // 2, "tower", 130, p.BACK_EMBLEM),
    )
    return Art(CARD, CARD_HEIGHT, 20, items)
