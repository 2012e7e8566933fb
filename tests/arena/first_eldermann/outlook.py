"""What a seat can plan, from its view: voyages that fill an order, sell, or prepare the feast, in points a turn.

The constants are points; they were set by letting candidates play against each other, see RULES.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations, product

from games.eldermann import chart
from games.eldermann.ending import feast_open
from games.eldermann.material import CITIES, GOODS, HARBOURS, NUMBERS, ORDERS
from games.eldermann.state import Eldermann

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
READY = 4
"""So many points before the election the feast is prepared."""


@dataclass(frozen=True, slots=True)
class Voyage:
    """A plan: what it brings a turn, where it leads in order, the goods it needs aboard, and the order it fills."""

    rate: float
    stops: tuple[int, ...]
    needs: Counter[str] = field(default_factory=Counter)
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
        self.builds = any(view.next_level(seat, place) for place in range(len(view.levels[seat])))

    @property
    def preparing(self) -> bool:
        """Tell whether goods for the feast are to be kept: the election is near, and so is the needed rank."""
        view = self.view
        near = view.election or max(view.points) >= view.ranks[2] - READY
        return near and view.points[self.seat] >= view.ranks[1] - READY

    def reserve(self) -> set[str]:
        """Return the kinds of which one good is to be kept for the feast."""
        return set(GOODS) if self.preparing else set()

    def turns(self, length: int, *, first: bool) -> float:
        """Count the turns of a leg; one that is not moved in this turn takes another."""
        if first and self.docked:
            return 0.0 if not length else -(-length // self.speed)
        if first and self.moves is not None:
            return 1.0 if length <= self.moves else 1 - (-(length - self.moves) // self.speed)
        return float(max(1, -(-length // self.speed)))

    def length(self, stops: tuple[int, ...]) -> float:
        """Count the turns of a voyage."""
        total, here = 0.0, self.here
        for place, stop in enumerate(stops):
            total += self.turns(chart.distance(here, CITIES[stop].harbour), first=not place)
            here = CITIES[stop].harbour
        return max(total, 0.5)

    def sources(self, good: str) -> list[int]:
        """List where a good can be had."""
        found = [index for index, city in enumerate(CITIES) if city.good == good]
        if self.kontor[good] and self.home not in found:
            found.append(self.home)
        return found

    def shopping(self, missing: list[str], end: int) -> Iterator[tuple[int, ...]]:
        """Yield the ways to fetch missing goods and arrive at the end."""
        if not missing:
            yield (end,)
            return
        for sources in product(*map(self.sources, missing)):
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
        """Return the plan with the highest rate."""
        return max(self.voyages(), key=lambda voyage: voyage.rate)

    def _for_order(self, city: int, card: str) -> Iterator[Voyage]:
        order = ORDERS[card]
        needs = Counter(order.goods)
        have = self.cargo + self.kontor if city == self.home else self.cargo
        missing = list((needs - have).elements())
        bought = sum(1 for good in missing if not self.kontor[good])
        if len(order.goods) > self.room + len(self.view.booty[self.seat]) or bought > self.taler + 2 * bool(self.cargo):
            return
        worth = order.points + TALER * (self._kept(order.taler) - bought) + TROPHY * self.builds
        kept = self.reserve() & set(order.goods)
        worth -= 0.5 * len(kept)
        for stops in self.shopping(missing, city):
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
        for stops in self.shopping(lacking, self.home):
            turns = self.length(stops)
            yield Voyage(worth * PATIENCE**turns / turns, stops, needs)

    def _for_sale(self) -> Iterator[Voyage]:
        """Visit a city to sell, or home for a delivery; the way out of an empty ship and an empty purse."""
        limit = self.view.sell_limit(self.seat)
        for index, city in enumerate(CITIES):
            if city.harbour == self.here and self.docked:
                continue
            goods = sum(count for good, count in self.cargo.items() if good != city.good)
            sold = min(goods, limit, self.view.taler_room(self.seat) // NUMBERS["sell_price"])
            worth = TALER * self._kept(sold * NUMBERS["sell_price"])
            if index == self.home and self.here != city.harbour:
                worth += DELIVERY + 0.3 * len(self.kontor)
            worth += 0.2 * min(self.taler, 2) + 0.3 * len(self.view.harbour[index]) * (sold > 0)
            turns = self.length((index,))
            yield Voyage(worth / turns, (index,))


def target(voyage: Voyage, here: str) -> str:
    """Return the harbour to make for: the first stop that is not this place, else this place."""
    for stop in voyage.stops:
        if CITIES[stop].harbour != here:
            return CITIES[stop].harbour
    return CITIES[voyage.stops[0]].harbour


def next_stop(voyage: Voyage) -> str:
    """Return the harbour of the first stop."""
    return CITIES[voyage.stops[0]].harbour


def harbour_of(cell: str) -> str:
    """Name the city of a harbour cell."""
    return CITIES[HARBOURS[cell]].key
