"""Checks a database before it is opened: refuses it untouched, or migrates its schema."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import quote

from storage.errors import DatabaseDamaged
from storage.files import make_file

if TYPE_CHECKING:
    from storage.migration import Migration

HEAD = "0045"
"""The newest revision; Alembic, which costs memory, is loaded only for another one."""
T = TypeVar("T")
_SIDE_FILES = ("-wal", "-journal")


def prepare(path: Path) -> Migration | None:
    """Make the database, or check it and migrate it, and say how it was migrated; the caller holds the lock.

    :raises DatabaseDamaged: the file fails SQLite's check or is not ours
    :raises DatabaseTooNew: the schema is of a later release
    :raises NotMigrated: it has no room to be copied before it is migrated
    """
    if not path.exists():
        _create(path)
        return None
    revision = inspect(path)
    if revision == HEAD:
        return None
    from storage import migration  # noqa: PLC0415 - see HEAD

    upgrade = migration.plan(path, revision, HEAD)
    migration.carry_out(upgrade)
    return upgrade


def _create(path: Path) -> None:
    """Make an empty database under another name first, so that a file which is there is always whole."""
    unfinished = path.with_name(path.name + ".new")
    for leftover in (unfinished, unfinished.with_name(unfinished.name + "-journal")):
        leftover.unlink(missing_ok=True)
    from storage import revisions  # noqa: PLC0415 - see HEAD

    make_file(unfinished)
    revisions.migrate(unfinished)
    unfinished.replace(path)


def inspect(path: Path) -> str:
    """Check a database without changing a byte of it and return the revision of its schema; the caller holds the lock.

    :raises DatabaseDamaged: the file fails SQLite's check or is not ours
    """
    if not _has_content(path):
        raise DatabaseDamaged(path, "the file is empty")
    try:
        return reading_only(path, lambda connection: _examine(path, connection))
    except sqlite3.Error as error:
        raise DatabaseDamaged(path, str(error)) from error


def reading_only(path: Path, look: Callable[[sqlite3.Connection], T]) -> T:
    """Look into the file, or into a copy if a killed process has left work that SQLite would finish on opening."""
    side_files = [Path(f"{path}{suffix}") for suffix in _SIDE_FILES if _has_content(Path(f"{path}{suffix}"))]
    if not side_files:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?immutable=1", uri=True)) as connection:
            return look(connection)
    folder = path.with_name(path.name + ".check")
    shutil.rmtree(folder, ignore_errors=True)  # left by a check that was killed
    folder.mkdir(mode=0o700)
    try:
        for file in (path, *side_files):
            make_file(folder / file.name)
            shutil.copyfile(file, folder / file.name)
        with closing(sqlite3.connect(folder / path.name)) as connection:
            return look(connection)
    finally:
        shutil.rmtree(folder)


def _has_content(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def _examine(path: Path, connection: sqlite3.Connection) -> str:
    finding = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if finding != "ok":
        raise DatabaseDamaged(path, finding)
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if row is None:
        raise DatabaseDamaged(path, "it names no schema")
    return str(row[0])
