"""A trial house per test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.tables.doubles import Trial


@pytest.fixture
async def trial(tmp_path: Path) -> AsyncIterator[Trial]:
    """Run a house over an empty store."""
    house = Trial(tmp_path)
    await house.start()
    yield house
    await house.stop()
