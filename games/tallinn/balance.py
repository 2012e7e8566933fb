"""`python -m games.tallinn.balance`: how even Tallinn is when the hints play it."""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import fmean, quantiles

from games.kernel.chance import RandomChance
from games.kernel.events import Silence
from games.kernel.visibility import view
from games.tallinn.hints.hints import TallinnHints
from games.tallinn.material import START_CARDS
from games.tallinn.rules import OPTIONS, TallinnRules
from games.tallinn.state import Tallinn

SEATS = (2, 3, 4)
RULES, HINTS = TallinnRules(), TallinnHints()


@dataclass
class Count:
    """The summed results of many games with the same number of players; winners share one victory in equal parts."""

    dealt: Counter[str] = field(default_factory=Counter)
    won_by_card: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    won_by_seat: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    scores: list[int] = field(default_factory=list)
    spreads: list[int] = field(default_factory=list)
    towers: list[int] = field(default_factory=list)

    def add(self, end: Tallinn, starts: list[str]) -> None:
        """Count one finished game."""
        self.dealt.update(starts)
        winners = end.result.winners if end.result else ()
        for seat in winners:
            self.won_by_card[starts[seat]] += 1 / len(winners)
            self.won_by_seat[seat] += 1 / len(winners)
        self.scores += end.points
        self.spreads.append(max(end.points) - min(end.points))
        self.towers += [len(towers) for towers in end.towers]


def play_games(seats: int, games: int, options: Mapping[str, str]) -> Count:
    """Let the hints play games with seeds from 0 on, and sum up the results."""
    count = Count()
    for seed in range(games):
        rng = random.Random(f"{seats} {seed}")
        chance, silence = RandomChance(rng), Silence()
        s = RULES.setup(seats, options, chance, silence)
        RULES.run(s, chance, silence)
        starts = [row[0] for row in s.rows]
        while not s.over:
            _answer(s, rng, chance)
        count.add(s, starts)
    return count


def _answer(s: Tallinn, rng: random.Random, chance: RandomChance) -> None:
    for seat in tuple(RULES.asked(s)):
        seen = view(s, seat)
        RULES.apply(s, seat, HINTS.policy(seen, seat, RULES.asked(seen)[seat], rng), chance, Silence())


def markdown_table(counts: Mapping[int, Count], games: int) -> list[str]:
    """Write the counts as a table with a column per number of players."""
    lines = [("", *(f"{seats} players" for seats in counts)), ("---",) * (len(counts) + 1)]
    lines.append(("share if even", *(f"{100 / seats:.1f} %" for seats in counts)))
    for card in START_CARDS:
        shares = [100 * count.won_by_card[card] / max(1, count.dealt[card]) for count in counts.values()]
        lines.append((f"wins with {card}", *(f"{share:.1f} %" for share in shares)))
    for seat in range(max(counts)):
        shares = [100 * count.won_by_seat[seat] / games for count in counts.values()]
        shown = [f"{share:.1f} %" if seat < seats else "" for seats, share in zip(counts, shares, strict=True)]
        lines.append((f"wins on seat {seat + 1}", *shown))
    lines.append(("score: 5 %, mean, 95 %", *(_spread(count.scores) for count in counts.values())))
    lines.append(("first to last: mean", *(f"{fmean(count.spreads):.1f}" for count in counts.values())))
    towers = [f"{fmean(count.towers):.2f} ({min(count.towers)} to {max(count.towers)})" for count in counts.values()]
    lines.append(("towers a player: mean", *towers))
    return ["| " + " | ".join(line) + " |" for line in lines]


def _spread(scores: list[int]) -> str:
    low, *_, high = quantiles(scores, n=20)
    return f"{low:.0f}, {fmean(scores):.1f}, {high:.0f}"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m games.tallinn.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games for each number of players")
    for option in OPTIONS:
        parser.add_argument(f"--{option.name}", choices=option.values, default=option.default)
    chosen = parser.parse_args()
    options = {option.name: getattr(chosen, option.name) for option in OPTIONS}
    counts = {seats: play_games(seats, chosen.games, options) for seats in SEATS}
    print("\n".join(markdown_table(counts, chosen.games)))


if __name__ == "__main__":
    main()
