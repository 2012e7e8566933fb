"""What lies on the table beside a choice of Ulm, in few words: dock, points, barges, seals and crests.

Short, as each game says this in a file of this name.
"""

from __future__ import annotations

from games.kernel.words import Words
from games.ulm.material import Quarter
from games.ulm.state import NONE, Ulm
from games.ulm.voice import phrases


def table_text(view: Ulm, words: Words) -> str:
    """Say the dock, a line for each seat, and one for each quarter."""
    dock = words.text("board-dock", tiles=phrases.tiles(view.dock, words))
    seats = [
        words.text("table-seat", who=words.seat(seat), points=view.points[seat], field=phrases.field(view.barges[seat]))
        for seat in range(view.seats)
    ]
    quarters = [_quarter(view, at, quarter, words) for at, quarter in enumerate(view.material.quarters)]
    return "\n".join([dock, *seats, *quarters])


def _quarter(view: Ulm, at: int, quarter: Quarter, words: Words) -> str:
    owner = view.crests[at]
    seals = ", ".join(words.seat(seat) for seat in view.slots[at] if seat != NONE)
    return words.text(
        "table-quarter",
        quarter=phrases.quarter(quarter.id, words),
        seals=seals or words.text("table-no-seal"),
        free=view.slots[at].count(NONE),
        owned=int(owner != NONE),
        crest=words.seat(owner) if owner != NONE else "",
    )
