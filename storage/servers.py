"""What an operator sees of servers and orders for them, beside a bot that may run meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Collection, Coroutine
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote

from sqlalchemy import URL, bindparam, case, func, make_url, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from storage.errors import DatabaseFailed, DriverMissing, OtherSchema
from storage.prepare import HEAD
from storage.rows import ServerLook
from storage.schema import entries, guilds, outbox, tables, unlisted

T = TypeVar("T")

_SCHEMA = text("SELECT version_num FROM alembic_version")
_OF_GUILD = tables.c.guild_id == guilds.c.guild_id
_CHOICES = select(func.count()).where(
    entries.c.table_id == tables.c.table_id, _OF_GUILD, entries.c.at >= bindparam("since")
)
_WAITING = select(func.count()).where(outbox.c.table_id == tables.c.table_id, _OF_GUILD, outbox.c.gave_up_at.is_(None))
_SERVERS = (
    select(
        guilds.c.guild_id,
        guilds.c.name,
        guilds.c.left_at,
        unlisted.c.since.label("seems_left"),
        func.coalesce(unlisted.c.confirmed, False).label("confirmed"),
        func.count(case((tables.c.stage == "lobby", 1))).label("lobbies"),
        func.count(case((tables.c.stage == "playing", 1))).label("running"),
        _CHOICES.correlate(guilds).scalar_subquery().label("choices"),
        _WAITING.correlate(guilds).scalar_subquery().label("waiting"),
    )
    .outerjoin(unlisted, unlisted.c.guild_id == guilds.c.guild_id)
    .outerjoin(tables, tables.c.guild_id == guilds.c.guild_id)
    .where(guilds.c.guild_id != 0)
    .group_by(guilds.c.guild_id, guilds.c.name, guilds.c.left_at, unlisted.c.since, unlisted.c.confirmed)
    .order_by(guilds.c.guild_id)
)
_CONFIRM = update(unlisted).where(unlisted.c.guild_id.in_(bindparam("guilds", expanding=True))).values(confirmed=True)


def file_address(path: Path) -> URL:
    """Return the address of a database of SQLite, which is not made if it is not there."""
    return URL.create(
        "sqlite+aiosqlite", database=f"file:{quote(str(path.absolute()))}", query={"mode": "rw", "uri": "true"}
    )


async def servers(address: URL | str, since: int) -> list[ServerLook]:
    """List the stored servers, with the number of choices since a time; raise StorageError."""

    async def look(connection: AsyncConnection) -> list[ServerLook]:
        return [ServerLook(**row) for row in (await connection.execute(_SERVERS, {"since": since})).mappings()]

    return await beside(address, look)


async def confirm_left(address: URL | str, guild_ids: Collection[int]) -> None:
    """Let the bot treat servers that seem left as left, after it has asked Discord once more; raise StorageError."""

    async def confirm(connection: AsyncConnection) -> None:
        await connection.execute(_CONFIRM, {"guilds": list(guild_ids)})

    await beside(address, confirm)


async def beside(address: URL | str, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Run one transaction over a connection of its own, also while the bot runs; raise StorageError."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        return await _guarded(_connected(url, work))
    try:
        return await _connected(url, work)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise DatabaseFailed(f"The database could not do what was asked: {error.__cause__ or error}.") from error


async def _guarded(working: Coroutine[object, object, T]) -> T:
    try:
        from storage.engines.failures import guarded  # noqa: PLC0415 - an extra, as in `storage.startup`
    except ModuleNotFoundError as error:
        raise DriverMissing from error
    return await guarded(working)


async def _connected(url: URL, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    engine = create_async_engine(url, connect_args={"timeout": 10})
    try:
        async with engine.begin() as connection:
            schema = (await connection.execute(_SCHEMA)).scalar_one()
            if schema != HEAD:
                raise OtherSchema(schema, HEAD)
            return await work(connection)
    finally:
        await engine.dispose()
