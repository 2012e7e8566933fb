"""The processes that share the database; how each tells that it runs is in `storage.engines.membership`."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Column, ColumnElement, Integer, Select, bindparam, delete, exists, func, literal, select

from storage.errors import ClaimLost
from storage.rows import AwayShardRow, HeardShardRow, HearerRow, ProcessRow
from storage.schema import away_shards, claims, heard_shards, identifies, interactions, processes, revisions, tables
from storage.session import Query, database_now, many, put, values_of
from storage.session import insert as upsert

_ALL = select(processes).order_by(processes.c.started_at, processes.c.process)
_END = delete(processes).where(processes.c.process == bindparam("which"))
_NOW = select(database_now())


class ProcessReads(Query):
    """Look up processes."""

    async def all(self) -> list[ProcessRow]:
        """List the processes that have not left, the oldest first."""
        return many(ProcessRow, await self._session.rows(_ALL, {}))

    async def now(self) -> int:
        """Return the database's time, in UTC epoch milliseconds."""
        return int(await self._session.value(_NOW, {}))


class ProcessWrites(ProcessReads):
    """Let processes go."""

    async def end(self, process: str) -> None:
        """Forget a process that has finished, with all that it had claimed."""
        self._session.send(_END, {"which": process})


_OF_KIND = select(claims.c.key, claims.c.process).where(claims.c.kind == bindparam("kind"))
_MINE = (
    claims.c.kind == bindparam("what"),
    claims.c.key == bindparam("which"),
    claims.c.process == bindparam("holder"),
)
_CHECK = select(claims.c.key).where(*_MINE).with_for_update()
_FREE = delete(claims).where(*_MINE)


class ClaimReads(Query):
    """Look up claims."""

    async def of(self, kind: str) -> dict[str, str]:
        """Return the claims of a kind, each with its process."""
        return {row.key: row.process for row in await self._session.rows(_OF_KIND, {"kind": kind})}


class ClaimWrites(ClaimReads):
    """Take work on for this process, and let it go."""

    async def take(self, kind: str, keys: Sequence[str]) -> set[str]:
        """Claim what no process has, and return the new claims."""
        if not keys:
            return set()
        rows = [{"kind": kind, "key": key, "process": self._session.process} for key in sorted(set(keys))]
        taken = upsert(claims).values(rows).on_conflict_do_nothing().returning(claims.c.key)
        return {row.key for row in await self._session.rows(taken)}

    async def check(self, kind: str, key: str) -> None:
        """Make sure that this process has a claim, and that it keeps it until the transaction ends.

        :raises ClaimLost: it has lost the claim
        """
        if await self._session.first(_CHECK, {"what": kind, "which": key, "holder": self._session.process}) is None:
            raise ClaimLost(kind, key)

    def free(self, kind: str, key: str) -> None:
        """Release a claim of this process, if it has it."""
        self._session.send(_FREE, {"what": kind, "which": key, "holder": self._session.process})


_HEARD = select(heard_shards).order_by(heard_shards.c.shard, heard_shards.c.since)
_HEARERS = (
    select(
        heard_shards.c.shard,
        heard_shards.c.of,
        (database_now() - heard_shards.c.since).label("heard_for"),
        (database_now() - processes.c.seen_at).label("silent_for"),
    )
    .join(processes, processes.c.process == heard_shards.c.process)
    .where(~processes.c.ended)
)
_HEAR = upsert(heard_shards).values(since=database_now()).on_conflict_do_nothing()
_LOSE = delete(heard_shards).where(
    heard_shards.c.shard == bindparam("which"),
    heard_shards.c.of == bindparam("number"),
    heard_shards.c.process == bindparam("by"),
)
_CLAIM = upsert(interactions).values(at=database_now()).on_conflict_do_nothing()
_SINCE = select(database_now() - func.max(interactions.c.at)).where(interactions.c.message_id == bindparam("message"))
_SINCE_REVISION = _SINCE.where(
    exists().where(revisions.c.table_id == bindparam("table"), revisions.c.revision != bindparam("known"))
)
_FORGET = delete(interactions).where(interactions.c.at < bindparam("before"))
_LAST = select(identifies.c.at, database_now().label("now")).where(identifies.c.bucket == bindparam("bucket"))
_NEW = upsert(identifies).values(at=database_now())
_INTRODUCE = _NEW.on_conflict_do_update(
    index_elements=[identifies.c.bucket],
    set_={"at": _NEW.excluded.at},
    where=identifies.c.at <= _NEW.excluded.at - bindparam("pause", type_=identifies.c.at.type),
)


class ShardWatchReads(Query):
    """Read which processes hear which shards."""

    async def all(self) -> list[HeardShardRow]:
        """List which process hears which shard."""
        return many(HeardShardRow, await self._session.rows(_HEARD, {}))

    async def hearers(self) -> list[HearerRow]:
        """List which live processes hear which shard, and since when."""
        return many(HearerRow, await self._session.rows(_HEARERS, {}))


class ShardWatchWrites(ShardWatchReads):
    """Write which shards this process hears."""

    async def hear(self, shard: int, of: int) -> None:
        """Note that this process hears a shard from now on; an earlier note stays."""
        await self._session.run(_HEAR, {"shard": shard, "of": of, "process": self._session.process})

    async def lose(self, shard: int, of: int) -> None:
        """Note that this process no longer hears a shard."""
        await self._session.run(_LOSE, {"which": shard, "number": of, "by": self._session.process})


class InteractionReads(Query):
    """Read presses."""

    async def since_news(self, message_id: int, table_id: str, revision: int) -> int | None:
        """Return how many milliseconds ago a message was last pressed, if that is still stored.

        None if its table has not changed since it had a revision.
        """
        given = {"message": message_id, "table": table_id, "known": revision}
        found = await self._session.value(_SINCE_REVISION, given)
        return None if found is None else int(found)


class InteractionWrites(InteractionReads):
    """Let one process answer each press and each command."""

    async def claim(self, interaction_id: int, message_id: int | None = None) -> bool:
        """Claim an interaction, with the pressed message; return whether it was free."""
        return bool(await self._session.run(_CLAIM, {"interaction_id": interaction_id, "message_id": message_id}))

    async def forget(self, before: int) -> None:
        """Forget those taken on before a time of the database's clock."""
        self._session.send(_FORGET, {"before": before})


class IdentifyWrites(Query):
    """Let one shard of a group introduce itself at a time."""

    async def take(self, bucket: int, pause: int) -> int:
        """Take a group's turn, one in this many milliseconds, and return 0; otherwise return how long to wait."""
        if await self._session.run(_INTRODUCE, {"bucket": bucket, "pause": pause}):
            return 0
        row = await self._session.first(_LAST, {"bucket": bucket})
        return 0 if row is None else max(1, int(row.at) + pause - int(row.now))


TIME_BITS = 22
"""Discord puts a guild into the shard that its id names above these bits, divided by the number of shards."""
_ALL_SHARDS = select(away_shards).order_by(away_shards.c.shard)
_PUT = put(away_shards)
_DROP = delete(away_shards).where(away_shards.c.shard == bindparam("gone"))
_CLEAR = delete(away_shards)


def shard_of(guild_id: int, of: int) -> int:
    """Return the shard that carries a guild."""
    return (guild_id >> TIME_BITS) % of


def played_in_shards(table_id: ColumnElement[Any]) -> ColumnElement[bool]:
    """Tell whether a table belongs to a guild of the `shards`, of `of` ones, that the statement is given."""
    shard = tables.c.guild_id.bitwise_rshift(literal(TIME_BITS, Integer())) % bindparam(
        "of", type_=tables.c.guild_id.type
    )
    return table_id.in_(select(tables.c.table_id).where(shard.in_(bindparam("shards", expanding=True))))


def named(shards: Collection[int], of: int) -> dict[str, object]:
    """Return the values that `played_in_shards` is given."""
    return {"shards": list(shards), "of": of}


class PerShard:
    """A query about tables, with a second form that leaves out the tables of some shards."""

    def __init__(self, query: Select[Any], table_id: ColumnElement[Any]) -> None:
        self._all, self._here = query, query.where(~played_in_shards(table_id))

    def without(self, away: Collection[int], of: int, **values: object) -> tuple[Select[Any], dict[str, object]]:
        """Return the form to run while these shards are away, with its values."""
        return (self._here, values | named(away, of)) if away else (self._all, values)


def due_queries(at: Column[Any], *runs: ColumnElement[bool]) -> tuple[PerShard, PerShard]:
    """Make the queries for the next of these times, and for the tables at which one has come by `now`."""
    table_id = at.table.c.table_id
    due = select(table_id).where(*runs, at <= bindparam("now")).group_by(table_id).order_by(func.min(at))
    return PerShard(select(func.min(at)).where(*runs), table_id), PerShard(due, table_id)


class ShardReads(Query):
    """Look up shards."""

    async def away(self) -> list[AwayShardRow]:
        """List the shards that are away."""
        return many(AwayShardRow, await self._session.rows(_ALL_SHARDS, {}))


class ShardWrites(ShardReads):
    """Note which shards are away."""

    async def note_away(self, row: AwayShardRow) -> None:
        """Note that a shard is away."""
        self._session.send(_PUT, values_of(row))

    async def note_back(self, shard: int) -> None:
        """Note that a shard is back."""
        self._session.send(_DROP, {"gone": shard})

    async def note_all_back(self) -> None:
        """Note that no shard is away."""
        self._session.send(_CLEAR, {})
