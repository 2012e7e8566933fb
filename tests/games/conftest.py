from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from games.kernel import Game
from games.kernel.catalogue import find
from tests.fifth_game import installed_beacons

# How long an example takes says how busy the machine is, and nothing of what is tested.
settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")


@pytest.fixture
def beacons() -> Iterator[Game]:
    """Install the toy game for one test."""
    with installed_beacons() as key:
        yield find(key)
