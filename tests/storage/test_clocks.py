"""Clocks in the store: found when they ring, moved together, gone with what they belong to."""

import pytest

from storage import Store
from storage.rows import UserRow
from tests.storage.samples import GUILD, OTHER, USER, clock, seat, table, times


async def test_clocks_are_kept_by_seat(kept: Store) -> None:
    """A new one replaces that of the same seat; they can be dropped one by one or all."""
    async with kept.write() as tx:
        await tx.clocks.put([clock(0), clock(1)])
        await tx.clocks.put([clock(1, ask=2), clock(2)])
        assert await tx.clocks.of_table("K7Q2") == [clock(0), clock(1, ask=2), clock(2)]
        assert await tx.clocks.of_tables(["K7Q2", "NONE"]) == [clock(0), clock(1, ask=2), clock(2)]
        await tx.clocks.drop("K7Q2", [0, 2])
        assert await tx.clocks.of_table("K7Q2") == [clock(1, ask=2)]
        await tx.clocks.drop_all("K7Q2")
        assert await tx.clocks.of_table("K7Q2") == []


async def test_tables_are_found_when_a_clock_rings(kept: Store) -> None:
    """The one that has rung longest comes first; a halted clock never rings."""
    async with kept.write() as tx:
        assert await tx.clocks.next_ring() is None
        await tx.tables.insert(table("LATE"))
        await tx.clocks.put([clock(0), clock(1, ring_at=5001), clock(0, "LATE", ring_at=4000), clock(1, "LATE")])
        await tx.clocks.put([clock(2, due_at=None, ring_at=None, left=1)])
        assert await tx.clocks.next_ring() == 4000
        assert await tx.clocks.due(3999) == []
        assert await tx.clocks.due(4999) == ["LATE"]
        assert await tx.clocks.due(5000) == ["LATE", "K7Q2"]


@pytest.mark.parametrize(("began", "moved"), [(500, 2000), (3000, 1000), (4000, 0)])
async def test_a_shift_moves_nothing_twice(kept: Store, began: int, moved: int) -> None:
    """A clock is moved by the part of the time in which it would have run; what stands still is left alone."""
    async with kept.write() as tx:
        halted = clock(1, due_at=None, ring_at=None, left=77)
        await tx.clocks.put([clock(0, began_at=began), halted])
        for _ in range(2):
            await tx.clocks.shift(2000, 4000)
            assert await times(tx) == [(9000 + moved, 5000 + moved, None), (None, None, 77)]


async def test_time_that_was_up_rings_at_its_new_end(kept: Store) -> None:
    """However long after it the next look was to be."""
    async with kept.write() as tx:
        await tx.clocks.put([clock(0, due_at=3000, ring_at=63_000)])
        await tx.clocks.shift(3500, 5500)
        assert await times(tx) == [(5000, 5000, None)]


async def test_the_clocks_of_a_user_are_moved_at_all_tables(kept: Store) -> None:
    """Nobody else's."""
    async with kept.write() as tx:
        await tx.tables.set_seats("K7Q2", [seat(0, user_id=USER), seat(1, user_id=OTHER)])
        await tx.clocks.put([clock(0), clock(1)])
        assert await tx.clocks.move(USER, 100) == 1
        assert await times(tx) == [(9100, 5100, None), (9000, 5000, None)]


async def test_the_clocks_of_a_guild_are_halted(kept: Store) -> None:
    """With the time they had left, at least none; they are found again unless their table is paused."""
    async with kept.write() as tx:
        await tx.tables.insert(table("ELSE", guild_id=GUILD + 1))
        await tx.tables.insert(table("WAIT", paused_at=1))
        await tx.clocks.put([clock(0), clock(1, due_at=2000), clock(0, "ELSE"), clock(0, "WAIT")])
        await tx.clocks.halt(GUILD, 3000)
        assert await times(tx) == [(None, None, 6000), (None, None, 0)]
        assert await times(tx, "ELSE") == [(9000, 5000, None)]
        assert await tx.clocks.halted_tables(GUILD) == ["K7Q2"]
        assert await tx.clocks.halted_tables(GUILD + 1) == []


async def test_the_pulse_is_the_last_beat(store: Store) -> None:
    """There is none before the first."""
    async with store.write() as tx:
        assert await tx.clocks.pulse() is None
        await tx.clocks.beat(5)
        await tx.clocks.beat(7)
        assert await tx.clocks.pulse() == 7


async def test_clocks_go_with_table_and_user(kept: Store) -> None:
    """A deleted user leaves no clock behind, nor does a deleted table."""
    async with kept.write() as tx:
        await tx.tables.set_seats("K7Q2", [seat(0, user_id=USER), seat(1, user_id=OTHER)])
        await tx.clocks.put([clock(0), clock(1)])
        await tx.people.delete_user(USER, {"de": "Jemand", "en": "Somebody"})
        assert await tx.clocks.of_table("K7Q2") == [clock(1)]
        await tx.tables.delete("K7Q2")
        assert await tx.clocks.of_table("K7Q2") == []


async def test_who_is_on_holiday_is_listed(store: Store) -> None:
    """Until it is over."""
    async with store.write() as tx:
        away = UserRow(user_id=USER, locale="de", away_until=500)
        await tx.people.save_user(away)
        await tx.people.save_user(UserRow(user_id=OTHER, locale="de"))
        assert await tx.people.on_holiday(499) == [away]
        assert await tx.people.on_holiday(500) == []
