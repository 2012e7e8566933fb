"""Shards in the store: whose clocks ring without them, and what is moved when one is back."""

import pytest

from storage import Store
from storage.processes import shard_of
from storage.rows import AwayShardRow, MotionRow
from tests.storage.samples import clock, table, times

GUILDS = [number << 22 for number in range(3)]
AWAY = AwayShardRow(shard=1, of=3, since=2000)


@pytest.fixture
async def three(store: Store) -> Store:
    """Return a store with a table, a clock and a vote in a guild of each of three shards."""
    async with store.write() as tx:
        for number, guild in enumerate(GUILDS):
            await tx.tables.insert(table(f"T{number}", guild_id=guild))
            await tx.clocks.put([clock(0, f"T{number}", ring_at=5000 + number)])
            vote = MotionRow(table_id=f"T{number}", kind="pause", seat=0, opened_at=1000, expires_at=6000 + number)
            await tx.motions.put(vote)
    return store


async def test_what_is_away_does_not_ring(three: Store) -> None:
    """Neither a clock nor a vote; with all here all do."""
    assert [shard_of(guild, 3) for guild in GUILDS] == [0, 1, 2]
    async with three.read() as tx:
        assert (await tx.clocks.due(9000), await tx.clocks.due(9000, {1}, 3)) == (["T0", "T1", "T2"], ["T0", "T2"])
        assert (await tx.clocks.next_ring(), await tx.clocks.next_ring({0, 1}, 3)) == (5000, 5002)
        assert [row.table_id for row in await tx.motions.expired(9000, {1, 2}, 3)] == ["T0"]
        assert (await tx.motions.next_expiry(), await tx.motions.next_expiry({0}, 3)) == (6000, 6001)


async def test_what_was_away_moves_alone(three: Store) -> None:
    """Clocks and votes of one shard are moved by the time that it was away, and its tables are told."""
    async with three.write() as tx:
        assert await tx.clocks.shift_shard(AWAY, 4000) == 1
        await tx.motions.shift_shard(AWAY, 4000)
        assert await times(tx, "T1") == [(11_000, 7001, None)]
        assert await times(tx, "T2") == [(9000, 5002, None)]
        assert [row.expires_at for row in await tx.motions.expired(9999)] == [6000, 6002, 8001]
        await tx.clocks.mark_shard_for_refresh(AWAY, 99_000)
        assert await tx.clocks.tables_to_refresh(9) == ["T1"]


async def test_shards_are_noted_until_they_are_back(store: Store) -> None:
    """One by one, or all at once."""
    async with store.write() as tx:
        other = AwayShardRow(shard=2, of=3, since=1)
        for row in (AWAY, other):
            await tx.shards.note_away(row)
        assert await tx.shards.away() == [AWAY, other]
        await tx.shards.note_back(1)
        assert await tx.shards.away() == [other]
        await tx.shards.note_all_back()
        assert await tx.shards.away() == []
