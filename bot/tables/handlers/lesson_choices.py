"""Choices in a lesson: pressed, picked, put together of several parts, or typed into a form."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.tables.core.people import words
from bot.tables.handlers.context import HandlerContext
from bot.tables.handlers.typed_choices import explain_refusal, parse_typed
from bot.tables.lessons import progress
from bot.tables.lessons.course import Course, controls_of, table_of, with_choices
from bot.tables.lessons.panel import draw, group_panel, heading_of, lesson_panel, page_of, parts_panel
from bot.tables.lessons.progress import LateChoice
from bot.tables.messages import parts
from bot.tables.messages.advice import advice_panel
from bot.tables.messages.controls import NOTHING, choice_of_values
from bot.tables.messages.forms import choice_of_fields, form_of
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Panel, Picture
from games.kernel.ask import Parts
from games.kernel.errors import NotOffered
from games.kernel.lessons import LEARNER, Walk
from games.kernel.lessons.telling import seat_names, told_reaction
from games.kernel.words import Words
from games.players.advice import advise, told


class LessonChoices:
    """Make the learner's choices, as those of a table are made."""

    def __init__(self, pages: LessonPages) -> None:
        self.pages, self.registry = pages, pages.registry
        self.acts: dict[str, Act] = {
            "choose": self._choose,
            "pick": self._pick,
            "form": self._open_form,
            "group": self._pick_group,
            "parts": self._tick,
            "part": self._tick,
            "whole": self._choose_parts,
            "advice": self._advise,
        }

    async def _choose(self, own: OwnLesson) -> Answer:
        return await self._make_choice(own, own.press.component.value)

    async def _pick(self, own: OwnLesson) -> Answer:
        return await self._make_choice(own, choice_of_values(own.press.values))

    async def submit(self, own: OwnLesson) -> Answer:
        """Make the choice that a form says."""
        choice = choice_of_fields(own.press.fields)
        if "typed" in own.press.fields:
            table = table_of(own.course, own.walk, own.texts)
            choice = parse_typed(table, LEARNER, own.walk.match.state.ask, choice, own.texts)
        refused = self._show_parts(own, lambda shape: parts.complete_but_refused(shape, choice))
        return refused or await self._make_choice(own, choice)

    async def _advise(self, own: OwnLesson) -> Answer:
        """Say in private which of the step's allowed choices a normal computer would make."""
        walk, page = own.walk, page_of(own.course, own.texts)
        controls = controls_of(own.course, walk, page.texts)
        advice = advise(own.course.game, controls.seen, LEARNER, controls.ask, walk.allows)
        if advice is None:
            raise Refusal("refused-only-choice")
        lines = told(advice, own.course.game, controls.seen, LEARNER, page.texts)
        return Answer(advice_panel(heading_of(page), lines))

    async def _open_form(self, own: OwnLesson) -> Answer:
        return Answer(form=form_of(controls_of(own.course, own.walk, own.texts)))

    async def _tick(self, own: OwnLesson) -> Answer:
        """Show a choice of several parts with what is picked so far, and what that comes to."""
        value, values = own.press.component.value, own.press.values
        alone = parts.is_alone(value)
        shown = self._show_parts(own, lambda shape: parts.decode_pick(shape, value, values), alone)
        return shown or await self._open_form(own)

    async def _choose_parts(self, own: OwnLesson) -> Answer:
        """Make the choice whose parts stand in the id; what cannot be chosen keeps its ticks."""
        shape = controls_of(own.course, own.walk, own.texts).ask.shape
        choice = shape.joined(parts.decode(shape, own.press.component.value)) if isinstance(shape, Parts) else NOTHING
        refused = self._show_parts(own, lambda found: parts.complete_but_refused(found, choice))
        return refused or await self._make_choice(own, choice)

    async def _pick_group(self, own: OwnLesson) -> Answer:
        """Show the choices of the group that was picked."""
        panel = group_panel(page_of(own.course, own.texts), own.walk, own.press.picked)
        return Answer(panel, update=True, keep_pictures=True)

    def _show_parts(
        self, own: OwnLesson, picked: Callable[[Parts], parts.Picked | None], alone: bool = False
    ) -> Answer | None:
        shape = controls_of(own.course, own.walk, own.texts).ask.shape
        found = picked(shape) if isinstance(shape, Parts) else None
        if found is None:
            return None
        panel = parts_panel(page_of(own.course, own.texts), own.walk, found, all_parts=not alone)
        return Answer(panel, update=True, keep_pictures=True)

    async def _make_choice(self, own: OwnLesson, choice: str) -> Answer:
        """Make a choice and show its outcome; one that the step does not allow changes nothing."""
        walk, course, texts = own.walk, own.course, own.texts
        table = table_of(course, walk, texts)
        ask = walk.match.state.ask
        try:
            reaction = walk.choose(choice)
        except NotOffered as error:
            raise explain_refusal(error, table, LEARNER, ask, choice, texts) from error
        said = told_reaction(walk, reaction, texts, table.names)
        if reaction.kind == "not":
            page = replace(page_of(course, texts), wrong=said)
            return Answer(lesson_panel(page), update=True, keep_pictures=True)
        went = replace(course, row=with_choices(course, [*course.choices, reaction.choice]))  # its walk has gone on
        return await self.pages.show(own.caller, await progress.save_walked(self.registry, course, went), told=said)


@dataclass(frozen=True, slots=True)
class OwnLesson:
    """The lesson of the user who pressed, with their words; `walk` is None unless a step is asked."""

    press: Press
    course: Course
    texts: Words

    @property
    def caller(self) -> Caller:
        """Return the user."""
        return self.press.caller

    @property
    def walk(self) -> Walk:
        """Return the walk; refuse if nothing is asked."""
        if self.course.walk is None or self.course.step is None:
            raise LateChoice("learn-stale")
        return self.course.walk


Act = Callable[[OwnLesson], Awaitable[Answer]]


class LessonPages:
    """Composes a lesson's message for its user, as the answer to a press."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry

    async def words(self, caller: Caller, course: Course) -> Words:
        """Return the caller's words, with those of the lesson's game and the names of its seats."""
        texts = words((await self.registry.people.meet(caller)).locale, course.game.package)
        return texts.naming(seat_names(course.lesson, texts))

    async def show(self, caller: Caller, course: Course, note: str = "", told: str = "") -> Answer:
        """Answer with the lesson's present step; slow pictures follow later."""
        texts = await self.words(caller, course)
        pictures = await self._drawn(caller, course, texts, self.context.pictures.patience)
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
        """Return the lesson if no later press has changed it; a later press shows its own pictures."""
        async with self.registry.store.read() as tx:
            row = await tx.lessons.get(course.row.lesson_id)
        return course if row is not None and row.turn == course.row.turn else None
