"""The command line of `python -m games`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from games.cli import arena, bench, check, lesson, listing, material, new, play, replay, train, waits
from games.cli.console import Trouble, say
from games.kernel.words import FALLBACK, LOCALES

COMMANDS = (listing, play, lesson, replay, check, bench, arena, train, new, material, waits)


class _Parser(argparse.ArgumentParser):
    """Report a wrong argument in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (try --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0 well, 1 not well, 2 wrongly called or a record refused."""
    chosen = _parser().parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except Trouble as trouble:
        say(str(trouble), out=sys.stderr)
        return trouble.status
    return status


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m games", description="List, play, replay, check and measure games without Discord.")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for module in COMMANDS:
        command = commands.add_parser(module.NAME, help=module.HELP, description=module.HELP)
        command.add_argument("--lang", choices=LOCALES, default=FALLBACK, help="language of all texts")
        module.arguments(command)
        command.set_defaults(run=module.run)
    return parser
