"""`python -m games material`: a game's printed components as a file, and a check of such a file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from games.cli.check import report_on
from games.cli.console import Trouble, at_least, friendly, say
from games.kernel.catalogue import find
from games.kernel.copies import copy_of
from games.kernel.files import UnreadableFile, text_of
from games.kernel.forms import file_of
from games.kernel.game import Game
from games.kernel.printed import Printed

NAME = "material"
HELP = "write a game's printed components as a file to fill in, or check such a file"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the file that is written or checked."""
    parser.add_argument("key", metavar="KEY", help="a game")
    ways = parser.add_mutually_exclusive_group(required=True)
    ways.add_argument("--out", type=Path, metavar="FILE", help="write our set, with a comment at each value")
    ways.add_argument("--check", type=Path, metavar="FILE", help="say what of a set does not fit, and play with it")
    parser.add_argument("--games", type=at_least(1), default=40, help="random games that --check plays; default 40")


def run(chosen: argparse.Namespace) -> int:
    """Write or check; 1 if the set does not fit."""
    with friendly(chosen.lang):
        game = find(chosen.key)
    if game.printed is None:
        raise Trouble(f"The components of {game.key} cannot be changed yet.")
    try:
        return _write(game, game.printed, chosen.out) if chosen.out else _check(game, chosen)
    except (OSError, UnicodeDecodeError, UnreadableFile) as error:
        raise Trouble(f"{chosen.out or chosen.check}: {error}") from error


def _write(game: Game, printed: Printed[Any], path: Path) -> int:
    with path.open("x", encoding="utf-8") as file:  # what somebody has filled in is not written over
        file.write(file_of(game.key, printed))
    say(f"{path}: our components of {game.key}, with a comment at each value")
    return 0


def _check(game: Game, chosen: argparse.Namespace) -> int:
    copy, problems = copy_of(text_of(chosen.check), game.key)
    for problem in problems:
        say(problem)
    if copy is None:
        return 1
    say(f"{chosen.check} fits; {chosen.games} random games are played with it")
    return report_on([game], chosen.games, material_id=copy.material_id)
