"""Computers' names, which are as long as a lobby makes them, are read in full in every game's pictures."""

from __future__ import annotations

import pytest

from games.kernel.catalogue import find
from games.kernel.words import words_for
from games.players import LEVELS
from render.jobs import short_names
from render.paint import fonts
from render.paint.scene import Scene, Text
from render.random_positions import legend_of, position, scenes


def cut(scene: Scene) -> list[str]:
    """List the texts that lose letters."""
    texts = [item for item in scene.items() if isinstance(item, Text)]
    return [text.string for text in texts if fonts.fit(text.string, text.role, text.size, text.room)[0] != text.string]


@pytest.mark.parametrize("locale", ["de", "en"])
@pytest.mark.parametrize("key", ["eldermann", "tallinn", "tinker_tailor", "ulm"])
def test_no_name_of_a_computer_is_cut(key: str, locale: str) -> None:
    """On board, hands and score sheet of the largest table; the score sheet alone marks it, and says its level."""
    texts, most = words_for(locale, "bot"), find(key).seats[1]
    names = sorted(texts.text("computer-names").split(", "), key=len)[-most:]
    levels = [texts.text(f"level-{level}") for level in (LEVELS * 2)[:most]]
    marked = [texts.text("computer-name", name=name, level=level) for name, level in zip(names, levels, strict=True)]
    marks = [name.partition(" (")[2].rstrip(")") for name in marked]
    for steps in (0, 30, 10_000):
        match = position(key, most, 1, steps)
        drawn = scenes(match, legend_of(match, locale, tuple(marked)))
        assert "board" in drawn
        for name, scene in drawn.items():
            said = [item.string for item in scene.items() if isinstance(item, Text)]
            assert sorted(text for text in said if text in marks) == (sorted(marks) if name == "score" else [])
            assert [text for text in cut(scene) if any(each[:3] in text for each in (*names, *marks))] == []
    assert "score" in drawn


def test_a_level_is_left_out_only_where_names_stay_apart() -> None:
    """It stands in brackets behind a computer's name."""
    assert short_names(("Anna", "Computer (stark)", "Computer 2 (leicht)")) == ("Anna", "Computer", "Computer 2")
    same = ("Anna", "Computer (stark)", "Computer (leicht)")
    assert short_names(same) == same
