"""How far users are in lessons."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select, update

from storage.schema import lessons
from storage.session import Query, many, one, values_of


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonRow:
    """Keep how far a user is in the lesson of a game: its version, the scene, and the own choices there as JSON.

    ``turn`` counts changes, so that an old press is known as one. ``left_at`` is when the user stopped or was counted
    as gone, ``done_at`` when they came to the end, ``played_at`` when their first table after it began.
    """

    lesson_id: str
    user_id: int
    game: str
    version: int
    scene: str
    choices: str = "[]"
    turn: int = 1
    begun_at: int
    seen_at: int
    left_at: int | None = None
    done_at: int | None = None
    played_at: int | None = None


_ID = lessons.c.lesson_id == bindparam("lesson")
_GET = select(lessons).where(_ID)
_OF_USER = select(lessons).where(lessons.c.user_id == bindparam("user"), lessons.c.game == bindparam("key"))
# Whoever is in the middle of a lesson: neither done nor counted as gone.
_OPEN = (lessons.c.left_at.is_(None), lessons.c.done_at.is_(None))
_IDLE = select(lessons).where(*_OPEN, lessons.c.seen_at < bindparam("before")).order_by(lessons.c.seen_at)
_INSERT = insert(lessons)
_CHANGED = [column.name for column in lessons.columns if column.name not in ("lesson_id", "user_id", "game")]
_ADVANCE = (
    update(lessons)
    .where(_ID, lessons.c.turn == bindparam("expected"))
    .values({name: bindparam(f"new_{name}") for name in _CHANGED})
)
_LEAVE = update(lessons).where(_ID, *_OPEN, lessons.c.seen_at < bindparam("before")).values(left_at=bindparam("now"))
_PLAYED = (
    update(lessons)
    .where(lessons.c.user_id.in_(bindparam("users", expanding=True)), lessons.c.played_at.is_(None))
    .where(lessons.c.seen_at >= bindparam("since"))
    .values(played_at=bindparam("now"))
    .returning(lessons.c.game)
)
_FORGET = delete(lessons).where(lessons.c.seen_at < bindparam("before"))


class LessonReads(Query):
    """Look up lessons."""

    async def get(self, lesson_id: str) -> LessonRow | None:
        """Get a user's lesson by its id."""
        return one(LessonRow, await self._session.first(_GET, {"lesson": lesson_id}))

    async def of_user(self, user_id: int, game: str) -> LessonRow | None:
        """Get how far a user is in the lesson of a game."""
        return one(LessonRow, await self._session.first(_OF_USER, {"user": user_id, "key": game}))

    async def idle_since(self, before: int) -> list[LessonRow]:
        """List the lessons in whose middle nobody has come back since a time, longest ago first."""
        return many(LessonRow, await self._session.rows(_IDLE, {"before": before}))


class LessonWrites(LessonReads):
    """Keep lessons."""

    async def add(self, row: LessonRow) -> None:
        """Add a user's lesson of a game."""
        await self._session.run(_INSERT, values_of(row))

    async def advance(self, row: LessonRow, expect_turn: int) -> bool:
        """Change a lesson that stands at a turn; tell whether it did: it may have gone on, or be deleted."""
        values = {f"new_{name}": value for name, value in values_of(row).items() if name in _CHANGED}
        return await self._session.run(_ADVANCE, values | {"lesson": row.lesson_id, "expected": expect_turn}) == 1

    async def leave(self, lesson_id: str, before: int, now: int) -> bool:
        """Count a user as gone who was not seen in the middle of a lesson since a time; tell whether they are."""
        return await self._session.run(_LEAVE, {"lesson": lesson_id, "before": before, "now": now}) == 1

    async def note_table(self, users: Sequence[int], since: int, now: int) -> list[str]:
        """Note that users begin a table, and return the games whose lessons they have been in since a time."""
        rows = await self._session.rows(_PLAYED, {"users": list(users), "since": since, "now": now})
        return sorted(row.game for row in rows)

    async def forget(self, before: int) -> int:
        """Forget lessons that nobody has touched since a time; return how many."""
        return await self._session.run(_FORGET, {"before": before})
