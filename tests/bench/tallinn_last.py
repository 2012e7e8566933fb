"""What it brings to look at the tower that the last card allows: `python -m tests.bench.tallinn_last --games 4000`.

One hint player works it out, the others take the leave to build for the usual worth. Seats rotate; seat counts and
options vary from game to game. Printed are the wins of the one against its share by chance, and how many points more
than the others it has.
"""

from __future__ import annotations

import argparse
import math
import random
from itertools import product
from statistics import fmean, stdev

from games.kernel import RandomChance, view
from games.kernel.events import Silence
from games.tallinn import GAME, outlook

LOOKING = outlook.LAST_CARDS
OPTIONS = list(product(*[option.values for option in GAME.options]))


def play(number: int) -> tuple[float, float]:
    """Play a game; return the one's part of the victory above its share, and its lead over the mean of the others."""
    seats = 2 + number % 3
    one, luck = number // 3 % seats, number // 12
    options = dict(zip([option.name for option in GAME.options], OPTIONS[luck % len(OPTIONS)], strict=True))
    chance, silence, rng = RandomChance(random.Random(f"luck {luck}")), Silence(), random.Random(number)
    s = GAME.rules.setup(seats, options, chance, silence)
    GAME.rules.run(s, chance, silence)
    while not s.over:
        for seat, ask in list(GAME.rules.asked(s).items()):
            outlook.LAST_CARDS = LOOKING if seat == one else 0
            GAME.rules.apply(s, seat, GAME.hints.policy(view(s, seat), seat, ask, rng), chance, silence)
    points = list(s.outcome.scores)
    own = points.pop(one)
    winners = s.outcome.winners
    return (one in winners) / len(winners) - 1 / seats, own - fmean(points)


def main() -> None:
    """Play and print, with standard errors."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.tallinn_last", description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    games = [play(number) for number in range(parser.parse_args().games)]
    for what, figures, unit in zip(("wins above share", "lead"), zip(*games, strict=True), (100, 1), strict=True):
        error = stdev(figures) / math.sqrt(len(figures))
        print(f"{what}: {unit * fmean(figures):+.2f} (standard error {unit * error:.2f})")


if __name__ == "__main__":
    main()
