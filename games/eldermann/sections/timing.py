"""When plans for Spelunke cards are carried out: judged from the view of the seat that holds them."""

from __future__ import annotations

from games.eldermann.material import CITY, ROGUES
from games.eldermann.sections.attacks import guns_of
from games.eldermann.sections.card_plans import ALL, KEEP, STRONG, plan_of
from games.eldermann.sections.disc import sector_ahead
from games.eldermann.sections.watch import aims_at, holders, playable, wards
from games.eldermann.state import Eldermann
from games.kernel.visibility import view

GAINS, DANGERS = ("order", "goods"), ("storm", "pirates")
STRONGEST = 2


def lay_ready(s: Eldermann, window: str, asked: list[int]) -> None:
    """Work out what plans play in a window that opens now; whoever is asked answers instead of its plans."""
    s.ready = [""] * s.seats
    for seat in holders(s, window):
        if s.plans[seat] and seat not in asked:
            s.ready[seat] = planned(view(s, seat), seat, window)


def planned(seen: Eldermann, seat: int, window: str) -> str:
    """Return what the plans of a seat play in a window; empty: nothing. The strongest card goes first."""
    fits = [choice for choice in playable(seen, seat, window) if _fires(seen, seat, choice)]
    return max(fits, key=lambda choice: (ROGUES[choice.partition(" ")[0]], choice), default="")


def parried(seen: Eldermann, seat: int, card: str) -> str:
    """Return the ward that the plans of a seat use against a card; empty: none."""
    strong = ROGUES[card] == STRONGEST
    plans = {ward: plan_of(seen, seat, ward) for ward in wards(seen, seat, card)}
    return next((ward for ward, plan in plans.items() if plan == ALL or (plan == STRONG and strong)), "")


def _fires(seen: Eldermann, seat: int, choice: str) -> bool:
    """Tell whether the plan for a card plays it so, now: its victim is on turn, and its moment has come."""
    card, _, detail = choice.partition(" ")
    plan, kind = plan_of(seen, seat, card), card.rstrip("12")
    if plan == KEEP:
        return False
    if kind == "bribe":
        return plan == _bribed(seen, detail)
    return aims_at(seen, seat, plan, seen.active) and _is_time(seen, kind, ROGUES[card])


def _bribed(seen: Eldermann, detail: str) -> str:
    """Name the colour that a bribe draws, or the order that it replaces."""
    key, _, slot = detail.partition(" ")
    return seen.orders[CITY[key]][int(slot) - 1] if slot else key


def _is_time(seen: Eldermann, kind: str, power: int) -> bool:
    """Tell whether a card would do what it can, by public facts: plans wait for that."""
    victim = seen.active
    if kind == "curse":
        return sector_ahead(seen, 0)[0] in GAINS and sector_ahead(seen, 1)[0] in DANGERS
    if kind == "sails":
        return seen.movement >= power
    if kind == "thugs":
        return bool(seen.cargo(victim)) and guns_of(seen, victim) < power
    return True
