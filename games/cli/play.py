"""`python -m games play`: computer players at one table, told on the console."""

from __future__ import annotations

import argparse
import hashlib
import random
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

from games.cli.console import Trouble, friendly, game_words, option_of, say, seat_names
from games.kernel.catalogue import find
from games.kernel.chance import SeededChance
from games.kernel.events import Event
from games.kernel.match import Match
from games.kernel.records import record_of
from games.kernel.visibility import view
from games.players import PLAYERS, Player
from games.players.basic import plan

NAME = "play"
HELP = "play one game with computer players and print rounds and result"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the table."""
    parser.add_argument("key", metavar="KEY", help="the game")
    parser.add_argument("--seats", type=int, help="number of seats; default: the fewest")
    parser.add_argument("--seed", default="1", help="seed of all luck and of the players")
    parser.add_argument(
        "--players", default="normal", help=f"for each seat {'|'.join(PLAYERS)}; a short list is repeated"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the game as a record")


def run(chosen: argparse.Namespace) -> int:
    """Play, print, and record where asked."""
    with friendly(chosen.lang):
        game = find(chosen.key)
        seats = game.seats[0] if chosen.seats is None else chosen.seats
        options = game.settle_options(seats, dict(map(option_of, chosen.option)))
    secret = hashlib.sha256(chosen.seed.encode()).digest()
    match = Match.begin(game, seats, options, lambda first: SeededChance(secret, game.key, first))
    show(match, match.log[0].events, chosen.lang)
    for events in play_on(match, _players(chosen.players, seats), random.Random(chosen.seed)):
        show(match, events, chosen.lang)
    show_result(match, chosen.lang)
    if chosen.record:
        _write(chosen.record, match, options)
    return 0


def play_on(match: Match, players: list[Player], rng: random.Random) -> Iterator[list[Event]]:
    """Let computer players finish a match; yield the events of each choice."""
    while not match.state.over:
        plan(match, rng)
        for seat in match.state.waiting:
            ask = match.game.rules.asked(match.state)[seat]
            choice = players[seat](match.game, view(match.state, seat), seat, ask, rng)
            yield match.choose(seat, choice).entry.events


def show(match: Match, events: list[Event], locale: str) -> None:
    """Print what a spectator sees happen; bold marks are Discord's."""
    words, names = game_words(match.game, locale), seat_names(match.state.seats, locale)
    for line in filter(None, match.game.voice.tell(events, None, names, words, match.state.material_id)):
        say(line.replace("**", ""))


def show_result(match: Match, locale: str) -> None:
    """Print the final scores and who won."""
    words, names, result = game_words(match.game, locale), seat_names(match.state.seats, locale), match.state.outcome
    say("", ", ".join(f"{name}: {score}" for name, score in zip(names, result.scores, strict=True)))
    say(match.game.voice.result(view(match.state, None), names, words).replace("**", ""))


def _players(names: str, seats: int) -> list[Player]:
    for name in names.split(","):
        if name not in PLAYERS:
            raise Trouble(f"there is no player {name!r}; known are {', '.join(PLAYERS)}")
    return [PLAYERS[name] for name in islice(cycle(names.split(",")), seats)]


def _write(path: Path, match: Match, options: dict[str, str]) -> None:
    try:
        path.write_text("".join(line + "\n" for line in record_of(match, options)), encoding="utf-8")
    except OSError as error:
        raise Trouble(f"cannot write {path}: {error.strerror}") from error
