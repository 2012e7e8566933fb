"""Why the start player of Ulm is ahead when four hint players meet: `python -m tests.bench.ulm_seats`.

The same games as they are, with the house option of a start player who changes each round, with hints that price no
city coats, and with random play. A share of victories is uncertain by about 1.5 points in 800 games, a mean score by
0.3. With `--descendants` it measures what each of them brings to a seat that has it from the start.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import fmean
from unittest.mock import patch

from games.kernel import Ask, RandomChance, view
from games.kernel.events import Silence
from games.ulm.hints import outlook
from games.ulm.hints.hints import UlmHints
from games.ulm.material import DESCENDANTS, OATH_HOUSE
from games.ulm.rules import UlmRules
from games.ulm.state import Ulm

SEATS = 4
Policy = Callable[[Ulm, int, Ask, random.Random], str]


def at_random(seen: Ulm, seat: int, ask: Ask, rng: random.Random) -> str:
    """Take any offered choice."""
    assert ask.shape is not None
    return ask.shape.sample(rng)


@dataclass
class Count:
    """Victories, scores and city coats by the place in the order of the first round."""

    won: list[float] = field(default_factory=lambda: [0.0] * SEATS)
    scores: list[list[int]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    coats: list[list[int]] = field(default_factory=lambda: [[] for _ in range(SEATS)])

    def add(self, end: Ulm, first: int) -> None:
        """Count a finished game that this seat began."""
        winners = end.result.winners if end.result else ()
        for place in range(SEATS):
            seat = (first + place) % SEATS
            self.won[place] += (seat in winners) / len(winners)
            self.scores[place].append(end.points[seat])
            self.coats[place].append(len(end.coats[seat]))


def play(policy: Policy, seed: int, gift: str = "", start: str = "fixed") -> tuple[Ulm, int]:
    """Let four alike players meet; return the end and who began. One seat, in turn, is given a descendant."""
    rules, rng = UlmRules(), random.Random(seed)
    chance, events = RandomChance(rng), Silence()
    s = rules.setup(SEATS, {"start": start}, chance, events)
    first = s.first
    if gift:
        s.descendants = [gift, *(name for name in s.descendants if name != gift)][:SEATS]
        s.slots[OATH_HOUSE][0] = (first + seed) % SEATS
    rules.run(s, chance, events)
    while not s.over:
        for seat in tuple(rules.asked(s)):
            seen = view(s, seat)
            rules.apply(s, seat, policy(seen, seat, rules.asked(seen)[seat], rng), chance, events)
    return s, first


def counted(games: int, policy: Policy, start: str = "fixed") -> Count:
    """Count games; the first has seed 0."""
    count = Count()
    for seed in range(games):
        count.add(*play(policy, seed, start=start))
    return count


def gain(games: int, name: str) -> float:
    """Measure how many points more than the others' mean the seat has that begins with this descendant."""
    gains = []
    for seed in range(games):
        end, first = play(UlmHints().policy, seed, name)
        mine = end.points[(first + seed) % SEATS]
        gains.append(mine - (sum(end.points) - mine) / (SEATS - 1))
    return fmean(gains)


def line(name: str, games: int, count: Count) -> str:
    """Write a row: shares of victory, mean scores and coats in the order of the first round."""
    won = " / ".join(f"{100 * share / games:.1f}" for share in count.won)
    scores = " / ".join(f"{fmean(score):.1f}" for score in count.scores)
    return f"| {name} | {won} | {scores} | {' / '.join(f'{fmean(coats):.2f}' for coats in count.coats)} |"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.ulm_seats")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--descendants", action="store_true", help="measure instead what each descendant brings")
    chosen = parser.parse_args()
    games, hints = chosen.games, UlmHints().policy
    if chosen.descendants:
        for name in DESCENDANTS:
            print(f"| {name} | {gain(games, name):+.1f} |", flush=True)
        return
    print("| 4 players, in the order of the first round | wins in % | mean scores | city coats |")
    print("| --- | --- | --- | --- |")
    print(line("as it is", games, counted(games, hints)), flush=True)
    print(line("`start=rotating`", games, counted(games, hints, "rotating")), flush=True)
    with patch.multiple(outlook, COAT=0.0, COAT_INCOME=0.0, RIM=0.0):
        print(line("no seat wants city coats", games, counted(games, hints)), flush=True)
    print(line("random play", games, counted(games, at_random)))


if __name__ == "__main__":
    main()
