"""Named worths of a choice of Ulm, in victory points: what the hints add up, and what advice names."""

from __future__ import annotations

from collections.abc import Iterable

Parts = list[tuple[str, float]]
"""Named worths, a name perhaps more than once; they are added in their order, so that equal choices stay equal."""


def total(parts: Iterable[tuple[str, float]]) -> float:
    """Add up worths one after the other; `sum` rounds otherwise in newer versions of Python."""
    worth = 0.0
    for _, part in parts:
        worth += part
    return worth


def by_name(parts: Iterable[tuple[str, float]]) -> dict[str, float]:
    """Add up the worths of each name."""
    named: dict[str, float] = {}
    for name, part in parts:
        named[name] = named.get(name, 0.0) + part
    return named
