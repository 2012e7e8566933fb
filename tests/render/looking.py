"""What stands in a scene: its texts, its regions, its arts."""

from __future__ import annotations

from render.paint.scene import Art, Region, Scene, Sprite, Text, primitives


def strings(scene: Scene | Region | None) -> list[str]:
    """List all texts of a scene or region, those in sprites too."""
    assert scene is not None
    items = scene.items() if isinstance(scene, Scene) else scene.items
    return [item.string for item in primitives(items) if isinstance(item, Text)]


def region(scene: Scene | None, key: str) -> Region:
    """Find a region by its key."""
    assert scene is not None
    return next(region for region in scene.regions if region.key == key)


def arts(found: Region) -> list[Art]:
    """List the arts stamped in a region."""
    return [item.art for item in found.items if isinstance(item, Sprite)]
