"""How a computer plans its Spelunke cards: it is never asked, and its plans follow what it would answer."""

from __future__ import annotations

import random

from games.eldermann.material import NUMBERS
from games.eldermann.schemes import KEEP, plan_of
from games.eldermann.state import Eldermann
from games.eldermann.watch import AHEAD, ALL, LEADER

AGAINST = {"curse": AHEAD, "sails": LEADER, "siege": LEADER, "guns": AHEAD, "thugs": AHEAD}
"""Whom a computer harms before the election."""


class EldermannPlanner:
    """See `games.kernel.game.Planner`."""

    def wish(self, view: Eldermann, seat: int, rng: random.Random) -> str | None:
        """Return the next plan that is not yet as it should be."""
        for card in dict.fromkeys(view.rogues_of(seat)):
            wanted = wanted_plan(view, card)
            if wanted != plan_of(view, seat, card):
                return f"plan {card} {wanted}"
        return None


def wanted_plan(view: Eldermann, card: str) -> str:
    """Ward off all; slow a leader who is worth it; else harm who is ahead, in the election anybody."""
    kind = card.rstrip("12")
    if kind == "ward":
        return ALL
    against = AGAINST.get(kind, KEEP)
    if against == LEADER:
        return LEADER if max(view.points) >= NUMBERS["pirate_rank"] else KEEP
    return ALL if view.election and against == AHEAD and kind != "curse" else against
