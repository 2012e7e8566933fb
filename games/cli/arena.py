"""`python -m games arena`: computer players against each other, with how often each kind wins."""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context

from games.cli.console import Trouble, at_least, friendly
from games.cli.progress import is_watched, tracked
from games.kernel.catalogue import find
from games.kernel.chance import RandomChance
from games.kernel.match import Match
from games.kernel.state import Result
from games.kernel.visibility import view
from games.players import BUDGET, PLAYERS, Player, Strong
from games.players.planning import plan

NAME = "arena"
HELP = "let computer players meet in many games and print who wins how often"
NORMAL_95 = 1.96
PROGRESS = 20
"""So many games apart the first line is told as it stands."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the table and the number of games."""
    parser.add_argument("key", metavar="KEY", help="the game")
    parser.add_argument("--players", default="strong,normal,normal,normal", help=f"one per seat: {', '.join(PLAYERS)}")
    parser.add_argument("--games", type=at_least(1), default=40, help="number of games; seats rotate from game to game")
    parser.add_argument("--seed", default="1", help="seed of all luck and of the players")
    parser.add_argument("--budget", type=float, default=BUDGET, help="processor seconds for a strong player's decision")
    parser.add_argument("--work", type=int, default=0, help="playouts for a strong player's decision, in place of time")
    parser.add_argument("--jobs", type=at_least(1), default=1, help="processes")


def run(chosen: argparse.Namespace) -> int:
    """Play all games and print a line for each kind of player."""
    names = tuple(chosen.players.split(","))
    for name in names:
        if name not in PLAYERS:
            raise Trouble(f"there is no player {name!r}; known are {', '.join(PLAYERS)}")
    with friendly(chosen.lang):
        find(chosen.key).settle_options(len(names), {})
    budget = f"{chosen.work} playouts" if chosen.work else f"{chosen.budget} s"
    print(f"{chosen.key}: {' '.join(names)}, {chosen.games} games, seed {chosen.seed}, budget {budget}")
    tally = Tally(names)
    games = tracked(_ended(chosen, names), chosen.games, chosen.key, plain=False)
    for count, ended in enumerate(games, 1):
        tally.add(ended)
        if count % PROGRESS == 0 and count < chosen.games and not is_watched():
            print(next(iter(tally.lines())), file=sys.stderr, flush=True)
    for line in tally.lines():
        print(line)
    return 0


def _ended(chosen: argparse.Namespace, names: tuple[str, ...]) -> Iterator[Ended]:
    play = partial(meet, chosen.key, names, chosen.seed, chosen.budget, work=chosen.work)
    if chosen.jobs == 1:
        yield from map(play, range(chosen.games))
        return
    with get_context("spawn").Pool(chosen.jobs) as pool:
        yield from pool.imap_unordered(play, range(chosen.games))


@dataclass(frozen=True, slots=True)
class Ended:
    """How one game ended, by player in the order of `--players`; what the strong players thought."""

    scores: tuple[int, ...]
    wins: tuple[float, ...]
    decisions: int
    thought: int = 0
    playouts: int = 0
    seconds: float = 0.0


def meet(key: str, names: tuple[str, ...], seed: str, budget: float, number: int, work: int = 0) -> Ended:
    """Play one game; as many games in a row as there are seats share their luck, with the seats rotated."""
    game, seats = find(key), len(names)
    strong = Strong(budget, time.process_time, work)
    turn, luck = number % seats, random.Random(f"{seed}|luck|{number // seats}")
    players: list[Player] = [strong if name == "strong" else PLAYERS[name] for name in names]
    seated = [players[(seat + turn) % seats] for seat in range(seats)]
    match = Match.begin(game, seats, {}, lambda _first: RandomChance(luck))
    made = finish(match, seated, random.Random(f"{seed}|players|{number}"))
    order = [(place - turn) % seats for place in range(seats)]
    result = match.state.outcome
    parts = parts_of_victory(result)
    return Ended(
        tuple(result.scores[seat] for seat in order),
        tuple(parts[seat] for seat in order),
        made,
        strong.decisions,
        strong.playouts,
        strong.seconds,
    )


def parts_of_victory(result: Result) -> list[float]:
    """Return each seat's part of the victory: equal parts of 1 for those who share it."""
    part = 1 / len(result.winners) if result.winners else 0.0
    return [part * (seat in result.winners) for seat in range(len(result.scores))]


def finish(match: Match, players: list[Player], rng: random.Random) -> int:
    """Let computer players finish a match; each sees its view only. Return how many decisions were made."""
    made, rules = 0, match.game.rules
    while not match.state.over:
        plan(match, rng)
        for seat in match.state.waiting:
            ask = rules.asked(match.state)[seat]
            match.choose(seat, players[seat](match.game, view(match.state, seat), seat, ask, rng))
            made += 1
        match.log.clear()
    return made


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of wins (Wilson 1927); shares of a shared victory count as such."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, NORMAL_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(slots=True)
class Tally:
    """Add up games by kind of player."""

    names: tuple[str, ...]
    games: list[Ended] = field(default_factory=list)

    def add(self, ended: Ended) -> None:
        """Count one game."""
        self.games.append(ended)

    def lines(self) -> Iterable[str]:
        """Yield a line per kind of player, then one on shared victories and one on what was thought."""
        for name in dict.fromkeys(self.names):
            yield self._line(name)
        shared = sum(max(ended.wins) < 1 for ended in self.games)
        yield f"shared victories: {shared} (counted as equal parts)"
        thought = sum(ended.thought for ended in self.games)
        if thought:
            yield self._thinking(thought)

    def _line(self, name: str) -> str:
        places = [place for place, kind in enumerate(self.names) if kind == name]
        wins, count = sum(ended.wins[place] for ended in self.games for place in places), len(self.games)
        low, high = wilson(wins, count)
        mean = sum(ended.scores[place] for ended in self.games for place in places) / (count * len(places))
        who = f"{name} x{len(places)}" if len(places) > 1 else name
        share = f"{wins / count:5.1%} ({low:.1%} to {high:.1%})"
        return f"{who:12} wins {wins:6.1f} of {count} = {share}, mean score {mean:.1f}"

    def _thinking(self, thought: int) -> str:
        playouts, seconds = sum(e.playouts for e in self.games), sum(e.seconds for e in self.games)
        return (
            f"strong: {thought} decisions, {seconds / thought:.3f} s each, {thought / seconds:.1f} a second; "
            f"{playouts / thought:.0f} playouts each, {playouts / seconds:.0f} a second"
        )
