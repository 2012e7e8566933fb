"""3. Contests and tower building: the contests."""

import pytest

from games.kernel import view
from games.tallinn import GAME
from games.tallinn.sections import scoring
from tests.games.tallinn.positions import DE, EN, NAMES, answer, position, reveal


def test_3_contests_only_the_trigger_scores() -> None:
    """Only the player of the coin scores, even when another has more (EN, DE 3.)."""
    s = reveal(["S1", "S1"], ["1L", "7L"])
    assert (s.strength(0, "merchants"), s.strength(1, "merchants")) == (3, 5)
    assert s.points == [4, 4]


def test_3_contests_bring_2_for_more_and_1_for_a_tie_per_opponent() -> None:
    """Each opponent is compared alone: more 2, tie 1, less nothing (EN, DE 3.)."""
    s = reveal(["S1", "S4", "S5", "S2"], ["1L", "4R", "10L", "7L"])
    assert [s.strength(seat, "merchants") for seat in range(4)] == [3, 0, 3, 5]
    assert s.gains == [2 + 1 + 0, 0, 0, 0]
    assert s.points == [7, 4, 4, 4]


def test_3_contests_count_the_symbol_beside_the_coin() -> None:
    """The symbol on the coin half counts for its owner (EN, DE notes in 3.)."""
    s = reveal(["S4", "S6"], ["1L", "8L"])
    assert s.points == [6, 4]


def test_3_contests_count_the_cards_of_this_round() -> None:
    """Others' cards of this round are in their rows already: here they make a tie (EN, DE notes in 3.)."""
    s = reveal(["S4", "S6"], ["1L", "7R"])
    assert s.points == [5, 4]


def test_3_contests_compare_only_the_faction_beside_the_coin() -> None:
    """A merchant contest compares merchants, whatever knights and monks say (EN, DE example in 3.)."""
    s = reveal(["S1", "S4 8L 9L"], ["1L", "6R"])
    assert s.contests == ["merchants", ""]
    assert s.points == [6, 4]


def test_3_contests_for_the_same_faction_are_held_one_by_one() -> None:
    """Several contests for one faction are scored apart, each for its own trigger (EN, DE 3.)."""
    s = reveal(["S1", "S2", "S5"], ["1L", "2L", "1L"])
    assert s.contests == ["merchants"] * 3
    assert s.points == [4 + 1 + 2, 4 + 1 + 2, 4]


def test_3_contests_all_stand_on_the_rows_before_any_tower() -> None:
    """Towers come after all contests, so their order does not matter (EN, DE 3.; ruling 15)."""
    s = reveal(["S1", "S1"], ["1L", "2L"], hands=["3", "4"])
    assert s.points == [5, 5]
    answer(s, {0: "row 1", 1: "none"})
    assert s.points == [5, 5]


def test_3_contests_are_skipped_without_a_coin() -> None:
    """Halves without a coin skip phase 3: nobody is asked for a tower (EN, DE 3.)."""
    s = reveal(["S1", "S2"], ["1R", "7L"], hands=["3", "4"])
    assert s.contests == ["", ""]
    assert (s.section, s.round) == ("choose_card", 6)


def test_3_contests_give_nothing_for_a_tie_at_zero() -> None:
    """A tie at zero brings nothing here either, though a trigger always has one symbol (ruling 16)."""
    for rows, gain in ((["S4", "S6"], 0), (["S5", "S1 5R", "S5"], 1)):
        s = position(rows)
        s.contests[0], s.tallies = "merchants", [list(s.strengths(seat).values()) for seat in range(s.seats)]
        assert scoring.contest(s, 0) == gain


@pytest.mark.parametrize(
    ("points", "english", "german"),
    [(31, "31 points", "31 Punkte"), (61, "61 points", "61 Punkte"), (1, "1 point", "1 Punkt")],
)
def test_3_score_is_a_number_beyond_30_and_60(points: int, english: str, german: str) -> None:
    """The tracker's sides and coins are decoration, the score is shown as a number (EN, DE 3.; ruling 23)."""
    seen = view(position(["S1", "S2"], points=[points, 4]), None)
    for words, text in ((EN, english), (DE, german)):
        assert f"**Anna**: {text}\n" in GAME.voice.board(seen, NAMES[:2], words)
        assert f"Anna: {text}\n" in GAME.voice.alt(seen, NAMES[:2], words)
