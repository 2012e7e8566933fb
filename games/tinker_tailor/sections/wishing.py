"""Wishes: whether a seat is asked what it buys and gives, which all see, and what that is, which nobody else sees.

Who is asked follows from the first alone. What comes of the second depends on the hand, so its moment must not: a
seat that is not asked buys at its turn, whether it can pay or not, and nobody sees why it bought nothing. It gives
the Beggar and the Poor Man the kind it has named, or the card of least worth.
"""

from __future__ import annotations

import random

from games.kernel.agenda import Rules
from games.kernel.ask import OneOf
from games.kernel.wishing import subject_of
from games.tinker_tailor.material import GOODS, MONEY
from games.tinker_tailor.sections.shapes import NOTHING, Purchase
from games.tinker_tailor.state import TinkerTailor

ASKED, THIS_ROUND = "", "round"
BUYING, PLAN, GIFT = "buying", "plan", "gift"
ASK, NO_PLAN, CHEAPEST = "ask", "nothing", "cheapest"
SETTINGS = {ASK: ASKED, THIS_ROUND: THIS_ROUND, "game": "game"}
"""What each wish about being asked keeps: asked each time, not in this round, not until that is changed."""


class Wishing(Rules[TinkerTailor]):
    """Keep what each seat wishes."""

    def wishes(self, seen: TinkerTailor, seat: int) -> OneOf | None:
        """Offer to be asked, or else what to buy, nothing or one good of a kind, and what to give."""
        buying = [f"{BUYING} {setting}" for setting in SETTINGS] + [f"{PLAN} {kind}" for kind in (NO_PLAN, *GOODS)]
        giving = [f"{GIFT} {kind}" for kind in (ASK, CHEAPEST, *GOODS, *MONEY)]
        return None if seen.over else OneOf((*buying, *giving))

    def wished(self, seen: TinkerTailor, seat: int) -> tuple[str, ...]:
        """Name the three wishes that stand."""
        if seen.over:
            return ()
        gift = (seen.gift[seat] or CHEAPEST) if seen.preset[seat] else ASK
        return f"{BUYING} {seen.unasked[seat] or ASK}", f"{PLAN} {seen.plans[seat] or NO_PLAN}", f"{GIFT} {gift}"

    def wish(self, state: TinkerTailor, seat: int, choice: str) -> None:
        """Count from the next purchase, or the next gift, on."""
        subject, value = subject_of(choice), choice.rpartition(" ")[2]
        if subject == BUYING:
            state.unasked[seat] = SETTINGS[value]
        elif subject == PLAN:
            state.plans[seat] = "" if value == NO_PLAN else value
        else:
            state.preset[seat] = value != ASK
            state.gift[seat] = "" if value in (ASK, CHEAPEST) else value

    def keep_wishes(self, past: TinkerTailor, now: TinkerTailor) -> None:
        """Keep all of them."""
        past.unasked, past.plans = now.unasked[:], now.plans[:]
        past.preset, past.gift = now.preset[:], now.gift[:]


def forget_round(s: TinkerTailor) -> None:
    """Ask again the seats that did not want to be asked in the round before."""
    s.unasked = [ASKED if setting == THIS_ROUND else setting for setting in s.unasked]


def planned_purchase(s: TinkerTailor, seat: int) -> str:
    """Return what a seat buys unasked: one good of its plan if it lies there and can be paid, in the best way."""
    kind = s.plans[seat]
    if not kind or kind not in s.open_goods():
        return NOTHING
    wares = Purchase.of(s.material, s.open_goods(), s.money[seat].cards, s.open_money())
    return wares.best([kind]) or NOTHING


def imagine_plans(world: TinkerTailor, rng: random.Random) -> None:
    """Give those any plan or gift whose one counts and is not seen, the others none."""
    for seat, plan in enumerate(world.plans):
        if plan is None:
            world.plans[seat] = rng.choice(("", *GOODS)) if world.unasked[seat] else ""
    for seat, gift in enumerate(world.gift):
        if gift is None:
            world.gift[seat] = rng.choice(("", *GOODS, *MONEY)) if world.preset[seat] else ""
