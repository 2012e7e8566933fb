"""How often Eldermann asks who holds Den cards: `python -m tests.bench.eldermann_asks --games 50`.

In games between four hint players one of them, the holder, starts with a Den and three cards. Each game is played
twice with the same luck: with everybody asked everywhere, which is rules version 3 choice for choice, and as a new
table is: nobody is asked, and each computer sees to its plans after its own decisions, as a user does. Printed are the
decisions of seats that hold cards, a round, and the holder's wins.
"""

from __future__ import annotations

import argparse
import math
import random
from collections import Counter
from dataclasses import dataclass, field

from games.cli.meeting import parts_of_victory
from games.eldermann import GAME
from games.eldermann.material import NUMBERS
from games.eldermann.rules import RULES
from games.eldermann.sections.spelunke import NO_CARD
from games.eldermann.state import DEN, Eldermann
from games.kernel import RandomChance, view
from games.kernel.events import Silence
from games.players.basic import MOST_WISHES, next_wish

SEATS = 4


@dataclass
class Asks:
    """What games of one kind add up to."""

    games: int = 0
    wins: float = 0.0
    seen: Counter[str] = field(default_factory=Counter)

    def note(self, s: Eldermann, seat: int, offered: list[str]) -> None:
        """Count a decision of a seat that holds cards."""
        self.seen["decisions"] += 1
        self.seen["aside"] += seat != s.active
        self.seen["blank"] += set(offered) <= {*NO_CARD}


def play(number: int, *, asking: bool) -> Asks:
    """Play a game; the holder sits at another place each time."""
    found, holder, rng = Asks(1), number % SEATS, random.Random(f"players {number}")
    chance, silence = RandomChance(random.Random(f"luck {number // SEATS}")), Silence()
    s = RULES.setup(SEATS, {}, chance, silence)
    equip(s, holder, random.Random(f"cards {number // SEATS}"))
    for settings in s.watch:
        settings[0] = "all" if asking else "no"
    RULES.run(s, chance, silence)
    held: set[tuple[int, int]] = set()
    while not s.over:
        for seat in tuple(RULES.asked(s)):
            seen = view(s, seat)
            ask = RULES.asked(seen)[seat]
            if s.cards_held(seat):
                held.add((s.round, seat))
                found.note(s, seat, ask.offered())
            RULES.apply(s, seat, GAME.hints.policy(seen, seat, ask, rng), chance, silence)
            if not asking:
                see_to_plans(s, seat, rng)
    found.seen["rounds"], found.wins = len(held), parts_of_victory(s.outcome)[holder]
    return found


def equip(s: Eldermann, seat: int, rng: random.Random) -> None:
    """Give a seat a Den and as many cards as a hand may hold, of both stacks."""
    s.levels[seat][DEN] = 1
    for place in range(NUMBERS["hand_limit"]):
        den, hand = (s.den2, s.hand2) if place % 2 else (s.den1, s.hand1)
        hand[seat].add(den.take(rng.choice(den.cards)))


def see_to_plans(s: Eldermann, seat: int, rng: random.Random) -> None:
    """Let a seat wish what it likes, from its view."""
    for _ in range(MOST_WISHES):
        wish = next_wish(GAME, view(s, seat), seat, rng) if s.agenda else None
        if wish is None:
            return
        RULES.wish(s, seat, RULES.settle_wish(s, seat, wish))


def count_asks(games: int, *, asking: bool) -> Asks:
    """Add up games."""
    total = Asks()
    for number in range(games):
        one = play(number, asking=asking)
        total.games, total.wins, total.seen = total.games + 1, total.wins + one.wins, total.seen + one.seen
    return total


def figures(asks: Asks) -> list[str]:
    """Write a column: decisions a round, of these in others' turns, blank asks, and wins in per cent."""
    rounds, share = asks.seen["rounds"], asks.wins / asks.games
    error = math.sqrt(share * (1 - share) / asks.games)
    return [
        f"{asks.seen['decisions'] / rounds:.1f}",
        f"{asks.seen['aside'] / rounds:.2f}",
        str(asks.seen["blank"]),
        f"{100 * share:.0f} ± {100 * error:.0f}",
    ]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.eldermann_asks", description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="games of each kind; seats rotate from game to game")
    games = parser.parse_args().games
    names = ["decisions a round with cards", "of these in others' turns", "asks without a choice", "holder's wins, %"]
    before, now = (figures(count_asks(games, asking=asking)) for asking in (True, False))
    print("| four seats | everybody asked | plans |\n| --- | --- | --- |")
    print("\n".join(f"| {name} | {one} | {two} |" for name, one, two in zip(names, before, now, strict=True)))


if __name__ == "__main__":
    main()
