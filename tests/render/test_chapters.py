"""The cover and the rulebook: chapters, their texts and their pictures."""

from __future__ import annotations

import re

import pytest

from games.kernel.words import LOCALES, words_for
from games.tallinn.material import ENTRIES, NUMBERS
from games.tallinn.rulebook import RULEBOOK
from games.tallinn.rules import TallinnRules
from games.tallinn.voice.voice import TallinnVoice
from render.painter import Legend

LONGEST = 900
VOICE = TallinnVoice()
each_locale = pytest.mark.parametrize("locale", LOCALES)


def legend(locale: str) -> Legend:
    """Say how a picture reads that names nobody."""
    return Legend((), words_for(locale, "games.tallinn"))


def test_every_section_has_one_chapter() -> None:
    """Whatever the rules ask or score is explained, so that `/rules` knows where to open."""
    covered = [section for chapter in RULEBOOK for section in chapter.sections]
    assert sorted(covered) == sorted(TallinnRules.sections)


@each_locale
def test_every_chapter_has_a_title_and_a_text(locale: str) -> None:
    """Texts exist in the language itself, are short, and nothing of them is lost to Fluent's syntax."""
    words = legend(locale).words
    for chapter in RULEBOOK:
        title, text = f"rulebook-{chapter.key}-title", VOICE.chapter(chapter.key, words)
        assert words.has(title)
        assert words.has(f"rulebook-{chapter.key}")
        assert 250 < len(text) <= LONGEST
        assert len(words.text(title)) <= 45
        assert text.count("**") % 2 == text.count("`") % 2 == 0
        assert "{" not in text


@each_locale
def test_numbers_of_the_texts_are_those_of_the_material(locale: str) -> None:
    """What a chapter scores is what the rules score."""
    words = legend(locale).words
    values = {
        "setup": ("start_points",),
        "contests": ("contest_more", "contest_tie"),
        "final": ("final_more", "final_tie", "tower_more", "tower_tie", "lead", "lead_payment"),
        "goal": ("rounds",),
        "envoy": ("exchange_price",),
    }
    for key, names in values.items():
        found = {int(number) for number in re.findall(r"\d+", VOICE.chapter(key, words))}
        assert {NUMBERS[name] for name in names} <= found


@each_locale
def test_what_is_reconstructed_is_named(locale: str) -> None:
    """The last chapter names each influence card whose faces are not known."""
    text = VOICE.chapter("editions", legend(locale).words)
    named = re.search(r"(\d)–(\d) (?:und|and) (\d)–(\d)", text)
    assert named is not None
    first, last, other, end = map(int, named.groups())
    unknown = {str(card) for card in (*range(first, last + 1), *range(other, end + 1), 9)}
    assert unknown == {entry["card"] for entry in ENTRIES["influence"] if entry["mark"] == "R"}
