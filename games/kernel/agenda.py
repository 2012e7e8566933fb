"""Rules as an agenda: a stack of rulebook sections kept as data inside the state.

A section is a method. One marked `@section` works at once; one marked `@asks(offers)` first asks the seats that
`offers` names and then receives all their answers together, in seat order. With either, `phase=True` says that a phase
begins with the section, and `beat=True` that a beat does (see `Section`). Sections schedule others with
`state.then(...)`. Section names are stored; when one is renamed, its old name goes into `aliases`. Ids of pieces in
choices are stored as well; when one is renamed, its old name goes into `renamed`.

The chapters of a rulebook stand beside each other: each is a `class Combat(Rules[Eldermann])` in a module of the game's
`sections`, none inherits another, and only `rules.py` puts them together: `class EldermannRules(Planning, Sailing,
Combat)`. `sections` holds what any class in that list or the class itself marks. Two classes may not define the same
section, nor two chapters the same method, since one would silently win; the class then raises a RulesBug when it is
made. A variant says what it replaces: `class Short(SmallRules, replaces=["fight"])`.

What chapters share are functions over the state, `def unload(s, seat)`, in a module beside the chapters or in the
chapter that it belongs to. A section of another chapter is scheduled by its class: `s.then((Combat.fight, 1))`. Imports
may not form a circle. If chapters of the rulebook need each other, the imported one declares the section it needs as an
`@abstractmethod`, and `rules.py` lists the chapter that defines it first. If no chapter defines it, the rules stay
abstract, and Python cannot make an object of them.
"""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from typing import ClassVar, TypeVar, overload

from games.kernel.ask import Ask, Listing, Shape
from games.kernel.chance import Chance
from games.kernel.errors import GameOver, NotOffered, NotYourDecision, RulesBug
from games.kernel.events import Events
from games.kernel.section import Section, defined_twice, is_section
from games.kernel.state import Result, State
from games.kernel.visibility import fill_zones, view
from games.kernel.wishing import Wishing

S = TypeVar("S", bound=State)
Given = dict[int, str]
Body = TypeVar("Body", bound=Callable[..., None])
_ID = re.compile(r"\w+")


@overload
def section(body: Body, /) -> Body: ...


@overload
def section(*, phase: bool = False, beat: bool = False) -> Callable[[Body], Body]: ...


def section(body: Body | None = None, /, *, phase: bool = False, beat: bool = False) -> Body | Callable[[Body], Body]:
    """Mark a section that works at once: `body(self, state, chance, events, *arguments)`.

    `phase` and `beat` say what begins when it is carried out (see `Section`).
    """

    def mark(body: Body) -> Body:
        body.__dict__["section"] = Section(body, phase=phase, beat=beat)
        return body

    return mark if body is None else mark(body)


def asks(
    offers: Callable[..., Mapping[int, Shape]], *, phase: bool = False, beat: bool = False, alone: bool = False
) -> Callable[[Body], Body]:
    """Mark a section that asks: `body(self, state, chance, events, given, *arguments)`.

    `offers(self, state, *arguments)` returns the shape for each asked seat; only public facts may decide which.
    If nobody is asked, the section is skipped. `phase` and `beat` say what begins when it asks (see `Section`).
    `alone=True`: public facts decide whether there is more than one answer; if each seat has only one, nobody is asked.
    """

    def mark(body: Body) -> Body:
        body.__dict__["section"] = Section(body, offers, phase, beat, alone)
        return body

    return mark


class Rules(Wishing[S], ABC):
    """The rules of one game, over its state class `S`; `sequences` names sections at which one may begin."""

    state_class: ClassVar[type[State]]
    sections: Mapping[str, Section] = {}
    aliases: ClassVar[Mapping[str, str]] = {}
    renamed: ClassVar[Mapping[str, str]] = {}
    sequences: ClassVar[Collection[str]] = ()

    replaced: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls, replaces: Collection[str] = ()) -> None:
        super().__init_subclass__()
        cls.replaced = cls.replaced.union(replaces)
        bases = [base for base in cls.__mro__ if issubclass(base, Rules) and base is not Rules]
        if wrong := (twice := set(defined_twice(bases))) - cls.replaced or set(replaces) - twice:
            raise RulesBug(f"{cls.__name__} replaces {', '.join(sorted(wrong))} by chance, or says so for nothing")
        found = {
            name: body.section
            for base in reversed(cls.__mro__)
            for name, body in vars(base).items()
            if is_section(body)
        }
        cls.sections = found | {old: found[new] for old, new in cls.aliases.items()}

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, events: Events, material_id: str = "") -> S:
        """Return the state after the set-up, with the first sections on its agenda.

        `material_id` names the set of components; empty, it is the game's own.
        """

    @abstractmethod
    def supply(self, state: S) -> Mapping[str, list[str]]:
        """Return all pieces of each supply; they are conserved."""

    @abstractmethod
    def placed(self, state: S) -> Mapping[str, list[str]]:
        """Return the pieces of each supply that lie openly outside of zones."""

    def fits(self, world: S, seen: S) -> bool:
        """Tell whether a sampled world agrees with all that the viewer remembers beyond single cards."""
        return True

    def imagine(self, seen: S, rng: random.Random) -> S:
        """Fill a view's hidden components; override it if a uniform deal is wrong."""
        return fill_zones(self, seen, rng)

    def why_not(self, seen: S, seat: int, choice: str) -> NotOffered:
        """Name the rule that refuses this choice, from what the seat may know."""
        return NotOffered("not-offered", section=seen.section, choice=choice)

    def warning(self, seen: S, seat: int, choice: str) -> str | None:
        """Return the key of a warning about a legal choice that its player may not have meant."""
        return None

    def next_seat(self, state: S) -> int | None:
        """Name the seat whose turn follows the one that is played, if everybody knows it."""
        return None

    def lists(self, seen: S, seat: int) -> Mapping[str, Listing]:
        """Return the lists by which a seat can answer before it is asked, by name, in the order of the rulebook.

        Each must be able to answer whatever its sections offer, so that its timing does not depend on anything hidden.
        """
        return {}

    def asked(self, state: S) -> dict[int, Ask]:
        """Return each asked seat's question, answered or not; empty at the end."""
        if state.asks is None:
            state.asks = self._work_out_asks(state)
        return state.asks

    def _work_out_asks(self, state: S) -> dict[int, Ask]:
        if not state.agenda:
            return {}
        name, *arguments = state.agenda[-1]
        offers = self.sections[str(name)].offers
        if offers is None:
            return {}
        return {seat: Ask(str(name), shape) for seat, shape in offers(self, state, *arguments).items()}

    def rename(self, state: S) -> None:
        """Give renamed sections of a stored agenda their present names; raise RulesBug for one that is unknown."""
        for step in state.agenda:
            name = str(step[0])
            if name not in self.sections:
                raise RulesBug(f"the agenda names {name}, which is no section")
            step[0] = self.aliases.get(name, name)

    def run(self, state: S, chance: Chance, events: Events) -> None:
        """Work through the agenda until somebody must decide, or to the end, which is a phase and a beat of its own."""
        while state.agenda:
            name, *arguments = state.agenda[-1]
            now = self.sections[str(name)]
            if now.offers is None:
                state.agenda.pop()
                state.phase += now.phase
                events.beats += now.beat
                now.body(self, state, chance, events, *arguments)
                continue
            state.asks = None
            if self.asked(state):
                state.ask += 1
                state.phase += now.phase
                events.beats += now.beat
                return
            state.agenda.pop()
        state.asks = {}
        state.phase += 1
        events.beats += 1

    def settle(self, state: S, seat: int, choice: str) -> str:
        """Return the canonical form of a choice, or raise why it is refused; nothing is changed."""
        if state.over:
            raise GameOver("game-over")
        ask = self.asked(state).get(seat)
        if ask is None or ask.shape is None:
            raise NotYourDecision("not-your-decision")
        choice = self.today(choice)
        settled = ask.shape.settle(choice)
        if settled is None:
            raise self.why_not(view(state, seat), seat, choice)
        return settled

    def settle_wish(self, state: S, seat: int, choice: str) -> str:
        """Return the canonical form of a wish, or raise why it is refused; nothing is changed."""
        if state.over:
            raise GameOver("game-over")
        if not 0 <= seat < state.seats:
            raise NotYourDecision("not-your-decision")
        seen, choice = view(state, seat), self.today(choice)
        shape = self.wishes(seen, seat)
        settled = None if shape is None else shape.settle(choice)
        if settled is None:
            raise self.why_not_wish(seen, seat, choice)
        return settled

    def today(self, choice: str) -> str:
        """Translate a choice to today's ids; old buttons and log entries have those of an earlier rules version."""
        return _ID.sub(lambda found: self.renamed.get(found[0], found[0]), choice) if self.renamed else choice

    def apply(self, state: S, seat: int, choice: str, chance: Chance, events: Events) -> None:
        """Store a choice in this state; when all asked seats have chosen, carry out the section and go on."""
        self.accept(state, seat, self.settle(state, seat, choice), chance, events)

    def accept(self, state: S, seat: int, settled: str, chance: Chance, events: Events) -> None:
        """Do the same with a choice of a waiting seat that is in its canonical form already."""
        state.given[seat] = settled
        if self.asked(state).keys() <= state.given.keys():
            self.carry_out(state, state.given, chance, events)

    def carry_out(self, state: S, given: Mapping[int, str | None], chance: Chance, events: Events) -> None:
        """Carry out the section that asks, with the answers of all asked seats, and go on."""
        answers = {seat: given[seat] for seat in sorted(self.asked(state))}
        state.given = {}
        name, *arguments = state.agenda.pop()
        state.asks = None
        self.sections[str(name)].body(self, state, chance, events, answers, *arguments)
        self.run(state, chance, events)

    def finish(self, state: S, result: Result) -> None:
        """Set the result and clear the agenda: the game is over."""
        state.result = result
        state.agenda = []
