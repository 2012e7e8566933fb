"""The title picture: a market stall at dusk, roles as a fan of cards, and the five goods."""

from __future__ import annotations

import math

from games.tinker_tailor.material import GOODS, RANK
from render.paint import palette as p
from render.paint.palette import mix
from render.paint.scene import Art, Backdrop, Icon, Item, Region, Scene, Shadow, Shape, Sprite, Text
from render.painter import Legend
from render.tinker_tailor.looks import ROLE_ICONS, ROLE_PLATE
from render.tinker_tailor.pieces import good

WIDTH, HEIGHT = 1200, 500
COUNTER = 428
CARD, CARD_HEIGHT = 170, 266
PIVOT, REACH = (866, 896), 610  # the fan turns about a point below the picture
FAN = (("jailer", -20), ("witch", -10), ("tinker", 0), ("thief", 10), ("pirate", 20))
COVERED_MIDDLE = 62  # of what the next card in the fan leaves in sight
FAN_LEFT = 528
CANOPY, SCALLOP = 34, 60


def cover(legend: Legend) -> Scene:
    """Draw the title picture."""
    fan = [_fan_card(role, turn) for role, turn in FAN]
    credit = Text(
        56, (COUNTER + HEIGHT) // 2 + 4, legend.words.text("pic-credit"), "body", 25, p.ON_TABLE, room=FAN_LEFT - 70
    )
    regions = (
        Region("words", (40, 84, FAN_LEFT - 40, COUNTER - 84), tuple(_words(legend))),
        Region("fan", (FAN_LEFT, 0, WIDTH - FAN_LEFT, HEIGHT), tuple(fan)),
        Region("counter", (0, COUNTER, FAN_LEFT, HEIGHT - COUNTER), (credit,)),
    )
    return Scene(Backdrop(WIDTH, HEIGHT, tuple(_stall())), regions)


def _stall() -> list[Item]:
    """Lay the evening sun, the counter and the striped canopy over each other."""
    x, y = PIVOT[0], 262
    items: list[Item] = [
        Shape("circle", (x - r, y - r, 2 * r, 2 * r), mix(p.TABLE, p.GOLD, share))
        for r, share in ((310, 0.12), (250, 0.26), (192, 0.46))
    ]
    items.append(Shape("box", (0, COUNTER, WIDTH, HEIGHT - COUNTER), p.STRIP))
    items.append(Shape("box", (0, COUNTER, WIDTH, 8), p.FRAME))
    for k in range(WIDTH // SCALLOP):
        fill = p.BACK if k % 2 else p.ON_TABLE
        items.append(Shape("circle", (k * SCALLOP, CANOPY - SCALLOP // 2, SCALLOP, SCALLOP), fill))
        items.append(Shape("box", (k * SCALLOP, 0, SCALLOP, CANOPY), fill))
    return items


def _words(legend: Legend) -> list[Item]:
    items: list[Item] = [
        Text(50, 146, legend.words.text("title"), "title", 78, p.ON_TABLE, room=470),
        Text(54, 218, legend.words.text("pic-cover"), "body", 30, p.ON_TABLE, room=466),
    ]
    items += [good(kind, 96 + k * 92, 328, 82) for k, kind in enumerate(GOODS)]
    return items


def _fan_card(role: str, turn: int) -> Sprite:
    angle = math.radians(turn)
    x, y = PIVOT[0] + REACH * math.sin(angle), PIVOT[1] - REACH * math.cos(angle)
    return Sprite(round(x) - CARD // 2, round(y) - CARD_HEIGHT // 2, _face(role), turn)


def _face(role: str) -> Art:
    """Draw a role card with its place in the rhyme, so that the fan needs no words."""
    middle = CARD // 2 if role == FAN[-1][0] else COVERED_MIDDLE
    items: list[Item] = [
        Shape("box", (0, 0, CARD, CARD_HEIGHT), p.CARD, line=p.INK_SECOND, width=4, radius=20, shadow=Shadow(7, 4, 55)),
        Shape("top", (4, 4, CARD - 8, 50), p.STRIP, radius=16),
        Text(22, 30, str(RANK[role] + 1), "strong", 38, p.ON_STRIP),
        Shape("circle", (middle - 52, 104, 104, 104), ROLE_PLATE),
        Icon(middle, 156, ROLE_ICONS[role], 78),
    ]
    return Art(CARD, CARD_HEIGHT, 20, tuple(items))
