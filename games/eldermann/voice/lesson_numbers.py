"""The numbers that the texts of Eldermann's lesson name.

Short, as each game counts them in a file of this name.
"""

from __future__ import annotations

from games.eldermann.material import CITY
from games.eldermann.state import Eldermann
from games.kernel.events import Data

FIRST_ORDER = "aalborg"
"""The city whose order is filled in the lesson."""


def learnt(view: Eldermann, seat: int) -> Data:
    """Count what the lesson compares: moves left, moves to the first order, the neighbour's reputation."""
    other = (seat + 1) % view.seats
    way = view.chart.distance(view.ships[seat], view.chart.harbour[CITY[FIRST_ORDER]])
    return {"movement": view.movement, "distance": way, "their-points": view.points[other]}
