"""Seats that seek a player, or will when their user's time to keep them is up; and lobbies until they begin."""

from collections.abc import Collection

from sqlalchemy import and_, bindparam, case, delete, func, select, tuple_, update

from storage.processes import due_queries, named, played_in_shards
from storage.rows import AwayShardRow, ChangeRow, SeekRow, TableRow
from storage.schema import lapses, lobby_changes, put_out, seats, seeking, tables
from storage.session import Query, many, one, put, values_of

_BY_SEAT = (seeking.c.table_id, seeking.c.seat)
_TABLE = seeking.c.table_id == bindparam("table")
_OF_TABLE = select(seeking).where(_TABLE).order_by(seeking.c.seat)
_OF_SEAT = _OF_TABLE.where(seeking.c.seat == bindparam("wanted"))
_USERS = tuple_(*_BY_SEAT).in_(select(seats.c.table_id, seats.c.seat).where(seats.c.user_id == bindparam("user")))
_OF_USER = select(seeking).where(_USERS).order_by(*_BY_SEAT)
_RUNS = seeking.c.due_at.is_not(None)
_NEXT, _DUE = due_queries(seeking.c.due_at)
_SOUGHT = (tables.c.stage == "playing") & tables.c.paused_at.is_(None) & seeking.c.since.is_not(None)
_IN_GUILD = tables.c.guild_id == bindparam("guild")
_SOUGHT_IN = (
    select(seeking)
    .join(tables, tables.c.table_id == seeking.c.table_id)
    .where(_SOUGHT, _IN_GUILD)
    .order_by(seeking.c.since, *_BY_SEAT)
)
_GUILDS = (
    select(tables.c.guild_id)
    .join(seeking, seeking.c.table_id == tables.c.table_id)
    .where(_SOUGHT, tables.c.guild_id.not_in(bindparam("without", expanding=True)))
    .group_by(tables.c.guild_id)
    .order_by(func.min(seeking.c.since), tables.c.guild_id)
    .limit(bindparam("most"))
)

_PUT = put(seeking)
_DROP_ALL = delete(seeking).where(_TABLE)
_DROP = _DROP_ALL.where(seeking.c.seat == bindparam("gone"))

_NOW, _SINCE = bindparam("now", type_=seeking.c.due_at.type), bindparam("gone_at", type_=seeking.c.due_at.type)
_LATER = bindparam("later", type_=seeking.c.due_at.type)
_STOOD = _NOW - case((seeking.c.noticed_at > _SINCE, seeking.c.noticed_at), else_=_SINCE)
_SHIFT = (
    update(seeking).where(_RUNS, _SINCE < _NOW, seeking.c.noticed_at < _NOW).values(due_at=seeking.c.due_at + _STOOD)
)
_SHIFT_SHARD = _SHIFT.where(played_in_shards(seeking.c.table_id))
_MOVE = update(seeking).where(_RUNS, _USERS).values(due_at=seeking.c.due_at + _LATER)
_REST = seeking.c.due_at - _NOW
_STOP = update(seeking).where(_RUNS).values(left=case((_REST > 0, _REST), else_=0), due_at=None)
_HALT = _STOP.where(seeking.c.table_id.in_(select(tables.c.table_id).where(_IN_GUILD)))
_HALT_TABLE = _STOP.where(_TABLE)
_RESUME = (
    update(seeking)
    .where(
        seeking.c.left.is_not(None),
        seeking.c.table_id.in_(select(tables.c.table_id).where(_IN_GUILD, tables.c.paused_at.is_(None))),
    )
    .values(due_at=_NOW + seeking.c.left, left=None)
)


class SeekReads(Query):
    """Look up seats that seek a player."""

    async def of_table(self, table_id: str) -> list[SeekRow]:
        """List the seats of a table that seek a player or will, by number."""
        return many(SeekRow, await self._session.rows(_OF_TABLE, {"table": table_id}))

    async def get(self, table_id: str, seat: int) -> SeekRow | None:
        """Get the row of a seat; None if it seeks no player."""
        return one(SeekRow, await self._session.first(_OF_SEAT, {"table": table_id, "wanted": seat}))

    async def of_user(self, user_id: int) -> list[SeekRow]:
        """List the seats of a user that seek a player or will."""
        return many(SeekRow, await self._session.rows(_OF_USER, {"user": user_id}))

    async def sought(self, guild_id: int) -> list[SeekRow]:
        """List the seats of a guild that seek a player at a table that is played, longest ago first."""
        return many(SeekRow, await self._session.rows(_SOUGHT_IN, {"guild": guild_id}))

    async def guilds(self, most: int, without: Collection[int]) -> list[int]:
        """List guilds at whose tables a seat seeks a player, and leave some guilds out."""
        rows = await self._session.rows(_GUILDS, {"most": most, "without": list(without)})
        return [row.guild_id for row in rows]

    async def due(self, now: int, away: Collection[int] = (), of: int = 1) -> list[str]:
        """List the tables at which a user's time to keep a seat is up, without those of shards that are away."""
        return [row.table_id for row in await self._session.rows(*_DUE.without(away, of, now=now))]

    async def next_due(self, away: Collection[int] = (), of: int = 1) -> int | None:
        """Tell when a user's time to keep a seat is up next; None if none runs. Without some shards."""
        due_at: int | None = await self._session.value(*_NEXT.without(away, of))
        return due_at


class SeekWrites(SeekReads):
    """Note seats that seek a player."""

    async def put(self, row: SeekRow) -> None:
        """Add a seat or replace its row."""
        self._session.send(_PUT, values_of(row))

    async def drop(self, table_id: str, seat: int) -> None:
        """Note that a seat no longer seeks a player."""
        self._session.send(_DROP, {"table": table_id, "gone": seat})

    async def drop_all(self, table_id: str) -> None:
        """Note that no seat of a table seeks a player any more."""
        self._session.send(_DROP_ALL, {"table": table_id})

    async def shift(self, since: int, now: int) -> None:
        """Let nobody's time to keep a seat have run between two times, as far as they were told by then.

        Doing this twice moves twice, so note in the same transaction until when time has run.
        """
        await self._session.run(_SHIFT, {"gone_at": since, "now": now})

    async def shift_shard(self, row: AwayShardRow, now: int) -> None:
        """Let no such time of a shard have run since it went away."""
        await self._session.run(_SHIFT_SHARD, {"gone_at": row.since, "now": now, **named([row.shard], row.of)})

    async def move(self, user_id: int, later: int) -> None:
        """Move a user's times to keep seats by some milliseconds."""
        await self._session.run(_MOVE, {"user": user_id, "later": later})

    async def halt(self, guild_id: int, now: int) -> None:
        """Stop all such times of a guild."""
        await self._session.run(_HALT, {"guild": guild_id, "now": now})

    async def halt_table(self, table_id: str, now: int) -> None:
        """Stop all such times of a table."""
        await self._session.run(_HALT_TABLE, {"table": table_id, "now": now})

    async def resume(self, guild_id: int, now: int) -> None:
        """Let such times of a guild run on, except at paused tables."""
        await self._session.run(_RESUME, {"guild": guild_id, "now": now})


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
_DUE_LOBBIES = _WITH_LAPSE.where(
    tables.c.stage == "lobby", bindparam("now", type_=tables.c.created_at.type) >= _LAPSES_AT
).order_by(tables.c.created_at, tables.c.table_id)
_UNTOLD = _DUE_LOBBIES.where(tables.c.guild_id != 0, func.coalesce(lapses.c.told, False).is_(False))
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
        """List the lobbies that have lapsed; one that was not kept open lasts for this many milliseconds."""
        return many(TableRow, await self._session.rows(_DUE_LOBBIES, {"now": now, "lasts": lasts}))

    async def untold(self, until: int, lasts: int) -> list[TableRow]:
        """List the lobbies of guilds that lapse until then and whose hosts have not been told."""
        return many(TableRow, await self._session.rows(_UNTOLD, {"now": until, "lasts": lasts}))

    async def lapses_at(self, table_id: str) -> int | None:
        """Return the time at which a lobby lapses, if it was ever changed or announced."""
        at = await self._session.value(_LAPSE, {"table": table_id})
        return None if at is None else int(at)

    async def put_out_of(self, user_id: int) -> set[str]:
        """Return the lobbies that a user was put out of."""
        return {row.table_id for row in await self._session.rows(_OUT, {"user": user_id})}

    async def is_put_out(self, table_id: str, user_id: int) -> bool:
        """Tell whether a host has put a user out of a lobby."""
        return await self._session.value(_IS_OUT, {"table": table_id, "user": user_id}) is not None

    async def changes(self, table_id: str) -> list[ChangeRow]:
        """List the users who have not agreed yet to changes since they joined, the oldest change first."""
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
        """Note that a user agrees to the changes, or has left."""
        self._session.send(_DROP_CHANGE, {"table": table_id, "user": user_id})

    async def drop_changes(self, table_id: str) -> None:
        """Note that no agreement is missing any more."""
        self._session.send(_DROP_CHANGES, {"table": table_id})
