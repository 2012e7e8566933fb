"""Looking into a database of PostgreSQL beside its owners, from code that does not wait for a loop."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Any

import asyncpg

AWAY = 60.0
"""Seconds for which the database may be away."""
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What the driver raises where the server dies or cuts the connection, at whatever moment."""


class PostgresLooks:
    """Read from a database on a connection of its own, and reconnect if it is lost."""

    def __init__(self, url: str, loop: asyncio.AbstractEventLoop) -> None:
        self.url, self._loop = url.replace("+asyncpg", ""), loop
        self._connection: asyncpg.Connection | None = None
        self._turn = asyncio.Lock()

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return what is found; values stand for question marks, in their order."""
        numbers = iter(range(1, 99))
        numbered = re.sub(r"\?", lambda _mark: f"${next(numbers)}", query)
        return asyncio.run_coroutine_threadsafe(self._rows(numbered, values), self._loop).result(2 * AWAY)

    async def _rows(self, query: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        until = time.monotonic() + AWAY
        while True:
            try:
                async with self._turn:
                    return await self._fetch(query, values)
            except LOST:
                if time.monotonic() > until:
                    raise
                await self.close()
                await asyncio.sleep(0.1)

    async def _fetch(self, query: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        if self._connection is None:
            self._connection = await asyncpg.connect(self.url)
        return [tuple(row) for row in await self._connection.fetch(query, *values)]

    async def close(self) -> None:
        """Let the connection go."""
        if self._connection is not None:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self._connection.terminate()
            self._connection = None


@contextmanager
def looking(url: str) -> Iterator[PostgresLooks]:
    """Look into a database for as long as the block lasts."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, name="looks", daemon=True)
    thread.start()
    looks = PostgresLooks(url, loop)
    try:
        yield looks
    finally:
        asyncio.run_coroutine_threadsafe(looks.close(), loop).result(AWAY)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
