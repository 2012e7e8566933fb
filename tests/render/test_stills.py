"""Covers and the pictures of rulebooks, which name nobody: the same checks for each game."""

from __future__ import annotations

import pytest

from games.kernel.catalogue import find
from games.kernel.words import LOCALES, words_for
from render import checks
from render.painter import Legend, find_painter
from render.pictures import draw
from tests.fifth_game import installed_beacons
from tests.given import OURS

KB = 1024
MOST_CHAPTER = {"eldermann": 45 * KB}
MOST_COVER = {"ulm": 40 * KB}
"""Bytes of the games that differ from the others' 40 and 120 KB."""
PAGES = [(key, chapter.key) for key in OURS for chapter in find(key).rulebook if chapter.picture]
each_locale = pytest.mark.parametrize("locale", LOCALES)


def legend(key: str, locale: str) -> Legend:
    """Say how a picture of a game reads that names nobody."""
    return Legend((), words_for(locale, find(key).package))


@each_locale
@pytest.mark.parametrize(("key", "chapter"), PAGES)
def test_pictures_of_chapters_are_sound(key: str, chapter: str, locale: str) -> None:
    """Every picture that the rulebook promises passes the structural checks and is small."""
    scene = find_painter(key).chapter(chapter, legend(key, locale))
    assert scene is not None
    assert checks.problems(scene) == []
    assert len(draw(scene, key)) < MOST_CHAPTER.get(key, 40 * KB)


@pytest.mark.parametrize("key", OURS)
def test_chapters_declare_their_pictures(key: str) -> None:
    """The rulebook promises a picture exactly where the painter draws one."""
    painter, chapters = find_painter(key), find(key).rulebook
    drawn = {chapter.key for chapter in chapters if painter.chapter(chapter.key, legend(key, "de"))}
    assert {chapter.key for chapter in chapters if chapter.picture} == drawn
    assert drawn


@each_locale
@pytest.mark.parametrize("key", OURS)
def test_the_cover_is_sound_and_small(key: str, locale: str) -> None:
    """The title picture passes the structural checks and keeps its budget."""
    scene = find_painter(key).cover(legend(key, locale))
    assert scene is not None
    assert scene.size == (1200, 500)
    assert checks.problems(scene) == checks.cache_problems(scene, key) == []
    assert len(draw(scene, key)) < MOST_COVER.get(key, 120 * KB)


def test_a_painter_need_not_illustrate() -> None:
    """A game from elsewhere without cover and chapters answers that there are none, and draws as before."""
    with installed_beacons() as key:
        painter = find_painter(key)
        assert painter.key == key
        assert painter.cover(legend("tallinn", "en")) is None
        assert painter.chapter("goal", legend("tallinn", "en")) is None
        assert len(painter.contact_sheet()) == 3
