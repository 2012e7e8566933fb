"""A simulated Discord in which the toy game is installed before Kontor starts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.fifth_game import installed_beacons
from tests.world import World, open_world, pytest_runtest_makereport

__all__ = ["pytest_runtest_makereport"]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a test a world of its own, with one more game in it."""
    with installed_beacons():
        async with open_world(tmp_path) as made:
            yield made
