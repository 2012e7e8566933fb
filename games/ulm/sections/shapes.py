"""A shape of answer that only Ulm has."""

from __future__ import annotations

import random
from dataclasses import dataclass

from games.kernel.ask import OneOf

ENDS = 0.1
"""How often a random player ends its turn although more could be done: otherwise random games hold few actions."""


@dataclass(frozen=True, slots=True)
class Steps(OneOf):
    """Choose the next step of a turn; the last option ends it."""

    def sample(self, rng: random.Random) -> str:
        """Draw a kind of step, then one of that kind; rarely the end while there are others."""
        if len(self.options) == 1 or rng.random() < ENDS:
            return self.options[-1]
        kinds: dict[str, list[str]] = {}
        for option in self.options[:-1]:
            kinds.setdefault(option.partition(" ")[0], []).append(option)
        ways = list(kinds.values())
        way = ways[int(rng.random() * len(ways))]
        return way[int(rng.random() * len(way))]
