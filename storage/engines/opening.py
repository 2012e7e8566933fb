"""Opening a database of PostgreSQL: own it, bring its schema up to date, connect."""

from __future__ import annotations

from pathlib import Path

import structlog
from sqlalchemy import URL, Connection, inspect

from storage import migrating
from storage.engines.postgres import PostgresEngine
from storage.errors import DatabaseDamaged, DatabaseTooNew
from storage.prepare import HEAD
from storage.session import finish

log = structlog.get_logger()


async def open_postgres(url: URL, path: Path) -> PostgresEngine:
    """Open a database that is there, empty or ours, and own it until the engine is closed.

    :raises DatabaseInUse: another process has it
    :raises DatabaseFailed: it cannot be reached
    :raises DatabaseDamaged: it is not ours, or cannot hold all letters
    :raises DatabaseTooNew: a later release has written it
    """
    engine = PostgresEngine(url, path)
    try:
        await engine.start()
        await finish(_prepare(engine))
    except BaseException:
        await engine.close()
        raise
    return engine


async def _prepare(engine: PostgresEngine) -> None:
    async with engine.connection.begin():
        await engine.connection.run_sync(_bring_up_to_date, engine.name)


def _bring_up_to_date(connection: Connection, name: str) -> None:
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
    if encoding != "UTF8":
        raise DatabaseDamaged(name, f"its encoding is {encoding}, not UTF8")
    before = _revision(connection, name)
    if before == HEAD:
        return
    if before is not None and before not in migrating.revisions():
        raise DatabaseTooNew(name, before)
    migrating.upgrade(connection)
    if before is not None:
        log.warning("database migrated", schema=f"{before} to {HEAD}", way_back="restore what `pg_dump` had written")


def _revision(connection: Connection, name: str) -> str | None:
    found = inspect(connection)
    if not found.has_table("alembic_version"):
        if found.get_table_names():
            raise DatabaseDamaged(name, "it holds tables of another program")
        return None
    return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one())
