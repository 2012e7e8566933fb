"""Games that are played by the players of a test, state by state."""

from __future__ import annotations

import random
from collections.abc import Iterator

from games.eldermann import GAME
from games.eldermann.rules import RULES
from games.eldermann.state import Eldermann
from games.kernel import RandomChance, view
from games.kernel.events import Silence
from games.players import Player, play_normal

HINTS: Player = play_normal


def turns_of(players: list[Player], seed: int, options: dict[str, str] | None = None) -> Iterator[Eldermann]:
    """Play a game, each seat from its own view; yield the state before every ask, and at the end."""
    rng = random.Random(seed)
    chance, events = RandomChance(rng), Silence()
    s = RULES.setup(len(players), options or {}, chance, events)
    RULES.run(s, chance, events)
    while not s.over:
        yield s
        chosen = {}
        for seat in RULES.asked(s):
            seen = view(s, seat)
            chosen[seat] = players[seat](GAME, seen, seat, RULES.asked(seen)[seat], rng)
        for seat, choice in chosen.items():
            RULES.apply(s, seat, choice, chance, events)
    yield s
