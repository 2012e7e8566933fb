"""What the rule-of-thumb player weighs in fights and for Spelunke cards, and what computers plan for such cards."""

from __future__ import annotations

import random

from games.eldermann.hints.prospects import raid_terms
from games.eldermann.hints.trips import Terms
from games.eldermann.hints.weighing import Weigh, event
from games.eldermann.material import NUMBERS
from games.eldermann.sections.combat import against_pirates, guns_of
from games.eldermann.sections.events import place_ahead, sector_ahead
from games.eldermann.sections.sailing import PARTS
from games.eldermann.sections.spelunke import ALL, KEEP, plan_of
from games.eldermann.state import Eldermann
from games.kernel.ask import Ask

STORM_CURSE = 0.3
"""What it is worth to turn the arrow to a storm."""
HARM_TO_LEADER, HARM_TO_OTHERS = 0.3, 1.2
"""How much a Spelunke card must harm a seat that is ahead, and one that is not."""
BEHIND = -2
"""So many points behind a seat still counts as ahead: an order makes up for them."""
ELECTION_HARM = 0.3
"""So much less must a card harm once the election is called."""
SABOTAGE_HARM = 1.0
"""What sabotage in a fight harms, about: a point and the goods."""
SLOWER = {"siege": 0.03, "sails2": 0.02, "sails1": 0.01}
"""What it is worth to slow a leader down: less than any fight that pays."""
WARDED = 1.0
"""What it is worth to ward off a card."""
LEAST_WANTED = [
    "sails1",
    "guns1",
    "curse",
    "ward1",
    "bribe1",
    "guns2",
    "sails2",
    "thugs1",
    "siege",
    "bribe2",
    "ward2",
    "thugs2",
]
"""Spelunke cards, in the order in which they are given up."""


def weigh_raid(view: Eldermann, seat: int, ask: Ask) -> Weigh:
    """Weigh a raid by the active seat."""
    return _weigh_attack(view, seat, int(view.agenda[-1][1]))


def weigh_ambush(view: Eldermann, seat: int, ask: Ask) -> Weigh:
    """Weigh a raid on the active seat."""
    return _weigh_attack(view, seat, view.active)


def _weigh_attack(view: Eldermann, seat: int, victim: int) -> Weigh:
    return lambda choice: raid_terms(view, seat, victim) if choice == "attack" else {}


def weigh_curse(view: Eldermann, seat: int, ask: Ask) -> Weigh:
    """Weigh a curse by what it takes from the active seat, or brings it."""

    def weigh(choice: str) -> Terms:
        if choice != "curse":
            return {}
        now, then = (event(view, view.active, place_ahead(view, step)) for step in (0, 1))
        harm = {name: now.get(name, 0.0) - then.get(name, 0.0) for name in (now | then)}
        storm = STORM_CURSE * (sector_ahead(view, 1)[0] == "storm")
        return {**harm, "way": storm, "card": -least_harm(view, seat)}

    return weigh


def weigh_voyage(view: Eldermann, seat: int, ask: Ask) -> Weigh:
    """Weigh thugs by the goods and points that they cost the active seat; slow a leader down if they do not pay."""
    cargo, guns = len(view.cargo(view.active)), guns_of(view, view.active)
    leads = view.points[view.active] >= max(view.points) and view.movement > 0
    slows = leads and view.points[view.active] >= NUMBERS["pirate_rank"]

    def weigh(choice: str) -> Terms:
        if choice.startswith("thugs"):
            harm = -against_pirates(int(choice.removeprefix("thugs")), guns, cargo)
            return {"fight": harm, "card": -least_harm(view, seat)}
        if choice in SLOWER:
            return {"way": SLOWER[choice] if slows else -SLOWER[choice]}
        return {}

    return weigh


def weigh_guns(view: Eldermann, seat: int, ask: Ask) -> Weigh:
    """Weigh sabotage in a fight."""
    return lambda choice: {} if choice == "no" else {"fight": SABOTAGE_HARM, "card": -least_harm(view, seat)}


def weigh_ward(view: Eldermann, seat: int, ask: Ask) -> Weigh:
    """Ward a card off, with any that can."""
    return lambda choice: {} if choice == "no" else {"card": WARDED}


def weigh_discard(view: Eldermann, seat: int, ask: Ask) -> Weigh:
    """Give up the card that is wanted least."""
    return lambda choice: {"card": float(-LEAST_WANTED.index(choice))}


def least_harm(view: Eldermann, seat: int) -> float:
    """Return how much a card must harm: less against a leader, and in the election."""
    ahead = view.points[view.active] - view.points[seat]
    return (HARM_TO_LEADER if ahead >= BEHIND else HARM_TO_OTHERS) - ELECTION_HARM * view.election


# Plans for Spelunke cards


USED = frozenset({"curse", "sails", "siege", "guns", "thugs", "ward"})
"""Cards that a computer uses at the first moment at which they do what they can: in the hand they are worth nothing.

With plans only against players ahead, holders of cards won less (`python -m tests.bench.eldermann_asks`). What a
bribe is worth changes with every order, so it is kept.
"""


AMBUSHES = ["all", "stronger", "2"]
"""The order of a computer where it cannot be asked: a raid with more cannons pays from two goods on."""


class EldermannPlanner:
    """See `games.kernel.game.Planner`."""

    def wish(self, view: Eldermann, seat: int, rng: random.Random) -> str | None:
        """Return the next plan or order that is not yet as it should be."""
        for card in dict.fromkeys(view.rogues_of(seat)):
            wanted = ALL if card.rstrip("12") in USED else KEEP
            if wanted != plan_of(view, seat, card):
                return f"plan {card} {wanted}"
        if view.options["ambush"] == "order":
            order = zip(PARTS, AMBUSHES, view.ambush_wish[seat], strict=True)
            return next((f"ambush {part} {wanted}" for part, wanted, now in order if wanted != now), None)
        return None
