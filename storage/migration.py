"""A migration to a newer schema: the plan, and doing it with a copy of the database beside."""

from __future__ import annotations

import shutil
import sqlite3
from dataclasses import dataclass
from pathlib import Path

import structlog

from storage import revisions
from storage.backup import copy_whole
from storage.errors import NotMigrated

log = structlog.get_logger()

COPIES = 3
"""How many copies from before a migration stay."""


@dataclass(frozen=True, slots=True)
class Migration:
    """A migration from one schema to another: its revisions, and the disk space that they need."""

    path: Path
    before: str
    after: str
    steps: tuple[tuple[str, str], ...]
    copy: Path
    needed: int
    free: int

    @property
    def way_back(self) -> str:
        """Say in one line how to undo it."""
        command = f"python -m bot restore {self.copy}"
        return f"stop Kontor, run `{command}` and install the release of before; choices made since are lost"

    def tell(self) -> None:
        """Log that it was carried out, and how to undo it."""
        schema = f"{self.before} to {self.after}"
        log.info("database migrated", schema=schema, copy=str(self.copy), way_back=self.way_back)


def plan(path: Path, before: str, after: str) -> Migration:
    """Say what a migration would do; nothing is changed.

    :raises DatabaseTooNew, SchemaBetween: no revision of this release starts from the schema
    """
    revisions.check_known(path, before)
    # The copy, and as much again for SQLite while tables are rebuilt.
    needed = 2 * sum(file.stat().st_size for file in (path, Path(f"{path}-wal")) if file.exists())
    free = shutil.disk_usage(path.parent).free
    return Migration(path, before, after, revisions.steps(before), _copy_of(path, after), needed, free)


def carry_out(upgrade: Migration) -> None:
    """Copy the database, then migrate it; the caller holds the lock.

    :raises NotMigrated: there is no room for a copy, or none can be made; the database is as it was
    """
    _keep_copy(upgrade)
    revisions.migrate(upgrade.path)
    for old in sorted(_copies(upgrade.path))[:-COPIES]:
        old.unlink()


def _keep_copy(upgrade: Migration) -> None:
    if upgrade.free < upgrade.needed:
        reason = f"{in_megabytes(upgrade.needed)} are needed and {in_megabytes(upgrade.free)} are free"
        raise NotMigrated(upgrade.path, upgrade.copy, reason)
    for leftover in upgrade.path.parent.glob(f"{upgrade.path.name}.before-*.part*"):
        leftover.unlink()  # of a process that was killed; we hold the lock
    try:
        copy_whole(upgrade.path, upgrade.copy)
    except (OSError, sqlite3.Error) as error:
        raise NotMigrated(upgrade.path, upgrade.copy, str(error)) from error


def _copy_of(path: Path, revision: str) -> Path:
    return path.with_name(f"{path.name}.before-{revision}")


def _copies(path: Path) -> list[Path]:
    return [file for file in path.parent.glob(f"{path.name}.before-*") if file.name.rsplit("-", 1)[1].isalnum()]


def in_megabytes(size: int) -> str:
    """Write a size for people."""
    return f"{size / 1_000_000:,.1f} MB"
