"""The ladder of ranks, where two or three seats leave room for it: who stands where, and what a rank means."""

from __future__ import annotations

from games.eldermann.material import TITLES
from games.eldermann.state import Eldermann
from render.eldermann import facts, looks
from render.eldermann.layout import CHART, panel
from render.paint import palette as p
from render.paint.scene import Icon, Item, Region, Shape, Text
from render.paint.tokens import token
from render.painter import Caption

MEANINGS = {2: "pirate_ship", 3: "silverware_fork_knife", 4: "bullhorn", 5: "crown"}
"""From councillor on: prey of pirates, may hold the feast, calls the election, wins at once."""
MOST_SEATS = 3


def ladder(view: Eldermann, table: Caption) -> Region | None:
    """Draw the ranks from the highest down; None where four seats fill the column."""
    if view.seats > MOST_SEATS:
        return None
    x, y, width, _ = panel(view.seats)
    height = CHART[1] + CHART[3] - y
    items: list[Item] = [Shape("box", (x, y, width, height), p.PANEL, line=p.TABLE_EDGE, radius=20)]
    pitch = (height - 20) // len(TITLES)
    for rank in range(len(TITLES)):
        middle = y + height - 10 - pitch * rank - pitch // 2
        items += _rung(view, rank, table, (x, middle, width, pitch))
    return Region("ladder", (x, y, width, height), tuple(items))


def _rung(view: Eldermann, rank: int, table: Caption, place: tuple[int, int, int, int]) -> list[Item]:
    x, y, width, pitch = place
    seats = sorted(
        (seat for seat in range(view.seats) if view.title(seat) == TITLES[rank]), key=view.points.__getitem__
    )
    least = (0, *facts.steps_of(view))[rank]
    size = min(44, pitch - 4)
    items: list[Item] = []
    if rank:
        items.append(Shape("box", (x + 16, y + pitch // 2 - 1, width - 32, 2), p.HAIRLINE))
    items += [
        Text(x + 62, y, str(least), "strong", 30, p.INK if seats else p.INK_SECOND, "r"),
        Text(x + 78, y, table.words.text(f"title-{TITLES[rank]}"), "head" if seats else "body", 27,
             p.INK if seats else p.INK_SECOND, room=172),
    ]  # fmt: skip
    if rank in MEANINGS:
        items.append(Icon(x + 276, y, MEANINGS[rank], min(32, pitch - 6), looks.HONOUR))
    first = x + width - 16 - size // 2 - (len(seats) - 1) * (size + 4)
    return items + [token(seat, table.letter(seat), first + k * (size + 4), y, size) for k, seat in enumerate(seats)]
