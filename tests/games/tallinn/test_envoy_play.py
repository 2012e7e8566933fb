"""The Emperor's Envoy: Gameplay Changes and Final Scoring."""

import pytest

from games.kernel import NotOffered, view
from games.tallinn import GAME
from tests.games.tallinn.positions import DE, EN, NAMES, answer, offered, position, reveal, scored


def test_envoy_half_of_three_persons_counts_as_usual() -> None:
    """It is one of each, and nothing more at the end (EN, DE; ruling 8)."""
    s = reveal(["S1", "S2"], ["EL", "7L"], hands=["3", "4"], envoy="de")
    assert s.strengths(0) == {"merchants": 3, "knights": 2, "monks": 1}
    assert s.section == "choose_card"
    s = scored(["S1 EL", "S2"], envoy="de")
    assert s.over
    assert s.envoy_to == ["", ""]


def test_envoy_contest_is_for_any_faction() -> None:
    """After the reveal its owner names the faction, any of the three (EN, DE; ruling 5)."""
    s = reveal(["S1", "S2"], ["ER", "7L"], hands=["3", "4"], envoy="en")
    assert (s.section, s.asked_seats) == ("name_faction", (0,))
    assert offered(s, 0) == ["merchants", "knights", "monks"]
    assert s.rows[1] == ["S2", "7L"]
    answer(s, {0: "monks"})
    assert s.contests == ["monks", ""]


def test_envoy_contest_is_named_by_all_at_the_same_time() -> None:
    """Several Envoys in a round are asked at once, and no choice is seen early (ruling 5)."""
    s = reveal(["S1", "S2", "S3"], ["ER", "ER", "1L"], hands=["3", "4", "5"], envoy="en")
    assert s.asked_seats == (0, 1)
    answer(s, {1: "knights"})
    assert view(s, 0).given == {1: None}
    assert s.contests == ["", "", ""]
    answer(s, {0: "merchants"})
    assert s.contests == ["merchants", "knights", "merchants"]
    assert s.section == "build_tower"


def test_envoy_contest_counts_two_more_for_its_owner() -> None:
    """Two envoy symbols join the own faction: here 0 + 2 monks against 1 and 2 (EN, DE; ruling 5)."""
    s = reveal(["S1", "S4", "S5"], ["ER", "7L", "7L"], hands=["3", "4", "5"], envoy="en")
    events = answer(s, {0: "monks"})
    assert s.contest_strength(0) == 2
    assert s.gains == [2 + 1, 0, 0]
    told = next(event for event in events.told if event.kind == "contest")
    assert told.data == {"faction": "monks", "count": 2, "gain": 3}
    assert GAME.voice.event(told, None, NAMES, EN) == "Anna, contest with 2 monks: +3 points."


def test_envoy_symbols_do_not_count_for_others() -> None:
    """Another contest for the same faction in the same round meets the row without them (EN, DE; ruling 6)."""
    s = reveal(["S2", "S5"], ["ER", "1L"], hands=["3", "4"], envoy="en")
    answer(s, {0: "merchants"})
    assert s.tallies == [[2, 0, 1], [2, 0, 2]]
    assert s.gains == [2, 1]


def test_envoy_symbols_are_ignored_in_later_rounds() -> None:
    """Laid in an earlier round they help in no contest, not even the own (EN, DE; ruling 6)."""
    s = reveal(["S4 ER", "S6"], ["1L", "10L"], hands=["3", "4"], envoy="en")
    assert s.contest_strength(0) == 1
    assert s.gains == [0, 0]


def test_envoy_symbols_do_not_count_for_chronicles() -> None:
    """They are no symbols of a faction before the end (ruling 6)."""
    assert position(["S4 ER 10L", "S6"], envoy="en").influence(0) == (2, 0, 0)


def test_envoy_contest_allows_a_tower_even_of_itself() -> None:
    """It is a contest like any other (ruling 5)."""
    s = reveal(["S1", "S2"], ["ER", "7L"], hands=["3", "4"], envoy="en")
    answer(s, {0: "knights"})
    assert (s.section, s.asked_seats) == ("build_tower", (0,))
    assert offered(s, 0) == ["row E", "hand 3", "none"]
    answer(s, {0: "row E"})
    assert (s.rows[0], s.towers[0].cards) == (["S1"], ["E"])


def test_envoy_in_the_last_round_allows_a_tower() -> None:
    """Round 11 is a round like any other (ruling 21)."""
    s = reveal(["S1 7L", "S2"], ["ER", "8L"], number=11, envoy="en")
    answer(s, {0: "knights"})
    assert offered(s, 0) == ["row 7", "row E", "none"]


def test_envoy_at_the_end_joins_the_smallest_faction() -> None:
    """Before the first final contest, start card included; none at all is smallest, too (EN, DE; ruling 7)."""
    s = scored(["S1 10L ER", "S4"], envoy="en")
    assert s.envoy_to == ["monks", ""]
    assert s.strengths(0) == {"merchants": 4, "knights": 1, "monks": 2}
    assert s.over


def test_envoy_at_the_end_counts_in_everything() -> None:
    """Own and others' comparisons, ties, the zero rule and leads of five (ruling 7)."""
    s = scored(["S1 7L ER", "S6 5L", "S3 9L"], envoy="en")
    assert [s.strength(seat, "monks") for seat in range(3)] == [2, 3, 3]
    assert [sheet.monks for sheet in s.sheet] == [0, 4 + 2, 4 + 2]
    s = scored(["S1 ER", "S3"], envoy="en")
    assert [sheet.monks for sheet in s.sheet] == [4, 0]
    plain, late = scored(["S1", "S6 9L"]), scored(["S1 ER", "S6 9L"], envoy="en")
    assert [s.strength(0, "monks") for s in (plain, late)] == [0, 2]
    assert [[sheet.lead for sheet in s.sheet] for s in (plain, late)] == [[-1, 1], [0, 0]]


def test_envoy_at_the_end_asks_only_who_is_tied() -> None:
    """One smallest faction is taken at once, an Envoy that is not in the row asks nothing (EN; ruling 7)."""
    s = scored(["S1 8R 9L ER", "S3 ER", "S1 8R 9L", "S4"], towers=["", "", "", "E"], envoy="en")
    assert (s.section, s.asked_seats) == ("send_tied_envoys", (0,))
    assert s.envoy_to == ["", "monks", "", ""]


def test_envoy_tie_at_the_end_is_sealed() -> None:
    """Two tied players do not see each other's choice, and towers are still hidden (EN; ruling 7)."""
    s = scored(["S1 8R 9L ER", "S4 1L 4L ER", "S5"], towers=["7", "8", "9"], envoy="en")
    assert (s.section, s.asked_seats) == ("send_tied_envoys", (0, 1))
    assert [offered(s, seat) for seat in (0, 1)] == [["merchants", "knights"], ["merchants", "monks"]]
    answer(s, {0: "knights"})
    assert view(s, 1).given == {0: None}
    assert s.envoy_to == ["", "", ""]
    assert view(s, None).towers[0].cards == ["?"]
    answer(s, {1: "merchants"})
    assert s.envoy_to == ["knights", "merchants", ""]
    assert s.over


def test_envoy_tie_refuses_a_larger_faction() -> None:
    """Only the smallest factions are on offer (EN; ruling 7)."""
    s = scored(["S1 8R 9L ER", "S5"], envoy="en")
    with pytest.raises(NotOffered) as caught:
        answer(s, {0: "monks"})
    assert (caught.value.key, caught.value.section) == ("refused-not-smallest", "send_tied_envoys")
    assert DE.text("refused-not-smallest", faction="monks") == "Die Mönche gehören nicht zu deinen kleinsten Ständen."
    with pytest.raises(NotOffered, match="refused-no-such-faction"):
        answer(s, {0: "bishops"})


def test_envoy_as_a_tower_joins_the_smallest_of_all_own_towers() -> None:
    """Both halves count, then two more on the smallest faction of all tower cards together (EN, DE; ruling 9)."""
    s = scored(["S1", "S1"], towers=["7 E", "9 8"], envoy="en")
    assert [sheet.towers for sheet in s.sheet] == [3, 3]
    s = scored(["S1", "S1"], towers=["E", "2"], envoy="en")
    assert [sheet.towers for sheet in s.sheet] == [6, 0]


def test_envoy_as_a_tower_counts_for_the_tie_break() -> None:
    """Its five symbols are all on the tower card: 3 + 2 against the 4 of the other (ruling 9)."""
    s = scored(["S1", "S1"], towers=["E", "10"], points=[0, 6], envoy="en")
    assert s.points[0] == s.points[1]
    assert s.result is not None
    assert (s.result.winners, s.result.tiebreak) == ((0,), "tiebreak-towers")


def test_envoy_from_the_hand_is_a_hidden_tower() -> None:
    """As every tower from the hand (ruling 14)."""
    s = reveal(["S1", "S2"], ["1L", "8L"], hands=["E 3", "4"], envoy="de")
    answer(s, {0: "hand E"})
    assert view(s, 1).towers[0].cards == ["?"]
    assert view(s, 0).towers[0].cards == ["E"]
