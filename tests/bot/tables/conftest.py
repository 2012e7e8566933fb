"""A service per test; what is logged is kept instead of printed."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog
from structlog.testing import LogCapture

from bot.tables.core.registry import Shards
from bot.tables.handlers import context
from bot.tables.running import keeper
from tests.bot.tables.doubles import Trial, run_trial
from tests.bot.tables.learning import counted, scripted
from tests.bot.tables.worlds import Built, build_in
from tests.waiting import GLANCE, PATIENCE

__all__ = ["counted", "scripted"]


@pytest.fixture(autouse=True)
def logs() -> Iterator[LogCapture]:
    """Keep what is logged at any level."""
    capture = LogCapture()
    before = structlog.get_config()
    structlog.configure(processors=[structlog.contextvars.merge_contextvars, capture], cache_logger_on_first_use=False)
    yield capture
    structlog.configure(**before)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an answer wait for Discord as long as a busy machine makes it."""
    monkeypatch.setattr(context, "BOARD_TIMEOUT", PATIENCE)


@pytest.fixture
def engine_url(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str | None]:
    """Return the address of an empty database of PostgreSQL where the tests are to run over it; else None."""
    if request.config.getoption("--engine") == "sqlite":
        yield None
        return
    if request.node.get_closest_marker("sqlite"):
        pytest.skip("tries what only SQLite's file has")
    monkeypatch.setattr(keeper, "LOOKS", GLANCE)  # no test waits a second for the next look at other processes
    monkeypatch.setattr(Shards, "heard_until", _just_now)
    yield request.getfixturevalue("database")


def _just_now(_shards: Shards, _guild: int, now: int) -> int:
    """Tell that users were heard until now: the tests' clock leaps, and signs of life come by the real one."""
    return now


@pytest.fixture
async def trial(tmp_path: Path, engine_url: str | None) -> AsyncIterator[Trial]:
    """Run a service over an empty store."""
    async with run_trial(tmp_path, database=engine_url) as running:
        yield running


@pytest.fixture
async def on_postgres(database: str, tmp_path: Path) -> AsyncIterator[Trial]:
    """Run a service that keeps everything in PostgreSQL."""
    async with run_trial(tmp_path, database=database) as running:
        yield running


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Build a world once."""
    return build_in(tmp_path_factory.mktemp("world"))


@pytest.fixture
async def pair(database: str, tmp_path: Path) -> AsyncIterator[tuple[Trial, Trial]]:
    """Run two processes over one database, of which the first keeps."""
    async with run_trial(tmp_path, database=database) as first:
        second = first.beside("other")
        await second.start()
        yield first, second
        await second.stop()
