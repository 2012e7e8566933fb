"""Spelunke: cards against the active seat."""

import pytest

from games.eldermann.rules import RULES
from games.eldermann.state import Eldermann
from games.kernel import view
from games.kernel.state import Step
from tests.games.eldermann.positions import MEMEL, answer, asked, give, kinds, lay, offered, start, table, turn


def windows(s: Eldermann, section: Step) -> Eldermann:
    """Open one window."""
    start(s, section)
    return s


def test_rogues_all_holders_are_asked_at_once() -> None:
    """All seats with cards, by public facts; no others, and never the active seat (E14)."""
    s = give(give(give(table(seats=4, movement=1), 1, "ward1"), 3, "sails1"), 0, "sails1")
    windows(s, RULES.open_voyage)
    assert s.asked_seats == (1, 3)
    assert offered(s, 1) == ["no", "rest", "never"]
    assert offered(s, 3) == ["no", "rest", "never", "sails1"]


def test_rogues_who_is_asked_shows_nothing_of_the_cards() -> None:
    """Two hands of as many cards of the same stacks lead to the same asks."""
    for section in (RULES.open_curse, RULES.open_voyage):
        found = []
        for card in ("curse", "ward1"):
            s = windows(give(table(seats=3), 1, card), section)
            found.append(s.asked_seats)
            assert RULES.asked(view(s, 2)).keys() == {1}
        assert found == [(1,), (1,)]
    assert windows(give(table(), 1, "ward2"), RULES.open_curse).asked_seats == ()


def test_rogues_curse_turns_the_arrow_before_the_event() -> None:
    """Also after no cards; only that event counts."""
    s = turn(give(table(arrow=3, hold=[["beer"], []]), 1, "curse"))
    answer(s, "none")
    events = answer(s, "curse")
    assert (s.arrow, s.event) == (4, 4)
    assert "storm" not in kinds(events)


def test_rogues_sails_slow_the_ship() -> None:
    """1 or 2 less, on top of a storm, at least 0."""
    for card, left in (("sails1", 2), ("sails2", 1)):
        s = windows(give(table(movement=3), 1, card), RULES.open_voyage)
        answer(s, card)
        assert s.movement == left
    s = windows(give(table(movement=1), 1, "sails2"), RULES.open_voyage)
    answer(s, "sails2")
    assert s.movement == 0


def test_rogues_thugs_attack_any_rank() -> None:
    """Their owner throws and picks the goods; -1 or +2 points, then safe (E10, C11). By option from 13 points."""
    s = windows(give(table(seats=3, hold=[["beer", "fish"], [], []]), 1, "thugs1"), RULES.open_voyage)
    answer(s, "thugs1", draws=[2, 2])
    assert s.fight is not None
    assert (s.fight.roller, s.fight.hired, s.safe) == (1, True, True)
    assert (s.section, s.asked_seats) == ("plunder", (1,))
    s = windows(give(table(options={"thugs": "13"}), 1, "thugs1"), RULES.open_voyage)
    assert "thugs1" not in offered(s, 1)


def test_rogues_thugs_have_no_victim_that_is_safe() -> None:
    """After a pirate fight they are not offered."""
    s = windows(give(table(safe=True), 1, "thugs1"), RULES.open_voyage)
    assert offered(s, 1) == ["no", "rest", "never"]


def test_rogues_bribe_in_anothers_turn_counts_and_can_be_warded() -> None:
    """It is the turn's one card; an empty colour cannot be chosen (G6)."""
    s = give(give(table(), 1, "bribe1"), 0, "ward1")
    s.decks[0] = []
    windows(s, RULES.open_voyage)
    assert offered(s, 1) == ["no", "rest", "never", "bribe1 fish", "bribe1 grain", "bribe1 cloth"]
    answer(s, "bribe1 fish")
    assert s.section == "ward"
    answer(s, "ward1")
    assert s.open_orders == 0
    assert s.haunted


def test_rogues_second_bribe_needs_another_card_of_the_city() -> None:
    """It is not possible where the deck holds none."""
    s = lay(give(table(), 1, "bribe2"), "ME-C")
    s.decks[0] = [card for card in s.decks[0] if not card.startswith("ME")]
    windows(s, RULES.open_voyage)
    assert offered(s, 1) == ["no", "rest", "never"]
    s = lay(give(table(), 1, "bribe2"), "ME-C")
    windows(s, RULES.open_voyage)
    answer(s, "bribe2 memel 1", draws=["ME-G"])
    assert s.orders[MEMEL] == ["ME-G"]


def test_rogues_one_card_a_turn_the_first_clockwise() -> None:
    """Of several the left neighbour's counts, the others keep theirs; then nobody is asked any more."""
    s = windows(give(give(table(seats=3, movement=5), 1, "sails1"), 2, "sails2"), RULES.open_voyage)
    answer(s, {2: "sails2", 1: "sails1"})
    assert s.movement == 4
    assert s.hand2[2].cards == ["sails2"]
    start(s, RULES.open_voyage)
    assert s.asked_seats == ()


def test_rogues_cancelled_card_uses_up_the_limit() -> None:
    """All the same (E11)."""
    s = windows(give(give(table(seats=3, movement=5), 1, "sails1"), 0, "ward1"), RULES.open_voyage)
    answer(s, "sails1")
    answer(s, "ward1")
    assert s.movement == 5
    assert s.haunted
    assert s.spent == ["sails1", "ward1"]


def test_rogues_ward_must_be_strong_enough() -> None:
    """Schutz I cancels level 1, Schutz II both; the asked seats show only the backs of the cards (E9, E7)."""
    s = windows(give(give(table(movement=5), 1, "sails2"), 0, "ward1"), RULES.open_voyage)
    answer(s, "sails2")
    assert s.movement == 3
    s = windows(give(give(table(movement=5), 1, "sails2"), 0, "ward2"), RULES.open_voyage)
    answer(s, "sails2")
    assert offered(s, 0) == ["no", "ward2"]
    s = windows(give(give(table(movement=5), 1, "sails1"), 0, "thugs2"), RULES.open_voyage)
    answer(s, "sails1")
    assert offered(s, 0) == ["no"]


def test_rogues_wards_help_only_against_cards() -> None:
    """Not against the disc, pirates on the chart, or raids."""
    s = give(table(points=[13, 0]), 0, "ward2")
    start(s, (RULES.fight_pirates, 1, 1, 0), draws=[1, 2])
    assert s.fight is not None
    assert s.fight.is_thrown


def test_rogues_played_cards_go_back_at_the_end_of_the_turn() -> None:
    """Into the stack of their number, shuffled in."""
    s = windows(give(table(movement=5), 1, "sails2"), RULES.open_voyage)
    answer(s, "sails2")
    assert (s.spent, len(s.den2)) == (["sails2"], 6)
    start(s, RULES.end_turn)
    assert (s.spent, len(s.den2)) == ([], 7)


def test_rogues_rest_is_for_this_turn_only() -> None:
    """A seat that rests is not asked again this turn."""
    s = turn(give(table(seats=2, arrow=11, hold=[["beer"], []]), 1, "ward1"))
    answer(s, "none")
    assert s.section == "curse_window"
    answer(s, "rest")
    assert s.section == "trade"
    answer(s, "done")
    assert s.active == 1


def test_rogues_setting_no_is_public_and_spares_the_ask() -> None:
    """Which seats are asked still follows from public facts."""
    s = windows(give(table(watch=[asked("all"), asked("no")]), 1, "sails1"), RULES.open_voyage)
    assert s.asked_seats == ()


@pytest.mark.parametrize(("points", "seats"), [([5, 4], (1,)), ([4, 4], (1,)), ([3, 4], ())])
def test_rogues_setting_leader_asks_against_a_leader_only(points: list[int], seats: tuple[int, ...]) -> None:
    """Points are public, so who is asked still follows from public facts."""
    s = windows(give(table(watch=[asked("all"), asked("leader")], points=points), 1, "sails1"), RULES.open_voyage)
    assert s.asked_seats == seats


def test_rogues_sabotage_needs_cannons_that_count() -> None:
    """Without any the window does not open."""
    s = give(table(points=[13, 0]), 1, "guns1")
    start(s, (RULES.fight_pirates, 1, 1, 0), draws=[1, 2])
    assert s.section != "guns_window"
    s = give(table(points=[13, 0], guns=[2, 0]), 1, "guns2")
    start(s, (RULES.fight_pirates, 1, 1, 0))
    answer(s, "guns2", draws=[1, 2])
    assert s.fight is not None
    assert (s.fight.guns, s.guns[0]) == (0, 2)


def test_rogues_a_declared_raid_goes_on() -> None:
    """Sabotage does not take it back."""
    s = give(table(seats=3, guns=[1, 0, 0], hold=[[], ["beer"], []]), 2, "guns1")
    start(s, (RULES.declare, 0, 1))
    answer(s, "guns1", draws=[3, 0])
    assert s.section == "pillage"


def test_rogues_siege_closes_the_harbours() -> None:
    """The 25th card, by option (E8)."""
    s = windows(give(table(options={"blockade": "on"}, movement=4), 1, "siege"), RULES.open_voyage)
    answer(s, "siege")
    assert s.blockaded


def test_rogues_never_is_a_standing_order_given_on_the_spot() -> None:
    """A seat that answers so is no longer asked, openly, until it changes that in its own turn."""
    s = windows(give(table(movement=3), 1, "sails1"), RULES.open_voyage)
    assert "stance-cards" in kinds(answer(s, "never"))
    assert s.watch[1] == asked("no", ward="all")
    start(s, RULES.open_voyage)
    assert s.asked_seats == ()
