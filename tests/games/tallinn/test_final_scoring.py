"""Game End and Final Scoring."""

from dataclasses import fields

from games.kernel import view
from games.tallinn import GAME
from games.tallinn.state import Sheet
from tests.games.tallinn.positions import DE, EN, NAMES, reveal, scored


def test_final_contests_bring_4_for_more_and_2_for_a_tie() -> None:
    """Every faction is compared with every opponent (EN, DE Final Scoring): here merchants 2, 2, 1."""
    s = scored(["S1", "S2", "S3"])
    assert [sheet.merchants for sheet in s.sheet] == [2 + 4, 2 + 4, 0]
    assert [sheet.knights for sheet in s.sheet] == [4, 0, 8]
    assert [sheet.monks for sheet in s.sheet] == [0, 8, 0]


def test_final_contests_give_nothing_for_a_tie_at_zero() -> None:
    """None of a faction scores nothing, even against none (EN Note, DE Anmerkung in Final Scoring)."""
    s = scored(["S1", "S3"])
    assert [sheet.monks for sheet in s.sheet] == [0, 0]


def test_final_lead_of_5_is_paid() -> None:
    """A player who is 5 ahead takes a point from the other (EN Attention, DE Achtung)."""
    s = scored(["S2 10L 3R", "S5"])
    assert (s.strength(0, "merchants"), s.strength(1, "merchants")) == (6, 1)
    assert [sheet.lead for sheet in s.sheet] == [1, -1]


def test_final_lead_of_4_is_not_paid() -> None:
    """Four ahead is not enough (EN Attention, DE Achtung)."""
    s = scored(["S2 7L", "S5"])
    assert s.strength(0, "merchants") - s.strength(1, "merchants") == 4
    assert [sheet.lead for sheet in s.sheet] == [0, 0]


def test_final_lead_is_paid_in_pairs() -> None:
    """One seat may pay several and take from several (EN, DE: each direct comparison; ruling 17)."""
    s = scored(["S1 7L", "S3 7L 10L", "S4", "S6 9L 2R"])
    assert [s.strength(seat, "merchants") for seat in range(4)] == [5, 6, 0, 0]
    assert [s.strength(seat, "monks") for seat in range(4)] == [0, 0, 1, 7]
    merchants, monks = [2, 2, -2, -2], [-1, -1, -1, 3]
    assert [sheet.lead for sheet in s.sheet] == [a + b for a, b in zip(merchants, monks, strict=True)]


def test_final_lead_is_not_paid_for_towers_or_contests_of_a_round() -> None:
    """Only the three final contests are paid for (the rule stands before the towers; ruling 17)."""
    assert [sheet.lead for sheet in scored(["S1", "S1"], towers=["7 10", ""]).sheet] == [0, 0]
    assert reveal(["S1 7L 10L", "S4"], ["1L", "8L"]).points == [6, 4]


def test_final_score_may_be_negative() -> None:
    """The payment is always made, and a score below zero is shown with its minus (EN, DE; ruling 18)."""
    s = scored(["S2 7L 9L 8L", "S4"], points=[4, 0])
    assert s.sheet[1] == Sheet(game=0, merchants=0, knights=0, monks=0, lead=-1, towers=0)
    assert s.points[1] == -1
    assert "**Bernd**: −1 point\n" in GAME.voice.board(view(s, None), NAMES[:2], EN)
    assert "**Bernd**: −1 Punkt\n" in GAME.voice.board(view(s, None), NAMES[:2], DE)


def test_final_towers_bring_6_for_more_and_3_for_a_tie() -> None:
    """Towers are compared with each opponent (EN, DE Final Scoring): here 4, 4 and 2."""
    s = scored(["S1", "S2", "S3"], towers=["7", "9", "1"])
    assert [sheet.towers for sheet in s.sheet] == [3 + 6, 3 + 6, 0]


def test_final_towers_count_both_halves() -> None:
    """Card 7 has 3 merchants on one half and 1 on the other: four in a tower (EN, DE Final Scoring)."""
    s = scored(["S1", "S2"], towers=["7", "1 6"])
    assert [sheet.towers for sheet in s.sheet] == [3, 3]


def test_final_towers_use_only_the_most_frequent_faction() -> None:
    """Each seat uses its own best faction over all its towers (EN, DE): 6 knights beat 4 merchants of more symbols."""
    s = scored(["S1", "S2"], towers=["8 1", "7 4 2"])
    assert [sheet.towers for sheet in s.sheet] == [6, 0]


def test_final_towers_with_two_best_factions_count_one() -> None:
    """Equal largest factions are no more than one of them (ruling 22)."""
    s = scored(["S1", "S2"], towers=["1 2", "4"])
    assert [sheet.towers for sheet in s.sheet] == [3, 3]


def test_final_towers_none_scores_nothing() -> None:
    """Without any tower there is nothing to tie (EN Note, DE Anmerkung)."""
    s = scored(["S1", "S2", "S3"], towers=["", "", "1"])
    assert [sheet.towers for sheet in s.sheet] == [0, 0, 12]


def test_final_towers_are_turned_over() -> None:
    """Everybody sees all towers at the end (EN, DE Final Scoring; ruling 14)."""
    s = scored(["S1", "S2"], towers=["7", "1 6"])
    assert [tower.cards for tower in view(s, None).towers] == [["7"], ["1", "6"]]


def test_final_scoring_keeps_the_order_of_the_rulebook() -> None:
    """The sheet goes merchants, knights, monks, then towers, and adds up (EN, DE; ruling 19)."""
    s = scored(["S2 10L 3R", "S5"], towers=["7", ""], points=[9, 8])
    lines = [field.name for field in fields(Sheet)]
    assert lines == ["game", "merchants", "knights", "monks", "lead", "towers", "exchange", "chronicles"]
    assert [sum(getattr(sheet, line) for line in lines) for sheet in s.sheet] == s.points


def test_end_most_points_win() -> None:
    """No tie, no tie-break (EN, DE)."""
    s = scored(["S1", "S1"], points=[9, 8])
    assert s.result is not None
    assert (s.result.winners, s.result.tiebreak) == ((0,), "")
    assert GAME.voice.result(view(s, None), NAMES, EN) == "Anna wins with 13 points."


def test_end_ties_are_broken_by_all_symbols_on_towers() -> None:
    """All three factions on the own towers count (EN, DE): 6 symbols beat 5, though both have a best of 4."""
    s = scored(["S1", "S1"], towers=["7", "9"])
    assert s.result is not None
    assert s.points[0] == s.points[1]
    assert (s.result.winners, s.result.tiebreak) == ((1,), "tiebreak-towers")
    assert GAME.voice.result(view(s, None), NAMES, EN).endswith("A tie: more symbols on the towers decide.")


def test_end_tiebreak_compares_only_the_leaders() -> None:
    """A third seat with more symbols but fewer points plays no part; no tower counts zero (ruling 33)."""
    s = scored(["S1", "S1", "S1"], towers=["", "1", "7 8 9 10"], points=[30, 24, 0])
    assert s.result is not None
    assert s.points == [38, 38, 20]
    assert s.result.winners == (1,)


def test_end_ties_that_stay_are_shared() -> None:
    """Those who are still level share the victory (EN, DE; ruling 33)."""
    s = scored(["S1", "S1", "S1"], towers=["7", "8", "7"], points=[9, 9, 4])
    assert s.result is not None
    assert (s.result.winners, s.result.tiebreak) == ((0, 1), "tiebreak-shared")
    text = GAME.voice.result(view(s, None), NAMES, DE)
    assert text.startswith("Anna und Bernd teilen sich den Sieg mit je 23 Punkten.")
