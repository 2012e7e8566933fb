"""Which process hears which of Discord's shards, as several note it: over one store, with rows as they leave them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.clocks.shard_watch import SILENT, Heard, Hearing
from bot.tables.core.registry import Shards
from bot.tables.ports.clock import HOUR, MINUTE
from storage import Store, Writer
from storage.errors import DatabaseFailed
from storage.processes import ShardWatchWrites
from storage.rows import ClockRow, ProcessRow
from storage.schema import processes
from storage.session import put, values_of
from tests.bot.tables.doubles import ANNA, BEA, FakeClock, Trial, run_trial
from tests.bot.tables.timing import clocks_of, paced
from tests.storage.samples import table
from tests.waiting import until

BEGAN = FakeClock().now()
AFAR = 1 << 22
"""A guild that the second of two shards tells of."""


@pytest.fixture
async def trial(tmp_path: Path) -> AsyncIterator[Trial]:
    """Run a service."""
    async with run_trial(tmp_path) as trial:
        await _add_clock(trial.store, "NEAR", 1, trial.clock.now())
        await _add_clock(trial.store, "AFAR", AFAR, trial.clock.now())
        yield trial


async def _add_clock(store: Store, name: str, guild: int, now: int) -> None:
    async with store.write() as tx:
        await tx.tables.insert(table(name, guild_id=guild, created_at=now))
        row = ClockRow(table_id=name, seat=0, ask=1, began_at=now, due_at=now + 99 * HOUR, ring_at=now + 99 * HOUR)
        await tx.clocks.put([row])


async def _hears(tx: Writer, process: str, *shards: tuple[int, int], silent: int = 0) -> None:
    """Let a process hear some shards, as it said a while ago."""
    now = await tx.processes.now()
    row = ProcessRow(process=process, role="run", shards="", started_at=0, seen_at=now - silent)
    await tx.tables.session.run(put(processes), values_of(row))
    mine, tx.tables.session.process = tx.tables.session.process, process
    for shard, of in shards:
        await tx.heard.hear(shard, of)
    tx.tables.session.process = mine


async def _moved(trial: Trial) -> list[int]:
    """Return by how much the clocks near and afar have moved."""
    async with trial.store.read() as tx:
        rows = {row.table_id: row for row in await tx.clocks.of_tables(["NEAR", "AFAR"])}
    return [(rows[name].due_at or 0) - BEGAN - 99 * HOUR for name in ("NEAR", "AFAR")]


async def test_what_could_not_be_noted_is_noted_later(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database may fail just when Discord is here: clocks must not stand until the next connection."""
    hearing = Hearing(trial.service.registry)
    async with trial.store.write() as tx:
        await _hears(tx, trial.store.process)

    async def fail(*_given: object) -> None:
        raise DatabaseFailed("cut")

    with monkeypatch.context() as broken:
        broken.setattr(ShardWatchWrites, "hear", fail)
        with pytest.raises(DatabaseFailed):
            await hearing.hear(0, 2)
    assert (await hearing.look()).here == frozenset()
    await hearing.note()
    assert (await hearing.look()).here == {0}
    await hearing.lose(0)
    assert (await hearing.look()).here == frozenset()


async def test_who_is_silent_hears_nothing(trial: Trial) -> None:
    """From the last sign of life on: nobody knows whether a press would be answered."""
    hearing = Hearing(trial.service.registry)
    async with trial.store.write() as tx:
        await _hears(tx, "first", (0, 2))
        await _hears(tx, "second", (1, 2), silent=MINUTE)
    assert (await hearing.look()).here == {0}
    async with trial.store.write() as tx:
        await _hears(tx, "second", (1, 2))
    assert (await hearing.look()).here == {0, 1}
    async with trial.store.write() as tx:
        await _hears(tx, "second", silent=MINUTE)
    trial.clock.time += MINUTE
    heard = await hearing.look()
    assert list(heard.lost) == [1]
    assert BEGAN - SILENT < heard.lost[1] <= BEGAN


async def test_shards_are_divided_as_most_are_heard(trial: Trial) -> None:
    """While the number of shards is changed, old processes and new ones both run."""
    hearing = Hearing(trial.service.registry)
    async with trial.store.write() as tx:
        await _hears(tx, "old", (0, 2), (1, 2))
        await _hears(tx, "new", (3, 4))
    assert (await hearing.look()).count == 2
    async with trial.store.write() as tx:
        await _hears(tx, "new", (0, 4), (1, 4), (2, 4))
    heard = await hearing.look()
    assert heard.count == 4
    assert heard.here == {0, 1, 2, 3}


async def test_the_first_shard_passes_from_process_to_process(trial: Trial) -> None:
    """A process that looks all the time knows that it was heard without a gap."""
    hearing, late = Hearing(trial.service.registry), Hearing(trial.service.registry)
    async with trial.store.write() as tx:
        await _hears(tx, "old", (0, 1))
    first = await hearing.look()
    trial.clock.time += SILENT
    async with trial.store.write() as tx:
        await _hears(tx, "new", (0, 1))
        await tx.processes.end("old")
    assert (await hearing.look()).since == first.since
    assert ((await late.look()).since or 0) > (first.since or 0)
    trial.clock.time += SILENT + 1
    assert ((await hearing.look()).since or 0) > (first.since or 0)  # nobody has looked for too long
    async with trial.store.write() as tx:
        await tx.processes.end("new")
    assert (await hearing.look()).since is None


def _heard(*here: int, count: int = 2, **until: int) -> Heard:
    return Heard(count, frozenset(here), None, {int(shard[1:]): at for shard, at in until.items()})


async def _pass_an_hour(trial: Trial) -> None:
    await until(lambda: trial.service.timer.idle)
    trial.clock.time += HOUR


async def test_clocks_stand_from_when_a_shard_was_last_heard(trial: Trial) -> None:
    """Those of its guilds, or all if it is the first."""
    keeper = trial.service.keeper
    await keeper.look_at_shards(_heard(0, 1))
    await _pass_an_hour(trial)
    await keeper.look_at_shards(_heard(0, s1=BEGAN + HOUR - 9_000))
    await _pass_an_hour(trial)
    await keeper.look_at_shards(_heard(0))
    assert await _moved(trial) == [0, 0]
    await keeper.look_at_shards(_heard(0, 1))
    assert await _moved(trial) == [0, HOUR + 9_000]
    await _pass_an_hour(trial)
    await keeper.look_at_shards(_heard(1, s0=BEGAN + 3 * HOUR - 7_000))
    assert trial.service.registry.offline
    await _pass_an_hour(trial)
    await keeper.look_at_shards(_heard(0, 1))
    assert await _moved(trial) == [HOUR + 7_000, 2 * HOUR + 16_000]


async def test_a_new_number_of_shards_is_learnt_while_clocks_run(trial: Trial) -> None:
    """A shard that is new and that nobody hears yet stands still from then on."""
    keeper = trial.service.keeper
    await keeper.look_at_shards(_heard(0, count=1))
    await _pass_an_hour(trial)
    await keeper.look_at_shards(_heard(0, count=2))
    await _pass_an_hour(trial)
    await keeper.look_at_shards(_heard(0, 1, count=2))
    assert await _moved(trial) == [0, HOUR]


@pytest.mark.parametrize(("since", "moved"), [(BEGAN, [0, 20_000]), (BEGAN + HOUR, [40_000] * 2), (None, [40_000] * 2)])
async def test_who_keeps_next_moves_no_clock_that_ran(trial: Trial, since: int | None, moved: list[int]) -> None:
    """Time went on for users that other processes heard; else it has stood since clocks were last known to run."""
    await _pass_an_hour(trial)
    now = trial.clock.now()
    async with trial.store.write() as tx:
        await tx.clocks.beat(now - 40_000)
    heard = Heard(2, frozenset((0,)) if since else frozenset(), since, {0: now, 1: now - 20_000})
    await trial.service.alarm.start(heard)
    assert await _moved(trial) == moved
    await trial.service.alarm.start(heard)
    assert await _moved(trial) == moved


async def _look(trial: Trial, hearing: Hearing, silent: int) -> None:
    """Let the keeper look, and the clocks ring, while the process that hears Discord is silent for so long."""
    async with trial.store.write() as tx:
        await _hears(tx, "other", (0, 1), silent=silent)
    await trial.service.keeper.look_at_shards(await hearing.look())
    await trial.service.timer.ring_due()


async def test_what_falls_due_after_the_last_sign_of_life_does_not_ring(trial: Trial) -> None:
    """The process that heard a shard may just have been killed: the clock moves, and rings once it is heard again."""
    hearing, table = Hearing(trial.service.registry), await paced(trial, "daily", ANNA, BEA)
    rings = [row.ring_at or 0 for row in (await clocks_of(trial, table)).values()]
    trial.clock.time = max(rings) + 1_000
    await _look(trial, hearing, silent=2_000)
    assert [row.reminded for row in (await clocks_of(trial, table)).values()] == [0, 0]
    trial.clock.time += 2_000
    await _look(trial, hearing, silent=4_000)
    assert trial.service.registry.offline
    trial.clock.time += HOUR
    await _look(trial, hearing, silent=0)
    moved = [(row.ring_at or 0) - was for row, was in zip((await clocks_of(trial, table)).values(), rings, strict=True)]
    assert [HOUR + 4_000 <= each < HOUR + MINUTE for each in moved] == [True, True]
    trial.clock.time += 2_000
    await _look(trial, hearing, silent=0)
    assert [row.reminded for row in (await clocks_of(trial, table)).values()] == [1, 1]


def test_a_guild_is_heard_by_its_shard_and_the_first() -> None:
    """Presses in direct messages come by the first; what no process notes runs on."""
    shards = Shards()
    shards.note_count(2)
    assert [shards.heard_until(guild, 50) for guild in (1, AFAR)] == [50, 50]
    shards.until = {0: 40, 1: 30}
    assert [shards.heard_until(guild, 50) for guild in (1, AFAR)] == [40, 30]
    shards.until = {0: 20, 1: 60}
    assert [shards.heard_until(guild, 50) for guild in (1, AFAR)] == [20, 20]
