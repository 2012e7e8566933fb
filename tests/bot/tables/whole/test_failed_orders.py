"""If the database fails or the bot dies while a list is stored, timed or delivered, the list still answers once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from bot.tables.clocks.orders import MOST
from storage.errors import DatabaseFailed
from tests.bot.tables.ahead import ROLES, USERS, asked, drafting, listed, orders, second
from tests.bot.tables.doubles import Trial
from tests.bot.tables.playing import act
from tests.bot.tables.timing import pass_time
from tests.bot.tables.worlds import Built, copied
from tests.faults import Faults, fail_sqlite
from tests.given import long

Step = Callable[[Trial, str, int], Awaitable[object]]
ENOUGH: Final = 150


async def make(trial: Trial, table: str, seat: int) -> None:
    """Make a list, unless one stands."""
    if not await orders(trial, table):
        await listed(trial, USERS[seat], table, "role", *ROLES)


async def ask(trial: Trial, table: str, seat: int) -> None:
    """Let the seat before choose, unless it has."""
    if await asked(trial, table) == (seat - 1) % len(USERS):
        await act(trial, USERS[(seat - 1) % len(USERS)], table)


async def deliver(trial: Trial, table: str, seat: int) -> None:
    """Let the time pass after which the list answers."""
    await pass_time(trial, MOST)
    await trial.service.timer.ring_due()


STEPS: Final[tuple[Step, ...]] = (make, ask, deliver)


async def prepared(folder: Path, failing: Step) -> tuple[Built, int]:
    """Go the steps before the one that is to fail; return what is left of them, and the seat of the list."""
    trial = Trial(folder)
    await trial.start()
    table = await drafting(trial)
    seat = await second(trial, table)
    for step in STEPS[: STEPS.index(failing)]:
        await step(trial, table, seat)
    await trial.settle(5)
    await trial.stop()
    return Built(folder, {"drafting": table}, trial.clock.time, trial.messenger.messages), seat


async def fail_at(built: Built, seat: int, folder: Path, failing: Step, faults: Faults, at: int) -> bool:
    """Let a step fail at a statement, begin again, and go on to the end; return whether it has failed."""
    table = built.world["drafting"]
    async with copied(built, folder) as trial:
        faults.arm(at)
        with suppress(DatabaseFailed):
            await failing(trial, table, seat)
        faults.mend()
        await orders(trial, table)
        await trial.restart()
        for step in (*STEPS[STEPS.index(failing) :], deliver):
            await step(trial, table, seat)
        assert [entry.seat for entry in await trial.log(table)].count(seat) == 1
        assert await orders(trial, table) == {}
    return bool(faults.failed)


@pytest.mark.sqlite
@pytest.mark.parametrize("every", [3, long(1)])
@pytest.mark.parametrize("failing", STEPS, ids=lambda step: step.__name__)
async def test_a_list_is_never_lost_and_never_answers_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: Step, every: int
) -> None:
    """Whatever fails, what stands in memory is what is stored, and going on leads to one answer."""
    faults, at = fail_sqlite(monkeypatch), 0
    built, seat = await prepared(tmp_path / "built", failing)
    while await fail_at(built, seat, tmp_path / str(at), failing, faults, at):
        at += every
        assert at < ENOUGH
    assert at > len(USERS)
