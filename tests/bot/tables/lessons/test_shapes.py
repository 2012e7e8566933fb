"""Choices of all shapes in lessons: pressed, picked from a list, put together of parts, sent by a form."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.tables.lessons import course as courses
from bot.tables.lessons.course import Course
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Panel
from tests.bot.tables.doubles import ANNA, Trial, buttons, caller, panel_of, press_of, selects
from tests.bot.tables.learning import said

KEY = "tinker_tailor"


async def stands(trial: Trial) -> Course:
    """Return where the learner stands."""
    async with trial.store.read() as tx:
        row = await tx.lessons.of_user(ANNA, KEY)
    course = None if row is None else courses.follow(row)
    assert course is not None
    return course


async def walk_to(trial: Trial, found: Callable[[Panel], bool]) -> Panel:
    """Go through a lesson as it proposes up to a step whose message has what is wanted."""
    here = caller(ANNA, guild_id=None, channel_id=100_000 + ANNA)
    panel = panel_of(await trial.commands.learn(here, KEY))
    while not found(panel):
        step = (await stands(trial)).step
        verb, value = ("l_next", "") if step is None else ("l_choose", step.try_)
        verb = "l_go" if has(panel, "l_go") else verb
        panel = panel_of(await trial.press(ANNA, control(panel, verb, value)))
    return panel


def control(panel: Panel, verb: str, value: str = "") -> ComponentId:
    """Name a control of the step that a message shows."""
    return replace(press_of(panel, "l_more" if has(panel, "l_more") else "l_stop"), verb=verb, value=value)


def has(panel: Panel, verb: str) -> bool:
    """Tell whether a message has a control."""
    ids = [*(button.id for button in buttons(panel)), *(select.id for select in selects(panel))]
    return any(f"|{verb}|" in each for each in ids)


async def test_a_choice_is_picked_from_a_list(trial: Trial) -> None:
    """The proposed one leads on."""
    panel = await walk_to(trial, lambda panel: has(panel, "l_pick"))
    before = await stands(trial)
    assert before.step is not None
    answer = await trial.press(ANNA, press_of(panel, "l_pick"), before.step.try_)
    assert answer.update
    assert (await stands(trial)).step != before.step


async def test_a_choice_is_put_together_of_parts(trial: Trial) -> None:
    """Ticks stand in the message until the choice is made, and nothing is stored before."""
    panel = await walk_to(trial, lambda panel: has(panel, "l_parts"))
    before = await stands(trial)
    opened = await trial.press(ANNA, press_of(panel, "l_parts"))
    assert opened.keep_pictures
    parts = panel_of(opened)
    ticked = panel_of(await trial.press(ANNA, press_of(parts, "l_part"), "0"))
    assert said(ticked) != said(parts)
    assert (await stands(trial)).row == before.row
    assert has(ticked, "l_whole")
    assert has(ticked, "l_more")


async def test_a_choice_is_sent_by_a_form(trial: Trial) -> None:
    """Typed in words or by its id."""
    panel = await walk_to(trial, lambda panel: has(panel, "l_parts"))
    before = await stands(trial)
    assert before.step is not None
    form = (await trial.press(ANNA, control(panel, "l_form"))).form
    assert form is not None
    assert f"|l_submit||{before.row.turn}|" in form.id
    sent = await trial.submit(ANNA, control(panel, "l_submit"), {"typed": (before.step.try_,)})
    assert sent.update
    assert (await stands(trial)).step != before.step


async def test_a_lesson_that_ends_with_its_game_shows_the_score(trial: Trial) -> None:
    """Below the last board, as at a table."""
    panel = await walk_to(trial, lambda panel: has(panel, "l_anew"))
    course = await stands(trial)
    assert course.walk is not None
    assert course.walk.match.state.over
    (shown,) = panel.pictures
    assert [part.name for part in shown.parts] == ["score.png"]
