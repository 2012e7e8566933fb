"""Several processes of one bot at the gateway: shards spread over them, and two sessions of one shard for a while."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import aiohttp
import pytest

from bot.practice.rules.errors import Json
from bot.practice.server.server import PracticeServer
from tests.practice import Practice
from tests.waiting import PATIENCE, until

SHARDS = 4
INTENTS = 1


class Ear:
    """A raw client of the gateway, which hears one shard."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self.socket, self._token = socket, token
        self.session = ""
        self.seq = 0

    async def identify(self, shard: int) -> Json:
        """Ask for a session, and return READY, or the frame that refuses it."""
        properties = {"os": "linux", "browser": "ear", "device": "ear"}
        data = {"token": self._token, "intents": INTENTS, "properties": properties, "shard": [shard, SHARDS]}
        await self.socket.send_json({"op": 2, "d": data})
        frame = await self.frame()
        self.session = frame["d"]["session_id"] if frame["op"] == 0 else ""
        return frame

    async def resume(self, other: Ear) -> Json:
        """Take up the session of another socket, and return the first frame."""
        data = {"token": self._token, "session_id": other.session, "seq": other.seq}
        await self.socket.send_json({"op": 6, "d": data})
        return await self.frame()

    async def frame(self) -> Json:
        """Return the next frame."""
        found: Json = await self.socket.receive_json(timeout=PATIENCE)
        self.seq = found["s"] or self.seq
        return found

    async def event(self, name: str) -> Json:
        """Wait for an event."""
        while (found := await self.frame())["t"] != name:
            pass
        return found


class Ears:
    """Connect clients to one server."""

    def __init__(self, server: PracticeServer, stack: AsyncExitStack) -> None:
        self.server, self._stack = server, stack

    async def connect(self) -> Ear:
        """Open a socket; HELLO has come."""
        http = await self._stack.enter_async_context(aiohttp.ClientSession())
        ear = Ear(await http.ws_connect(f"{self.server.url}/gateway"), self.server.core.bot_token)
        assert (await ear.frame())["op"] == 10
        return ear


@pytest.fixture
async def ears(server: PracticeServer) -> AsyncIterator[Ears]:
    """Return a way to connect to a server with four shards."""
    server.core.gateway.shards = SHARDS
    async with AsyncExitStack() as stack:
        yield Ears(server, stack)


def _shard(server: PracticeServer, guild: str) -> int:
    return (int(guild) >> 22) % SHARDS


async def test_a_second_session_does_not_end_the_first(ears: Ears) -> None:
    """Both are told of everything, as while a new process takes over from an old one."""
    shard = _shard(ears.server, ears.server.seed()["guild"])
    old, new = await ears.connect(), await ears.connect()
    for ear in (old, new):
        assert (await ear.identify(shard))["t"] == "READY"
        await ear.event("GUILD_CREATE")
    (guild,) = ears.server.core.world.guilds
    async with Practice(ears.server.url, ears.server.token) as practice:
        made = await practice.add_channel(guild, "more")
    assert [(await ear.event("CHANNEL_CREATE"))["d"]["id"] for ear in (old, new)] == [made, made]
    assert old.session != new.session


async def test_each_shard_hears_its_own(ears: Ears) -> None:
    """What another process hears is not repeated; an act in a guild goes to its shard alone."""
    guild = ears.server.seed()["guild"]
    shard = _shard(ears.server, guild)
    mine, other = await ears.connect(), await ears.connect()
    await mine.identify(shard)
    await other.identify((shard + 1) % SHARDS)
    async with Practice(ears.server.url, ears.server.token) as practice:
        await practice.add_channel(guild, "more")
        (entry,) = [e for e in await practice.transcript("event") if e["t"] == "CHANNEL_CREATE"]
    assert entry["sessions"] == [mine.session]


async def test_a_session_outlives_the_start_of_another_process(ears: Ears) -> None:
    """A client that lost its connection may resume for a while, although another process has identified meanwhile."""
    first, other, late = await ears.connect(), await ears.connect(), await ears.connect()
    await first.identify(0)
    await first.socket.close()
    await other.identify(0)
    again = await ears.connect()
    assert (await again.resume(first))["t"] == "RESUMED"
    await again.socket.close()
    await until(lambda: ears.server.core.gateway.sessions[first.session].line is None)
    ears.server.core.clock.advance(61)
    await late.identify(1)
    assert (await (await ears.connect()).resume(first))["op"] == 9


async def test_shards_of_a_bucket_take_turns(ears: Ears) -> None:
    """Discord refuses an IDENTIFY that comes too soon after another of its bucket, from whichever process."""
    gateway = ears.server.core.gateway
    gateway.max_concurrency, gateway.identify_pause = 2, 5.0
    found = [(await (await ears.connect()).identify(shard))["op"] for shard in (0, 1, 2)]
    ears.server.core.clock.advance(5.1)
    found.append((await (await ears.connect()).identify(2))["op"])
    assert found == [0, 0, 9, 0]
