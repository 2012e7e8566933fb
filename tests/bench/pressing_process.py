"""One process of bench_processes: users press at tables of all games as fast as they are answered.

It is given where the database is, its own name, the seconds, the tables to open or 0, the number of its first message,
and the level of the computers. It says when it is ready, waits for a line, and then tells in JSON what it has done.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bot.tables.ports.clock import SystemClock
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer, Panel
from games.kernel import catalogue
from games.kernel.errors import KernelError
from storage.rows import PLAYING
from tests.bench.bench_busy import asks, follow
from tests.bot.tables.doubles import GUILD, Trial
from tests.bot.tables.fake_discord import FakeMessenger
from tests.bot.tables.playing import choose_on

FIRST_USER = 5_000
AT_ONCE = 4
"""Presses that are under way at a time."""


class Silent(FakeMessenger):
    """Send nothing; messages of the other processes can be edited too."""

    async def edit(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Edit nothing."""

    async def strip(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Strip nothing."""

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete nothing."""

    async def exists(self, channel_id: int, message_id: int) -> bool:
        """Take it for there."""
        return True


class Pressing(Trial):
    """A process with the machine's own time."""

    def __init__(self, where: str, name: str, first_message: int) -> None:
        super().__init__(Path(where) if "://" not in where else Path())
        self.clock: Any = SystemClock()
        self.messenger = Silent(next_id=first_message)
        self.name, self.database = name, where if "://" in where else None
        self.found: list[float] = []

    async def open_tables(self, count: int, level: str) -> None:
        """Begin tables of two users and a computer of a level."""
        games = sorted(catalogue.installed())
        for number in range(count):
            host = FIRST_USER + 2 * number
            table = await self.lobby(host, host + 1, game=games[number % len(games)])
            await self.press(host, ComponentId(table, "add_computer", value=level))
            await self.press(host, ComponentId(table, "start"))

    async def _timed(self, user: int, work: Any) -> Answer:
        begun_at = time.perf_counter()
        answer: Answer = await work
        self.found.append((time.perf_counter() - begun_at) * 1000)
        await follow(answer)
        return answer

    async def one(self, table: str, user: int, rng: random.Random) -> None:
        """Ask for the move at a table and make it, if it is the user's turn; each press is timed."""
        panel = (await self._timed(user, self.press(user, ComponentId(table, "move")))).panel
        if panel is not None and asks(panel):
            await self._timed(user, choose_on(self, user, panel, rng))

    async def players(self) -> list[tuple[str, int]]:
        """List the tables with each of their users."""
        async with self.store.read() as tx:
            rows = await tx.tables.of_guild(GUILD, PLAYING)
            seats = await tx.tables.seats_of([row.table_id for row in rows])
        return [(seat.table_id, seat.user_id) for seat in seats if seat.user_id is not None]

    async def go_on(self, players: list[tuple[str, int]], until: float, seed: str) -> int:
        """Press until the time is up; return how many presses met something else than they had expected."""
        rng, odd = random.Random(seed), 0
        while time.perf_counter() < until:
            try:
                await self.one(*rng.choice(players), rng)
            except (KernelError, AssertionError, StopIteration, RuntimeError, ValueError, IndexError):
                odd += 1  # a computer or another process has moved the table on meanwhile
        return odd


async def main(where: str, name: str, seconds: float, count: int, first_message: int, level: str) -> None:
    """Work when told to."""
    process = Pressing(where, name, first_message)
    await process.start()
    if count:
        await process.open_tables(count, level)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    players = await process.players()
    process.found.clear()
    processor, until = time.process_time(), time.perf_counter() + seconds
    odd = await asyncio.gather(*(process.go_on(players, until, f"{name}-{one}") for one in range(AT_ONCE)))
    found, taken = process.found, time.process_time() - processor
    told = {"presses": len(found), "odd": sum(odd), "processor": taken, "p50": median(found)}
    print(json.dumps(told | {"p99": quantiles(found, n=100)[98]}), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await process.stop()


if __name__ == "__main__":
    where, name, seconds, count, first_message, level = sys.argv[1:]
    asyncio.run(main(where, name, float(seconds), int(count), int(first_message), level))
