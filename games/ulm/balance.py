"""`python -m games.ulm.balance`: how even Ulm is when the hints play it."""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from statistics import fmean, quantiles

from games.kernel.chance import RandomChance
from games.kernel.events import Event, Events
from games.kernel.visibility import view
from games.ulm.hints.hints import UlmHints
from games.ulm.material import CARDS, DESCENDANTS, OATH_HOUSE, QUARTER_IDS
from games.ulm.rules import OPTIONS, UlmRules
from games.ulm.state import NONE, Ulm

SEATS = (2, 3, 4)
RULES, HINTS = UlmRules(), UlmHints()


@dataclass
class Count:
    """What many games with the same number of players add up to; a shared victory counts in parts.

    `used` and `laid` count plays of each card, `sealed` the seals of each quarter. By the name of a card, a descendant
    or a quarter, `taken` counts who had it, and `won_with` adds up their shares of victory.
    """

    games: int = 0
    won_by_turn: dict[int, float] = field(default_factory=dict)
    sealed: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    laid: Counter[str] = field(default_factory=Counter)
    won_with: dict[str, float] = field(default_factory=dict)
    taken: Counter[str] = field(default_factory=Counter)
    scores: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    blocked: int = 0

    def add(self, end: Ulm, told: Iterable[Event]) -> None:
        """Count one finished game."""
        winners = end.result.winners if end.result else ()
        share = {seat: 1 / len(winners) for seat in winners}
        self.games, self.blocked = self.games + 1, self.blocked + end.blocked
        for seat in winners:
            turn = (seat - end.first) % end.seats
            self.won_by_turn[turn] = self.won_by_turn.get(turn, 0.0) + share[seat]
        self.scores += end.points
        self.best.append(max(end.points))
        for quarter, slots in zip(QUARTER_IDS, end.slots, strict=True):
            self.sealed[quarter] += len(slots) - slots.count(NONE)
            self._met(quarter, set(slots) - {NONE}, share)
        for name, owner in zip(end.descendants, end.slots[OATH_HOUSE], strict=True):
            self._met(name, {owner} - {NONE}, share)
        self._count_cards(told, share)

    def _count_cards(self, told: Iterable[Event], share: Mapping[int, float]) -> None:
        for event in told:
            if event.kind in ("laid", "played-now") and event.seat is not None:
                card = str(event.data["card"])
                (self.laid if event.kind == "laid" else self.used)[card] += 1
                self._met(card, {event.seat}, share)

    def _met(self, name: str, seats: set[int], share: Mapping[int, float]) -> None:
        """Count the seats that had something, and their share of the victories."""
        self.taken[name] += len(seats)
        self.won_with[name] = self.won_with.get(name, 0.0) + sum(share.get(seat, 0.0) for seat in seats)

    def win_share(self, name: str) -> str:
        """Say how often those who had something won."""
        return f"{100 * self.won_with.get(name, 0.0) / self.taken[name]:.1f} %" if self.taken[name] else "–"


def count_games(seats: int, games: int, options: Mapping[str, str]) -> Count:
    """Let the hints play; the first game has seed 0."""
    count = Count()
    for seed in range(games):
        rng = random.Random(f"{seats} {seed}")
        chance, events = RandomChance(rng), Events()
        s = RULES.setup(seats, options, chance, events)
        RULES.run(s, chance, events)
        while not s.over:
            for seat in tuple(RULES.asked(s)):
                seen = view(s, seat)
                RULES.apply(s, seat, HINTS.policy(seen, seat, RULES.asked(seen)[seat], rng), chance, events)
        count.add(s, events.told)
    return count


def _spread(scores: list[int]) -> str:
    low, *_, high = quantiles(scores, n=20)
    return f"{low:.0f}, {fmean(scores):.1f}, {high:.0f}"


def table(counts: Mapping[int, Count]) -> list[str]:
    """Write seats, scores, blocked grids, quarters and descendants, with a column per number of players."""
    lines = [("", *(f"{seats} players" for seats in counts)), ("---",) * (len(counts) + 1)]
    lines.append(("share if even", *(f"{100 / seats:.1f} %" for seats in counts)))
    for turn in range(max(counts)):
        shares = [
            f"{100 * count.won_by_turn.get(turn, 0.0) / count.games:.1f} %" if turn < seats else ""
            for seats, count in counts.items()
        ]
        lines.append((f"wins as player {turn + 1} of the round", *shares))
    lines.append(("score: 5 %, mean, 95 %", *(_spread(count.scores) for count in counts.values())))
    lines.append(("winner's score: mean", *(f"{fmean(count.best):.1f}" for count in counts.values())))
    lines.append(("blocked grids a game", *(f"{count.blocked / count.games:.2f}" for count in counts.values())))
    for quarter in QUARTER_IDS:
        seals = (f"{count.sealed[quarter] / count.games:.2f}, {count.win_share(quarter)}" for count in counts.values())
        lines.append((f"{quarter}: seals a game, wins with one", *seals))
    lines += [(f"{name}: wins with", *(count.win_share(name) for count in counts.values())) for name in DESCENDANTS]
    return ["| " + " | ".join(line) + " |" for line in lines]


def card_table(count: Count) -> list[str]:
    """Write, for the most players, how often each card was used or laid out, and how often its player won."""
    lines = ["| card | used a game | laid out a game | wins with |", "| --- | --- | --- | --- |"]
    for card in CARDS:
        used, laid = count.used[card] / count.games, count.laid[card] / count.games
        lines.append(f"| {card} | {used:.2f} | {laid:.2f} | {count.win_share(card)} |")
    return lines


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m games.ulm.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="games for each number of players")
    for option in OPTIONS:
        parser.add_argument(f"--{option.name}", choices=option.values, default=option.default)
    chosen = parser.parse_args()
    options = {option.name: getattr(chosen, option.name) for option in OPTIONS}
    counts = {seats: count_games(seats, chosen.games, options) for seats in SEATS}
    print("\n".join([*table(counts), "", *card_table(counts[max(SEATS)])]))


if __name__ == "__main__":
    main()
