"""One random game under examination."""

from __future__ import annotations

import copy
import hashlib
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from games.kernel.agenda import Rules
from games.kernel.ask import Ask
from games.kernel.chance import Chance, SeededChance
from games.kernel.conformance.report import Failure, Report
from games.kernel.errors import RulesBug
from games.kernel.events import Event, Events
from games.kernel.game import Game
from games.kernel.match import Match, Step
from games.kernel.section import Section
from games.kernel.state import State
from games.kernel.visibility import in_sight

Check = Callable[["Trial"], Iterator[str]]
Viewer = int | None


@dataclass
class Trial:
    """A match with its seed and options, and every piece that each viewer has seen.

    `on_section` is called after each section of the match itself, with its state, its events and whether it drew luck;
    not for what checks try out (`live`).
    """

    game: Game
    seed: int
    seats: int
    options: dict[str, str]
    rng: random.Random
    report: Report
    material_id: str = ""
    match: Match = field(init=False)
    step: int = -1
    live: bool = False
    known: dict[Viewer, set[str]] = field(default_factory=dict)
    pieces: frozenset[str] = frozenset()
    read: set[str] = field(default_factory=set)
    noted: set[tuple[str, str]] = field(default_factory=set)
    replayed: int = 0
    on_section: Callable[[Trial, State, list[Event], bool], Iterator[str]] | None = None

    @classmethod
    def draw(cls, game: Game, seed: int, material_id: str = "") -> Trial:
        """Choose seats and options at random; nothing is played yet."""
        rng = random.Random(f"{game.key} {seed}")
        options = {option.name: rng.choice(option.values) for option in game.options}
        seats = rng.randint(*game.seats)
        return cls(game, seed, seats, options, rng, Report(games=1, seats={seats}), material_id)

    @property
    def rules(self) -> Rules[State]:
        """Return the rules under examination."""
        return self.match.game.rules

    @property
    def state(self) -> State:
        """Return the true state."""
        return self.match.state

    @property
    def viewers(self) -> list[Viewer]:
        """List a spectator and all seats."""
        return [None, *range(self.seats)]

    @property
    def wishful(self) -> bool:
        """Tell whether this game has wishes, without using the trial's random numbers."""
        return type(self.game.rules).wishes is not Rules.wishes

    def begin(self) -> None:
        """Set the game up, with rules that are watched section by section."""
        self.known = {viewer: set() for viewer in self.viewers}
        watched = replace(self.game, rules=self._watch_all())
        self.match = Match.begin(watched, self.seats, self.options, self.luck, self.material_id)
        self.pieces = frozenset(piece for pieces in self.rules.supply(self.state).values() for piece in pieces)
        self.look(self.state)

    def luck(self, first: int) -> Chance:
        """Make the luck that begins with this draw; the same for every order of sealed answers."""
        return SeededChance(hashlib.sha256(f"{self.seed}".encode()).digest(), "conformance", first)

    def look(self, state: State) -> None:
        """Remember what each viewer sees now."""
        for viewer, known in self.known.items():
            known.update(piece for _, piece in in_sight(self.rules, state, viewer))

    def sample(self, ask: Ask) -> str:
        """Draw any choice that is offered."""
        if ask.shape is None:
            raise RulesBug(f"{ask.section} asks without a shape")
        return ask.shape.sample(self.rng)

    def advance(self, seat: int, choice: str) -> Step:
        """Make a choice in the match itself, and examine the events of its sections."""
        self.live = True
        try:
            step = self.match.consider(seat, choice)
        finally:
            self.live = False
        return step

    def run(self, check: Check) -> None:
        """Run one check and note its failures; one that crashes is a failure, too."""
        try:
            for what in check(self):
                self.fail(check.__name__, what)
        except Exception as error:  # noqa: BLE001 - whatever a game's code raises is a finding
            self.fail(check.__name__, f"raised {describe(error)}")

    def fail(self, check: str, what: str) -> None:
        """Note a broken promise, once per game."""
        if (check, what) in self.noted:
            return
        self.noted.add((check, what))
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        self.report.failures.append(Failure(self.game.key, check, what, self.seed, self.seats, options, self.step))

    def _watch_all(self) -> Rules[State]:
        rules = copy.copy(self.game.rules)
        rules.sections = {name: self._watch(name, section) for name, section in rules.sections.items()}
        return rules

    def _watch(self, name: str, section: Section) -> Section:
        def body(rules: Rules[State], state: State, chance: Chance, events: Events, *rest: object) -> None:
            before, drawn, counted = len(events.told), len(chance.drawn), (state.phase, events.beats)
            section.body(rules, state, chance, events, *rest)
            if self.live and (state.phase, events.beats) != counted:
                self.fail("boards", f"{name} counts phases or beats by itself: a section declares them")
            self.report.reached.add(name)
            if self.live and self.on_section:
                for what in self.on_section(self, state, events.told[before:], len(chance.drawn) > drawn):
                    self.fail("told", what)

        return replace(section, body=body)


def describe(error: Exception) -> str:
    """Name an error in one line, with the place it came from."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    where = f" at {trace.tb_frame.f_code.co_name}:{trace.tb_lineno}" if trace else ""
    return f"{type(error).__name__}: {error}{where}"
