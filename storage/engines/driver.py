"""A cursor that crosses to the database's thread once a statement, where aiosqlite's own crosses up to four times.

Statements of which nobody needs a result do not cross at all by themselves: they wait in the connection's pipeline and
run in the same turn of the thread as the next statement, or as the commit. A transaction that only writes crosses once.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

import aiosqlite

Check = Callable[[int], None]
"""Raise unless a statement has changed as many rows as it should."""
Sent = tuple[str, Mapping[str, object], Check | None]
Fetched = tuple[int, list[tuple[object, ...]]]
"""How many rows a statement has changed, and those that it returns."""


class Pipeline:
    """The statements that a connection is still to run, in order.

    Once one has failed, everything fails until the transaction is rolled back: none of them is left out in silence.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._sent: list[Sent] = []
        self._begins = False
        self._error: Exception | None = None

    @property
    def has_failed(self) -> bool:
        """Tell whether a statement has failed since the last rollback."""
        return self._error is not None

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing waits."""
        return not self._sent

    def begin(self, operation: str) -> None:
        """Let a transaction begin with the next statement that is awaited; one that was left open is undone first."""
        self._begins = True
        self.send(operation, {})

    def send(self, operation: str, parameters: Mapping[str, object], check: Check | None = None) -> None:
        """Let a statement run with the next one that is awaited."""
        self._sent.append((operation, parameters, check))

    def clear(self) -> None:
        """Forget what has not run, and what has failed: it is all undone."""
        self._sent, self._begins, self._error = [], False, None

    def take(self) -> Callable[[sqlite3.Connection], None]:
        """Take over what waits, and return what runs it in the database's thread."""
        sent, begins = self._sent, self._begins
        self._sent, self._begins = [], False

        def run(connection: sqlite3.Connection) -> None:
            if self._error is not None:
                raise self._error
            try:
                if begins and connection.in_transaction:
                    connection.rollback()
                for operation, parameters, check in sent:
                    changed = connection.execute(operation, parameters).rowcount
                    if check is not None:
                        check(changed)
            except Exception as error:
                self._error = error
                raise

        return run

    def ask(self, operation: str, parameters: Mapping[str, object]) -> asyncio.Future[Fetched]:
        """Run what waits and then a statement, and fetch what it returns, all in one turn of the thread."""
        before, raw = self.take(), self._connection._conn

        def work() -> Fetched:
            before(raw)
            cursor = raw.execute(operation, parameters)
            try:
                rows = cursor.fetchall()
                return cursor.rowcount, rows  # known once all rows are fetched
            finally:
                cursor.close()

        asked: asyncio.Future[Fetched] = asyncio.get_running_loop().create_future()
        self._connection._tx.put_nowait((asked, work))
        return asked

    def undo(self) -> None:
        """Roll back what has run, before whatever is asked next; nobody waits for it."""
        self._connection._tx.put_nowait((None, self._connection._conn.rollback))


def add_pipeline(connection: aiosqlite.Connection) -> Pipeline:
    """Give a connection a pipeline, and cursors and ends of transactions that mind it."""
    pipeline = Pipeline(connection)

    async def commit() -> None:
        run, raw = pipeline.take(), connection._conn

        def work() -> None:
            try:
                run(raw)
                raw.commit()
            except BaseException:
                raw.rollback()  # SQLAlchemy takes a transaction whose commit has failed for over
                raise

        try:
            await connection._execute(work)  # type: ignore[no-untyped-call]  # aiosqlite leaves it untyped
        except BaseException:
            pipeline.clear()
            raise

    async def rollback() -> None:
        pipeline.clear()
        await connection._execute(connection._conn.rollback)  # type: ignore[no-untyped-call]  # likewise

    made: Any = connection  # its methods are replaced
    made.cursor = lambda: Cursor(connection, pipeline)
    made.commit, made.rollback, made.pipeline = commit, rollback, pipeline
    return pipeline


class Cursor:
    """Be to SQLAlchemy what `aiosqlite.Cursor` is: open, execute, fetch and close happen in one turn of the thread."""

    arraysize = 1

    def __init__(self, connection: aiosqlite.Connection, pipeline: Pipeline) -> None:
        self._connection, self._pipeline = connection, pipeline
        self._rows: list[object] = []
        self.description: object = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, operation: str, parameters: Sequence[object] = ()) -> Self:
        """Run a statement and take all its rows."""
        await self._turn(sqlite3.Cursor.execute, operation, parameters)
        return self

    async def executemany(self, operation: str, parameters: Sequence[Sequence[object]]) -> Self:
        """Run a statement that returns no rows, once for each of the parameters."""
        await self._turn(sqlite3.Cursor.executemany, operation, parameters)
        return self

    async def _turn(self, run: Callable[..., object], operation: str, parameters: Sequence[object]) -> None:
        before = self._pipeline.take()

        def work() -> None:
            before(self._connection._conn)
            raw = self._connection._conn.cursor()
            try:
                run(raw, operation, parameters)
                self.description, self._rows = raw.description, raw.fetchall()
                self.rowcount, self.lastrowid = raw.rowcount, raw.lastrowid  # known once all rows are fetched
            finally:
                raw.close()

        await self._connection._execute(work)  # type: ignore[no-untyped-call]  # aiosqlite leaves it untyped

    async def fetchall(self) -> list[object]:
        """Return the rows."""
        return self._rows

    async def close(self) -> None:
        """Do nothing: it is closed already."""
