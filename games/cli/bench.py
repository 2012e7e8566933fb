"""`python -m games bench`: how fast a game's rules run."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from time import perf_counter

from games.cli.console import friendly, say
from games.kernel.catalogue import find
from games.kernel.chance import RandomChance
from games.kernel.cloning import clone
from games.kernel.events import Silence
from games.kernel.game import Game
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.worlds import determinize

NAME = "bench"
HELP = "measure decisions, clones, views and sampled worlds per second"
SECONDS = 1.0


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the game and how long each figure is measured."""
    parser.add_argument("key", metavar="KEY", help="the game")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="time for each figure")


def run(chosen: argparse.Namespace) -> int:
    """Print each figure per second and in microseconds; all with the most seats and default options."""
    with friendly(chosen.lang):
        game = find(chosen.key)
    rng = random.Random(1)
    _show("decisions", decisions(game, chosen.seconds, rng))
    middle = middle_of(game, rng)
    _show("clones", _rate(lambda: clone(middle), chosen.seconds))
    _show("views", _rate(lambda: view(middle, 0), chosen.seconds))
    seen = view(middle, 0)
    _show("determinizations", _rate(lambda: determinize(game.rules, seen, rng), chosen.seconds))
    return 0


def decisions(game: Game, seconds: float, rng: random.Random) -> float:
    """Play whole random games in place, listing the offers; return decisions per second."""
    done, begun = 0, perf_counter()
    while perf_counter() - begun < seconds:
        done += playout(game, _begin(game, rng), rng)
    return done / (perf_counter() - begun)


def playout(game: Game, state: State, rng: random.Random, most: int = 1_000_000) -> int:
    """Let random choices finish a game, or make `most` of them; return how many were made."""
    rules, chance, silence, made = game.rules, RandomChance(rng), Silence(), 0
    while not state.over:
        for seat, ask in list(rules.asked(state).items()):
            if made == most or ask.shape is None:
                return made
            rules.apply(state, seat, ask.shape.sample(rng), chance, silence)
            made += 1
    return made


def middle_of(game: Game, rng: random.Random) -> State:
    """Play half of a random game."""
    whole = playout(game, _begin(game, rng), rng)
    state = _begin(game, rng)
    playout(game, state, rng, whole // 2)
    game.rules.asked(state)
    return state


def _begin(game: Game, rng: random.Random) -> State:
    chance, silence, seats = RandomChance(rng), Silence(), game.seats[1]
    state = game.rules.setup(seats, game.settle_options(seats, {}), chance, silence)
    state.seats = seats
    game.rules.run(state, chance, silence)
    return state


def _rate(work: Callable[[], object], seconds: float) -> float:
    done, begun = 0, perf_counter()
    while (passed := perf_counter() - begun) < seconds:
        for _ in range(100):
            work()
        done += 100
    return done / passed


def _show(name: str, rate: float) -> None:
    say(f"{name:16} {rate:12,.0f}/s {1e6 / rate:10.1f} µs each")
