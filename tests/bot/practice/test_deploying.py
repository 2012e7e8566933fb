"""Two processes with a session of the same shard each, as during a deploy: each act is answered once."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot import coordination
from bot.client import Kontor
from bot.practice.launch.redirect import point_for
from bot.practice.rules.errors import Json
from bot.practice.server.server import PracticeServer
from tests.bot.practice.attending import attend
from tests.practice import Practice
from tests.waiting import until

SHARDS = 2
ALL = f"0-{SHARDS - 1}/{SHARDS}"


@dataclass
class Deploy:
    """Two processes that hear all shards, at one practice server."""

    server: PracticeServer
    practice: Practice
    kontors: list[Kontor]

    async def callbacks(self) -> Counter[str]:
        """Count the first responses to each act that were taken."""
        requests = await self.practice.transcript("request")
        found = [e["path"] for e in requests if e["path"].endswith("/callback") and e.get("status", 0) < 300]
        return Counter(path.split("/")[2] for path in found)


@pytest.fixture
async def deploy(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Deploy]:
    """Return two processes, both connected."""
    monkeypatch.setattr(coordination, "PAUSE", 1)
    server = PracticeServer()
    server.core.gateway.shards = server.core.gateway.max_concurrency = SHARDS
    server.seed()
    await server.start()
    with point_for(server.url):
        async with AsyncExitStack() as stack:
            practice = await stack.enter_async_context(Practice(server.url, server.token))
            kontors = [await attend(stack, server, tmp_path / name, database, ALL) for name in ("old", "new")]
            await until(lambda: len(server.core.gateway.sessions) == 2 * SHARDS)
            await until(lambda: all(kontor.guilds for kontor in kontors))
            yield Deploy(server, practice, kontors)
    await server.stop()


async def test_each_act_is_answered_by_one_process(deploy: Deploy) -> None:
    """Commands, presses and forms alike; the second process drops them, and none of it is an error."""
    channel = next(c for c in deploy.server.core.world.channels.values() if c.name == "games")
    with capture_logs() as logs:
        for user in ("alice", "bruno", "chen"):
            about = await deploy.practice.slash(user, channel.id, "help")
            page = await deploy.practice.wait_answer(user, about)  # a slow process says first that it will answer
            custom_id = next(p["custom_id"] for p in _parts(page["components"]) if "custom_id" in p)
            await deploy.practice.click(user, page, custom_id)
        await deploy.practice.autocomplete("alice", channel.id, "move", "table", "t")
    counts = await deploy.callbacks()
    assert sorted(counts.values())[:-1] == [1] * 6
    assert not [each for each in logs if each["log_level"] in ("warning", "error")]
    async with deploy.kontors[0].store.read() as tx:
        assert len(await tx.processes.all()) == 2


def _parts(components: list[Json]) -> Iterator[Json]:
    for each in components:
        yield each
        yield from _parts(each.get("components") or [])


async def test_who_leaves_takes_no_more(deploy: Deploy) -> None:
    """A process that drains leaves every act to the other, and its row goes with it."""
    channel = next(c for c in deploy.server.core.world.channels.values() if c.name == "games")
    old, new = deploy.kontors
    old.claims.open = False
    taken: list[int] = []
    take = new.claims.take

    async def note(interaction_id: int, message_id: int | None) -> bool:
        taken.append(interaction_id)
        return await take(interaction_id, message_id)

    new.answering.claim = note
    for _ in range(3):
        await deploy.practice.slash("alice", channel.id, "help")
    assert len(taken) == 3
    assert set((await deploy.callbacks()).values()) == {1}
