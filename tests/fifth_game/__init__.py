"""A game from elsewhere: this folder on sys.path is an installed distribution with a game and its painter."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

FOLDER = Path(__file__).parent


@contextmanager
def installed_beacons() -> Iterator[str]:
    """Install the toy game `beacons` for a while; yield its key."""
    sys.path.insert(0, str(FOLDER))
    _forget()
    try:
        yield "beacons"
    finally:
        sys.path.remove(str(FOLDER))
        _forget()


def _forget() -> None:
    """Clear what was found by entry point so far."""
    from games.kernel import catalogue
    from render import painter as painters

    invalidate_caches()
    catalogue.installed.cache_clear()
    painters.find_painter.cache_clear()
