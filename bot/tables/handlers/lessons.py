"""The handler for lessons: `/learn` and presses in a lesson.

Presses are not trusted: the lesson's user, its turn and the offered choices are checked again. From a server, the
lesson is queued as a direct message; if those are closed, it is the private answer.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.tables.company.server_rules import check_offered
from bot.tables.core.people import words
from bot.tables.core.waker import claim_queue
from bot.tables.handlers.alone import AloneHandler
from bot.tables.handlers.context import Handler, HandlerContext, Meant
from bot.tables.handlers.lesson_choices import Act, LessonChoices, LessonPages, OwnLesson
from bot.tables.lessons import progress
from bot.tables.lessons.course import PREFIX, Course, at_scene, follow, with_choices
from bot.tables.lessons.panel import coming_panel, more_panel, page_of, stale_panel, stopped_panel
from bot.tables.lessons.progress import enqueue_lesson, lesson_about
from bot.tables.messages.learning import LEARN, which_panel
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Panel
from games.kernel import catalogue
from games.kernel.words import Words
from storage import user_recipient

ARRIVES = 12.0
"""Seconds for which an answer waits to learn whether the direct message has arrived."""


class LessonHandler:
    """Handle users learning a game."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.pages = LessonPages(context)
        self.choices, self.alone = LessonChoices(self.pages), AloneHandler(context)
        self.forms: dict[str, Handler] = {f"{PREFIX}submit": self._on_press(self.choices.submit)}
        acts: dict[str, Act] = {
            **self.choices.acts,
            "back": self._back,
            "skip": self._go_on,
            "next": self._go_on,
            "stop": self._stop,
            "more": self._more,
            "anew": self._restart,
            "alone": self._play_alone,
        }
        own: dict[str, Handler] = {LEARN: self._learn, f"{PREFIX}go": self._resume}
        self.verbs: dict[str, Handler] = own | {PREFIX + verb: self._on_press(act) for verb, act in acts.items()}

    def _on_press(self, act: Act) -> Handler:
        async def answer(press: Press) -> Answer:
            own = await self._own(press)
            late = press.component.ask != own.course.row.turn or own.course.restarted
            return await (self._stale(own) if late else self._in_time(own, act))

        return answer

    async def _in_time(self, own: OwnLesson, act: Act) -> Answer:
        """Act; if another press of the same turn was quicker, say so."""
        try:
            return await act(own)
        except progress.LateChoice:
            return await self._stale(await self._own(own.press))

    async def _own(self, press: Press) -> OwnLesson:
        """Find the lesson of a press; refuse one that is gone, or is another user's."""
        async with self.registry.store.read() as tx:
            row = await tx.lessons.get(press.table_id)
        if row is None or row.user_id != press.caller.user_id:
            raise Refusal("refused-lesson-gone")
        course = follow(row)
        if course is None:
            raise Refusal("refused-lesson-gone")
        self.context.note_meant(press.caller, Meant("", course.game.package))
        return OwnLesson(press, course, await self.pages.words(press.caller, course))

    async def _stale(self, own: OwnLesson) -> Answer:
        """Say in private that a step is over, with a button to the present one."""
        return Answer(stale_panel(page_of(own.course, own.texts)))

    # Beginning and going on

    async def learn(self, caller: Caller, game: str | None = None) -> Answer:
        """Begin the lesson of a game, or go on with it (`/learn`); without a game, ask for one."""
        texts = await self.registry.people.meet(caller)
        if game is None:
            return Answer(which_panel(texts))
        found = catalogue.find(game)
        check_offered(game)
        own = words(texts.locale, found.package)
        lesson = progress.lesson_of(found, own.text("title"))
        course = await progress.take_up(self.registry, caller.user_id, found, lesson)
        if caller.direct:
            return replace(await self.pages.show(caller, course, _arrival(course)), update=False, public=True)
        if (await self.registry.people.user(caller.user_id)).dms == "on":
            return await self._send(caller, course, own)
        return replace(await self.pages.show(caller, course, "learn-closed"), update=False)

    async def _learn(self, press: Press) -> Answer:
        return await self.learn(press.caller, press.component.value or None)

    async def _send(self, caller: Caller, course: Course, texts: Words) -> Answer:
        """Send the lesson as a direct message; the answer says where it is, or shows it if none can be sent."""
        recipient = user_recipient(caller.user_id)
        arrival = self.registry.arrivals.expect(recipient, lesson_about(course.row.game))
        async with self.registry.store.write() as tx:
            await enqueue_lesson(tx, course.row, self.registry.clock.now())
            await claim_queue(self.registry.store, tx, recipient)
        self.registry.workers.deliver()
        channel_id = (await self.registry.people.user(caller.user_id)).dm_channel_id

        async def follow_up() -> Panel | None:
            try:
                message_id = await asyncio.wait_for(arrival, ARRIVES)
            except TimeoutError:
                return None
            return await self._arrived(caller, course, texts, message_id)

        return Answer(coming_panel(texts, channel_id), then=follow_up)

    async def _arrived(self, caller: Caller, course: Course, texts: Words, message_id: int | None) -> Panel | None:
        user = await self.registry.people.user(caller.user_id)
        if message_id is not None:
            return coming_panel(texts, user.dm_channel_id, message_id)
        now = await self.pages.latest(course)
        return None if now is None else await self.pages.full(caller, now, texts, "", "learn-closed")

    async def _resume(self, press: Press) -> Answer:
        """Show the present step on the pressed message, whatever step the message shows."""
        return await self._in_time(await self._own(press), self._take_up)

    async def _take_up(self, own: OwnLesson) -> Answer:
        course = await progress.save(self.registry, own.course, own.course.row)
        return await self.pages.show(own.caller, course, "learn-revised" if course.restarted else "")

    # The ways through a lesson

    async def _back(self, own: OwnLesson) -> Answer:
        """Take the last own choice of this scene back."""
        row = with_choices(own.course, own.course.choices[:-1])
        return await self.pages.show(own.caller, await progress.save(self.registry, own.course, row), "learn-back")

    async def _go_on(self, own: OwnLesson) -> Answer:
        """Begin the next scene, or end the lesson after the last one."""
        row = at_scene(own.course, own.course.next_scene)
        return await self.pages.show(own.caller, await progress.save(self.registry, own.course, row))

    async def _more(self, own: OwnLesson) -> Answer:
        """Replace a step's choices by other buttons, such as *Skip scene*."""
        panel = more_panel(page_of(own.course, own.texts), own.walk)
        return Answer(panel, update=True, keep_pictures=True)

    async def _stop(self, own: OwnLesson) -> Answer:
        course = await progress.stop(self.registry, own.course)
        return Answer(stopped_panel(page_of(course, own.texts)), update=True)

    async def _restart(self, own: OwnLesson) -> Answer:
        course = own.course
        again = await progress.restart(self.registry, course.row, course.game, course.lesson)
        return await self.pages.show(own.caller, again)

    async def _play_alone(self, own: OwnLesson) -> Answer:
        """Open a table of this game with computers; the lesson stays where it is."""
        return await self.alone.play(own.caller, own.course.row.game)


def _arrival(course: Course) -> str:
    """Return the key of the note for users who resume a lesson."""
    return "learn-resumed" if course.number > 1 else ""
