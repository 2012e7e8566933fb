"""Tinker Tailor at a table: drafts, purchases in one form, and no tells, by presses only."""

from __future__ import annotations

import pytest

from bot.tables.press import Press
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, EMIL, FINN, Trial, text_of
from tests.bot.tables.playing import check_all, play_on

PLACE = 4000
USERS = (ANNA, BEA, CEM, DIRK, EMIL, FINN)


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "de"), (4, "en"), (5, "de"), (6, "en")])
async def test_users_play_a_table_by_presses_only(trial: Trial, seats: int, language: str) -> None:
    """A table of every player count ends with a result; every message and answer is within Discord's limits."""
    table = await trial.lobby(*USERS[:seats], game="tinker_tailor")
    await trial.press(ANNA, Press(table, "language"), language)
    await trial.begin(table, ANNA)
    await play_on(trial, table)
    await trial.settle(5)
    live = await trial.live(table)
    assert live.row.stage == "ended"
    assert await trial.outbox(table) == []
    assert any(answer.form for _, answer in trial.answers)
    assert ("Schlusswertung" if language == "de" else "Final scoring") in text_of(
        trial.messenger.inside(PLACE)[-1].panel
    )
    check_all(trial)
