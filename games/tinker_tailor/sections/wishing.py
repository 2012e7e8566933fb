"""Wishes: whether a seat is asked what it buys, which all see, and what it buys unasked, which nobody else sees.

Who is asked follows from the first alone. What comes of the second depends on the purse, so its moment must not: a
seat that is not asked buys at its turn, whether it can pay or not, and nobody sees why it bought nothing.
"""

from __future__ import annotations

import random

from games.kernel.agenda import Rules
from games.kernel.ask import OneOf
from games.kernel.wishing import subject_of
from games.tinker_tailor.material import GOODS
from games.tinker_tailor.sections.shapes import NOTHING, Purchase
from games.tinker_tailor.state import TinkerTailor

ASKED, THIS_ROUND = "", "round"
BUYING, PLAN = "buying", "plan"
ASK, NO_PLAN = "ask", "nothing"
SETTINGS = {ASK: ASKED, THIS_ROUND: THIS_ROUND, "game": "game"}
"""What each wish about being asked keeps: asked each time, not in this round, not until that is changed."""


class Wishing(Rules[TinkerTailor]):
    """Keep what each seat wishes."""

    def wishes(self, seen: TinkerTailor, seat: int) -> OneOf | None:
        """Offer whether to be asked, and for when one is not asked, nothing or one good of each kind."""
        asking = [f"{BUYING} {setting}" for setting in SETTINGS]
        return None if seen.over else OneOf((*asking, *(f"{PLAN} {kind}" for kind in (NO_PLAN, *GOODS))))

    def wished(self, seen: TinkerTailor, seat: int) -> tuple[str, ...]:
        """Name both wishes that stand."""
        return () if seen.over else (f"{BUYING} {seen.unasked[seat] or ASK}", f"{PLAN} {seen.plans[seat] or NO_PLAN}")

    def wish(self, state: TinkerTailor, seat: int, choice: str) -> None:
        """Count from the next purchase on."""
        value = choice.rpartition(" ")[2]
        if subject_of(choice) == BUYING:
            state.unasked[seat] = SETTINGS[value]
        else:
            state.plans[seat] = "" if value == NO_PLAN else value

    def keep_wishes(self, past: TinkerTailor, now: TinkerTailor) -> None:
        """Keep all of them."""
        past.unasked, past.plans = now.unasked[:], now.plans[:]


def forget_round(s: TinkerTailor) -> None:
    """Ask again who did not want to be asked in the round before."""
    s.unasked = [ASKED if setting == THIS_ROUND else setting for setting in s.unasked]


def planned_purchase(s: TinkerTailor, seat: int) -> str:
    """Return what a seat buys unasked: one good of its plan if it lies there and can be paid, in the best way."""
    kind = s.plans[seat]
    if not kind or kind not in s.open_goods():
        return NOTHING
    wares = Purchase.of(s.material, s.open_goods(), s.money[seat].cards, s.open_money())
    return wares.best([kind]) or NOTHING


def imagine_plans(world: TinkerTailor, rng: random.Random) -> None:
    """Give those any plan whose plan counts and is not seen, the others none."""
    for seat, plan in enumerate(world.plans):
        if plan is None:
            world.plans[seat] = rng.choice(("", *GOODS)) if world.unasked[seat] else ""
