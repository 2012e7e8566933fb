"""SQLite: one file, one connection that writes, and a few that read."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

import structlog
from sqlalchemy import URL, Executable, Row, Table, event, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from storage.backup import backup_file
from storage.counters import Counts, counts
from storage.engines.driver import add_pipeline
from storage.engines.engine import Engine
from storage.engines.written import written
from storage.errors import StoreClosed, TransactionOver
from storage.files import FileLock
from storage.holds import Hold, Membership
from storage.session import Found, Session, Values, finish

log = structlog.get_logger()

READERS = 3
FAILURES: Final = (SQLAlchemyError, sqlite3.Error, OSError, ValueError)  # the last one is aiosqlite's for a closed one
_EVERY_CONNECTION = ("foreign_keys = ON", "busy_timeout = 10000")
_WRITER = ("journal_mode = WAL", "synchronous = FULL", "journal_size_limit = 8388608")
"""The journal grows while somebody reads for long; once it is folded in, the next write cuts it back to this."""
_READER = ("query_only = ON",)
_NAMED = sqlite.dialect(paramstyle="named")
_RESTORED = text("PRAGMA user_version")


@dataclass(frozen=True, slots=True)
class Answer:
    """What a statement has done that the driver has run."""

    rowcount: int
    found: Sequence[Row[Any]]

    def all(self) -> Sequence[Row[Any]]:
        """Return all rows."""
        return self.found

    def first(self) -> Row[Any] | None:
        """Return the first one."""
        return self.found[0] if self.found else None


class SqliteSession(Session):
    """Run statements inside one transaction; those that nobody waits for cross with the next one."""

    @cached_property
    def _driver(self) -> Any:
        if self._connection is None:
            raise TransactionOver
        return driver_of(self._connection)

    async def begin(self) -> None:
        """Begin a transaction that writes, with the first statement: nothing crosses to the database before that."""
        await self._reconnect()
        self._driver.pipeline.begin("BEGIN IMMEDIATE")

    async def begin_reading(self) -> None:
        """Begin a transaction that reads, with the first statement."""
        await self._reconnect()
        self._driver.pipeline.begin("BEGIN")

    async def _reconnect(self) -> None:
        """Connect again where a connection was given up."""
        if self._connection is not None and self._connection.invalidated:
            await finish(self._connection.get_raw_connection())

    def end_reading(self) -> bool:
        """Refuse all further statements, and undo what was begun; tell whether that has to be waited for.

        Else nobody waits until the driver has done it: it does so before whatever it is asked next.
        """
        connection = self._connection
        self.end()
        if connection is None or connection.invalidated:
            return False
        pipeline = driver_of(connection).pipeline
        if connection.get_transaction() is not None or pipeline.has_failed:
            return True
        if pipeline.is_empty:
            pipeline.undo()
        pipeline.clear()  # where nothing was asked, nothing was begun
        return False

    async def commit(self) -> None:
        """Commit what was begun; if nothing was looked up, SQLAlchemy need not know of the transaction."""
        connection = self._connection
        await (connection if connection is not None and connection.in_transaction() else self._driver).commit()

    async def rollback(self) -> None:
        """Roll back; if even that fails, the next transaction opens a new connection."""
        if self._connection is not None:
            await undo(self._connection)

    def send(
        self, statement: Executable, values: Mapping[str, object], check: Callable[[int], None] | None = None
    ) -> None:
        """Let ``statement`` run with the next one, or with the commit: nobody waits for it, so it costs no crossing."""
        if self._connection is None:
            raise TransactionOver
        operation, defaults = _written(statement, tuple(values))
        self._driver.pipeline.send(operation, {**defaults, **values}, check)

    async def _run(self, statement: Executable, values: Values | None) -> Found:
        """Let the driver run a statement that comes again and again, and SQLAlchemy any other."""
        if self._connection is None:
            raise TransactionOver
        given = {} if values is None else values
        if not isinstance(given, Mapping) or (ready := written(statement, given)) is None:
            return await super()._run(statement, values)
        changed, rows = await finish(self._driver.pipeline.ask(ready.operation, ready.values(given)))
        return Answer(changed, ready.rows(rows))

    def lock(self, names: Sequence[str]) -> None:
        """Do nothing: only one transaction writes at a time."""

    async def restored(self) -> int:
        """Read it from the file's own mark, which survives a copy."""
        return int(await self.value(_RESTORED))

    async def note_restored(self, following: int) -> None:
        """Write that mark."""
        await self.run(text(f"PRAGMA user_version = {following:d}"))

    async def number_on(self, table: Table) -> None:
        """Do nothing: SQLite looks at the rows themselves."""


def driver_of(connection: AsyncConnection) -> Any:
    """Return the driver's connection, with its pipeline: see `storage.engines.driver`."""
    known: Any = connection.sync_connection
    return known.connection.driver_connection


async def undo(connection: AsyncConnection) -> None:
    """Roll a connection back, or give it up.

    SQLAlchemy keeps a transaction whose commit has failed until it is rolled back, but does not ask the driver then.
    """
    asked = connection.in_transaction()
    try:
        if connection.get_transaction() is not None:
            await connection.rollback()
        if not asked and not connection.invalidated:
            await driver_of(connection).rollback()
    except FAILURES as error:
        log.warning("connection given up", reason=type(error).__name__)
        with suppress(*FAILURES):
            await connection.invalidate()


_ALONE = nullcontext(Hold(None))


@cache
def _written(statement: Any, names: tuple[str, ...]) -> tuple[str, dict[str, object]]:
    """Write a statement in SQLite's words, with the values that it has of itself."""
    compiled = statement.compile(dialect=_NAMED, column_keys=list(names))
    return str(compiled), {name: value for name, value in compiled.params.items() if name not in names}


def _engine(path: Path, pragmas: tuple[str, ...], size: int) -> AsyncEngine:
    """Make an engine; the driver's own transactions are switched off."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        connect_args={"isolation_level": None},
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,  # seeds and secret choices must not appear in a traceback
    )

    def configure(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in (*_EVERY_CONNECTION, *pragmas):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
        add_pipeline(connection.driver_connection)

    event.listen(engine.sync_engine, "connect", configure)

    return engine


class Readers:
    """A few connections that read, each opened when first needed and kept until the store is closed."""

    def __init__(self, path: Path) -> None:
        self._engine = _engine(path, _READER, READERS)
        self._free, self._turn = list[AsyncConnection](), asyncio.Semaphore(READERS)
        self._closed = False

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Session]:
        """Open a session that sees one state of the database."""
        async with self._turn:
            connection = await self._take()
            session = SqliteSession(connection)
            try:
                await session.begin_reading()
                yield session
            finally:
                await self._give_back(session, connection)

    async def _take(self) -> AsyncConnection:
        if self._closed:
            raise StoreClosed  # else a thread might open the file again
        connection = self._free.pop() if self._free else self._engine.connect()
        if connection.sync_connection is None:
            try:
                await finish(connection.start())
            except BaseException:
                self._free.append(connection)
                raise
        return connection

    async def _give_back(self, session: SqliteSession, connection: AsyncConnection) -> None:
        try:
            if session.end_reading():
                await finish(undo(connection))
        finally:
            self._free.append(connection)

    async def close(self) -> None:
        """Wait for those that read, and close all connections: none may be left to a task that ends with the loop."""
        self._closed = True
        async with AsyncExitStack() as turns:
            for _ in range(READERS):
                await turns.enter_async_context(self._turn)
            while self._free:
                connection = self._free.pop()
                if connection.sync_connection is not None:
                    await connection.close()
            await self._engine.dispose()


class SqliteEngine(Engine):
    """Own one file by the lock that lies beside it."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self.path = path
        self._lock, self.membership = lock, Membership()
        self._writers = _engine(path, _WRITER, 1)
        self._readers = Readers(path)
        # Held for as long as the store lives, so that no cancellation can fall between connecting and writing.
        self.connection: AsyncConnection = self._writers.connect()

    async def start(self) -> None:
        """Connect the writer."""
        await finish(self.connection.start())

    def writing(self, hold: Hold | None = None) -> Session:
        """Return a session of the writer."""
        return SqliteSession(self.connection)

    def hold(self, table_id: str | None, outer: Hold | None = None) -> AbstractAsyncContextManager[Hold]:
        """Do nothing: no other process has the file."""
        return _ALONE

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
        try:
            await self._readers.close()
            if self.connection.sync_connection is not None:
                await self.connection.close()
            # Last, because the last connection to close folds the write-ahead log into the database.
            await self._writers.dispose()
        finally:
            self._lock.release()
