"""Three shards: each tells of its guilds, the first of direct messages too, and time stands where one is away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from bot.client import Kontor
from bot.composition import open_kontor
from bot.interactions.twins import OFTEN
from bot.practice.launch.redirect import point_for
from bot.practice.rules.events import shard_of
from bot.practice.server.server import PracticeServer
from bot.settings import Settings
from storage.rows import ClockRow
from tests.bot.tables.doubles import FakeClock
from tests.practice import Practice
from tests.renderers import Blank
from tests.storage.samples import table
from tests.waiting import until

SHARDS = 3
HOUR = 3_600_000


@dataclass
class Sharded:
    """Kontor at a practice server with a guild in each of three shards, and a clock at a table of each."""

    server: PracticeServer
    practice: Practice
    kontor: Kontor
    clock: FakeClock

    def is_heard(self, shard: int) -> bool:
        """Tell whether time runs with this shard."""
        registry = self.kontor.service.registry
        return not registry.offline and (registry.shards.count, shard in registry.shards.away) == (SHARDS, False)

    async def until_heard(self, shard: int, *, heard: bool = True) -> None:
        """Wait until the store knows whether time runs with a shard; the test must not move the clock meanwhile."""
        await until(lambda: self.is_heard(shard) == heard and not self.kontor.service.alarm.busy)

    async def dues(self) -> list[int]:
        """Return when time is up at the table of each shard."""
        async with self.kontor.service.registry.store.read() as tx:
            rows = await tx.clocks.of_tables([f"T{shard}" for shard in range(SHARDS)])
        return [row.due_at or 0 for row in rows]

    def sessions(self, event: str) -> list[int]:
        """Return to which shards the last such event went."""
        gateway = self.server.core.gateway
        entry = next(each for each in reversed(self.server.core.transcript.entries) if each.get("t") == event)
        return [gateway.sessions[each].shard for each in entry["sessions"]]


def _add_guilds(server: PracticeServer) -> None:
    """Add guilds until each shard has one: their ids tell the millisecond in which they were made."""
    world = server.core.world
    while {shard_of(guild, SHARDS) for guild in world.guilds} != set(range(SHARDS)):
        world.add_guild("Sharded")
        server.core.clock.advance(0.001)


async def _add_clocks(kontor: Kontor, server: PracticeServer, now: int) -> None:
    async with kontor.service.registry.store.write() as tx:
        for guild in server.core.world.guilds:
            name = f"T{shard_of(guild, SHARDS)}"
            if await tx.tables.get(name) is None:
                await tx.tables.insert(table(name, guild_id=int(guild), created_at=now))
                clock = ClockRow(table_id=name, seat=0, ask=1, began_at=now, due_at=now + 99 * HOUR, ring_at=now + HOUR)
                await tx.clocks.put([clock])


@pytest.fixture
async def sharded(tmp_path: Path) -> AsyncIterator[Sharded]:
    """Return Kontor with all its shards connected."""
    server, clock = PracticeServer(), FakeClock()
    server.core.gateway.shards = SHARDS
    await server.start()
    server.seed()
    _add_guilds(server)
    with point_for(server.url):
        async with (
            Practice(server.url, server.token) as practice,
            open_kontor(Settings(data=tmp_path), clock=clock) as kontor,
        ):
            kontor.service.pictures.renderer = Blank()
            running = asyncio.create_task(kontor.start(server.core.bot_token))
            stand = Sharded(server, practice, kontor, clock)
            await until(lambda: all(map(stand.is_heard, range(SHARDS))))
            await _add_clocks(kontor, server, clock.now())
            yield stand
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
    await server.stop()


@pytest.mark.parametrize("shard", range(SHARDS))
async def test_time_stands_where_nobody_is_heard(sharded: Sharded, shard: int) -> None:
    """Without the first shard all clocks stand; without another one those of its guilds do, and the others run."""
    before, gateway = await sharded.dues(), sharded.server.core.gateway
    gateway.silence(shard)
    await sharded.until_heard(shard, heard=False)
    assert [sharded.is_heard(each) for each in range(SHARDS)] == [shard not in (0, each) for each in range(SHARDS)]
    sharded.clock.time += HOUR
    gateway.answer_again(shard)
    await sharded.until_heard(shard)
    assert await sharded.dues() == [due + HOUR * (shard in (0, each)) for each, due in enumerate(before)]


async def test_the_first_may_go_while_another_is_away(sharded: Sharded) -> None:
    """No hour is counted twice, while both are away nor while one is."""
    before, gateway = await sharded.dues(), sharded.server.core.gateway
    for gone in (2, 0):
        gateway.silence(gone)
        await sharded.until_heard(gone, heard=False)
        sharded.clock.time += HOUR
    gateway.answer_again(0)
    await sharded.until_heard(0)
    assert (await sharded.dues())[:2] == [due + HOUR for due in before[:2]]
    sharded.clock.time += HOUR
    gateway.answer_again(2)
    await sharded.until_heard(2)
    assert await sharded.dues() == [before[0] + HOUR, before[1] + HOUR, before[2] + 3 * HOUR]


async def test_a_kill_forgets_no_shard(sharded: Sharded) -> None:
    """The next run moves the clocks of the shard that was away, up to the last note that clocks have run."""
    before, gateway, alarm = await sharded.dues(), sharded.server.core.gateway, sharded.kontor.service.alarm
    gateway.silence(1)
    await sharded.until_heard(1, heard=False)
    sharded.clock.time += HOUR // 2
    await alarm.ring(sharded.clock.now())
    sharded.clock.time += HOUR
    await alarm.start()  # as a new run does, which knows nothing but what is stored
    assert await sharded.dues() == [due + HOUR + HOUR // 2 * (each == 1) for each, due in enumerate(before)]


async def test_events_are_kept_apart(sharded: Sharded) -> None:
    """What happens in a guild reaches its shard alone, and what happens in direct messages the first."""
    guild = next(each for each in sharded.server.core.world.guilds if shard_of(each, SHARDS) == 2)
    await sharded.practice.ask("add_channel", guild=guild, name="here")
    assert sharded.sessions("CHANNEL_CREATE") == [2]
    place = await sharded.practice.ask("dm", user="alice")
    assert (await sharded.practice.slash("alice", place, "help")).message
    assert sharded.sessions("INTERACTION_CREATE") == [0]


async def _begin_sessions(sharded: Sharded, end: Callable[[], Awaitable[object]]) -> None:
    """Let all shards begin a new session, as often as is suspicious."""

    def has_begun(count: int) -> bool:
        return [entry.get("t") for entry in sharded.server.core.transcript.entries].count("READY") == count

    for again in range(OFTEN):
        await end()
        await until(partial(has_begun, SHARDS * (again + 2)))
        await until(lambda: all(map(sharded.is_heard, range(SHARDS))))


async def test_sessions_that_discord_ends_again_and_again_are_a_sign_of_another_process(sharded: Sharded) -> None:
    """Discord says that a session is over (op 9): this process has not asked for a new one."""
    assert not sharded.kontor.twins.suspected
    await _begin_sessions(sharded, sharded.practice.invalidate)
    assert sharded.kontor.twins.suspected


async def test_sessions_that_this_process_begins_are_no_sign(sharded: Sharded) -> None:
    """As when the connection has failed and could not be made again at once."""

    async def reconnect() -> None:
        for shard in sharded.kontor.shards.values():
            await shard.reconnect()

    await _begin_sessions(sharded, reconnect)
    assert not sharded.kontor.twins.suspected
