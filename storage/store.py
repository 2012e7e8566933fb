"""The store: one writer and a few readers on one SQLite file."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from storage.backup import backup_file
from storage.driver import add_pipeline
from storage.errors import StoreClosed, WriteInsideWrite
from storage.lock import FileLock
from storage.session import Session, finish
from storage.transactions import Reader, Writer
from storage.turns import Turns

READERS = 3
_EVERY_CONNECTION = ("foreign_keys = ON", "busy_timeout = 10000")
_WRITER = ("journal_mode = WAL", "synchronous = FULL")
_READER = ("query_only = ON",)
_ONE = select(literal(1))


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


def _begin_reading(connection: Connection) -> None:
    driver: Any = connection.connection.driver_connection
    driver.pipeline.send("BEGIN", {})


class Store:
    """Own the database; made by `storage.opening`, ended by ``close``."""

    def __init__(self, path: Path, lock: FileLock, process: str, new_token: Callable[[], str]) -> None:
        self.path = path
        self._lock = lock
        self._process = process
        self._new_token = new_token
        self._writers = _engine(path, _WRITER, 1)
        self._readers = _engine(path, _READER, READERS)
        event.listen(self._readers.sync_engine, "begin", _begin_reading)
        # Held for as long as the store lives, so that no cancellation can fall between connecting and writing.
        self._connection: AsyncConnection = self._writers.connect()
        self._turn = Turns()
        self._writing: asyncio.Task[object] | None = None
        self._closed = False
        self.committed_at = time.time()
        """When something was last stored, in seconds since 1970; at first, when the store was opened."""

    async def start(self) -> None:
        """Connect the writer."""
        await finish(self._connection.start())

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Writer]:
        """Change things in one transaction, which is undone if the block raises or is cancelled.

        There is one at a time; whoever stepped behind (see `storage.turns`) waits for those who did not.

        A cancellation that comes while the transaction is being committed is raised, but no longer undoes it.
        """
        if self._writing is not None and self._writing is asyncio.current_task():
            raise WriteInsideWrite
        async with self._turn:
            if self._closed:
                raise StoreClosed
            self._writing = asyncio.current_task()
            session = Session(self._connection)
            try:
                session.begin()
                yield Writer(session, self._process, self._new_token)
                await finish(session.commit())
                self.committed_at = time.time()
            except BaseException:
                await finish(session.rollback())
                raise
            finally:
                session.over()
                self._writing = None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Reader]:
        """Look things up in one state of the database, beside whoever writes."""
        if self._closed:
            raise StoreClosed
        async with self._readers.connect() as connection:
            session = Session(connection)
            try:
                yield Reader(session)
            finally:
                session.over()

    async def probe(self) -> None:
        """Return once the writer has had its turn and SQLite has let it write; nothing is changed."""
        async with self._turn:
            if self._closed:
                raise StoreClosed
            session = Session(self._connection)
            try:
                session.begin()
                await session.value(_ONE)
            finally:
                await finish(session.rollback())
                session.over()

    async def backup(self, target: Path) -> None:
        """Copy the database to a file that must not exist yet, without stopping anyone."""
        await asyncio.to_thread(backup_file, self.path, target)

    async def close(self) -> None:
        """Wait for the writer and let the database go."""
        async with self._turn:
            if not self._closed:
                self._closed = True
                await finish(self._disconnect())

    async def _disconnect(self) -> None:
        try:
            await self._readers.dispose()
            if self._connection.sync_connection is not None:
                await self._connection.close()
            # Last, because the last connection to close folds the write-ahead log into the database.
            await self._writers.dispose()
        finally:
            self._lock.release()
