"""The cathedral grid: nine inner fields, twelve outer ones, six lines; pure functions on lists of tiles.

Inner fields count from 0 to 8, row by row from the upper left. Outer fields are named N1 to N3 and S1 to S3 by column,
E1 to E3 and W1 to W3 by row; their index is the place in `OUTER`.
"""

from __future__ import annotations

from collections.abc import Sequence

SIDES = ("N", "E", "S", "W")
OUTER = tuple(f"{side}{number}" for side in SIDES for number in (1, 2, 3))
OUTER_AT = {label: at for at, label in enumerate(OUTER)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
_FIRST = {side: 3 * at for at, side in enumerate(SIDES)}
FAR = {label: OPPOSITE[label[0]] + label[1] for label in OUTER}
"""The outer field on which a tile pushed in here lands."""


def _path(label: str) -> tuple[int, int, int]:
    at = int(label[1]) - 1
    column, row = (at, at + 3, at + 6), (3 * at, 3 * at + 1, 3 * at + 2)
    path = column if label[0] in "NS" else row
    return path if label[0] in "NW" else (path[2], path[1], path[0])


PATHS = {label: _path(label) for label in OUTER}
"""The three inner fields behind an outer field, in the direction of a push."""
TRIPLES = (*(PATHS[f"N{at}"] for at in (1, 2, 3)), *(PATHS[f"W{at}"] for at in (1, 2, 3)), (0, 4, 8), (2, 4, 6))
_FREE = tuple((label, OUTER_AT[label], OUTER_AT[FAR[label]]) for label in OUTER)


def open_lines(outer: Sequence[str]) -> list[str]:
    """Name the outer fields from which a tile may be pushed in: no tile lies on either end of the line."""
    return [label for label, here, there in _FREE if not outer[here] and not outer[there]]


def push_line(grid: Sequence[str], label: str, tile: str) -> tuple[list[str], str]:
    """Return the inner fields after a push, and the tile that was pushed out."""
    new, (first, second, third) = list(grid), PATHS[label]
    new[first], new[second], new[third] = tile, grid[first], grid[second]
    return new, grid[third]


def line(grid: Sequence[str], label: str) -> list[str]:
    """List the three tiles of a line, from this outer field on."""
    return [grid[at] for at in PATHS[label]]


def of_side(outer: Sequence[str], side: str) -> list[str]:
    """List the pushed-out tiles of one side."""
    first = _FIRST[side]
    return [tile for tile in outer[first : first + 3] if tile]


def new_triples(before: Sequence[str], after: Sequence[str]) -> int:
    """Count lines of three equal tiles that were not there before with the same colour (City Guard)."""
    return sum(
        after[a] == after[b] == after[c] and not before[a] == before[b] == before[c] == after[a] for a, b, c in TRIPLES
    )
