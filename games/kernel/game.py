"""What an installed game declares."""

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
"""Colours and marks exist for this many seats."""
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
    """Hints that can give reasons: they name the parts of the sums that `policy` compares."""

    def terms(self, view: S_contra, seat: int, ask: Ask, choice: str) -> Mapping[str, float]:
        """Return named worths of an offered choice; no choice has a higher sum than `policy`'s.

        A higher worth is better, so costs are negative. The words of a name are `reason-NAME`.
        """
        ...


@runtime_checkable
class Bounds(Protocol[S_contra]):
    """Hints whose reasons name points: they declare the most that the rules allow."""

    def most(self, view: S_contra, seat: int, ask: Ask) -> Mapping[str, float]:
        """Return for each reason that names points the most that a choice can bring by it until the end."""
        ...

    def come(self, view: S_contra, seat: int) -> Mapping[str, float]:
        """Return the points so far by each reason that can be counted; at the end, their totals."""
        ...


@runtime_checkable
class Wavers(Protocol[S_contra]):
    """Hints that can waver between choices that look nearly equal."""

    def waver(self, view: S_contra, seat: int, ask: Ask, rng: random.Random, by: float) -> str:
        """Return what `policy` would take if it misjudged each choice by some points, as `misjudge` draws them."""
        ...


class Values(Protocol[S_contra]):
    """What a game's values are learned from; it sees a view, or a sampled world, never the truth."""

    def options(self, view: S_contra) -> Mapping[str, str]:
        """Return the table options that matter to the features, as this table has them."""
        ...

    def features(self, view: S_contra, seat: int) -> Mapping[str, float]:
        """Describe a position in numbers, from this seat's point of view, with the same names at all positions.

        A name is `GROUP.NAME`, or a group alone; what a group adds to the worth can be told as a whole.
        """
        ...


def compared(own: Mapping[str, float], others: Sequence[Mapping[str, float]], left: float) -> dict[str, float]:
    """Compare a seat, and the best other by `worth`, with the mean of all others, number by number.

    Its worth may change during a game, so each difference appears twice, once times the share of the game that is left.
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
        """Return the next wish worth making; None if no wish should change."""
        ...


@dataclass(frozen=True, slots=True)
class Searching:
    """How far a searching level plays on before it judges, and how sure it must be to leave the hints' choice.

    It plays on until its seat has begun `ahead` more turns, as `Playing.turn_of` counts them. In these playouts all
    seats make the share `blind` of their choices blindly, and misjudge choices by `wavers` points (see `Wavers`): a
    player who expects others to follow the hints to the letter loses to those who do not. It leaves the hints' choice
    only if another leads by `doubt` times the lead that chance would give the best of as many equal choices. With
    learned values, it compares only the `kept` choices that the values judge best at the end of the turn, besides the
    hints'; 0 means all.
    """

    ahead: int = 1
    blind: float = 0.1
    wavers: float = 0.0
    doubt: float = 1.0
    kept: int = 0


@dataclass(frozen=True, slots=True)
class Playing:
    """How computer players play this game.

    `turn_of` counts the turns that a seat has begun; if all play in rounds, it is the number of the round. Without it,
    a searching player plays positions on for about six decisions of each seat, which looks less far ahead after a
    choice that is followed by many others. `strong` and `master` say how these levels search; without `master`, a
    master searches like a strong player, for longer. New tables offer a master only if measurements have proven it
    stronger (`proven_master`). `slips` is the share of an easy player's choices that are small mistakes.
    """

    turn_of: Callable[[Any, int], int] | None = None
    strong: Searching = Searching()
    master: Searching | None = None
    slips: float = 0.45
    proven_master: bool = False

    def searching(self, level: str) -> Searching:
        """Return the search settings of a level."""
        return self.master if level == "master" and self.master is not None else self.strong


@dataclass(frozen=True, slots=True)
class Option:
    """A table option: its values in display order; the words are `option-NAME` and `option-NAME-VALUE`.

    `more`: a lobby shows it only among further options, and names it only if it is not the default. `at_first` is the
    default for a host's first table of the game, `if_slow` the default at a pace of more than twelve hours.
    """

    name: str
    values: tuple[str, ...]
    default: str
    more: bool = False
    at_first: str = ""
    if_slow: str = ""

    def usual(self, *, slow: bool) -> str:
        """Return the default at this pace."""
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

    `longest` bounds the decisions of a game, `scores` the final scores, both with our own set of components (else see
    `limits`); `minutes` is the usual length. `turn_events` are the kinds of events that begin each round or public
    turn; a game has at least as many boards. `package` holds `words/LANGUAGE/*.ftl`. `searched` names the sections
    whose choices a searching player compares, empty for all; it leaves other sections to the hints. `playing` holds the
    settings of computer players, `values` the features of learned values, and `planner` makes the wishes of computers.
    `upgrades` maps a rules version to the step to the next; new fields with defaults need none. Choices whose sums of
    `terms` differ by at most `nearly` count as equally good.
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
        """Return the bounds of decisions and scores with this set of components."""
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
