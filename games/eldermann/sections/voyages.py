"""The encounters that a ship can have on its way, and the shortest way for every ordered group of ships and pirates.

A fight moves points across the rank from which pirates attack, and a fight with pirates makes the ship safe. So an
encounter counts if that ship or crew may attack or be attacked in at least one outcome of the fights before.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.eldermann.chart import FAR, Chart
from games.eldermann.material import NUMBERS

RANK, PRICE, PRIZE = NUMBERS["pirate_rank"], NUMBERS["raid_price"], NUMBERS["won_fight"]
CREW = "p"
"""Begins the name of pirates in a group, before their strength."""
SAFE = -1
"""Stands for the points of a ship that has fought pirates this turn: neither they nor other ships attack it."""


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship on a cell: whether the active one may raid it, it may raid the active one, and may lose that raid."""

    seat: int
    cell: str
    raided: bool
    raids: bool
    loses: bool


@dataclass(frozen=True, slots=True)
class Sea:
    """What lies on a chart: ships that may fight, clockwise from the active one; its points or SAFE; harbour peace."""

    chart: Chart
    ships: tuple[Ship, ...]
    points: int
    peace: bool = False

    @property
    def empty(self) -> bool:
        """Tell whether nothing can happen on any way."""
        return not self.ships and self.points < RANK


def sea(chart: Chart, ships: tuple[Ship, ...], points: int, *, peace: bool) -> Sea:
    """Leave out ships that cannot fight; points far from the rank of the pirates are alike, so fewer seas differ."""
    able = [ship for ship in ships if ship.raided or (ship.raids and points != SAFE)]
    ships = tuple([ship for ship in able if not (peace and ship.cell in chart.harbours)])
    low, high = RANK - PRIZE * len(ships) - 1, RANK + PRICE * len(ships)
    return Sea(chart, ships, points if points == SAFE else min(high, max(low, points)), peace)


class Group:
    """Encounters so far: `worlds` are the points that the active ship may have then, `seen` the cells entered so."""

    __slots__ = ("after", "met", "seen", "unsure", "worlds")

    def __init__(self, met: tuple[str, ...], worlds: frozenset[int], unsure: tuple[int, ...]) -> None:
        self.met, self.worlds, self.unsure = met, worlds, unsure
        self.seen: set[str] = set()
        self.after: dict[str, Group] = {}


class Lookout:
    """Work out the encounters of a ship as it enters cell after cell."""

    def __init__(self, around: Sea) -> None:
        chart = around.chart
        self.start = Group((), frozenset((around.points,)), ())
        self._groups: dict[tuple[str, ...], Group] = {(): self.start}
        self._contacts: dict[str, list[Ship]] = {}
        for ship in around.ships:
            for cell in chart.near[ship.cell]:
                if not (around.peace and cell in chart.harbours):
                    self._contacts.setdefault(cell, []).append(ship)
        fought = around.points >= RANK or any(ship.loses for ship in around.ships)
        self._pirates = chart.pirates if fought else {}
        self.marked = frozenset((*self._contacts, *self._pirates))
        """Cells where somebody may be met."""

    def enter(self, group: Group, cell: str) -> Group:
        """Say who was met once this cell is entered: pirates come first, then ships from the left on."""
        known = group.after.get(cell)
        if known is None:
            known = group.after[cell] = self._meet(group, cell)
        return known

    def _meet(self, group: Group, cell: str) -> Group:
        if cell in self._pirates:
            group = self._add_pirates(group, f"{CREW}{self._pirates[cell]}")
        for ship in self._contacts.get(cell, ()):
            name, open_to = str(ship.seat + 1), any(points != SAFE for points in group.worlds)
            if name not in group.met and (ship.raided or (ship.raids and open_to)):
                group = self._add(group, name, _outcomes(group.worlds, ship))
        return group

    def _add_pirates(self, group: Group, name: str) -> Group:
        worlds = frozenset([SAFE if points >= RANK else points for points in group.worlds])
        if worlds == group.worlds:
            return group
        unsure = worlds != {SAFE}
        return self._add(group, name, worlds, unsure=unsure)

    def _add(self, group: Group, name: str, worlds: frozenset[int], *, unsure: bool = False) -> Group:
        met = (*group.met, name)
        if met not in self._groups:
            doubts = (*group.unsure, len(group.met)) if unsure else group.unsure
            self._groups[met] = Group(met, worlds, doubts)
        return self._groups[met]


def _outcomes(worlds: frozenset[int], ship: Ship) -> frozenset[int]:
    """Return the points after a meeting: nobody attacks, the active ship does and pays, or it beats its attacker."""
    found = set(worlds)
    for points in worlds - {SAFE}:
        if ship.raided:
            found.add(max(0, points - PRICE))
        if ship.loses:
            found.add(points + PRIZE)
    return frozenset(found)


# Routes


CALM, MEET = "calm", "meet"
ROUTES_KEPT, VOYAGES_KEPT = 4096, 16
Place = tuple[str, Group, "Place | None"]
"""A cell entered, who was met by then, and where the ship came from."""


@dataclass(frozen=True, slots=True)
class Route:
    """The shortest way to a goal that meets a group: its cells in order, and the group in the order of meeting.

    `met` holds seats, counted from 1, and pirates by strength (`p1`); `unsure` are the places in it of pirates that
    attack only after some outcomes of the fights before.
    """

    cells: tuple[str, ...]
    met: tuple[str, ...] = ()
    unsure: tuple[int, ...] = ()

    @property
    def key(self) -> str:
        """Write the choice: `calm`, or `meet 2 p1 3`."""
        return key_of(self.met)

    @property
    def ships(self) -> tuple[int, ...]:
        """List the seats met, in order."""
        return tuple([int(one) - 1 for one in self.met if not one.startswith(CREW)])

    @property
    def pirates(self) -> int:
        """Return the strength of the first pirates met, 0 without any."""
        return next((int(one[1:]) for one in self.met if one.startswith(CREW)), 0)


def key_of(met: Sequence[str]) -> str:
    """Write a group as a choice."""
    return " ".join((MEET, *met)) if met else CALM


class Voyages:
    """All ways from a cell with so many moves: one search finds the shortest for each group at every goal.

    With a `goal` only ways that can still come there are followed, which takes a fifth of the time.
    """

    def __init__(self, origin: str, moves: int, around: Sea, goal: str = "") -> None:
        self._chart = around.chart
        self._far = self._chart.distances(goal) if goal else {}
        self._ends: dict[str, list[Place]] = {}
        self._routes: dict[str, tuple[Route, ...]] = {}
        self._sail(Lookout(around), origin, moves)

    def _sail(self, lookout: Lookout, origin: str, moves: int) -> None:
        """Enter cell after cell, each once for each group met; a harbour ends a way."""
        layer: list[Place] = [(origin, lookout.start, None)]
        lookout.start.seen.add(origin)
        beside, harbours = self._chart.beside, self._chart.harbours
        marked, enter, ends, far = lookout.marked, lookout.enter, self._ends, self._far
        for left in range(moves - 1, -1, -1):
            following: list[Place] = []
            for place in layer:
                for cell in beside[place[0]]:
                    if far and far.get(cell, FAR) > left:
                        continue
                    group = enter(place[1], cell) if cell in marked else place[1]
                    if cell in group.seen:
                        continue
                    group.seen.add(cell)
                    entered = (cell, group, place)
                    ends.setdefault(cell, []).append(entered)
                    if cell not in harbours:
                        following.append(entered)
            layer = following

    def to(self, goal: str) -> tuple[Route, ...]:
        """List the shortest way for each group that a way to this goal can meet, the shortest and calmest first."""
        known = self._routes.get(goal)
        if known is None:
            ways = [Route(_trail(end), end[1].met, end[1].unsure) for end in self._ends.get(goal, ())]
            known = self._routes[goal] = tuple(sorted(ways, key=_calmness))
        return known


def _trail(end: Place) -> tuple[str, ...]:
    """Follow a way back to where it began."""
    cells, place = [end[0]], end[2]
    while place and place[2]:
        cells.append(place[0])
        place = place[2]
    return tuple(reversed(cells))


def _calmness(route: Route) -> tuple[int, int, int]:
    return len(route.cells), sum(one.startswith(CREW) for one in route.met), len(route.met)


voyages = functools.lru_cache(VOYAGES_KEPT)(Voyages)
"""Remembered, as a picture and its text name many goals of one question."""


@functools.lru_cache(ROUTES_KEPT)
def routes(origin: str, goal: str, moves: int, around: Sea) -> tuple[Route, ...]:
    """List the shortest way for each group that a way to a goal can meet, the shortest and calmest first."""
    if not around.empty:
        return Voyages(origin, moves, around, goal).to(goal)
    chart = around.chart
    return (Route(chart.shortest(origin, goal)),) if 0 < chart.distance(origin, goal) <= moves else ()


def round_trip(origin: str, moves: int, around: Sea) -> bool:
    """Tell without a search whether a way out and back meets somebody, on the way or as it comes back."""
    chart = around.chart
    reach, harbours = chart.distances(origin), chart.harbours
    cells = [cell for ship in around.ships for cell in chart.near[ship.cell]]
    cells += list(chart.pirates) * (around.points >= RANK)
    if around.peace and origin in harbours:
        cells = [cell for cell in cells if cell != origin]
    open_sea = [cell for cell in cells if cell not in harbours or cell == origin]
    return any(moves >= 2 * max(1, reach.get(cell, FAR)) for cell in open_sea)


def group_on(origin: str, goal: str, moves: int, around: Sea, cells: Sequence[str]) -> str | None:
    """Return the choice that a way written cell by cell stands for, or None if no ship can sail it."""
    lookout = Lookout(around)
    here, group = origin, lookout.start
    for cell in cells:
        if cell not in around.chart.beside[here]:
            return None
        here, group = cell, lookout.enter(group, cell)
    through = not around.chart.harbours.keys().isdisjoint(cells[:-1])
    return key_of(group.met) if here == goal and 0 < len(cells) <= moves and not through else None


def route_of_version_2(ways: Sequence[Route], choice: str, chart: Chart) -> str | None:
    """Return what a choice of rules version 2 (`direct`, `safe`, `clear`, `via a3`, `near 2`) stands for now."""
    kind, _, what = choice.partition(" ")
    fits: dict[str, Callable[[Route], bool]] = {
        "direct": lambda way: True,
        "safe": lambda way: not way.pirates,
        "clear": lambda way: not way.ships,
        "via": lambda way: f"{CREW}{chart.pirates.get(what)}" in way.met,
        "near": lambda way: what in way.met,
    }
    return next((way.key for way in ways if kind in fits and fits[kind](way)), None)
