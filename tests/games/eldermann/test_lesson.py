"""The lesson prepares for the questions with which a usual table begins."""

from __future__ import annotations

import random

from games.eldermann import GAME
from games.eldermann.sections.shapes import TURN
from games.eldermann.state import Eldermann
from games.kernel import Match, RandomChance
from games.kernel.lessons import load_lesson


def begun(seed: int) -> Match[Eldermann]:
    """Begin a usual table of two."""
    rng = random.Random(seed)
    return Match.begin(GAME, 2, {}, lambda first: RandomChance(rng))


def test_every_question_before_the_first_voyage_is_a_step_of_the_lesson() -> None:
    """Home city, starting goods, arrow, and sailing cards; a navigator learns what it may add to them."""
    lesson = load_lesson(GAME)
    assert lesson is not None
    asked: set[str] = set()
    for seed in range(20):
        match = begun(seed)
        while match.state.section != "sail" and match.version < 20:
            asked.add(match.state.section)
            seat = match.state.waiting[0]
            offered = GAME.rules.asked(match.state)[seat].offered()
            match.choose(seat, offered[0 if len(asked) < 4 else -1])
    assert "plan" in asked
    assert asked <= {step.ask for step in lesson.steps}
    assert any(step.try_.endswith(TURN) for step in lesson.steps)
