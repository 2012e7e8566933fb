from __future__ import annotations

from typing import Any

import pytest

from games.kernel import State
from games.kernel.ask import Ask, OneOf, Parts, Pick, Shape, Split
from games.kernel.typed import Asked, examples, say, understand
from games.kernel.voice import Label, Voice
from games.kernel.words import Words, words_for

NAMES = {
    "wine": ("Wine", "Wein"),
    "bread": ("Bread", "Brot"),
    "none": ("No purchase", "Kein Kauf"),
    "row 7": ("Tower from the row: 7", "Turm aus der Auslage: 7"),
    "row 8": ("Tower from the row: 8", "Turm aus der Auslage: 8"),
    "no": ("No tower", "Kein Turm"),
}


class Talking(Voice):
    """Name some choices in both languages."""

    def label(self, view: Any, seat: int, choice: str, words: Words) -> Label:
        """Name a choice."""
        return Label(NAMES.get(choice, (choice, choice))[words.locale == "de"])


def asked(shape: Shape | None) -> Asked:
    """Ask for a choice of this shape."""
    return Asked(Talking(), State(), 0, Ask("buy", shape))


def languages(first: str) -> tuple[Words, ...]:
    """Return both languages, this one first."""
    return words_for(first, "games.kernel"), words_for("en" if first == "de" else "de", "games.kernel")


TOWERS = OneOf(("row 7", "row 8", "no"))
PICK = Pick(("wine", "wine", "bread"), 0, 3)
SPLIT = Split((("wine", 3), ("bread", 3)), 3)
PARTS = Parts((("goods", ("wine", "bread")), ("paid", ("5", "3")), ("change", ("1",))))


@pytest.mark.parametrize(
    ("shape", "typed", "choice"),
    [
        (TOWERS, "row 7", "row 7"),
        (TOWERS, " ROW   7 ", "row 7"),
        (TOWERS, "Turm aus der Auslage: 7", "row 7"),
        (TOWERS, "tower from the row: 8", "row 8"),
        (TOWERS, "kein turm", "no"),
        (TOWERS, "auslage 7", "row 7"),
        (TOWERS, "Turm", "Turm"),
        (TOWERS, "Kein", "no"),
        (TOWERS, "7", "7"),
        (PICK, "Wein, Brot", "wine+bread"),
        (PICK, "2 wine and bread", "wine+wine+bread"),
        (PICK, "2× Wein", "wine+wine"),
        (PICK, "wine+Brot", "wine+bread"),
        (PICK, "nichts", "none"),
        (PICK, "3 Wein", "3 Wein"),
        (PICK, "Gold", "Gold"),
        (SPLIT, "2 Wein + 1 Brot", "wine:2+bread:1"),
        (SPLIT, "Wein: 2, Brot: 1", "wine:2+bread:1"),
        (PARTS, "Wein / 5", "wine/5"),
        (PARTS, "wein und brot/5+3/1", "wine+bread/5+3/1"),
        (PARTS, "wein/nichts/1", "wine/none/1"),
        (PARTS, "5/Wein", "5/Wein"),
        (PARTS, "a/b/c/d", "a/b/c/d"),
    ],
)
def test_a_choice_is_typed_in_words_or_as_an_id(shape: Shape, typed: str, choice: str) -> None:
    """In the player's language, in the other, mixed; what means nothing or more than one thing is left as it is."""
    assert understand(asked(shape), typed, languages("de")) == choice
    assert understand(asked(shape), typed, languages("en")) == choice


def test_what_is_hidden_is_not_guessed() -> None:
    """Of a question whose answers are hidden nothing is understood."""
    assert understand(asked(None), " wine ", languages("de")) == "wine"


@pytest.mark.parametrize(
    ("shape", "choice", "said"),
    [
        (TOWERS, "row 7", "Turm aus der Auslage: 7"),
        (TOWERS, "row 99", "row 99"),
        (PICK, "bread+bread", "Brot, Brot"),
        (SPLIT, "wine:9", "9 × Wein"),
        (PARTS, "wine+wine/none/1", "Wein, Wein / nichts / 1"),
        (PARTS, "gold/5", "gold/5"),
    ],
)
def test_a_choice_is_said_in_words(shape: Shape, choice: str, said: str) -> None:
    """Also one that is not offered, for a refusal."""
    assert say(asked(shape), choice, words_for("de", "games.kernel")) == said


def test_examples_are_quoted_as_the_language_does() -> None:
    """They can be typed as they stand."""
    assert (
        examples(asked(TOWERS), words_for("de", "games.kernel"), 2)
        == "„Turm aus der Auslage: 7“, „Turm aus der Auslage: 8“"
    )
    assert examples(asked(TOWERS), words_for("en", "games.kernel"), 1) == "“Tower from the row: 7”"
