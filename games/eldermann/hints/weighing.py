"""What the rule-of-thumb player weighs: each offered choice in points, by named reasons.

The reasons are few and the same everywhere: `order`, `taler`, `building`, `feast`, `goods`, `way`, `fight` (pirates),
`raid`, `card` (of the Spelunke), `first` (deals that come before others) and `needed` (deals that are no part of
the plan). Words: `reason-NAME`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Sequence

from games.eldermann.hints.outlook import Outlook
from games.eldermann.hints.prospects import best_route, meetings
from games.eldermann.hints.trips import Terms, VoyagePlan, next_stop, target
from games.eldermann.material import CITIES, CITY, NUMBERS
from games.eldermann.sections.combat import against_pirates
from games.eldermann.sections.events import place_ahead, read_cards
from games.eldermann.sections.sailing import goal_cell, routes_on_offer, routes_to
from games.eldermann.state import Eldermann
from games.kernel.ask import Ask

Weigh = Callable[[str], Terms]
"""Weigh one of the offered choices."""

ORDER_EVENT, GOODS_EVENT = 0.5, 0.15
"""What a new order or new goods are worth to the active seat, which others may be the first to fetch."""
ARRIVAL = 2.5
"""What it is worth to arrive this turn, beside the plan's own rate."""
STANDSTILL = -0.6
"""What it costs to make no move on a way that is planned: more than an event is worth."""
ORDER_RANGE = 4
"""Moves added to every distance, so that no order next to a home outweighs all others."""
SPARE_MOVE = 0.01
"""What a move laid but not needed costs: low cards are laid first."""
HUNTING_GUNS = 2
"""Cannons with which a ship without a destination goes out to fight pirates."""
HUNT = 0.5
"""What lying still, or a hunt, costs a ship without a destination that should do the other."""
NOWHERE = -10.0
"""What a way is worth that no plan takes."""
NEAR_PIRATES = -0.5
"""What it costs to end a move among pirates: less than a move."""


def total(terms: Terms) -> float:
    """Add up the reasons."""
    return sum(terms.values())


def weigh_homes(view: Eldermann, seat: int, ask: Ask) -> Weigh:
    """Weigh a home by the orders close by."""
    chart = view.chart

    def weigh(choice: str) -> Terms:
        ways = [ORDER_RANGE + chart.distance(chart.harbour[CITY[choice]], harbour) for harbour in chart.harbour]
        return {"order": sum(len(cards) / way for cards, way in zip(view.orders, ways, strict=True))}

    return weigh


def weigh_cards(view: Eldermann, seat: int, ask: Ask) -> Weigh:
    """Weigh sailing cards by the way that they open, and by the sector to which they turn the arrow."""
    outlook = Outlook(view, seat)
    length = view.chart.distance(outlook.here, next_stop(outlook.best(), view.chart))

    @functools.cache
    def ahead(count: int) -> tuple[int, Terms]:
        sector = place_ahead(view, count)
        return storm(view, seat, sector), event(view, seat, sector)

    def weigh(choice: str) -> Terms:
        moves, count = read_cards(choice)
        lost, happens = ahead(count)
        return {"way": progress(moves - lost, length) - SPARE_MOVE * moves, **happens}

    return weigh


def weigh_turns(view: Eldermann, seat: int, ask: Ask) -> Weigh:
    """Weigh whether the navigator turns the arrow further."""
    goal = next_stop(Outlook(view, seat, view.movement).best(), view.chart)
    length = view.chart.distance(view.ships[seat], goal)
    return lambda choice: after_cards(view, seat, view.movement, place_ahead(view, int(choice == "turn")), length)


def after_cards(view: Eldermann, seat: int, moves: int, sector: int, length: int) -> Terms:
    """Estimate what a turn with these moves and this sector brings on a way of this length."""
    return {"way": progress(moves - storm(view, seat, sector), length), **event(view, seat, sector)}


def storm(view: Eldermann, seat: int, sector: int) -> int:
    """Count the moves that a sector takes away."""
    kind, *what = view.material.sectors[sector]
    return max(0, int(what[0]) - view.material.softens * (view.roles[seat] == "captain")) if kind == "storm" else 0


def progress(moves: int, length: int) -> float:
    """Estimate what it is worth to make so many moves on a way of this length."""
    if length and moves <= 0:
        return STANDSTILL
    return ARRIVAL * (moves >= length) + (min(1.0, moves / length) if length else 1.0)


def event(view: Eldermann, seat: int, sector: int) -> Terms:
    """Estimate what a sector brings the active seat, apart from its way."""
    kind, *what = view.material.sectors[sector]
    if kind == "order":
        return {"order": ORDER_EVENT}
    if kind == "goods":
        return {"goods": GOODS_EVENT}
    if kind == "pirates" and view.points[seat] >= NUMBERS["pirate_rank"]:
        return {"fight": against_pirates(int(what[0]), view.guns[seat], len(view.cargo(seat)))}
    return {}


def weigh_harbours(view: Eldermann, seat: int, ask: Ask) -> Weigh:
    """Weigh a destination by the best plan that leads there first."""
    outlook, offered = Outlook(view, seat, view.movement), _goals(ask.offered())
    plans: dict[str, VoyagePlan] = {}
    for plan in outlook.plans():
        bound = destination(view, outlook, plan, offered)
        if bound not in plans or plan.rate > plans[bound].rate:
            plans[bound] = plan
    idle = {"stay", "round"}
    still = next((plans[bound] for bound in idle & plans.keys()), None)

    def weigh(choice: str) -> Terms:
        goal, _, way = choice.partition(" ")
        if goal in plans:
            terms = plans[goal].terms
            return {**terms, "fight": terms.get("fight", 0.0) + _behind_best(view, seat, goal, way)} if way else terms
        if goal in idle and still:
            return {**still.terms, "fight": -HUNT}
        return {"way": NOWHERE}

    return weigh


def _behind_best(view: Eldermann, seat: int, goal: str, way: str) -> float:
    """Say how much less a way promises than the best one to its goal."""
    routes = routes_to(view, goal_cell(view, goal))
    promised, best = meetings(view, seat, routes), best_route(view, seat, routes)
    if way == best.key:
        return 0.0
    behind = sum(promised[way].values()) - sum(promised[best.key].values())
    return min(behind, -SPARE_MOVE)


def _goals(offered: Sequence[str]) -> set[str]:
    """Return the destinations on offer without their ways."""
    return {choice.partition(" ")[0] for choice in offered}


def destination(view: Eldermann, outlook: Outlook, plan: VoyagePlan, offered: Collection[str]) -> str:
    """Return the offered destination that a plan sets out for."""
    goal, seat = next_stop(plan, view.chart), outlook.seat
    if goal == outlook.here:
        armed = view.guns[seat] >= HUNTING_GUNS and view.points[seat] >= NUMBERS["pirate_rank"]
        hunts = armed and not view.safe and not outlook.feasting
        return "round" if hunts and "round" in offered else "stay"
    key = CITIES[view.chart.harbours[goal]].key
    return key if key in offered else "sea"


def weigh_waters(view: Eldermann, seat: int, ask: Ask) -> Weigh:
    """Weigh a cell of the sea by how close it comes to the goal; of equal cells one without pirates."""
    chart = view.chart
    goal = target(Outlook(view, seat, view.movement).best(), view.ships[seat], chart)

    def weigh(choice: str) -> Terms:
        if choice == "stay":
            return {"way": float(-len(chart.water))}
        return {"way": -chart.distance(choice, goal), "fight": NEAR_PIRATES * (choice in chart.pirates)}

    return weigh


def weigh_routes(view: Eldermann, seat: int, ask: Ask) -> Weigh:
    """Weigh a route by what its meetings promise."""
    routes = meetings(view, seat, routes_on_offer(view))
    return lambda choice: routes[choice]
