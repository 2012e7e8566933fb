"""`python -m games replay`."""

from __future__ import annotations

import argparse
from pathlib import Path

from games.cli.console import Trouble, explain, game_words, say
from games.cli.play import show, show_result
from games.kernel.catalogue import installed
from games.kernel.errors import BadRecord
from games.kernel.files import LONGEST_RECORD, UnreadableFile, content_of
from games.kernel.match import UNDO, WISH, Entry
from games.kernel.records import lines_of, replay
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
        match = replay(lines_of(content_of(chosen.file, LONGEST_RECORD)))
    except BadRecord as error:
        raise Trouble(explain(error, words_for(chosen.lang, *packages, "games.kernel"))) from error
    except (OSError, UnicodeDecodeError, UnreadableFile) as error:
        raise Trouble(f"cannot read {chosen.file}: {error}") from error
    for entry in match.log if chosen.rounds else []:
        say(_taken_back(entry, chosen.lang)) if entry.kind == UNDO else show(match, entry.events, chosen.lang)
    if match.state.over:
        show_result(match, chosen.lang)
    else:
        decisions = sum(entry.kind != WISH for entry in match.log) - 1
        phase = match.game.voice.phase(match.state, game_words(match.game, chosen.lang))
        say(f"{phase} ({decisions} decisions)")
    return 0


def _taken_back(entry: Entry, locale: str) -> str:
    words = words_for(locale, "games.kernel")
    if entry.back:
        return words.text("record-taken-back", back=entry.back)
    return words.text("record-undone", seat=words.text("seat-name", number=(entry.seat or 0) + 1))
