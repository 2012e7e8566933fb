"""What score sheets have in common: the winner on gold, a column for each seat with name and sum, lines and notes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.kernel.state import State
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import PANEL_SHADOW, Icon, Item, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.phrases import number, place_of, result_of, tied_seats, verdict

WIDTH, EDGE, NOTE = 1200, 16, 34


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


def verdict_pill(view: State, legend: Legend, room: int) -> tuple[list[Item], int]:
    """Say on gold at the right of the header who has won, and return where that begins."""
    text, size = fonts.fit(verdict(view, legend, "strong", room), "strong", 36, room)
    width = fonts.length(text, "strong", size) + 112
    left = WIDTH - EDGE - width
    items: list[Item] = [
        Shape("box", (left, 20, width, 68), p.GOLD, line=p.GOLD_RIM, width=3, radius=34),
        Icon(left + 46, 52, "crown", 42, p.INK),
        Text(WIDTH - 44, 54, text, "strong", size, p.INK, "r"),
    ]
    return items, left


def seat_head(column: Column, legend: Legend, top: int, least: int = 26) -> list[Item]:
    """Name a seat, in the narrower face where the heading's would become smaller than `least`."""
    middle, name, room = column.middle, legend.name(column.seat), column.width - 24
    return [
        token(column.seat, legend.letter(column.seat), middle, top + 36, 54),
        Text(middle, top + 92, name, fonts.roomiest(name, least, room), 34, p.INK, "m", room),
    ]


def total(view: State, column: Column, legend: Legend, points: int, y: int, tie: tuple[str, str]) -> list[Item]:
    """Write a seat's sum with its crown or place; where several have it, with what breaks the `tie`: icon, number."""
    compared = column.seat in tied_seats(view)
    high, ink = y - 18 if compared else y, p.GOLD_DARK if column.won else p.INK_SECOND
    items: list[Item] = [Text(column.right - 24, y, number(points), "strong", 66, p.INK, "r")]
    if column.won:
        items.append(Icon(column.left + 50, high, "crown", 46 if compared else 54, ink))
    else:
        rank = legend.words.text("pic-rank", place=place_of(view, column.seat))
        items.append(Text(column.left + 24, high, rank, "strong", 34, ink, room=64))
    if compared:
        icon, value = tie
        items += [
            Icon(column.left + 38, y + 28, icon, 32, ink),
            Text(column.left + 58, y + 28, value, "strong", 28, p.INK),
        ]
    return items


def notes(texts: Sequence[str], top: int) -> list[Item]:
    """Write notes below a sheet, a line each."""
    middle, room = top + 24 + NOTE // 2, WIDTH - 2 * EDGE - 48
    return [
        Text(WIDTH // 2, middle + NOTE * k, text, "body", 25, p.INK_SECOND, "m", room) for k, text in enumerate(texts)
    ]
