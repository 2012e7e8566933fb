"""`python -m tests.arena KEY --games N`: two seats follow today's hints, two the first version of them."""

from __future__ import annotations

import argparse
import random

from games.cli.arena import finish, parts_of_victory, wilson
from games.kernel.catalogue import find
from games.kernel.chance import RandomChance
from games.kernel.game import Game
from games.kernel.match import Match
from games.players import Player, play_hints
from tests.arena.first import FIRST, following

SEATINGS = ("TTFF", "FTTF", "FFTT", "TFFT", "TFTF", "FTFT")
"""Every way to seat two of today (T) and two of the first version (F): six games share their luck."""


def main() -> None:
    """Print wins and mean scores of both versions."""
    parser = argparse.ArgumentParser(prog="python -m tests.arena", description=main.__doc__)
    parser.add_argument("key", choices=sorted(FIRST))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    game, wins, points = find(chosen.key), {"T": 0.0, "F": 0.0}, {"T": 0.0, "F": 0.0}
    for number in range(chosen.games):
        for who, won, score in duel(game, chosen.seed, number):
            wins[who] += won
            points[who] += score
    print(f"{chosen.key}: hints, 2 of today against 2 of the first version, {chosen.games} games, seed {chosen.seed}")
    for who, name in (("T", "today"), ("F", "first")):
        low, high = wilson(wins[who], chosen.games)
        mean = points[who] / (2 * chosen.games)
        print(f"{name}: wins {wins[who] / chosen.games:.1%} ({low:.1%} to {high:.1%}), mean score {mean:.1f}")


def duel(game: Game, seed: str, number: int) -> list[tuple[str, float, int]]:
    """Play one game; return version, share of the victory and score of each seat."""
    seating, luck = SEATINGS[number % 6], random.Random(f"{seed}|luck|{number // 6}")
    first = following(FIRST[game.key])
    players: list[Player] = [play_hints if who == "T" else first for who in seating]
    match = Match.begin(game, len(seating), {}, lambda _first: RandomChance(luck))
    finish(match, players, random.Random(f"{seed}|players|{number}"))
    result = match.state.result
    return list(zip(seating, parts_of_victory(result), result.scores, strict=True))


if __name__ == "__main__":
    main()
