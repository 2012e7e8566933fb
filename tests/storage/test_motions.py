from storage import Store
from storage.rows import MotionRow
from tests.storage.samples import GUILD, USER, table


def motion(kind: str, expires_at: int, **fields: object) -> MotionRow:
    """Make a motion of K7Q2."""
    given = {"table_id": "K7Q2", "seat": 0, "opened_at": 100}
    return MotionRow(kind=kind, expires_at=expires_at, **{**given, **fields})  # type: ignore[arg-type]  # fields it has


async def test_a_motion_replaces_the_one_of_its_kind(store: Store) -> None:
    """A table has one motion of each kind, listed by when they were opened."""
    async with store.write() as tx:
        await tx.tables.insert(table())
        await tx.motions.put(motion("undo", 500))
        await tx.motions.put(motion("abandon", 400, votes="[0]"))
        await tx.motions.put(motion("undo", 600, about='{"ask": 3}', seat=None, user_id=USER))
    async with store.read() as tx:
        newest = motion("undo", 600, about='{"ask": 3}', seat=None, user_id=USER)
        assert await tx.motions.of_table("K7Q2") == [motion("abandon", 400, votes="[0]"), newest]


async def test_only_open_motions_expire(store: Store) -> None:
    """What was decided waits for nothing any more."""
    async with store.write() as tx:
        await tx.tables.insert(table())
        assert await tx.motions.next_expiry() is None
        await tx.motions.put(motion("undo", 500))
        await tx.motions.put(motion("abandon", 400))
        await tx.motions.put(motion("pause", 300, outcome="passed"))
    async with store.read() as tx:
        assert await tx.motions.next_expiry() == 400
        assert [row.kind for row in await tx.motions.expired(499)] == ["abandon"]
        assert [row.kind for row in await tx.motions.expired(500)] == ["abandon", "undo"]


async def test_the_time_of_motions_is_moved_and_halted(store: Store) -> None:
    """Only of those that are open: by how long they were while no time ran, or until the guild is back."""
    async with store.write() as tx:
        await tx.tables.insert(table())
        await tx.motions.put(motion("undo", 500))
        await tx.motions.put(motion("abandon", 400, opened_at=220))
        await tx.motions.put(motion("pause", 300, outcome="passed"))
        await tx.motions.put(motion("replace-1", 900, left=5))
        await tx.motions.shift(200, 260)
        moved = {row.kind: row.expires_at for row in await tx.motions.of_tables(["K7Q2"])}
        assert moved == {"undo": 560, "abandon": 440, "pause": 300, "replace-1": 900}
        assert await tx.motions.next_expiry() == 440
        await tx.motions.halt(GUILD, 500)
        left = {row.kind: row.left for row in await tx.motions.of_table("K7Q2")}
        assert left == {"undo": 60, "abandon": 0, "pause": None, "replace-1": 5}
        assert (await tx.motions.next_expiry(), await tx.motions.expired(10_000)) == (None, [])
        await tx.motions.resume(GUILD + 1, 1000)
        assert await tx.motions.next_expiry() is None
        await tx.motions.resume(GUILD, 1000)
        moved = {row.kind: row.expires_at for row in await tx.motions.of_table("K7Q2")}
        assert moved == {"undo": 1060, "abandon": 1000, "pause": 300, "replace-1": 1005}
        assert {row.left for row in await tx.motions.of_table("K7Q2")} == {None}
        assert await tx.motions.open_tables() == ["K7Q2"]


async def test_a_deleted_user_is_in_no_motion(store: Store) -> None:
    """A motion that is about a user is over, and does not name them."""
    async with store.write() as tx:
        await tx.tables.insert(table())
        await tx.motions.put(motion("replace-1", 500, user_id=USER, about='{"name": "Anna"}'))
        assert await tx.motions.tables_about(USER) == ["K7Q2"]
        await tx.motions.put(motion("undo", 500))
        await tx.people.delete_user(USER, {"de": "Weg", "en": "Gone"})
        over = motion("replace-1", 500, outcome="moot")
        assert await tx.motions.of_table("K7Q2") == [over, motion("undo", 500)]
