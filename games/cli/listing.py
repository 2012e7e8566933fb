"""`python -m games list`.

Short, as each command has a file of its own.
"""

from __future__ import annotations

import argparse

from games.cli.console import game_words, say
from games.kernel.catalogue import installed

NAME = "list"
HELP = "list the installed games: key, title, seats, maturity, rules version"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare nothing more."""


def run(chosen: argparse.Namespace) -> int:
    """Print one line per game."""
    for key, game in installed().items():
        least, most = game.seats
        title = game_words(game, chosen.lang).text("title")
        say(f"{key:16} {title:24} {least}-{most} seats  {game.maturity:8} rules {game.rules_version}")
    return 0
