"""Copies of the database, made while it is in use."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from storage.errors import BackupRefused
from storage.files import make_file


def backup_file(source: Path, target: Path) -> None:
    """Copy a database, from any process and while others write, to a file that must not exist yet.

    The copy is one moment of the source, and a single file.

    :raises BackupRefused: there is no source, the target exists, or the copy fails
    """
    if not source.is_file():
        raise BackupRefused(f"There is no database {source} to back up.")
    if target.exists():
        raise BackupRefused(f"The backup {target} exists already and is not overwritten.")
    try:
        copy_whole(source, target)
    except (OSError, sqlite3.Error) as error:
        raise BackupRefused(f"The backup {target} could not be made: {error}.") from error


def copy_whole(source: Path, target: Path) -> None:
    """Copy a database to a file that has its name only once it is whole and checked; one that is there is replaced.

    :raises OSError, sqlite3.Error: the copy fails; nothing of it stays
    """
    unfinished = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        make_file(unfinished)
        _copy(source, unfinished)
        unfinished.replace(target)
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):
            Path(f"{unfinished}{suffix}").unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    with (
        # Not read-only: such a connection could not tidy up after itself if nobody else has the database open.
        closing(sqlite3.connect(f"file:{quote(str(source))}?mode=rw", uri=True)) as origin,
        closing(sqlite3.connect(target)) as copy,
    ):
        # All pages in one step: between steps, a busy writer could make the copy start again for ever.
        origin.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE").fetchone()
        finding = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
    if finding != "ok":
        raise sqlite3.DatabaseError(finding)
