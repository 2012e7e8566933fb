"""How far users are in lessons: kept by user and game, changed at one turn only, forgotten in time."""

from dataclasses import replace

import pytest

from storage import Store
from storage.errors import RowRefused
from storage.people import LessonRow

ROW = LessonRow(
    lesson_id="L1", user_id=7, game="tallinn", version=1, scene="rounds", choices='["4L"]', begun_at=10, seen_at=20
)


async def keep(store: Store, *rows: LessonRow) -> None:
    """Keep lessons."""
    async with store.write() as tx:
        for row in rows:
            await tx.lessons.add(row)


async def test_a_lesson_is_found_by_its_id_and_by_user_and_game(store: Store) -> None:
    """A press names the id, a command the game."""
    await keep(store, ROW)
    async with store.read() as tx:
        assert await tx.lessons.get("L1") == await tx.lessons.of_user(7, "tallinn") == ROW
        assert await tx.lessons.get("L2") is None
        assert await tx.lessons.of_user(7, "ulm") is None


async def test_a_user_has_one_lesson_of_a_game(store: Store) -> None:
    """Two commands at once begin it once."""
    await keep(store, ROW)
    with pytest.raises(RowRefused):
        await keep(store, replace(ROW, lesson_id="L2"))


async def test_a_lesson_goes_on_from_the_turn_at_which_it_stands(store: Store) -> None:
    """Of two presses of the same turn one counts; a lesson that is gone does not come back."""
    await keep(store, ROW)
    later = replace(ROW, choices='["4L","none"]', turn=2, done_at=30)
    async with store.write() as tx:
        assert await tx.lessons.advance(later, 1)
        assert not await tx.lessons.advance(replace(later, choices="[]"), 1)
        assert await tx.lessons.get("L1") == later
        assert not await tx.lessons.advance(replace(later, lesson_id="L9"), 2)


async def test_who_does_not_come_back_is_counted_once(store: Store) -> None:
    """Users who are done, or have stopped, do not count as gone."""
    done = replace(ROW, lesson_id="L2", user_id=8, done_at=20)
    gone = replace(ROW, lesson_id="L3", user_id=9, left_at=20)
    await keep(store, ROW, done, gone)
    async with store.write() as tx:
        assert await tx.lessons.idle_since(20) == []
        assert await tx.lessons.idle_since(21) == [ROW]
        assert await tx.lessons.leave("L1", 21, 99)
        assert not await tx.lessons.leave("L1", 21, 99)
        assert await tx.lessons.idle_since(21) == []


async def test_the_first_table_after_a_lesson_is_noted_once(store: Store) -> None:
    """Only of users who have been in a lesson since a time."""
    await keep(store, ROW, replace(ROW, lesson_id="L2", game="ulm"), replace(ROW, lesson_id="L3", user_id=8))
    async with store.write() as tx:
        assert await tx.lessons.note_table([7, 9], 21, 30) == []
        assert await tx.lessons.note_table([7, 9], 20, 30) == ["tallinn", "ulm"]
        assert await tx.lessons.note_table([7, 8], 20, 31) == ["tallinn"]


async def test_lessons_are_forgotten(store: Store) -> None:
    """Those that nobody has touched for long, and those of a user who is deleted."""
    await keep(store, ROW, replace(ROW, lesson_id="L2", user_id=8, seen_at=50))
    async with store.write() as tx:
        assert await tx.lessons.forget(20) == 0
        assert await tx.lessons.forget(50) == 1
        assert await tx.lessons.get("L2")
        await tx.people.delete_user(8, {"en": "nobody"})
        assert await tx.lessons.get("L2") is None
