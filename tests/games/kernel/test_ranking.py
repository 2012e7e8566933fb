"""Winning by most or fewest, by tie-breaks in order, and the text of a result."""

from __future__ import annotations

import pytest

from games.kernel import Result, State, Voice, fewest, ranked
from games.kernel.words import Words

CARDS, COINS = ("tiebreak-cards", (1, 2, 2, 3)), ("tiebreak-coins", fewest((9, 4, 3, 1)))


@pytest.mark.parametrize(
    ("scores", "ties", "winners", "tiebreak"),
    [
        ((3, 1, 2, 0), [CARDS], (0,), ""),
        ((3, 3, 3, 0), [], (0, 1, 2), ""),
        ((3, 3, 0, 0), [CARDS, COINS], (1,), "tiebreak-cards"),
        ((0, 3, 3, 0), [CARDS], (1, 2), "tiebreak-shared"),
        ((0, 3, 3, 0), [CARDS, COINS], (2,), "tiebreak-coins"),
        ((3, 3, 3, 0), [CARDS], (1, 2), "tiebreak-cards"),
        (fewest((5, 7, 5, 9)), [CARDS], (2,), "tiebreak-cards"),
        (fewest((0, 0, 0, 0)), [], (0, 1, 2, 3), ""),
    ],
)
def test_the_best_are_ranked(
    scores: tuple[int, ...], ties: list[tuple[str, tuple[int, ...]]], winners: tuple[int, ...], tiebreak: str
) -> None:
    """A tie-break compares only seats that still tie, and is named only if it was needed."""
    assert ranked(scores, *ties) == Result(scores, winners, tiebreak)


def test_a_result_is_said_with_its_tie_break_and_true_minus_signs() -> None:
    """If the fewest win, the points are negative but the count is positive; the tie-break has its own sentence."""
    said = dict[str, str | int]()

    class Noting(Words):
        def text(self, key: str, /, **arguments: str | int) -> str:
            said.update(arguments)
            return f"<{key}>"

    state = State(seats=3, result=ranked(fewest((7, 7, 9)), ("tiebreak-cards", (1, 2, 0))))
    text = Voice[State]().result(state, ["Anna", "Bruno", "Cleo"], Noting("en", ["games.kernel"]))
    assert text == "<result-won> <tiebreak-cards>"
    assert said == {"who": "Bruno", "score": -7, "written": "−7", "count": 7}
