"""Places to think if several processes run: what waits for one is not claimed, and searches hold up nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.tables.computers import claims
from bot.tables.computers.claims import KIND, SEARCHED, SharedClaims
from bot.tables.ports.component_id import ComponentId
from storage.rows import ProcessRow
from storage.schema import processes
from storage.session import put, values_of
from tests.bot.tables.doubles import ANNA, BEA, Trial, run_trial
from tests.bot.tables.playing import act


@pytest.fixture
async def trial(tmp_path: Path) -> AsyncIterator[Trial]:
    """Run a service that claims what it thinks for, as one of several processes does."""
    async with run_trial(tmp_path) as trial:
        row = ProcessRow(process=trial.store.process, role="run", shards="", started_at=0, seen_at=0)
        async with trial.store.write() as tx:
            await tx.tables.session.run(put(processes), values_of(row))
        trial.service.computers.claims = SharedClaims(trial.store)
        yield trial


async def _claimed(trial: Trial) -> set[str]:
    async with trial.store.read() as tx:
        return set(await tx.claims.of(KIND))


async def test_searches_wait_for_each_other_only(trial: Trial) -> None:
    """One more than there are places is free for other processes; a quick answer does not wait for it."""
    ours = trial.service.computers.claims
    searched = [f"S{number}" for number in range(SEARCHED + 1)]
    async with AsyncExitStack() as stack:
        for name in searched[:SEARCHED]:
            assert await stack.enter_async_context(ours.held(name, searches=True))
        waiting = asyncio.create_task(_hold(ours, searched[-1]))
        assert await stack.enter_async_context(ours.held("Q", searches=False))
        assert await _claimed(trial) == {*searched[:SEARCHED], "Q"}
        assert not waiting.done()
    assert await waiting
    assert await _claimed(trial) == set()


async def _hold(ours: claims.DecisionClaims, table: str) -> bool:
    async with ours.held(table, searches=True) as taken:
        return taken


async def test_a_table_without_computers_is_never_claimed(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each press wakes the computers of its table: if none decides, the database is not written for it."""
    taken: list[str] = []
    monkeypatch.setattr(SharedClaims, "held", lambda _self, table, **_given: taken.append(table))
    table = await trial.begun(ANNA, BEA)
    await act(trial, ANNA, table)
    await act(trial, BEA, table)
    await trial.settle()
    assert taken == []


async def test_what_was_decided_meanwhile_is_not_thought_out(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process may have decided while this one waited for its claim: it looks once more."""
    computers, looks = trial.service.computers, []

    async def look(table: str) -> object:
        due = await type(computers)._look(computers, table)
        looks.append(due)
        return due if len(looks) % 2 else None

    monkeypatch.setattr(computers, "_look", look)
    thought: list[object] = []
    monkeypatch.setattr(computers.chooser, "answer", lambda due, _pause: thought.append(due))
    table = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(table, "add_computer", value="normal"))
    await trial.press(ANNA, ComponentId(table, "start"))
    await trial.settle()
    assert [due is None for due in looks[:2]] == [False, False]
    assert thought == []
