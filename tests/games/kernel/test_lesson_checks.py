"""The conformance kit finds what is wrong with a lesson: each case plants one flaw in Tallinn's."""

from __future__ import annotations

import importlib.resources
from collections.abc import Callable
from dataclasses import replace

import pytest

from games.kernel.catalogue import find, installed
from games.kernel.conformance.lessons import Inspection, flaws_of, lesson_flaws
from games.kernel.game import Game
from games.kernel.lessons import Lesson, load_lesson, read_lesson

GAME = find("tallinn")
SOURCE = (importlib.resources.files("games.tallinn") / "lesson.toml").read_text(encoding="utf-8")
FEW = 3


def planted(old: str, new: str) -> Lesson:
    """Read Tallinn's lesson with something replaced where it first stands."""
    assert old in SOURCE
    return read_lesson("tallinn", SOURCE.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("rules = 2", "rules = 1", "made for rules 1, not 2"),
        ("points = [6, 4]", "points = [6, 5]", "coin: points is [6, 4], not [6, 5]"),
        ("points = [6, 4]", "florins = [6, 4]", "coin: florins is [None, None]"),
        ('try = "4L"', 'try = "5L"', "coin: '5L' is not offered"),
        ('allow = ["hand 7", "none"]', 'allow = ["hand 8"]', "tower: 'hand 8' is not offered"),
        ('ask = "build_tower"', 'ask = "choose_card"', "coin: behind it no step is there for"),
        ('key = "half"', 'key = "harp"', "lesson-harp has no text in de"),
        ('key = "rounds"', 'key = "circles"', "scene-circles has no text in en"),
        ('"neighbour"', '"stranger"', "lesson-seat-stranger has no text"),
        ('"hand:card-4"', '"hand:king-4"', "coin: hand:king-4 has no name in de, such as place-hand-king"),
        ('1 = ["9L"]', '1 = ["9L", "9L"]', "a neighbour never chooses '9L'"),
        ('["8", "6", "5", "3"', '["8", "6", "5", "5"', "draw 2 is"),
    ],
)
def test_a_flaw_is_found(old: str, new: str, found: str) -> None:
    """What is wrong is told with its step."""
    flaws = list(flaws_of(GAME, planted(old, new), FEW))
    assert any(found in flaw for flaw in flaws), flaws


def test_luck_that_is_never_drawn_is_found() -> None:
    """A scene says what is drawn, and no more."""
    more = planted('"2", "5", "9"],\n]', '"2", "5", "9"],\n  ["x"],\n]')
    assert any("its luck has 4 draws, but 3 are drawn" in flaw for flaw in flaws_of(GAME, more, FEW))


def test_a_step_that_fails_after_another_choice_is_found() -> None:
    """After any other allowed choice, a learner must be able to do what a later step wants."""
    loose = planted('try = "4L"', 'try = "4L"\nallow = ["7L"]')
    flaws = list(flaws_of(GAME, loose, FEW))
    assert any("lesson-coin-other has no text" in flaw for flaw in flaws)
    away = planted('allow = ["hand 7", "none"]', 'allow = ["hand 9"]')
    assert any("half: '9L' is not offered after 'hand 9' at tower" in flaw for flaw in flaws_of(GAME, away, FEW))


def test_a_long_text_is_found() -> None:
    """A text is measured as it is filled in."""

    class Wordy(type(GAME.voice)):  # type: ignore[misc]  # a class that is found at run time
        lesson: Callable[..., dict[str, str | int]] = lambda *_: {"knights": "x" * 300}

    wordy = replace(GAME, voice=Wordy())
    assert any("coin has" in flaw and "characters in de" in flaw for flaw in flaws_of(wordy, planted("]", "]"), FEW))


def test_a_lesson_is_no_longer_than_a_newcomer_bears() -> None:
    """Two scenes at least, five at most, and twelve decisions in each."""
    lesson = planted("]", "]")
    short = Lesson(lesson.game, lesson.version, lesson.rules, lesson.seats, lesson.scenes[:1])
    assert "it has 1 scenes" in list(flaws_of(GAME, short, FEW))


@pytest.mark.long
@pytest.mark.parametrize("game", [pytest.param(game, id=key) for key, game in installed().items()])
def test_every_lesson_is_walked_through(game: Game) -> None:
    """Two hundred walks through each scene of each lesson reach its end; `check` makes a few of them."""
    assert load_lesson(game) is None or list(lesson_flaws(game)) == []


def test_walks_that_do_not_come_to_the_end_of_a_scene_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kit counts what it has tried: it does not stop early without saying so."""
    lesson = load_lesson(GAME)
    assert lesson is not None
    assert list(flaws_of(GAME, lesson, FEW)) == []
    monkeypatch.setattr(Inspection, "wander", lambda *_: iter(()))
    wanted = [f"scene {scene.key}: 0 of {FEW} random walks came to its end" for scene in lesson.scenes]
    assert list(flaws_of(GAME, lesson, FEW)) == wanted
