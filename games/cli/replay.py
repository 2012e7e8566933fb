"""`python -m games replay`."""

from __future__ import annotations

import argparse
from pathlib import Path

from games.cli.console import Trouble, explained, game_words
from games.cli.play import show, show_result
from games.kernel.catalogue import installed
from games.kernel.errors import BadRecord
from games.kernel.records import replay
from games.kernel.words import words_for

NAME = "replay"
HELP = "play a recorded game and print its result"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the record."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record; see games/RECORDS.md")
    parser.add_argument("--rounds", action="store_true", help="print what happened, too")


def run(chosen: argparse.Namespace) -> int:
    """Replay and print the result, or where the game stands if the record ends before it does."""
    packages = [game.package for game in installed().values()]
    try:
        match = replay(chosen.file.read_text(encoding="utf-8").splitlines())
    except BadRecord as error:
        raise Trouble(explained(error, words_for(chosen.lang, *packages, "games.kernel")), status=1) from error
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble(f"cannot read {chosen.file}: {error}") from error
    for entry in match.log if chosen.rounds else []:
        show(match, entry.events, chosen.lang)
    if match.state.over:
        show_result(match, chosen.lang)
    else:
        phase = match.game.voice.phase(match.state, game_words(match.game, chosen.lang))
        print(f"{phase} ({len(match.log) - 1} decisions)")
    return 0
