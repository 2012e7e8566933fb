"""Users go before what works by itself."""

import asyncio

import pytest

from bot.tables.computers import players
from bot.tables.computers.players import waiting_seat
from bot.tables.core import waker
from bot.tables.core.table import Table
from bot.tables.core.waker import UserPriority
from tests.bot.tables.doubles import Trial
from tests.bot.tables.playing import begun_with_computer
from tests.waiting import PATIENCE


async def test_whoever_steps_aside_goes_on_when_all_are_answered() -> None:
    """Also when several are answered at once."""
    users = UserPriority()
    await users.step_aside()
    with users.answering():
        with users.answering():
            waiting = asyncio.create_task(users.step_aside())
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)
        assert not waiting.done()
    await waiting


async def test_nobody_steps_aside_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """A user whose answer takes long stops nobody."""
    monkeypatch.setattr(waker, "MAX_YIELD", 0.01)
    users = UserPriority()
    with users.answering():
        async with asyncio.timeout(PATIENCE):
            await users.step_aside()


async def test_computers_wait_while_somebody_is_answered(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is looked at for its computers only after the press."""
    table, looked = await begun_with_computer(trial), list[str]()

    def look(live: Table, now: int) -> int | None:
        looked.append(live.id)
        return waiting_seat(live, now)

    monkeypatch.setattr(waker, "MAX_YIELD", 2 * PATIENCE)
    monkeypatch.setattr(players, "waiting_seat", look)
    with trial.service.registry.users.answering():
        trial.service.computers.wake(table)
        await asyncio.sleep(0.05)
        assert looked == []
    await trial.settle()
    assert looked[0] == table
