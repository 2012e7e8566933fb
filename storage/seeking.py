"""Seats that seek a player, and those that will when their user's time to keep them is up."""

from collections.abc import Collection

from sqlalchemy import bindparam, case, delete, func, select, tuple_, update

from storage.rows import AwayShardRow, SeekRow
from storage.schema import seats, seeking, tables
from storage.session import Query, many, one, put, values_of
from storage.shards import named, played_in_shards

_BY_SEAT = (seeking.c.table_id, seeking.c.seat)
_TABLE = seeking.c.table_id == bindparam("table")
_OF_TABLE = select(seeking).where(_TABLE).order_by(seeking.c.seat)
_OF_SEAT = _OF_TABLE.where(seeking.c.seat == bindparam("wanted"))
_USERS = tuple_(*_BY_SEAT).in_(select(seats.c.table_id, seats.c.seat).where(seats.c.user_id == bindparam("user")))
_OF_USER = select(seeking).where(_USERS).order_by(*_BY_SEAT)
_RUNS = seeking.c.due_at.is_not(None)
_HERE = ~played_in_shards(seeking.c.table_id)
_NEXT = select(func.min(seeking.c.due_at))
_DUE = (
    select(seeking.c.table_id)
    .where(seeking.c.due_at <= bindparam("now"))
    .group_by(seeking.c.table_id)
    .order_by(func.min(seeking.c.due_at))
)
_NEXT_HERE, _DUE_HERE = _NEXT.where(_HERE), _DUE.where(_HERE)
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
        """Get the row of a seat; None if it seeks nobody."""
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
        rows = await self._session.rows(_DUE_HERE if away else _DUE, {"now": now} | (named(away, of) if away else {}))
        return [row.table_id for row in rows]

    async def next_due(self, away: Collection[int] = (), of: int = 1) -> int | None:
        """Tell when a user's time to keep a seat is up next; None if none runs. Without some shards."""
        found = self._session.value(_NEXT_HERE, named(away, of)) if away else self._session.value(_NEXT)
        due_at: int | None = await found
        return due_at


class SeekWrites(SeekReads):
    """Note seats that seek a player."""

    async def put(self, row: SeekRow) -> None:
        """Add a seat or replace its row."""
        self._session.send(_PUT, values_of(row))

    async def drop(self, table_id: str, seat: int) -> None:
        """Note that a seat seeks nobody any more."""
        self._session.send(_DROP, {"table": table_id, "gone": seat})

    async def drop_all(self, table_id: str) -> None:
        """Note that no seat of a table seeks anybody any more."""
        self._session.send(_DROP_ALL, {"table": table_id})

    async def shift(self, since: int, now: int) -> None:
        """Let nobody's time to keep a seat have run between two times, as far as they were told by then.

        Doing this twice for the same times moves twice: note meanwhile until when time has run.
        """
        await self._session.run(_SHIFT, {"gone_at": since, "now": now})

    async def shift_shard(self, row: AwayShardRow, now: int) -> None:
        """Let no such time of a shard have run since it went away."""
        await self._session.run(_SHIFT_SHARD, {"gone_at": row.since, "now": now, **named([row.shard], row.of)})

    async def move(self, user_id: int, later: int) -> None:
        """Move a user's times to keep seats by some milliseconds."""
        await self._session.run(_MOVE, {"user": user_id, "later": later})

    async def halt(self, guild_id: int, now: int) -> None:
        """Let all such times of a guild stand still."""
        await self._session.run(_HALT, {"guild": guild_id, "now": now})

    async def halt_table(self, table_id: str, now: int) -> None:
        """Let all such times of a table stand still."""
        await self._session.run(_HALT_TABLE, {"table": table_id, "now": now})

    async def resume(self, guild_id: int, now: int) -> None:
        """Let such times of a guild run on where no table is paused."""
        await self._session.run(_RESUME, {"guild": guild_id, "now": now})
