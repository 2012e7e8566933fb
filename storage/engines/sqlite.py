"""SQLite: one file, one connection that writes, and a few that read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Executable, Row, Table, text

from storage.backup import backup_file
from storage.counters import Counts, counts
from storage.engines.driver import Connection
from storage.engines.engine import Engine
from storage.engines.written import written
from storage.errors import StoreClosed
from storage.files import FileLock
from storage.holds import Hold, Membership
from storage.session import Sent, Session

READERS: Final = 3
_EVERY_CONNECTION = ("foreign_keys = ON", "busy_timeout = 10000")
_WRITER = (*_EVERY_CONNECTION, "journal_mode = WAL", "synchronous = FULL", "journal_size_limit = 8388608")
"""The size to which a write truncates the journal, because the journal grows during long reads."""
_READER = (*_EVERY_CONNECTION, "query_only = ON")
_READ, _WRITE, _COMMIT = text("BEGIN"), text("BEGIN IMMEDIATE"), text("COMMIT")
_RESTORED = text("PRAGMA user_version")


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of a statement."""

    rowcount: int
    found: Sequence[Row[Any]]

    def all(self) -> Sequence[Row[Any]]:
        """Return all rows."""
        return self.found

    def first(self) -> Row[Any] | None:
        """Return the first one."""
        return self.found[0] if self.found else None


class SqliteSession(Session):
    """Runs statements inside one transaction; queued writes go to the thread together with the next read."""

    def __init__(self, connection: Connection, beginning: Executable) -> None:
        super().__init__()
        self._connection, self._beginning = connection, beginning
        self._begun = False

    async def begin(self) -> None:
        """Begin a transaction with the first statement: nothing crosses to the database before that."""
        await self._connection.open()
        self._sent.append((self._beginning, {}, None))

    async def commit(self) -> None:
        """Run what waits, and commit."""
        self._sent.append((_COMMIT, {}, None))
        await self._catch_up()
        self._begun = False

    async def rollback(self) -> None:
        """Roll back if anything has run."""
        self._forget()
        if self._begun:
            await self._connection.undo()

    def leave(self) -> None:
        """Refuse all further statements, and roll back without waiting."""
        self.end()
        if self._begun:
            self._connection.leave()

    async def _turn(self, sent: Sequence[Sent]) -> Answer:
        steps = [
            (written(statement, given), given, check)
            for statement, values, check in sent
            for given in ([values] if isinstance(values, Mapping) else values)
        ]
        ready = [(each.operation, each.values(given), check) for each, given, check in steps]
        self._begun = True
        changed, rows = await self._connection.run(ready)
        return Answer(changed, steps[-1][0].rows(rows))

    def lock(self, names: Sequence[str]) -> None:
        """Do nothing: only one transaction writes at a time."""

    async def restored(self) -> int:
        """Read it from the file's own mark, which survives a copy."""
        return int(await self.value(_RESTORED))

    async def note_restored(self, following: int) -> None:
        """Write that mark."""
        await self.run(text(f"PRAGMA user_version = {following:d}"))

    async def number_on(self, table: Table) -> None:
        """Do nothing, because SQLite derives ids from the rows."""


class Readers:
    """A few connections that read, each opened when first needed and kept until the store is closed."""

    def __init__(self, path: Path) -> None:
        self._free = [Connection(path, _READER) for _ in range(READERS)]
        self._turn, self._closed = asyncio.Semaphore(READERS), False

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Session]:
        """Open a session that sees one state of the database."""
        async with self._turn:
            if self._closed:
                raise StoreClosed  # else a thread might open the file again
            connection = self._free.pop()
            session = SqliteSession(connection, _READ)
            try:
                await session.begin()
                yield session
            finally:
                session.leave()
                self._free.append(connection)

    async def close(self) -> None:
        """Wait for those that read, and close all connections: none may be left to a task that ends with the loop."""
        self._closed = True
        async with AsyncExitStack() as stack:
            for _ in range(READERS):
                await stack.enter_async_context(self._turn)
            for connection in self._free:
                stack.push_async_callback(connection.close)


class SqliteEngine(Engine):
    """Own one file by the lock that lies beside it."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self.path = path
        self._lock, self.membership = lock, Membership()
        self._readers, self.connection = Readers(path), Connection(path, _WRITER)

    async def start(self) -> None:
        """Connect the writer."""
        await self.connection.open()

    def writing(self, hold: Hold | None = None) -> Session:
        """Return a session of the writer."""
        return SqliteSession(self.connection, _WRITE)

    def hold(self, table_id: str | None, outer: Hold | None = None) -> AbstractAsyncContextManager[Hold]:
        """Do nothing: no other process has the file."""
        return nullcontext(Hold(None))

    def reading(self) -> AbstractAsyncContextManager[Session]:
        """Open a session of one of the readers."""
        return self._readers.reading()

    def counts(self, now: int) -> Counts:
        """Count over a connection of its own."""
        return counts(self.path, now)

    async def backup(self, target: Path) -> None:
        """Copy the file by SQLite's own means."""
        await asyncio.to_thread(backup_file, self.path, target)

    async def close(self) -> None:
        """Close all connections and let the file go."""
        async with AsyncExitStack() as stack:
            stack.callback(self._lock.release)
            # Last, because the last connection to close folds the write-ahead log into the database.
            stack.push_async_callback(self.connection.close)
            await self._readers.close()
