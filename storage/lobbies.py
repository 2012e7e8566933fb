"""Tables that have not begun: found by who may join them, and counted by who opened them."""

from collections.abc import Collection

from sqlalchemy import and_, bindparam, delete, func, select

from storage.rows import ChangeRow, TableRow
from storage.schema import lapses, lobby_changes, put_out, tables
from storage.session import Query, many, put, values_of

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

# Walked from the lobbies, of which there are few; a row of `lapses` wins over the usual time.
_LAPSES_AT = func.coalesce(lapses.c.at, tables.c.created_at + bindparam("lasts", type_=tables.c.created_at.type))
_WITH_LAPSE = select(tables).outerjoin(lapses, lapses.c.table_id == tables.c.table_id)
_DUE = _WITH_LAPSE.where(
    tables.c.stage == "lobby", bindparam("now", type_=tables.c.created_at.type) >= _LAPSES_AT
).order_by(tables.c.created_at, tables.c.table_id)
_UNTOLD = _DUE.where(tables.c.guild_id != 0, func.coalesce(lapses.c.told, False).is_(False))
_LAPSE = select(lapses.c.at).where(lapses.c.table_id == bindparam("table"))
_PUT_LAPSE, _PUT_OUT = put(lapses), put(put_out)
_IS_OUT = select(put_out.c.at).where(
    and_(put_out.c.table_id == bindparam("table"), put_out.c.user_id == bindparam("user"))
)


_CHANGED = lobby_changes.c.table_id == bindparam("table")
_CHANGES = select(lobby_changes).where(_CHANGED).order_by(lobby_changes.c.at, lobby_changes.c.user_id)
_PUT_CHANGE, _DROP_CHANGES = put(lobby_changes), delete(lobby_changes).where(_CHANGED)
_DROP_CHANGE = _DROP_CHANGES.where(lobby_changes.c.user_id == bindparam("user"))
_OUT = select(put_out.c.table_id).where(put_out.c.user_id == bindparam("user"))


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

    async def due(self, now: int, lasts: int) -> list[TableRow]:
        """List the lobbies that have lapsed; one that was not kept open lasts for so many milliseconds."""
        return many(TableRow, await self._session.rows(_DUE, {"now": now, "lasts": lasts}))

    async def untold(self, until: int, lasts: int) -> list[TableRow]:
        """List the lobbies of guilds that lapse until then, and whose hosts were not told so."""
        return many(TableRow, await self._session.rows(_UNTOLD, {"now": until, "lasts": lasts}))

    async def lapses_at(self, table_id: str) -> int | None:
        """Return until when a lobby is open, if that was ever changed or told."""
        at = await self._session.value(_LAPSE, {"table": table_id})
        return None if at is None else int(at)

    async def put_out_of(self, user_id: int) -> set[str]:
        """Return the lobbies that a user was put out of."""
        return {row.table_id for row in await self._session.rows(_OUT, {"user": user_id})}

    async def is_put_out(self, table_id: str, user_id: int) -> bool:
        """Tell whether a host has put a user out of a lobby."""
        return await self._session.value(_IS_OUT, {"table": table_id, "user": user_id}) is not None

    async def changes(self, table_id: str) -> list[ChangeRow]:
        """List who has not agreed yet to what was changed since they joined, whose change is oldest first."""
        return many(ChangeRow, await self._session.rows(_CHANGES, {"table": table_id}))


class LobbyWrites(LobbyReads):
    """Keep what becomes of lobbies."""

    async def set_lapse(self, table_id: str, at: int, *, told: bool) -> None:
        """Keep until when a lobby is open, and whether its host knows."""
        self._session.send(_PUT_LAPSE, {"table_id": table_id, "at": at, "told": told})

    async def put_out(self, table_id: str, user_id: int, at: int) -> None:
        """Keep that a host has put a user out of a lobby."""
        self._session.send(_PUT_OUT, {"table_id": table_id, "user_id": user_id, "at": at})

    async def put_change(self, row: ChangeRow) -> None:
        """Keep that a lobby was changed since a user joined it."""
        self._session.send(_PUT_CHANGE, values_of(row))

    async def drop_change(self, table_id: str, user_id: int) -> None:
        """Note that a user agrees to what was changed, or sits there no more."""
        self._session.send(_DROP_CHANGE, {"table": table_id, "user": user_id})

    async def drop_changes(self, table_id: str) -> None:
        """Note that nobody is to agree to anything any more."""
        self._session.send(_DROP_CHANGES, {"table": table_id})
