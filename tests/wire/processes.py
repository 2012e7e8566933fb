"""The two processes of a wire test, as handles: the practice server, and a bot that can die and be started again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.practice import Practice

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
BATCH = 40


async def _spawn(*arguments: str, **pipes: Any) -> Process:
    return await asyncio.create_subprocess_exec(sys.executable, *arguments, cwd=ROOT, limit=2**20, **pipes)


async def _told(process: Process) -> dict[str, Any]:
    assert process.stdout is not None
    line = await process.stdout.readline()
    assert line, "a process ended without a word"
    return dict(json.loads(line))


@dataclass
class Served:
    """A practice server with a guild, a category and four users; `world` names their ids."""

    practice: Practice
    url: str
    bot_token: str
    world: dict[str, Any]


@asynccontextmanager
async def serving() -> AsyncIterator[Served]:
    """Run a practice server in a process of its own."""
    process = await _spawn("-m", "bot.practice.server.serve", "--port", "0", "--seed-world", stdout=PIPE)
    try:
        ready = await asyncio.wait_for(_told(process), PATIENCE)
        url = f"http://127.0.0.1:{ready['port']}"
        async with Practice(url, ready["token"]) as practice:
            yield Served(practice, url, ready["bot_token"], ready)
    finally:
        process.send_signal(signal.SIGTERM)
        await process.communicate()


class Bot:
    """The bot of one data folder. `deaths` counts how often it was found dead; `died` is set while it is."""

    def __init__(self, nursery: Process, served: Served, data: Path, seed: str, batch: int) -> None:
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
        assert self.nursery.stdin is not None
        self.died.clear()
        self.nursery.stdin.write(json.dumps(self.order).encode() + b"\n")
        self.pid = (await asyncio.wait_for(_told(self.nursery), PATIENCE))["born"]
        self._watch = asyncio.create_task(self._mourn())

    async def _mourn(self) -> None:
        self.exit_code = (await _told(self.nursery))["died"]
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
    nursery = await _spawn("-m", "tests.wire.bot_process", stdin=PIPE, stdout=PIPE)
    bot = Bot(nursery, served, folder / "data", seed, batch)
    try:
        yield bot
        await bot.stop()
    finally:
        assert nursery.stdin is not None
        nursery.stdin.close()  # the end of its input ends the nursery, and a bot that still lives
        await bot.mourned()
        await nursery.wait()
