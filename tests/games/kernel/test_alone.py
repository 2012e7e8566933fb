"""Questions with a single answer, and tables that go on by themselves after an upgrade."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, cast

import pytest

from games.kernel import (
    OWNER,
    Chance,
    Events,
    Game,
    NotYourDecision,
    OneOf,
    Result,
    Rules,
    State,
    Zone,
    asks,
    section,
    zones,
)
from games.kernel.agenda import Given
from games.kernel.conformance import check
from games.kernel.errors import BadRecord, UndoRefused
from games.kernel.match import RESUME, Match
from games.kernel.records import record_of, replay
from games.kernel.saving import dump_state, load_state
from games.kernel.state import Step
from tests.games.kernel import planted
from tests.games.kernel.tables import luck

CARDS = ["1", "2", "3"]


@dataclass(slots=True)
class Walk(State):
    """Where everybody stands, what was drawn, and a card each."""

    steps: list[str] = field(default_factory=list)
    hands: list[Zone] = zones(OWNER, "cards")


class WalkRules(Rules[Walk]):
    """Go, then perhaps one way only; the last section asks for a card."""

    state_class: ClassVar[type[State]] = Walk

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, events: Events, material_id: str = ""
    ) -> Walk:
        """Begin with the question that the test puts first."""
        s = Walk(seats=seats, hands=[Zone.of(["1"]), Zone.of(["2"])])
        s.then((self.go, 0), (self.go, 1), self.end)
        return s

    def _ways(self, s: Walk, seat: int) -> Mapping[int, OneOf]:
        return {seat: OneOf(("plain", "open", "shut", "luck", "show", "new", "halt", "both"))}

    @asks(_ways)
    def go(self, s: Walk, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Choose what comes next; `luck` and `both` draw at once."""
        s.steps.append(given[seat])
        ways: dict[str, Step] = {
            "open": (self.only, 2),
            "shut": (self.only, 1),
            "luck": self.draw,
            "show": self.show,
            "new": self.begin,
            "halt": self.halt,
        }
        if given[seat] == "both":
            s.steps.append(chance.pick(CARDS))
            s.then(self.draw, (self.only, 1), self.draw)
        elif given[seat] in ways:
            s.then(ways[given[seat]])

    def _some(self, s: Walk, count: int) -> Mapping[int, OneOf]:
        return {0: OneOf(tuple(CARDS[:count]))} if count else {}

    @asks(_some, alone=True)
    def only(self, s: Walk, chance: Chance, events: Events, given: Given, count: int) -> None:
        """Note the way, which may be the only one."""
        events.tell("went", 0, way=given[0])
        s.steps.append(given[0])

    def _one_way(self, s: Walk) -> Mapping[int, OneOf]:
        return {0: OneOf(("on",))}

    @asks(_one_way, alone=True)
    def draw(self, s: Walk, chance: Chance, events: Events, given: Given) -> None:
        """Draw luck."""
        s.steps.append(chance.pick(CARDS))

    @asks(_one_way, alone=True)
    def show(self, s: Walk, chance: Chance, events: Events, given: Given) -> None:
        """Show a card."""
        s.hands[1].show()

    @asks(_one_way, phase=True, alone=True)
    def halt(self, s: Walk, chance: Chance, events: Events, given: Given) -> None:
        """Do nothing; to be asked here would begin a phase."""

    @asks(_one_way, alone=True)
    def begin(self, s: Walk, chance: Chance, events: Events, given: Given) -> None:
        """Go on to a phase."""
        s.then(self.new_phase)

    @section(phase=True)
    def new_phase(self, s: Walk, chance: Chance, events: Events) -> None:
        """Begin a phase."""

    @section
    def end(self, s: Walk, chance: Chance, events: Events) -> None:
        """End at once."""
        self.finish(s, Result((0, 0), (0, 1)))

    def supply(self, state: Walk) -> Mapping[str, list[str]]:
        """Name all pieces."""
        return {"cards": ["1", "2"]}

    def placed(self, state: Walk) -> Mapping[str, list[str]]:
        """Name what lies openly."""
        return {"cards": []}


@pytest.fixture
def walk(beacons: Game[Any]) -> Game[Walk]:
    """Make a game of these rules."""
    return replace(beacons, rules=WalkRules(), options=())


def begun(game: Game[Walk]) -> Match[Walk]:
    """Begin with two seats."""
    return Match.begin(game, 2, {}, luck)


def test_what_leaves_no_choice_is_not_asked(walk: Game[Walk]) -> None:
    """One answer: it is carried out with the step before, and can be taken back with it; asks and phases pass it."""
    match = begun(walk)
    before = match.state
    step = match.choose(0, "shut")
    assert match.state.steps == ["shut", "1"]
    assert (match.state.section, match.state.ask, match.state.phase) == ("go", before.ask + 1, before.phase)
    assert [event.kind for event in step.entry.events] == ["went"]
    assert (step.entry.barrier, step.entry.choice, match.version) == (False, "shut", 2)
    match.accept(match.consider_undo(0))
    assert match.state.steps == []


def test_a_phase_begins_with_a_question_only(walk: Game[Walk]) -> None:
    """What nobody is asked begins none, so that the step can be taken back."""
    match = begun(walk)
    assert not match.choose(0, "halt").entry.barrier
    assert (match.state.section, match.can_undo(0)) == ("go", True)


def test_what_leaves_a_choice_is_asked(walk: Game[Walk]) -> None:
    """Two answers: the question is asked."""
    match = begun(walk)
    match.choose(0, "open")
    assert (match.state.section, match.state.waiting) == ("only", (0,))


@pytest.mark.parametrize("way", ["luck", "show", "new"])
def test_a_single_answer_builds_no_barrier(walk: Game[Walk], way: str) -> None:
    """What would draw luck, show something or begin a phase is asked while the step can be taken back."""
    match = begun(walk)
    step = match.choose(0, way)
    assert (match.state.section, match.state.waiting) == ({"luck": "draw", "new": "begin"}.get(way, way), (0,))
    assert not step.entry.barrier
    assert step.entry.drawn == []
    assert match.can_undo(0)
    assert match.choose(0, "on").entry.barrier


def test_behind_a_barrier_all_single_answers_are_settled(walk: Game[Walk]) -> None:
    """If nothing can be taken back, there is nothing to decide; the luck is in the entry, and replays draw it."""
    match = begun(walk)
    step = match.choose(0, "both")
    assert len(step.entry.drawn) == 3
    assert (match.state.section, len(match.state.steps), match.draws) == ("go", 5, 3)
    assert replay(record_of(match, {}), walk).log == match.log


def test_the_end_is_not_come_to_by_itself(walk: Game[Walk]) -> None:
    """The last choice can be taken back as before: what comes after it would end the game."""
    match = begun(walk)
    match.choose(0, "plain")
    match.state.agenda.insert(1, ["only", 1])
    match.choose(1, "plain")
    assert (match.state.section, match.state.over) == ("only", False)


def test_a_mark_that_depends_on_hidden_cards_is_found(beacons: Game[Any]) -> None:
    """The kit asks in sampled worlds whether there is a choice."""
    report = check(replace(beacons, rules=planted.AloneInSecret()), games=6)
    assert any(found.check == "worlds" and "marked alone" in found.what for found in report.failures)


def stored(game: Game[Walk], *agenda: list[str | int], given: dict[int, str | None] | None = None) -> Match[Walk]:
    """Begin a table, and let it stand where today's rules ask nobody: as a release before has stored it."""
    match = begun(game)
    match.choose(0, "plain")
    state = match.state
    state.agenda += agenda
    state.given = given or {}
    loaded = cast("Walk", load_state(game, dump_state(state)))
    return Match(game, loaded, match.version, match.draws, luck, past=match.past)


@pytest.mark.parametrize("agenda", [[["draw"], ["only", 0]], [["draw"], ["only", 0], ["only", 0]]])
def test_a_table_at_which_nobody_is_asked_goes_on(walk: Game[Walk], agenda: list[list[str | int]]) -> None:
    """It goes on with one entry that holds the luck; nothing before can be taken back, and it happens once."""
    match = stored(walk, *agenda)
    assert not match.state.waiting
    step = match.consider_resume()
    assert step is not None
    assert (step.entry.kind, step.entry.seat, step.entry.choice, step.entry.barrier) == (RESUME, None, "", True)
    assert len(step.entry.drawn) == 1
    match.accept(step)
    assert (match.state.section, match.state.waiting) == ("go", (1,))
    assert not match.past
    assert match.consider_resume() is None
    with pytest.raises(UndoRefused):
        match.consider_undo(0)


def test_a_table_at_a_working_section_goes_on(walk: Game[Walk]) -> None:
    """An upgrade may leave the agenda at a section that works at once."""
    match = stored(walk, ["end"])
    step = match.consider_resume()
    assert step is not None
    assert step.state.over


def test_sealed_answers_of_all_who_are_still_asked_count(walk: Game[Walk]) -> None:
    """An ask that waits for fewer seats than before is over once these have answered; other answers are dropped."""
    match = stored(walk, ["only", 2], given={0: "2", 1: "3"})
    step = match.consider_resume()
    assert step is not None
    assert (step.state.steps, step.state.given) == (["plain", "2"], {})


@pytest.mark.parametrize("agenda", [[["only", 2]], [["draw"]]])
def test_an_open_question_stays_open(walk: Game[Walk], agenda: list[list[str | int]]) -> None:
    """Also one that would not be asked today: its buttons are there, and count."""
    match = stored(walk, *agenda)
    ask = match.state.ask
    assert match.consider_resume() is None
    assert match.consider(0, "2" if agenda == [["only", 2]] else "on", ask)


def test_a_resumed_table_is_recorded(walk: Game[Walk]) -> None:
    """The line says that the table went on by itself; if somebody is asked, it is refused."""
    match = begun(walk)
    match.state.agenda.append(["only", 0])
    match.state.forget_asks()
    step = match.consider_resume()
    assert step is not None
    match.accept(step)
    lines = list(record_of(match, {}))
    assert '"resume":true' in lines[1]
    with pytest.raises(BadRecord, match="record-not-resumed"):
        replay(lines, walk)


def test_nobody_waits_at_the_end(walk: Game[Walk]) -> None:
    """A game that is over does not go on; a choice is refused."""
    match = begun(walk)
    match.choose(0, "plain")
    with pytest.raises(NotYourDecision):
        match.choose(0, "plain")
    match.choose(1, "plain")
    assert match.consider_resume() is None
