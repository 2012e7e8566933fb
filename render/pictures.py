"""From a scene to PNG bytes. Only the processor is used; any thread may call."""

from __future__ import annotations

from functools import lru_cache

from render.catalogue import find_painter
from render.paint import encode
from render.paint.draw import compose, paint
from render.paint.scene import Scene


@lru_cache(16)
def palette_of(key: str) -> encode.Palette:
    """Build a game's palette from its painter's contact sheet, once per process."""
    sheet = tuple(find_painter(key).contact_sheet())
    return encode.build_palette(encode.named_colours(sheet), map(paint, sheet))


@lru_cache(32)
def draw(scene: Scene, key: str) -> bytes:
    """Draw a scene in its game's palette as PNG; a scene that was drawn a short while ago costs nothing."""
    return encode.png(compose(scene, palette_of(key)))


def prepare(key: str) -> None:
    """Build a game's palette now instead of with its first picture."""
    palette_of(key)
