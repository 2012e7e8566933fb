"""Users and guilds that the operator has excluded everywhere, stored by commands that run beside the bot."""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy import URL, Table, bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.schema import excluded_guilds, excluded_users
from storage.servers import beside
from storage.session import Query, put

Kind = Literal["user", "server"]
_TABLES: Final[dict[Kind, Table]] = {"user": excluded_users, "server": excluded_guilds}
_USERS = select(excluded_users.c.user_id, excluded_users.c.reason)
_GUILDS = select(excluded_guilds.c.guild_id, excluded_guilds.c.reason)


class ExclusionReads(Query):
    """Read exclusions."""

    async def users(self) -> dict[int, str]:
        """Return the excluded users, each with the reason."""
        return {row.user_id: row.reason for row in await self._session.rows(_USERS)}

    async def guilds(self) -> dict[int, str]:
        """Return the excluded guilds, each with the reason."""
        return {row.guild_id: row.reason for row in await self._session.rows(_GUILDS)}


async def exclude(address: URL | str, kind: Kind, which: int, reason: str, now: int) -> None:
    """Exclude a user or a server, or change the reason; raise StorageError."""

    async def work(connection: AsyncConnection) -> None:
        key = _key(kind)
        await connection.execute(put(_TABLES[kind]), {key: which, "reason": reason, "at": now})

    await beside(address, work)


async def include(address: URL | str, kind: Kind, which: int) -> bool:
    """Remove an exclusion, and return whether there was one; raise StorageError."""

    async def work(connection: AsyncConnection) -> bool:
        statement = delete(_TABLES[kind]).where(_TABLES[kind].c[_key(kind)] == bindparam("which"))
        return bool((await connection.execute(statement, {"which": which})).rowcount)

    return await beside(address, work)


async def excluded(address: URL | str) -> list[tuple[Kind, int, str, int]]:
    """List all exclusions with reason and time; raise StorageError."""

    async def work(connection: AsyncConnection) -> list[tuple[Kind, int, str, int]]:
        found: list[tuple[Kind, int, str, int]] = []
        for kind, table in _TABLES.items():
            rows = await connection.execute(select(table).order_by(table.c.at))
            found += [(kind, row[0], row[1], row[2]) for row in rows]
        return found

    return await beside(address, work)


def _key(kind: Kind) -> str:
    return _TABLES[kind].primary_key.columns.keys()[0]
