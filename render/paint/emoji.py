"""Emojis: small drawings, cut out with a light rim and a dark edge so that they stand on any ground."""

from __future__ import annotations

import io
import math
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from PIL import Image, ImageChops, ImageOps

from render.paint.draw import sheet
from render.paint.palette import IVORY, rgb
from render.paint.scene import Art, Icon, Item, Shape, Sprite

SIDE, MIDDLE = 128, 64
RIM, EDGE = 5, 3
"""How far the light rim reaches beyond what is drawn, and the dark edge beyond that."""
ROOM = SIDE - 2 * (RIM + EDGE)
"""The side of what may be drawn, around the middle."""
DARK = "#17120E"
COLOURS, LEVELS = 64, 8
"""Colours of a picture; so many of them are steps of the edge from clear to solid."""

Drawing = tuple[Item, ...]


def emoji(drawing: Iterable[Item]) -> bytes:
    """Draw an emoji as a PNG with few colours; shadows are left out."""
    piece = sheet(Art(SIDE, SIDE, 0, tuple(map(_flat, drawing))))
    cut = piece.getchannel("A")
    rim = _grown(cut, RIM)
    outer = _grown(rim, EDGE)
    image = Image.new("RGB", piece.size, DARK)
    image.paste(IVORY, mask=rim)
    image.paste(piece.convert("RGB"), mask=cut)
    return _png(_few_colours(image, outer))


def _flat(item: Item) -> Item:
    """Take the shadows off, whose soft edge would be taken for a part of the piece."""
    if isinstance(item, Shape):
        return replace(item, shadow=None)
    if isinstance(item, Sprite):
        return replace(item, art=replace(item.art, items=tuple(map(_flat, item.art.items))))
    return item


@lru_cache(4)
def _around(radius: int) -> tuple[tuple[int, int], ...]:
    angles = [math.tau * step / 32 for step in range(32)]
    return tuple({(round(radius * math.cos(angle)), round(radius * math.sin(angle))) for angle in angles})


def _grown(mask: Image.Image, radius: int) -> Image.Image:
    """Let a mask reach further on all sides; holes within it are filled by that."""
    grown = mask
    for right, down in _around(radius):
        grown = ImageChops.lighter(grown, ImageChops.offset(mask, right, down))
    return grown


def _few_colours(image: Image.Image, mask: Image.Image) -> Image.Image:
    """Bring a picture down to a palette whose last colours are the dark edge at each level of its mask."""
    inside = COLOURS - LEVELS
    small = image.quantize(inside, method=Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    levels = mask.point([inside + level * (LEVELS - 1) // 255 for level in range(256)])
    small.paste(levels, mask=ImageOps.invert(mask.point([255 * (level == 255) for level in range(256)])))
    known = (small.getpalette() or [])[: 3 * inside]
    small.putpalette([*known, *[0] * (3 * inside - len(known)), *rgb(DARK) * LEVELS])
    clear = [255 * level // (LEVELS - 1) for level in range(LEVELS)]
    small.info["transparency"] = bytes([255] * inside + clear)
    return small


def _png(image: Image.Image) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "PNG", optimize=True, transparency=image.info["transparency"])
    return buffer.getvalue()


def sign(icon: str, fill: str, ink: str, line: str, form: str = "circle", share: int = 66) -> Drawing:
    """Draw an icon on a disc or another form, as a mark that is no piece."""
    at = MIDDLE - ROOM // 2
    ground = Shape(form, (at, at, ROOM, ROOM), fill, line=line, width=5, radius=ROOM // 4)
    return ground, Icon(MIDDLE, MIDDLE, icon, ROOM * share // 100, ink)


def seat(form: str, colour: str, pattern: str, pattern_ink: str) -> Drawing:
    """Draw a seat by its form, colour and pattern."""
    at = MIDDLE - ROOM // 2
    face = Shape(form, (at, at, ROOM, ROOM), colour)
    return (face, replace(face, fill=pattern_ink, pattern=pattern)) if pattern else (face,)
