"""A whole service over PostgreSQL: a table of each game is played, and a start finds it as it was left."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.kernel import catalogue
from tests.bot.tables.doubles import ANNA, BEA, Trial, run_trial
from tests.bot.tables.playing import check_all, play_on
from tests.given import long

GAMES = sorted(catalogue.installed())


@pytest.fixture
async def elsewhere(database: str, tmp_path: Path) -> AsyncIterator[Trial]:
    """Run a service that keeps everything in PostgreSQL."""
    async with run_trial(tmp_path, database=database) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_goes_on_after_a_restart(elsewhere: Trial, game: str) -> None:
    """Users choose by presses, a start in the middle loses nothing, and they choose on."""
    table = await elsewhere.lobby(ANNA, BEA, game=game)
    await elsewhere.begin(table, ANNA)
    assert await play_on(elsewhere, table, most=6) == 6
    before = (await elsewhere.live(table)).row.version
    await elsewhere.restart()
    assert (await elsewhere.live(table)).row.version == before
    assert await play_on(elsewhere, table, most=4) == 4
    check_all(elsewhere)


@pytest.mark.parametrize("game", ["tallinn", *(long(key) for key in GAMES if key != "tallinn")])
async def test_a_table_is_played_to_its_end(elsewhere: Trial, game: str) -> None:
    """It ends with results, and nothing is owed."""
    table = await elsewhere.lobby(ANNA, BEA, game=game)
    await elsewhere.begin(table, ANNA)
    await play_on(elsewhere, table)
    await elsewhere.settle(5)
    async with elsewhere.store.read() as tx:
        assert len(await tx.results.of_table(table)) == 2
    assert (await elsewhere.live(table)).row.stage == "ended"
    assert await elsewhere.outbox(table) == []
