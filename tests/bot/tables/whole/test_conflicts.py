"""Presses and deliveries whose transaction another process got into the way of: they are made again, once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.tables.clocks import absence
from bot.tables.delivery.recorder import Recorder
from storage import Writer
from tests.bot.tables.doubles import ANNA, BEA, Trial
from tests.bot.tables.playing import act, check_all
from tests.deadlocks import Rival


def _crossed(work: Callable[..., Awaitable[Any]], rival: Rival) -> Callable[..., Awaitable[Any]]:
    """Let a transaction go on after something is done in it only once another one is in its way."""

    async def crossed(tx: Writer, *args: Any) -> Any:
        done = await work(tx, *args)
        await tx.outbox.due(0)  # what nobody waits for has been done too
        await rival.cross()
        return done

    return crossed


async def _act_twice(trial: Trial, table: str) -> Counter[str]:
    """Let both users choose, and count what the log tells meanwhile; each choice counts once, all is sent once."""
    before = (await trial.live(table)).row.version
    with capture_logs() as logs:
        await act(trial, ANNA, table)
        await act(trial, BEA, table)
        await trial.settle(5)
    assert (await trial.live(table)).row.version == before + 2
    assert await trial.outbox(table) == []
    assert len(trial.messenger.posted) == len(set(trial.messenger.posted))
    check_all(trial)
    return Counter(each["event"] for each in logs)


@pytest.mark.parametrize(
    ("place", "name", "held"), [(absence, "count_missed", "entries"), (Recorder, "_replaced_panels", "panels")]
)
async def test_what_met_a_deadlock_is_made_again(
    on_postgres: Trial, database: str, monkeypatch: pytest.MonkeyPatch, place: object, name: str, held: str
) -> None:
    """In the middle of a choice, or of noting what was sent: no user is told anything of it."""
    table = await on_postgres.begun(ANNA, BEA)
    await on_postgres.settle()
    rival = Rival(database, "LOCK TABLE outbox IN SHARE MODE", f"LOCK TABLE {held}")
    monkeypatch.setattr(place, name, staticmethod(_crossed(getattr(place, name), rival)))
    async with rival.connected():
        told = await _act_twice(on_postgres, table)
    assert told == {"transaction repeated": 1}
