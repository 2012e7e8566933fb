"""Three processes come and go over one PostgreSQL, while users press, time passes, and Discord is away for a while."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.computers import claims
from bot.tables.core.pace import UP
from bot.tables.ports.clock import HOUR
from bot.tables.ports.component_id import ComponentId
from bot.tables.running import keeper
from storage.engines import membership
from tests.bot.tables.doubles import ANNA, BEA, Trial, caller, keeps
from tests.bot.tables.timing import paced
from tests.given import long
from tests.waiting import until

ACTS = 300


class Crew:
    """Some processes over one database, of which at least one runs, and the tables that they serve."""

    def __init__(self, first: Trial, rng: random.Random) -> None:
        self.first, self.rng = first, rng
        self.running, self.ended = [first], [first.beside("second"), first.beside("third")]
        self.tables: list[str] = []

    async def open_tables(self) -> None:
        """Begin tables against a computer, and tables of two users with a limit."""
        for number in range(4):
            self.first.clock.time += HOUR
            if number % 2:
                self.tables.append(await paced(self.first, "daily", ANNA, BEA))
                continue
            table = await self.first.lobby(ANNA)
            await self.first.press(ANNA, ComponentId(table, "add_computer", value="normal"))
            await self.first.begin(table, ANNA)
            self.tables.append(table)

    async def press(self) -> None:
        """Let a user that a table waits for choose, through any process."""
        trial, table = self.rng.choice(self.running), self.rng.choice(self.tables)
        live = await trial.live(table)
        seats = [seat for seat in live.waiting_seats() if live.seats[seat].computer is None]
        if live.row.stage != "playing" or not seats:
            return
        seat = self.rng.choice(seats)
        shape = live.game.rules.asked(live.require_match().state)[seat].shape
        assert shape is not None
        await trial.commands.move(caller(live.seats[seat].user_id or 0), shape.sample(self.rng), table)

    async def pass_time(self) -> None:
        """Let some hours go by."""
        self.first.clock.time += self.rng.randrange(6 * HOUR)

    async def end(self) -> None:
        """End a process in the middle of whatever it does; kills are tried in `tests/wire`."""
        if len(self.running) > 1:
            trial = self.running.pop(self.rng.randrange(len(self.running)))
            self.ended.append(trial)
            await trial.stop()

    async def begin(self) -> None:
        """Start a process."""
        if self.ended:
            trial = self.ended.pop(0)
            await trial.start()
            self.running.append(trial)

    async def be_away(self) -> None:
        """Let Discord be away for an hour, as far as any process knows."""
        for trial in self.running:
            await trial.service.shard_gone(0)
        await until(lambda: any(map(_stands, self.running)))
        self.first.clock.time += HOUR
        for trial in self.running:
            await trial.service.shard_here(0, 1)

    async def is_quiet(self) -> bool:
        """Tell whether one process keeps, all that is due was done, and nobody has a claim but the keeper."""
        if sum(keeps(trial) for trial in self.running) != 1:
            return False
        now = self.first.clock.now()
        async with self.running[0].store.read() as tx:
            claimed = {**await tx.claims.of(claims.KIND), **await tx.claims.of("queue")}
            rings = await tx.clocks.next_ring()
            return not (claimed or await tx.tables.awaiting_computers(now, UP, 9) or (rings or now + 1) <= now)


def _stands(trial: Trial) -> bool:
    """Tell whether a process has stopped all clocks, and stored the time of that."""
    return trial.service.registry.offline and not trial.service.alarm.busy


@pytest.fixture
async def crew(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Crew]:
    """Run one process, and have two more."""
    for module in (keeper, claims):
        monkeypatch.setattr(module, "LOOKS", 0.02)
    monkeypatch.setattr(membership, "BEAT", 0.1)
    trial = Trial(tmp_path)
    trial.database = database
    await trial.start()
    crew = Crew(trial, random.Random(ACTS))
    yield crew
    for each in crew.running:
        await each.stop()


@pytest.mark.parametrize("acts", [long(ACTS)])
async def test_processes_come_and_go(crew: Crew, acts: int) -> None:
    """After whatever happened one process keeps, no table is stuck, and nothing was chosen or said twice."""
    await crew.open_tables()
    what = [crew.press] * 8 + [crew.pass_time] * 2 + [crew.end, crew.begin, crew.be_away]
    for number in range(acts):
        await crew.rng.choice(what)()
        assert sum(trial.service.keeper.keeps for trial in crew.running) <= 1
        if number % 10 == 0:
            await until(crew.is_quiet)
    await until(crew.is_quiet)
    assert max(Counter(crew.first.messenger.posted).values()) == 1
    for table in crew.tables:
        await _check(crew.running[0], table)


async def _check(trial: Trial, table: str) -> None:
    """Check that a table's choices stand in one order, and that users who are waited for have time."""
    async with trial.store.read() as tx:
        entries, clocks = await tx.log.entries(table), await tx.clocks.of_table(table)
    live = await trial.live(table)
    assert [entry.number for entry in entries] == list(range(live.row.version))
    assert max(Counter(entry.version for entry in entries).values()) == 1
    assert len(entries) > 1
    assert all((row.due_at or 0) > trial.clock.now() for row in clocks)
    assert all(live.is_played_by_user(seat) for seat in live.waiting_seats()) or live.is_resting()
