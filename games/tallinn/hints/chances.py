"""What a comparison that is still to come, or a Chronicle, is worth in Tallinn, in victory points.

A comparison counts with the chance to win it, and that chance is the nearer to one half, the more cards are left. What
is told here follows from a few small numbers alone, so it is remembered. The constants were found by playing matches
of 800 games between candidates; they are symbols or points, for one opponent.
"""

from __future__ import annotations

import math
from functools import lru_cache

from games.tallinn.material import NUMBERS, Chronicle, Symbols

PER_CARD = 0.7
"""Symbols of one faction that a card yet to be played brings."""
CONTEST_DOUBT = 0.6
"""How far opponents, who lay a card at the same moment, may move a contest."""
ROW_DOUBT, ROW_DOUBT_PER_CARD = 0.2, 0.25
TOWER_DOUBT, TOWER_DOUBT_PER_CARD = 0.8, 0.3
LEAVE_TO_BUILD = 0.5
"""What it is worth that a contest allows a tower."""
PURSUED = 1.0
"""Symbols that a card brings towards a Chronicle that is pursued."""
STEP_DOUBT, STEP_DOUBT_PER_CARD = 0.15, 0.15
CACHE_SIZE = 1_000
"""Comparisons of each kind, and Chronicles, whose worth is remembered."""

Part = tuple[str, float]
Parts = list[Part]
"""Named worths, a name perhaps more than once; they are added in their order, so that equal choices stay equal."""


@lru_cache(CACHE_SIZE)
def row_worth(lead: int, cards_ahead: int, most_left: int) -> Part:
    """Estimate what the final comparison of a faction brings, by symbols and by cards that are still to be played."""
    margin, near_lead = lead + PER_CARD * cards_ahead, NUMBERS["lead"] - 0.5
    doubt = ROW_DOUBT + ROW_DOUBT_PER_CARD * most_left
    paid = chance(margin - near_lead, doubt) - chance(-margin - near_lead, doubt)
    return "rows", NUMBERS["final_more"] * chance(margin, doubt) + NUMBERS["lead_payment"] * paid


@lru_cache(CACHE_SIZE)
def tower_worth(lead: int, most_left: int) -> Part:
    """Estimate what the final comparison of towers brings."""
    doubt = TOWER_DOUBT + TOWER_DOUBT_PER_CARD * most_left
    return "tower", NUMBERS["tower_more"] * chance(lead, doubt)


@lru_cache(CACHE_SIZE)
def contest_worth(lead: int) -> float:
    """Estimate what a contest brings against one opponent, the leave to build apart."""
    return NUMBERS["contest_more"] * chance(lead - PER_CARD, CONTEST_DOUBT)


@lru_cache(CACHE_SIZE)
def step_pay(chronicle: Chronicle, level: int, influence: Symbols, to_come: int) -> float:
    """Estimate how often the number of players a Chronicle pays with so many cards still to come."""
    pay, before = 0.0, 0
    for step in chronicle.steps(level):
        missing = sum(max(0, need - have) for need, have in zip(step.need, influence, strict=True))
        margin = 0.5 - missing + PURSUED * to_come
        pay += (step.times - before) * chance(margin, STEP_DOUBT + STEP_DOUBT_PER_CARD * to_come)
        before = step.times
    return pay


def chance(margin: float, doubt: float) -> float:
    """Return the chance to win a comparison: one half at a margin of 0, nearly 1 at a margin far above `doubt`."""
    return 1 / (1 + math.exp(-margin / doubt))
