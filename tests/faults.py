"""Databases that fail at a chosen statement, commit or rollback: once, or until they are mended."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, Final

import asyncpg
import pytest

from storage.engines import driver

NEVER: Final = -1


class Faults:
    """Count what the drivers are asked, and let what comes at a number fail, `times` times on end."""

    def __init__(self) -> None:
        self.asked, self._at, self._times = 0, NEVER, 0
        self.failed: list[str] = []

    def arm(self, at: int, times: int = 1) -> None:
        """Let the driver fail from a number on, counted from now."""
        self.asked, self._at, self._times = 0, at, times
        self.failed = []

    def mend(self) -> None:
        """Let nothing fail any more."""
        self._at = NEVER

    def ask(self, what: str, error: Callable[[], Exception]) -> None:
        """Note that the driver is asked something, and fail if it is time for that."""
        number, self.asked = self.asked, self.asked + 1
        if self._at != NEVER and self._at <= number < self._at + self._times:
            self.failed.append(what)
            raise error()


def _disk() -> Exception:
    return sqlite3.OperationalError("disk I/O error")


def _server() -> Exception:
    error: Exception = asyncpg.DiskFullError("could not extend file")
    return error


def fail_sqlite(monkeypatch: pytest.MonkeyPatch) -> Faults:
    """Let the connections of SQLite that are made from now on fail as the faults say."""
    faults = Faults()

    class Failing(driver.Driver):
        def execute(self, sql: str, parameters: Any = (), /) -> Any:
            if sql is not driver.TURN:
                faults.ask(sql, _disk)
            return super().execute(sql, parameters)

        def rollback(self) -> None:
            faults.ask("ROLLBACK", _disk)
            super().rollback()

    monkeypatch.setattr(driver, "Driver", Failing)
    return faults


def fail_postgres(monkeypatch: pytest.MonkeyPatch) -> Faults:
    """Let PostgreSQL's driver fail as the faults say; what says that a process lives is left alone."""
    faults = Faults()

    def wrap(place: Any, name: str) -> None:
        work = getattr(place, name)

        async def asked(self: Any, *given: Any, **named: Any) -> Any:
            query = self._query if isinstance(self, asyncpg.prepared_stmt.PreparedStatement) else str(given[0])
            if "processes" not in query:
                faults.ask(query, _server)
            return await work(self, *given, **named)

        monkeypatch.setattr(place, name, asked)

    wrap(asyncpg.Connection, "execute")
    wrap(asyncpg.prepared_stmt.PreparedStatement, "fetch")
    return faults
