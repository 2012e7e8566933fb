"""Two runs of 24 days with 40 tables of all games: one in which everything happens, and one in which nothing does."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

from storage import backup_file
from tests.bot.tables.doubles import Trial
from tests.bot.tables.timing import HOUR
from tests.years.forgetting import ForgetfulMessenger
from tests.years.running import Installation

# A bot that is killed in the middle of a choice leaves its coroutines unfinished.
pytestmark = [
    pytest.mark.filterwarnings("ignore:coroutine:RuntimeWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
TABLES, DAYS = 40, 24
STATM = Path("/proc/self/statm")
BUSY, CALM = 100, 4
"""Choices an hour: many on the first two days, so that caches are as full as they become, of which each has a bound."""
UPGRADES = {8: "0004", 16: "0004"}
"""On which day the database comes from which schema."""


@pytest.mark.long
async def test_a_day_of_troubles(tmp_path: Path) -> None:
    """As below, with few tables: it tells in a minute whether the long run runs."""
    await _live(tmp_path, tables=4, days=1, upgrades={0: "0004"})


@pytest.mark.long
@pytest.mark.timeout(3 * 3600)
async def test_weeks_of_troubles(tmp_path: Path) -> None:
    """A kill an hour, two upgrades, a full disk, a restored backup, a moved clock: nothing is lost or said twice."""
    await _live(tmp_path, TABLES, DAYS, UPGRADES)


async def _live(folder: Path, tables: int, days: int, upgrades: dict[int, str]) -> None:
    installation, backup = Installation(Trial(folder), tables, "troubles"), folder / "backup.db"
    trial = installation.trial
    await trial.start()
    await installation.begin()
    for day in range(days):
        for hour in range(24):
            await installation.hour(4)
            await installation.kill()
            await trial.settle()
            if hour == 3 and day % 12 == 5 % days:
                await installation.fill_disk(8)
            if hour == 6 and day in upgrades:
                await installation.upgrade(upgrades[day])
            if hour == 9 and day % 24 == 12 % days:
                backup_file(installation.path, backup)
            if hour == 12 and backup.exists():
                await installation.restore(backup)
                backup.unlink()
            if hour == 15 and day % 6 == 0:
                trial.clock.time += 5 * HOUR
            if hour == 18 and day % 6 == 0:
                trial.clock.time -= 3 * HOUR
        await installation.pass_time(HOUR)
        await installation.check()
    assert installation.choices > 3 * tables
    assert installation.refused > 0
    await trial.stop()


@pytest.mark.long
@pytest.mark.timeout(3 * 3600)
@pytest.mark.skipif(not STATM.exists(), reason="only Linux tells a process's memory like this")
async def test_weeks_of_quiet(tmp_path: Path) -> None:
    """Without a restart memory stays what it was on the second day, within 5 %."""
    trial = Trial(tmp_path)
    trial.messenger = ForgetfulMessenger()
    installation = Installation(trial, TABLES, "quiet")
    await trial.start()
    await installation.begin()
    used = []
    for day in range(DAYS):
        for _ in range(24):
            await installation.hour(BUSY if day < 2 else CALM)
        installation.heard.clear()
        trial.messenger.posted.clear()
        trial.messenger.deleted.clear()
        trial.messenger.looked_for.clear()
        gc.collect()
        used.append(_megabytes())
    await trial.stop()
    print("MB at the end of each day:", *(f"{each:.1f}" for each in used))
    assert installation.ended > TABLES
    assert max(used[2:]) <= 1.05 * used[1], used


def _megabytes() -> float:
    """Return what this process holds in memory."""
    return int(STATM.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
