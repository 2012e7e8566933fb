"""Find installed painters through the entry-point group `kontor.painters`."""

from __future__ import annotations

import functools
from importlib.metadata import entry_points

from games.kernel.errors import UnknownGame
from render.painter import Painter

GROUP = "kontor.painters"


@functools.cache
def find_painter(key: str) -> Painter:
    """Return the painter of a game; raise UnknownGame with the known keys."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    if key not in found:
        raise UnknownGame("no-painter", key=key, known=", ".join(sorted(found)))
    painter: Painter = found[key].load()
    return painter
