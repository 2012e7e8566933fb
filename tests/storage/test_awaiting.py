"""Which tables wait for a computer: those that any of several processes may take up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from storage import Store
from storage.rows import ClockRow, SeatRow
from tests.storage.samples import table

DUE, UP = 5_000, 4


@pytest.fixture
async def late(store: Store) -> Store:
    """Return a store with tables near and afar, at each of which somebody is late."""
    for name, guild in (("NEAR", 1), ("AFAR", 2)):
        async with store.write() as tx:
            await tx.tables.insert(table(name, guild_id=guild, stage="playing"))
            clock = ClockRow(table_id=name, seat=0, ask=1, began_at=0, due_at=DUE, ring_at=DUE)
            await tx.clocks.put([clock])
            await tx.tables.put_seat(SeatRow(table_id=name, seat=0, user_id=1, name="Anna"))
    return store


async def _awaiting(store: Store, reminded: int = 0) -> list[str]:
    async with store.write() as tx:
        for row in await tx.clocks.of_tables(["NEAR", "AFAR"]):
            await tx.clocks.put([replace(row, reminded=reminded)])
    async with store.read() as reader:
        return sorted(await reader.tables.awaiting_computers(DUE, UP, 9))


async def test_only_tables_at_which_a_computer_may_decide_are_taken_up(late: Store) -> None:
    """Not those whose clocks the keeper has not rung, as their shard is away, nor of guilds that removed the bot."""
    assert await _awaiting(late) == []
    assert await _awaiting(late, reminded=UP) == ["AFAR", "NEAR"]
    async with late.write() as tx:
        await tx.people.save_guild(replace(await tx.people.guild(2), left_at=1))
    assert await _awaiting(late, reminded=UP) == ["NEAR"]
