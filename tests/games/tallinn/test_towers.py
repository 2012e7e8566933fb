"""3. Contests and tower building: the towers."""

import pytest

from games.kernel import NotOffered, view
from games.tallinn import GAME
from tests.games.tallinn.positions import EN, NAMES, RULES, answer, offered, reveal, seen_towers


def test_3_towers_need_a_contest() -> None:
    """Only a player who triggered a contest this round may build (EN, DE 3.)."""
    s = reveal(["S1", "S2"], ["1L", "7L"], hands=["3", "4"])
    assert s.section == "build_tower"
    assert s.asked_seats == (0,)


def test_3_towers_at_most_one_a_round() -> None:
    """One contest allows one card, then the round goes on (EN, DE 3.; ruling 12)."""
    s = reveal(["S1 7L 10L", "S2"], ["1L", "8L"], hands=["3", "4"])
    answer(s, {0: "row 7"})
    assert s.towers[0].cards == ["7"]
    assert (s.section, s.round) == ("choose_card", 6)


def test_3_towers_from_the_row_leave_the_row() -> None:
    """Option 1: any card of the row; its half counts there no longer (EN, DE 3.)."""
    s = reveal(["S1 7L 10L", "S2"], ["1L", "8L"])
    answer(s, {0: "row 7"})
    assert s.rows[0] == ["S1", "10L", "1L"]
    assert s.strength(0, "merchants") == 5


def test_3_towers_may_use_the_card_just_played() -> None:
    """Option 1 includes the card of this round (EN, DE 3.)."""
    s = reveal(["S1", "S2"], ["1L", "8L"])
    assert offered(s, 0) == ["row 1", "none"]
    answer(s, {0: "row 1"})
    assert (s.rows[0], s.towers[0].cards) == (["S1"], ["1"])


def test_3_towers_from_the_hand_shrink_the_hand() -> None:
    """Option 2: a card of the hand; the row stays, the hand is one card smaller from now on (EN, DE 3.)."""
    s = reveal(["S1", "S2"], ["1L", "8L"], hands=["3 9", "4 5"], decks=["6 7", "6 7"])
    assert offered(s, 0) == ["row 1", "hand 3", "hand 9", "none"]
    answer(s, {0: "hand 9"})
    assert (s.rows[0], s.towers[0].cards) == (["S1", "1L"], ["9"])
    assert [len(hand) for hand in s.hands] == [2, 3]


def test_3_towers_may_be_declined() -> None:
    """Building is optional (EN, DE 3.)."""
    s = reveal(["S1", "S2"], ["1L", "8L"], hands=["3", "4"])
    answer(s, {0: "none"})
    assert (s.rows[0], s.towers[0].cards, s.hands[0].cards) == (["S1", "1L"], [], ["3"])


def test_3_towers_are_chosen_at_the_same_time() -> None:
    """Several builders decide secretly and are revealed together (EN, DE 3.; ruling 10)."""
    s = reveal(["S1 7L", "S2 8L"], ["1L", "2L"], hands=["3", "4"])
    assert s.asked_seats == (0, 1)
    answer(s, {0: "row 7"})
    assert s.towers[0].cards == []
    assert view(s, 1).given == {0: None}
    answer(s, {0: "none"})
    answer(s, {1: "row 8"})
    assert [tower.cards for tower in s.towers] == [[], ["8"]]


@pytest.mark.parametrize("choice", ["row S1", "S1"])
def test_3_towers_are_never_start_cards(choice: str) -> None:
    """Towers are influence cards (EN, DE 3.; ruling 13)."""
    s = reveal(["S1", "S2"], ["1L", "8L"])
    assert not [option for option in offered(s, 0) if "S" in option]
    with pytest.raises(NotOffered, match="refused-start-card"):
        answer(s, {0: choice})


def test_3_towers_come_before_the_draw() -> None:
    """The card drawn at the end of the round cannot be built yet (EN, DE 3. and 4.; ruling 12)."""
    s = reveal(["S1", "S2"], ["1L", "8L"], hands=["3", "4"], decks=["5", "6"])
    assert "hand 5" not in offered(s, 0)
    answer(s, {0: "none"})
    assert s.hands[0].cards == ["3", "5"]


def test_3_towers_from_the_hand_are_hidden_from_others() -> None:
    """Others see only that there is a tower, its owner may look (EN "keep secret", DE 3.; ruling 14)."""
    s = reveal(["S1", "S2"], ["1L", "8L"], hands=["3 9", "4"], decks=["5", "6"])
    events = answer(s, {0: "hand 9"})
    assert seen_towers(s, 0, viewer=0) == ["9"]
    assert seen_towers(s, 0, viewer=1) == seen_towers(s, 0, viewer=None) == ["?"]
    built = next(event for event in events.told if event.kind == "tower-from-hand")
    assert built.seen_by(0) == {"card": "9"}
    assert built.seen_by(1) == built.seen_by(None) == {}
    assert "Hidden tower: card 9" in GAME.voice.hand(view(s, 0), 0, EN)
    assert "Towers: hidden" in GAME.voice.board(view(s, 1), NAMES[:2], EN)


def test_3_towers_from_the_row_stay_known() -> None:
    """The number was public, so it stays shown (ruling 14)."""
    s = reveal(["S1 7L", "S2"], ["1L", "8L"], hands=["3", "4"])
    answer(s, {0: "row 7"})
    assert seen_towers(s, 0, viewer=1) == seen_towers(s, 0, viewer=None) == ["7"]


def test_3_towers_in_the_last_round_come_from_the_row() -> None:
    """A contest in the last round allows a tower; no hand is left by then (ruling 21)."""
    s = reveal(["S1 7L", "S2"], ["1L", "8L"], number=10)
    assert offered(s, 0) == ["row 7", "row 1", "none"]
    answer(s, {0: "row 7"})
    assert s.over
    assert s.sheet[0].towers == 6


def test_3_towers_follow_public_facts() -> None:
    """Everybody may know who is asked for a tower, nobody else what is offered (EN, DE 3.)."""
    s = reveal(["S1 7L", "S2"], ["1L", "8L"], hands=["3", "4"])
    asked = RULES.asked(view(s, 1))
    assert list(asked) == [0]
    assert asked[0].offered() == []
