"""3. Contests and tower building, Variant: builders decide in descending score (ruling 11)."""

import pytest

from games.kernel import NotYourDecision, ScriptedChance, view
from games.tallinn import GAME
from tests.games.tallinn.positions import EN, NAMES, RULES, answer, choosing, offered, reveal


def test_variant_most_points_decide_first() -> None:
    """By score after the contests of the round, one after the other (EN Variant; ruling 11)."""
    s = reveal(["S4", "S4 10R", "S4"], ["1L", "2L", "3L"], hands=["4", "5", "6"], points=[4, 9, 6], by_score=True)
    assert s.gains[1:] == [3, 3]
    assert s.turns == [1, 2, 0]
    assert (s.section, s.asked_seats) == ("build_tower", (1,))
    answer(s, {1: "none"})
    assert s.asked_seats == (2,)
    answer(s, {2: "row 3"})
    assert s.asked_seats == (0,)
    answer(s, {0: "none"})
    assert (s.section, s.round) == ("choose_card", 6)


def test_variant_only_those_with_a_contest_decide() -> None:
    """The leader without a contest has no turn (ruling 11)."""
    s = reveal(["S4", "S4", "S4"], ["1L", "7L", "3L"], hands=["4", "5", "6"], points=[4, 40, 4], by_score=True)
    assert 1 not in s.turns
    with pytest.raises(NotYourDecision):
        answer(s, {1: "none"})


def test_variant_ties_go_to_more_towers() -> None:
    """Equal points: the player with more towers before decides first (EN, DE Variante; ruling 11)."""
    s = reveal(["S4", "S4"], ["1L", "2L"], hands=["4", "5"], towers=["6", "6 7"], points=[4, 4], by_score=True)
    assert s.points[0] == s.points[1]
    assert s.turns == [1, 0]


@pytest.mark.parametrize("order", [["0", "1"], ["1", "0"]])
def test_variant_ties_that_stay_are_drawn(order: list[str]) -> None:
    """Still equal: luck decides, and it is recorded (ruling 11)."""
    s = choosing(["S4", "S4", "S4"], ["1 4", "2 5", "7 6"], by_score=True)
    luck = ScriptedChance([order])
    answer(s, {0: "1L", 1: "2L", 2: "7L"}, luck)
    luck.finish()
    assert s.turns == [int(seat) for seat in order]


def test_variant_draws_no_luck_without_need() -> None:
    """A single builder, or clear scores, need none (ruling 11)."""
    s = choosing(["S4", "S4"], ["1 4", "7 5"], by_score=True)
    luck = ScriptedChance([])
    answer(s, {0: "1L", 1: "7L"}, luck)
    assert (s.turns, luck.drawn) == ([0], [])


def test_variant_order_is_fixed_for_the_round() -> None:
    """Towers built in between do not change it (ruling 11)."""
    s = choosing(["S4", "S4", "S4"], ["1 4", "2 5", "3 6"], by_score=True)
    answer(s, {0: "1L", 1: "2L", 2: "3L"}, ScriptedChance([["1", "0"]]))
    assert s.turns == [2, 1, 0]
    answer(s, {2: "row 3"})
    answer(s, {1: "row 2"})
    assert (s.turns, s.asked_seats) == ([2, 1, 0], (0,))
    assert "Towers are built in this order: Clara, Bernd, Anna" in GAME.voice.board(view(s, None), NAMES[:3], EN)


def test_variant_shows_a_row_card_to_later_players() -> None:
    """They see which row card was used (ruling 11)."""
    s = reveal(["S4 7L", "S4"], ["1L", "2L"], hands=["4", "5"], points=[9, 4], by_score=True)
    events = answer(s, {0: "row 7"})
    assert s.asked_seats == (1,)
    assert view(s, 1).towers[0].cards == ["7"]
    assert [event.seen_by(1) for event in events.told if event.kind == "tower-from-row"] == [{"card": "7"}]


def test_variant_hides_which_hand_card_was_used() -> None:
    """They see that a tower was built from the hand, never of which card (ruling 11)."""
    s = reveal(["S4 7L", "S4"], ["1L", "2L"], hands=["4 9", "5"], points=[9, 4], by_score=True)
    events = answer(s, {0: "hand 9"})
    assert s.asked_seats == (1,)
    assert view(s, 1).towers[0].cards == ["?"]
    assert set(view(s, 1).hands[0].cards) == {"?"}
    assert [event.seen_by(1) for event in events.told if event.kind == "tower-from-hand"] == [{}]
    assert s.agenda[-1] == ["build_tower", 1]


def test_variant_is_off_by_default() -> None:
    """Otherwise all decide together (ruling 10)."""
    s = reveal(["S4 7L", "S4"], ["1L", "2L"], hands=["4", "5"], points=[9, 4])
    assert (s.turns, s.asked_seats) == ([], (0, 1))
    assert offered(s, 1) == ["row 2", "hand 5", "none"]
    assert not RULES.asked(view(s, 0))[1].offered()
