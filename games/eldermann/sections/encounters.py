"""Whom a ship can meet as it enters cell after cell.

A fight moves points across the rank from which pirates attack, and a fight with pirates makes safe: so those are met
who may attack or be attacked in at least one outcome of the fights before.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.eldermann.chart import Chart
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
    """Who was met so far: `worlds` are the points that the active ship may have then; `seen` the cells entered so."""

    __slots__ = ("after", "met", "seen", "unsure", "worlds")

    def __init__(self, met: tuple[str, ...], worlds: frozenset[int], unsure: tuple[int, ...]) -> None:
        self.met, self.worlds, self.unsure = met, worlds, unsure
        self.seen: set[str] = set()
        self.after: dict[str, Group] = {}


class Lookout:
    """Watch whom a ship meets as it enters cell after cell."""

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
