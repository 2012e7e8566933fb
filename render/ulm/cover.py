"""The title picture: the cathedral under construction above the Danube at night, and the five tiles."""

from __future__ import annotations

from render.paint import palette as p
from render.paint.palette import mix
from render.paint.scene import Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.painter import Legend
from render.ulm import looks
from render.ulm.pieces import arms, stone

WIDTH, HEIGHT = 1200, 500
SHORE = 392
SPIRE = 886
FAR_HOUSES = (
    (726, "crooked_house", 96),
    (790, "bank", 92),
    (1000, "castle", 110),
    (1088, "crooked_house", 88),
    (1160, "nave", 104),
)
NEAR_HOUSES = ((676, "nave", 84), (1046, "choir", 92), (1176, "crooked_house", 84), (766, "choir", 70))
BARGES = ((560, 438, 84), (806, 448, 96), (1046, 436, 84))


def cover(legend: Legend) -> Scene:
    """Draw the title picture."""
    regions = (
        Region("words", (36, 16, 560, 350), tuple(_words(legend))),
        Region("credit", (36, SHORE + 20, 480, 80), (_credit(legend),)),
    )
    return Scene(Backdrop(WIDTH, HEIGHT, (*_town(), *_river())), regions)


def _town() -> list[Item]:
    """Lay the moonlight, the spire and two rows of houses over each other."""
    items: list[Item] = [
        Shape("circle", (SPIRE - r, 210 - r, 2 * r, 2 * r), mix(p.TABLE, p.GOLD, share))
        for r, share in ((290, 0.1), (228, 0.22), (168, 0.42))
    ]
    items += [Icon(x, SHORE - size // 2 + 8, icon, size, p.TABLE_LIGHT) for x, icon, size in FAR_HOUSES]
    items += [
        Icon(SPIRE, SHORE - 172, "minster_tower", 360, p.TABLE),
        Icon(SPIRE, SHORE - 172, "minster_tower", 344, "#11151B"),
        Shape("box", (620, SHORE - 22, WIDTH - 620, 30), p.TABLE_PANEL),
    ]
    return items + [Icon(x, SHORE - size // 2 + 10, icon, size, p.TABLE_EDGE) for x, icon, size in NEAR_HOUSES]


def _river() -> list[Item]:
    items: list[Item] = [
        Shape("box", (0, SHORE, WIDTH, HEIGHT - SHORE), looks.WATER_DEEP),
        Shape("box", (0, SHORE + 8, WIDTH, HEIGHT - SHORE - 8), looks.WATER),
    ]
    for row, y in enumerate((SHORE + 22, HEIGHT - 26)):
        items += [Shape("ripple", (x, y, 66, 8), looks.RIPPLE) for x in range(24 + 90 * row, WIDTH - 70, 180)]
    for x, y, size in BARGES:
        items += [Icon(x, y, "barge", size, "#0F2F3B"), Icon(x, y - 3, "barge", size, p.ON_STRIP)]
    return items


def _words(legend: Legend) -> list[Item]:
    items: list[Item] = [
        *arms(108, 102, 116),
        Text(190, 98, legend.words.text("pic-title"), "title", 140, p.ON_TABLE, room=396),
        Text(52, 202, legend.words.text("pic-cover"), "body", 30, p.ON_TABLE, room=530),
    ]
    return items + [stone(kind, 96 + k * 108, 296, 92) for k, kind in enumerate(looks.STONES)]


def _credit(legend: Legend) -> Text:
    return Text(52, HEIGHT - 42, legend.words.text("pic-credit"), "body", 25, p.WHITE, room=440)
