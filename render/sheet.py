"""What score sheets have in common: a column for each seat, frames for the winners, hairlines between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.kernel.state import State
from render.paint import palette as p
from render.paint.scene import PANEL_SHADOW, Item, Shape
from render.telling import result_of

WIDTH, EDGE = 1200, 16


@dataclass(frozen=True)
class Column:
    """Say where a seat's column lies and whether it won."""

    seat: int
    left: int
    width: int
    won: bool

    @property
    def right(self) -> int:
        """Give the right edge of the column."""
        return self.left + self.width

    @property
    def middle(self) -> int:
        """Give the middle of the column."""
        return self.left + self.width // 2

    @property
    def inset(self) -> int:
        """Give the distance of hairlines from the column's edges, so that they do not cross a winner's frame."""
        return 12 if self.won else 0


def seat_columns(
    view: State, labels: int, seats: Sequence[int] = (), whole: int = WIDTH, edge: int = EDGE
) -> list[Column]:
    """Lay out a column for each seat, right of the labels, in the order of `seats`, if it is given."""
    width, winners = (whole - 2 * edge - labels - 12) // view.seats, result_of(view).winners
    order = seats or range(view.seats)
    return [Column(seat, edge + labels + k * width, width, seat in winners) for k, seat in enumerate(order)]


def frame(column: Column, top: int, bottom: int) -> Item:
    """Frame a winner's column."""
    box = (column.left + 2, top, column.width - 4, bottom - top)
    return Shape("box", box, p.GOLD_PALE, line=p.GOLD, width=6, radius=18, shadow=PANEL_SHADOW)


def ruled_lines(columns: Sequence[Column], labels: int, first: int, line: int, count: int) -> list[Item]:
    """Draw the hairlines of a sheet of `count` lines, with gaps at the winners' frames; the last lies over the sum."""
    spans = [(34, EDGE + labels), *((column.left + column.inset, column.right - column.inset) for column in columns)]
    items: list[Item] = []
    for k in range(count + 1):
        fill, height = (p.STRIP, 3) if k == count else (p.HAIRLINE, 2)
        items += [Shape("box", (a, first + k * line - 1, b - a, height), fill) for a, b in spans]
    return items
