"""Phases 1 and 2: select an influence card secretly, play it with all others."""

from itertools import permutations

from games.kernel import Match, ScriptedChance, view
from games.kernel.saving import dump_state
from games.tallinn import GAME
from tests.games.tallinn.positions import answer, choosing, offered, reveal


def test_1_select_offers_both_halves_of_each_card_in_hand() -> None:
    """One of the two halves becomes active (EN, DE 1.)."""
    s = choosing(["S1", "S2"], ["10 1 7", "2"])
    assert offered(s, 0) == ["1L", "1R", "7L", "7R", "10L", "10R"]
    assert offered(s, 1) == ["2L", "2R"]


def test_1_select_is_sealed_until_all_have_chosen() -> None:
    """Cards are selected simultaneously and secretly (EN, DE 1.)."""
    s = choosing(["S1", "S2"], ["1", "2"])
    answer(s, {0: "1L"})
    assert s.rows == [["S1"], ["S2"]]
    assert view(s, 0).given == {0: "1L"}
    assert view(s, 1).given == view(s, None).given == {0: None}
    assert view(s, 1).hands[0].cards == ["?"]


def test_1_select_may_be_changed_until_the_last_has_chosen() -> None:
    """Only the last choice before the reveal counts (EN, DE 1.: the phase ends once everybody has chosen)."""
    s = choosing(["S1", "S2"], ["1 7", "2"])
    answer(s, {0: "1L"})
    answer(s, {0: "7R"})
    answer(s, {1: "2R"})
    assert s.rows == [["S1", "7R"], ["S2", "2R"]]
    assert s.hands[0].cards == ["1"]


def test_2_play_reveals_all_cards_at_once() -> None:
    """The last choice turns all cards over together; the order of choosing does not matter (EN, DE 2.)."""
    halves = {0: "7R", 1: "9L", 2: "1L"}
    ends = set()
    for order in permutations(halves):
        s = choosing(["S1", "S2", "S3"], ["7", "9", "1"])
        events = answer(s, {seat: halves[seat] for seat in order})
        told = [(event.seat, event.data["half"]) for event in events.told if event.kind == "played"]
        assert told == sorted(halves.items())
        ends.add(dump_state(s))
    assert len(ends) == 1


def test_2_play_activates_only_the_chosen_half() -> None:
    """Only the right-hand side is played (EN, DE 2.): card 9 laid as 9R brings one of each."""
    s = reveal(["S1", "S1"], ["9R", "9L"])
    assert s.strengths(0) == {"merchants": 3, "knights": 2, "monks": 1}
    assert s.strengths(1) == {"merchants": 2, "knights": 1, "monks": 3}


def test_2_play_never_turns_a_laid_card() -> None:
    """Rows keep order and orientation; sorting them is a matter of display (EN Note, DE Hinweis in 2.; ruling 30)."""
    s = reveal(["S1 7L 10R", "S2"], ["8R", "9L"])
    assert s.rows[0] == ["S1", "7L", "10R", "8R"]


def test_1_select_holds_for_stored_matches() -> None:
    """A match accepts the changed choice and logs both (EN, DE 1.)."""
    s = choosing(["S1", "S2"], ["1 7", "2"])
    match = Match(GAME, s, 1, 0, lambda first: ScriptedChance([]))
    for seat, choice in ((0, "1L"), (0, "7R"), (1, "2R")):
        match.choose(seat, choice)
    assert [entry.choice for entry in match.log] == ["1L", "7R", "2R"]
    assert [entry.barrier for entry in match.log] == [False, False, True]
    assert match.state.rows[0] == ["S1", "7R"]
