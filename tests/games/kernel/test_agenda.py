from __future__ import annotations

import pytest

from games.kernel import Events, NotOffered, NotYourDecision, RandomChance, RulesBug, ScriptedChance, section
from games.kernel.errors import GameOver
from tests.games.kernel.small import Small, SmallRules, small

RULES = SmallRules()


def begun() -> Small:
    """Set up and run to the first ask."""
    s = RULES.setup(2, {}, ScriptedChance([]), Events())
    RULES.run(s, ScriptedChance([]), Events())
    return s


def choose(s: Small, seat: int, choice: str) -> Events:
    """Apply one choice and return its events."""
    events = Events()
    RULES.apply(s, seat, choice, ScriptedChance([]), events)
    return events


def test_sections_are_found_by_mark() -> None:
    """Only marked methods are sections, old names among them; the state class is not taken for one."""
    assert set(RULES.sections) == {"name_card", "play", "end", "put_down"}
    assert RULES.sections["put_down"] is RULES.sections["play"]


def test_then_schedules_in_reading_order() -> None:
    """Sections run in the order in which they are written, before what was scheduled earlier."""
    s = small()
    s.then(RULES.end)
    s.then((RULES.play, 0), (RULES.play, 1))
    assert s.agenda == [["end"], ["play", 1], ["play", 0]]
    assert s.section == "play"


def test_a_section_waits_for_all_and_hears_them_in_seat_order() -> None:
    """Nothing happens before the last answer; then all are handed over by seat, whatever order they came in."""
    s = begun()
    assert choose(s, 1, "c").told == []
    assert s.waiting == (0,)
    assert choose(s, 1, "b").told == []
    assert [event.data for event in choose(s, 0, "a").told] == [{"cards": "a b"}]
    assert s.given == {}


def test_an_ask_to_nobody_is_passed_over() -> None:
    """A section that has nobody to ask is left out, and the agenda goes on to the end."""
    s = begun()
    for seat, choice in ((0, "a"), (1, "b"), (1, "b"), (1, "c")):
        choose(s, seat, choice)
    assert s.over
    assert s.result is not None
    assert RULES.asked(s) == {}


def test_asks_and_pictures_are_counted() -> None:
    """Each ask has a number; one without a new picture does not raise the phase; the end does."""
    s = begun()
    counted = [(s.ask, s.phase)]
    for seat, choice in ((0, "a"), (1, "b"), (1, "b"), (1, "c")):
        choose(s, seat, choice)
        counted.append((s.ask, s.phase))
    assert counted == [(1, 1), (1, 1), (2, 1), (3, 1), (3, 2)]


def test_a_section_says_when_a_new_board_is_due() -> None:
    """With a phase unless it says otherwise, never within one, always at the end."""
    due = {name: section.board for name, section in RULES.sections.items()}
    assert (due["name_card"], due["play"]) == (True, False)
    s = begun()
    assert RULES.board_due(s)
    for seat, choice in ((0, "a"), (1, "b"), (1, "b")):
        choose(s, seat, choice)
    assert not RULES.board_due(s)
    choose(s, 1, "c")
    assert RULES.board_due(s)


def test_refusals_change_nothing() -> None:
    """Another's card, a seat that is not asked and a choice after the end are refused by name."""
    s = begun()
    for seat, choice, error in ((0, "b", NotOffered), (0, "", NotOffered), (2, "a", NotYourDecision)):
        with pytest.raises(error):
            choose(s, seat, choice)
    assert s == begun()
    s.agenda = []
    with pytest.raises(GameOver):
        choose(s, 0, "a")


def test_why_not_gets_a_view_only() -> None:
    """The reason of a refusal is made from what the seat may know."""

    class Curious(SmallRules):
        def why_not(self, seen: Small, seat: int, choice: str) -> NotOffered:
            return NotOffered("not-offered", choice=" ".join(seen.hands[1].cards))

    with pytest.raises(NotOffered) as caught:
        Curious().settle(begun(), 0, "b")
    assert caught.value.fields == {"choice": "? ?"}


def test_an_agenda_that_stands_at_an_automatic_section_is_a_bug() -> None:
    """Who is asked cannot be told of a state that was not run to its ask."""
    s = small()
    s.then(RULES.end)
    with pytest.raises(RulesBug, match="asks nobody"):
        RULES.asked(s)


def test_a_subclass_replaces_a_section() -> None:
    """A variant overrides one section and keeps the others."""

    class Variant(SmallRules):
        @section
        def end(self, s: Small, chance: RandomChance, events: Events) -> None:
            events.tell("other")

    assert Variant.sections["end"] is not SmallRules.sections["end"]
    assert Variant.sections["play"] is SmallRules.sections["play"]
