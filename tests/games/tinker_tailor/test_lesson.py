"""What the lesson's texts may name; that it can be walked through is for the kit to check."""

from typing import cast

from games.kernel import view
from games.kernel.lessons import Walk, load_lesson
from games.tinker_tailor import GAME
from games.tinker_tailor.state import TinkerTailor
from games.tinker_tailor.voice.text_numbers import learnt
from tests.games.tinker_tailor.positions import EN


def last_scene() -> Walk:
    """Begin the lesson's last scene."""
    lesson = load_lesson(GAME)
    assert lesson is not None
    return Walk.begin(GAME, lesson, len(lesson.scenes) - 1)


def test_the_numbers_of_a_lesson_are_those_of_the_own_hand() -> None:
    """A view, which hides the hands of others, gives the same as the whole state; no score before the end."""
    state = cast("TinkerTailor", last_scene().match.state)
    said = learnt(view(state, 0), 0, EN)
    assert said == learnt(state, 0, EN)
    assert (said["round"], said["rounds"], said["wine"], said["sets"]) == (12, 12, 7, 2)
    assert not any(name.startswith("total") for name in said)


def test_at_the_end_all_scores_are_named() -> None:
    """The learner wins by what was tried."""
    walk = last_scene()
    while walk.step is not None:
        walk.choose(walk.step.try_)
    said = learnt(cast("TinkerTailor", walk.seen), 0, EN)
    assert (said["total-0"], said["total-1"], said["total-2"]) == (148, 114, 97)
