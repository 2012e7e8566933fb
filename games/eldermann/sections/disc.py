"""The event disc: where its arrow points, now and some sectors further."""

from __future__ import annotations

from games.eldermann.state import Eldermann


def turn_arrow(s: Eldermann, steps: int) -> None:
    """Turn the arrow clockwise."""
    s.arrow = place_ahead(s, steps)


def place_ahead(s: Eldermann, steps: int) -> int:
    """Return the place of the sector so many steps ahead of the arrow."""
    return (s.arrow + steps) % len(s.material.sectors)


def sector_ahead(s: Eldermann, steps: int) -> tuple[str, ...]:
    """Return the sector so many steps ahead of the arrow."""
    sectors = s.material.sectors
    return sectors[(s.arrow + steps) % len(sectors)]


def next_order(s: Eldermann) -> str:
    """Name the colour of the next order sector, the one under the arrow first."""
    ahead = [sector_ahead(s, steps) for steps in range(len(s.material.sectors))]
    return next(good for kind, good, *_ in ahead if kind == "order")
