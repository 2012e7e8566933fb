"""Each step of each installed lesson fits into a message of Discord, in each language, and can be taken there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.api.payload import message
from bot.tables.core.people import words
from bot.tables.lessons.course import Course, first_row, follow, with_choices
from bot.tables.lessons.panel import lesson_panel, page_of
from bot.tables.messages.learning import learnable
from bot.tables.ports.component_id import parse
from bot.tables.ports.panel import MOST_COMPONENTS, MOST_TEXT, Panel
from games.kernel.lessons import load_lesson
from games.kernel.lessons.telling import seat_names, told_reaction, told_step
from games.kernel.words import LOCALES, Words
from tests.bot.tables.doubles import buttons, selects
from tests.bot.tables.learning import said

GAMES = {game.key: game for game in learnable()}


def pages(key: str, texts: Words) -> Iterator[tuple[Course, Panel, str]]:
    """Compose a lesson as it is walked through; with each message goes what the choice before has brought."""
    game, lesson = GAMES[key], load_lesson(GAMES[key])
    assert lesson is not None
    names = seat_names(lesson, texts)
    for scene in lesson.scenes:
        row, told = replace(first_row(lesson, game, "L", 1, 0), scene=scene.key), ""
        course = follow(row)
        while course is not None and course.walk is not None:
            yield course, lesson_panel(page_of(course, texts, told)), told
            if course.step is None:
                break
            reaction = course.walk.choose(course.step.try_)
            told = told_reaction(course.walk, reaction, texts, names)
            course = follow(with_choices(course, [*course.choices, reaction.choice]))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_each_step_fits_and_can_be_taken(key: str, locale: str) -> None:
    """Nothing of its texts is folded, and a control offers the proposed choice or opens what does."""
    texts = words(locale, GAMES[key].package)
    for course, panel, told in pages(key, texts):
        shown = said(panel)
        view = message(panel).view
        assert view.total_children_count <= MOST_COMPONENTS
        assert view.content_length() <= MOST_TEXT
        assert told in shown
        if course.step is None or course.walk is None:
            continue
        assert told_step(course.walk, texts, seat_names(course.lesson, texts)) in shown
        assert course.step.try_ in offered(panel) or opens(panel)


def offered(panel: Panel) -> set[str]:
    """Name the choices that a message offers."""
    pressed = filter(None, (parse(button.id) for button in buttons(panel)))
    return {each.value for each in pressed} | {choice.value for each in selects(panel) for choice in each.choices}


def opens(panel: Panel) -> bool:
    """Tell whether a choice of several parts can be put together."""
    ids = [*(button.id for button in buttons(panel)), *(select.id for select in selects(panel))]
    return any(each.verb in ("l_form", "l_parts", "l_pick") for each in filter(None, map(parse, ids)))


def test_a_step_without_a_choice_has_one_idea() -> None:
    """What the choices bring is told where the step leaves one; what counts at a question is left to the text."""
    texts = words("en", "games.tallinn")
    first, second, third, *_ = [panel for _, panel, _ in pages("tallinn", texts)]
    assert not brought(first)
    assert not any("counts until the end" in said(panel) for panel in (first, second, third))
    assert brought(third)


def brought(panel: Panel) -> list[str]:
    """List what is said that the choices bring: in lines, each with its choice."""
    lines = [line for row in panel.rows if isinstance(row, str) for line in row.splitlines()]
    return [line for line in lines if line.startswith("-# **") and not line.endswith("**")]


def test_the_shortest_game_is_offered_first() -> None:
    """A newcomer begins with it, in the list, in the command, and on the practice page, which reads the command."""
    minutes = [game.minutes for game in learnable()]
    assert minutes == sorted(minutes)
