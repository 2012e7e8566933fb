"""The pictures of a lesson: the board and the own picture, with rings round what a step is about."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.tables.lessons.course import Course, table_of
from bot.tables.messages.pictures import Pictures, stacked
from bot.tables.ports.panel import Picture
from games.kernel.lessons import LEARNER
from games.kernel.words import Words
from render.jobs import Sight


async def draw(
    pictures: Pictures, course: Course, texts: Words, sight: Sight, patience: float | None
) -> tuple[Picture, ...] | None:
    """Draw what a lesson shows; None if that takes longer than so many seconds, nothing behind the last scene.

    Where a game is over there are the board and the score sheet.
    """
    walk = course.walk
    if walk is None:
        return ()
    table, marks = table_of(course, walk, texts), () if course.step is None else course.step.mark
    try:
        async with asyncio.timeout(patience):
            if walk.match.state.over:
                return _below_each_other(await pictures.public_pictures(table, texts))
            board = await pictures.board(table, texts, sight, _of(marks, "board"))
            own = await pictures.hand(table, LEARNER, texts, None, sight, _of(marks, "hand"))
    except TimeoutError:
        return None
    return _below_each_other([picture for picture in (board, own) if picture is not None])


def _below_each_other(pictures: Sequence[Picture]) -> tuple[Picture, ...]:
    """Let each picture have the whole width: side by side they were too small."""
    one = stacked(pictures)
    return () if one is None else (one,)


def _of(marks: tuple[str, ...], picture: str) -> tuple[str, ...]:
    """Return the regions of one picture among the places of a step."""
    return tuple(mark.removeprefix(f"{picture}:") for mark in marks if mark.startswith(f"{picture}:"))
