"""Lessons in the database: begin, go on, stop, start over. Some of it is counted, but never by name.

A change names the turn that it was made from: of two presses one counts, and a lesson that was deleted stays so.
"""

from __future__ import annotations

from dataclasses import replace

from bot.tables.core.about import LESSON
from bot.tables.core.deliveries import enqueue
from bot.tables.core.registry import Registry
from bot.tables.lessons.course import Course, first_row, follow
from bot.tables.ports.clock import DAY
from bot.tables.ports.errors import Refusal
from games.kernel.errors import KernelError
from games.kernel.game import Game
from games.kernel.lessons import Lesson, load_lesson
from storage import Writer, user_recipient
from storage.errors import RowRefused
from storage.people import LessonRow

GONE = DAY
"""Milliseconds after which a lesson that nobody goes on with counts as left."""
RETENTION = 365 * DAY
"""Milliseconds after which a lesson that nobody has touched is deleted."""

TURNS = 10**9
"""Component ids hold numbers up to this one."""


class LateChoice(Refusal):
    """Say that a step is over: another press of its user has counted."""


def lesson_of(game: Game, title: str) -> Lesson:
    """Return the lesson of a game; refuse one that has none."""
    lesson = load_lesson(game)
    if lesson is None:
        raise Refusal("refused-no-lesson", title=title)
    return lesson


async def take_up(registry: Registry, user_id: int, game: Game, lesson: Lesson) -> Course:
    """Go on with a user's lesson, or begin it: for the first time, or again once it was done."""
    async with registry.store.read() as tx:
        row = await tx.lessons.of_user(user_id, game.key)
    if row is None:
        return await _begin(registry, user_id, game, lesson)
    course = follow(row)
    try:
        if course is None or course.over:
            return await restart(registry, row, game, lesson)
        return await save(registry, course, course.row)
    except LateChoice:
        return await take_up(registry, user_id, game, lesson)  # a press of its user was quicker: go on from there


async def _begin(registry: Registry, user_id: int, game: Game, lesson: Lesson) -> Course:
    row = first_row(lesson, game, await _free_id(registry), user_id, registry.clock.now())
    try:
        async with registry.store.write() as tx:
            await tx.lessons.add(row)
    except RowRefused:
        return await take_up(registry, user_id, game, lesson)  # a second command has begun it meanwhile
    registry.metrics.note_lesson("begun", game.key)
    return _followed(row)


async def restart(registry: Registry, row: LessonRow, game: Game, lesson: Lesson) -> Course:
    """Begin a lesson again that its user has been in."""
    new = replace(first_row(lesson, game, row.lesson_id, row.user_id, registry.clock.now()), turn=row.turn)
    course = await _store(registry, _followed(new))
    registry.metrics.note_lesson("begun", game.key)
    return course


async def _free_id(registry: Registry) -> str:
    async with registry.store.read() as tx:
        while await tx.lessons.get(lesson_id := registry.secrets.table_id()) is not None:
            pass
    return lesson_id


async def save(registry: Registry, course: Course, row: LessonRow) -> Course:
    """Store a lesson that goes on elsewhere than where its walk stands, and return it."""
    return await save_walked(registry, course, replace(_followed(row), restarted=course.restarted))


async def save_walked(registry: Registry, course: Course, new: Course) -> Course:
    """Store where a lesson has gone on to, and return it; count its end once."""
    now = registry.clock.now()
    done_at = (course.row.done_at or now) if new.over else None
    row = replace(new.row, seen_at=now, left_at=None, done_at=done_at)
    stored = await _store(registry, replace(new, row=row))
    if new.over and course.row.done_at is None:
        registry.metrics.note_lesson("done", row.game)
    return stored


async def stop(registry: Registry, course: Course) -> Course:
    """Note that a user stops, and count at which step."""
    now = registry.clock.now()
    stopped = await _store(registry, replace(course, row=replace(course.row, seen_at=now, left_at=now)))
    if course.row.left_at is None and course.row.done_at is None:
        count_left(registry, course)
    return stopped


def count_left(registry: Registry, course: Course) -> None:
    """Count at which step a lesson was left."""
    step = course.step.key if course.step is not None else "end"
    registry.metrics.note_lesson("left", course.row.game, course.row.scene, step)


async def _store(registry: Registry, course: Course) -> Course:
    row = replace(course.row, turn=_next_turn(course.row.turn, registry.clock.now()))
    async with registry.store.write() as tx:
        if not await tx.lessons.advance(row, course.row.turn):
            raise LateChoice("learn-stale")
    return replace(course, row=row)


def _next_turn(turn: int, now: int) -> int:
    """Number the next turn by the second, so that none comes again after a backup was restored."""
    return max(turn + 1, now // 1000 % TURNS)


def _followed(row: LessonRow) -> Course:
    course = follow(row)
    if course is None:
        raise Refusal("refused-no-lesson", title=row.game)
    return course


async def count_gone(registry: Registry) -> None:
    """Count the lessons that nobody has gone on with for a day as left; delete those that were left for a year."""
    now = registry.clock.now()
    async with registry.store.write() as tx:
        await tx.lessons.forget(now - RETENTION)
        idle = await tx.lessons.idle_since(now - GONE)
        left = [row for row in idle if await tx.lessons.leave(row.lesson_id, now - GONE, now)]
    for row in left:
        course = _safely_followed(row)
        if course is not None:
            count_left(registry, course)


def _safely_followed(row: LessonRow) -> Course | None:
    try:
        return follow(row)
    except KernelError:
        return None


def lesson_about(game: str) -> str:
    """Name what the message of a game's lesson is about."""
    return f"{LESSON}-{game}"


def lesson_game(about: str) -> str:
    """Return the game whose lesson a message is; empty if it is none."""
    return about.removeprefix(f"{LESSON}-") if about.startswith(f"{LESSON}-") else ""


async def enqueue_lesson(tx: Writer, row: LessonRow, now: int) -> None:
    """Enqueue a lesson's message to its user, as it stands when it is sent."""
    recipient, about = user_recipient(row.user_id), lesson_about(row.game)
    await enqueue(tx, None, recipient, "post", about, now, upto=row.turn, since=row.turn)
