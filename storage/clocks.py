"""The clocks of awaited users, and the pulse: when clocks were last known to run."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Select, bindparam, case, delete, func, select, tuple_, union, update

from storage.processes import due_queries, named, played_in_shards
from storage.rows import AwayShardRow, ClockRow
from storage.schema import banks, clocks, motions, moved, pulse, replies, seats, seeking, tables
from storage.session import Insert, Query, many, put, values_of
from storage.session import insert as upsert

_BY_SEAT = (clocks.c.table_id, clocks.c.seat)
_TABLE = clocks.c.table_id == bindparam("table")
_OF_TABLE = select(clocks).where(_TABLE).order_by(clocks.c.seat)
_OF_TABLES = select(clocks).where(clocks.c.table_id.in_(bindparam("tables", expanding=True))).order_by(*_BY_SEAT)
_NEXT, _DUE = due_queries(clocks.c.ring_at)
_IN_GUILD = clocks.c.table_id.in_(select(tables.c.table_id).where(tables.c.guild_id == bindparam("guild")))
_HALTED = (
    select(clocks.c.table_id)
    .join(tables, tables.c.table_id == clocks.c.table_id)
    .where(tables.c.guild_id == bindparam("guild"), tables.c.paused_at.is_(None), clocks.c.left.is_not(None))
    .distinct()
)
_HALTED_MOTION = (
    select(tables.c.guild_id)
    .join(motions, motions.c.table_id == tables.c.table_id)
    .where(motions.c.outcome.is_(None), motions.c.left.is_not(None))
)
_HALTED_SEARCH = (
    select(tables.c.guild_id)
    .join(seeking, seeking.c.table_id == tables.c.table_id)
    .where(tables.c.stage == "playing", tables.c.paused_at.is_(None), seeking.c.left.is_not(None))
)
_HALTED_GUILDS = union(
    select(tables.c.guild_id)
    .join(clocks, clocks.c.table_id == tables.c.table_id)
    .where(tables.c.paused_at.is_(None), clocks.c.left.is_not(None)),
    _HALTED_MOTION,
    _HALTED_SEARCH,
)
_NEAR = (
    select(clocks.c.table_id, func.min(clocks.c.due_at))
    .where(clocks.c.due_at <= bindparam("until"))
    .group_by("table_id")
)


def _moved(near: Select[Any]) -> Insert:
    new = upsert(moved).from_select(["table_id", "due_at"], near)
    return new.on_conflict_do_update(index_elements=[moved.c.table_id], set_={"due_at": new.excluded.due_at})


_MOVED, _MOVED_SHARD = _moved(_NEAR), _moved(_NEAR.where(played_in_shards(clocks.c.table_id)))
_UNTOLD = select(moved.c.table_id).order_by(moved.c.due_at).limit(bindparam("most"))
_TOLD = delete(moved).where(moved.c.table_id == bindparam("table"))
_PULSE = select(pulse.c.at)

_BANKS = select(banks.c.seat, banks.c.left).where(banks.c.table_id == bindparam("table"))
_SAVE = put(banks)
_EMPTY = delete(banks).where(banks.c.table_id == bindparam("table"))
_EMPTY_SEAT = _EMPTY.where(banks.c.seat == bindparam("gone"))

_PUT = put(clocks)
_DROP_ALL = delete(clocks).where(_TABLE)
_DROP = _DROP_ALL.where(clocks.c.seat == bindparam("gone"))
_PUT_PULSE = put(pulse, "at")

_NOW, _SINCE = bindparam("now", type_=clocks.c.due_at.type), bindparam("since", type_=clocks.c.due_at.type)
_RUNS = clocks.c.due_at.is_not(None)
# A clock whose time is up rings after that time, until somebody has decided; moved, it is not up any more.
_RING = case((clocks.c.ring_at > clocks.c.due_at, clocks.c.due_at), else_=clocks.c.ring_at)
_STOOD = _NOW - case((clocks.c.began_at > _SINCE, clocks.c.began_at), else_=_SINCE)
_SHIFT = (
    update(clocks)
    .where(_RUNS, _SINCE < _NOW, clocks.c.began_at < _NOW)
    .values(due_at=clocks.c.due_at + _STOOD, ring_at=_RING + _STOOD, began_at=_NOW)
)
_SHIFT_SHARD = _SHIFT.where(played_in_shards(clocks.c.table_id))
_MINE = tuple_(*_BY_SEAT).in_(select(seats.c.table_id, seats.c.seat).where(seats.c.user_id == bindparam("user")))
_LATER = bindparam("later", type_=clocks.c.due_at.type)
_MOVE = update(clocks).where(_RUNS, _MINE).values(due_at=clocks.c.due_at + _LATER, ring_at=_RING + _LATER)
_REST = clocks.c.due_at - _NOW
_HALT = update(clocks).where(_RUNS, _IN_GUILD).values(left=case((_REST > 0, _REST), else_=0), due_at=None, ring_at=None)


class ClockReads(Query):
    """Look up clocks."""

    async def of_table(self, table_id: str) -> list[ClockRow]:
        """List the clocks of a table by seat."""
        return many(ClockRow, await self._session.rows(_OF_TABLE, {"table": table_id}))

    async def of_tables(self, table_ids: Collection[str]) -> list[ClockRow]:
        """List the clocks of some tables."""
        return many(ClockRow, await self._session.rows(_OF_TABLES, {"tables": list(table_ids)}))

    async def due(self, now: int, away: Collection[int] = (), of: int = 1) -> list[str]:
        """List the tables at which a clock rings, longest ago first, without those of shards that are away."""
        return [row.table_id for row in await self._session.rows(*_DUE.without(away, of, now=now))]

    async def next_ring(self, away: Collection[int] = (), of: int = 1) -> int | None:
        """Tell when a clock rings next, which may be in the past; None if none runs. As above, without some shards."""
        ring_at: int | None = await self._session.value(*_NEXT.without(away, of))
        return ring_at

    async def tables_to_refresh(self, most: int) -> list[str]:
        """List some tables whose messages do not show moved deadlines yet, the nearest deadline first."""
        return [row.table_id for row in await self._session.rows(_UNTOLD, {"most": most})]

    async def halted_tables(self, guild_id: int) -> list[str]:
        """List the tables of a guild whose clocks stand still without a pause."""
        return [row.table_id for row in await self._session.rows(_HALTED, {"guild": guild_id})]

    async def halted_guilds(self) -> list[int]:
        """List the guilds with tables whose clocks or votes stand still without a pause."""
        return [row.guild_id for row in await self._session.rows(_HALTED_GUILDS, {})]

    async def banks(self, table_id: str) -> dict[int, int]:
        """Return the time left in a table's banks by seat; seats that the table never waited for have none."""
        return {row.seat: row.left for row in await self._session.rows(_BANKS, {"table": table_id})}

    async def pulse(self) -> int | None:
        """Tell until when clocks are known to have run; None if none ever did."""
        at: int | None = await self._session.value(_PULSE)
        return at


class ClockWrites(ClockReads):
    """Start, stop and move clocks."""

    async def put(self, rows: Sequence[ClockRow]) -> None:
        """Add clocks or replace those of the same seats."""
        for row in rows:
            self._session.send(_PUT, values_of(row))

    async def drop(self, table_id: str, seats: Collection[int]) -> None:
        """Remove the clocks of some seats."""
        for seat in seats:
            self._session.send(_DROP, {"table": table_id, "gone": seat})

    async def save(self, table_id: str, left: Mapping[int, int]) -> None:
        """Store the time left in some of a table's banks, by seat."""
        for seat, time in left.items():
            self._session.send(_SAVE, {"table_id": table_id, "seat": seat, "left": time})

    async def empty(self, table_id: str, seat: int | None = None) -> None:
        """Forget a table's banks, or that of one seat: they begin as at first."""
        if seat is None:
            self._session.send(_EMPTY, {"table": table_id})
        else:
            self._session.send(_EMPTY_SEAT, {"table": table_id, "gone": seat})

    async def drop_all(self, table_id: str) -> None:
        """Remove all clocks of a table."""
        self._session.send(_DROP_ALL, {"table": table_id})

    async def shift(self, since: int, now: int) -> int:
        """Let no running clock have run between two times, and return how many that are.

        A clock that began, or was shifted, in between is moved by the rest only: doing this twice moves nothing twice.
        """
        return await self._session.run(_SHIFT, {"since": since, "now": now})

    async def shift_shard(self, row: AwayShardRow, now: int) -> int:
        """Let no running clock of a shard have run since it went away, and return how many that are."""
        return await self._session.run(_SHIFT_SHARD, {"since": row.since, "now": now, **named([row.shard], row.of)})

    async def mark_for_refresh(self, until: int) -> None:
        """Mark the tables with deadlines up to then, so that their messages will show moved times."""
        await self._session.run(_MOVED, {"until": until})

    async def mark_shard_for_refresh(self, row: AwayShardRow, until: int) -> None:
        """Do the same for the tables of a shard."""
        await self._session.run(_MOVED_SHARD, {"until": until, **named([row.shard], row.of)})

    async def mark_refreshed(self, table_id: str) -> None:
        """Unmark a table after queueing edits with the new times."""
        self._session.send(_TOLD, {"table": table_id})

    async def move(self, user_id: int, later: int) -> int:
        """Move the running clocks of a user by some milliseconds, and return how many that are."""
        return await self._session.run(_MOVE, {"user": user_id, "later": later})

    async def halt(self, guild_id: int, now: int) -> None:
        """Stop the running clocks of a guild."""
        await self._session.run(_HALT, {"guild": guild_id, "now": now})

    async def beat(self, at: int) -> None:
        """Note that clocks have run until now."""
        self._session.send(_PUT_PULSE, {"id": 1, "at": at})


KEPT_REPLIES: Final = 200
_RECENT = select(replies.c.recent).where(replies.c.guild_id == bindparam("guild"))
_REPLY = upsert(replies)
_NOTE_REPLY = _REPLY.on_conflict_do_update(
    index_elements=[replies.c.guild_id],
    set_={"recent": func.substr(_REPLY.excluded.recent + replies.c.recent, 1, KEPT_REPLIES)},
)


class ReplyReads(Query):
    """Look up how long users take to reply."""

    async def recent(self, guild_id: int) -> str:
        """Return a character for each of a guild's newest replies, newest first; the bot knows their meaning."""
        return await self._session.value(_RECENT, {"guild": guild_id}) or ""


class ReplyWrites(ReplyReads):
    """Note replies."""

    def note(self, guild_id: int, sign: str) -> None:
        """Note one reply, without waiting, because a press does it."""
        self._session.send(_NOTE_REPLY, {"guild_id": guild_id, "recent": sign})
