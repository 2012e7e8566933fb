"""What a seat can plan, from its view: voyages that fill an order, sell, or prepare the feast, in points a turn.

The constants are points; they were set by letting candidates play against each other, see RULES.md.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from operator import attrgetter, itemgetter
from typing import NamedTuple

from games.eldermann.chart import FAR
from games.eldermann.hints.trips import NEEDS, Aim, Errand, VoyagePlan, first_legs, lacking, onward, shortlist, trips
from games.eldermann.material import BUILDINGS, CITIES, GOODS, NUMBERS, ORDERS, TILES
from games.eldermann.sections.ledger import feast_open
from games.eldermann.state import KONTOR, Eldermann

TALER = 0.45
"""A Taler while there is something to build or to buy."""
TROPHY = 0.9
"""A permit while there is something to build."""
FEAST = 60.0
"""Winning by the feast."""
DELIVERY = 0.7
"""A good of the Kontor on arrival at home."""
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
"""What a free good in a harbour is worth to a player who sells there."""
SELL_PRICE = NUMBERS["sell_price"]
PLANS_KEPT = 1_000
"""How many seats' things plans are remembered for: some megabytes."""

Sale = tuple[float, int, float, float | None]
"""A visit to a city: its rate, the city, and what it brings in Taler and goods, None for the city of the ship."""


@functools.cache
def speed_of(cards: tuple[int, ...], most: int) -> int:
    """Return the moves a turn of a ship that lays its best cards."""
    return max(LEAST_SPEED, sum(sorted(cards, reverse=True)[:most]))


@functools.cache
def is_unfinished(*levels: int) -> bool:
    """Tell whether a seat with tiles of these levels can still build."""
    return any(level + 1 < len(BUILDINGS[tile]) for tile, level in zip(TILES, levels, strict=True))


class Outlook:
    """Plans of one seat. `moves` are those left in this turn; None: the cards are still to be laid."""

    def __init__(self, view: Eldermann, seat: int, moves: int | None = None, *, docked: bool = False) -> None:
        self.view, self.seat, self.moves, self.docked = view, seat, moves, docked
        self.here = view.ships[seat]
        material = view.material
        self.chart, self.pays = material.chart, material.pays
        self.cargo, self.kontor = view.cargo(seat), view.kontor[seat]
        self.aboard, self.stored = frozenset(self.cargo), frozenset(self.kontor)
        self.home = view.homes[seat]
        self.taler = view.taler[seat]
        self.room, self.booty = view.hold_room(seat), len(view.booty[seat])
        self.taler_room, self.sell_limit = view.taler_room(seat), view.sell_limit(seat)
        self.speed = speed_of(view.sailing_cards(seat), view.most_cards(seat))
        ranks, points = view.ranks, view.points[seat]
        self.feasting = points >= ranks[1] and feast_open(view)
        near = view.election or max(view.points) >= ranks[2] - READY
        self.is_preparing = near and points >= ranks[1] - READY
        self.receives = view.levels[seat][KONTOR] == 1
        self.first_legs = first_legs(self.chart, self.here, self.speed, 0 if docked else moves, docked=docked)
        self.builds = is_unfinished(*view.levels[seat])

    def reserve(self) -> tuple[str, ...]:
        """Return the kinds of which one good is to be kept for the feast; in order, so that choices are repeatable.

        A feast is prepared when the election is near, and so is the needed rank.
        """
        return GOODS if self.is_preparing else ()

    def _along(self, aim: Aim) -> Iterator[VoyagePlan]:
        """Yield a plan for each trip that reaches an aim."""
        for stops in trips(aim.errand):
            yield aim.by(max(AT_ONCE, self.first_legs[stops[0]] + onward(self.chart, self.speed, stops)), stops)

    def _quickest(self, aim: Aim) -> VoyagePlan | None:
        """Return the best plan for an aim, of equal ones the first: what brings points brings more when it is quick."""
        if aim.worth <= 0:
            return max(self._along(aim), key=attrgetter("rate"), default=None)
        found, least, legs = None, float(FAR), self.first_legs
        for further, stops in shortlist(self.chart, self.speed, aim.errand):
            turns = legs[stops[0]] + further
            if turns < least:
                found, least = stops, turns
        return aim.by(max(AT_ONCE, least), found) if found else None

    def plans(self) -> Iterator[VoyagePlan]:
        """Yield all plans."""
        aims = [aim for cards in self.view.orders for card in cards if (aim := self._order(card))]
        for aim in aims + self._feast():
            yield from self._along(aim)
        yield from map(self._visit, self._sales())

    def best(self) -> VoyagePlan:
        """Return the plan with the highest rate; remembered, since a search comes back to the same ships and orders."""
        known = self._known()
        board = (tuple(map(tuple, self.view.orders)), tuple(map(len, self.view.harbour)))
        plan = known.best.get(board)
        if plan is None:
            cards = [card for cards in self.view.orders for card in cards]
            known.orders.update({card: self._best_for(card) for card in cards if card not in known.orders})
            plans = [*map(known.orders.__getitem__, cards), *map(self._quickest, self._feast())]
            if board[1] not in known.sales:
                known.sales[board[1]] = self._visit(max(self._sales(), key=itemgetter(0)))
            sale = known.sales[board[1]]
            plan = known.best[board] = max((*filter(None, plans), sale), key=attrgetter("rate"))
        return plan

    def _best_for(self, card: str) -> VoyagePlan | None:
        """Return the best plan for an order, if there is one; remembered apart, since orders come and go singly."""
        aim = self._order(card)
        return self._quickest(aim) if aim else None

    def _known(self) -> Known:
        """Return what is remembered of seats that have, and are, the same."""
        own = self._own_things()
        known = _known.get(own)
        if known is None:
            if len(_known) >= PLANS_KEPT:
                _known.clear()
            known = _known[own] = Known({}, {}, {})
        return known

    def _own_things(self) -> tuple[object, ...]:
        """Return all that plans depend on, apart from the orders and the free goods on the board."""
        return (
            self.view.material_id,
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
            self.booty,
            self.sell_limit,
            self.taler_room,
            *map(self.cargo.count, GOODS),
            *map(self.kontor.count, GOODS),
        )

    def _purse(self, needed: int) -> int:
        """Count the Taler to spend: what there is, and what a turn's sale of goods aboard brings but those needed."""
        return self.taler + SELL_PRICE * min(len(self.cargo) - needed, self.sell_limit)

    def _order(self, card: str) -> Aim | None:
        """Return what it brings to fill an order, and the goods to fetch for it; None while it is out of question."""
        pays, needs, city = self.pays[card], NEEDS[card], ORDERS[card].city
        if self.feasting or len(needs) > self.room + self.booty:
            return None
        missing, stored, bought, held = lacking(card, self.aboard, self.stored, at_home=city == self.home)
        parts = {
            "order": pays.points,
            "taler": TALER * (self._taler_with_room(pays.taler) - bought),
            "building": TROPHY * self.builds,
            "feast": -FEAST_GOOD * (len(needs) if self.is_preparing else 0),
        }
        worth = parts["order"] + parts["taler"] + parts["building"] + parts["feast"]
        purse = min(self._purse(held), len(missing))
        errand = Errand(missing, city, purse, stored, self.home if stored else None)
        return Aim(worth, parts, errand, needs, card)

    def _taler_with_room(self, taler: int) -> int:
        return min(taler, self.taler_room - self.taler)

    def _feast(self) -> list[Aim]:
        """List what of the feast can be fetched at once; in good time before the election, without hurry."""
        missing = [good for good in GOODS if good not in self.stored]
        if not self.is_preparing or not (missing or self.feasting):
            return []
        needs, home = Counter(missing), self.home
        wanted = [good for good in missing if good not in self.aboard and good != CITIES[home].good]
        worth = FEAST if self.feasting else PREPARATION
        aboard = sum(good in self.aboard for good in missing)
        money = min(len(wanted), self._purse(aboard), max(0, self.room - aboard))
        if wanted and not money:
            away = aboard and self.here != self.chart.harbour[home]
            worth = worth * PARTLY * aboard
            return [Aim(worth, {"feast": worth}, Errand((), home), needs, patience=1.0)] * bool(away)
        parts = {"feast": worth * (1.0 if money == len(wanted) else PARTLY * money)}
        return [Aim(parts["feast"], parts, Errand(some, home, money), needs) for some in combinations(wanted, money)]

    def _sales(self) -> Iterator[Sale]:
        """Visit a city to sell, or home for a delivery; the way out of an empty ship and an empty purse."""
        here, legs, count = self.chart.harbours.get(self.here), self.first_legs, self.cargo.count
        shopping = SHOPPING * min(self.taler, SHOPPING_TALER)
        limit = min(self.sell_limit, self.taler_room // SELL_PRICE)
        proceeds = [TALER * self._taler_with_room(sold * SELL_PRICE) for sold in range(limit + 1)]
        foreign = {good: min(len(self.cargo) - count(good), limit) for good in GOODS}
        for index, (city, free) in enumerate(zip(CITIES, self.view.harbour, strict=True)):
            sold = foreign[city.good]
            taler = proceeds[sold]
            if index != here:
                home = self._homecoming() if index == self.home else 0.0
                found = shopping + FREE_GOOD * len(free) * (sold > 0)
                yield (taler + home + found) / max(AT_ONCE, legs[index]), index, taler, home + found
            elif sold and not self.docked and self.taler_room - self.taler >= SELL_PRICE:  # else nothing is sold here
                yield taler, index, taler, None

    @staticmethod
    def _visit(sale: Sale) -> VoyagePlan:
        rate, city, taler, goods = sale
        return VoyagePlan(rate, (city,), {"taler": taler} if goods is None else {"taler": taler, "goods": goods})

    def _homecoming(self) -> float:
        """Estimate what a visit at home is worth by what lies in the Kontor, and by what is delivered."""
        return DELIVERY * self.receives + HOMECOMING * len(self.stored)


class Known(NamedTuple):
    """The best plans of one seat by what lies on the board, for each order, and to sell by where free goods lie."""

    best: dict[tuple[object, ...], VoyagePlan]
    orders: dict[str, VoyagePlan | None]
    sales: dict[tuple[int, ...], VoyagePlan]


_known: dict[tuple[object, ...], Known] = {}
