from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.kernel import Game
from games.kernel.catalogue import find
from tests.fifth_game import installed_beacons


@pytest.fixture
def beacons() -> Iterator[Game]:
    """Install the toy game for one test."""
    with installed_beacons() as key:
        yield find(key)
