"""A plan of the rule-of-thumb player, and how many turns its legs take."""

from __future__ import annotations

import functools
from collections import Counter
from typing import NamedTuple

from games.eldermann.chart import Chart

NOTHING: Counter[str] = Counter()
Terms = dict[str, float]
"""What something is worth in points, by named reasons that add up to it."""


class VoyagePlan(NamedTuple):
    """A plan: what it brings a turn, where it leads in order, the goods it needs aboard, and the order it fills.

    `parts` say of what its worth at the end consists, before the way there is counted.
    """

    rate: float
    stops: tuple[int, ...]
    parts: Terms
    needs: Counter[str] = NOTHING
    order: str = ""

    @property
    def terms(self) -> Terms:
        """Return the rate by reasons: the parts, and what the way takes off them or adds."""
        return {**self.parts, "way": self.rate - sum(self.parts.values())}


def turns_for(length: int, speed: int) -> float:
    """Count the turns of a way; even the shortest takes one."""
    return float(max(1, -(-length // speed)))


@functools.cache
def legs(chart: Chart, speed: int) -> tuple[tuple[float, ...], ...]:
    """Return the turns of a later leg between any two cities at this speed."""
    harbours = chart.harbour
    return tuple(tuple(turns_for(chart.distance(here, stop), speed) for stop in harbours) for here in harbours)


def target(plan: VoyagePlan, here: str, chart: Chart) -> str:
    """Return the harbour to make for: the first stop that is not this place, else this place."""
    for stop in plan.stops:
        if chart.harbour[stop] != here:
            return chart.harbour[stop]
    return chart.harbour[plan.stops[0]]


def next_stop(plan: VoyagePlan, chart: Chart) -> str:
    """Return the harbour of the first stop."""
    return chart.harbour[plan.stops[0]]
