"""The store: one writer and a few readers on one SQLite file."""

import asyncio
import base64
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from storage.backup import backup_file
from storage.calls import CallReads, CallWrites
from storage.clocks import ClockReads, ClockWrites
from storage.driver import add_pipeline
from storage.errors import DatabaseInUse, DatabaseUnusable, StoreClosed, WriteInsideWrite
from storage.holders import HolderReads, HolderWrites
from storage.lock import FileLock
from storage.log import LogReads, LogWrites
from storage.materials import MaterialReads, MaterialWrites
from storage.motions import MotionReads, MotionWrites
from storage.notes import NoteReads, NoteWrites
from storage.outbox import OutboxReads, OutboxWrites
from storage.panels import PanelReads, PanelWrites
from storage.people import PeopleReads, PeopleWrites
from storage.prepare import prepare
from storage.results import ResultReads, ResultWrites
from storage.session import Session, finish
from storage.tables import TableReads, TableWrites
from storage.turns import Turns
from storage.wishes import WishReads, WishWrites

READERS = 3
_EVERY_CONNECTION = ("foreign_keys = ON", "busy_timeout = 10000")
_WRITER = ("journal_mode = WAL", "synchronous = FULL")
_READER = ("query_only = ON",)


def random_token() -> str:
    """Make 12 characters that no other delivery has."""
    return base64.b32encode(secrets.token_bytes(8)).decode()[:12]


class Reader:
    """Look things up in one consistent state of the database."""

    tables: TableReads
    log: LogReads
    outbox: OutboxReads
    panels: PanelReads
    people: PeopleReads
    holders: HolderReads
    clocks: ClockReads
    results: ResultReads
    motions: MotionReads
    calls: CallReads
    wishes: WishReads
    notes: NoteReads
    materials: MaterialReads

    def __init__(self, session: Session) -> None:
        self.tables = TableReads(session)
        self.log = LogReads(session)
        self.outbox = OutboxReads(session)
        self.panels = PanelReads(session)
        self.people = PeopleReads(session)
        self.holders = HolderReads(session)
        self.clocks = ClockReads(session)
        self.results = ResultReads(session)
        self.motions = MotionReads(session)
        self.calls = CallReads(session)
        self.wishes = WishReads(session)
        self.notes = NoteReads(session)
        self.materials = MaterialReads(session)


class Writer(Reader):
    """Look things up and change them, all or nothing."""

    tables: TableWrites
    log: LogWrites
    outbox: OutboxWrites
    panels: PanelWrites
    people: PeopleWrites
    holders: HolderWrites
    clocks: ClockWrites
    results: ResultWrites
    motions: MotionWrites
    calls: CallWrites
    wishes: WishWrites
    notes: NoteWrites
    materials: MaterialWrites

    def __init__(self, session: Session, process: str, new_token: Callable[[], str]) -> None:
        self.tables = TableWrites(session)
        self.log = LogWrites(session)
        self.outbox = OutboxWrites(session, process, new_token)
        self.panels = PanelWrites(session)
        self.people = PeopleWrites(session)
        self.holders = HolderWrites(session)
        self.clocks = ClockWrites(session)
        self.results = ResultWrites(session)
        self.motions = MotionWrites(session)
        self.calls = CallWrites(session)
        self.wishes = WishWrites(session)
        self.notes = NoteWrites(session)
        self.materials = MaterialWrites(session)


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
    """Own the database; made by ``open_store``, ended by ``close``."""

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


async def open_store(path: Path, *, process: str, new_token: Callable[[], str] = random_token) -> Store:
    """Open the database, made or migrated as needed, and own it until ``close``.

    ``process`` is this run of the program, as recorded with each attempt to deliver.

    :raises DatabaseUnusable: its folder cannot be made or written to
    :raises DatabaseInUse: another store has it
    :raises DatabaseDamaged: the file fails SQLite's check or is not ours; it is left as it is
    :raises DatabaseTooNew: a later release has written it; it is left as it is
    """
    try:
        return await _open(path, process, new_token)
    except (OSError, DBAPIError) as error:
        reason = error.strerror if isinstance(error, OSError) else error.orig
        raise DatabaseUnusable(path, str(reason)) from error


async def _open(path: Path, process: str, new_token: Callable[[], str]) -> Store:
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        lock = FileLock(path.with_name(path.name + ".lock"))
    except BlockingIOError as error:
        raise DatabaseInUse(path) from error
    try:
        upgrade = await finish(asyncio.to_thread(prepare, path))
        if upgrade is not None:
            upgrade.tell()
    except BaseException:
        lock.release()
        raise
    store = Store(path, lock, process, new_token)
    try:
        await store.start()
    except BaseException:
        await store.close()
        raise
    return store
