"""The numbers in the chapters of the rulebook."""

import re

import pytest

from games.kernel.words import LOCALES, Words, words_for
from games.ulm import GAME
from games.ulm.material import MATERIALS
from games.ulm.voice.text_numbers import numbers
from tests.games.ulm import another_set

LITERAL = {
    "goal": {"1500"},
    "turn": {"1", "2", "3", "4"},
    "chronicle": {"1", "2"},
    "quarters": {"0", "1", "2"},
    "descendants": {"1", "2"},
    "actions": {"1"},
    "sparrows": {"1"},
    "towers": {"1"},
    "final": {"1"},
}
"""What stands in a text itself: a year, the steps of a turn, and what no value names, as in "1 point each"."""
each_locale = pytest.mark.parametrize("locale", LOCALES)


def words_of(locale: str) -> Words:
    """Return Ulm's texts."""
    return words_for(locale, GAME.package)


@each_locale
def test_no_value_of_the_set_stands_literally_in_a_text(locale: str) -> None:
    """With all values taken out, hardly any number is left; names of outer fields such as N1 are no numbers."""
    words = words_of(locale)
    blanks = dict.fromkeys(numbers(words, ""), "#")
    left = {
        chapter.key: set(re.findall(r"(?<![NESW\d])\d+", words.text(f"rulebook-{chapter.key}", **blanks)))
        for chapter in GAME.rulebook
    }
    assert {key: found for key, found in left.items() if found} == LITERAL


@each_locale
def test_every_number_is_named_by_a_text(locale: str) -> None:
    """A value that the texts do not name would be one that stands nowhere, or literally."""
    words = words_of(locale)
    unused: set[str] = set()
    for name in numbers(words, ""):
        blank = {**numbers(words, ""), name: "#"}
        if not any("#" in words.text(f"rulebook-{chapter.key}", **blank) for chapter in GAME.rulebook):
            unused.add(name)
    assert unused == {"start_tiles"}


@each_locale
def test_chapters_are_short_and_whole(locale: str) -> None:
    """Nothing of them is lost to Fluent's syntax, with the numbers filled in."""
    for material_id in (MATERIALS.ours, another_set.learn()):
        for chapter in GAME.rulebook:
            text = GAME.voice.chapter(chapter.key, words_of(locale), material_id)
            assert 300 < len(text) <= 1200
            assert text.count("**") % 2 == 0
            assert not re.search(r"[{}$#]", text)


@each_locale
def test_another_set_is_told_with_its_own_numbers(locale: str) -> None:
    """Bridge and places change; what somebody has read off is said to be theirs."""
    words, other = words_of(locale), another_set.learn()
    ours, theirs = (GAME.voice.chapter("danube", words, digest) for digest in ("", other))
    assert "−1 " in ours
    assert "−3 " in theirs
    assert "6" in GAME.voice.chapter("quarters", words, "").partition("- **")[0]
    places = re.findall(r"\d", GAME.voice.chapter("quarters", words, other).partition("- **")[0])
    assert sorted(places) == ["1", "2", "3", "4", "5", "6"]
    ground = GAME.voice.chapter("editions", words, other)
    assert words.text("ground-yours", parts="§").partition("§")[0] in ground
    assert words.text("component-coat") in ground
