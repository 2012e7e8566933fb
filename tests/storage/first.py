"""A database as the first release wrote it, with one table, and what can be read of one that is closed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from storage import prepare

FIRST = Path(__file__).with_name("first.sql").read_text(encoding="utf-8")


def write_first(path: Path, change: str = "") -> Path:
    """Make a database of the first release, with a change to it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(FIRST + change)
        connection.commit()
    return path


def ask(path: Path, query: str) -> list[tuple[object, ...]]:
    """Ask a closed database."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def copy_of(path: Path) -> Path:
    """Name the copy of a migration to the newest schema."""
    return path.with_name(f"{path.name}.before-{prepare.HEAD}")
