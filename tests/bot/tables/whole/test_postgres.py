"""A whole service over PostgreSQL: a table of each game is played, and a start finds it as it was left."""

from __future__ import annotations

import pytest

from games.kernel import catalogue
from tests.bot.tables.doubles import ANNA, BEA, Trial
from tests.bot.tables.playing import check_all, play_on
from tests.given import long

GAMES = sorted(catalogue.installed())
FEW = ("eldermann", "tallinn")
"""A game in which seats take turns, and a game with sealed choices."""


@pytest.mark.parametrize("game", [key if key in FEW else long(key) for key in GAMES])
async def test_a_table_goes_on_after_a_restart(on_postgres: Trial, game: str) -> None:
    """Users choose by presses, a start in the middle loses nothing, and they choose on."""
    table = await on_postgres.lobby(ANNA, BEA, game=game)
    await on_postgres.begin(table, ANNA)
    assert await play_on(on_postgres, table, most=6) == 6
    before = (await on_postgres.live(table)).row.version
    await on_postgres.restart()
    assert (await on_postgres.live(table)).row.version == before
    assert await play_on(on_postgres, table, most=4) == 4
    check_all(on_postgres)


@pytest.mark.parametrize("game", ["tallinn", *(long(key) for key in GAMES if key != "tallinn")])
async def test_a_table_is_played_to_its_end(on_postgres: Trial, game: str) -> None:
    """It ends with results, and nothing is pending."""
    table = await on_postgres.lobby(ANNA, BEA, game=game)
    await on_postgres.begin(table, ANNA)
    await play_on(on_postgres, table)
    await on_postgres.settle(5)
    async with on_postgres.store.read() as tx:
        assert len(await tx.results.of_table(table)) == 2
    assert (await on_postgres.live(table)).row.stage == "ended"
    assert await on_postgres.outbox(table) == []
