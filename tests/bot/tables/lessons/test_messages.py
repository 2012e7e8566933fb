"""Each step of each installed lesson fits into a message of Discord, in each language, and can be taken there."""

from __future__ import annotations

import pytest

from bot.api.payload import message
from bot.tables.core.people import words
from bot.tables.messages.learning import learnable
from bot.tables.ports.component_id import parse
from bot.tables.ports.panel import MOST_COMPONENTS, MOST_TEXT, Panel
from games.kernel.lessons.telling import seat_names, told_step
from games.kernel.words import LOCALES
from tests.bot.tables.doubles import buttons, presses, selects
from tests.bot.tables.learning import GAMES, said, walked


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_each_step_fits_and_can_be_taken(key: str, locale: str) -> None:
    """Nothing of its texts is folded, and a control offers the proposed choice or opens what does."""
    texts = words(locale, GAMES[key].package)
    for course, panel, told in walked(key, texts):
        shown = said(panel)
        view = message(panel).view
        assert view.total_children_count <= MOST_COMPONENTS
        assert view.content_length() <= MOST_TEXT
        assert told in shown
        if course.step is None or course.walk is None or presses(panel, "l_go"):
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
    first, second, third, *_ = [panel for _, panel, _ in walked("tallinn", texts) if not presses(panel, "l_go")]
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
