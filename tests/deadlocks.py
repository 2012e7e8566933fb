"""A session that gets into the way of Kontor's own: real deadlocks, which PostgreSQL ends at our expense."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import asyncpg

from tests.waiting import until

_PATIENT: Final = "SET deadlock_timeout = '10min'"
"""A transaction that waits longer before it looks for a deadlock is not the one that is undone."""
_WAITS: Final = "SELECT EXISTS (SELECT FROM pg_locks WHERE pid = $1 AND NOT granted)"


def locking(name: str) -> str:
    """Return the statement that locks a name as `Session.lock` does."""
    return f"SELECT pg_advisory_xact_lock(hashtextextended('{name}', 22))"


class Rival:
    """Take by `first` what a transaction will want, and want by `then` what it has, so many times."""

    def __init__(self, url: str, first: str, then: str, times: int = 1) -> None:
        self._url, self._first, self._then, self._left = url.replace("+asyncpg", ""), first, then, times
        self._waiting: asyncio.Future[None] | None = None

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[None]:
        """Connect it."""
        self._mine, self._watching = await asyncpg.connect(self._url), await asyncpg.connect(self._url)
        try:
            await self._mine.execute(_PATIENT)
            yield
        finally:
            await self._end()
            await self._mine.close()
            await self._watching.close()

    async def cross(self) -> None:
        """Be in the way of the transaction that calls this, which must have what `then` needs, from now on."""
        if not self._left:
            return
        self._left -= 1
        await self._end()
        pid, started = self._mine.get_server_pid(), asyncio.Event()
        self._waiting = asyncio.create_task(self._meet(started))
        await started.wait()
        await until(lambda: self._watching.fetchval(_WAITS, pid))

    async def _end(self) -> None:
        if self._waiting is not None:
            await self._waiting

    async def _meet(self, started: asyncio.Event) -> None:
        async with self._mine.transaction():
            await self._mine.execute(self._first)
            started.set()
            await self._mine.execute(self._then)
