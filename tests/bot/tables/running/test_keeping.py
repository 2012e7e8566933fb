"""Several processes: one keeps clocks and lobbies, computers decide once, and shards are heard by any of them."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.tables.computers import claims
from bot.tables.computers.claims import SharedClaims
from bot.tables.core.pace import UP
from bot.tables.ports.clock import DAY, HOUR, MINUTE
from bot.tables.ports.component_id import ComponentId
from bot.tables.running import keeper
from bot.tables.running.service import SharedClock
from bot.tables.stages.resumption import note_queues
from storage.engines import membership
from storage.holds import Membership
from tests.bot.tables.doubles import ANNA, BEA, GUILD, FakeClock, Trial, keeps
from tests.bot.tables.timing import paced
from tests.waiting import PATIENCE, until

SLOW, HALF = DAY, 12 * HOUR


@pytest.fixture(autouse=True)
def _hasten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look more often than once a second."""
    monkeypatch.setattr(keeper, "LOOKS", 0.02)
    monkeypatch.setattr(claims, "LOOKS", 0.02)
    monkeypatch.setattr(membership, "BEAT", 0.1)


async def _due(trial: Trial, table: str) -> list[int | None]:
    async with trial.store.read() as tx:
        return [row.due_at for row in await tx.clocks.of_table(table)]


async def test_one_process_keeps_and_another_takes_over(pair: tuple[Trial, Trial]) -> None:
    """There is one at a time; if it leaves, the other does what it did."""
    first, second = pair
    assert keeps(first)
    assert not second.service.keeper.keeps
    await first.stop()
    await until(lambda: keeps(second))
    await first.start()
    assert not first.service.keeper.keeps
    await until(lambda: keeps(second))


async def test_a_clock_rings_once(pair: tuple[Trial, Trial]) -> None:
    """The reminder of a table that the other process has changed is sent once, by either process."""
    first, second = pair
    table = await paced(second, "daily", ANNA, BEA)
    assert len(await _due(first, table)) == 2
    first.clock.time += HALF + MINUTE
    first.service.timer.wake()
    await until(lambda: _reminded(first, table))
    assert await _reminders(first, table) == 2


async def _reminded(trial: Trial, table: str) -> bool:
    async with trial.store.read() as tx:
        return [row.reminded for row in await tx.clocks.of_table(table)] == [1, 1]


async def _reminders(trial: Trial, table: str) -> int:
    await trial.settle()
    async with trial.store.read() as tx:
        shown = [panel for panel in await tx.panels.current(table) if panel.about == "remind"]
        owed = [row for row in await tx.outbox.unsent(table) if row.about == "remind"]
    return len(shown) + len(owed)


async def test_clocks_stand_while_nobody_hears_a_shard(pair: tuple[Trial, Trial]) -> None:
    """As long as one process hears it they run; when the last one goes they stand, and run on when one is back."""
    first, second = pair
    table = await paced(second, "daily", ANNA, BEA)
    before = await _due(first, table)
    await first.service.shard_gone(0)
    await first.service.keeper.look_at_shards(await first.service.hearing.look())
    assert not first.service.registry.offline
    await second.service.shard_gone(0)
    await until(lambda: first.service.registry.offline and not first.service.alarm.busy)
    first.clock.time += HOUR
    await second.service.shard_here(0, 1)
    await until(lambda: not first.service.registry.offline)
    moved = [(due or 0) - (was or 0) for due, was in zip(await _due(first, table), before, strict=True)]
    assert [HOUR <= each < HOUR + MINUTE for each in moved] == [True, True]


async def test_a_shard_of_an_ended_process_is_not_heard(pair: tuple[Trial, Trial]) -> None:
    """What a process hears goes with it."""
    first, second = pair
    await first.service.shard_gone(0)
    await second.stop()
    await until(lambda: first.service.registry.offline)
    await second.start()
    await until(lambda: not first.service.registry.offline)


async def _with_computer(trial: Trial) -> str:
    table = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(table, "add_computer", value="normal"))
    await trial.press(ANNA, ComponentId(table, "start"))
    return table


async def test_computers_decide_once(pair: tuple[Trial, Trial]) -> None:
    """Both processes look for tables that wait for a computer; each of its choices is made once."""
    first, second = pair
    tables = [await _with_computer(trial) for trial in (first, second, first)]
    for table in tables:
        await until(lambda table=table: _waits_for_user(first, table))  # type: ignore[misc]  # bound at once
        chosen = [entry for entry in await first.log(table) if entry.seat == 1]
        assert len(chosen) == 1
    async with second.store.read() as tx:
        assert await tx.tables.awaiting_computers(first.clock.now(), UP, 9) == []
    await until(lambda: _free(second))


async def _free(trial: Trial) -> bool:
    async with trial.store.read() as tx:
        return await tx.claims.of(claims.KIND) == {}


async def _waits_for_user(trial: Trial, table: str) -> bool:
    return (await trial.live(table)).waiting_seats() == (0,)


async def test_a_table_that_nobody_thinks_for_is_found(
    pair: tuple[Trial, Trial], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that was killed before its computers have decided leaves them to the others."""
    first, second = pair
    monkeypatch.setattr(second.service.computers, "wake", lambda _table: None)
    table = await _with_computer(second)
    await until(lambda: _waits_for_user(first, table))


async def test_a_claim_that_was_not_freed_is(pair: tuple[Trial, Trial]) -> None:
    """The database may fail just when computers are done."""
    first, second = pair
    async with second.store.write() as tx:
        await tx.claims.take(claims.KIND, ["T1"])
    await until(lambda: _free(first))
    assert isinstance(second.service.computers.claims, SharedClaims)


async def test_who_is_late_is_stood_in_for_by_any_process(
    pair: tuple[Trial, Trial], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The keeper may be killed between the end of a clock and the stand-in's choice."""
    first, second = pair
    table = await paced(second, "daily", ANNA, BEA)
    before = (await first.live(table)).row.version
    monkeypatch.setattr(first.service.registry, "workers", replace(first.service.registry.workers, decide=_never))
    monkeypatch.setattr(first.service.computers, "wake", _never)
    first.clock.time += 2 * SLOW
    await until(lambda: _is_further(second, table, before + 2))
    assert [entry.stand_in for entry in await second.log(table)][-2:] == [True, True]


def _never(_table: str) -> None:
    """Do nothing, as one who was killed."""


async def _is_further(trial: Trial, table: str, version: int) -> bool:
    return (await trial.live(table)).row.version >= version


async def test_a_guild_that_is_back_is_not_halted_by_who_did_not_know(pair: tuple[Trial, Trial]) -> None:
    """Another process lets a new clock stand just then; the one that has heard of the guild lets it run on."""
    first, second = pair
    table = await paced(second, "daily", ANNA, BEA)
    await first.guilds.missing(GUILD)
    await until(lambda: GUILD in second.service.registry.missing)
    await first.guilds.back(GUILD)
    await second.dispatcher.handlers.pace.guild_missing(GUILD)  # as with a clock that it begins
    await until(lambda: _runs(first, table))
    await until(lambda: not any(trial.service.registry.missing for trial in pair))


async def _runs(trial: Trial, table: str) -> bool:
    return all(await _due(trial, table))


async def test_a_guild_without_clocks_stays_missing_for_who_has_heard_it(pair: tuple[Trial, Trial]) -> None:
    """A clock that begins there meanwhile stands still."""
    first, _second = pair
    await first.guilds.missing(GUILD)
    await first.service.registry.load_absences()
    assert first.service.registry.missing == {GUILD}
    table = await paced(first, "daily", ANNA, BEA)
    assert await _due(first, table) == [None, None]
    await first.guilds.back(GUILD)
    await first.service.registry.load_absences()
    assert first.service.registry.missing == set()


async def test_who_heard_a_guild_go_hears_it_come_back(pair: tuple[Trial, Trial]) -> None:
    """A look from before its clocks stood still must not make it forget: nobody would let them run on."""
    first, second = pair
    table = await paced(first, "daily", ANNA, BEA)
    await first.guilds.missing(GUILD)
    await second.dispatcher.handlers.pace.guild_back(GUILD)  # what the store then says is what it said before
    await first.service.registry.load_absences()
    await first.guilds.back(GUILD)
    await second.dispatcher.handlers.pace.guild_missing(GUILD)
    await until(lambda: _runs(first, table))


async def test_who_heard_of_a_guild_does_not_take_it_for_missing(pair: tuple[Trial, Trial]) -> None:
    """Its clocks are noted as halted until all run on: a look in between must not stop that."""
    first, _second = pair
    table = await paced(first, "daily", ANNA, BEA)
    await first.guilds.missing(GUILD)
    registry = first.service.registry
    registry.missing.discard(GUILD)
    registry.lost.discard(GUILD)
    registry.returned.add(GUILD)
    await registry.load_absences()
    assert GUILD not in registry.missing
    await first.dispatcher.handlers.pace.guild_back(GUILD)
    assert await _runs(first, table)


async def test_all_learn_for_whom_a_table_of_an_earlier_release_waits(pair: tuple[Trial, Trial]) -> None:
    """Else no process would let its computers decide; such a table comes from a copied file of SQLite."""
    first, second = pair
    table = await first.begun(ANNA, BEA)
    async with first.store.write() as tx:
        await tx.tables.change(table, waiting=None)
    await note_queues(first.service.registry)
    async with second.store.read() as tx:
        assert [row.table_id for row in await tx.tables.waiting(ANNA)] == [table]
    assert (await second.live(table)).row == (await first.live(table)).row


async def test_only_the_keeper_makes_rounds(pair: tuple[Trial, Trial]) -> None:
    """Each process checks the boards of users that it hears; one checks all others."""
    first, second = pair
    assert first.boards.makes_rounds
    assert not second.boards.makes_rounds


async def test_a_keeper_killed_in_the_middle_loses_no_move(
    pair: tuple[Trial, Trial], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord was away for an hour; the next keeper moves all clocks by it, once."""
    first, second = pair
    table = await paced(second, "daily", ANNA, BEA)
    before = [due or 0 for due in await _due(first, table)]
    for trial in pair:
        await trial.service.shard_gone(0)
    await until(lambda: first.service.registry.offline and not first.service.alarm.busy)
    first.clock.time += HOUR
    stuck = asyncio.Event()

    async def never(*_given: object) -> None:
        stuck.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(first.service.alarm.shards, "note_away", never)  # the clocks are moved, but nothing committed
    await second.service.shard_here(0, 1)
    await asyncio.wait_for(stuck.wait(), PATIENCE)
    await first.stop()
    await until(lambda: keeps(second))
    moved = [(due or 0) - was for due, was in zip(await _due(second, table), before, strict=True)]
    assert [HOUR <= each < HOUR + MINUTE for each in moved] == [True, True]
    await first.start()


def test_processes_agree_on_the_time() -> None:
    """A machine whose clock is late tells the database's time."""
    late, shared = FakeClock(), Membership()
    clock = SharedClock(late, shared)
    assert clock.now() == late.now()
    shared.offset = 2_500
    assert clock.now() == late.now() + 2_500
