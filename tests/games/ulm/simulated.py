"""Games that are played by the players of a test, round by round."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from games.kernel import Ask, RandomChance, view
from games.kernel.events import Silence
from games.ulm.state import Ulm
from tests.games.ulm.positions import RULES

Policy = Callable[[Ulm, int, Ask, random.Random], str]


def rounds_of(players: list[Policy], seed: int, options: dict[str, str]) -> Iterator[Ulm]:
    """Play a game, each seat from its own view; yield the state at the first question of each round, and at the end."""
    rng = random.Random(seed)
    chance, events, reached = RandomChance(rng), Silence(), 0
    s = RULES.setup(len(players), options, chance, events)
    RULES.run(s, chance, events)
    while not s.over:
        if s.round > reached:
            reached = s.round
            yield s
        for seat in tuple(RULES.asked(s)):
            seen = view(s, seat)
            RULES.apply(s, seat, players[seat](seen, seat, RULES.asked(seen)[seat], rng), chance, events)
    yield s
