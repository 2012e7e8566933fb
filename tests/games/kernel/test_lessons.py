"""Lessons: read from data, played by the real rules, repeated from the learner's own choices alone."""

from __future__ import annotations

import pytest

from games.kernel.catalogue import find
from games.kernel.errors import GameOver, NotOffered
from games.kernel.lessons import BadLesson, Lesson, Walk, read_lesson
from games.kernel.lessons.luck import SceneLuck
from games.kernel.lessons.telling import place, told_outcome, told_reaction, told_step
from games.kernel.words import words_for

GAME = find("tallinn")
WORDS = words_for("en", GAME.package)
NAMES = ("Ada", "Bo")
SOURCE = """
[lesson]
version = 1
rules = 2
seats = ["you", "neighbour"]
[[scene]]
key = "small"
luck = [["S3","S6","S1","S2","S4","S5"],
  ["8","6","5","3","2","1","10","9","7","4"], ["10","8","7","6","4","3","1","2","5","9"]]
[[scene.step]]
key = "first"
ask = "choose_card"
mark = ["board:box-0"]
try = "4L"
allow = ["9L"]
others = { 1 = ["9L"] }
[[scene.step]]
key = "second"
ask = "build_tower"
try = "hand 7"
allow = ["*"]
[[scene.step]]
key = "third"
ask = "choose_card"
try = "9R"
"""


def lesson(**changes: str) -> Lesson:
    """Read the small lesson with some of its text replaced."""
    source = SOURCE
    for old, new in changes.items():
        source = source.replace(old, new)
    return read_lesson("tallinn", source)


def begin(*choices: str) -> Walk:
    """Begin the small lesson and make these choices."""
    return Walk.begin(GAME, lesson(), 0, choices)


def keys(walk: Walk) -> list[str]:
    """Name the step that is open, or nothing at the end."""
    return [walk.step.key] if walk.step else []


def test_a_scene_begins_with_its_luck() -> None:
    """A scene begins with its luck."""
    walk = begin()
    assert walk.match.log[0].drawn == [list(draw) for draw in walk.scene.luck]
    assert (keys(walk), walk.number) == (["first"], 1)


def test_the_choice_to_try_is_done_and_the_neighbour_plays_the_script() -> None:
    """The choice to try is done and the neighbour plays the script."""
    walk = begin()
    reaction = walk.choose("4L")
    assert (reaction.kind, GAME.voice.amounts(walk.seen, 0)["points"]) == ("done", 6)
    assert [event.data["half"] for event in reaction.events if event.seat == 1 and "half" in event.data] == ["9L"]
    assert (keys(walk), walk.number) == (["second"], 2)


def test_another_allowed_choice_skips_a_step_that_does_not_come() -> None:
    """Another allowed choice skips a step that does not come."""
    walk = begin()
    assert walk.choose("9L").kind == "other"
    assert keys(walk) == ["third"]


def test_a_choice_that_the_step_does_not_allow_changes_nothing() -> None:
    """A choice that the step does not allow changes nothing."""
    walk = begin()
    before = walk.match.version
    assert walk.choose("7L").kind == "not"
    assert (walk.match.version, walk.choices, keys(walk)) == (before, [], ["first"])


def test_a_choice_against_the_rules_is_refused_as_at_a_table() -> None:
    """A choice against the rules is refused as at a table."""
    with pytest.raises(NotOffered):
        begin().choose("5L")


def test_a_scene_ends_behind_its_last_step() -> None:
    """A scene ends behind its last step."""
    walk = begin("4L", "none")
    walk.choose("9R")
    assert (walk.step, walk.number) == (None, 3)
    with pytest.raises(GameOver):
        walk.choose("10L")


def test_the_own_choices_alone_lead_to_the_same_state() -> None:
    """The own choices alone lead to the same state."""
    walk = begin()
    for choice in ("4L", "row 4", "9R"):
        walk.choose(choice)
    again = begin(*walk.choices)
    assert again.match.state == walk.match.state
    assert again.match.log == walk.match.log


def test_stored_choices_that_the_lesson_does_not_allow_any_more_are_refused() -> None:
    """Stored choices that the lesson does not allow any more are refused."""
    with pytest.raises(BadLesson):
        begin("7L")


def test_choices_may_be_made_before_a_scene_begins() -> None:
    """Choices may be made before a scene begins."""
    later = lesson(**{'[[scene.step]]\nkey = "first"': 'played = ["0 4L", "1 9L"]\n[[scene.step]]\nkey = "first"'})
    walk = Walk.begin(GAME, later, 0)
    assert keys(walk) == ["second"]


def test_where_the_choice_to_try_is_not_offered_anything_is_allowed() -> None:
    """Where the choice to try is not offered anything is allowed."""
    walk = begin("4L", "row 4")
    assert not walk.allows("7L")
    away = Walk.begin(GAME, lesson(**{'try = "9R"': 'try = "4R"'}), 0, ("4L", "row 4"))
    assert away.allows("7L")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("version = 1", "", "version"),
        ('try = "4L"', "", "try"),
        ('key = "second"', 'key = "first"', "two steps have the key first"),
        ("{ 1 =", "{ 2 =", "no neighbour has seat 2"),
        ("{ 1 =", "{ x =", "others"),
        ("mark =", "marks =", "marks"),
        ("[lesson]", "[lesson", "line 2"),
    ],
)
def test_what_is_no_lesson_is_refused_with_the_place(old: str, new: str, problem: str) -> None:
    """What is no lesson is refused with the place."""
    with pytest.raises(BadLesson) as caught:
        lesson(**{old: new})
    assert problem in str(caught.value)


def test_luck_beside_the_script_is_the_same_each_time() -> None:
    """Luck beside the script is the same each time."""
    items = list("abcdef")
    assert SceneLuck((), "s").shuffle(items) == SceneLuck((), "s").shuffle(items)
    assert SceneLuck([["x"]], "s").pick(items) == SceneLuck((), "s").pick(items)
    assert SceneLuck([["c"]], "s").pick(items) == "c"


def test_a_script_may_name_only_what_matters() -> None:
    """A script may name only what matters."""
    items = ["a", "a", "b", "c"]
    top = SceneLuck([["*", "b", "a"]], "s").shuffle(items)
    assert (top[2:], sorted(top)) == (["b", "a"], items)
    first = SceneLuck([["c", "*"]], "s").shuffle(items)
    assert (first[0], sorted(first)) == ("c", items)


def test_a_step_is_told_with_its_places() -> None:
    """A step is told with its places."""
    assert told_step(begin(), WORDS, NAMES).endswith("board:box-0.")  # without a text the place stands as it is written
    assert place("panel:anything", WORDS) == "the buttons below"


def test_a_reaction_is_told_with_what_happened() -> None:
    """A reaction is told with what happened."""
    walk = begin()
    reaction = walk.choose("4L")
    lines = told_reaction(walk, reaction, WORDS, NAMES).splitlines()
    assert lines[0] == told_outcome(walk, reaction, WORDS, NAMES)
    assert any("Bo" in line and "9L" in line for line in lines[1:])


def test_a_scene_is_set_up_once_and_each_walk_goes_its_own_way() -> None:
    """The start is shared, and what one learner does changes nothing of another's."""
    shared = lesson()
    one, other = Walk.begin(GAME, shared, 0), Walk.begin(GAME, shared, 0)
    assert one.match.state is other.match.state
    before = (len(other.match.log), other.match.version, keys(other))
    one.choose("4L")
    assert (len(other.match.log), other.match.version, keys(other)) == before
    assert (other.choices, other.unused) == ([], [])
    assert Walk.begin(GAME, lesson(), 0).match.state == other.match.state
