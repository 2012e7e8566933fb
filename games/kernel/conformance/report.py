"""What a run of the kit found."""

from __future__ import annotations

from dataclasses import dataclass, field


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
        where = f"seed {self.seed}, {self.seats} seats, options {self.options or '-'}, step {self.step}"
        return f"{self.game}: {self.check}: {self.what} [{where}]"


@dataclass(slots=True)
class Report:
    """Sum up games, decisions and failures; `reached` names the sections that were carried out.

    `seats` are the numbers of players of these games.
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

    def __str__(self) -> str:
        return f"{self.games} games, {self.decisions} decisions, {len(self.failures)} failures"
