"""Seats that seek a player: when their users' time to keep them is up, and where others find them."""

from __future__ import annotations

from storage import Store
from storage.rows import AwayShardRow, SeatRow, SeekRow
from tests.storage.samples import GUILD, USER, table


def seek(seat: int, **fields: int) -> SeekRow:
    """Make the row of a seat of K7Q2."""
    return SeekRow(table_id="K7Q2", seat=seat, **{"noticed_at": 100, **fields})  # type: ignore[arg-type]  # whole numbers


async def times(store: Store) -> dict[int, tuple[int | None, int | None]]:
    """Return by seat until when it may be kept, or how much of that time is left."""
    async with store.read() as tx:
        return {row.seat: (row.due_at, row.left) for row in await tx.seeking.of_table("K7Q2")}


async def test_seats_that_seek_are_found_in_their_guild(store: Store) -> None:
    """Longest ago first; not while their users can keep them, nor at tables that are paused or over."""
    async with store.write() as tx:
        await tx.tables.insert(table(stage="playing"))
        for row in (seek(0, due_at=500), seek(1, since=300), seek(2, since=200), seek(3, since=250)):
            await tx.seeking.put(row)
        await tx.seeking.drop("K7Q2", 3)
        assert await tx.seeking.get("K7Q2", 3) is None
        assert await tx.seeking.sought(GUILD) == [seek(2, since=200), seek(1, since=300)]
        assert await tx.seeking.sought(GUILD + 1) == []
        assert (await tx.seeking.guilds(5, ()), await tx.seeking.guilds(5, [GUILD])) == ([GUILD], [])
        await tx.tables.change("K7Q2", paused_at=400)
        assert (await tx.seeking.sought(GUILD), await tx.seeking.guilds(5, ())) == ([], [])
        await tx.tables.change("K7Q2", paused_at=None, stage="abandoned")
        assert (await tx.seeking.sought(GUILD), await tx.seeking.guilds(5, ())) == ([], [])
        await tx.tables.delete("K7Q2")
        assert await tx.seeking.of_table("K7Q2") == []


async def test_the_time_to_keep_a_seat_is_moved_and_halted(store: Store) -> None:
    """By how long nobody could press; a seat that seeks already has no such time."""
    async with store.write() as tx:
        await tx.tables.insert(table(stage="playing"))
        for row in (seek(0, due_at=500), seek(1, due_at=700, noticed_at=220), seek(2, since=90)):
            await tx.seeking.put(row)
        await tx.seeking.shift(200, 260)
    assert await times(store) == {0: (560, None), 1: (740, None), 2: (None, None)}
    async with store.write() as tx:
        assert await tx.seeking.next_due() == 560
        assert (await tx.seeking.due(559), await tx.seeking.due(560)) == ([], ["K7Q2"])
        await tx.seeking.shift_shard(AwayShardRow(shard=0, of=1, since=300), 310)
        assert (await tx.seeking.next_due(), await tx.seeking.next_due([0], 1)) == (570, None)
        assert await tx.seeking.due(10_000, [0], 1) == []
        await tx.seeking.halt(GUILD, 600)
        assert await tx.clocks.halted_guilds() == [GUILD]
        assert await tx.seeking.next_due() is None
    assert await times(store) == {0: (None, 0), 1: (None, 150), 2: (None, None)}
    async with store.write() as tx:
        await tx.tables.change("K7Q2", paused_at=700)
        await tx.seeking.resume(GUILD, 1000)
        assert (await tx.seeking.next_due(), await tx.clocks.halted_guilds()) == (None, [])
        await tx.tables.change("K7Q2", paused_at=None)
        await tx.seeking.resume(GUILD, 1000)
    assert await times(store) == {0: (1000, None), 1: (1150, None), 2: (None, None)}


async def test_a_holiday_moves_only_the_times_of_its_user(store: Store) -> None:
    """All of their seats, at whatever table."""
    async with store.write() as tx:
        await tx.tables.insert(table(stage="playing"))
        names = [SeatRow(table_id="K7Q2", seat=seat, user_id=USER + seat, name=str(seat)) for seat in range(2)]
        await tx.tables.set_seats("K7Q2", names)
        await tx.seeking.put(seek(0, due_at=500))
        await tx.seeking.put(seek(1, due_at=500))
        await tx.seeking.move(USER + 1, 70)
        assert [row.due_at for row in await tx.seeking.of_user(USER + 1)] == [570]
    assert await times(store) == {0: (500, None), 1: (570, None)}
