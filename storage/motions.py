"""Motions of tables: one of each kind, kept after the decision so that its message can show the outcome."""

from collections.abc import Collection

from sqlalchemy import bindparam, case, func, select, update

from storage.processes import PerShard, named, played_in_shards
from storage.rows import AwayShardRow, MotionRow
from storage.schema import motions, tables
from storage.session import Query, many, put, values_of

_OPEN = motions.c.outcome.is_(None)
_OF_TABLE = (
    select(motions).where(motions.c.table_id == bindparam("table")).order_by(motions.c.opened_at, motions.c.kind)
)
_ABOUT_USER = select(motions.c.table_id).where(motions.c.user_id == bindparam("user")).distinct()
_OF_TABLES = (
    select(motions)
    .where(motions.c.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(motions.c.table_id, motions.c.opened_at, motions.c.kind)
)
_RUNS = _OPEN & motions.c.left.is_(None)
_EXPIRED = PerShard(
    select(motions).where(_RUNS, motions.c.expires_at <= bindparam("now")).order_by(motions.c.expires_at),
    motions.c.table_id,
)
_NEXT_EXPIRY = PerShard(select(func.min(motions.c.expires_at)).where(_RUNS), motions.c.table_id)
_OPEN_TABLES = select(motions.c.table_id).where(_OPEN).distinct().order_by(motions.c.table_id)

_PUT = put(motions)

_NOW, _SINCE = bindparam("now", type_=motions.c.expires_at.type), bindparam("since", type_=motions.c.expires_at.type)
_STOOD = _NOW - case((motions.c.opened_at > _SINCE, motions.c.opened_at), else_=_SINCE)
_SHIFT = (
    update(motions)
    .where(_RUNS, _SINCE < _NOW, motions.c.opened_at < _NOW)
    .values(expires_at=motions.c.expires_at + _STOOD)
)
_SHIFT_SHARD = _SHIFT.where(played_in_shards(motions.c.table_id))
_IN_GUILD = motions.c.table_id.in_(select(tables.c.table_id).where(tables.c.guild_id == bindparam("guild")))
_REST = motions.c.expires_at - _NOW
_HALT = update(motions).where(_RUNS, _IN_GUILD).values(left=case((_REST > 0, _REST), else_=0))
_RESUME = (
    update(motions)
    .where(_OPEN, motions.c.left.is_not(None), _IN_GUILD)
    .values(expires_at=_NOW + motions.c.left, left=None)
)


class MotionReads(Query):
    """Look up motions."""

    async def of_table(self, table_id: str) -> list[MotionRow]:
        """List a table's motions, open or not, oldest first."""
        return many(MotionRow, await self._session.rows(_OF_TABLE, {"table": table_id}))

    async def of_tables(self, table_ids: Collection[str]) -> list[MotionRow]:
        """List the motions of some tables, open or not."""
        return many(MotionRow, await self._session.rows(_OF_TABLES, {"tables": list(table_ids)}))

    async def open_tables(self) -> list[str]:
        """Name the tables at which something is voted on."""
        return [str(row.table_id) for row in await self._session.rows(_OPEN_TABLES)]

    async def tables_about(self, user_id: int) -> list[str]:
        """Name the tables that have a motion about a user."""
        return [str(row.table_id) for row in await self._session.rows(_ABOUT_USER, {"user": user_id})]

    async def expired(self, now: int, away: Collection[int] = (), of: int = 1) -> list[MotionRow]:
        """List the open motions whose time is up, without those of shards that are away."""
        return many(MotionRow, await self._session.rows(*_EXPIRED.without(away, of, now=now)))

    async def next_expiry(self, away: Collection[int] = (), of: int = 1) -> int | None:
        """Tell when the time of a motion is up next, which may be past; None if none runs. Without some shards."""
        expires_at: int | None = await self._session.value(*_NEXT_EXPIRY.without(away, of))
        return expires_at


class MotionWrites(MotionReads):
    """Keep motions."""

    async def put(self, row: MotionRow) -> None:
        """Add a motion or replace the one of its kind."""
        self._session.send(_PUT, values_of(row))

    async def shift(self, since: int, now: int) -> None:
        """Move the deadlines of motions by the time between two moments, for motions open by then.

        Doing this twice moves twice, so note in the same transaction until when time has run.
        """
        await self._session.run(_SHIFT, {"since": since, "now": now})

    async def shift_shard(self, row: AwayShardRow, now: int) -> None:
        """Let the time of no motion of a shard have run since it went away."""
        await self._session.run(_SHIFT_SHARD, {"since": row.since, "now": now, **named([row.shard], row.of)})

    async def halt(self, guild_id: int, now: int) -> None:
        """Stop the time of a guild's motions."""
        await self._session.run(_HALT, {"guild": guild_id, "now": now})

    async def resume(self, guild_id: int, now: int) -> None:
        """Let the time of a guild's motions run on."""
        await self._session.run(_RESUME, {"guild": guild_id, "now": now})
