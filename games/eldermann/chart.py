"""The sea chart of a set: which cells lie beside each other, and how far apart they are.

Moves are orthogonal, one point a cell. A harbour is entered, never passed through. Ships do not block a way, so
distances are fixed; only where a move may end, and what it meets (`sections.voyages`), depends on ships.
"""

from __future__ import annotations

import functools
from collections import deque
from collections.abc import Callable, Mapping, Sequence

COLUMNS = "abcdefghijk"
FAR = 99
SHORE = "##"
PIRATES = {"P1": 1, "P2": 2}
"""Strength of pirates by how the chart marks them."""


class Chart:
    """A printed chart, compared by identity: a table has one for its whole life.

    `water` says what each cell of the sea holds, row by row; `land` lists the others. `pirates` is their strength by
    cell. `harbour` is the cell of each city's harbour, by index; `harbours` the other way round. `near` are the cells
    from which a ship on a cell can be raided: its own and those beside it.
    """

    def __init__(self, rows: Sequence[str], islands: Mapping[str, str], codes: Sequence[str]) -> None:
        """Read the rows of a chart; `codes` are how it marks the harbours, in the order of the cities."""
        printed = {
            column + str(number): mark
            for number, row in enumerate(rows, 1)
            for column, mark in zip(COLUMNS, row.split(), strict=True)
        }
        self.water = {cell: mark for cell, mark in printed.items() if mark != SHORE}
        self.land = tuple(cell for cell, mark in printed.items() if mark == SHORE)
        self.islands = {name: tuple(cells.split()) for name, cells in islands.items()}
        self.pirates = {cell: PIRATES[mark] for cell, mark in self.water.items() if mark in PIRATES}
        at = {mark: cell for cell, mark in self.water.items()}
        self.harbour = tuple(at.get(code, "") for code in codes)
        self.harbours = {cell: index for index, cell in enumerate(self.harbour)}
        self.beside = {cell: self._beside(cell) for cell in self.water}
        self.near = {cell: frozenset((cell, *beside)) for cell, beside in self.beside.items()}
        self.distances: Callable[[str], dict[str, int]] = functools.cache(self._distances)
        self.ports: Callable[[str, int], tuple[str, ...]] = functools.cache(self._ports)
        self.waters: Callable[[str, int], tuple[str, ...]] = functools.cache(self._waters)
        self.shortest: Callable[[str, str], tuple[str, ...]] = functools.cache(self._shortest)

    def distance(self, origin: str, goal: str) -> int:
        """Return the moves between two cells."""
        return self.distances(origin).get(goal, FAR)

    def _beside(self, cell: str) -> tuple[str, ...]:
        column, row = COLUMNS.index(cell[0]), int(cell[1:])
        cells = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
        named = [COLUMNS[x] + str(y) for x, y in cells if 0 <= x < len(COLUMNS)]
        return tuple(name for name in named if name in self.water)

    def _distances(self, origin: str) -> dict[str, int]:
        """Return the moves from a cell to every other that can be reached."""
        found, queue = {origin: 0}, deque([origin])
        while queue:
            cell = queue.popleft()
            if cell in self.harbours and cell != origin:
                continue
            for other in self.beside[cell]:
                if other not in found:
                    found[other] = found[cell] + 1
                    queue.append(other)
        return found

    def _ports(self, origin: str, moves: int) -> tuple[str, ...]:
        """List the other harbours within reach, nearest first."""
        reach = self.distances(origin)
        near = [cell for cell in self.harbours if 0 < reach.get(cell, FAR) <= moves]
        return tuple(sorted(near, key=lambda cell: reach[cell]))

    def _waters(self, origin: str, moves: int) -> tuple[str, ...]:
        """List the open cells within reach, row by row."""
        reach = self.distances(origin)
        return tuple(cell for cell in self.water if cell not in self.harbours and 0 < reach.get(cell, FAR) <= moves)

    def _shortest(self, origin: str, goal: str) -> tuple[str, ...]:
        """Return the cells of a shortest way, which is followed back from its goal to where the count is 0."""
        reach, cells = self.distances(origin), [goal]
        while reach[cells[-1]] > 1:
            here = reach[cells[-1]]
            cells.append(next(c for c in self.beside[cells[-1]] if reach.get(c) == here - 1 and c not in self.harbours))
        return tuple(reversed(cells))
