"""Adding up games of computer players: shares of wins with intervals, and a test that tells when enough are played."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import reduce
from operator import add
from statistics import fmean, stdev
from typing import Any

from games.cli.meeting import Ended, Thought

NORMAL_95 = 1.96
ERROR = 0.05
"""How often a sequential test may take either hypothesis where the other one holds."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of wins (Wilson 1927); shares of a shared victory count as such."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, NORMAL_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Sequential:
    """Tell as early as possible which of two shares of wins holds (Wald 1945): `least` or less, or `most` or more."""

    least: float
    most: float

    def verdict(self, wins: float, games: int) -> str | None:
        """Return "h0" or "h1" as soon as the games speak for it; None while they do not."""
        ratio = wins * math.log(self.most / self.least)
        ratio += (games - wins) * math.log((1 - self.most) / (1 - self.least))
        bound = math.log((1 - ERROR) / ERROR)
        if abs(ratio) < bound:
            return None
        return "h1" if ratio > 0 else "h0"


@dataclass(slots=True)
class Tally:
    """Add up games by kind of player."""

    names: tuple[str, ...]
    games: list[Ended] = field(default_factory=list)

    def add(self, ended: Ended) -> None:
        """Count one game."""
        self.games.append(ended)

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of players, each once."""
        return tuple(dict.fromkeys(self.names))

    def wins(self, name: str) -> float:
        """Return how many games a kind of player has won, with equal parts of those that were shared."""
        return sum(ended.wins[place] for ended in self.games for place in self._places(name))

    def mean(self, name: str) -> float:
        """Return the mean score of a kind of player."""
        places = self._places(name)
        return fmean(_mean(ended, places) for ended in self.games)

    def lead(self, name: str) -> tuple[float, float]:
        """Return by how many points a kind of player leads the mean of the others in a game, and its standard error.

        Both are 0 if there are no others, the error if there is one game only.
        """
        own = set(self._places(name))
        others = set(range(len(self.names))) - own
        if not others:
            return 0.0, 0.0
        gaps = [_mean(ended, own) - _mean(ended, others) for ended in self.games]
        return fmean(gaps), stdev(gaps) / math.sqrt(len(gaps)) if len(gaps) > 1 else 0.0

    def thought(self, name: str) -> Thought:
        """Add up what the players of a kind have thought."""
        return reduce(add, (ended.thoughts[name] for ended in self.games if name in ended.thoughts), Thought())

    def lines(self) -> Iterable[str]:
        """Yield a line per kind of player, then on the first one's lead, shared victories and what was thought."""
        for name in self.kinds:
            yield self._line(name)
        if len(self.kinds) > 1:
            points, error = self.lead(self.kinds[0])
            yield f"{self.kinds[0]} leads the mean of the others by {points:.1f} points (standard error {error:.1f})"
        shared = sum(max(ended.wins) < 1 for ended in self.games)
        yield f"shared victories: {shared} (counted as equal parts)"
        yield from (_thinking(name, self.thought(name)) for name in self.kinds if self.thought(name).decisions)

    def data(self) -> list[dict[str, Any]]:
        """Return what the lines tell as JSON holds it."""
        return [self._figures(name) for name in self.kinds]

    def _places(self, name: str) -> list[int]:
        return [place for place, kind in enumerate(self.names) if kind == name]

    def _line(self, name: str) -> str:
        wins, count, places = self.wins(name), len(self.games), len(self._places(name))
        low, high = wilson(wins, count)
        who = f"{name} x{places}" if places > 1 else name
        share = f"{wins / count:5.1%} ({low:.1%} to {high:.1%})"
        return f"{who:12} wins {wins:6.1f} of {count} = {share}, mean score {self.mean(name):.1f}"

    def _figures(self, name: str) -> dict[str, Any]:
        wins, thought = self.wins(name), self.thought(name)
        low, high = wilson(wins, len(self.games))
        return {
            "player": name,
            "seats": len(self._places(name)),
            "wins": wins,
            "share": wins / len(self.games),
            "interval": [low, high],
            "score": self.mean(name),
            "lead": self.lead(name),
            "decisions": thought.decisions,
            "playouts": thought.playouts,
            "seconds": thought.seconds,
        }


def _mean(ended: Ended, places: Iterable[int]) -> float:
    return fmean(ended.scores[place] for place in places)


def _thinking(name: str, thought: Thought) -> str:
    decisions, seconds = thought.decisions, max(thought.seconds, 1e-9)
    return (
        f"{name}: {decisions} decisions, {seconds / decisions:.3f} s each, {decisions / seconds:.1f} a second; "
        f"{thought.playouts / decisions:.0f} playouts each, {thought.playouts / seconds:.0f} a second"
    )
