"""`python -m games arena`: computer players against each other, with how often each kind wins."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from games.cli.console import Trouble, at_least, friendly, say
from games.cli.meeting import VALUES, Ended, Meeting, judge_of
from games.cli.progress import is_watched, tracked
from games.cli.results import Results
from games.cli.tally import Sequential, Tally
from games.kernel.catalogue import find, installed
from games.players import BUDGET, BUDGETS, PLAYERS

NAME = "arena"
HELP = "let computer players meet in many games and print who wins how often"
ALL = "all"
LADDER = (
    ("easy", "random", "random", "random"),
    ("easy", "normal", "normal", "normal"),
    ("normal", "random", "random", "random"),
    ("strong", "normal", "normal", "normal"),
    ("master", "strong", "strong", "strong"),
)
PLAYERS_HELP = f"""one per seat: {", ".join(PLAYERS)}; `strong:FILE` and `master:FILE` judge by the values in a file,
`strong:hand` by the hints, where the game ships others"""
PROGRESS = 20
"""So many games apart the first line is told as it stands."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the table and the number of games."""
    parser.add_argument("key", metavar="KEY", help=f"the game; `{ALL}` for one after the other")
    parser.add_argument("--players", default="strong,normal,normal,normal", help=PLAYERS_HELP)
    parser.add_argument("--ladder", action="store_true", help="let each level meet others, in place of --players")
    parser.add_argument("--games", type=at_least(1), default=40, help="number of games; seats rotate from game to game")
    parser.add_argument("--seed", default="1", help="seed of all luck and of the players")
    parser.add_argument("--budget", type=float, default=BUDGET, help="processor seconds for a strong player's decision")
    parser.add_argument("--work", type=int, default=0, help="playouts for a strong player's decision, in place of time")
    parser.add_argument("--jobs", type=at_least(1), default=1, help="processes")
    parser.add_argument("--results", type=Path, metavar="FILE", help="keep each game there, and go on where it ends")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    hypotheses = "share of wins of the first player: stop as soon as the games tell --h0 or less from --h1 or more"
    parser.add_argument("--h0", type=float, metavar="SHARE", help=hypotheses)
    parser.add_argument("--h1", type=float, metavar="SHARE", help="see --h0")


def run(chosen: argparse.Namespace) -> int:
    """Play all games of all meetings and print a line for each kind of player, or all as JSON."""
    results, test = Results(chosen.results), _test(chosen)
    found: list[dict[str, Any]] = []
    for meeting in _meetings(chosen):
        if not chosen.json:
            say(_heading(meeting, chosen.games))
        course = Course(meeting, chosen.games, chosen.jobs, results, test)
        course.run()
        found.append(course.data())
        if not chosen.json:
            say(*course.lines())
    if chosen.json:
        say(*json.dumps(found, indent=1).split("\n"))
    return 0


def _heading(meeting: Meeting, games: int) -> str:
    budget = f"{meeting.work} playouts" if meeting.work else f"{meeting.budget} s"
    return f"{meeting.key}: {' '.join(meeting.names)}, {games} games, seed {meeting.seed}, budget {budget}"


def _test(chosen: argparse.Namespace) -> Sequential | None:
    if chosen.h0 is None and chosen.h1 is None:
        return None
    if chosen.h0 is None or chosen.h1 is None or not 0 < chosen.h0 < chosen.h1 < 1:
        raise Trouble("--h0 and --h1 belong together: shares between 0 and 1, the first the smaller one")
    return Sequential(chosen.h0, chosen.h1)


def _meetings(chosen: argparse.Namespace) -> list[Meeting]:
    tables = LADDER if chosen.ladder else (tuple(chosen.players.split(",")),)
    for name in {name for names in tables for name in names}:
        _check(name)
    keys = list(installed()) if chosen.key == ALL else [chosen.key]
    with friendly(chosen.lang):
        for key in keys:
            for names in tables:
                find(key).settle_options(len(names), {})
    return [Meeting(key, names, chosen.seed, chosen.budget, chosen.work) for key in keys for names in tables]


def _check(name: str) -> None:
    """Refuse a player that nobody knows, and values that cannot be read."""
    level, parted, values = name.partition(VALUES)
    if level not in (BUDGETS if parted else PLAYERS):
        raise Trouble(f"there is no player {name!r}; known are {', '.join(PLAYERS)}")
    try:
        judge_of(values)
    except (OSError, LookupError, TypeError, ValueError) as error:
        raise Trouble(f"{values}: {error}") from error


@dataclass(slots=True)
class Course:
    """The games of one meeting, in the order of their numbers, until all are played or a test has its answer."""

    meeting: Meeting
    games: int
    jobs: int
    results: Results
    test: Sequential | None
    tally: Tally
    verdict: str | None

    def __init__(self, meeting: Meeting, games: int, jobs: int, results: Results, test: Sequential | None) -> None:
        self.meeting, self.games, self.jobs, self.results, self.test = meeting, games, jobs, results, test
        self.tally, self.verdict = Tally(meeting.names), None

    def run(self) -> None:
        """Play; games that were kept are not played again. Looked at is only where all have sat everywhere."""
        with ExitStack() as stack:
            games = tracked(self._ended(stack), self.games, self.meeting.key, plain=False)
            for count, ended in enumerate(games, 1):
                self.tally.add(ended)
                if count % len(self.meeting.names) == 0 and self._is_decided():
                    return
                if count % PROGRESS == 0 and count < self.games and not is_watched():
                    say(next(iter(self.tally.lines())), out=sys.stderr)

    def _is_decided(self) -> bool:
        if self.test is not None:
            self.verdict = self.test.verdict(self.tally.wins(self.meeting.names[0]), len(self.tally.games))
        return self.verdict is not None

    def _ended(self, stack: ExitStack) -> Iterator[Ended]:
        known = {number: self.results.of(self.meeting, number) for number in range(self.games)}
        played = self._played([number for number, ended in known.items() if ended is None], stack)
        for number, kept in known.items():
            ended = kept or next(played)
            if kept is None:
                self.results.add(self.meeting, number, ended)
            yield ended

    def _played(self, numbers: list[int], stack: ExitStack) -> Iterator[Ended]:
        """Play games in processes; the order is kept, so that a test stops at the same game with any number of them."""
        if self.jobs == 1 or len(numbers) < 2:
            return map(self.meeting.play, numbers)
        pool = stack.enter_context(get_context("spawn").Pool(self.jobs))
        return iter(pool.imap(self.meeting.play, numbers))

    def lines(self) -> Iterator[str]:
        """Yield what is told of the games."""
        yield from self.tally.lines()
        if self.test is not None:
            bounds = f"h0: {self.test.least:g} or less, h1: {self.test.most:g} or more"
            yield f"after {len(self.tally.games)} games: {self.verdict or 'not decided'} ({bounds})"

    def data(self) -> dict[str, Any]:
        """Return the same as JSON holds it."""
        meeting = self.meeting
        return {
            "game": meeting.key,
            "rules": find(meeting.key).rules_version,
            "table": meeting.names,
            "seed": meeting.seed,
            "budget": meeting.budget,
            "work": meeting.work,
            "games": len(self.tally.games),
            "verdict": self.verdict,
            "players": self.tally.data(),
        }
