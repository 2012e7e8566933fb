"""A lesson of the tests' own, and a learner who goes through it: those of games change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.tables.lessons import course as courses
from bot.tables.lessons.course import Course, first_row, follow, with_choices
from bot.tables.lessons.panel import lesson_panel, page_of
from bot.tables.messages.learning import learnable
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.metrics import Metrics
from bot.tables.ports.panel import Answer, Panel
from games.kernel import catalogue
from games.kernel.lessons import Lesson, Step, load_lesson, read_lesson, script
from games.kernel.lessons.telling import seat_names, told_reaction
from games.kernel.words import Words
from storage.people import LessonRow
from tests.bot.tables.doubles import ANNA, Trial, buttons, caller, panel_of, press_of, presses, text_of

KEY = "tallinn"
GAMES = {game.key: game for game in learnable()}
SCRIPT = """
[lesson]
version = 2
rules = 2
seats = ["you", "neighbour"]

[[scene]]
key = "first"
luck = [
    ["S3", "S6", "S1", "S2", "S4", "S5"],
    ["8", "6", "5", "3", "2", "1", "10", "9", "7", "4"],
    ["10", "8", "7", "6", "4", "3", "1", "2", "5", "9"],
]
[[scene.step]]
key = "coin"
ask = "choose_card"
mark = ["hand:card-4", "board:row-1"]
try = "4L"
others = { 1 = ["9L"] }
[[scene.step]]
key = "tower"
ask = "build_tower"
mark = ["panel:cards"]
try = "hand 7"
allow = ["hand 7", "none"]

[[scene]]
key = "second"
luck = [
    ["S3", "S6", "S1", "S2", "S4", "S5"],
    ["8", "6", "5", "3", "2", "1", "10", "9", "7", "4"],
    ["10", "8", "7", "6", "4", "3", "1", "2", "5", "9"],
]
[[scene.step]]
key = "again"
ask = "choose_card"
try = "4L"
allow = ["*"]
"""
"""A lesson of this test's own: those of games change."""
GAME = catalogue.find(KEY)
DM = 100_000 + ANNA


def walked(key: str, texts: Words) -> Iterator[tuple[Course, Panel, str]]:
    """Compose all messages of a lesson, each with the part of the last choice's outcome that it contains.

    The outcome of a choice may have its own message, before the message of the next step.
    """
    game, lesson = GAMES[key], load_lesson(GAMES[key])
    assert lesson is not None
    names = seat_names(lesson, texts)
    for scene in lesson.scenes:
        row, told = replace(first_row(lesson, game, "L", 1, 0), scene=scene.key), ""
        course = follow(row)
        while course is not None and course.walk is not None:
            panel = lesson_panel(page_of(course, texts, told))
            yield course, panel, told
            if presses(panel, "l_go"):
                yield course, lesson_panel(page_of(course, texts)), ""
            if course.step is None:
                break
            reaction = course.walk.choose(course.step.try_)
            told = told_reaction(course.walk, reaction, texts, names)
            course = follow(with_choices(course, [*course.choices, reaction.choice]))


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game have this lesson."""
    made = read_lesson(KEY, SCRIPT)
    monkeypatch.setattr(script, "_load", lambda key, _package: made if key == KEY else None)


class Counted(Metrics):
    """Count what becomes of lessons."""

    def __init__(self) -> None:
        super().__init__()
        self.told: Counter[tuple[str, ...]] = Counter()

    def note_lesson(self, what: str, game: str, scene: str = "", step: str = "") -> None:
        """Count it."""
        self.told[tuple(filter(None, (what, game, scene, step)))] += 1


@pytest.fixture
def counted(trial: Trial) -> Counted:
    """Count in the running service."""
    trial.service.use_metrics(metrics := Counted())
    return metrics


def lesson() -> Lesson:
    """Return the lesson that is learnt here."""
    found = load_lesson(GAME)
    assert found is not None
    return found


def steps() -> list[Step]:
    """List the steps of all scenes."""
    return [step for scene in lesson().scenes for step in scene.steps]


async def learn(trial: Trial, user: int = ANNA, **fields: object) -> Panel:
    """Begin or go on in direct messages, and return what is shown there."""
    given = {"guild_id": None, "channel_id": 100_000 + user, **fields}
    answer = await trial.commands.learn(caller(user, **given), KEY)
    assert answer.public
    return panel_of(answer)


async def row_of(trial: Trial, user: int = ANNA) -> LessonRow:
    """Return what is stored."""
    async with trial.store.read() as tx:
        row = await tx.lessons.of_user(user, KEY)
    assert row is not None
    return row


async def step_of(trial: Trial, user: int = ANNA) -> Step | None:
    """Return the step at which a user stands."""
    course = courses.follow(await row_of(trial, user))
    assert course is not None
    return course.step


async def choose(trial: Trial, panel: Panel, choice: str, user: int = ANNA) -> Answer:
    """Make a choice with the turn of a panel's controls."""
    return await trial.press(user, replace(way(panel, "l_more"), verb="l_choose", value=choice))


async def press(trial: Trial, panel: Panel, verb: str, user: int = ANNA) -> Answer:
    """Press a panel's button in direct messages."""
    return await trial.press(user, way(panel, verb), guild_id=None)


def way(panel: Panel, verb: str) -> ComponentId:
    """Name a way through a lesson, which may be behind *More*."""
    found = presses(panel, verb)
    return found[0] if found else replace(press_of(panel, "l_more"), verb=verb)


async def walk_through(trial: Trial, panel: Panel) -> Panel:
    """Take every step as it is proposed, through all scenes."""
    for _ in range(3 * len(steps())):
        step = await step_of(trial)
        if presses(panel, "l_go"):
            panel = panel_of(await press(trial, panel, "l_go"))
        elif step is not None:
            panel = panel_of(await choose(trial, panel, step.try_))
        elif any(button.id.split("|")[2] == "l_next" for button in buttons(panel)):
            panel = panel_of(await press(trial, panel, "l_next"))
        else:
            break
    return panel


def said(shown: Answer | Panel) -> str:
    """Join all texts of a lesson, which stand above and below its pictures."""
    return text_of(shown)
