"""Where a user stands in a lesson: the stored row, and the walk that the choices in it lead to.

A state is never stored: the scene is replayed from the lesson's script and the user's own choices. A user in an older
version of a lesson, or in a scene that today's rules do not repeat, begins that scene again.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

import structlog

from bot.tables.core.table import NO_GUILD, Table
from bot.tables.messages.controls import Controls
from bot.tables.ports.component_id import ComponentId
from games.kernel import catalogue
from games.kernel.errors import KernelError
from games.kernel.game import Game
from games.kernel.lessons import LEARNER, Lesson, Scene, Step, Walk, load_lesson
from games.kernel.lessons.telling import seat_names
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.words import Words
from storage.people import LessonRow
from storage.rows import SeatRow, TableRow

log = structlog.get_logger()

THE_END = ""
"""What is stored in the place of a scene once all of them are over or skipped."""


@dataclass(frozen=True, slots=True)
class Course:
    """A stored lesson as it stands; it is over if it has no walk. It is `restarted` if its scene had to start over."""

    row: LessonRow
    lesson: Lesson
    walk: Walk | None
    restarted: bool = False

    @property
    def game(self) -> Game:
        """Return the game that is learnt."""
        return catalogue.find(self.row.game)

    @property
    def step(self) -> Step | None:
        """Return the step that is to be taken; None at the end of a scene."""
        return None if self.walk is None else self.walk.step

    @property
    def scene(self) -> Scene | None:
        """Return the scene; None behind the last one."""
        return next((scene for scene in self.lesson.scenes if scene.key == self.row.scene), None)

    @property
    def count(self) -> int:
        """Count the steps of all scenes."""
        return sum(len(scene.steps) for scene in self.lesson.scenes)

    @property
    def number(self) -> int:
        """Number the step that is to be taken, or that was taken last, among those of all scenes."""
        keys = [step.key for scene in self.lesson.scenes for step in scene.steps]
        if self.step is not None:
            return keys.index(self.step.key) + 1
        return len(keys) if self.scene is None else keys.index(self.scene.steps[-1].key) + 1

    @property
    def choices(self) -> list[str]:
        """List the user's own choices in this scene."""
        return [str(choice) for choice in json.loads(self.row.choices)]

    @property
    def over(self) -> bool:
        """Tell whether no scene is left."""
        return self.step is None and self.next_scene == THE_END

    @property
    def next_scene(self) -> str:
        """Name the scene behind this one."""
        keys = [scene.key for scene in self.lesson.scenes]
        at = keys.index(self.row.scene) + 1 if self.row.scene in keys else len(keys)
        return keys[at] if at < len(keys) else THE_END


def follow(row: LessonRow) -> Course | None:
    """Replay a stored scene; None if its game has no lesson any more."""
    game = catalogue.installed().get(row.game)
    lesson = None if game is None else load_lesson(game)
    if game is None or lesson is None:
        return None
    known = row.scene in {THE_END, *(scene.key for scene in lesson.scenes)}
    if row.version == lesson.version and known:
        try:
            return Course(row, lesson, _walk(game, lesson, row))
        except (KernelError, ValueError):
            log.warning("lesson restarts its scene", game=row.game, scene=row.scene)
    return _restart(game, lesson, row, row.scene if known else lesson.scenes[0].key)


def _restart(game: Game, lesson: Lesson, row: LessonRow, scene: str) -> Course:
    row = replace(row, version=lesson.version, scene=scene, choices="[]")
    return Course(row, lesson, _walk(game, lesson, row), restarted=True)


def _walk(game: Game, lesson: Lesson, row: LessonRow) -> Walk | None:
    keys = [scene.key for scene in lesson.scenes]
    if row.scene == THE_END:
        return None
    return Walk.begin(game, lesson, keys.index(row.scene), json.loads(row.choices))


def first_row(lesson: Lesson, game: Game, lesson_id: str, user_id: int, now: int) -> LessonRow:
    """Make the row of a lesson that begins."""
    return LessonRow(
        lesson_id=lesson_id,
        user_id=user_id,
        game=game.key,
        version=lesson.version,
        scene=lesson.scenes[0].key,
        begun_at=now,
        seen_at=now,
    )


def at_scene(course: Course, scene: str) -> LessonRow:
    """Return the row of a lesson that goes on with a scene."""
    return replace(course.row, scene=scene, choices="[]")


def with_choices(course: Course, choices: list[str]) -> LessonRow:
    """Return the row of a lesson with other choices in its scene."""
    return replace(course.row, choices=json.dumps(choices))


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

    def effect(self, choice: str) -> str:
        """Say what a choice brings where a step leaves one; else the step's own text is enough to read."""
        return super().effect(choice) if self.free else ""

    def press(self, verb: str, value: str = "") -> str:
        """Write the id of a control of this step."""
        return ComponentId(self.table, PREFIX + verb, None, self.number, value).id


def controls_of(course: Course, walk: Walk, words: Words) -> LessonControls:
    """Make the controls of what is asked now."""
    return LessonControls(course, view(walk.match.state, LEARNER), words)
