"""The sea chart: which cells lie beside each other, and how far apart they are.

Moves are orthogonal, one point a cell. A harbour is entered, never passed through. Ships do not block a way, so
distances are fixed; only where a move may end, and whom it meets (`encounters`), depends on ships.
"""

from __future__ import annotations

import functools
from collections import deque

from games.eldermann.material import COLUMNS, HARBOURS, WATER

FAR = 99


def _beside(cell: str) -> tuple[str, ...]:
    column, row = COLUMNS.index(cell[0]), int(cell[1:])
    cells = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    named = [COLUMNS[x] + str(y) for x, y in cells if 0 <= x < len(COLUMNS)]
    return tuple(name for name in named if name in WATER)


BESIDE = {cell: _beside(cell) for cell in WATER}
NEAR = {cell: frozenset((cell, *beside)) for cell, beside in BESIDE.items()}
"""The cells from which a ship on this cell can be raided: its own and those beside it."""


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


@functools.cache
def shortest(origin: str, goal: str) -> tuple[str, ...]:
    """Return the cells of a shortest way, which is followed back from its goal to where the count is 0."""
    reach, cells = distances(origin), [goal]
    while reach[cells[-1]] > 1:
        here = reach[cells[-1]]
        cells.append(next(c for c in BESIDE[cells[-1]] if reach.get(c) == here - 1 and c not in HARBOURS))
    return tuple(reversed(cells))
