"""The bot's simulated machine: time, threads, the database's thread, luck and processes."""

from __future__ import annotations

import asyncio
import hashlib
import random
import re
import secrets
import sqlite3
import sys
import time
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import structlog

from bot.tables.clocks import alarm
from bot.tables.ports.clock import MINUTE
from games.kernel.catalogue import find
from games.players import PLAYERS
from games.players.worker import Task
from render.jobs import Drawn, Film, Job
from storage import startup
from storage.engines import driver
from tests.renderers import Blank
from tests.simulation.loop import SimulatedLoop
from tests.simulation.network import Form, Network, Session

BEAT = 15 * MINUTE
"""Milliseconds between two notes of the running time; with the usual minute, quiet nights would take long."""
STATEMENT = 0.002
"""Most seconds that a statement takes in the database's thread."""


class InPlace:
    """A connection like aiosqlite's, but its statements run in the loop's thread."""

    def __init__(self, path: Path, machine: Machine) -> None:
        self._path, self._luck, self._machine = path, machine.luck, machine
        self._plays = False
        self._connection: sqlite3.Connection

    def __await__(self) -> Generator[Any, None, InPlace]:
        """Connect."""
        return self._connect().__await__()

    async def _connect(self) -> InPlace:
        connection = sqlite3.connect(self._path, factory=driver.Driver, isolation_level=None, check_same_thread=False)
        self._connection = connection
        self._machine.opened.append(connection)
        return self

    async def execute_fetchall(self, sql: str, parameters: Any = ()) -> Any:
        """Run statements after a while, and return the rows a little later."""
        await asyncio.sleep(self._luck.uniform(0, STATEMENT))
        rows = self._connection.execute(sql, parameters).fetchall()
        self._look_at([statement for statement, *_ in parameters])
        await asyncio.sleep(0)  # the process may die before it hears of a commit
        return rows

    def _look_at(self, statements: list[str]) -> None:
        """Note a commit that adds to the log of a table."""
        self._plays = self._plays or any(each.startswith("INSERT INTO entries") for each in statements)
        if self._plays and statements[-1] in ("COMMIT", "ROLLBACK"):
            self._plays = False
            self._machine.reached("played")

    async def rollback(self) -> None:
        """Undo the transaction."""
        await asyncio.sleep(self._luck.uniform(0, STATEMENT))
        self._connection.rollback()

    async def close(self) -> None:
        """Close the connection."""
        self._connection.close()


class Hashed(Blank):
    """Replaces pictures by a hash of what they show."""

    def pictures(self, job: Job) -> tuple[Drawn, ...]:
        """Return a hash of each picture's content."""
        (found,) = super().pictures(job)
        ask = job.views[0].ask if job.views else ""
        facts = (job.game, job.what, job.locale, job.names, job.asked, job.views, job.seat, job.chapter, job.rings)
        source = hashlib.sha256(repr((facts, job.before, job.sight)).encode()).hexdigest()[:16] + f"-{ask}"
        return (Drawn(found.name, source, f"hashed {source}".encode()),)

    async def render(self, job: Job | Film) -> tuple[Drawn, ...]:
        """Return the hashes after a while, as another process would."""
        await asyncio.get_running_loop().run_in_executor(None, int)
        if isinstance(job, Film):
            names = [str(version) for version, _ in job.boards] or ["replay"]
            return tuple(Drawn(name, "", b"film") for name in names)
        return await super().render(job)


def pictured(sources: str) -> list[int]:
    """Return the questions that hashed pictures show, by number."""
    return [int(ask) for ask in re.findall(r"[0-9a-f]{16}-(\d+)", sources)]


class Thinking:
    """Chooses for searching computers without a search, because a search's time is not simulated."""

    async def choice(self, task: Task) -> str | None:
        """Choose as a normal player."""
        await asyncio.sleep(task.budget)
        return PLAYERS["normal"](find(task.game), task.view, task.seat, task.ask, Random(task.seed))

    async def end(self) -> None:
        """Do nothing."""


class Machine:
    """Replaces what Python takes from its machine, such as time and random numbers, during a simulation."""

    def __init__(self, loop: SimulatedLoop, luck: Random, begins_at: float) -> None:
        self.loop, self.luck, self.begins_at = loop, luck, begins_at - loop.time()
        self.network: Network
        self.opened: list[sqlite3.Connection] = []
        self.reached: Callable[[str], None] = lambda _moment: None
        self.logs: list[dict[str, Any]] = []

    def wall(self) -> float:
        """Return the seconds since 1970."""
        return self.begins_at + self.loop.time()

    def crash(self) -> None:
        """Drop the connections of a dead process, which rolls back everything that it had not committed."""
        while self.opened:
            self.opened.pop().close()

    @contextmanager
    def running(self) -> Iterator[None]:
        """Patch Python while the block runs."""
        seeded = Random(self.luck.random())
        replaced: list[tuple[Any, str, Any]] = [
            (time, "time", self.wall),
            (time, "time_ns", lambda: int(self.wall() * 1e9)),
            (time, "monotonic", self.loop.time),
            (time, "perf_counter", self.loop.time),
            (alarm, "BEAT", BEAT),
            (driver, "_new_connection", lambda path: InPlace(path, self)),
            (aiohttp, "ClientSession", lambda **given: Session(self.network, **given)),
            (aiohttp, "TCPConnector", lambda **_given: None),
            (aiohttp, "FormData", Form),
            (secrets, "token_bytes", lambda count=32: seeded.randbytes(count)),
            (secrets, "token_urlsafe", lambda count=32: seeded.randbytes(count).hex()),
            (secrets, "token_hex", lambda count=32: seeded.randbytes(count).hex()),
            (secrets, "choice", seeded.choice),
            (random, "SystemRandom", lambda: Random(seeded.random())),
            (discord.gateway.KeepAliveHandler, "start", lambda _self: None),
            (discord.backoff, "random", SimpleNamespace(Random=lambda: _Seeded(seeded.random()))),
            (startup, "FileLock", lambda _path: SimpleNamespace(release=lambda: None)),
        ]
        kept = [(place, name, getattr(place, name)) for place, name, _ in replaced]
        structlog.configure(processors=[structlog.contextvars.merge_contextvars, self._keep_log])
        try:
            for place, name, value in replaced:
                setattr(place, name, value)
            yield
        finally:
            self.loop.close()
            self.crash()
            for place, name, value in kept:
                setattr(place, name, value)
            structlog.reset_defaults()

    def _keep_log(self, _logger: Any, method: str, event: Any) -> Any:
        if not self.loop.is_closed():
            error = sys.exception() if event.get("exc_info") is True else event.get("exc_info")
            told = "".join(traceback.format_exception(error)) if isinstance(error, BaseException) else ""
            self.logs.append({**event, "level": method, "exc_info": told, "at": self.loop.time()})
        raise structlog.DropEvent


class _Seeded(Random):
    """A generator that ignores seeds from the machine."""

    def seed(self, *given: Any) -> None:
        """Set the seed, unless it should come from the machine."""
        if given and given[0] is not None:
            super().seed(*given)
