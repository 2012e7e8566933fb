"""Two tables of a game in one process, played by one player.

`python -m tests.games.players.mixed KEY LEVEL STEPS ORDER` prints all choices as JSON. In the order `cold` each seat
chooses once. In the order `warm` what its view hides was redealt before, and all waiting seats have chosen in those
worlds too, the last seat first: whatever a player or the hints remember of it, the choices must be the same.
"""

from __future__ import annotations

import json
import random
import sys
from functools import partial
from typing import Any

from games.kernel import Match, SeededChance, determinize, view
from games.kernel.catalogue import find
from games.kernel.saving import dump_state
from games.players import BUDGET, BUDGETS, PLAYERS, Player, Strong

SEATS, WORLDS, WORK = 3, 1, 12
"""Seats of each table, worlds that are dealt before a choice, and playouts of a strong player."""


class Mixed:
    """Two tables and the player that sits on all their seats."""

    def __init__(self, key: str, level: str, *, warm: bool) -> None:
        self.game, self.warm, self.player = find(key), warm, player_of(level)
        begin = partial(Match.begin, self.game, SEATS, {})
        self.tables = [begin(partial(SeededChance, bytes([number]) * 32, "T")) for number in (1, 2)]
        self.rng, self.swapped = random.Random(f"{key} {level}"), 0

    def play(self, steps: int) -> list[str]:
        """Let both tables go on in turn, and return what was chosen."""
        return [choice for _ in range(steps) for match in self.tables for choice in self.step(match)]

    def step(self, match: Match[Any]) -> list[str]:
        """Let all waiting seats choose."""
        if self.warm:
            for seat in reversed(match.state.waiting):
                self.think_elsewhere(match.state, seat)
        made = [(seat, self.choice(match.state, seat)) for seat in match.state.waiting]
        for seat, choice in made:
            match.choose(seat, choice)
        return [choice for _, choice in made]

    def think_elsewhere(self, state: Any, seat: int) -> None:
        """Choose in worlds that this seat cannot tell from its own, for this seat and the others."""
        for _ in range(WORLDS):
            world = determinize(self.game.rules, view(state, seat), self.rng)
            self.swapped += dump_state(world) != dump_state(state)
            for other in reversed(world.waiting):
                self.choice(world, other)

    def choice(self, state: Any, seat: int) -> str:
        """Choose as the bot does: by view, ask and a luck that the ask decides."""
        ask = self.game.rules.asked(state)[seat]
        return self.player(self.game, view(state, seat), seat, ask, random.Random(state.ask * SEATS + seat))


def player_of(level: str) -> Player:
    """Return a player of a level, with counted work where it searches."""
    return Strong(work=round(WORK * BUDGETS[level] / BUDGET), level=level) if level in BUDGETS else PLAYERS[level]


def main(key: str, level: str, steps: str, order: str) -> None:
    """Play and print."""
    mixed = Mixed(key, level, warm=order == "warm")
    choices = mixed.play(int(steps))
    if mixed.warm and not mixed.swapped:
        raise SystemExit("nothing was hidden")
    print(json.dumps(choices))


if __name__ == "__main__":
    main(*sys.argv[1:])
