"""Rings round whole regions of a picture, for whoever is told to look there."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from render.paint import palette as p
from render.paint.scene import Box, Region, Scene, Shape

WIDTH, DARK = 14, 3
"""Pixels of a ring and of its dark edges: a bright line alone is not seen on light cards."""


def ringed(scene: Scene, keys: Collection[str]) -> Scene:
    """Return a scene with a ring round each region that has one of these keys."""
    rings = [strip for region in scene.regions if region.key in keys for strip in _ring(region, scene.size)]
    return replace(scene, regions=(*scene.regions, *rings))


def _ring(region: Region, size: tuple[int, int]) -> list[Region]:
    """Draw a ring along the edge of a region as four strips: a region within it would cut what fills it to its edge."""
    left, top = (max(0, edge - WIDTH // 2) for edge in region.box[:2])
    right, bottom = (
        min(most, edge + length + WIDTH // 2)
        for edge, length, most in zip(region.box[:2], region.box[2:], size, strict=True)
    )
    wide, high = right - left, bottom - top - 2 * (WIDTH - DARK)
    inner = top + WIDTH - DARK
    return [
        _strip(f"{region.key}-top", (left, top, wide, WIDTH), (DARK, DARK)),
        _strip(f"{region.key}-bottom", (left, bottom - WIDTH, wide, WIDTH), (DARK, DARK)),
        _strip(f"{region.key}-left", (left, inner, WIDTH, high), (DARK, 0)),
        _strip(f"{region.key}-right", (right - WIDTH, inner, WIDTH, high), (DARK, 0)),
    ]


def _strip(key: str, box: Box, dark: tuple[int, int]) -> Region:
    """Draw a bright line with dark edges; those at the sides of a picture's corner belong to the level strips."""
    x, y, width, height = box
    line = (x + dark[0], y + dark[1], width - 2 * dark[0], height - 2 * dark[1])
    return Region(f"ring-{key}", box, (Shape("box", box, p.INK), Shape("box", line, p.WHITE)))
