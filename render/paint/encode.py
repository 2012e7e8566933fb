"""From full colour to a small PNG: one fixed palette of 256 colours per game, no dither."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import cast

from PIL import Image

from render.paint.palette import rgb
from render.paint.scene import Scene, Shape, primitives

COLOURS = 256
NEAR = 7  # levels per channel within which a blend would compete with a named colour
LEVEL = 3  # of PNG compression: level 6 saves a tenth of the bytes for more than twice the time

RGB = tuple[int, int, int]


class Palette:
    """Hold at most 256 colours and bring pictures down to them."""

    def __init__(self, colours: Sequence[RGB]) -> None:
        self.colours = tuple(colours)
        self._image = Image.new("P", (1, 1))
        self._image.putpalette([level for colour in self.colours for level in colour])

    def quantise(self, image: Image.Image) -> Image.Image:
        """Give each pixel the nearest colour of the palette."""
        return image.quantize(palette=self._image, dither=Image.Dither.NONE)


def named_colours(scenes: Iterable[Scene]) -> set[str]:
    """Collect every flat colour that scenes call for by name."""
    found: set[str] = set()
    for scene in scenes:
        found.add(scene.backdrop.ground)
        for item in primitives(scene.items()):
            found |= {item.fill, item.to, item.line} if isinstance(item, Shape) else {item.fill}
    return found - {""}


def build_palette(named: Iterable[str], pixels: Mapping[RGB, int], size: int = COLOURS) -> Palette:
    """Take every named colour, then the colours that stand best for the blends among the pixels of sample pictures."""
    colours = sorted(rgb(colour) for colour in set(named))
    if len(colours) > size // 2:
        raise ValueError(f"{len(colours)} named colours leave too little room for blends")
    blends = dict(pixels)
    for colour in colours:
        for near in _neighbours(colour):
            blends.pop(near, None)
    return Palette([*colours, *_representatives(blends, size - len(colours))])


def count_colours(image: Image.Image) -> dict[RGB, int]:
    """Count a picture's pixels by their colour."""
    counts = image.convert("RGB").getcolors(image.width * image.height)
    return {colour: count for count, colour in cast("list[tuple[int, RGB]]", counts)}


def _neighbours(colour: RGB) -> Iterable[RGB]:
    red, green, blue = (range(max(0, level - NEAR), min(255, level + NEAR) + 1) for level in colour)
    return product(red, green, blue)


def _representatives(blends: Mapping[RGB, int], number: int) -> list[RGB]:
    """Cut the blends into boxes; square roots keep rare colours from being drowned by large gradients."""
    pixels = [colour for colour in sorted(blends) for _ in range(1 + int(blends[colour] ** 0.5) // 4)]
    if not pixels:
        return []
    image = Image.new("RGB", (len(pixels), 1))
    image.putdata(pixels)
    cut = image.quantize(number, method=Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
    levels = cut.getpalette() or []
    return [(levels[k], levels[k + 1], levels[k + 2]) for k in range(0, min(len(levels), 3 * number), 3)]


def png(image: Image.Image) -> bytes:
    """Write a picture as PNG."""
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=LEVEL)
    return buffer.getvalue()
