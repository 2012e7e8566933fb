"""What a seat can plan, from its view: voyages that fill an order, sell, or prepare the feast, in points a turn.

The constants are points; they were set by letting candidates play against each other, see RULES.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise, permutations, product

from games.eldermann.ending import feast_open
from games.eldermann.material import CITIES, GOODS, NUMBERS, ORDERS
from games.eldermann.plans import Plan, legs, turns_for
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
LEAST_SPEED = 2
"""Moves a turn of a ship whose sailing cards rest; a speed of none would make every way endless."""
AT_ONCE = 0.5
"""Turns that a plan takes which ends where it begins: it is worth more than one that ends next turn."""
FEAST_GOOD = 0.5
"""What it costs to give a good away that the feast will need."""
PREPARATION = 3.0
"""What it is worth to have all goods at home in time, while the feast is not yet allowed."""
HOMECOMING = 0.3
"""What each kind of goods in the Kontor adds to a visit at home, where it can be stowed and sold."""
SHOPPING, SHOPPING_TALER = 0.2, 2
"""What a Taler is worth in a city with goods to buy, and how many count: a ship has little room."""
FREE_GOOD = 0.3
"""What a free good in a harbour is worth to whoever sells there."""
NEEDS = {card: Counter(order.goods) for card, order in ORDERS.items()}


class Outlook:
    """Plans of one seat. `moves` are those left in this turn; None: the cards are still to be laid."""

    def __init__(self, view: Eldermann, seat: int, moves: int | None = None, *, docked: bool = False) -> None:
        self.view, self.seat, self.moves, self.docked = view, seat, moves, docked
        self.here = view.ships[seat]
        self.chart, self.pays = view.chart, view.material.pays
        self.cargo = Counter(view.cargo(seat))
        self.kontor = Counter(view.kontor[seat])
        self.home = view.homes[seat]
        self.taler = view.taler[seat]
        self.room = view.hold_room(seat)
        cards = sorted(view.sailing_cards(seat), reverse=True)
        self.speed = max(LEAST_SPEED, sum(cards[: view.most_cards(seat)]))
        self.feasting = feast_open(view) and view.points[seat] >= view.ranks[1]
        self.receives = view.levels[seat][KONTOR] == 1
        self.builds = any(view.next_level(seat, place) for place in range(len(view.levels[seat])))
        self._first: dict[int, float] = {}
        self._sources: dict[str, list[int]] = {}

    @property
    def is_preparing(self) -> bool:
        """Tell whether goods for the feast are to be kept: the election is near, and so is the needed rank."""
        view = self.view
        near = view.election or max(view.points) >= view.ranks[2] - READY
        return near and view.points[self.seat] >= view.ranks[1] - READY

    def reserve(self) -> tuple[str, ...]:
        """Return the kinds of which one good is to be kept for the feast; in order, so that choices are repeatable."""
        return GOODS if self.is_preparing else ()

    def turns(self, length: int) -> float:
        """Count the turns of the first leg; one that is not moved in this turn takes another."""
        if self.docked:
            return 0.0 if not length else -(-length // self.speed)
        if self.moves is not None:
            return 1.0 if length <= self.moves else 1 - (-(length - self.moves) // self.speed)
        return turns_for(length, self.speed)

    def length(self, stops: tuple[int, ...]) -> float:
        """Count the turns of a plan."""
        total, turns = self._first_leg(stops[0]), legs(self.chart, self.speed)
        for here, stop in pairwise(stops):
            total += turns[here][stop]
        return max(total, AT_ONCE)

    def _first_leg(self, stop: int) -> float:
        if stop not in self._first:
            self._first[stop] = self.turns(self.chart.distance(self.here, self.chart.harbour[stop]))
        return self._first[stop]

    def sources(self, good: str) -> list[int]:
        """List where a good can be had."""
        if good not in self._sources:
            self._sources[good] = self._find_sources(good)
        return self._sources[good]

    def _find_sources(self, good: str) -> list[int]:
        found = [index for index, city in enumerate(CITIES) if city.good == good]
        if self.kontor[good] and self.home not in found:
            found.append(self.home)
        return found

    def shopping_trips(self, missing: list[str], end: int, purse: int) -> Iterator[tuple[int, ...]]:
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

    def plans(self) -> Iterator[Plan]:
        """Yield all plans."""
        if not self.feasting:
            for city, cards in enumerate(self.view.orders):
                for card in cards:
                    yield from self._for_order(city, card)
        yield from self._for_feast()
        yield from self._for_sale()

    def best(self) -> Plan:
        """Return the plan with the highest rate; remembered, since a search comes back to the same ships and orders."""
        known = self._memory_key()
        plan = _best.get(known)
        if plan is None:
            if len(_best) >= REMEMBERED:
                _best.clear()
            plan = _best[known] = max(self.plans(), key=lambda plan: plan.rate)
        return plan

    def _memory_key(self) -> tuple[object, ...]:
        """Return all that plans depend on."""
        view, seat = self.view, self.seat
        return (
            view.material_id,
            self.here,
            self.home,
            self.taler,
            self.room,
            self.speed,
            self.moves,
            self.docked,
            self.feasting,
            self.is_preparing,
            self.builds,
            self.receives,
            len(view.booty[seat]),
            view.sell_limit(seat),
            view.taler_room(seat),
            tuple(self.cargo.items()),
            tuple(self.kontor.items()),
            tuple(map(tuple, view.orders)),
            tuple(map(len, view.harbour)),
        )

    def purse(self, needs: Counter[str]) -> int:
        """Count the Taler to spend: what there is, and what a turn's sale of goods brings that are not needed."""
        spare = sum(count - needs[good] for good, count in self.cargo.items() if count > needs[good])
        surplus = min(spare, self.view.sell_limit(self.seat))
        return self.taler + NUMBERS["sell_price"] * surplus

    def _for_order(self, city: int, card: str) -> Iterator[Plan]:
        pays, needs = self.pays[card], NEEDS[card]
        missing = []
        for good, count in needs.items():
            have = self.cargo[good] + (self.kontor[good] if city == self.home else 0)
            missing += [good] * (count - have)
        bought = sum(1 for good in missing if not self.kontor[good])
        if len(needs) > self.room + len(self.view.booty[self.seat]):
            return
        parts = {
            "order": pays.points,
            "taler": TALER * (self._taler_with_room(pays.taler) - bought),
            "building": TROPHY * self.builds,
            "feast": -FEAST_GOOD * len(needs.keys() & self.reserve()),
        }
        worth = parts["order"] + parts["taler"] + parts["building"] + parts["feast"]
        for stops in self.shopping_trips(missing, city, self.purse(needs)):
            turns = self.length(stops)
            yield Plan(worth * PATIENCE**turns / turns, stops, parts, needs, card)

    def _taler_with_room(self, taler: int) -> int:
        return min(taler, self.view.taler_room(self.seat) - self.taler)

    def _for_feast(self) -> Iterator[Plan]:
        """Fetch what the feast still lacks; in good time before the election, without hurry."""
        if not self.is_preparing:
            return
        missing = [good for good in GOODS if not self.kontor[good]]
        if not missing and not self.feasting:
            return
        needs = Counter(missing)
        lacking = [good for good in missing if not self.cargo[good] and good != CITIES[self.home].good]
        worth = FEAST if self.feasting else PREPARATION
        aboard = (self.cargo & needs).total()
        money = min(len(lacking), self.purse(needs), max(0, self.room - aboard))
        if lacking and not money:
            if aboard and self.here != self.chart.harbour[self.home]:
                parts = {"feast": worth * PARTLY * aboard}
                yield Plan(parts["feast"] / self.length((self.home,)), (self.home,), parts, needs)
            return
        parts = {"feast": worth * (1.0 if money == len(lacking) else PARTLY * money)}
        for fetched in combinations(lacking, money):
            for stops in self.shopping_trips(list(fetched), self.home, money):
                turns = self.length(stops)
                yield Plan(parts["feast"] * PATIENCE**turns / turns, stops, parts, needs)

    def _for_sale(self) -> Iterator[Plan]:
        """Visit a city to sell, or home for a delivery; the way out of an empty ship and an empty purse."""
        limit = self.view.sell_limit(self.seat)
        for index, city in enumerate(CITIES):
            goods = sum(count for good, count in self.cargo.items() if good != city.good)
            sold = min(goods, limit, self.view.taler_room(self.seat) // NUMBERS["sell_price"])
            taler = TALER * self._taler_with_room(sold * NUMBERS["sell_price"])
            if self.chart.harbour[index] != self.here:
                home = DELIVERY * self.receives + HOMECOMING * len(self.kontor) if index == self.home else 0.0
                found = SHOPPING * min(self.taler, SHOPPING_TALER) + FREE_GOOD * len(self.view.harbour[index]) * (
                    sold > 0
                )
                worth = taler + home + found
                yield Plan(worth / self.length((index,)), (index,), {"taler": taler, "goods": home + found})
            elif sold and not self.docked:
                yield Plan(taler, (index,), {"taler": taler})


_best: dict[tuple[object, ...], Plan] = {}
REMEMBERED = 4_000
"""Plans that are remembered: some megabytes."""
