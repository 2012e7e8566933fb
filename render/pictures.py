"""From a scene to PNG bytes. Only the processor is used; any thread may call."""

from __future__ import annotations

from functools import lru_cache

from render.paint import encode
from render.paint.draw import compose
from render.paint.scene import Scene
from render.palettes import palettes_of


def palette_of(key: str) -> encode.Palette:
    """Return the palette of a game's pictures."""
    return palettes_of(key).pictures


@lru_cache(32)
def draw(scene: Scene, key: str) -> bytes:
    """Draw a scene in its game's palette as PNG; a scene that was drawn a short while ago costs nothing."""
    return encode.png(compose(scene, palette_of(key)))
