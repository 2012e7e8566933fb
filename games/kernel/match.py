"""A match: the snapshot is the truth, the log is the audit trail.

A step is worked out on a clone and accepted only after it has been stored: `consider` changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from games.kernel.alone import is_revealing, settle_alone
from games.kernel.ask import choices_of
from games.kernel.chance import Chance
from games.kernel.cloning import clone
from games.kernel.errors import GameOver, NotYourDecision, RepeatedChoice, StaleChoice, UndoRefused
from games.kernel.events import Event, Events
from games.kernel.game import Game
from games.kernel.state import S_co, State
from games.kernel.visibility import view

S = TypeVar("S", bound=State)
SETUP, CHOICE, UNDO, WISH, RESUME = "setup", "choice", "undo", "wish", "resume"
MakeChance = Callable[[int], Chance]
"""Make the luck that begins with draw number n."""


@dataclass(slots=True)
class Entry:
    """One line of the log.

    `barrier`: luck was drawn, something hidden shown, sealed answers opened, or a phase ended. `back` counts the
    choices taken back by consent, which is a barrier too; it is 0 for a plain undo. A wish makes no version of the
    state: it draws nothing, reports nothing, and is never taken back.
    """

    kind: str
    seat: int | None
    choice: str
    ask: int
    drawn: list[list[str]]
    events: list[Event]
    barrier: bool
    rules: int
    back: int = 0


@dataclass(slots=True)
class Step(Generic[S_co]):
    """The result of one choice: its log entry, the next state, version and count of draws.

    `beat`: a new board is due.
    """

    entry: Entry
    state: S_co
    version: int
    draws: int
    beat: bool = False

    def goes_on(self, seat: int) -> bool:
        """Tell whether a sequence may go on after this step: nothing has come to light, and the same seat is asked."""
        return not self.entry.barrier and tuple(self.state.asked_seats) == (seat,)


@dataclass(slots=True)
class Match(Generic[S_co]):
    """A live game. `draws` counts the luck drawn on the table's current line; `past` allows undo.

    `beats` counts the steps with a beat since it was begun or loaded.
    """

    game: Game[S_co]
    state: S_co
    version: int
    draws: int
    make_chance: MakeChance
    log: list[Entry] = field(default_factory=list)
    past: list[tuple[Entry, S_co, int]] = field(default_factory=list)
    beats: int = 0

    @classmethod
    def begin(
        cls,
        game: Game[S_co],
        seats: int,
        options: Mapping[str, str],
        make_chance: MakeChance,
        material_id: str = "",
    ) -> Match[S_co]:
        """Set up a game and run it to its first ask; the log's first entry holds the luck of the set-up.

        `material_id` names a registered set of components; if empty, the game's own is used.
        """
        chance, events = make_chance(0), Events()
        state = game.rules.setup(
            seats, game.settle_options(seats, options), chance, events, material_id or game.material_id
        )
        state.seats, state.rules = seats, game.rules_version
        game.rules.run(state, chance, events)
        state = settle_alone(game.rules, None, state, chance, events)
        entry = Entry(SETUP, None, "", 0, chance.drawn, events.told, True, game.rules_version)
        return cls(game, state, 1, len(chance.drawn), make_chance, [entry])

    def consider(self, seat: int, choice: str, ask: int | None = None) -> Step[S_co]:
        """Work out a choice without accepting it; raise IllegalChoice, and change nothing, if it is refused.

        `ask` is the ask the choice was made for: one that is over raises StaleChoice.
        """
        rules, state = self.game.rules, self.state
        if ask is not None and ask != state.ask and not state.over:
            raise StaleChoice("stale-choice")
        settled = rules.settle(state, seat, choice)
        if state.given.get(seat) == settled:
            raise RepeatedChoice("repeated-choice")
        draft, events, chance = clone(state), Events(), self.make_chance(self.draws)
        draft.asks = state.asks
        rules.apply(draft, seat, settled, chance, events)
        draft = settle_alone(rules, state, draft, chance, events)
        sealed = bool(draft.given)  # while somebody is still to choose, nothing else has changed
        barrier = bool(chance.drawn) or (not sealed and is_revealing(rules, state, draft))
        entry = Entry(CHOICE, seat, settled, state.ask, chance.drawn, events.told, barrier, self.game.rules_version)
        return Step(entry, draft, self.version + 1, self.draws + len(chance.drawn), bool(events.beats))

    def accept(self, step: Step[S_co]) -> None:
        """Make a considered step the truth."""
        if step.entry.kind == WISH:
            pass  # a wish survives an undo
        elif step.entry.barrier:
            self.past.clear()
        elif step.entry.kind == UNDO:
            self.past.pop()
        elif not step.state.given:  # a sealed answer is never taken back: opening it is a barrier
            self.past.append((step.entry, self.state, self.draws))
        self.state, self.version, self.draws = step.state, step.version, step.draws
        self.beats += step.beat
        self.log.append(step.entry)

    def choose(self, seat: int, choice: str, ask: int | None = None) -> Step[S_co]:
        """Make a choice, or a sequence as far as it goes, in a game that is not stored.

        Returns the last step. A choice that is refused raises; those before it stand.
        """
        first, *others = choices_of(choice) or [choice]
        step = self.consider(seat, first, ask)
        self.accept(step)
        for other in others:
            if not step.goes_on(seat):
                break
            step = self.consider(seat, other)
            self.accept(step)
        return step

    def consider_wish(self, seat: int, choice: str) -> Step[S_co]:
        """Work out a wish of any seat without accepting it; raise IllegalChoice if it is refused.

        It changes no ask, sealed answer or version; a wish that is already in force raises RepeatedChoice.
        """
        rules, state = self.game.rules, self.state
        settled = rules.settle_wish(state, seat, choice)
        if settled in rules.wished(view(state, seat), seat):
            raise RepeatedChoice("repeated-wish")
        draft = clone(state)
        if state.asks is not None:  # the ask stays, but texts about its choices may change with a wish
            draft.asks = {each: replace(ask) for each, ask in state.asks.items()}
        rules.wish(draft, seat, settled)
        entry = Entry(WISH, seat, settled, state.ask, [], [], False, self.game.rules_version)
        return Step(entry, draft, self.version, self.draws)

    def wish(self, seat: int, choice: str) -> Step[S_co]:
        """Make a wish in a game that is not stored."""
        step = self.consider_wish(seat, choice)
        self.accept(step)
        return step

    def can_undo(self, seat: int) -> bool:
        """Tell whether this seat made the last choice, and it may be taken back."""
        return bool(self.past) and self.past[-1][0].seat == seat and not self.state.given

    def consider_undo(self, seat: int) -> Step[S_co]:
        """Work out an undo of this seat's last choice; raise UndoRefused if the kernel forbids it."""
        if not self.can_undo(seat):
            raise UndoRefused("undo-refused")
        _, state, draws = self.past[-1]
        return Step(self._undo(seat, 0), _again(self, state), self.version + 1, draws)

    def consider_return(self, seat: int, back: int, state: State, draws: int) -> Step[State]:
        """Work out an undo by consent, across any barrier: `state` and `draws` are from before `back` choices.

        Each of them counts as a version. Nothing before them can then be taken back without consent.
        """
        if self.state.over or state.given or back < 1:
            raise UndoRefused("undo-refused")
        return Step(self._undo(seat, back), _again(self, state), self.version + back, draws)

    def consider_resume(self) -> Step[S_co] | None:
        """Work out how a stored table goes on if nobody is asked at its position; None if somebody is.

        That happens after a change of rules. Nothing before can then be taken back.
        """
        state, rules = self.state, self.game.rules
        asked = rules.asked(state)
        if state.over or not asked.keys() <= state.given.keys():
            return None
        draft, events, chance = clone(state), Events(), self.make_chance(self.draws)
        if asked:
            rules.carry_out(draft, state.given, chance, events)
        else:
            draft.given = {}
            rules.run(draft, chance, events)
        draft = settle_alone(rules, None, draft, chance, events)
        entry = Entry(RESUME, None, "", state.ask, chance.drawn, events.told, True, self.game.rules_version)
        return Step(entry, draft, self.version + 1, self.draws + len(chance.drawn), bool(events.beats))

    def _undo(self, seat: int, back: int) -> Entry:
        told, rules = [Event("undo", seat=seat)], self.game.rules_version
        return Entry(UNDO, seat, "", self.state.ask, [], told, back > 0, rules, back)

    def check_open(self, seat: int) -> None:
        """Raise GameOver or NotYourDecision unless this seat is asked now."""
        if self.state.over:
            raise GameOver("game-over")
        if seat not in self.game.rules.asked(self.state):
            raise NotYourDecision("not-your-decision")


def _again(match: Match[S], state: S) -> S:
    """Return a past state with a new ask number; all seats keep their wishes."""
    again = clone(state)
    again.ask, again.phase = match.state.ask + 1, match.state.phase
    match.game.rules.keep_wishes(again, match.state)
    match.game.rules.asked(again)
    return again
