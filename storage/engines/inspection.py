"""How `storage.startup` reads a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import URL, Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage import revisions
from storage.engines.failures import guarded
from storage.engines.startup import revision_of
from storage.errors import StorageError
from storage.ownership import RULES
from storage.prepare import HEAD
from storage.rows import DatabaseLook, HeardShardRow, ProcessRow
from storage.schema import heard_shards, processes
from storage.session import many

REACHED = 10.0
"""Seconds for the server to answer."""
_RUNNING = select(processes).where(~processes.c.ended).order_by(processes.c.started_at, processes.c.process)
_READS = {"default_transaction_read_only": "on"}


async def look_at_postgres(url: URL) -> DatabaseLook:
    """Look on a connection of its own, which can only read."""
    engine = create_async_engine(url, connect_args={"timeout": REACHED, "server_settings": _READS})
    try:
        return await guarded(_look(engine, str(url.database)))
    finally:
        await engine.dispose()


async def _look(engine: AsyncEngine, name: str) -> DatabaseLook:
    async with engine.connect() as connection:
        return await connection.run_sync(_read, name)


def _read(connection: Connection, name: str) -> DatabaseLook:
    revision = revision_of(connection, name)
    current = revision == HEAD
    return DatabaseLook(
        version=str(connection.exec_driver_sql("SHOW server_version").scalar_one()),
        encoding=str(connection.exec_driver_sql("SHOW server_encoding").scalar_one()),
        revision=revision,
        head=HEAD,
        refusal=_refusal(name, revision),
        processes=many(ProcessRow, connection.execute(_RUNNING).all()) if current else [],
        heard=many(HeardShardRow, connection.execute(select(heard_shards)).all()) if current else [],
        rules=[(str(game), int(version), int(count)) for game, version, count in _rules(connection, revision)],
    )


def _refusal(name: str, revision: str | None) -> str:
    try:
        if revision is not None:
            revisions.check_known(name, revision)
    except StorageError as error:
        return str(error)
    return ""


def _rules(connection: Connection, revision: str | None) -> Sequence[Sequence[Any]]:
    return [] if revision is None else connection.exec_driver_sql(RULES).all()
