"""Games from elsewhere: a folder on sys.path is an installed distribution with a game and its painter."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib import invalidate_caches
from pathlib import Path

FOLDER = Path(__file__).parent


@contextmanager
def installed_from(folder: Path, key: str) -> Iterator[str]:
    """Install the game that lies in a folder for a while; yield its key."""
    sys.path.insert(0, str(folder))
    _forget()
    try:
        yield key
    finally:
        sys.path.remove(str(folder))
        _forget()


def installed_beacons() -> AbstractContextManager[str]:
    """Install the toy game `beacons` for a while."""
    return installed_from(FOLDER, "beacons")


def _forget() -> None:
    """Clear what was found by entry point so far."""
    from games.kernel import catalogue
    from render import painter as painters

    invalidate_caches()
    catalogue.installed.cache_clear()
    painters.find_painter.cache_clear()
