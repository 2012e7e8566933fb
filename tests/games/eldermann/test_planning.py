"""1. Planungsphase, and the arrow."""

import random

from games.eldermann.hints.hints import EldermannHints
from games.eldermann.rules import RULES
from games.eldermann.state import Eldermann
from games.kernel import view
from tests.games.eldermann.positions import answer, kinds, level, offered, start, table, turn


def test_planning_starts_with_cards_two_to_five() -> None:
    """Without a school none to two of the cards 2 to 5; 6 and 7 are set aside (A1)."""
    s = turn(table())
    choices = offered(s, 0)
    assert choices[:5] == ["none", "2", "3", "4", "5"]
    assert len(choices) == 1 + 4 + 6


def test_planning_with_school_and_university() -> None:
    """The school adds 6 and 7, the university a third card."""
    assert "6+7" in offered(turn(level(table(), 0, school=1)), 0)
    assert "5+6+7" in offered(turn(level(table(), 0, school=2)), 0)


def test_planning_sum_is_movement_and_number_turns_the_arrow() -> None:
    """Two cards turn the arrow by two sectors."""
    s = turn(table(arrow=0))
    answer(s, "3+4")
    assert (s.movement, s.arrow, s.laid) == (7, 2, [3, 4])


def test_planning_without_cards_repeats_the_event() -> None:
    """The arrow stays and its event is carried out again; there is no movement (B3)."""
    s = turn(table(arrow=1))
    before = s.open_orders
    answer(s, "none")
    assert (s.arrow, s.movement, s.section) == (1, 0, "trade") or s.open_orders > before
    assert s.open_orders == before + 1
    assert s.section != "sail"


def test_planning_result_is_a_maximum() -> None:
    """A ship may stay although cards were laid (B2)."""
    s = turn(table(arrow=0))
    answer(s, "2")
    assert "stay" in offered(s, 0)
    answer(s, "stay")
    assert s.ships[0] == "a1"


def test_planning_cards_come_back_by_option() -> None:
    """Free: at once. Blocked: they rest for a turn. Discard: until a turn without cards (B1)."""
    cases: list[tuple[str, list[int], list[int]]] = [("free", [], []), ("blocked", [5], []), ("discard", [5], [])]
    for option, after_use, after_rest in cases:
        s = turn(table(options={"sailing": option}, ships=["d6", "k11"]))
        answer(s, "5")
        finish(s)
        turn_of(s, 0)
        assert s.rested[0] == after_use, option
        assert ("5" in offered(s, 0)) is (option == "free")
        answer(s, "none")
        finish(s)
        turn_of(s, 0)
        assert s.rested[0] == after_rest, option


def test_planning_discarded_cards_add_up() -> None:
    """Cards laid in two turns in a row both stay away, until a turn without cards (B1)."""
    s = turn(table(options={"sailing": "discard"}, ships=["d6", "k11"]))
    for card in ("5", "4"):
        answer(s, card)
        finish(s)
        turn_of(s, 0)
    assert s.rested[0] == [5, 4]
    assert offered(s, 0) == ["none", "2", "3", "2+3"]


def test_planning_navigator_may_turn_the_arrow_further() -> None:
    """Also after no cards, and he need not (B4)."""
    for choice, arrow in (("none", 1), ("none turn", 2), ("3+4", 3), ("4+3 turn", 4)):
        s = turn(table(arrow=1, roles=["navigator", ""]))
        assert "navigated" in kinds(answer(s, choice)) or not choice.endswith("turn")
        assert s.arrow == arrow
        assert s.section != "navigate"
    s = turn(table(arrow=1))
    assert not any(choice.endswith("turn") for choice in offered(s, 0))


def test_planning_navigator_of_rules_version_6_is_asked_after_the_cards() -> None:
    """An agenda with `navigate` was begun by it: cards alone are on offer, and the arrow comes next."""
    s = table(arrow=1, roles=["navigator", ""])
    start(s, RULES.plan, RULES.navigate)
    assert not any(choice.endswith("turn") for choice in offered(s, 0))
    answer(s, "none")
    assert offered(s, 0) == ["stay", "turn"]
    answer(s, "turn")
    assert s.arrow == 2


def test_planning_hints_turn_the_arrow_with_the_cards() -> None:
    """A navigator's hint looks one sector further; what it takes has the highest sum."""
    s = turn(table(arrow=2, roles=["navigator", ""]))
    seen, ask, hints = view(s, 0), RULES.asked(s)[0], EldermannHints()
    choice = hints.policy(seen, 0, ask, random.Random(1))
    worth = {each: sum(hints.terms(seen, 0, ask, each).values()) for each in ask.offered()}
    assert len(worth) == 22
    assert worth[choice] >= max(worth.values()) - 0.01


def finish(s: Eldermann, seat: int = 0) -> None:
    """End a seat's turn without doing anything else."""
    while s.active == seat:
        answer(s, "stay" if s.section == "sail" else "done")


def turn_of(s: Eldermann, seat: int) -> None:
    """Let the others pass until this seat plans."""
    while not (s.active == seat and s.section == "plan"):
        answer(s, "none" if s.section == "plan" else "stay" if s.section == "sail" else "done")
