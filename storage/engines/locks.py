"""Hold a table in PostgreSQL. The connection that writes holds the lock too, so both are lost together."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.engines.failures import FAILURES
from storage.errors import DatabaseFailed
from storage.holds import Hold

EVERYTHING: Final = 0x4B6F6E746F72
"""The advisory lock behind all holds: shared for one table, exclusive for all tables."""
_HOLD_TABLE = "SELECT pg_advisory_lock_shared($1), pg_advisory_lock(hashtextextended($2, 22))"
_HOLD_ALL = "SELECT pg_advisory_lock($1)"
_LET_GO = "SELECT pg_advisory_unlock_all()"
_LET_GO_OF_ONE = "SELECT pg_advisory_unlock_shared($1), pg_advisory_unlock(hashtextextended($2, 22))"
_REVISION = "SELECT revision FROM revisions WHERE table_id = $1"
_LOCK = text("SELECT revision FROM tables JOIN revisions USING (table_id) WHERE table_id = :id FOR UPDATE OF tables")


@dataclass(slots=True)
class TableHold(Hold):
    """A lock on a table, or on all, with a connection of its own.

    `backend` identifies the connection with the locks, `after` is the revision after the commit. A task that holds two
    tables uses the connection of the first for both; it is `outer` to the second.
    """

    connection: AsyncConnection = field(kw_only=True)
    backend: Any = None
    after: int | None = None
    outer: TableHold | None = None

    async def take(self) -> None:
        """Wait for the locks, and look which revision the table has."""
        if self.connection.sync_connection is None:
            await self.connection.start()
        driver = await self._driver()
        if self.table_id is None:
            await driver.fetchval(_HOLD_ALL, EVERYTHING)
        else:
            await driver.fetch(_HOLD_TABLE, EVERYTHING, self.table_id)
            self.revision = await driver.fetchval(_REVISION, self.table_id)
        self.backend = driver

    async def lock(self) -> None:
        """Lock the table's row in a transaction; reconnect if the connection was lost and nothing changed."""
        if await self._driver() is not self.backend:
            before = self.revision
            if self.outer is not None:
                raise DatabaseFailed("The connection that held several tables was lost.")
            await self.take()
            if self.revision != before:
                raise DatabaseFailed("The table was changed by another process while the connection was lost.")
        if self.table_id is not None:
            row = (await self.connection.execute(_LOCK, {"id": self.table_id})).first()
            if row is None or row.revision != self.revision:
                self.revision = None  # changed without a hold, so the table in memory is outdated

    def settle(self) -> None:
        """Adopt the committed revision; a table read at an older one is outdated."""
        if self.revision is not None:
            self.revision = self.after
        outer = self.outer
        while outer is not None:
            outer.revision, outer = None, outer.outer  # it may have been changed too: read it again

    async def let_go(self) -> None:
        """Give the locks back; those of a connection that is lost are."""
        try:
            if self.backend is not None and await self._driver() is self.backend and not self.backend.is_closed():
                await self._unlock()
        except FAILURES:
            await self.drop()
        if self.outer is None:
            with suppress(*FAILURES):
                await self.connection.close()

    async def _unlock(self) -> None:
        if self.outer is None:
            await self.backend.fetchval(_LET_GO)
        else:
            await self.backend.fetch(_LET_GO_OF_ONE, EVERYTHING, self.table_id)

    async def drop(self) -> None:
        """Drop a lost connection, so that the next statement opens a new one."""
        with suppress(*FAILURES):
            if self.connection.sync_connection is not None:
                await self.connection.invalidate()

    async def _driver(self) -> Any:
        raw: Any = await self.connection.get_raw_connection()
        return raw.driver_connection
