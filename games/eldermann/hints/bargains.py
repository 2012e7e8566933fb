"""What the rule-of-thumb player does in a turn's trade, and which deal comes first; see `weighing` for the reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property

from games.eldermann.hints.outlook import FREE_GOOD, TALER, TROPHY, Outlook
from games.eldermann.hints.trips import Terms, VoyagePlan
from games.eldermann.hints.weighing import Weigh
from games.eldermann.material import CITIES, GOODS, NUMBERS, ORDERS, TILE_OF
from games.eldermann.sections.trading import price_of
from games.eldermann.state import Eldermann
from games.kernel.ask import Ask, picked_items

WISHES = (
    "dock",
    "school",
    "grand_kontor",
    "shipyard",
    "den",
    "storehouse",
    "university",
    "guild",
    "warehouses",
    "great_guild",
)
"""Buildings, most wanted first."""
HIRES = ("hire 1", "hire 2")
ARMED_FROM = 8
"""Points from which cannons are bought: pirates attack from 13 on."""
PURCHASE_RESERVE, HIRE_RESERVE, PLAN_RESERVE = 2, 3, 2
"""Taler with which a good is bought only to be sold; that hiring leaves; that building leaves at most for the plan."""


class Bargains:
    """Choose deals for the active seat."""

    def __init__(self, view: Eldermann, seat: int) -> None:
        self.view, self.seat = view, seat
        self.outlook = Outlook(view, seat, docked=True)
        self.city = view.city(seat)

    @cached_property
    def plan(self) -> VoyagePlan:
        """Return what the seat plans; worked out only where a deal depends on it."""
        return self.outlook.best()

    @cached_property
    def keep(self) -> Counter[str]:
        """Count the goods that plan and feast need."""
        feast = Counter(good for good in self.outlook.reserve() if good not in self.view.kontor[self.seat])
        return self.plan.needs | feast if feast else self.plan.needs

    def choose(self, offered: list[str]) -> str:
        """Return the next deal; `done` if nothing is left to do."""
        return next(self.picks(offered), "done")

    def picks(self, offered: list[str]) -> Iterator[str]:
        """Yield the best deal of each kind that is worth making: what comes first, first."""
        have = set(offered)
        for thought in (
            self._first,
            self._stow,
            self._fill,
            self._sell,
            self._throw,
            self._take_free_good,
            self._buy,
            self._arm,
            self._bribe,
            self._hire,
            self._build,
        ):
            choice = thought(have)
            if choice:
                yield choice

    def _first(self, have: set[str]) -> str:
        return next((deal for deal in ("feast", "toll") if deal in have), "")

    def _fill(self, have: set[str]) -> str:
        """Fill the best order, unless the feast needs its goods."""
        orders = {deal: self.view.orders[self.city][int(deal[5:]) - 1] for deal in have if deal.startswith("fill")}
        if self.outlook.feasting:
            aboard = Counter(self.view.cargo(self.seat) + self.view.kontor[self.seat])
            orders = {deal: card for deal, card in orders.items() if all(aboard[g] > 1 for g in ORDERS[card].goods)}
        return max(orders, key=lambda deal: (self.outlook.pays[orders[deal]].points, deal), default="")

    def _sell(self, have: set[str]) -> str:
        """Sell what no plan needs, from the Kontor only surplus; in need of money any good, from there too."""
        if self.view.taler_room(self.seat) - self.view.taler[self.seat] < NUMBERS["sell_price"]:
            return ""
        count, stored = self.outlook.cargo.count, self.outlook.kontor.count
        for good in sorted({*self.outlook.cargo}, key=lambda good: (-count(good), GOODS.index(good))):
            if f"sell {good}" in have and count(good) > self.keep.get(good, 0):
                return f"sell {good}"
        for good in GOODS:
            if stored(good) > 1 + (good in self.outlook.reserve()) and f"sell {good} kontor" in have:
                return f"sell {good} kontor"
        complete = self.outlook.feasting and len({*self.outlook.cargo, *self.outlook.kontor}) == len(GOODS)
        if self.view.taler[self.seat] or self.plan.order or complete:
            return ""
        return next(
            (sale for place in ("", " kontor") for good in GOODS if (sale := f"sell {good}{place}") in have), ""
        )

    def _throw(self, have: set[str]) -> str:
        return "throw" if "throw" in have and self.jetsam() else ""

    def jetsam(self) -> str:
        """Name the good to throw away for one that the plan needs from here and has no room for; empty if none is."""
        if self.city < 0 or not self.view.taler[self.seat]:
            return ""
        hold, wanted, cargo = self.view.hold[self.seat], CITIES[self.city].good, self.outlook.cargo.count
        if len(hold) < self.view.hold_room(self.seat) or self.keep[wanted] <= cargo(wanted):
            return ""
        spare = [f"{good} ship" for good in GOODS if good in hold and cargo(good) > self.keep[good]]
        return max(spare, key=lambda good: cargo(good.split()[0]), default="")

    def _take_free_good(self, have: set[str]) -> str:
        return min((deal for deal in have if deal.startswith("take ")), default="")

    def _buy(self, have: set[str]) -> str:
        """Buy what the plan needs from here, and one more to sell while there is room and money."""
        if "buy 1" not in have:
            return ""
        good = CITIES[self.city].good
        cargo = self.outlook.cargo.count
        room = self.view.hold_room(self.seat) - len(self.view.hold[self.seat])
        elsewhere = sum(max(0, count - cargo(g)) for g, count in self.keep.items() if g != good)
        wanted = max(0, self.keep[good] - cargo(good))
        spare = room - wanted - elsewhere
        if not wanted and spare > 0 and not cargo(good) and self.view.taler[self.seat] - elsewhere >= PURCHASE_RESERVE:
            wanted = 1
        return next((f"buy {count}" for count in range(wanted, 0, -1) if f"buy {count}" in have), "")

    @cached_property
    def _to_buy(self) -> int:
        """Count the Taler that the plan still needs."""
        have = self.outlook.cargo + self.outlook.kontor
        return sum(max(0, count - have.count(good)) for good, count in self.keep.items())

    def _arm(self, have: set[str]) -> str:
        if "cannon" not in have or self.view.points[self.seat] < ARMED_FROM or self.outlook.feasting:
            return ""
        spare = self.view.hold_room(self.seat) - len(self.view.hold[self.seat]) - self._to_buy
        enough = self.view.taler[self.seat] - NUMBERS["cannon_price"] >= self._to_buy
        return "cannon" if enough and spare > 0 else ""

    def _bribe(self, have: set[str]) -> str:
        if self.outlook.feasting or not (bribes := sorted(deal for deal in have if deal.startswith("bribe"))):
            return ""
        colour = CITIES[self.view.homes[self.seat]].good
        return next((deal for deal in bribes if deal.endswith(colour)), bribes[0])

    def _hire(self, have: set[str]) -> str:
        """Hire with spare Taler, from the second stack first."""
        full = self.view.cards_held(self.seat) >= NUMBERS["hand_limit"]
        if full or self.outlook.feasting or have.isdisjoint(HIRES):
            return ""
        spare = self.view.taler[self.seat] - self._to_buy - HIRE_RESERVE
        return next((f"hire {stack}" for stack in (2, 1) if f"hire {stack}" in have and spare >= stack), "")

    def _build(self, have: set[str]) -> str:
        """Build the most wanted that leaves the money for the plan; not when only the feast counts."""
        if self.outlook.feasting or have.isdisjoint(WISHES):
            return ""
        left = self.view.taler[self.seat] - min(PLAN_RESERVE, self._to_buy)
        able = [name for name in WISHES if name in have and price_of(name) <= left]
        return next((name for name in able if TILE_OF[name][1] == 1 or self._surplus()), "")

    def _surplus(self) -> list[str]:
        """List goods that no plan needs, those of the Kontor first."""
        stored, cargo = Counter(self.view.kontor[self.seat]), Counter(self.view.cargo(self.seat))
        feast = self.outlook.reserve()
        free = [f"{good} kontor" for good in GOODS if stored[good] > (good in feast)]
        return free + [f"{good} ship" for good in GOODS if cargo[good] > self.keep[good]]

    def payment(self, offered: list[str]) -> str:
        """Choose the good for an upgrade."""
        return next((good for good in self._surplus() if good in offered), offered[0])

    # In the home harbour

    def _stow(self, have: set[str]) -> str:
        """Stow what should lie elsewhere, once a turn: the plan may change with what is stowed."""
        if self.view.section != "trade" or "stow" not in have:
            return ""
        return "stow" if sorted(self.goods_to_store()) != sorted(self.view.kontor[self.seat]) else ""

    def goods_to_store(self) -> list[str]:
        """Choose what lies in the Kontor: one of each kind when a feast is near, then what finds no use aboard."""
        view, seat = self.view, self.seat
        goods = Counter(view.kontor[seat] + view.cargo(seat))
        if self._must_sell_elsewhere(goods):
            return []
        feast = Counter(good for good in self.outlook.reserve() if goods[good])
        if self.plan.order:
            feast -= self.plan.needs  # it weighs what that costs; else it would lead here again and again
        aboard = self.plan.needs & (goods - feast)
        free = view.hold_room(seat) - aboard.total() - self._elsewhere()
        rest = goods - aboard - feast
        spare = list(rest.elements())[: max(0, free)]
        stored = list(feast.elements()) + list((rest - Counter(spare)).elements())
        return stored[: view.kontor_room(seat)]

    def _must_sell_elsewhere(self, goods: Counter[str]) -> bool:
        """Tell whether a seat without money or a plan for an order has only goods that this city does not buy."""
        poor = not self.view.taler[self.seat] and not self.plan.order
        return poor and {*goods} == {CITIES[self.city].good} and goods.total() <= self.view.hold_room(self.seat)

    def _elsewhere(self) -> int:
        """Count the fields to keep free for what the plan will buy."""
        goods = Counter(self.view.kontor[self.seat] + self.view.cargo(self.seat))
        return (self.plan.needs - goods).total()


# Deals weighed


FIRST = 100.0
"""How much it counts that a deal comes before the next kind of deals: more than all that one deal brings."""
SPOILT = -10.0
"""What it costs to part with goods or Taler that are needed for something else."""
WORTH = {"cannon": ("fight", 1.0), "feast": ("feast", 60.0), "hire": ("card", 1.0), "take": ("goods", FREE_GOOD)}
"""What some deals are for, and about how many points that is worth."""


def weigh_deals(view: Eldermann, seat: int, ask: Ask) -> Weigh:
    """Weigh a deal by whether it comes first, then by what it brings."""
    bargains, offered = Bargains(view, seat), ask.offered()
    picks = [*bargains.picks(offered), "done"]

    def weigh(choice: str) -> Terms:
        if choice == "done":
            return {}
        brings = _brings(view, bargains, choice)
        if choice in picks:
            return {"first": FIRST * (len(picks) - picks.index(choice)), **brings}
        return {**brings, "needed": SPOILT - max(0.0, sum(brings.values()))}

    return weigh


def _brings(view: Eldermann, bargains: Bargains, deal: str) -> Terms:
    """Say what a deal brings by itself, in points."""
    verb, _, what = deal.partition(" ")
    if verb == "fill":
        pays = view.material.pays[view.orders[bargains.city][int(what) - 1]]
        builds = TROPHY * bargains.outlook.builds
        return {"order": float(pays.points), "taler": TALER * pays.taler, "building": builds}
    if verb == "sell":
        return {"taler": TALER * NUMBERS["sell_price"]}
    name, worth = WORTH.get(verb, ("building" if deal in TILE_OF else "goods", TROPHY * (deal in TILE_OF)))
    return {name: worth, "taler": -TALER * _costs(verb, what)}


def _costs(verb: str, what: str) -> int:
    """Count the Taler that a deal costs."""
    if verb in TILE_OF:
        return price_of(verb)
    if verb in ("buy", "hire"):
        return int(what.partition(" ")[0])
    return NUMBERS["cannon_price"] if verb == "cannon" else 0


def weigh_goods(choice: str, wanted: str) -> Terms:
    """Weigh goods that are picked by how far they are from those that are wanted."""
    picked, best = Counter(picked_items(choice)), Counter(picked_items(wanted))
    return {"goods": -float(((picked - best) + (best - picked)).total())}
