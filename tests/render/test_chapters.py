"""The cover and the rulebook: chapters, their texts and their pictures."""

from __future__ import annotations

import re

import pytest

from games.kernel.words import LOCALES, words_for
from games.tallinn.material import ENTRIES, NUMBERS
from games.tallinn.rulebook import RULEBOOK
from games.tallinn.rules import TallinnRules
from games.tallinn.voice.voice import TallinnVoice
from render import checks
from render.painter import Legend, find_painter
from render.pictures import draw
from render.tallinn import PAINTER
from render.tallinn.chapters import CHAPTERS
from tests.fifth_game import installed_beacons

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


@each_locale
@pytest.mark.parametrize("key", CHAPTERS)
def test_pictures_of_chapters_are_sound(key: str, locale: str) -> None:
    """Every picture passes the structural checks and is small."""
    scene = PAINTER.chapter(key, legend(locale))
    assert scene is not None
    assert checks.problems(scene) == []
    assert len(draw(scene, "tallinn")) < 40 * 1024


def test_chapters_declare_their_pictures() -> None:
    """The rulebook promises a picture exactly where the painter draws one."""
    assert {chapter.key for chapter in RULEBOOK if chapter.picture} == set(CHAPTERS)
    assert PAINTER.chapter("editions", legend("de")) is None


@each_locale
def test_the_cover_is_sound_and_small(locale: str) -> None:
    """The title picture names game and factions and keeps its budget."""
    scene = PAINTER.cover(legend(locale))
    assert scene.size == (1200, 500)
    assert checks.problems(scene) == []
    assert checks.cache_problems(scene, "tallinn") == []
    assert len(draw(scene, "tallinn")) < 120 * 1024


def test_a_painter_need_not_illustrate() -> None:
    """A game from elsewhere without cover and chapters answers that there are none, and draws as before."""
    with installed_beacons() as key:
        painter = find_painter(key)
        assert painter.key == key
        assert painter.cover(legend("en")) is None
        assert painter.chapter("goal", legend("en")) is None
        assert len(painter.contact_sheet()) == 3
