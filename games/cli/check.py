"""`python -m games check`: the conformance kit."""

from __future__ import annotations

import argparse
from functools import partial

from games.cli.console import at_least, friendly, say
from games.cli.progress import tracked
from games.kernel.catalogue import find, installed
from games.kernel.conformance import Report, check
from games.kernel.game import Game

NAME = "check"
HELP = "play random games and check every promise of the kernel"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what is checked and how long."""
    parser.add_argument("key", metavar="KEY|all", help="a game, or all that are installed")
    parser.add_argument("--games", type=at_least(1), default=60, help="random games of each; default 60")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game; the next has the next")
    parser.add_argument("--jobs", type=at_least(1), default=1, help="processes")


def run(chosen: argparse.Namespace) -> int:
    """Check and sum up; 1 if anything failed."""
    with friendly(chosen.lang):
        games = list(installed().values()) if chosen.key == "all" else [find(chosen.key)]
    return report_on(games, chosen.games, chosen.seed, chosen.jobs)


def report_on(games: list[Game], each: int, seed: int = 1, jobs: int = 1, material_id: str = "") -> int:
    """Play, tell what failed, and return the command's status."""
    total = Report()
    for game in games:
        watch = partial(tracked, total=each, what=game.key)
        report = check(game, each, seed, jobs, material_id, watch)
        total.add(report)
        if len(games) > 1:
            say(f"{game.key}: {report}")
    say(*total.kinds())
    say(str(total))
    return 1 if total.failures else 0
