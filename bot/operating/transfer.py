"""`python -m bot copy`: move all from one database to another, and say what was moved."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.settings import POSTGRES
from storage import Store, open_store, open_store_at
from storage.errors import CopyRefused
from storage.ownership import planned_migration
from storage.prepare import HEAD
from storage.startup import look_at
from storage.transfer import copy_all

PROCESS = "copy"


def copy(source: str, target: str) -> int:
    """Copy all rows and compare each; StorageError."""
    before = _schema(source)
    if before != HEAD:
        raise CopyRefused(
            f"The source has the schema {before or 'none'} and this release needs {HEAD}. Migrate it first:"
            " `python -m bot migrate`. Nothing was copied."
        )
    counts = asyncio.run(_copy(source, target))
    rows, tables = sum(counts.values()), counts["tables"]
    sys.stdout.write(f"All is copied and compared: {rows} rows, among them those of {tables} tables of games.\n")
    sys.stdout.write("The source is as it was. Delete it once you are sure; do not let two bots play on both.\n")
    return 0


def _schema(source: str) -> str | None:
    """Return the schema of a source without changing it."""
    if _is_address(source):
        return asyncio.run(look_at(source)).revision
    if not Path(source).is_file():
        raise CopyRefused(f"There is no database {source} to copy.")
    upgrade = planned_migration(Path(source))
    return HEAD if upgrade is None else upgrade.before


async def _copy(source: str, target: str) -> dict[str, int]:
    old = await _open(source)
    try:
        new = await _open(target)
        try:
            return await copy_all(old, new)
        finally:
            await new.close()
    finally:
        await old.close()


async def _open(name: str) -> Store:
    if _is_address(name):
        return await open_store_at(name, Path(), process=PROCESS)
    return await open_store(Path(name), process=PROCESS)


def _is_address(name: str) -> bool:
    return name.startswith(POSTGRES)
