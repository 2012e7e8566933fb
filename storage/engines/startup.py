"""Opening a database of PostgreSQL: bring its schema up to date, one process at a time, and join its processes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import structlog
from sqlalchemy import URL, Connection, func, inspect, select, text
from sqlalchemy.dialects.postgresql import insert

from storage import revisions
from storage.engines.failures import guarded
from storage.engines.postgres import PostgresEngine
from storage.errors import DatabaseDamaged, DatabaseFailed, DatabaseUnreachable, MigrationBlocked
from storage.prepare import HEAD
from storage.schema import processes
from storage.session import database_now, finish

log = structlog.get_logger()

UPGRADING = 0x6B6F6E746F72
"""The lock of the one process that checks the schema and upgrades it."""
MIGRATION_TIMEOUT, POLL_INTERVAL = 30.0, 0.5
"""Seconds that a migration waits for processes of another schema to stop, and between two looks."""


async def open_postgres(url: URL, path: Path, process: str, role: str, shards: str) -> PostgresEngine:
    """Open a database that is there, empty or ours, as one of its processes.

    :raises DatabaseUnreachable: the server does not answer
    :raises MigrationBlocked: processes of another release work on it, and have not stopped in time
    :raises DatabaseDamaged: it is not ours, or cannot hold all letters
    :raises DatabaseTooNew, SchemaBetween: this release cannot use its schema
    """
    engine = PostgresEngine(url, path, process)
    try:
        await _connect(engine)
        before = await _migrate(engine, {"process": process, "role": role, "shards": shards, "schema": HEAD})
        if before not in (None, HEAD):
            log.info("database migrated", schema=f"{before} to {HEAD}", way_back="restore what `pg_dump` had written")
        engine.join()
    except BaseException:
        await engine.close()
        raise
    return engine


async def migrate_postgres(url: URL, process: str) -> str | None:
    """Migrate a database as the next start would; return its old schema, None for an empty one.

    Raises what `open_postgres` does.
    """
    engine = PostgresEngine(url, Path(), process)
    try:
        await _connect(engine)
        return await _migrate(engine)
    finally:
        await engine.close()


async def _connect(engine: PostgresEngine) -> None:
    try:
        await engine.start()
    except DatabaseFailed as error:
        raise DatabaseUnreachable(engine.name, str(error)) from None


async def _migrate(engine: PostgresEngine, row: dict[str, str] | None = None) -> str | None:
    """Wait for processes of another schema, migrate, and register this process; return the old schema."""
    until = time.monotonic() + MIGRATION_TIMEOUT
    while True:
        before, others = await finish(guarded(_attempt(engine, row)))
        if not others:
            return before
        if time.monotonic() >= until:
            raise MigrationBlocked(engine.name, others)
        log.warning("waiting for processes of another release", processes=others)
        await asyncio.sleep(POLL_INTERVAL)


async def _attempt(engine: PostgresEngine, row: dict[str, str] | None) -> tuple[str | None, str]:
    """Migrate in one transaction unless others are in the way: return the schema before, and their names."""
    async with engine.connection.begin():
        await engine.connection.execute(select(func.pg_advisory_xact_lock(UPGRADING)))
        before = await engine.connection.run_sync(revision_of, engine.name)
        if before not in (None, HEAD) and (others := await _others(engine)):
            return before, others
        await engine.connection.run_sync(_migrate_within, engine.name, before)
        if row is not None:
            engine.membership.renew()
            times = {"started_at": database_now(), "seen_at": database_now()}
            await engine.connection.execute(insert(processes).values(**row, **times))
    return before, ""


async def _others(engine: PostgresEngine) -> str:
    """Remove silent processes, and describe all others."""
    if not await engine.connection.run_sync(lambda connection: inspect(connection).has_table("processes")):
        return ""
    await engine.membership.end_silent(engine.connection)
    found = await engine.connection.execute(text("SELECT role, shards, process FROM processes ORDER BY started_at"))
    return ", ".join(" ".join(filter(None, row)) for row in found)


def _migrate_within(connection: Connection, name: str, before: str | None) -> None:
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
    if encoding != "UTF8":
        raise DatabaseDamaged(name, f"its encoding is {encoding}, not UTF8")
    if before == HEAD:
        return
    if before is not None:
        revisions.check_known(name, before)
    revisions.migrate_within(connection)


def revision_of(connection: Connection, name: str) -> str | None:
    """Return the schema of a database, None for an empty one; DatabaseDamaged if it is another program's."""
    found = inspect(connection)
    if not found.has_table("alembic_version"):
        if found.get_table_names():
            raise DatabaseDamaged(name, "it holds tables of another program")
        return None
    return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one())
