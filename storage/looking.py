"""Looking at a database of PostgreSQL from outside, as an operator who wants to know what is wrong."""

from __future__ import annotations

from sqlalchemy import make_url

from storage.errors import DriverMissing
from storage.rows import DatabaseLook


async def look_at(url: str) -> DatabaseLook:
    """Look at a database without changing it; StorageError if it cannot be reached or is another program's."""
    try:
        from storage.engines.looking import look_at_postgres  # noqa: PLC0415 - an extra, as in `storage.opening`
    except ModuleNotFoundError as error:
        raise DriverMissing from error
    return await look_at_postgres(make_url(url))


async def migrate_at(url: str) -> str | None:
    """Bring a database up to date as the next start would; return its schema of before, None for an empty one.

    Raises StorageError as `open_store_at` does.
    """
    try:
        from storage.engines.opening import migrate_postgres  # noqa: PLC0415 - as above
    except ModuleNotFoundError as error:
        raise DriverMissing from error
    return await migrate_postgres(make_url(url), "migrate")
