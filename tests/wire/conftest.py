from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.wire.baseline import Baseline, undisturbed
from tests.wire.playing import Evening
from tests.wire.processes import Bot, Served, nursed, serving_here

SEED = "wire 1"


@pytest.fixture(autouse=True)
def seed() -> str:
    """Return the seed of choices, luck and kills, and print it, so that a failure can be repeated."""
    print(f"seed {SEED!r}")
    return SEED


@pytest.fixture(scope="session")
def baseline(tmp_path_factory: pytest.TempPathFactory) -> Baseline:
    """Return the table as it is played without any trouble."""
    return undisturbed(tmp_path_factory.mktemp("baseline"), SEED)


@pytest.fixture
async def served() -> AsyncIterator[Served]:
    """Return a practice server."""
    async with serving_here() as server:
        yield server


@pytest.fixture
async def bot(served: Served, tmp_path: Path) -> AsyncIterator[Bot]:
    """Return a bot that is not started yet."""
    async with nursed(served, tmp_path, SEED) as ordered:
        yield ordered


@pytest.fixture
async def evening(bot: Bot) -> Evening:
    """Return a table to play, its bot running."""
    played = Evening(bot, SEED)
    await played.revive()
    return played
