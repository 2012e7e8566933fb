"""Copying a stored table, so that there are many."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

USERS = 10_000
"""How far the users of one copy are from those of the next."""


def multiply(database: Path, table: str, count: int) -> None:
    """Copy a table until there are so many, each with users of its own."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for name in ("tables", "seats", "clocks", "snapshots", "entries", "panels"):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            values = ", ".join(_copied(column) for column in columns)
            connection.execute(
                f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"  # noqa: S608 - own names
                f" INSERT INTO {name} SELECT {values} FROM {name}, n WHERE table_id = ?",
                (count - 1, table),
            )


def _copied(column: str) -> str:
    if column == "table_id":
        return "'C' || i"
    if column in {"user_id", "host_id", "message_id", "lobby_message_id", "place_id"}:
        return f"{column} + i * {USERS}"
    return "token || i" if column == "token" else f'"{column}"'
