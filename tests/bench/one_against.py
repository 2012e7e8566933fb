"""One hint player that does something, against others that do not: seats rotate, seat counts and options vary."""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable
from itertools import product
from statistics import fmean, stdev

from games.kernel import RandomChance, view
from games.kernel.events import Silence
from games.kernel.game import Game

Switch = Callable[[bool], None]
"""Let the hints do it from now on, or not."""


def play(game: Game, number: int, switch: Switch) -> tuple[float, float]:
    """Play a game; return the one's part of the victory above its share, and its lead over the mean of the others."""
    (least, most), variants = game.seats, list(product(*[option.values for option in game.options]))
    counts = most - least + 1
    seats = least + number % counts
    one, luck = number // counts % seats, number // 12
    options = dict(zip([option.name for option in game.options], variants[luck % len(variants)], strict=True))
    chance, silence, rng = RandomChance(random.Random(f"luck {luck}")), Silence(), random.Random(number)
    s = game.rules.setup(seats, options, chance, silence)
    game.rules.run(s, chance, silence)
    while not s.over:
        for seat, ask in list(game.rules.asked(s).items()):
            switch(seat == one)
            game.rules.apply(s, seat, game.hints.policy(view(s, seat), seat, ask, rng), chance, silence)
    points = list(s.outcome.scores)
    own = points.pop(one)
    winners = s.outcome.winners
    return (one in winners) / len(winners) - 1 / seats, own - fmean(points)


def report(game: Game, switch: Switch, module: str, about: str | None) -> None:
    """Play as many games as the command line says, and print what they tell, with standard errors."""
    parser = argparse.ArgumentParser(prog=f"python -m tests.bench.{module}", description=about)
    parser.add_argument("--games", type=int, default=4000)
    games = [play(game, number, switch) for number in range(parser.parse_args().games)]
    for what, figures, unit in zip(("wins above share", "lead"), zip(*games, strict=True), (100, 1), strict=True):
        error = stdev(figures) / math.sqrt(len(figures))
        print(f"{what}: {unit * fmean(figures):+.2f} (standard error {unit * error:.2f})")
