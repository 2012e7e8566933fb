"""What an installed game says of itself."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, Generic, Protocol, runtime_checkable

from games.kernel.agenda import Rules
from games.kernel.ask import Ask
from games.kernel.errors import BadOption
from games.kernel.printed import Limits, Printed
from games.kernel.state import S_co, S_contra
from games.kernel.voice import Voice

MOST_SEATS = 6
"""There are colours and marks for so many."""
Stored = dict[str, Any]
"""A stored state as JSON reads it, of whatever rules version."""
Upgrade = Callable[[Stored], Stored]
"""Bring a stored state to the next rules version."""


class Hints(Protocol[S_contra]):
    """A rule-of-thumb player and its judgement; both see a view, or a sampled world, never the truth."""

    def policy(self, view: S_contra, seat: int, ask: Ask, rng: random.Random) -> str:
        """Return a sensible offered choice."""
        ...

    def evaluate(self, view: S_contra, seat: int) -> float:
        """Estimate the seat's final score, in victory points."""
        ...


@runtime_checkable
class Weighs(Protocol[S_contra]):
    """What hints have beside that if they can say why: the parts of what `policy` compares."""

    def terms(self, view: S_contra, seat: int, ask: Ask, choice: str) -> Mapping[str, float]:
        """Return named worths of an offered choice; no choice has a higher sum than `policy`'s.

        A higher worth is better, so costs are negative. The words of a name are `reason-NAME`.
        """
        ...


@runtime_checkable
class Bounds(Protocol[S_contra]):
    """What hints that say why have beside that if their reasons name points: the most that the rules allow."""

    def most(self, view: S_contra, seat: int, ask: Ask) -> Mapping[str, float]:
        """Return for each reason that names points how many a choice can bring by it at most, from here to the end."""
        ...

    def come(self, view: S_contra, seat: int) -> Mapping[str, float]:
        """Return what has come so far by those reasons that can be counted; at the end it is what they have brought."""
        ...


@runtime_checkable
class Wavers(Protocol[S_contra]):
    """What hints have beside that if they can waver between choices that look nearly equal."""

    def waver(self, view: S_contra, seat: int, ask: Ask, rng: random.Random, by: float) -> str:
        """Return what `policy` would take if it misjudged each choice by some points, as `misjudge` draws them."""
        ...


class Values(Protocol[S_contra]):
    """What a game's values are learned from; it sees a view, or a sampled world, never the truth."""

    def options(self, view: S_contra) -> Mapping[str, str]:
        """Return the table options that matter to the features, as this table has them."""
        ...

    def features(self, view: S_contra, seat: int) -> Mapping[str, float]:
        """Describe a position in numbers, from this seat's side, under the same names at all positions.

        A name is `GROUP.NAME`, or a group alone; what a group adds to the worth can be told as a whole.
        """
        ...


def compared(own: Mapping[str, float], others: Sequence[Mapping[str, float]], left: float) -> dict[str, float]:
    """Compare what is counted of a seat and of the best other, by `worth`, with the mean of all others.

    What it is worth may change in the course of a game, so each difference is there twice, once by the share left.
    """
    best, features = max(others, key=lambda count: count["worth"]), dict[str, float]()
    for name in own:
        middle = fmean(count[name] for count in others)
        for side, count in (("own", own), ("best", best)):
            more = count[name] - middle
            features |= {f"{name}.{side}": more, f"{name}.{side}_left": more * left}
    return features


class Planner(Protocol[S_contra]):
    """A rule of thumb for what a computer player wishes; it sees a view."""

    def wish(self, view: S_contra, seat: int, rng: random.Random) -> str | None:
        """Return the next wish that is worth making; None if all that stand are well."""
        ...


@dataclass(frozen=True, slots=True)
class Searching:
    """How a level that searches plays a position on before it judges it, and how sure it must be then.

    It plays on until its seat has begun `ahead` more turns, as `Playing.turn_of` counts them. `blind` is the share of
    choices that all seats then make blindly. `wavers` is by how many points all seats then misjudge choices, as
    `Wavers` says: a player who counts on others to follow the hints to the letter loses to those who do not. It takes
    another choice than the rule of thumb's only if that leads by more than chance would let the best of so many
    equal choices lead; `doubt` is by how many times that. If there are learned values, it compares only so many choices
    beside the rule of thumb's as are `kept`: those that the values hold for the best where the turn ends. 0 is all.
    """

    ahead: int = 1
    blind: float = 0.1
    wavers: float = 0.0
    doubt: float = 1.0
    kept: int = 0


@dataclass(frozen=True, slots=True)
class Playing:
    """What computer players do in this game in a way of its own.

    `turn_of` tells how many turns a seat has begun; if all play in rounds, that is the number of the round. Without
    it, a searching player plays positions on for about six decisions of each seat, and so looks less far behind a
    choice that asks for many others. `strong` and `master` say how these levels search; a master without a way of its
    own does as a strong player does, for longer, and new tables offer one only if measurements have proven it stronger
    (`proven_master`). `slips` is the share of an easy player's choices that are small
    mistakes: as many as make it win seldom.
    """

    turn_of: Callable[[Any, int], int] | None = None
    strong: Searching = Searching()
    master: Searching | None = None
    slips: float = 0.45
    proven_master: bool = False

    def searching(self, level: str) -> Searching:
        """Return how a level that searches does so."""
        return self.master if level == "master" and self.master is not None else self.strong


@dataclass(frozen=True, slots=True)
class Option:
    """A table option: its values in display order; the words are `option-NAME` and `option-NAME-VALUE`.

    `more`: a lobby shows it only to a host who asks for more options, and names it only if it is not the default.
    `at_first` is the value with which a host begins who has never played the game, if that is another one; `if_slow`
    that of a lobby whose pace gives more than twelve hours.
    """

    name: str
    values: tuple[str, ...]
    default: str
    more: bool = False
    at_first: str = ""
    if_slow: str = ""

    def usual(self, *, slow: bool) -> str:
        """Return the value with which a lobby of such a pace begins."""
        return self.if_slow or self.default if slow else self.default


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rulebook: the sections of the rules it explains, and whether the painter illustrates it.

    The words are `rulebook-KEY-title` and `rulebook-KEY`.
    """

    key: str
    sections: tuple[str, ...] = ()
    picture: bool = False


@dataclass(frozen=True, slots=True)
class Game(Generic[S_co]):
    """One game: its key, its rules and everything that holds for every table of it.

    `longest` bounds the decisions of a game, `scores` the final scores, both with our own set (else see `limits`);
    `minutes` is the usual length. `turn_events` are the kinds of events with which each round begins, or each turn
    where turns are public: a game has at least as many boards. `package` holds `words/LANGUAGE/*.ftl`. `searched` names
    the sections whose choices a searching player compares, empty for all; what else is asked it leaves to the hints.
    `playing` says how far it looks ahead, `values` what it may learn to judge by. `planner` makes the wishes of
    computers. `upgrades` maps a rules version to the step to the next; new fields with defaults need none. A choice
    whose `terms` sum to at most `nearly` less than another's is as good.
    """

    key: str
    rules: Rules[S_co]
    voice: Voice[S_co]
    hints: Hints[S_co]
    package: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    longest: int
    scores: tuple[int, int]
    rules_version: int
    maturity: str
    options: tuple[Option, ...] = ()
    excused_sections: tuple[str, ...] = ()
    searched: tuple[str, ...] = ()
    playing: Playing = Playing()
    values: Values[S_co] | None = None
    rulebook: tuple[Chapter, ...] = ()
    planner: Planner[S_co] | None = None
    printed: Printed[Any] | None = None
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
    nearly: float = 0.25
    turn_events: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse more seats than there are colours and marks for."""
        if not 1 <= self.seats[0] <= self.seats[1] <= MOST_SEATS:
            raise ValueError(f"{self.key}: seats are {self.seats}, and there can be 1 to {MOST_SEATS}")

    @property
    def material_id(self) -> str:
        """Name the set of components that the game comes with; empty if it has none."""
        return "" if self.printed is None else self.printed.materials.ours

    def limits(self, material_id: str = "") -> Limits:
        """Return what bounds the decisions and the scores of a game with this set of components."""
        if self.printed is None or self.printed.limits is None:
            return Limits(self.longest, self.scores)
        return self.printed.limits(self.printed.materials[material_id])

    def settle_options(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return all options with defaults filled in; raise BadOption for what the game does not know."""
        least, most = self.seats
        if not least <= seats <= most:
            raise BadOption("bad-seats", seats=seats, least=least, most=most)
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise BadOption("unknown-option", name=name, allowed=", ".join(known) or "-")
            if value not in known[name].values:
                raise BadOption("bad-option-value", name=name, value=value, allowed=", ".join(known[name].values))
        return {name: chosen.get(name, option.default) for name, option in known.items()}
