"""What a run of the kit found."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

VARYING = re.compile(r"\[[^]]*\]|\{[^}]*\}|\([^)]*\)|'[^']*'|\"[^\"]*\"|\d+")


@dataclass(frozen=True, slots=True)
class Failure:
    """One broken promise; `check(game, games=1, seed=seed)` plays the same game again."""

    game: str
    check: str
    what: str
    seed: int
    seats: int = 0
    options: str = ""
    step: int = -1

    def __str__(self) -> str:
        return f"{self.game}: {self.check}: {self.what} [{self.where}]"

    @property
    def where(self) -> str:
        """Say in which game it was found."""
        return f"seed {self.seed}, {self.seats} seats, options {self.options or '-'}, step {self.step}"


@dataclass(slots=True)
class Report:
    """Sums up games, decisions and failures; `reached` names the sections that ran.

    `seats` are the numbers of players.
    """

    games: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)
    reached: set[str] = field(default_factory=set)
    seats: set[int] = field(default_factory=set)

    def add(self, other: Report) -> None:
        """Take in another report."""
        self.games += other.games
        self.decisions += other.decisions
        self.failures += other.failures
        self.reached |= other.reached
        self.seats |= other.seats

    def kinds(self) -> Iterator[str]:
        """Yield a line for each kind of failure, in the order in which they were found."""
        return grouped((f"{failure.game}: {failure.check}: {failure.what}", failure.where) for failure in self.failures)

    def __str__(self) -> str:
        return f"{self.games} games, {self.decisions} decisions, {len(self.failures)} failures"


def grouped(found: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Merge findings that differ only in numbers, lists or quoted words; yield the first with its place, and a count.

    `found`: what is wrong, and where.
    """
    kinds = defaultdict[str, list[str]](list)
    for what, where in found:
        kinds[VARYING.sub("…", what)].append(f"{what} [{where}]")
    for first, *more in kinds.values():
        yield f"{first} and {len(more)} more like it" if more else first
