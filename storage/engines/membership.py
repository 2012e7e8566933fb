"""How a process reports that it runs, and removes those that have stopped reporting.

A removed process must not write again, even if it only slept: its connections are cut before its claims are released,
and it gets no new ones. The heartbeat has its own connection, so that no other work delays it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.engines.failures import FAILURES, guarded
from storage.errors import ProcessEnded, StorageError
from storage.holds import Membership
from storage.prepare import HEAD
from storage.session import finish

log = structlog.get_logger()

BEAT: Final = 1.0
"""Seconds between two signs of life."""
LEASE: Final = 6.0
"""Seconds of silence after which a process counts as dead."""
GONE: Final = 2.5
"""The same for one that has no connection left, as after a kill."""
MARGIN: Final = 2.0
"""Seconds before the end of its lease from which a process begins nothing any more."""
_TIME = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
_BEAT = text(
    f"UPDATE processes SET seen_at = {_TIME} WHERE process = :process AND NOT ended"  # noqa: S608 - constants
    " RETURNING seen_at, (SELECT version_num FROM alembic_version) AS schema"
)
_CONNECTED = "EXISTS (SELECT FROM pg_stat_activity WHERE application_name = 'kontor ' || process)"
_SILENT = text(
    f"UPDATE processes SET ended = true WHERE process <> :process AND NOT ended"  # noqa: S608 - constants
    f" AND (seen_at < {_TIME} - :lease OR (seen_at < {_TIME} - :gone AND NOT {_CONNECTED})) RETURNING process"
)
_ENDED = text("SELECT process FROM processes WHERE ended AND process <> :process")
_CUT = text(
    "SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity"
    " WHERE application_name = 'kontor ' || CAST(:process AS text) AND datname = current_database()"
)
_FORGET = text("DELETE FROM processes WHERE process = :process")


class PostgresMembership(Membership):
    """Beats once a second, and removes silent processes."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        super().__init__()
        self._engine, self._process = engine, process
        self.renew()

    def renew(self) -> None:
        """Count the lease from now: this process is about to be noted among the others."""
        self._last = self._steady_since = time.monotonic()

    async def confirm(self) -> None:
        """Give a sign of life now if the last one is old, as after work that kept the loop busy."""
        if not self.alive and not self.ended.is_set():
            async with self._connected() as connection:
                await finish(guarded(self._beat(connection)))

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """Connect to the end even if cancelled: the driver forgets a connection that it has begun."""
        connection = self._engine.connect()
        try:
            await finish(guarded(connection.start()))
            yield connection
        finally:
            if connection.sync_connection is not None:
                await finish(connection.close())

    @property
    def alive(self) -> bool:
        """Tell whether the last heartbeat is so recent that no other process can have removed this one."""
        return not self.ended.is_set() and time.monotonic() - self._last < LEASE - MARGIN

    async def run(self) -> None:
        """Work until cancelled, or until others have ended this process."""
        while not self.ended.is_set():
            try:
                await self._work()
            except ProcessEnded as error:
                self._end(str(error))
            except (*FAILURES, StorageError) as error:
                log.warning("no sign of life", reason=type(error).__name__)
            await asyncio.sleep(BEAT)

    async def _work(self) -> None:
        """Keep one connection for as long as it lasts."""
        async with self._connected() as connection:
            while not self.ended.is_set():
                await finish(self._beat(connection))
                if time.monotonic() - self._steady_since > LEASE:  # after an outage all others come back first
                    await finish(self.end_silent(connection))
                await asyncio.sleep(BEAT)

    async def _beat(self, connection: Any) -> None:
        began, wall = time.monotonic(), time.time()
        found = (await connection.execute(_BEAT, {"process": self._process})).first()
        if found is None:
            return self._end(str(ProcessEnded()))
        if found.schema != HEAD:
            return self._end(f"The database has the schema {found.schema} now and this release needs {HEAD}. It stops.")
        if began - self._last > LEASE - MARGIN:
            self._steady_since = began
        self._last = began
        self.offset = round(found.seen_at - (wall + time.time()) * 500)
        return None

    def _end(self, reason: str) -> None:
        if not self.ended.is_set():
            log.error("ended", reason=reason)
            self.reason = reason
            self.ended.set()

    async def end_silent(self, connection: Any) -> None:
        """Remove processes that have been silent for too long: cut their connections and release their claims."""
        silent = {"process": self._process, "lease": int(LEASE * 1000), "gone": int(GONE * 1000)}
        for process in (await connection.execute(_SILENT, silent)).scalars().all():
            log.warning("process taken for dead", dead=process)
        for process in (await connection.execute(_ENDED, {"process": self._process})).scalars().all():
            await connection.execute(_CUT, {"process": process})
            await connection.execute(_FORGET, {"process": process})

    async def leave(self) -> None:
        """Let go of all that is claimed, as this process has finished."""
        self.ended.set()
        with suppress(*FAILURES, StorageError):
            async with self._connected() as connection:
                await connection.execute(_FORGET, {"process": self._process})
