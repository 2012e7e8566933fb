"""What the score sheet counts of each seat."""

from __future__ import annotations

import msgspec.structs


class Tally(msgspec.Struct, array_like=True):
    """A dataclass that is stored as a list, in this order, as every rules version has stored it.

    Orders filled, goods sold, buildings and upgrades built, fights won and lost, points from orders and from fights.
    """

    orders: int = 0
    sold: int = 0
    built: int = 0
    won: int = 0
    lost: int = 0
    order_points: int = 0
    fight_points: int = 0

    def clone(self) -> Tally:
        """Return an independent copy."""
        return msgspec.structs.replace(self)
