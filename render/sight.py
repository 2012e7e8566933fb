"""Pictures for users with low vision: in high contrast, and cut into parts that are larger on the screen.

Both are made from the same scene, so they show the same. Colours change in the palette alone, after all drawing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.checks import box_of
from render.jobs import Sight
from render.paint.draw import compose
from render.paint.encode import png
from render.paint.palette import BLACK, WHITE, luminance, mix
from render.paint.scene import Box, Scene
from render.pictures import palette_of

SHARE = 0.4
"""How far colours move towards black or white: every text then has a contrast of 7 or more (WCAG 2.2, AAA)."""
MIDDLE = 0.2
"""The luminance that parts dark colours from light ones."""
LARGER = 1.3
"""How much larger each part is at least, where all are shown equally wide."""
BROAD = 0.5
"""Share of the width from which on something lies under what is cut, such as a panel."""


def clear(colour: str) -> str:
    """Move a dark colour towards black and a light one towards white."""
    return mix(colour, BLACK if luminance(colour) < MIDDLE else WHITE, SHARE)


@lru_cache(64)
def draw_for(scene: Scene, key: str, sight: Sight) -> tuple[bytes, ...]:
    """Draw a scene as a user wants to see it: one picture, or its parts from left to right."""
    image = compose(scene, palette_of(key))
    if sight.contrast:
        image.putpalette(_clear_palette(key))
    boxes = parts(scene) if sight.large else [(0, 0, *scene.size)]
    return tuple(png(_cut(image, box)) for box in boxes)


def _clear_palette(key: str) -> list[int]:
    colours = ("#{:02X}{:02X}{:02X}".format(*colour) for colour in palette_of(key).colours)
    return [int(clear(colour)[at : at + 2], 16) for colour in colours for at in (1, 3, 5)]


def _cut(image: Image.Image, box: Box) -> Image.Image:
    x, y, width, height = box
    return image.crop((x, y, x + width, y + height))


def parts(scene: Scene) -> list[Box]:
    """Cut a picture from top to bottom where that cuts least; parts overlap rather than cut something in both."""
    width, height = scene.size
    most = int(width / LARGER)
    spans = _spans(scene)
    middle = _best(spans, range(width - most, most + 1), width // 2)
    if not _spans_cut(spans, middle):
        return [(0, 0, middle, height), (middle, 0, width - middle, height)]
    left = _best(spans, range(width // 2, most + 1), width // 2)
    right = _best(spans, range(width - most, width // 2 + 1), width // 2)
    right = max(width - most, min([right, *(begin for begin, end in spans if begin < left < end)]))
    return [(0, 0, left, height), (right, 0, width - right, height)]


def _spans(scene: Scene) -> list[tuple[int, int]]:
    """Return from where to where everything reaches that is not to be cut."""
    boxes = [box_of(item) for item in scene.items()]
    return [(box[0], box[0] + box[2]) for box in boxes if box[2] < BROAD * scene.size[0]]


def _spans_cut(spans: Sequence[tuple[int, int]], at: int) -> int:
    return sum(left < at < right for left, right in spans)


def _best(spans: Sequence[tuple[int, int]], places: range, wish: int) -> int:
    """Return where a cut crosses least, and of such places the nearest to the wished one."""
    return min(places, key=lambda at: (_spans_cut(spans, at), abs(at - wish)))
