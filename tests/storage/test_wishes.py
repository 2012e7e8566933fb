from dataclasses import replace

import pytest

from storage import Store
from storage.errors import VersionConflict
from storage.rows import WishRow

WISH = WishRow(table_id="K7Q2", version=0, seat=1, choice="plan oak seat-0", rules_version=3, at=2000)


async def test_wishes_come_back_in_order(kept: Store) -> None:
    """Wishes are listed as they were added, whatever their version and time."""
    rows = [WISH, replace(WISH, choice="plan oak none"), replace(WISH, version=4, at=1000)]
    async with kept.write() as tx:
        for row in rows:
            await tx.wishes.add(row)
    async with kept.read() as tx:
        found = await tx.wishes.of_table("K7Q2")
        assert [replace(row, id=0) for row in found] == rows
        assert [row.id for row in found] == sorted({row.id for row in found})
        assert await tx.wishes.of_table("XXXX") == []


async def test_wishes_go_with_their_table(kept: Store) -> None:
    """A deleted table leaves none behind."""
    async with kept.write() as tx:
        await tx.wishes.add(WISH)
    async with kept.write() as tx:
        await tx.tables.delete("K7Q2")
    async with kept.read() as tx:
        assert await tx.wishes.of_table("K7Q2") == []


async def _wish_at(store: Store, version: int) -> None:
    async with store.write() as tx:
        await tx.tables.check_version("K7Q2", version)
        await tx.wishes.add(WISH)


async def test_a_change_beside_the_log_is_of_one_version(kept: Store) -> None:
    """The version stays, and a table at another one is not changed at all."""
    await _wish_at(kept, 0)
    with pytest.raises(VersionConflict):
        await _wish_at(kept, 5)
    async with kept.read() as tx:
        assert len(await tx.wishes.of_table("K7Q2")) == 1
        row = await tx.tables.get("K7Q2")
        assert row is not None
        assert row.version == 0
