import pytest

from storage import Store
from storage.errors import RowRefused
from storage.rows import SnapshotRow
from tests.storage.samples import entry, seat


async def test_entries_come_back_in_order(kept: Store) -> None:
    """Entries are listed by number, all of them or those after a version."""
    rows = [entry(1, barrier=True), entry(2, drawn='["ä", 2]'), entry(3, version=7)]
    async with kept.write() as tx:
        for row in reversed(rows):
            await tx.log.append(row)
    async with kept.read() as tx:
        assert await tx.log.entries("K7Q2") == rows
        assert await tx.log.entries("K7Q2", since=1) == rows[1:]
        assert await tx.log.entries("K7Q2", since=2) == rows[2:]
        assert await tx.log.entries("XXXX") == []


async def test_the_last_entries_since_an_ask_are_found(kept: Store) -> None:
    """However long the log, no more than so many of its entries are looked at."""
    rows = [entry(number, ask=number // 2) for number in range(1, 9)]
    async with kept.write() as tx:
        for row in rows:
            await tx.log.append(row)
    async with kept.read() as tx:
        assert await tx.log.last_since_ask("K7Q2", ask=3, most=8) == rows[5:]
        assert await tx.log.last_since_ask("K7Q2", ask=3, most=2) == rows[6:]
        assert await tx.log.last_since_ask("K7Q2", ask=5, most=8) == []


async def test_an_entry_is_never_replaced(kept: Store) -> None:
    """A number that is taken is refused."""
    async with kept.write() as tx:
        await tx.log.append(entry(1))
    with pytest.raises(RowRefused):
        async with kept.write() as tx:
            await tx.log.append(entry(1, choice="7R"))
    async with kept.read() as tx:
        assert await tx.log.entries("K7Q2") == [entry(1)]


async def test_snapshots_are_found_and_pruned(kept: Store) -> None:
    """The newest snapshot is the default; pruning keeps the one it names."""
    async with kept.write() as tx:
        assert await tx.log.snapshot("K7Q2") is None
        for version in (3, 1, 2):
            await tx.log.put_snapshot("K7Q2", version, bytes([0, version]))
        assert await tx.log.snapshot("K7Q2") == SnapshotRow(table_id="K7Q2", version=3, state=b"\x00\x03")
        await tx.log.prune_snapshots("K7Q2", 2)
        assert await tx.log.snapshot("K7Q2", 1) is None
        kept_one = await tx.log.snapshot("K7Q2", 2)
        assert kept_one is not None
        assert kept_one.state == b"\x00\x02"


async def test_a_snapshot_can_be_replaced(kept: Store) -> None:
    """An upgraded state takes the place of the one at the same version."""
    async with kept.write() as tx:
        await tx.log.put_snapshot("K7Q2", 1, b"old")
        await tx.log.put_snapshot("K7Q2", 1, b"new")
        assert await tx.log.snapshot("K7Q2") == SnapshotRow(table_id="K7Q2", version=1, state=b"new")


async def test_what_a_seat_left_last_is_kept_and_found(kept: Store) -> None:
    """The snapshot of each seat's own last choice outlives its neighbours; stand-ins and taking back do not count."""
    async with kept.write() as tx:
        await tx.tables.set_seats("K7Q2", [seat(0), seat(1)])
        for version, (number, choice, stand_in) in enumerate(
            [(-1, "", False), (0, "a", False), (1, "b", False), (0, "c", True), (1, "", False), (-1, "", False)], 1
        ):
            await tx.log.append(entry(version, seat=number, choice=choice, stand_in=stand_in))
            await tx.log.put_snapshot("K7Q2", version, b"state")
        await tx.log.prune_snapshots("K7Q2", 6)
        assert [version for version in range(8) if await tx.log.snapshot("K7Q2", version)] == [2, 3, 6]
        assert [row.version for row in await tx.log.since_own("K7Q2", 0)] == [2, 3, 4, 5, 6]
        assert [row.version for row in await tx.log.since_own("K7Q2", 1)] == [3, 4, 5, 6]
        assert len(await tx.log.since_own("K7Q2", 2)) == 6
