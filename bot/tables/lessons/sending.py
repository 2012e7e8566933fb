"""A lesson's direct message as a delivery: owed with the change, sent once."""

from __future__ import annotations

from bot.tables.core.about import LESSON
from storage import Writer, user_recipient
from storage.lessons import LessonRow
from storage.rows import NewDelivery


def lesson_about(game: str) -> str:
    """Name what the message of a game's lesson is about."""
    return f"{LESSON}-{game}"


def lesson_game(about: str) -> str:
    """Return the game whose lesson a message is; empty if it is none."""
    return about.removeprefix(f"{LESSON}-") if about.startswith(f"{LESSON}-") else ""


async def enqueue_lesson(tx: Writer, row: LessonRow, now: int) -> None:
    """Enqueue a lesson's message to its user, as it stands when it is sent."""
    await tx.outbox.add(
        NewDelivery(
            table_id=None,
            recipient=user_recipient(row.user_id),
            kind="post",
            about=lesson_about(row.game),
            since=row.turn,
            upto=row.turn,
            created_at=now,
            due_at=now,
        )
    )
