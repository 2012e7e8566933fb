"""Replace the database by a copy, and keep the old one."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from storage.backup import copy_whole
from storage.errors import NotRestored
from storage.files import FILE, make_file
from storage.ownership import held
from storage.prepare import HEAD, inspect
from storage.revisions import check_known, early_mark

MARK = 1
"""The start tells the players of each table, from the first one on, about the restore: see `TableReads.restored`."""
_SIDE_FILES = ("-wal", "-shm", "-journal")


@dataclass(frozen=True, slots=True)
class Contents:
    """A database's content: its schema, the numbers of running tables and lobbies, and the time of the last choice."""

    schema: str
    tables: int
    last_choice: int | None


def restore_file(source: Path, path: Path, moment: str) -> tuple[Contents, Path | None]:
    """Replace the database by a copy; return the copy's content, and where the old database is kept.

    ``moment`` goes into the name of that. Killed at any moment, this leaves the old database or the new one.

    :raises NotRestored: there is no such file, or no room :raises DatabaseDamaged, DatabaseTooNew: what is to be
    restored is not whole, or of a later release :raises DatabaseInUse: Kontor runs
    """
    if not source.is_file():
        raise NotRestored(f"There is no file {source} to restore.")
    if path.exists() and source.samefile(path):
        raise NotRestored(f"{source} is the database itself.")
    with held(path):
        new = path.with_name(path.name + ".restoring")
        try:
            schema = _checked(source)
            copy_whole(source, new)
            _give_to_owner_of(path.parent, new)
            contents = _contents(new, schema)
            return contents, _exchange(new, path, path.with_name(f"{path.name}.replaced-{moment}"))
        except (OSError, sqlite3.Error) as error:
            raise NotRestored(f"{source} cannot be restored: {error}. The database is as it was.") from error
        finally:
            new.unlink(missing_ok=True)


def _checked(source: Path) -> str:
    schema = inspect(source)
    check_known(source, schema)
    return schema


def _give_to_owner_of(folder: Path, new: Path) -> None:
    """Give the file to the user that Kontor runs as, since root may be the one to restore it."""
    if hasattr(os, "chown"):
        kept = folder.stat()
        os.chown(new, kept.st_uid, kept.st_gid)


def _contents(path: Path, schema: str) -> Contents:
    with closing(sqlite3.connect(path)) as connection:
        (tables,) = connection.execute("SELECT count(*) FROM tables WHERE ended_at IS NULL").fetchone()
        (last,) = connection.execute("SELECT max(at) FROM entries").fetchone()
        connection.execute(f"PRAGMA user_version = {MARK if schema == HEAD else early_mark(last):d}")
    return Contents(schema, tables, last)


def _exchange(new: Path, path: Path, kept: Path) -> Path | None:
    """Put the new file in the place of the old; a log beside the old one would be written into the new."""
    if not path.exists():
        new.replace(path)
        return None
    _double(path, kept)
    for suffix in _SIDE_FILES:
        if (beside := Path(f"{path}{suffix}")).exists():
            beside.replace(f"{kept}{suffix}")
    new.replace(path)
    return kept


def _double(path: Path, kept: Path) -> None:
    """Give the file a second name, or copy it if the disk has no hard links."""
    try:
        os.link(path, kept)
    except OSError:
        make_file(kept)
        shutil.copyfile(path, kept)
    kept.chmod(FILE)
