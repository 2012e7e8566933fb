"""What the rule-of-thumb player weighs in its trade: which deal comes first; see `weighing` for the reasons."""

from __future__ import annotations

from collections import Counter

from games.eldermann.hints.bargains import Bargains
from games.eldermann.hints.outlook import FREE_GOOD, TALER, TROPHY
from games.eldermann.hints.voyage_plans import Terms
from games.eldermann.hints.weighing import Weigh
from games.eldermann.material import NUMBERS, TILE_OF
from games.eldermann.sections.buildings import price_of
from games.eldermann.state import Eldermann
from games.kernel.ask import Ask, picked_items

FIRST = 100.0
"""How much it counts that a deal comes before the next kind of deals: more than all that one deal brings."""
SPOILT = -10.0
"""What it costs to part with goods or Taler that are needed for something else."""
WORTH = {"cannon": ("fight", 1.0), "feast": ("feast", 60.0), "hire": ("card", 1.0), "take": ("goods", FREE_GOOD)}
"""What some deals are for, and about how many points that is worth."""


def weigh_deals(view: Eldermann, seat: int, ask: Ask) -> Weigh:
    """Weigh a deal by whether it comes first, then by what it brings."""
    bargains, offered = Bargains(view, seat), ask.offered()
    picks = [*bargains.picks(offered), "done"]

    def weigh(choice: str) -> Terms:
        if choice == "done":
            return {}
        brings = _brings(view, bargains, choice)
        if choice in picks:
            return {"first": FIRST * (len(picks) - picks.index(choice)), **brings}
        return {**brings, "needed": SPOILT - max(0.0, sum(brings.values()))}

    return weigh


def _brings(view: Eldermann, bargains: Bargains, deal: str) -> Terms:
    """Say what a deal brings by itself, in points."""
    verb, _, what = deal.partition(" ")
    if verb == "fill":
        pays = view.material.pays[view.orders[bargains.city][int(what) - 1]]
        builds = TROPHY * bargains.outlook.builds
        return {"order": float(pays.points), "taler": TALER * pays.taler, "building": builds}
    if verb == "sell":
        return {"taler": TALER * NUMBERS["sell_price"]}
    name, worth = WORTH.get(verb, ("building" if deal in TILE_OF else "goods", TROPHY * (deal in TILE_OF)))
    return {name: worth, "taler": -TALER * _costs(verb, what)}


def _costs(verb: str, what: str) -> int:
    """Count the Taler that a deal costs."""
    if verb in TILE_OF:
        return price_of(verb)
    if verb in ("buy", "hire"):
        return int(what.partition(" ")[0])
    return NUMBERS["cannon_price"] if verb == "cannon" else 0


def weigh_goods(choice: str, wanted: str) -> Terms:
    """Weigh goods that are picked by how far they are from those that are wanted."""
    picked, best = Counter(picked_items(choice)), Counter(picked_items(wanted))
    return {"goods": -float(((picked - best) + (best - picked)).total())}
