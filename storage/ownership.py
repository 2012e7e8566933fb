"""Owning a database without opening it: to check its schema, to migrate it, or to replace it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from storage import migration
from storage.errors import DatabaseDamaged, DatabaseInUse, DatabaseUnusable
from storage.files import FileLock, make_folder
from storage.migration import Migration
from storage.prepare import HEAD, inspect, prepare, reading_only

T = TypeVar("T")
_SCHEMA = "SELECT version_num FROM alembic_version"
RULES = """
SELECT game, entries.rules_version, count(*) FROM tables
JOIN entries ON entries.table_id = tables.table_id AND entries.number = tables.version - 1
WHERE stage = 'playing' GROUP BY game, entries.rules_version ORDER BY game, entries.rules_version
"""


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Own a database for a while.

    :raises DatabaseInUse: another process has it
    :raises DatabaseUnusable: its folder cannot be made or written to
    """
    try:
        make_folder(path.parent)
        lock = FileLock(path.with_name(path.name + ".lock"))
    except BlockingIOError as error:
        raise DatabaseInUse(path) from error
    except OSError as error:
        raise DatabaseUnusable(path, str(error.strerror)) from error
    try:
        yield
    finally:
        lock.release()


def planned_migration(path: Path) -> Migration | None:
    """Return this release's migration of a database, also while another release uses it; None if not needed."""
    schema = _schema(path)
    return None if schema == HEAD else migration.plan(path, schema, HEAD)


def rules_in_play(path: Path) -> list[tuple[str, int, int]]:
    """List the games that are being played, under which version of their rules, and at how many tables."""
    return _look(path, lambda connection: connection.execute(RULES).fetchall())


def migrate_now(path: Path) -> Migration | None:
    """Migrate a database as the next start would; return the migration, or None if not needed."""
    with held(path):
        return prepare(path)


def _schema(path: Path) -> str:
    try:
        with held(path):
            return inspect(path)
    except DatabaseInUse:
        return _look(path, lambda connection: str(connection.execute(_SCHEMA).fetchone()[0]))


def _look(path: Path, look: Callable[[sqlite3.Connection], T]) -> T:
    """Look into a database without a trace, also while another process uses it."""
    try:
        with held(path):
            return reading_only(path, look)
    except DatabaseInUse:
        return _look_beside(path, look)
    except sqlite3.Error as error:
        raise DatabaseDamaged(path, str(error)) from error


def _look_beside(path: Path, look: Callable[[sqlite3.Connection], T]) -> T:
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return look(connection)
    except sqlite3.Error as error:
        raise DatabaseDamaged(path, str(error)) from error
