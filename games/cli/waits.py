"""`python -m games waits`: how often a game waits for its players."""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from statistics import mean

from games.cli.console import friendly, say
from games.kernel.catalogue import find
from games.kernel.chance import RandomChance
from games.kernel.game import Game
from games.kernel.match import Match
from games.kernel.visibility import view
from games.kernel.waits import FILE, waits_of
from games.players import play_hints
from games.players.basic import plan

NAME = "waits"
HELP = "measure how often a game waits for its players, by seats and options"
GAMES = 12
NOTICEABLE = 0.05
"""By how much an option must change the waits to be written down."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the game, and how it is measured."""
    parser.add_argument("key", metavar="KEY", help="the game")
    parser.add_argument("--games", type=int, default=GAMES, help="games for each number of seats and each option")
    parser.add_argument("--seed", type=int, default=0, help="number of the first game")
    parser.add_argument("--write", action="store_true", help=f"write {FILE} beside the game")


def run(chosen: argparse.Namespace) -> int:
    """Print what is measured beside what is written down, or write it down."""
    with friendly(chosen.lang):
        game = find(chosen.key)
    known, (least, most) = waits_of(game.package), game.seats
    seats = {count: measured(game, count, {}, chosen.games, chosen.seed) for count in range(least, most + 1)}
    factors = _factors(game, sum(seats[most]), chosen.games, chosen.seed)
    if chosen.write:
        Path(str(files(game.package).joinpath(FILE))).write_text(written(game, seats, factors), "utf-8")
    for count, times in seats.items():
        say(f"{count} seats: {sum(times):.1f} waits", f"written: {sum(known.seats.get(count, ())):.1f}")
    for name, factor in factors.items():
        say(f"{name}: {factor:.2f} times", f"written: {known.factors.get(name)}")
    return 0


def _factors(game: Game, usual: float, games: int, first: int) -> dict[str, float]:
    """Measure with the most seats by what each value of an option multiplies the waits, where that tells."""
    found = {
        f"{option.name}={value}": sum(measured(game, game.seats[1], {option.name: value}, games, first)) / usual
        for option in game.options
        for value in option.values
        if value != option.default
    }
    return {name: factor for name, factor in found.items() if abs(factor - 1) >= NOTICEABLE}


def measured(game: Game, seats: int, options: Mapping[str, str], games: int, first: int) -> list[float]:
    """Count how often some games wait on average: for one seat, for two at once, ..."""
    counted = [count(game, seats, options, number) for number in range(first, first + games)]
    return [mean(each[size] for each in counted) for size in range(1, seats + 1)]


def count(game: Game, seats: int, options: Mapping[str, str], number: int) -> Counter[int]:
    """Count the waits of one game that computers of level normal play, by the number of seats that are waited for."""
    luck, rng = random.Random(f"{number}"), random.Random(number)
    match = Match.begin(game, seats, dict(options), lambda _: RandomChance(luck))
    counted, before = Counter[int](), frozenset[int]()
    while not match.state.over:
        plan(match, rng)
        now = frozenset(match.state.waiting)
        if len(now) > 1 or now != before:
            counted[len(now)] += 1
        for seat in sorted(now):
            ask = match.game.rules.asked(match.state)[seat]
            match.choose(seat, play_hints(match.game, view(match.state, seat), seat, ask, rng))
        match.log.clear()
        before = now
    return counted


def written(game: Game, seats: Mapping[int, Sequence[float]], factors: Mapping[str, float]) -> str:
    """Write what was measured as TOML."""
    lines = [
        f"# Made by `python -m games waits {game.key} --write`: by number of seats how often a game waits",
        "# for one seat, for two at once, and so on; and by what an option multiplies that.",
        "",
        "[seats]",
        *(f"{count} = [{', '.join(f'{each:.1f}' for each in times)}]" for count, times in seats.items()),
        "",
        "[options]",
        *(f'"{name}" = {factor:.2f}' for name, factor in factors.items()),
    ]
    return "\n".join(lines).rstrip() + "\n"
