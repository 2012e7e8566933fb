"""The numbers that the texts of Eldermann's lesson name."""

from __future__ import annotations

from games.eldermann.state import Eldermann
from games.kernel.events import Data


def learnt(view: Eldermann, seat: int) -> Data:
    """Count what the lesson compares: the moves that are left, and the neighbour's reputation as `their-points`."""
    other = (seat + 1) % view.seats
    return {"movement": view.movement, "their-points": view.points[other]}
