"""What a lesson shows, as an answer: at once without drawing where that takes long, then with its pictures."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.tables.core.languages import words
from bot.tables.handlers.context import HandlerContext
from bot.tables.lessons.course import Course
from bot.tables.lessons.drawing import draw
from bot.tables.lessons.keeping import LateChoice
from bot.tables.lessons.panel import lesson_panel, page_of
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer, Panel, Picture
from games.kernel.lessons import Walk
from games.kernel.lessons.telling import seat_names
from games.kernel.words import Words


@dataclass(frozen=True, slots=True)
class Press:
    """A press in a lesson that is its user's own and at its newest turn; `walk` is there while a step is asked."""

    caller: Caller
    course: Course
    texts: Words
    component: ComponentId
    values: tuple[str, ...] = ()

    @property
    def walk(self) -> Walk:
        """Return the walk; refuse where nothing is asked."""
        if self.course.walk is None or self.course.step is None:
            raise LateChoice("learn-stale")
        return self.course.walk


Act = Callable[[Press], Awaitable[Answer]]


class LessonPages:
    """Compose a lesson's message for its user, in answer to what they have done."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry

    async def words(self, caller: Caller, course: Course) -> Words:
        """Return the caller's words, with those of the lesson's game and the names of its seats."""
        texts = words((await self.registry.people.meet(caller)).locale, course.game.package)
        return texts.naming(seat_names(course.lesson, texts))

    async def show(self, caller: Caller, course: Course, note: str = "", told: str = "") -> Answer:
        """Answer by the lesson as it stands; pictures that take more than a moment follow."""
        texts = await self.words(caller, course)
        pictures = await self._drawn(caller, course, texts, self.context.pictures.prompt)
        page = page_of(course, texts, told, note and texts.text(note))

        async def fuller() -> Panel | None:
            now = await self.latest(course)
            return None if now is None else await self.full(caller, now, texts, told, note)

        return Answer(lesson_panel(page, pictures or ()), update=True, then=fuller if pictures is None else None)

    async def full(self, caller: Caller, course: Course, texts: Words, told: str, note: str) -> Panel:
        """Compose a lesson with its pictures, however long they take."""
        pictures = await self._drawn(caller, course, texts, None)
        return lesson_panel(page_of(course, texts, told, note and texts.text(note)), pictures or ())

    async def _drawn(
        self, caller: Caller, course: Course, texts: Words, patience: float | None
    ) -> tuple[Picture, ...] | None:
        """Draw what a lesson shows; None if that takes longer."""
        sight = await self.context.sight(caller)
        return await draw(self.context.pictures, course, texts, sight, patience)

    async def latest(self, course: Course) -> Course | None:
        """Return a lesson that still stands where it did; a later press shows its own pictures."""
        async with self.registry.store.read() as tx:
            row = await tx.lessons.get(course.row.lesson_id)
        return course if row is not None and row.turn == course.row.turn else None
