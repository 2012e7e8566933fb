"""The two processes of a wire test, as handles: the practice server, and a bot that can die and be started again."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import functools
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.practice.core import interactions
from bot.practice.server.server import PracticeServer
from tests.practice import Practice
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
BATCH = 40


Nursery = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _told(voice: asyncio.StreamReader | None) -> dict[str, Any]:
    assert voice is not None
    line = await voice.readline()
    assert line, "a process ended without a word"
    return dict(json.loads(line))


@functools.cache
def _nurseries() -> str:
    """Begin the process that gives nurseries, once, and return the path of its socket."""
    folder = tempfile.mkdtemp(prefix="kontor-")
    path = f"{folder}/nurseries"
    process = subprocess.Popen(  # noqa: S603 - our own
        (sys.executable, "-m", "tests.wire.bot_process", path), cwd=ROOT, stdin=PIPE, stdout=PIPE
    )

    def end() -> None:
        process.communicate()
        shutil.rmtree(folder)

    atexit.register(end)
    assert process.stdout is not None
    assert process.stdout.readline(), "no nurseries were opened"
    return path


@dataclass
class Served:
    """A practice server with a guild, a category and four users; `world` names their ids."""

    practice: Practice
    url: str
    bot_token: str
    world: dict[str, Any]
    server: PracticeServer | None = None

    @property
    def heard(self) -> list[int]:
        """List the shards of all sessions that are connected, to a server of this process."""
        assert self.server is not None
        return [session.shard for session in self.server.core.gateway.sessions.values() if session.line]


@asynccontextmanager
async def serving() -> AsyncIterator[Served]:
    """Run a practice server in a process of its own, whose work is nobody else's."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.practice.server.serve", "--port", "0", "--seed-world"), cwd=ROOT, stdout=PIPE
    )
    try:
        ready = await asyncio.wait_for(_told(process.stdout), PATIENCE)
        url = f"http://127.0.0.1:{ready['port']}"
        async with Practice(url, ready["token"]) as practice:
            yield Served(practice, url, ready["bot_token"], ready)
    finally:
        process.send_signal(signal.SIGTERM)
        await process.communicate()


@asynccontextmanager
async def serving_here(shards: int = 1, speak: type[Practice] = Practice) -> AsyncIterator[Served]:
    """Run a practice server in this process, which is there at once; `speak` is the client by which users act."""
    server = PracticeServer()
    server.core.gateway.shards = server.core.gateway.max_concurrency = shards
    world = server.seed()
    await server.start()
    try:
        with pytest.MonkeyPatch.context() as patient:
            patient.setattr(interactions, "FIRST_ANSWER_SECONDS", PATIENCE)  # three are too few for a busy machine
            async with speak(server.url, server.token) as practice:
                yield Served(practice, server.url, server.core.bot_token, world, server)
    finally:
        await server.stop()


class Bot:
    """The bot of one data folder. `deaths` counts how often it was found dead; `died` is set while it is."""

    def __init__(self, nursery: Nursery, served: Served, data: Path, seed: str, batch: int) -> None:
        self.nursery, self.served, self.data = nursery, served, data
        self.order: dict[str, Any] = {"url": served.url, "token": served.bot_token, "data": str(data)}
        self.order |= {"log": str(data.with_suffix(".log")), "seed": seed, "batch": batch}
        self.pid = 0
        self.died = asyncio.Event()
        self.exit_code: int | None = None
        self._watch: asyncio.Task[None] | None = None

    @property
    def database(self) -> Path:
        """Return the path of the bot's database."""
        return self.data / "kontor.sqlite"

    async def start(self) -> None:
        """Bring the process up; it is not connected yet."""
        hears, speaks = self.nursery
        self.died.clear()
        speaks.write(json.dumps(self.order).encode() + b"\n")
        self.pid = (await asyncio.wait_for(_told(hears), PATIENCE))["born"]
        self._watch = asyncio.create_task(self._mourn())

    async def _mourn(self) -> None:
        self.exit_code = (await _told(self.nursery[0]))["died"]
        self.died.set()

    async def mourned(self) -> None:
        """Wait for the end of the last bot."""
        if self._watch is not None:
            await asyncio.wait_for(self._watch, PATIENCE)

    async def connected(self, since: int) -> bool:
        """Wait until a start since that transcript entry got its guilds; False if the bot dies before."""
        practice = self.served.practice
        ready = asyncio.create_task(practice.wait_for(lambda e: e.get("t") == "GUILD_CREATE", since, PATIENCE))
        return await self.unless_dead(ready) is not None

    async def unless_dead(self, task: asyncio.Task[Any]) -> Any:
        """Return what a task returns, or None if the bot dies before it is done."""
        death = asyncio.create_task(self.died.wait())
        await asyncio.wait({task, death}, return_when="FIRST_COMPLETED")
        death.cancel()
        if task.done():
            return await task
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        return None

    async def stop(self) -> int | None:
        """Ask it to stop, and return its exit code."""
        if self._watch is not None and not self.died.is_set():
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGTERM)
            await asyncio.wait_for(self.died.wait(), PATIENCE)
        return self.exit_code


@asynccontextmanager
async def nursed(served: Served, folder: Path, seed: str, batch: int = BATCH) -> AsyncIterator[Bot]:
    """Provide a bot that is not started yet, and stop it in the end; `batch` as in `bot.tables.core.outbox`."""
    hears, speaks = await asyncio.open_unix_connection(await asyncio.to_thread(_nurseries))
    bot = Bot((hears, speaks), served, folder / "data", seed, batch)
    try:
        yield bot
        await bot.stop()
    finally:
        speaks.write_eof()  # the end of its input ends the nursery, and a bot that still lives
        await bot.mourned()
        speaks.close()
        await speaks.wait_closed()
