"""How near a seat is to winning, in points: what a search judges positions by.

The feast decides, not the points: so goods, cannons and levels count by how much they tell of who wins. The weights
follow a conditional logit over 4,934 positions of 420 hint-played games with four players; `near` goes from 0 to 1
as the election comes, when kinds of goods and the rank for the feast are what counts.
"""

from __future__ import annotations

from games.eldermann.state import Eldermann

WON = 60.0
FAR_OFF = 17
"""Points of the leader at which the election is not yet in sight."""
TALER, PERMIT = 0.3, 0.6
GOOD, STORED_KIND = 1.5, 2.0
"""A good, and a kind of goods in the Kontor, while the election is far; then kinds count wherever they are."""
KIND, KIND_NEAR = 0.5, 9.0
GUN, GUN_NEAR = 8.0, 16.0
LEVEL, LEVEL_NEAR = 2.0, 2.5
POINT_NEAR = 0.6
RANK_NEAR = 10.0
"""What it is worth to have the rank that the feast needs."""


def standing(view: Eldermann, seat: int) -> float:
    """Estimate how near a seat is to winning; of use only against the same of others."""
    if view.result:
        return view.points[seat] + WON * (seat in view.result.winners)
    near = nearness(view)
    stored = view.kontor[seat]
    goods = view.cargo(seat) + stored

    def between(far: float, close: float) -> float:
        return far + near * (close - far)

    worth = between(1.0, POINT_NEAR) * view.points[seat] + TALER * view.taler[seat] + PERMIT * view.permits(seat)
    worth += between(GOOD, 0.0) * len(goods) + between(STORED_KIND, 0.0) * len(set(stored))
    worth += between(KIND, KIND_NEAR) * len(set(goods)) + between(GUN, GUN_NEAR) * view.guns[seat]
    worth += between(LEVEL, LEVEL_NEAR) * sum(view.levels[seat])
    return worth + near * RANK_NEAR * (view.points[seat] >= view.ranks[1])


def nearness(view: Eldermann) -> float:
    """Tell how near the election is: 0 far, 1 when it is called."""
    if view.election:
        return 1.0
    return min(1.0, max(0.0, (max(view.points) - FAR_OFF) / (view.ranks[2] - FAR_OFF)))
