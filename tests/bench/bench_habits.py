"""What a normal player gains by doing something more often: `python -m tests.bench.bench_habits KEY --does PATTERN`.

The pattern is a regular expression for a question's section and a choice, with a space between. The hints of one
player count so many points more for such choices, by default any number, or less; three follow the hints as they are.
Each game is played again with four who do, and the difference is what the habit brings.
"""

from __future__ import annotations

import argparse
import math
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Any

from games.cli.meeting import play_numbered
from games.cli.tally import NORMAL_95
from games.kernel import Ask, Game, State
from games.players import Player, play_normal

NAMES, LISTED = ("one", "others", "others", "others"), 200


@dataclass(slots=True)
class Habit:
    """Do what matches a pattern more often than the hints, or less often; count the chances and what was done."""

    pattern: re.Pattern[str]
    bonus: float
    chances: int = 0
    done: int = 0

    def choose(self, game: Game[Any], seen: State, seat: int, ask: Ask, rng: random.Random) -> str:
        """Choose what the hints weigh highest with the bonus."""
        choice, offered = play_normal(game, seen, seat, ask, rng), ask.offered(LISTED)
        if any(self.is_in(ask, each) for each in offered):
            favoured = [each for each in offered if self.is_in(ask, each) == (self.bonus > 0)]
            if self.bonus and favoured and choice not in favoured:
                choice = self._rather(game, seen, seat, ask, choice, favoured)
            self.chances += 1
            self.done += self.is_in(ask, choice)
        return choice

    def is_in(self, ask: Ask, choice: str) -> bool:
        """Tell whether a choice is what the pattern means."""
        return self.pattern.fullmatch(f"{ask.section} {choice}") is not None

    def _rather(self, game: Game[Any], seen: State, seat: int, ask: Ask, choice: str, favoured: Sequence[str]) -> str:
        hints: Any = game.hints  # those of all games weigh
        worth = {each: sum(hints.terms(seen, seat, ask, each).values()) for each in (choice, *favoured)}
        best = max(favoured, key=worth.__getitem__)
        return best if worth[best] + abs(self.bonus) >= worth[choice] else choice


@dataclass(slots=True)
class Trial:
    """Games in which one player has a habit, and the same games without it."""

    key: str
    one: Habit
    usual: Habit
    more: list[tuple[float, float]] = field(default_factory=list)

    def play(self, number: int) -> None:
        """Play a game both ways, and note by how much more the one won, in hundredths, and led."""
        won, led = self._game(number, self.one.choose, play_normal)
        wins, leads = self._game(number, self.usual.choose, self.usual.choose)
        self.more.append((100 * (won - wins), led - leads))

    def _game(self, number: int, one: Player, others: Player) -> tuple[float, float]:
        players = {"one": one, "others": others}
        ended = play_numbered(self.key, NAMES, "habits", number, lambda _match: players)
        return ended.wins[0], ended.scores[0] - fmean(ended.scores[1:])

    def report(self) -> str:
        """Say how often it was done, and what doing it more often brought, with 95 % intervals."""
        lines = [f"{who}: {each.done} of {each.chances}" for who, each in (("hints", self.usual), ("habit", self.one))]
        for what, figures in zip(("wins, in hundredths", "lead"), zip(*self.more, strict=True), strict=True):
            mean, half = fmean(figures), NORMAL_95 * stdev(figures) / math.sqrt(len(figures))
            lines.append(f"{what}: {mean:+.2f} ({mean - half:+.2f} to {mean + half:+.2f})")
        return "\n".join(lines)


def main() -> None:
    """Play as many games as the command line says, and print what they tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bench_habits", description=__doc__)
    parser.add_argument("key")
    parser.add_argument("--does", required=True, type=re.compile)
    parser.add_argument("--bonus", type=float, default=math.inf, help="points; -inf: never do it")
    parser.add_argument("--games", type=int, default=300)
    chosen = parser.parse_args()
    trial = Trial(chosen.key, Habit(chosen.does, chosen.bonus), Habit(chosen.does, 0.0))
    for number in range(chosen.games):
        trial.play(number)
    print(trial.report())


if __name__ == "__main__":
    main()
