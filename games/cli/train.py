"""`python -m games train`: values of positions, learned from games that computers play with themselves."""

from __future__ import annotations

import argparse
import random
from importlib.util import find_spec
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from games.cli.console import Trouble, at_least, friendly, option_of, say
from games.cli.fitting import Error, file_of, fit, spreads
from games.cli.progress import tracked
from games.cli.selfplay import Position, Selfplay, values_of
from games.kernel.catalogue import find
from games.kernel.chance import RandomChance
from games.kernel.files import text_of
from games.kernel.match import Match
from games.players.values import Learned, Model

NAME = "train"
HELP = "learn values of positions from games of computers, and print how far they err"
HELD_OUT = 5
"""Of so many games one is held out: nothing is learned from it, errors are measured in it."""
Games = list[list[Position]]


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the games that are played and the file that is written."""
    parser.add_argument("key", metavar="KEY", help="the game")
    parser.add_argument("--seats", type=int, nargs="+", metavar="N", help="numbers of players; default: all")
    parser.add_argument("--games", type=at_least(HELD_OUT), default=200, help="games for each number of players")
    parser.add_argument("--seed", default="1", help="seed of all luck and of the players")
    parser.add_argument("--work", type=int, default=0, help="playouts for a decision; default: normal players")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    parser.add_argument("--jobs", type=at_least(1), default=1, help="processes")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the values")
    parser.add_argument("--against", type=Path, metavar="FILE", help="measure the values in this file too")


def run(chosen: argparse.Namespace) -> int:
    """Play, learn and print for each number of players; then write."""
    tables, other = _tables(chosen), _read(chosen.against)
    models = [_learned(table, chosen, other) for table in tables]
    if chosen.out:
        entries = _head(tables[0]) | {"models": models}
        _write(chosen.out, file_of(_heading(chosen), entries))
    return 0


def _tables(chosen: argparse.Namespace) -> list[Selfplay]:
    """Settle the tables, and refuse what cannot be learned before anything is played."""
    with friendly(chosen.lang):
        game = find(chosen.key)
        numbers = chosen.seats or list(range(game.seats[0], game.seats[1] + 1))
        given = dict(map(option_of, chosen.option))
        options = [game.settle_options(seats, given) for seats in numbers]
    if game.values is None:
        raise Trouble(f"{game.key} does not say what its values are learned from: see docs/adding-a-game.md")
    if find_spec("sklearn") is None:
        raise Trouble("training needs scikit-learn: pip install -c constraints.txt '.[train]'")
    return [
        Selfplay(game.key, seats, settled, chosen.seed, chosen.work)
        for seats, settled in zip(numbers, options, strict=True)
    ]


def _read(path: Path | None) -> Learned | None:
    try:
        return None if path is None else Learned.of(text_of(path))
    except (OSError, LookupError, TypeError, ValueError) as error:
        raise Trouble(f"{path}: {error}") from error


def _learned(table: Selfplay, chosen: argparse.Namespace, other: Learned | None) -> dict[str, Any]:
    """Learn the values of one number of players, and print how far they err."""
    games = _played(table, chosen.games, chosen.jobs)
    held = list(chain(*games[::HELD_OUT]))
    seen = list(chain(*(game for number, game in enumerate(games) if number % HELD_OUT)))
    entry = fit(seen)
    _report(table.seats, Model.of(entry), seen, held)
    if other is not None and table.seats in other.models:
        learned = Error.of(other.models[table.seats], seen, held).learned
        say(f"  {chosen.against}: {learned:.3f}")
    return {"seats": table.seats, **entry}


def _played(table: Selfplay, games: int, jobs: int) -> Games:
    what = f"{table.key}, {table.seats} players"
    if jobs == 1:
        return list(tracked(map(table.play, range(games)), games, what))
    with get_context("spawn").Pool(jobs) as pool:
        return list(tracked(pool.imap(table.play, range(games)), games, what))


def _report(seats: int, model: Model, seen: list[Position], held: list[Position]) -> None:
    error = Error.of(model, seen, held)
    say(f"{seats} players: learned from {len(seen)} positions; error in {len(held)} held out, in points")
    say(f"  mean of all: {error.mean:.3f}, hints: {error.hand:.3f}, hints to scale: {error.scaled:.3f}")
    say(f"  learned: {error.learned:.3f}")
    groups = sorted(spreads(model, held).items(), key=lambda group: -group[1])
    say("  tell positions apart: " + ", ".join(f"{name} {spread:.1f}" for name, spread in groups))


def _heading(chosen: argparse.Namespace) -> str:
    """Return what repeats the file."""
    seats = f" --seats {' '.join(map(str, chosen.seats))}" if chosen.seats else ""
    work = f" --work {chosen.work}" if chosen.work else ""
    options = "".join(f" --option {option}" for option in chosen.option)
    return f"python -m games train {chosen.key}{seats} --games {chosen.games} --seed {chosen.seed}{work}{options}"


def _head(table: Selfplay) -> dict[str, Any]:
    """Say for which tables the values hold, as a new table says it of itself."""
    game = find(table.key)
    state = Match.begin(game, table.seats, table.options, lambda _first: RandomChance(random.Random(0))).state
    return {
        "game": game.key,
        "rules": game.rules_version,
        "material": state.material_id or game.material_id,
        "options": dict(values_of(game).options(state)),
    }


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Trouble(f"cannot write {path}: {error.strerror}") from error
    say(f"{path}: written")
