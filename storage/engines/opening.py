"""Opening a database of PostgreSQL: bring its schema up to date, one process at a time, and join its processes."""

from __future__ import annotations

from pathlib import Path

import structlog
from sqlalchemy import URL, Connection, func, inspect, select
from sqlalchemy.dialects.postgresql import insert

from storage import migrating
from storage.engines.failing import guarded
from storage.engines.postgres import PostgresEngine
from storage.errors import DatabaseDamaged
from storage.now import database_now
from storage.prepare import HEAD
from storage.schema import processes
from storage.session import finish

log = structlog.get_logger()

UPGRADING = 0x6B6F6E746F72
"""The lock of the one process that looks at the schema and upgrades it."""


async def open_postgres(url: URL, path: Path, process: str, role: str, shards: str) -> PostgresEngine:
    """Open a database that is there, empty or ours, as one of its processes.

    :raises DatabaseFailed: it cannot be reached
    :raises DatabaseDamaged: it is not ours, or cannot hold all letters
    :raises DatabaseTooNew: a later release has written it
    """
    engine = PostgresEngine(url, path, process)
    try:
        await engine.start()
        await finish(guarded(_prepare(engine, role, shards)))
        engine.join()
    except BaseException:
        await engine.close()
        raise
    return engine


async def _prepare(engine: PostgresEngine, role: str, shards: str) -> None:
    """Bring the schema up to date while no other process does, and note that this process runs."""
    async with engine.connection.begin():
        await engine.connection.execute(select(func.pg_advisory_xact_lock(UPGRADING)))
        await engine.connection.run_sync(_bring_up_to_date, engine.name)
        row = {"process": engine.process, "role": role, "shards": shards}
        times = {"started_at": database_now(), "seen_at": database_now()}
        await engine.connection.execute(insert(processes).values(**row, **times))


def _bring_up_to_date(connection: Connection, name: str) -> None:
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
    if encoding != "UTF8":
        raise DatabaseDamaged(name, f"its encoding is {encoding}, not UTF8")
    before = revision_of(connection, name)
    if before == HEAD:
        return
    if before is not None:
        migrating.check_known(name, before)
    migrating.upgrade(connection)
    if before is not None:
        log.warning("database migrated", schema=f"{before} to {HEAD}", way_back="restore what `pg_dump` had written")


def revision_of(connection: Connection, name: str) -> str | None:
    """Return the schema of a database, None for an empty one; DatabaseDamaged if it is another program's."""
    found = inspect(connection)
    if not found.has_table("alembic_version"):
        if found.get_table_names():
            raise DatabaseDamaged(name, "it holds tables of another program")
        return None
    return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one())
