"""A cursor that crosses to the database's thread once a statement, where aiosqlite's own crosses up to four times."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, Self

import aiosqlite


class Cursor:
    """Be to SQLAlchemy what `aiosqlite.Cursor` is: open, execute, fetch and close happen in one turn of the thread."""

    arraysize = 1

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, operation: str, parameters: Sequence[Any] = ()) -> Self:
        """Run a statement and take all its rows."""
        await self._turn(sqlite3.Cursor.execute, operation, parameters)
        return self

    async def executemany(self, operation: str, parameters: Sequence[Sequence[Any]]) -> Self:
        """Run a statement that returns no rows, once for each of the parameters."""
        await self._turn(sqlite3.Cursor.executemany, operation, parameters)
        return self

    async def _turn(self, run: Any, operation: str, parameters: Sequence[Any]) -> None:
        def work() -> None:
            raw = self._connection._conn.cursor()
            try:
                run(raw, operation, parameters)
                self.description, self._rows = raw.description, raw.fetchall()
                self.rowcount, self.lastrowid = raw.rowcount, raw.lastrowid  # known once all rows are fetched
            finally:
                raw.close()

        await self._connection._execute(work)  # type: ignore[no-untyped-call]  # aiosqlite leaves it untyped

    async def fetchall(self) -> list[Any]:
        """Return the rows."""
        return self._rows

    async def close(self) -> None:
        """Do nothing: it is closed already."""
