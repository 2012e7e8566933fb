"""The frozen first versions, and how to play them."""

from __future__ import annotations

import random
from typing import Any

from games.kernel import Ask, Game, Hints
from games.players import Player
from tests.arena.first_eldermann.hints import EldermannHints
from tests.arena.first_tallinn import TallinnHints
from tests.arena.first_tinker_tailor.hints import TinkerTailorHints
from tests.arena.first_ulm.hints import UlmHints

FIRST: dict[str, Hints] = {
    "eldermann": EldermannHints(),
    "tallinn": TallinnHints(),
    "tinker_tailor": TinkerTailorHints(),
    "ulm": UlmHints(),
}
"""By game; of Ulm the first version that was not random."""


def following(hints: Hints) -> Player:
    """Make a player that follows these hints."""

    def choose(game: Game, view: Any, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take what they say; a choice that is not offered today is a mistake of the adaptation and raises."""
        return hints.policy(view, seat, ask, rng)

    return choose
