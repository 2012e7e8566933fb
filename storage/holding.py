"""Owning a database without opening it: to look at its schema, to migrate it, to put another in its place."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from storage import upgrading
from storage.errors import DatabaseDamaged, DatabaseInUse, DatabaseUnusable
from storage.lock import FileLock
from storage.prepare import HEAD, inspect, prepare
from storage.upgrading import Upgrade


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Own a database for a while.

    :raises DatabaseInUse: another process has it
    :raises DatabaseUnusable: its folder cannot be made or written to
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(path.with_name(path.name + ".lock"))
    except BlockingIOError as error:
        raise DatabaseInUse(path) from error
    except OSError as error:
        raise DatabaseUnusable(path, str(error.strerror)) from error
    try:
        yield
    finally:
        lock.release()


def planned_upgrade(path: Path) -> Upgrade | None:
    """Say what this release would do to a database, also while another release uses it; None if nothing."""
    schema = _schema(path)
    return None if schema == HEAD else upgrading.plan(path, schema, HEAD)


def migrate_now(path: Path) -> Upgrade | None:
    """Migrate a database as the next start would; say what was done, or None if there was nothing to do."""
    with held(path):
        return prepare(path)


def _schema(path: Path) -> str:
    try:
        with held(path):
            return inspect(path)
    except DatabaseInUse:
        return _schema_in_use(path)


def _schema_in_use(path: Path) -> str:
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    except sqlite3.Error as error:
        raise DatabaseDamaged(path, str(error)) from error
