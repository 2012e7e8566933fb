"""How a computer plans its Spelunke cards: it is never asked, and its plans use each as soon as it does what it can."""

from __future__ import annotations

import random

from games.eldermann.sections.card_plans import KEEP, plan_of
from games.eldermann.sections.watch import ALL
from games.eldermann.state import Eldermann

USED = frozenset({"curse", "sails", "siege", "guns", "thugs", "ward"})
"""Cards that a computer uses at the first moment at which they do what they can: in the hand they are worth nothing.

With plans against whoever is ahead alone, holders of cards won less (`python -m tests.bench.eldermann_asks`). What a
bribe is worth changes with every order, so it is kept.
"""


class EldermannPlanner:
    """See `games.kernel.game.Planner`."""

    def wish(self, view: Eldermann, seat: int, rng: random.Random) -> str | None:
        """Return the next plan that is not yet as it should be."""
        for card in dict.fromkeys(view.rogues_of(seat)):
            wanted = ALL if card.rstrip("12") in USED else KEEP
            if wanted != plan_of(view, seat, card):
                return f"plan {card} {wanted}"
        return None
