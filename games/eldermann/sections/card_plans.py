"""Plans for Spelunke cards, as they are kept: secret, one for each kind of card that a seat holds.

`Eldermann.plans` holds those of a seat as words: `sails2 leader;ward1 keep`. A kind without words has its default:
it is kept, a ward is used. `timing` says when they are carried out.
"""

from __future__ import annotations

from games.eldermann.material import ROGUES
from games.eldermann.state import Eldermann

KEEP, ALL, STRONG = "keep", "all", "strong"


def read_plans(plans: str) -> dict[str, str]:
    """Read the plans of a seat, by kind of card."""
    return dict(plan.split(" ", 1) for plan in plans.split(";")) if plans else {}


def write_plans(plans: dict[str, str]) -> str:
    """Write the plans of a seat; a default needs no words."""
    return ";".join(f"{card} {plans[card]}" for card in ROGUES if plans.get(card, default(card)) != default(card))


def default(card: str) -> str:
    """Return the plan of a card for which nothing is planned."""
    return ALL if card.startswith("ward") else KEEP


def plan_of(s: Eldermann, seat: int, card: str) -> str:
    """Return the plan of a seat for a kind of card, as far as this state shows it."""
    return read_plans(s.plans[seat] or "").get(card, default(card))


def set_plan(s: Eldermann, seat: int, card: str, plan: str) -> None:
    """Keep a plan."""
    s.plans[seat] = write_plans({**read_plans(s.plans[seat] or ""), card: plan})


def forget_plans(s: Eldermann, seat: int) -> None:
    """Drop plans for cards that are no longer held."""
    if plans := s.plans[seat]:
        held = s.rogues_of(seat)
        s.plans[seat] = write_plans({card: plan for card, plan in read_plans(plans).items() if card in held})
