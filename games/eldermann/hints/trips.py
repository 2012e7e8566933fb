"""Plans of voyages: where missing goods can be had, in which order to call there, and how many turns that takes."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, permutations, product
from typing import NamedTuple

from games.eldermann.chart import Chart
from games.eldermann.material import CITIES, GOODS, ORDERS

NO_GOODS: Counter[str] = Counter()
Terms = dict[str, float]
"""What something is worth in points, by named reasons that add up to it."""


class VoyagePlan(NamedTuple):
    """A plan: what it brings a turn, where it leads in order, the goods it needs aboard, and the order it fills.

    `parts` say of what its worth at the end consists, before the way there is counted.
    """

    rate: float
    stops: tuple[int, ...]
    parts: Terms
    needs: Counter[str] = NO_GOODS
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


# Trips


Stops = tuple[int, ...]
Trip = tuple[float, Stops]
"""Turns, and the cities to call at."""
TURN_DISCOUNT = 0.93
"""How far a turn's delay discounts a plan: others may fill the order first."""
TRIPS_KEPT = 4_000
"""Errands whose trips are remembered: some megabytes."""
NEEDS = {card: Counter(order.goods) for card, order in ORDERS.items()}
_producers = {good: tuple(index for index, city in enumerate(CITIES) if city.good == good) for good in GOODS}


class Errand(NamedTuple):
    """What a trip is for: goods that are missing, where to bring them, and how many can be paid for.

    Those that are `stored` at home cost nothing; `home` is None if none are, so that fewer errands differ.
    """

    missing: tuple[str, ...]
    end: int
    purse: int = 0
    stored: frozenset[str] = frozenset()
    home: int | None = None


class Aim(NamedTuple):
    """Something worth a trip: its points, by parts, the errand, the goods that are needed aboard, and the order."""

    worth: float
    parts: Terms
    errand: Errand
    needs: Counter[str]
    order: str = ""
    patience: float = TURN_DISCOUNT

    def by(self, turns: float, stops: Stops) -> VoyagePlan:
        """Return the plan to reach it on a trip."""
        return VoyagePlan(self.worth * self.patience**turns / turns, stops, self.parts, self.needs, self.order)


class Lack(NamedTuple):
    """What an order lacks: goods to fetch, those of them that are stored, how many are bought, and are aboard."""

    missing: tuple[str, ...]
    stored: frozenset[str]
    bought: int
    aboard: int


@functools.lru_cache(TRIPS_KEPT)
def lacking(card: str, aboard: frozenset[str], stored: frozenset[str], *, at_home: bool) -> Lack:
    """Say what is to be fetched for an order, which wants one of each good."""
    needs = NEEDS[card]
    missing = [good for good in needs if not (good in aboard or (at_home and good in stored))]
    fetched = stored.intersection(missing)
    return Lack(tuple(missing), fetched, len(missing) - len(fetched), len(aboard.intersection(needs)))


@functools.lru_cache(TRIPS_KEPT)
def trips(errand: Errand) -> tuple[Stops, ...]:
    """List all trips for an errand, each as its stops in order."""
    return tuple(_trips(errand))


def _trips(errand: Errand) -> Iterator[Stops]:
    missing, end, purse, stored, home = errand
    if not missing:
        yield (end,)
        return
    for sources in product(*[_sources(good, home if good in stored else None) for good in missing]):
        bought = sum(source != home or good not in stored for good, source in zip(missing, sources, strict=True))
        if bought <= purse:
            for stops in permutations(dict.fromkeys(sources)):
                yield (*stops, end) if stops[-1] != end else stops


def _sources(good: str, store: int | None) -> Stops:
    """List where a good can be had: in two cities, and in the Kontor where it is stored."""
    producers = _producers[good]
    return producers if store is None or store in producers else (*producers, store)


@functools.lru_cache(TRIPS_KEPT)
def shortlist(chart: Chart, speed: int, errand: Errand) -> tuple[Trip, ...]:
    """List the quickest trip for each first stop, with its turns from there: any other is worth less, or came later."""
    found: dict[int, tuple[float, int, Stops]] = {}
    for place, stops in enumerate(trips(errand)):
        turns = onward(chart, speed, stops)
        if stops[0] not in found or turns < found[stops[0]][0]:
            found[stops[0]] = turns, place, stops
    ordered = sorted(found.values(), key=lambda trip: trip[1])
    return tuple((turns, stops) for turns, _, stops in ordered)


@functools.lru_cache(TRIPS_KEPT)
def first_legs(chart: Chart, here: str, speed: int, moves: int | None, *, docked: bool) -> tuple[float, ...]:
    """Count the turns to each city, if it is the first stop; what is not moved in this turn takes another.

    `moves` are those left in this turn; None: the cards are still to be laid. A ship that is docked has arrived.
    """

    def turns(length: int) -> float:
        if docked:
            return float(-(-length // speed))
        if moves is None:
            return turns_for(length, speed)
        return 1.0 if length <= moves else float(1 - (-(length - moves) // speed))

    return tuple(turns(chart.distance(here, harbour)) for harbour in chart.harbour)


def onward(chart: Chart, speed: int, stops: Stops) -> float:
    """Count the turns of a trip from its first stop."""
    turns = legs(chart, speed)
    return sum(turns[here][stop] for here, stop in pairwise(stops))
