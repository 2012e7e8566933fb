from dataclasses import replace

import pytest

from storage import Store
from storage.errors import RowRefused, TableGone, VersionConflict
from storage.rows import OPEN_STAGES, TableRow
from tests.storage.samples import GUILD, HOME, OTHER, USER, entry, seat, table


def ids(rows: list[TableRow]) -> list[str]:
    """Name the tables found."""
    return [row.table_id for row in rows]


async def test_a_table_comes_back_as_it_was_put(store: Store) -> None:
    """A full row survives the way through the database, and the first table brings its guild."""
    row = table(place_id=7, host_id=2**63 - 1, options='{"long": true}', started_at=1_790_000_000_000)
    async with store.write() as tx:
        assert not await tx.tables.exists("K7Q2")
        await tx.tables.insert(row)
        assert await tx.tables.exists("K7Q2")
    async with store.read() as tx:
        assert await tx.tables.get("K7Q2") == row
        assert await tx.tables.get("XXXX") is None


async def test_a_second_table_with_the_same_id_is_refused(kept: Store) -> None:
    """The id of a table is never given twice, and the refusal does not show what was to be stored."""
    with pytest.raises(RowRefused) as refusal:
        async with kept.write() as tx:
            await tx.tables.insert(table(commitment="other"))
    assert "other" not in str(refusal.value) + str(refusal.value.__cause__)
    async with kept.read() as tx:
        assert (await tx.tables.get("K7Q2")) == table()


async def test_change_leaves_the_version(kept: Store) -> None:
    """Columns change without the version; a table that is not there is an error, not a silence."""
    async with kept.write() as tx:
        await tx.tables.change("K7Q2", place_id=9, options="[0]", stage="playing")
        assert await tx.tables.get("K7Q2") == table(place_id=9, options="[0]", stage="playing")
        with pytest.raises(TableGone):
            await tx.tables.change("XXXX", place_id=9)


async def test_advance_is_guarded_by_the_version(kept: Store) -> None:
    """Only a task that knows the present version moves a table on."""
    async with kept.write() as tx:
        assert await tx.tables.advance("K7Q2", expect_version=0, draws=4, asked=2) == 1
        assert await tx.tables.advance("K7Q2", expect_version=1) == 2
    with pytest.raises(VersionConflict):
        async with kept.write() as tx:
            await tx.tables.advance("K7Q2", expect_version=1, draws=5)
    with pytest.raises(VersionConflict):
        async with kept.write() as tx:
            await tx.tables.advance("XXXX", expect_version=0)
    async with kept.read() as tx:
        assert await tx.tables.get("K7Q2") == table(version=2, draws=4, asked=2)


async def test_tables_are_found_by_guild_user_stage_and_end(store: Store) -> None:
    """Each list has the right tables in the right order."""
    async with store.write() as tx:
        await tx.tables.insert(table("AAAA", created_at=1, stage="ended", ended_at=50))
        await tx.tables.insert(table("BBBB", created_at=2, stage="playing"))
        await tx.tables.insert(table("CCCC", created_at=3, stage="cancelled", ended_at=40))
        await tx.tables.insert(table("DDDD", created_at=4, guild_id=GUILD + 1))
        for table_id in ("AAAA", "BBBB", "DDDD"):
            await tx.tables.put_seat(seat(1, table_id, user_id=USER))
        await tx.tables.put_seat(seat(1, "CCCC", user_id=OTHER))
    async with store.read() as tx:
        assert ids(await tx.tables.of_guild(GUILD)) == ["CCCC", "BBBB", "AAAA"]
        assert ids(await tx.tables.of_guild(GUILD, OPEN_STAGES)) == ["BBBB"]
        assert ids(await tx.tables.of_user(USER)) == ["DDDD", "BBBB", "AAAA"]
        assert ids(await tx.tables.of_user(USER, ["ended"])) == ["AAAA"]
        assert ids(await tx.tables.of_guild(GUILD, [])) == []
        assert ids(await tx.tables.ended_before(50)) == ["CCCC"]
        assert ids(await tx.tables.ended_before(51)) == ["CCCC", "AAAA"]
        assert sorted(ids(await tx.tables.rows_of(["DDDD", "AAAA", "ZZZZ"]))) == ["AAAA", "DDDD"]


async def test_a_user_with_two_seats_finds_the_table_once(kept: Store) -> None:
    """Holding several seats does not list a table several times."""
    async with kept.write() as tx:
        await tx.tables.set_seats("K7Q2", [seat(0, user_id=USER), seat(1, user_id=USER)])
        assert ids(await tx.tables.of_user(USER)) == ["K7Q2"]


async def test_a_place_names_its_tables(store: Store) -> None:
    """A channel finds the games played in it and the lobbies opened in it, but no game that moved elsewhere."""
    async with store.write() as tx:
        await tx.tables.insert(table("LOBB", created_at=1))
        await tx.tables.insert(table("AWAY", created_at=2, stage="playing", place_id=77))
        await tx.tables.insert(table("HERE", created_at=3, stage="playing", place_id=HOME))
        await tx.tables.insert(table("DONE", created_at=4, stage="ended", place_id=HOME))
    async with store.read() as tx:
        assert ids(await tx.tables.by_place(HOME)) == ["DONE", "HERE", "LOBB"]
        assert ids(await tx.tables.by_place(HOME, OPEN_STAGES)) == ["HERE", "LOBB"]
        assert ids(await tx.tables.by_place(77)) == ["AWAY"]
        assert ids(await tx.tables.by_place(78)) == []


async def test_seats_are_put_replaced_and_set(kept: Store) -> None:
    """Seats come back by number, whatever was done to them."""
    first, second = seat(0, user_id=USER, joined=2**62), seat(1, computer="normal")
    async with kept.write() as tx:
        await tx.tables.put_seat(second)
        await tx.tables.put_seat(first)
        assert await tx.tables.seats("K7Q2") == [first, second]
        await tx.tables.put_seat(replace(second, computer=None, user_id=OTHER))
        assert await tx.tables.seats("K7Q2") == [first, seat(1, user_id=OTHER)]
        await tx.tables.set_seats("K7Q2", [second, first])
        assert await tx.tables.seats("K7Q2") == [first, second]
        await tx.tables.set_seats("K7Q2", [])
        assert await tx.tables.seats("K7Q2") == []


async def test_a_seat_needs_its_table(kept: Store) -> None:
    """Foreign keys are on: nothing can belong to a table that is not there."""
    with pytest.raises(RowRefused):
        async with kept.write() as tx:
            await tx.tables.put_seat(seat(0, "XXXX"))
    with pytest.raises(RowRefused):
        async with kept.write() as tx:
            await tx.log.append(entry(1, "XXXX"))


async def test_nothing_to_change_changes_nothing(kept: Store) -> None:
    """A change without columns is allowed."""
    async with kept.write() as tx:
        await tx.tables.change("K7Q2")
        assert await tx.tables.get("K7Q2") == table()


async def test_a_rematch_is_found_by_the_table_before(store: Store) -> None:
    """The newest one in a given stage; a cancelled one does not count as a lobby."""
    async with store.write() as tx:
        await tx.tables.insert(table("AAAA"))
        for number, stage in enumerate(("cancelled", "lobby", "cancelled")):
            await tx.tables.insert(table(f"BBB{number}", rematch_of="AAAA", stage=stage, created_at=number))
        found = await tx.tables.rematch_of("AAAA", ("lobby", "playing"))
        assert found is not None
        assert found.table_id == "BBB1"
        assert await tx.tables.rematch_of("BBB1", ("lobby", "playing")) is None


async def test_who_is_waited_for_is_found_by_the_bits_of_the_seats(kept: Store) -> None:
    """Users who play their seats themselves, at tables being played; an unnoted table is listed by itself."""
    async with kept.write() as tx:
        await tx.tables.set_seats(
            "K7Q2", [seat(0, user_id=1), seat(1, user_id=2), seat(2, user_id=3, computer="normal")]
        )
        await tx.tables.change("K7Q2", stage="playing", started_at=5)
        assert (await tx.tables.waiting(), await tx.tables.unnoted()) == ([], ["K7Q2"])
        await tx.tables.change("K7Q2", waiting=0b110)
        assert [(row.user_id, row.asked_at) for row in await tx.tables.waiting()] == [(2, 5)]
        assert await tx.tables.unnoted() == []
        await tx.tables.change("K7Q2", asked_at=9, stage="ended")
        assert await tx.tables.waiting() == []
