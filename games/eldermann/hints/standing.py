"""How near a seat is to winning, in hundredths of a victory: what a search judges positions by.

The feast decides, not the points; so each thing counts by how much more often a seat wins that is given it as a
present, when all play on by the rule of thumb. `python -m tests.bench.eldermann_worth` measures that, RULES.md has
the table. (What winners have more of than losers is another question, and a bad guide: the first weights told a
search to fetch what successful seats have anyway.)
"""

from __future__ import annotations

from games.eldermann.state import Eldermann

WON = 100.0
FAR_OFF = 8
"""Points of the leader from which the election comes nearer."""
POINT, TALER, PERMIT = 1.0, 1.5, 0.5
GOOD, GUN = 4.5, 12.0
KIND, KIND_NEAR = 4.0, 12.0
"""A kind of goods, wherever it lies, beside the good itself: at the start, and when the election is called."""
LEVELS = ((27.0, 2.0), (4.0, 2.0), (5.0, 0.0), (2.0, 0.0), (38.0, 10.0), (2.0, 0.0))
"""A level of each tile of `material.TILES`: at the start, and when the election is called."""
RANK_NEAR = 10.0
"""The rank that the feast needs, when the election is called."""
HOME = 8.0
"""To lie in the home harbour once the election is called."""


def standing(view: Eldermann, seat: int) -> float:
    """Estimate how near a seat is to winning; of use only against the same of others."""
    if view.result:
        return view.points[seat] + WON * (seat in view.result.winners)
    near = nearness(view)
    worth = _goods(view, seat, near) + _levels(view.levels[seat], near)
    worth += POINT * view.points[seat] + TALER * view.taler[seat] + PERMIT * view.permits(seat)
    if view.election:
        worth += HOME * view.at_home(seat)
    return worth + near * RANK_NEAR * (view.points[seat] >= view.ranks[1])


def _goods(view: Eldermann, seat: int, near: float) -> float:
    goods = view.cargo(seat) + view.kontor[seat]
    return GOOD * len(goods) + _interpolate(KIND, KIND_NEAR, near) * len(set(goods)) + GUN * view.guns[seat]


def _levels(levels: list[int], near: float) -> float:
    return sum(level * _interpolate(*worth, near) for level, worth in zip(levels, LEVELS, strict=True))


def _interpolate(far: float, close: float, near: float) -> float:
    return far + near * (close - far)


def nearness(view: Eldermann) -> float:
    """Tell how near the election is: 0 far, 1 when it is called."""
    if view.election:
        return 1.0
    return min(1.0, max(0.0, (max(view.points) - FAR_OFF) / (view.ranks[2] - FAR_OFF)))
