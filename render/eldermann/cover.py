"""The title picture: a cog under a low sun, pirates on the horizon, and the four goods."""

from __future__ import annotations

from games.eldermann.material import GOODS
from render.eldermann import looks
from render.eldermann.pieces import chip
from render.paint import palette as p
from render.paint.palette import mix
from render.paint.scene import Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.painter import Legend

WIDTH, HEIGHT = 1200, 500
SUN = (906, 232)
WAVES = ((300, "swell_1", looks.SEA[3]), (352, "swell_2", looks.SEA[4]), (402, "swell_3", "#2E7C99"))
CREDIT = 452


def cover(legend: Legend) -> Scene:
    """Draw the title picture."""
    words = legend.words
    text: list[Item] = [
        Text(48, 96, words.text("pic-title"), "title", 104, p.ON_TABLE, room=530),
        Text(54, 176, words.text("pic-cover"), "body", 30, p.ON_TABLE, room=530),
        *(chip(good, 90 + 96 * k, 244, 72) for k, good in enumerate(GOODS)),
    ]
    credit = Text(54, CREDIT + 24, words.text("pic-credit"), "body", 26, p.ON_TABLE, room=WIDTH - 108)
    regions = (Region("words", (40, 20, 560, 276), tuple(text)), Region("credit", (0, CREDIT, WIDTH, 48), (credit,)))
    return Scene(Backdrop(WIDTH, HEIGHT, tuple(_sea())), regions)


def _sea() -> list[Item]:
    """Lay the glow of the sun, the waves and the ships over each other."""
    x, y = SUN
    items: list[Item] = [
        Shape("circle", (x - r, y - r, 2 * r, 2 * r), mix(p.TABLE, p.GOLD, share))
        for r, share in ((300, 0.12), (240, 0.26), (184, 0.46))
    ]
    items += [Icon(1118, 262, "pirate_ship", 92, p.TABLE_LIGHT), Icon(664, 276, "pirate_ship", 66, p.TABLE_LIGHT)]
    top, form, fill = WAVES[0]
    items.append(Shape(form, (0, top, WIDTH, HEIGHT - top), fill))
    items += [
        Icon(x, 216, "cog_ship", 340, p.IVORY, ground=True),
        Icon(x, 216, "cog_ship", 340, p.INK),
    ]
    for top, form, fill in WAVES[1:]:
        items.append(Shape(form, (0, top, WIDTH, HEIGHT - top), fill))
    items.append(Shape("box", (0, CREDIT, WIDTH, HEIGHT - CREDIT), looks.SEA_INK))
    return items
