"""Shards that are away: connections by which Discord tells of some of the guilds."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Integer, bindparam, delete, literal, select

from storage.rows import AwayShardRow
from storage.schema import away_shards, tables
from storage.session import Query, many, put, values_of

TIME_BITS = 22
"""Discord puts a guild into the shard that its id names above these bits, divided by the number of shards."""
_ALL = select(away_shards).order_by(away_shards.c.shard)
_PUT = put(away_shards)
_DROP = delete(away_shards).where(away_shards.c.shard == bindparam("gone"))
_CLEAR = delete(away_shards)


def shard_of(guild_id: int, of: int) -> int:
    """Return the shard, one of so many, that tells of a guild."""
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


class ShardReads(Query):
    """Look up shards."""

    async def away(self) -> list[AwayShardRow]:
        """List the shards that are away."""
        return many(AwayShardRow, await self._session.rows(_ALL, {}))


class ShardWrites(ShardReads):
    """Note which shards are away."""

    async def note_away(self, row: AwayShardRow) -> None:
        """Note that a shard is away."""
        self._session.send(_PUT, values_of(row))

    async def note_back(self, shard: int) -> None:
        """Note that a shard is back."""
        self._session.send(_DROP, {"gone": shard})

    async def note_all_back(self) -> None:
        """Note that no shard is away by itself."""
        self._session.send(_CLEAR, {})
