"""What a seat can plan, from its view: voyages that fill an order, sell, or prepare the feast, in points a turn.

The constants are points; they were set by letting candidates play against each other, see RULES.md.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise, permutations, product
from typing import NamedTuple

from games.eldermann import chart
from games.eldermann.ending import feast_open
from games.eldermann.material import CITIES, GOODS, NUMBERS, ORDERS
from games.eldermann.state import KONTOR, Eldermann

TALER = 0.45
"""A Taler while there is something to build or to buy."""
TROPHY = 0.9
"""A permit while there is something to build."""
FEAST = 60.0
"""Winning by the feast."""
DELIVERY = 0.7
"""A good of the Kontor on arrival at home."""
PATIENCE = 0.93
"""How far a turn's delay discounts a plan: others may fill the order first."""
PARTLY = 0.1
"""What each good is worth that is fetched for a feast which cannot be paid for at once, as a share of the feast."""
READY = 4
"""So many points before the election the feast is prepared."""
NOTHING: Counter[str] = Counter()
NEEDS = {card: Counter(order.goods) for card, order in ORDERS.items()}


class Voyage(NamedTuple):
    """A plan: what it brings a turn, where it leads in order, the goods it needs aboard, and the order it fills."""

    rate: float
    stops: tuple[int, ...]
    needs: Counter[str] = NOTHING
    order: str = ""


class Outlook:
    """Plans of one seat. `moves` are those left in this turn; None: the cards are still to be laid."""

    def __init__(self, view: Eldermann, seat: int, moves: int | None = None, *, docked: bool = False) -> None:
        self.view, self.seat, self.moves, self.docked = view, seat, moves, docked
        self.here = view.ships[seat]
        self.cargo = Counter(view.cargo(seat))
        self.kontor = Counter(view.kontor[seat])
        self.home = view.homes[seat]
        self.taler = view.taler[seat]
        self.room = view.hold_room(seat)
        cards = sorted(view.sailing_cards(seat), reverse=True)
        self.speed = max(2, sum(cards[: view.most_cards(seat)]))
        self.feasting = feast_open(view) and view.points[seat] >= view.ranks[1]
        self.receives = view.levels[seat][KONTOR] == 1
        self.builds = any(view.next_level(seat, place) for place in range(len(view.levels[seat])))
        self._first: dict[int, float] = {}
        self._sources: dict[str, list[int]] = {}

    @property
    def preparing(self) -> bool:
        """Tell whether goods for the feast are to be kept: the election is near, and so is the needed rank."""
        view = self.view
        near = view.election or max(view.points) >= view.ranks[2] - READY
        return near and view.points[self.seat] >= view.ranks[1] - READY

    def reserve(self) -> set[str]:
        """Return the kinds of which one good is to be kept for the feast."""
        return set(GOODS) if self.preparing else set()

    def turns(self, length: int) -> float:
        """Count the turns of the first leg; one that is not moved in this turn takes another."""
        if self.docked:
            return 0.0 if not length else -(-length // self.speed)
        if self.moves is not None:
            return 1.0 if length <= self.moves else 1 - (-(length - self.moves) // self.speed)
        return _turns(length, self.speed)

    def length(self, stops: tuple[int, ...]) -> float:
        """Count the turns of a voyage."""
        total, legs = self._first_leg(stops[0]), _legs(self.speed)
        for here, stop in pairwise(stops):
            total += legs[here][stop]
        return max(total, 0.5)

    def _first_leg(self, stop: int) -> float:
        if stop not in self._first:
            self._first[stop] = self.turns(chart.distance(self.here, CITIES[stop].harbour))
        return self._first[stop]

    def sources(self, good: str) -> list[int]:
        """List where a good can be had."""
        if good not in self._sources:
            self._sources[good] = self._found(good)
        return self._sources[good]

    def _found(self, good: str) -> list[int]:
        found = [index for index, city in enumerate(CITIES) if city.good == good]
        if self.kontor[good] and self.home not in found:
            found.append(self.home)
        return found

    def shopping(self, missing: list[str], end: int, purse: int) -> Iterator[tuple[int, ...]]:
        """Yield the ways to fetch missing goods, within the purse or from the Kontor, and arrive at the end."""
        if not missing:
            yield (end,)
            return
        if len(missing) == 1:
            for source in self.sources(missing[0]):
                if purse or (self.kontor[missing[0]] and source == self.home):
                    yield (source, end) if source != end else (end,)
            return
        for sources in product(*map(self.sources, missing)):
            stored = [self.kontor[good] and source == self.home for good, source in zip(missing, sources, strict=True)]
            if len(missing) - sum(map(bool, stored)) > purse:
                continue
            for stops in permutations(dict.fromkeys(sources)):
                yield (*stops, end) if stops[-1] != end else stops

    def voyages(self) -> Iterator[Voyage]:
        """Yield all plans."""
        if not self.feasting:
            for city, cards in enumerate(self.view.orders):
                for card in cards:
                    yield from self._for_order(city, card)
        yield from self._for_feast()
        yield from self._for_sale()

    def best(self) -> Voyage:
        """Return the plan with the highest rate; remembered, since a search comes back to the same ships and orders."""
        known = self._known()
        voyage = _best.get(known)
        if voyage is None:
            if len(_best) >= REMEMBERED:
                _best.clear()
            voyage = _best[known] = max(self.voyages(), key=lambda voyage: voyage.rate)
        return voyage

    def _known(self) -> tuple[object, ...]:
        """Return all that plans depend on."""
        view, seat = self.view, self.seat
        return (
            self.here, self.home, self.taler, self.room, self.speed, self.moves, self.docked, self.feasting,
            self.preparing, self.builds, self.receives, len(view.booty[seat]), view.sell_limit(seat),
            view.taler_room(seat), tuple(self.cargo.items()), tuple(self.kontor.items()),
            tuple(map(tuple, view.orders)), tuple(map(len, view.harbour)),
        )  # fmt: skip

    def purse(self, needs: Counter[str]) -> int:
        """Count the Taler to spend: what there is, and what a turn's sale of goods brings that are not needed."""
        spare = sum(count - needs[good] for good, count in self.cargo.items() if count > needs[good])
        surplus = min(spare, self.view.sell_limit(self.seat))
        return self.taler + NUMBERS["sell_price"] * surplus

    def _for_order(self, city: int, card: str) -> Iterator[Voyage]:
        order, needs = ORDERS[card], NEEDS[card]
        missing = []
        for good, count in needs.items():
            have = self.cargo[good] + (self.kontor[good] if city == self.home else 0)
            missing += [good] * (count - have)
        bought = sum(1 for good in missing if not self.kontor[good])
        if len(order.goods) > self.room + len(self.view.booty[self.seat]):
            return
        worth = order.points + TALER * (self._kept(order.taler) - bought) + TROPHY * self.builds
        kept = self.reserve() & set(order.goods)
        worth -= 0.5 * len(kept)
        for stops in self.shopping(missing, city, self.purse(needs)):
            turns = self.length(stops)
            yield Voyage(worth * PATIENCE**turns / turns, stops, needs, card)

    def _kept(self, taler: int) -> int:
        return min(taler, self.view.taler_room(self.seat) - self.taler)

    def _for_feast(self) -> Iterator[Voyage]:
        """Fetch what the feast still lacks; in good time before the election, without hurry."""
        if not self.preparing:
            return
        missing = [good for good in GOODS if not self.kontor[good]]
        if not missing and not self.feasting:
            return
        needs = Counter(missing)
        lacking = [good for good in missing if not self.cargo[good] and good != CITIES[self.home].good]
        worth = FEAST if self.feasting else 3.0
        aboard = (self.cargo & needs).total()
        money = min(len(lacking), self.purse(needs), max(0, self.room - aboard))
        if lacking and not money:
            if aboard and self.here != CITIES[self.home].harbour:
                yield Voyage(worth * PARTLY * aboard / self.length((self.home,)), (self.home,), needs)
            return
        for fetched in combinations(lacking, money):
            share = 1.0 if money == len(lacking) else PARTLY * money
            for stops in self.shopping(list(fetched), self.home, money):
                turns = self.length(stops)
                yield Voyage(worth * share * PATIENCE**turns / turns, stops, needs)

    def _for_sale(self) -> Iterator[Voyage]:
        """Visit a city to sell, or home for a delivery; the way out of an empty ship and an empty purse."""
        limit = self.view.sell_limit(self.seat)
        for index, city in enumerate(CITIES):
            goods = sum(count for good, count in self.cargo.items() if good != city.good)
            sold = min(goods, limit, self.view.taler_room(self.seat) // NUMBERS["sell_price"])
            worth = TALER * self._kept(sold * NUMBERS["sell_price"])
            if index == self.home and self.here != city.harbour:
                worth += DELIVERY * self.receives + 0.3 * len(self.kontor)
            worth += 0.2 * min(self.taler, 2) + 0.3 * len(self.view.harbour[index]) * (sold > 0)
            turns = self.length((index,))
            if city.harbour != self.here:
                yield Voyage(worth / turns, (index,))
            elif sold and not self.docked:
                yield Voyage(TALER * self._kept(sold * NUMBERS["sell_price"]), (index,))


_best: dict[tuple[object, ...], Voyage] = {}
REMEMBERED = 4_000
"""Plans that are remembered: some megabytes."""


def _turns(length: int, speed: int) -> float:
    return float(max(1, -(-length // speed)))


@functools.cache
def _legs(speed: int) -> tuple[tuple[float, ...], ...]:
    """Return the turns of a later leg between any two cities at this speed."""
    harbours = [city.harbour for city in CITIES]
    return tuple(tuple(_turns(chart.distance(here, stop), speed) for stop in harbours) for here in harbours)


def target(voyage: Voyage, here: str) -> str:
    """Return the harbour to make for: the first stop that is not this place, else this place."""
    for stop in voyage.stops:
        if CITIES[stop].harbour != here:
            return CITIES[stop].harbour
    return CITIES[voyage.stops[0]].harbour


def next_stop(voyage: Voyage) -> str:
    """Return the harbour of the first stop."""
    return CITIES[voyage.stops[0]].harbour
