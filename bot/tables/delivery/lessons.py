"""A lesson's direct message, made from where the lesson stands when it is sent."""

from __future__ import annotations

from bot.tables.core.about import addressee
from bot.tables.core.languages import language, words
from bot.tables.delivery.outgoing import MessageSource, OutgoingMessage
from bot.tables.lessons.course import follow
from bot.tables.lessons.drawing import draw
from bot.tables.lessons.panel import lesson_panel, page_of
from bot.tables.lessons.sending import lesson_game
from bot.tables.messages.pictures import sight_of
from storage.rows import DeliveryRow

PATIENCE = 10.0
"""Seconds for which the first message waits for its pictures; without them it goes out as text."""


class LessonMessages(MessageSource):
    """Compose lessons; None means that the user has deleted it, or takes no direct messages."""

    async def compose(self, row: DeliveryRow) -> OutgoingMessage | None:
        """Make the message of a lesson as it stands."""
        user = await self.registry.people.user(addressee(row))
        async with self.registry.store.read() as tx:
            kept = await tx.lessons.of_user(user.user_id, lesson_game(row.about))
        course = None if kept is None else follow(kept)
        if course is None or user.dms != "on":
            self.registry.arrivals.note(row.recipient, row.about, None)
            return None
        texts = words(language(user), course.game.package)
        pictures = await draw(self.pictures, course, texts, sight_of(user), PATIENCE)
        note = texts.text("learn-resumed") if course.number > 1 else ""
        panel = lesson_panel(page_of(course, texts, note=note, token=row.token), pictures or ())
        channel_id = await self._dm_channel(user.user_id)
        return OutgoingMessage(channel_id, panel, course.row.turn, course.row.turn)
