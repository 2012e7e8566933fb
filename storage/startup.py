"""Opening the store: own the database, make or migrate it as needed, connect.

An operator can also look at a database of PostgreSQL, or migrate it, without opening it.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from storage.engines.sqlite import SqliteEngine
from storage.errors import DatabaseFailed, DatabaseInUse, DatabaseUnusable, DriverMissing
from storage.files import FileLock, make_folder
from storage.prepare import prepare
from storage.rows import DatabaseLook
from storage.session import finish
from storage.store import Store

LEAST = 1_000_000
"""Bytes of room below which a disk counts as full."""


def random_token() -> str:
    """Make 12 characters that no other delivery has."""
    return base64.b32encode(secrets.token_bytes(8)).decode()[:12]


async def open_store(path: Path, *, process: str, new_token: Callable[[], str] = random_token) -> Store:
    """Open the database, made or migrated as needed, and own it until ``close``.

    ``process`` is this run of the program, as recorded with each attempt to deliver.

    :raises DatabaseUnusable: its folder cannot be made or written to
    :raises DatabaseInUse: another store has it
    :raises DatabaseDamaged: the file fails SQLite's check or is not ours; it is left as it is
    :raises DatabaseTooNew: a later release has written it; it is left as it is
    """
    try:
        return await _open(path, process, new_token)
    except (OSError, sqlite3.Error, DBAPIError, DatabaseFailed) as error:
        raise DatabaseUnusable(path, _reason(path, error)) from error


def _reason(path: Path, error: Exception) -> str:
    """Say why a database cannot be opened; SQLite calls a full disk an I/O error."""
    with contextlib.suppress(OSError):
        if (free := shutil.disk_usage(path.parent).free) < LEAST:
            return f"there is no room on its disk ({free // 1000} kB are free)"
    if isinstance(error, OSError):
        return str(error.strerror)
    return str(error.orig if isinstance(error, DBAPIError) else error).rstrip(".")


async def open_store_at(
    url: str,
    path: Path,
    *,
    process: str,
    role: str = "run",
    shards: str = "",
    new_token: Callable[[], str] = random_token,
) -> Store:
    """Open a database of PostgreSQL that is there; ``path`` is what would be SQLite's file.

    ``process`` is a new name, ``role`` and ``shards`` are what others are told of it: see `storage.rows.ProcessRow`.

    :raises StorageError: see `storage.engines.startup`; PostgreSQL's driver is loaded only here
    """
    try:
        from storage.engines.startup import open_postgres  # noqa: PLC0415 - an extra, which most do not install
    except ModuleNotFoundError as error:
        raise DriverMissing from error
    make_folder(path.parent)
    return Store(await open_postgres(make_url(url), path, process, role, shards), process, new_token)


async def _open(path: Path, process: str, new_token: Callable[[], str]) -> Store:
    make_folder(path.parent)
    try:
        lock = FileLock(path.with_name(path.name + ".lock"))
    except BlockingIOError as error:
        raise DatabaseInUse(path) from error
    try:
        upgrade = await finish(asyncio.to_thread(prepare, path))
        if upgrade is not None:
            upgrade.tell()
    except BaseException:
        lock.release()
        raise
    store = Store(SqliteEngine(path, lock), process, new_token)
    try:
        await store.start()
    except BaseException:
        await store.close()
        raise
    return store


async def look_at(url: str) -> DatabaseLook:
    """Look at a database without changing it; StorageError if it cannot be reached or is another program's."""
    try:
        from storage.engines.inspection import look_at_postgres  # noqa: PLC0415 - as above
    except ModuleNotFoundError as error:
        raise DriverMissing from error
    return await look_at_postgres(make_url(url))


async def migrate_at(url: str) -> str | None:
    """Migrate a database as the next start would; return its old schema, None for an empty one.

    Raises StorageError as `open_store_at` does.
    """
    try:
        from storage.engines.startup import migrate_postgres  # noqa: PLC0415 - as above
    except ModuleNotFoundError as error:
        raise DriverMissing from error
    return await migrate_postgres(make_url(url), "migrate")
