"""PostgreSQL: one connection that writes, some that hold tables, a few that read; other processes have their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from storage.counters import Counts, read_counts
from storage.engines.engine import Engine
from storage.engines.failures import FAILURES, guarded, is_cut
from storage.engines.locks import TableHold
from storage.engines.membership import PostgresMembership
from storage.engines.postgres_session import PAUSE, RECONNECT_TIMEOUT, PostgresSession
from storage.errors import BackupRefused, DatabaseFailed, ProcessEnded
from storage.holds import Hold
from storage.session import Session, finish

READERS: Final = 3
HOLDERS: Final = 8
"""Tables that one process can hold at a time; a task that wants one more waits."""
STATEMENTS: Final = 500
"""Statements that a connection keeps prepared: more than there are."""
STATEMENT_TIMEOUT: Final = 30.0
"""Seconds after which a statement that has not ended is given up."""
# PostgreSQL notices a process that vanished with its network only after hours by default.
_SERVER: Final = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
_READS: Final = {"default_transaction_read_only": "on"}


class PostgresEngine(Engine):
    """Connect to one database as one of its processes; `join` begins that, and no connection outlives its end."""

    shared = True

    def __init__(self, url: URL, path: Path, process: str) -> None:
        self.path, self.process, self.name = path, process, url.render_as_string(hide_password=True)
        own = {"application_name": f"kontor {process}"}
        self._writers = _engine(url, 1, own)
        self._holders = _engine(url, HOLDERS, own)
        self._readers = _engine(url, READERS, own | _READS, isolation_level="REPEATABLE READ")
        self._signs = _engine(url, 2, own, isolation_level="AUTOCOMMIT")
        self.membership: PostgresMembership = PostgresMembership(self._signs, process)
        self.connection: AsyncConnection = self._writers.connect()
        self._beating: asyncio.Task[None] | None = None
        self._joined = False
        for engine in (self._writers, self._holders, self._readers, self._signs):
            event.listen(engine.sync_engine, "connect", self._check)

    def _check(self, connection: Any, _record: Any) -> None:
        """Refuse a connection to a removed process."""
        if not self._joined:
            return
        cursor = connection.cursor()
        cursor.execute("SELECT 1 FROM processes WHERE process = $1 AND NOT ended", (self.process,))
        found = cursor.fetchone()
        cursor.close()
        connection.commit()
        if found is None:
            raise ProcessEnded

    async def start(self) -> None:
        """Connect the writer."""
        self._loop = asyncio.get_running_loop()
        await finish(guarded(self._connect()))

    async def _connect(self) -> None:
        await self.connection.start()

    def join(self) -> None:
        """Tell the others from now on that this process runs: it is among the processes."""
        self._joined = True
        self._beating = asyncio.create_task(self.membership.run(), name="membership")

    def writing(self, hold: Hold | None = None) -> Session:
        """Return a session of the writer, or of a hold."""
        if isinstance(hold, TableHold):
            return PostgresSession(hold.connection, self._committed, hold)
        return PostgresSession(self.connection, self._committed)

    @asynccontextmanager
    async def hold(self, table_id: str | None, outer: Hold | None = None) -> AsyncIterator[Hold]:
        """Keep all other processes from a table, or from all."""
        held = self._new_hold(table_id, outer)
        try:
            await finish(guarded(_taken(held)))
            yield held
        finally:
            await finish(held.let_go())

    def _new_hold(self, table_id: str | None, outer: Hold | None) -> TableHold:
        if not isinstance(outer, TableHold):
            return TableHold(table_id, connection=self._holders.connect())
        assert table_id is not None, "all tables are held by who holds none"  # noqa: S101 - it would wait for itself
        return TableHold(table_id, connection=outer.connection, outer=outer)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Session]:
        """Open a reading session, which sees the state at its first statement."""
        connection = self._readers.connect()
        try:
            await guarded(_started(connection))
            session = PostgresSession(connection)
            try:
                yield session
            finally:
                await finish(session.rollback())  # which gives a connection up that is not to be used again
                session.end()
        finally:
            if connection.sync_connection is not None:
                await finish(connection.close())

    async def _committed(self, number: int) -> bool:
        """Find out whether a transaction was committed whose connection was lost during the commit."""
        until, status = time.monotonic() + RECONNECT_TIMEOUT, None
        while time.monotonic() < until:
            try:
                status = await finish(self._status(number))
            except FAILURES:
                status = None
            if status in ("committed", "aborted"):
                return bool(status == "committed")
            await asyncio.sleep(PAUSE)
        raise DatabaseFailed("The database was lost before it said whether something is stored.")

    async def _status(self, number: int) -> str | None:
        async with self._readers.connect() as connection:
            found = (await connection.execute(text(f"SELECT pg_xact_status('{number:d}'::xid8)"))).scalar()
        return None if found is None else str(found)

    def counts(self, now: int) -> Counts:
        """Count in the event loop, and block the calling thread until that is done."""
        return asyncio.run_coroutine_threadsafe(self._counts(now), self._loop).result(STATEMENT_TIMEOUT)

    async def _counts(self, now: int) -> Counts:
        async with self.reading() as session:
            return await read_counts(session, now)

    async def backup(self, target: Path) -> None:
        """Refuse: PostgreSQL brings a program of its own for that."""
        raise BackupRefused(f"{target} is not written: copy a database of PostgreSQL with `pg_dump`.")

    async def close(self) -> None:
        """Leave, and close all connections."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            await self.membership.leave()
        if self.connection.sync_connection is not None:
            await self.connection.close()
        for engine in (self._signs, self._holders, self._readers, self._writers):
            await engine.dispose()


async def _started(connection: AsyncConnection) -> None:
    """Connect; wait for a server that is restarting.

    A cancelled task finishes its attempt too, because the driver would leak the connection, and the pool wakes no
    waiting task when another gives up.
    """
    until = time.monotonic() + RECONNECT_TIMEOUT
    while (error := await finish(_attempted(connection))) is not None:
        if not is_cut(error) or time.monotonic() > until:
            raise error
        await asyncio.sleep(PAUSE)


async def _attempted(connection: AsyncConnection) -> Exception | None:
    """Connect, and return the error if it fails."""
    try:
        await connection.start()
    except FAILURES as error:
        return error
    return None


async def _taken(held: TableHold) -> None:
    """Take a hold, over a new connection if that of the pool turns out to be lost."""
    until = time.monotonic() + RECONNECT_TIMEOUT
    while True:
        try:
            return await held.take()
        except FAILURES as error:
            if not is_cut(error) or time.monotonic() > until:
                raise
        await held.drop()
        await asyncio.sleep(PAUSE)


def _engine(url: URL, size: int, settings: Mapping[str, str], **options: Any) -> AsyncEngine:
    server = {"search_path": "public", **_SERVER, **settings}
    return create_async_engine(
        url,
        connect_args={
            "server_settings": server,
            "timeout": STATEMENT_TIMEOUT,
            "command_timeout": STATEMENT_TIMEOUT,
            "prepared_statement_cache_size": STATEMENTS,
        },
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,  # seeds and secret choices must not appear in a traceback
        **options,
    )
