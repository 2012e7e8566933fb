"""Limits against floods: a clear answer, no harm to others, and an hour later it is forgotten."""

from __future__ import annotations

import pytest

from bot.tables.company import rate_limits
from bot.tables.company.rate_limits import Limits
from bot.tables.ports.clock import HOUR
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from tests.bot.tables.doubles import ANNA, BEA, FakeClock, Trial, caller, text_of
from tests.bot.tables.playing import ended


async def test_a_flood_of_tables_is_stopped(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """Closed ones and tables alone count; another user is not touched; a restart lifts nothing, an hour does."""
    monkeypatch.setattr(rate_limits, "TABLES", 3)
    for _ in range(2):
        table = await trial.lobby(ANNA)
        await trial.press(ANNA, ComponentId(table, "cancel"))
    await trial.commands.play(caller(ANNA), "ulm", alone=True)
    trial.clock.time += HOUR // 2
    refused = "3 tables within an hour are enough. In 30 minutes you can ask again."
    assert refused in text_of(await trial.commands.play(caller(ANNA), "tallinn"))
    await trial.restart()
    assert refused in text_of(await trial.commands.play(caller(ANNA), "ulm", alone=True))
    await trial.lobby(BEA)
    trial.clock.time += HOUR // 2
    await trial.lobby(ANNA)


def test_acts_are_counted_in_a_sliding_hour() -> None:
    """By user and act; the refusal says in how many minutes the first of them is an hour ago."""
    clock = FakeClock()
    counted = Limits(clock)
    for _ in range(counted.most["export"]):
        counted.spend(ANNA, "export")
        clock.time += 60_000
    with pytest.raises(Refusal) as refused:
        counted.spend(ANNA, "export")
    assert refused.value.fields == {"most": 6, "minutes": 54}
    counted.spend(ANNA, "replay")
    counted.spend(BEA, "export")
    clock.time += 54 * 60_000
    counted.spend(ANNA, "export")
    with pytest.raises(Refusal):
        counted.spend(ANNA, "export")


def test_only_so_many_users_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is counted in memory stays small, however many users ask."""
    monkeypatch.setattr(rate_limits, "MAX_USERS", 2)
    counted = Limits(FakeClock())
    for user in range(10):
        counted.spend(user, "export")
    assert len(counted._acts) == 2


async def test_files_and_replays_are_limited_where_they_are_asked_for(trial: Trial) -> None:
    """`/table export` and `/log` of a finished table: the second one within the hour is one too many here."""
    table = await ended(trial)
    trial.service.dispatcher.context.limits.most |= {"export": 1, "replay": 1}
    for ask, told in (
        (trial.commands.table_export, "1 files within an hour are enough. In 60 minutes you can ask again."),
        (trial.commands.log, "1 replays within an hour are enough. In 60 minutes you can ask again."),
    ):
        assert told not in text_of(await ask(caller(ANNA), table))
        assert told in text_of(await ask(caller(ANNA), table))
