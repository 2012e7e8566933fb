"""A READY that lists too little, at two processes with a shard each: no server counts as left that is still there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot import coordination
from bot.client import Kontor
from bot.practice.launch.redirect import point_for
from bot.practice.rules.errors import Json
from bot.practice.rules.events import shard_of
from bot.practice.server.server import PracticeServer
from storage.rows import GuildRow
from tests.bot.practice.attending import attend
from tests.practice import Practice
from tests.waiting import until

SHARDS, EACH = 2, 4


@dataclass
class Shared:
    """Two processes, each of which hears one shard with some servers."""

    server: PracticeServer
    practice: Practice
    kontors: list[Kontor]
    looks: list[int]

    def guilds(self, shard: int) -> list[str]:
        """Name the servers of a shard."""
        return [guild for guild in self.server.core.world.guilds if shard_of(guild, SHARDS) == shard]

    async def begin_sessions(self, *shards: int) -> None:
        """Let Discord end all sessions; wait until these shards have looked at their servers in the new ones."""
        self.looks.clear()
        await self.practice.invalidate()
        await until(lambda: sorted(self.looks) == sorted(shards))

    async def asked(self) -> set[str]:
        """Name the servers that Discord was asked for."""
        paths = [entry["path"].split("/") for entry in await self.practice.transcript("request")]
        return {path[2] for path in paths if path[1] == "guilds" and len(path) == 3}

    async def left(self) -> set[str]:
        """Name the servers that count as left."""
        async with self.kontors[0].store.read() as tx:
            here = await tx.people.guilds_here()
        return {guild for guild in self.server.core.world.guilds if int(guild) not in here}


def _note_looks(kontor: Kontor, looks: list[int]) -> None:
    reconciling = kontor.dispatcher.reconciling
    look = reconciling.look_at_servers

    async def noting(shard: int, of: int, listed: set[int]) -> None:
        await look(shard, of, listed)
        looks.append(shard)

    reconciling.look_at_servers = noting  # type: ignore[assignment,method-assign]  # a wrapper around it


def _add_guilds(server: PracticeServer) -> None:
    """Add servers until each shard has enough: their ids tell the millisecond in which they were made."""
    world = server.core.world
    while any([shard_of(guild, SHARDS) for guild in world.guilds].count(shard) < EACH for shard in range(SHARDS)):
        world.add_guild("Shared")
        server.core.clock.advance(0.001)


@pytest.fixture
async def shared(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Shared]:
    """Return two processes, both of which have looked at their servers once; all are stored."""
    monkeypatch.setattr(coordination, "PAUSE", 1)
    server, looks = PracticeServer(), list[int]()
    server.core.gateway.shards = server.core.gateway.max_concurrency = SHARDS
    server.seed()
    _add_guilds(server)
    await server.start()
    with point_for(server.url):
        async with AsyncExitStack() as stack:
            practice = await stack.enter_async_context(Practice(server.url, server.token))
            kontors = []
            for shard in range(SHARDS):
                kontors.append(await attend(stack, server, tmp_path / str(shard), database, f"{shard}/{SHARDS}"))
                _note_looks(kontors[shard], looks)
            await until(lambda: sorted(looks) == list(range(SHARDS)))
            async with kontors[0].store.write() as tx:
                for guild in server.core.world.guilds:
                    await tx.people.save_guild(GuildRow(guild_id=int(guild)))
            yield Shared(server, practice, kontors, looks)
    await server.stop()


@pytest.mark.parametrize("kept", [0, EACH // 2], ids=["empty", "half full"])
async def test_a_ready_of_one_process_that_lacks_servers_marks_none(
    shared: Shared, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord is asked about each that is lacking, and says that the bot is in it."""
    gateway, guilds = shared.server.core.gateway, shared.guilds(0)
    for guild in guilds:
        shared.server.core.world.guilds[guild].available = False  # so that nothing but READY tells of it
    make = gateway._ready

    def lacking(session: object, guild_ids: list[str]) -> Json:
        return make(session, [guild for guild in guild_ids if guild not in guilds[kept:]])  # type: ignore[arg-type]

    monkeypatch.setattr(gateway, "_ready", lacking)
    await shared.begin_sessions(*range(SHARDS))
    assert await shared.asked() == set(guilds[kept:])
    assert await shared.left() == set()


async def test_servers_of_a_shard_that_is_missing_are_not_looked_at(shared: Shared) -> None:
    """Not even if the bot is no longer in them; the process of that shard notices it once it hears Discord again."""
    gateway, (gone, *_) = shared.server.core.gateway, shared.guilds(1)
    shared.server.core.world.guilds[gone].has_bot = False
    gateway.silence(1)
    await shared.begin_sessions(0)
    assert await shared.asked() == set()
    assert await shared.left() == set()
    shared.looks.clear()
    gateway.refuse_resume = True  # else what was missed would be told again
    gateway.answer_again(1)
    await until(lambda: shared.looks == [1])
    assert await shared.left() == {gone}
