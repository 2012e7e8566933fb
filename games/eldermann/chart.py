"""The sea chart: distances, and the routes that lead from one cell to another.

Moves are orthogonal, one point a cell. A harbour is entered, never passed through. Ships do not block a way, so
distances are fixed; only where a move may end, and what happens on the way, depends on ships.
"""

from __future__ import annotations

import functools
from collections import deque
from dataclasses import dataclass

from games.eldermann.material import COLUMNS, HARBOURS, PIRATES, WATER

FAR = 99
ROUTES_KEPT = 4096


def _beside(cell: str) -> tuple[str, ...]:
    column, row = COLUMNS.index(cell[0]), int(cell[1:])
    cells = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    named = [COLUMNS[x] + str(y) for x, y in cells if 0 <= x < len(COLUMNS)]
    return tuple(name for name in named if name in WATER)


BESIDE = {cell: _beside(cell) for cell in WATER}
NEAR = {cell: frozenset((cell, *beside)) for cell, beside in BESIDE.items()}
"""The cells from which a ship on this cell can be raided: its own and those beside it."""


@dataclass(frozen=True, slots=True)
class Route:
    """A way to sail: its key, the cells entered in order, the first pirate cell that would attack, the ships met.

    Keys: `direct` (shortest, the least risky of these), `calm` (no pirates, no ships), `safe` (no pirates), `clear`
    (no ships), `via CELL` (through these pirates), `near N` (past the ship of seat N, counted from 1).
    """

    key: str
    cells: tuple[str, ...]
    pirates: str
    ships: tuple[int, ...]


@functools.cache
def distances(origin: str, shunned: frozenset[str] = frozenset()) -> dict[str, int]:
    """Return the moves from a cell to every other that can be reached without entering the shunned ones."""
    found, queue = {origin: 0}, deque([origin])
    while queue:
        cell = queue.popleft()
        if cell in HARBOURS and cell != origin:
            continue
        for other in BESIDE[cell]:
            if other not in found and other not in shunned:
                found[other] = found[cell] + 1
                queue.append(other)
    return found


def distance(origin: str, goal: str) -> int:
    """Return the moves between two cells."""
    return distances(origin).get(goal, FAR)


@functools.cache
def ports(origin: str, moves: int) -> tuple[str, ...]:
    """List the other harbours within reach, nearest first."""
    reach = distances(origin)
    near = [cell for cell in HARBOURS if 0 < reach.get(cell, FAR) <= moves]
    return tuple(sorted(near, key=lambda cell: reach[cell]))


@functools.cache
def waters(origin: str, moves: int) -> tuple[str, ...]:
    """List the open cells within reach, row by row."""
    reach = distances(origin)
    return tuple(cell for cell in WATER if cell not in HARBOURS and 0 < reach.get(cell, FAR) <= moves)


def round_trip(origin: str, moves: int, ships: tuple[tuple[int, str], ...], *, pirates: bool) -> bool:
    """Tell whether a way out and back meets pirates or one of these ships."""
    reach = distances(origin)
    cells = [cell for _, ship in ships for cell in NEAR[ship] if cell not in HARBOURS and cell != origin]
    return any(2 * reach.get(cell, FAR) <= moves for cell in (*cells, *(PIRATES if pirates else ())) if cell != origin)


@functools.lru_cache(ROUTES_KEPT)
def routes(
    origin: str, goal: str, moves: int, ships: tuple[tuple[int, str], ...], *, pirates: bool
) -> tuple[Route, ...]:
    """List the ways to a goal that differ in what happens on them, shortest first.

    `ships` are seats and cells of the ships that matter; `pirates`: whether they attack.
    """
    sea = _Sea(origin, goal, moves, ships, frozenset(PIRATES) if pirates else frozenset())
    found: dict[tuple[str, tuple[int, ...]], Route] = {}
    for key, cells in sea.ways():
        route = sea.route(key, cells)
        known = found.get((route.pirates, route.ships))
        if known is None or len(known.cells) > len(cells):
            found[route.pirates, route.ships] = route
    return tuple(sorted(found.values(), key=lambda route: (len(route.cells), route.key != "direct")))


class _Sea:
    """One question for routes, with the risks that lie on the cells."""

    def __init__(
        self, origin: str, goal: str, moves: int, ships: tuple[tuple[int, str], ...], pirates: frozenset[str]
    ) -> None:
        self.origin, self.goal, self.moves, self.ships, self.pirates = origin, goal, moves, ships, pirates
        self.contacts: frozenset[str] = frozenset().union(*(NEAR[cell] for _, cell in ships))

    def route(self, key: str, cells: tuple[str, ...]) -> Route:
        """Say what happens on a way."""
        first = next((cell for cell in cells if cell in self.pirates), "")
        met = tuple(seat for seat, cell in self.ships if not NEAR[cell].isdisjoint(cells))
        return Route(key, cells, first, met)

    def ways(self) -> list[tuple[str, tuple[str, ...]]]:
        """Return candidates with their keys; they may repeat each other."""
        found = []
        if self.origin != self.goal:
            found.append(("direct", self._gentle(self.origin, self.goal)))
            end = frozenset((self.goal,))
            for key, shunned in (
                ("calm", self.pirates | self.contacts),
                ("safe", self.pirates),
                ("clear", self.contacts),
            ):
                if not shunned.isdisjoint(found[0][1]):
                    found.append((key, self._around(shunned - end)))
        found += [(f"via {cell}", self._through(cell)) for cell in sorted(self.pirates)]
        found += [(f"near {seat + 1}", self._past(cell)) for seat, cell in self.ships]
        return [(key, cells) for key, cells in found if cells and len(cells) <= self.moves]

    def _around(self, shunned: frozenset[str]) -> tuple[str, ...]:
        reach = distances(self.origin, shunned) if shunned <= self.pirates else _search(self.origin, shunned)
        return _traced(reach, self.goal) if self.goal in reach else ()

    def _through(self, cell: str) -> tuple[str, ...]:
        if distance(self.origin, cell) + distance(cell, self.goal) > self.moves or cell == self.origin:
            return ()
        return (*self._gentle(self.origin, cell), *self._gentle(cell, self.goal))

    def _past(self, ship: str) -> tuple[str, ...]:
        places = [cell for cell in NEAR[ship] if cell not in HARBOURS and cell != self.origin]
        ways = [(distance(self.origin, cell) + distance(cell, self.goal), cell) for cell in places]
        length, cell = min(ways, default=(FAR, ""))
        return self._through(cell) if length <= self.moves else ()

    def _gentle(self, start: str, goal: str) -> tuple[str, ...]:
        """Return the shortest way with the fewest pirates, then the fewest meetings."""
        if start == goal:
            return ()
        if not self.pirates and not self.contacts:
            return _shortest(start, goal)
        ahead, total = distances(start), distance(start, goal)
        back = distances(goal)
        best: dict[str, tuple[int, str]] = {start: (0, "")}
        layer = [start]
        for step in range(1, total + 1):
            following: list[str] = []
            for cell in layer:
                for other in BESIDE[cell]:
                    if ahead.get(other) != step or back.get(other, FAR) + step != total:
                        continue
                    if other in HARBOURS and other != goal:
                        continue
                    risk = best[cell][0] + 10 * (other in self.pirates) + (other in self.contacts)
                    if other not in best:
                        following.append(other)
                    if other not in best or risk < best[other][0]:
                        best[other] = (risk, cell)
            layer = following
        return _linked({cell: before for cell, (_, before) in best.items()}, goal)


def _linked(before: dict[str, str], goal: str) -> tuple[str, ...]:
    cells = [goal]
    while before[cells[-1]]:
        cells.append(before[cells[-1]])
    return tuple(reversed(cells[:-1]))


@functools.cache
def _shortest(start: str, goal: str) -> tuple[str, ...]:
    return _traced(distances(start), goal)


def _traced(reach: dict[str, int], goal: str) -> tuple[str, ...]:
    """Walk back from the goal to where the count is 0."""
    cells = [goal]
    while reach[cells[-1]] > 1:
        here = reach[cells[-1]]
        cells.append(next(c for c in BESIDE[cells[-1]] if reach.get(c) == here - 1 and c not in HARBOURS))
    return tuple(reversed(cells))


def _search(origin: str, shunned: frozenset[str]) -> dict[str, int]:
    """Count moves without keeping them: ships make too many different sets."""
    return distances.__wrapped__(origin, shunned)
