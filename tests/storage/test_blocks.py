"""Blocks: listed to the user who made them, looked up from both sides, and deleted with the user."""

from dataclasses import replace

from storage import Store
from storage.rows import BlockRow

ROW = BlockRow(user_id=7, other_id=8, kind="all", name="Bea", made_at=10)
LIGHT = BlockRow(user_id=9, other_id=8, kind="invitations", name="Bea", made_at=20)


async def keep(store: Store, *rows: BlockRow) -> None:
    """Keep blocks."""
    async with store.write() as tx:
        for row in rows:
            await tx.blocks.put(row)


async def test_blocks_are_found_from_both_sides(store: Store) -> None:
    """Look up the users that somebody has blocked, and those who have blocked somebody from everything."""
    await keep(store, ROW, LIGHT, replace(ROW, other_id=6, made_at=30))
    async with store.read() as tx:
        assert [row.other_id for row in await tx.blocks.of_user(7)] == [6, 8]
        assert await tx.blocks.blocked(7, [8, 5]) == [ROW]
        assert await tx.blocks.blockers(8) == {7}
        assert await tx.blocks.between(8, 7) == await tx.blocks.between(7, 8) == [ROW]


async def test_a_block_is_replaced_and_taken_back(store: Store) -> None:
    """There is one block of a user by another at most."""
    await keep(store, LIGHT, replace(LIGHT, kind="all"))
    async with store.write() as tx:
        assert [row.kind for row in await tx.blocks.of_user(9)] == ["all"]
        await tx.blocks.drop(9, 8)
        assert await tx.blocks.of_user(9) == []


async def test_own_blocks_go_with_a_user(store: Store) -> None:
    """A user who deletes their data loses their own blocks; a block that somebody has made of them stays."""
    await keep(store, ROW, replace(ROW, user_id=8, other_id=7))
    async with store.write() as tx:
        await tx.people.delete_user(8, {"en": "nobody"})
        assert await tx.blocks.of_user(8) == []
        assert await tx.blocks.of_user(7) == [ROW]
