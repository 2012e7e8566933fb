"""`python -m games.tinker_tailor.balance`: scores and the worth of each role when the hints play."""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import fmean, quantiles

from games.kernel.chance import RandomChance
from games.kernel.events import Events
from games.kernel.visibility import view
from games.tinker_tailor.hints.hints import TinkerTailorHints
from games.tinker_tailor.material import GOODS, NUMBERS, ROLES
from games.tinker_tailor.rules import OPTIONS, TinkerTailorRules
from games.tinker_tailor.state import TinkerTailor

SEATS = (2, 3, 4, 5, 6)
RULES, HINTS = TinkerTailorRules(), TinkerTailorHints()


@dataclass
class Count:
    """The summed results of many games with the same number of players; winners share one victory in equal parts.

    `margins` are, for each time a role was played, the final score of its player less the table's mean. `places` are
    counted from the first start player.
    """

    games: int = 0
    margins: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    won_by_place: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    scores: list[int] = field(default_factory=list)
    goods: list[int] = field(default_factory=list)
    sets: list[int] = field(default_factory=list)
    spreads: list[int] = field(default_factory=list)
    full_kinds: Counter[str] = field(default_factory=Counter)
    left: list[int] = field(default_factory=list)
    short: int = 0

    def add(self, end: TinkerTailor, played: list[list[str]], *, short: bool) -> None:
        """Count one finished game with the roles that each seat has played."""
        scores = [line.total for line in end.sheet]
        mean, winners = fmean(scores), end.result.winners if end.result else ()
        for seat, roles in enumerate(played):
            for role in roles:
                self.margins[role].append(scores[seat] - mean)
        for seat in winners:
            self.won_by_place[(seat - end.first) % end.seats] += 1 / len(winners)
        self.games += 1
        self.scores += scores
        self.goods += [len(hand) for hand in end.goods]
        self.sets += [line.sets // NUMBERS["set_points"] for line in end.sheet]
        self.spreads.append(max(scores) - min(scores))
        self.full_kinds.update(
            kind for hand in end.goods for kind in GOODS if hand.cards.count(kind) >= NUMBERS["most_same"]
        )
        self.left.append(len(end.goods_pile) + sum(map(len, end.under)))
        self.short += short


def play_games(seats: int, games: int, options: Mapping[str, str]) -> Count:
    """Let the hints play games with seeds from 0 on, and sum up the results."""
    count = Count()
    for seed in range(games):
        rng = random.Random(f"{seats} {seed}")
        chance, events, short = RandomChance(rng), Events(), False
        s = RULES.setup(seats, options, chance, events)
        RULES.run(s, chance, events)
        while not s.over:
            _answer(s, rng, chance, events)
            short = short or ("" in s.goods_row and s.section == "pick_role")
        played: list[list[str]] = [[] for _ in range(seats)]
        for event in events.told:
            if event.kind == "revealed" and event.seat is not None:
                played[event.seat].append(str(event.data["role"]))
        count.add(s, played, short=short)
    return count


def _answer(s: TinkerTailor, rng: random.Random, chance: RandomChance, events: Events) -> None:
    for seat in tuple(RULES.asked(s)):
        seen = view(s, seat)
        RULES.apply(s, seat, HINTS.policy(seen, seat, RULES.asked(seen)[seat], rng), chance, events)


def markdown_table(counts: Mapping[int, Count]) -> list[str]:
    """Write the counts as a table with a column per number of players."""
    lines = [("", *(f"{seats} players" for seats in counts)), ("---",) * (len(counts) + 1)]
    several = list(counts.values())
    lines.append(("score: 5 %, mean, 95 %", *(_spread(count.scores) for count in several)))
    lines.append(("first to last: mean", *(f"{fmean(count.spreads):.1f}" for count in several)))
    lines.append(("goods a hand: mean", *(f"{fmean(count.goods):.1f}" for count in several)))
    lines.append(("full sets a hand: mean", *(f"{fmean(count.sets):.2f}" for count in several)))
    lines.append(("eight of a kind, a game", *(f"{count.full_kinds.total() / count.games:.2f}" for count in several)))
    lines.append(("eight gems, a game", *(f"{count.full_kinds['gems'] / count.games:.2f}" for count in several)))
    lines.append(("goods pile at the end: mean", *(f"{fmean(count.left):.1f}" for count in several)))
    lines.append(("games with a short goods row", *(f"{100 * count.short / count.games:.0f} %" for count in several)))
    for place in range(max(counts)):
        shares = [100 * count.won_by_place[place] / count.games for count in several]
        shown = [f"{share:.1f} %" if place < seats else "" for seats, share in zip(counts, shares, strict=True)]
        lines.append((f"wins of player {place + 1}", *shown))
    lines += [(f"worth of {role}", *(_margin(count.margins[role]) for count in several)) for role in ROLES]
    return ["| " + " | ".join(line) + " |" for line in lines]


def _margin(margins: list[float]) -> str:
    return f"{fmean(margins):+.1f} ({len(margins)})" if margins else "-"


def _spread(scores: list[int]) -> str:
    low, *_, high = quantiles(scores, n=20)
    return f"{low:.0f}, {fmean(scores):.1f}, {high:.0f}"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m games.tinker_tailor.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games for each number of players")
    parser.add_argument("--seats", type=int, choices=SEATS, help="only this number of players")
    for option in OPTIONS:
        parser.add_argument(f"--{option.name}", choices=option.values, default=option.default)
    chosen = parser.parse_args()
    options = {option.name: getattr(chosen, option.name) for option in OPTIONS}
    seats = SEATS if chosen.seats is None else (chosen.seats,)
    print("\n".join(markdown_table({number: play_games(number, chosen.games, options) for number in seats})))


if __name__ == "__main__":
    main()
