"""Rings round whole regions of a picture, for whoever is told to look there."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from render.marks import ring
from render.paint.scene import Region, Scene


def ringed(scene: Scene, keys: Collection[str]) -> Scene:
    """Return a scene with a ring round each region that has one of these keys."""
    return replace(scene, regions=tuple(_ringed(region) if region.key in keys else region for region in scene.regions))


def _ringed(region: Region) -> Region:
    """Draw the ring within the region, so that a neighbour never covers it."""
    return replace(region, items=(*region.items, *ring(region.box)))
