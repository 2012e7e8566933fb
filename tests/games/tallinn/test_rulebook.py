"""The numbers in the chapters of the rulebook."""

import copy
import re

import pytest

from games.kernel.words import LOCALES, Words, words_for
from games.tallinn import GAME
from games.tallinn.material import MATERIALS
from games.tallinn.voice.text_numbers import numbers
from tests import made_up

LITERAL = {"setup": {"1"}, "goal": {"14", "1", "2", "3", "4"}, "cards": {"7"}}
"""What stands in a text itself: the number of the first card, a century, the steps of a round, an example."""
each_locale = pytest.mark.parametrize("locale", LOCALES)


def words_of(locale: str) -> Words:
    """Return Tallinn's texts."""
    return words_for(locale, GAME.package)


def text_of(key: str, locale: str, material_id: str) -> str:
    """Return a chapter as it is read at a table with a set."""
    return GAME.voice.chapter(key, words_of(locale), material_id)


@pytest.fixture(scope="module")
def other() -> str:
    """Learn a set: no swords on cards 1 and 2 but on 7, at most two symbols on a half, more points for Chronicles."""
    entries = copy.deepcopy(made_up.tallinn())
    for card in entries["influence"]:
        for side in ("left", "right"):
            card[side] = [0, 2, 0] if sum(card[side]) == 3 else card[side]
    for card in entries["influence"][:2]:
        card["coin"] = "none"
    for chronicle in entries["chronicle"]:
        for step in (*chronicle["one"], *chronicle["two"]):
            step["times"] += 1
    return MATERIALS.learn(entries)


@each_locale
def test_no_value_of_the_set_stands_literally_in_a_text(locale: str) -> None:
    """With all values taken out, hardly any number is left; those of the halves of cards are names."""
    words = words_of(locale)
    blanks = dict.fromkeys(numbers(words, ""), "#")
    left = {
        chapter.key: set(re.findall(r"\d+", words.text(f"rulebook-{chapter.key}", **blanks)))
        for chapter in GAME.rulebook
    }
    assert {key: found for key, found in left.items() if found} == LITERAL


@each_locale
def test_every_number_is_named_by_a_text(locale: str) -> None:
    """A value that the texts do not name would be one that stands nowhere, or literally."""
    words, texts = words_of(locale), [f"rulebook-{chapter.key}" for chapter in GAME.rulebook]
    for name in numbers(words, ""):
        filled = {**numbers(words, ""), "own": 1}
        assert any("#" in words.text(key, **{**filled, name: "#"}) for key in texts) or name == "own", name


@each_locale
def test_chapters_are_short_and_whole(locale: str, other: str) -> None:
    """Nothing of them is lost to Fluent's syntax, with the numbers filled in."""
    for material_id in (MATERIALS.ours, other):
        for chapter in GAME.rulebook:
            text = text_of(chapter.key, locale, material_id)
            assert 300 < len(text) <= 1200
            assert text.count("**") % 2 == 0
            assert not re.search(r"[{}$#]", text)


@pytest.mark.parametrize(
    ("locale", "ours", "others"),
    [
        ("en", "two halves with 1–3 symbols on them. 6 of the 10 cards have", "1–2 symbols on them. 5 of the 10 cards"),
        ("de", "stehen 1–3 Personen. 6 der 10 Karten haben", "stehen 1–2 Personen. 5 der 10 Karten haben"),
    ],
)
def test_another_set_is_told_with_its_own_numbers(locale: str, ours: str, others: str, other: str) -> None:
    """What cards show, what Chronicles pay and where the values are from follow the set of the table."""
    assert ours in text_of("setup", locale, "")
    assert others in text_of("setup", locale, other)
    for key, told, changed in (("chronicles", " 1–2 × ", " 2–3 × "), ("gifts", "II 2 × ", "II 3 × ")):
        assert told in text_of(key, locale, "")
        assert changed in text_of(key, locale, other)
    reconstructed, yours = {"en": ("reconstructed cards 1", "Yours: "), "de": ("Rekonstruiert sind", "Eure eigenen: ")}[
        locale
    ]
    assert reconstructed in text_of("editions", locale, MATERIALS.ours)
    assert reconstructed not in text_of("editions", locale, other)
    assert yours in text_of("editions", locale, other)
