"""PostgreSQL: one connection that writes and holds the database for this process, and a few that read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import asyncpg
from sqlalchemy import URL, CursorResult, Executable, Table, event, func, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from storage.counting import Counts, read_counts
from storage.engines.engine import Engine
from storage.errors import BackupRefused, DatabaseFailed, DatabaseInUse, RowRefused, StorageError, TransactionOver
from storage.session import Session, Values, finish

READERS: Final = 3
LOCK: Final = 0x4B6F6E746F72
"""The advisory lock that one process of Kontor holds on its database for as long as it is connected."""
PATIENCE: Final = 30.0
"""Seconds after which a statement that has not ended is given up."""
# A writer that vanished with its network lets the lock go once the server has noticed, which by default takes hours.
_SERVER: Final = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
_READS: Final = {"default_transaction_read_only": "on"}
_REPEATABLE: Final = {"40001", "40P01"}
"""What PostgreSQL says where two transactions got into each other's way, and one of them is to be tried again."""
_FAILURES: Final = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
T = TypeVar("T")
Sent = tuple[Executable, Mapping[str, object], Callable[[int], None] | None]


def told(error: Exception) -> StorageError:
    """Turn an error into ours, without values: PostgreSQL names rows in full, secret choices and seeds among them."""
    origin: Any = error.orig if isinstance(error, DBAPIError) else error
    state = getattr(origin, "sqlstate", None)
    words = str(origin).splitlines()[0] if state is not None else type(origin).__name__
    if isinstance(error, IntegrityError):
        return RowRefused(f"The database refused a row: {words}.")
    return DatabaseFailed(f"The database could not do what was asked: {words}.")


async def _guarded(work: Coroutine[object, object, T]) -> T:
    try:
        return await work
    except _FAILURES as error:
        raise told(error) from None


def _can_be_repeated(error: Exception) -> bool:
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in _REPEATABLE
    return isinstance(error, OSError | asyncpg.InterfaceError)


class PostgresSession(Session):
    """Run statements inside one transaction; those that nobody waits for run before the next one, or the commit.

    What runs first is repeated once where the connection turns out to be lost, or another transaction was in the way:
    until then, nothing that the caller has seen can have changed.
    """

    def __init__(self, connection: AsyncConnection) -> None:
        super().__init__(connection)
        self._sent: list[Sent] = []
        self._error: Exception | None = None
        self._begun = False

    def begin(self) -> None:
        """Do nothing: the driver begins with the first statement."""

    def send(
        self, statement: Executable, values: Mapping[str, object], check: Callable[[int], None] | None = None
    ) -> None:
        """Let ``statement`` run before the next one that is awaited."""
        if self._connection is None:
            raise TransactionOver
        self._sent.append((statement, values, check))

    async def commit(self) -> None:
        """Run what waits, and commit."""
        if self._sent or self._error is not None:
            await self._catch_up(None, None)
        if self._connection is not None:
            await _guarded(self._connection.commit())

    async def rollback(self) -> None:
        """Undo what was begun; a connection that cannot even do that is made anew with the next transaction."""
        self._sent.clear()
        self._error = None
        if self._connection is not None:
            try:
                await self._connection.rollback()
            except _FAILURES:
                with suppress(*_FAILURES):
                    await self._connection.invalidate()

    async def restored(self) -> int:
        """Return 0: nobody but the operator's own tools puts a copy in the place of this database."""
        return 0

    async def note_restored(self, following: int) -> None:
        """Do nothing, for the same reason."""

    async def number_on(self, table: Table) -> None:
        """Set the sequence of a table that has one."""
        column = table.autoincrement_column
        if column is None:
            return
        last = await self.value(select(func.max(column)))
        if last is not None:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            await self.value(select(func.setval(sequence, last)))

    async def _run(self, statement: Executable, values: Values | None) -> CursorResult[Any]:
        if self._connection is None:
            raise TransactionOver
        return cast("CursorResult[Any]", await finish(self._catch_up(statement, values)))

    async def _catch_up(self, statement: Executable | None, values: Values | None) -> CursorResult[Any] | None:
        """Run what waits and then a statement; once something has failed, everything does until the rollback."""
        if self._error is not None:
            raise self._error
        sent, self._sent = self._sent, []
        first, self._begun = not self._begun, True
        try:
            return await _guarded(self._tried(sent, statement, values, again=first))
        except Exception as error:
            self._error = error
            raise

    async def _tried(
        self, sent: Sequence[Sent], statement: Executable | None, values: Values | None, *, again: bool
    ) -> CursorResult[Any] | None:
        try:
            return await self._all(sent, statement, values)
        except _FAILURES as error:
            if not again or not _can_be_repeated(error):
                raise
        await self.rollback()
        return await self._all(sent, statement, values)

    async def _all(
        self, sent: Sequence[Sent], statement: Executable | None, values: Values | None
    ) -> CursorResult[Any] | None:
        connection = self._connection
        if connection is None:
            raise TransactionOver
        for each, given, check in sent:
            changed = (await connection.execute(each, given)).rowcount
            if check is not None:
                check(changed)
        return None if statement is None else await connection.execute(statement, values)


class PostgresEngine(Engine):
    """Own one database by an advisory lock of the connection that writes."""

    def __init__(self, url: URL, path: Path) -> None:
        self.path = path
        self.name = url.render_as_string(hide_password=True)
        self._writers = _engine(url, 1, {})
        self._readers = _engine(url, READERS, _READS, isolation_level="REPEATABLE READ", pool_pre_ping=True)
        event.listen(self._writers.sync_engine, "connect", self._take)
        self.connection: AsyncConnection = self._writers.connect()

    def _take(self, connection: Any, _record: Any) -> None:
        """Take the lock, which goes with the connection."""
        cursor = connection.cursor()
        cursor.execute(f"SELECT pg_try_advisory_lock({LOCK})")
        (taken,) = cursor.fetchone()
        cursor.close()
        connection.commit()
        if not taken:
            raise DatabaseInUse(self.name)

    async def start(self) -> None:
        """Connect the writer."""
        self._loop = asyncio.get_running_loop()
        await finish(_guarded(self._connect()))

    async def _connect(self) -> None:
        await self.connection.start()

    def writing(self) -> Session:
        """Return a session of the writer."""
        return PostgresSession(self.connection)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Session]:
        """Open a session of one of the readers: each sees what was there at its first statement."""
        connection = self._readers.connect()
        await _guarded(_started(connection))
        session = PostgresSession(connection)
        try:
            yield session
        finally:
            session.over()
            await finish(connection.close())

    def counts(self, now: int) -> Counts:
        """Let the loop count, and wait for it in the thread of whoever asks."""
        return asyncio.run_coroutine_threadsafe(self._counts(now), self._loop).result(PATIENCE)

    async def _counts(self, now: int) -> Counts:
        async with self.reading() as session:
            return await read_counts(session, now)

    async def backup(self, target: Path) -> None:
        """Refuse: PostgreSQL brings a program of its own for that."""
        raise BackupRefused(f"{target} is not written: copy a database of PostgreSQL with `pg_dump`.")

    async def close(self) -> None:
        """Close all connections; the lock goes with them."""
        await self._readers.dispose()
        if self.connection.sync_connection is not None:
            await self.connection.close()
        await self._writers.dispose()


async def _started(connection: AsyncConnection) -> None:
    await connection.start()


def _engine(url: URL, size: int, settings: Mapping[str, str], **options: Any) -> AsyncEngine:
    server = {"application_name": "kontor", "search_path": "public", **_SERVER, **settings}
    return create_async_engine(
        url,
        connect_args={"server_settings": server, "timeout": PATIENCE, "command_timeout": PATIENCE},
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,  # seeds and secret choices must not appear in a traceback
        **options,
    )
