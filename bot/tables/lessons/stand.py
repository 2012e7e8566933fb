"""The table that a lesson is played at: it exists in memory only, for what makes messages and pictures of tables."""

from __future__ import annotations

from bot.tables.core.table import NO_GUILD, Table
from bot.tables.lessons.course import Course
from bot.tables.messages.controls import Controls
from bot.tables.ports.component_id import ComponentId
from games.kernel.lessons import LEARNER, Walk
from games.kernel.lessons.telling import seat_names
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.voice import Label
from games.kernel.words import Words
from storage.rows import SeatRow, TableRow

PREFIX = "l_"
"""What the verbs of a lesson's controls begin with: those of tables look for a table."""


def table_of(course: Course, walk: Walk, words: Words) -> Table:
    """Make the table of a lesson; it is in no guild, has no luck of its own, and is never stored."""
    row = TableRow(
        table_id=course.row.lesson_id,
        guild_id=NO_GUILD,
        home_id=0,
        game=course.row.game,
        locale=words.locale,
        stage="playing",
        host_id=None,
        seed=b"",
        commitment="",
        rules_version=walk.match.state.rules,
        created_at=course.row.begun_at,
    )
    seats = [
        SeatRow(table_id=row.table_id, seat=seat, name=name)
        for seat, name in enumerate(seat_names(course.lesson, words))
    ]
    return Table(row, seats, walk.match)


class LessonControls(Controls):
    """Make the controls of a lesson's step as those of a table; their ids say the turn that they stand at."""

    def __init__(self, course: Course, seen: State, words: Words) -> None:
        super().__init__(course.row.lesson_id, course.game, seen, LEARNER, words, course.row.turn)
        self.free = bool(course.step and course.step.allow)

    def said(self, choice: str) -> tuple[Label, str]:
        """Return label and gain anew: steps at one question differ in what they say."""
        return self.label(choice), self.gain(choice)

    def gain(self, choice: str) -> str:
        """Say what a choice brings where a step leaves one; else the step's own text is enough to read."""
        return super().gain(choice) if self.free else ""

    def press(self, verb: str, value: str = "") -> str:
        """Write the id of a control of this step."""
        return ComponentId(self.table, PREFIX + verb, None, self.number, value).id


def controls_of(course: Course, walk: Walk, words: Words) -> LessonControls:
    """Make the controls of what is asked now."""
    return LessonControls(course, view(walk.match.state, LEARNER), words)
