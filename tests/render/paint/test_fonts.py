from __future__ import annotations

import hashlib
from dataclasses import replace
from itertools import product

import pytest

from games.kernel.words import LOCALES, sources
from render.paint import fonts
from render.paint.fonts import FILES
from render.paint.scene import Text


@pytest.mark.parametrize("role", FILES)
def test_font_files_are_the_known_ones(role: str) -> None:
    """A changed font file is noticed before it changes every picture."""
    file = FILES[role]
    assert hashlib.sha256(file.path.read_bytes()).hexdigest() == file.sha256


@pytest.mark.parametrize(("locale", "role"), list(product(LOCALES, ("body", "strong", "head"))))
def test_words_of_pictures_have_glyphs(locale: str, role: str) -> None:
    """Every character of the texts in pictures can be drawn."""
    text = " ".join(sources("games.tallinn", locale)["pic.ftl"].split())
    assert fonts.printable(text, role) == text


def test_unknown_characters_are_dropped() -> None:
    """A display name keeps what can be drawn: a character that no font has, and what is not to be seen, falls away."""
    assert fonts.printable("Zoë \ue000 Łuk\u200b\n") == "Zoë Łuk"
    assert fonts.printable("\ue000") == ""


def test_a_short_text_keeps_its_size() -> None:
    """Nothing shrinks without need."""
    assert fonts.fit("Anna", "head", 44, 240) == ("Anna", 44)
    assert fonts.fit("Anna", "head", 44, 0) == ("Anna", 44)


def test_a_long_text_shrinks_before_it_is_cut() -> None:
    """The size falls as far as the floor, then the end is cut."""
    string, size = fonts.fit("Maximiliane-Chri", "head", 44, 240)
    assert (string, fonts.SMALLEST <= size < 44) == ("Maximiliane-Chri", True)
    string, size = fonts.fit("Maximiliane-Chri", "head", 44, 100)
    assert string.endswith("…")
    assert size == fonts.SMALLEST


@pytest.mark.parametrize("anchor", ["l", "m", "r"])
@pytest.mark.parametrize("role", ["body", "strong", "head", "title"])
def test_fitted_ink_stays_in_its_room(role: str, anchor: str) -> None:
    """What is drawn is no wider than the room, also where the ink of a glyph exceeds its advance."""
    for room in (60, 101, 190):
        text = Text(400, 100, "Bartholomäus-Alexander", role, 44, anchor=anchor, room=room)
        assert fonts.extent(text)[2] <= room


def test_the_longest_fitting_wording_is_chosen() -> None:
    """Wordings are tried from long to short, and the last is taken if none fits."""
    assert fonts.first_fitting(["Anna und Bea wählen", "Noch 2"], "body", 300) == "Anna und Bea wählen"
    assert fonts.first_fitting(["Anna und Bea wählen", "Noch 2"], "body", 100) == "Noch 2"
    assert fonts.first_fitting(["Anna und Bea wählen", "Noch 2"], "body", 10) == "Noch 2"


def test_text_is_broken_into_lines_of_a_width() -> None:
    """Every line keeps the width, no word is lost, and a word that is longer stands alone."""
    text = "Dieb, Pirat und Gesetzloser verlieren je eine Karte"
    lines = fonts.wrap(text, "body", 24, 200)
    assert " ".join(lines) == text
    assert max(fonts.length(line, "body", 24) for line in lines) <= 200
    assert fonts.wrap("an Kerkermeister", "body", 24, 40) == ("an", "Kerkermeister")


def test_a_long_name_takes_the_narrower_face() -> None:
    """The heading's face is left where it would become too small."""
    assert fonts.roomiest("Anna", 26, 150) == "head"
    assert fonts.roomiest("Bartholomäus-Ale", 26, 210) == "body"


@pytest.mark.parametrize("anchor", ["l", "m", "r"])
def test_a_text_is_narrowed_before_it_is_cut(anchor: str) -> None:
    """A text of a third more letters than there is room for is whole, and its ink stays in the room."""
    word = "Schlusswertung"
    room = int(fonts.length(word, "body", fonts.SMALLEST) * 0.8)
    text = Text(500, 50, word, "body", 30, "#000000", anchor, room)
    assert fonts.shown(text) == (word, fonts.SMALLEST)
    left, _, width, _ = fonts.extent(text)
    start = {"l": 500, "m": 500 - room / 2, "r": 500 - room}[anchor]
    assert start - 2 <= left
    assert left + width <= start + room + 2
    assert fonts.shown(replace(text, room=room // 2))[0].endswith("…")


def test_lines_say_what_they_cannot_hold() -> None:
    """A text keeps its size where it fits, is smaller or narrower where not, and is never shortened in silence."""
    text = "Nimm ein Gut aus dem Markt und lege es auf dein Schiff"
    room = fonts.length(text, "body", 30) // 2 + 60
    assert fonts.lines(text, "body", 30, room, 2) == (fonts.wrap(text, "body", 30, room), 30)
    found, size = fonts.lines(text, "body", 30, room * 2 // 3, 2)
    assert (len(found), size < 30, " ".join(found)) == (2, True, text)
    found, size = fonts.lines(text, "body", 30, room // 5, 2)
    assert (len(found), size, " ".join(found)) == (2, fonts.SMALLEST, text)
