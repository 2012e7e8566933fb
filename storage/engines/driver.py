"""SQLite's connections: all statements of one turn of the database's thread cross to it at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, Final, NamedTuple, Self, cast

import aiosqlite
import structlog

from storage.errors import DatabaseFailed, RowRefused, StorageError, TransactionOver
from storage.session import finish

log = structlog.get_logger()

FAILURES: Final = (sqlite3.Error, OSError, ValueError)  # the last one is aiosqlite's for a closed one
TURN: Final = "-- each of those given"
"""A placeholder for several statements, which are passed as its values."""

Sent = tuple[str, Mapping[str, object], Callable[[int], None] | None]
"""A statement, its values, and a check that raises if it has changed the wrong number of rows."""


class Done(NamedTuple):
    """How many rows the last statement of a turn has changed, and those that it returns."""

    changed: int
    rows: Sequence[tuple[object, ...]]

    def fetchall(self) -> Self:
        """Return all of it: aiosqlite takes it for a cursor."""
        return self


class Driver(sqlite3.Connection):
    """Runs several statements when asked to execute `TURN`."""

    def execute(self, sql: str, parameters: Any = (), /) -> Any:
        """Run a statement, or several until one fails, and fetch what the last one returns."""
        if sql is not TURN:
            return super().execute(sql, parameters)
        sent: Sequence[Sent] = parameters
        for operation, values, check in sent:
            cursor = self.execute(operation, values)
            if check is not None:
                check(cursor.rowcount)
        rows = cursor.fetchall()
        return Done(cursor.rowcount, rows)  # known once all rows are fetched


def _translated(error: sqlite3.Error) -> StorageError:
    if isinstance(error, sqlite3.IntegrityError):
        return RowRefused(f"The database refused a row: {error}.")
    return DatabaseFailed(f"The database could not do what was asked: {error}.")


def _new_connection(path: Path) -> aiosqlite.Connection:
    """Make a connection whose thread keeps no process from its end: it is a daemon if the one that makes it is."""
    made: list[aiosqlite.Connection] = []

    def make() -> None:
        made.append(aiosqlite.connect(path, factory=Driver, isolation_level=None))

    maker = Thread(target=make, daemon=True)
    maker.start()
    maker.join()
    return made[0]


class Connection:
    """A connection that is opened when first needed, and again after it was given up."""

    def __init__(self, path: Path, pragmas: Iterable[str]) -> None:
        self._path = path
        self._pragmas: list[Sent] = [(f"PRAGMA {pragma}", {}, None) for pragma in pragmas]
        self._open: aiosqlite.Connection | None = None
        self._left: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect if it is not open; a cancellation waits until it is."""
        await self._wait()
        if self._open is None:
            await finish(self._connect())

    async def _connect(self) -> None:
        try:
            self._open = await _new_connection(self._path)
            await self._open.execute_fetchall(TURN, self._pragmas)
        except sqlite3.Error as error:
            await self._disconnect()
            raise _translated(error) from error

    async def run(self, sent: Sequence[Sent]) -> Done:
        """Run statements in one turn of the thread; if the caller is cancelled, the next call waits for them."""
        if self._open is None:
            raise TransactionOver
        try:
            return cast("Done", await self._open.execute_fetchall(TURN, sent))
        except sqlite3.Error as error:
            raise _translated(error) from error

    async def undo(self) -> None:
        """Roll back; if even that fails, the next transaction opens a new connection."""
        try:
            if self._open is not None:
                await self._open.rollback()
        except FAILURES as error:
            log.warning("connection given up", reason=type(error).__name__)
            with suppress(*FAILURES):
                await self._disconnect()

    def leave(self) -> None:
        """Roll back; only the next one that needs the connection waits for it."""
        self._left = asyncio.create_task(self.undo())

    async def close(self) -> None:
        """Close it if it is open."""
        await self._wait()
        await self._disconnect()

    async def _wait(self) -> None:
        if self._left is not None and not self._left.done():
            await asyncio.wait({self._left})

    async def _disconnect(self) -> None:
        opened, self._open = self._open, None
        if opened is not None:
            await opened.close()
