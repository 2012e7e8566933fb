"""Tables that have not begun: found by who may join them, and counted by who opened them."""

from collections.abc import Collection

from sqlalchemy import bindparam, func, select

from storage.rows import TableRow
from storage.schema import tables
from storage.session import Query, many

_LOBBIES = (
    select(tables)
    .where(tables.c.guild_id == bindparam("guild"), tables.c.stage == "lobby")
    .order_by(tables.c.created_at, tables.c.table_id)
)
_HOSTING = (
    select(tables.c.guild_id)
    .where(tables.c.stage == "lobby", tables.c.guild_id.not_in(bindparam("without", expanding=True)))
    .group_by(tables.c.guild_id)
    .order_by(func.min(tables.c.created_at), tables.c.guild_id)
    .limit(bindparam("most"))
)
_OPENED = (
    select(tables.c.created_at)
    .where(tables.c.host_id == bindparam("host"), tables.c.created_at > bindparam("after"))
    .order_by(tables.c.created_at)
)


class LobbyReads(Query):
    """Look up lobbies."""

    async def of_guild(self, guild_id: int) -> list[TableRow]:
        """List a guild's lobbies, the one that has waited longest first."""
        return many(TableRow, await self._session.rows(_LOBBIES, {"guild": guild_id}))

    async def guilds(self, most: int, without: Collection[int]) -> list[int]:
        """List guilds that have a lobby, the one that has waited longest first, and leave some guilds out."""
        rows = await self._session.rows(_HOSTING, {"most": most, "without": list(without)})
        return [row.guild_id for row in rows]

    async def opened_since(self, host_id: int, after: int) -> list[int]:
        """List when a host has opened tables after a time, whatever became of them; the earliest first."""
        return [row.created_at for row in await self._session.rows(_OPENED, {"host": host_id, "after": after})]
