from __future__ import annotations

from abc import abstractmethod

import pytest

from games.kernel import Chance, Events, NotOffered, NotYourDecision, Rules, RulesBug, ScriptedChance, asks, section
from games.kernel.agenda import Given
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


def test_asks_phases_and_beats_are_counted() -> None:
    """Each ask has a number; phases and beats are counted where a section declares them, and at the end."""
    s = begun()
    counted = [(s.ask, s.phase, 1)]
    for seat, choice in ((0, "a"), (1, "b"), (1, "b"), (1, "c")):
        beats = choose(s, seat, choice).beats
        counted.append((s.ask, s.phase, beats))
    assert counted == [(1, 1, 1), (1, 1, 0), (2, 1, 0), (3, 1, 0), (3, 2, 1)]


@pytest.mark.parametrize("declared", [{}, {"phase": True}, {"beat": True}, {"phase": True, "beat": True}])
@pytest.mark.parametrize("asking", [False, True])
def test_no_notion_implies_another(declared: dict[str, bool], asking: bool) -> None:
    """A section that asks, or works at once, begins a phase, a beat, both or neither: just what it declares."""

    class Declared(SmallRules):
        @asks(SmallRules._one, **declared)
        def question(self, s: Small, chance: Chance, events: Events, given: Given, seat: int) -> None:
            """Ask once more."""

        @section(**declared)
        def work(self, s: Small, chance: Chance, events: Events) -> None:
            """Do nothing."""

    rules, s, events = Declared(), small(), Events()
    s.then((rules.question, 0) if asking else rules.work, (rules.play, 0))
    rules.run(s, ScriptedChance([]), events)
    assert (s.ask, s.phase, events.beats) == (1, declared.get("phase", 0), declared.get("beat", 0))


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


def test_an_agenda_that_stands_at_an_automatic_section_asks_nobody() -> None:
    """An upgrade may leave it there: the table goes on by itself (`Match.consider_resume`)."""
    s = small()
    s.then(RULES.end)
    assert RULES.asked(s) == {}


def test_only_sections_are_scheduled() -> None:
    """A section of another chapter or one that is only declared may be scheduled, anything else is a bug."""
    s = small()
    s.then(SmallRules.end, (SmallRules.play, 1), Chapter.later)
    assert [step[0] for step in s.agenda] == ["later", "play", "end"]
    with pytest.raises(RulesBug, match="placed is scheduled"):
        s.then(RULES.placed)  # type: ignore[arg-type]  # what is no section, on purpose


class Chapter(Rules[Small]):
    """A chapter that needs a section of one that imports it."""

    @abstractmethod
    def later(self, s: Small, chance: Chance, events: Events) -> None:
        """Come later."""

    def _shared(self) -> None:
        """Stand for a method that another chapter has, too."""


class Sister(Rules[Small]):
    """The chapter that has the section."""

    @section
    def later(self, s: Small, chance: Chance, events: Events) -> None:
        """Come now."""


def test_chapters_stand_beside_each_other() -> None:
    """The rules gather the sections of all chapters; what a chapter only declares, its sister has."""

    class Composed(SmallRules, Sister, Chapter):
        pass

    assert set(Composed.sections) == {"name_card", "play", "end", "put_down", "later"}
    assert "later" in Composed().sections
    with pytest.raises(TypeError, match="abstract"):
        type("Lacking", (SmallRules, Chapter), {})()


def test_one_name_of_two_chapters_is_a_bug() -> None:
    """Neither a section nor a method of a chapter hides that of another."""

    class SecondEnd(Rules[Small]):
        @section
        def end(self, s: Small, chance: Chance, events: Events) -> None:
            """End otherwise."""

    class SecondMethod(Rules[Small]):
        def _shared(self) -> None:
            """Share the name of a method only."""

    with pytest.raises(RulesBug, match="end"):
        type("Composed", (SmallRules, SecondEnd), {})
    with pytest.raises(RulesBug, match="_shared"):
        type("Composed", (SmallRules, Chapter, SecondMethod), {})


def test_a_variant_says_which_section_it_replaces() -> None:
    """It keeps the others; silently replacing one is a bug, and so is saying so of one that is not replaced."""

    class Variant(SmallRules, replaces=["end"]):
        @section
        def end(self, s: Small, chance: Chance, events: Events) -> None:
            events.tell("other")

    assert Variant.sections["end"] is not SmallRules.sections["end"]
    assert Variant.sections["play"] is SmallRules.sections["play"]
    with pytest.raises(RulesBug, match="end"):
        type("Silent", (SmallRules,), {"end": Variant.__dict__["end"]})
    with pytest.raises(RulesBug, match="play"):
        type("Idle", (SmallRules,), {}, replaces=["play"])
