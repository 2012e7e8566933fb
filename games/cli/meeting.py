"""One game of computer players against each other, and what is noted of it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from games.kernel.catalogue import find
from games.kernel.chance import RandomChance
from games.kernel.files import text_of
from games.kernel.match import Match
from games.kernel.state import Result
from games.kernel.visibility import view
from games.players import BUDGET, BUDGETS, PLAYERS, Player, Strong
from games.players.basic import plan
from games.players.search import Judge
from games.players.values import Learned, by_hand, shipped

VALUES, HAND = ":", "hand"
"""What parts a level that searches from values in place of those that its game ships: a file of them, or by hand."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What the players of one level that search have thought."""

    decisions: int = 0
    playouts: int = 0
    seconds: float = 0.0

    def __add__(self, other: Thought) -> Thought:
        return Thought(self.decisions + other.decisions, self.playouts + other.playouts, self.seconds + other.seconds)


@dataclass(frozen=True, slots=True)
class Ended:
    """How one game ended, by player in the order of `--players`; what those that search thought, by level."""

    scores: tuple[int, ...]
    wins: tuple[float, ...]
    decisions: int
    thoughts: Mapping[str, Thought] = field(default_factory=dict)

    def stored(self) -> dict[str, Any]:
        """Return the game as JSON holds it."""
        return asdict(self)

    @classmethod
    def restored(cls, stored: Mapping[str, Any]) -> Ended:
        """Read a game as JSON holds it."""
        thoughts = {level: Thought(**thought) for level, thought in stored["thoughts"].items()}
        return cls(tuple(stored["scores"]), tuple(stored["wins"]), stored["decisions"], thoughts)


@dataclass(frozen=True, slots=True)
class Meeting:
    """Who plays what: all that decides how its games go, beside their numbers and the machine.

    `budget` and `work` are those of a strong player; a master has as many times more as at a table.
    """

    key: str
    names: tuple[str, ...]
    seed: str
    budget: float = BUDGET
    work: int = 0

    def play(self, number: int) -> Ended:
        """Play one game; see `play_numbered`."""
        searching = {name: self.searching(name) for name in self.names if name.partition(VALUES)[0] in BUDGETS}
        players: dict[str, Player] = {**PLAYERS, **searching}
        ended = play_numbered(self.key, self.names, self.seed, number, lambda _match: players)
        thoughts = {name: Thought(each.decisions, each.playouts, each.seconds) for name, each in searching.items()}
        return replace(ended, thoughts=thoughts)

    def searching(self, name: str) -> Strong:
        """Return the player that a name stands for, with its part of the budget or of the counted work."""
        level, _, values = name.partition(VALUES)
        more = BUDGETS[level] / BUDGET
        return Strong(self.budget * more, time.process_time, round(self.work * more), judge_of(values), level)


def play_numbered(
    key: str, names: Sequence[str], seed: str, number: int, players: Callable[[Match[Any]], Mapping[str, Player]]
) -> Ended:
    """Play one game; as many games in a row as there are seats share their luck, with the seats rotated.

    `players` gives the player of each name for a match that begins.
    """
    seats = len(names)
    turn, luck = number % seats, random.Random(f"{seed}|luck|{number // seats}")
    match = Match.begin(find(key), seats, {}, lambda _first: RandomChance(luck))
    named = players(match)
    seated = [named[names[(seat + turn) % seats]] for seat in range(seats)]
    made = finish(match, seated, random.Random(f"{seed}|players|{number}"))
    order = [(place - turn) % seats for place in range(seats)]
    result = match.state.outcome
    parts = parts_of_victory(result)
    return Ended(tuple(result.scores[seat] for seat in order), tuple(parts[seat] for seat in order), made)


def judge_of(values: str) -> Judge:
    """Return what finds the values that are named behind a level; raise OSError or ValueError for a wrong file."""
    if not values:
        return shipped
    if values == HAND:
        return by_hand
    return Learned.of(text_of(Path(values))).model


def parts_of_victory(result: Result) -> list[float]:
    """Return each seat's part of the victory: equal parts of 1 for those who share it."""
    part = 1 / len(result.winners) if result.winners else 0.0
    return [part * (seat in result.winners) for seat in range(len(result.scores))]


def finish(match: Match, players: list[Player], rng: random.Random) -> int:
    """Let computer players finish a match; each sees its view only. Return how many decisions were made."""
    made = 0
    while not match.state.over:
        plan(match, rng)
        made += choose_all(match, players, rng)
    return made


def choose_all(match: Match, players: list[Player], rng: random.Random) -> int:
    """Let all seats that are asked now choose; return how many they were. The log is not kept."""
    waiting = match.state.waiting
    for seat in waiting:
        ask = match.game.rules.asked(match.state)[seat]
        match.choose(seat, players[seat](match.game, view(match.state, seat), seat, ask, rng))
    match.log.clear()
    return len(waiting)
