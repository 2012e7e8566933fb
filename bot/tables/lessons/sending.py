"""A lesson's direct message as a delivery: owed with the change, sent once."""

from __future__ import annotations

from bot.tables.core.about import LESSON
from bot.tables.core.deliveries import enqueue
from storage import Writer, user_recipient
from storage.lessons import LessonRow


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
