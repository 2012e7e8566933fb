"""Frames that the painters of several games fill: the score sheet, a line for each seat, the rulebook's small pictures.

A score sheet has the winner on gold, a column for each seat with name and sum, lines and notes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.kernel.state import State
from games.kernel.words import with_minus
from render.captions import place_of, result_of, tied_seats, verdict
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import BOARD_SHADOW, PANEL_SHADOW, Backdrop, Box, Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import band, token
from render.painter import Legend

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
    """Name a seat, in the narrower face where the heading's would become smaller than `least`, and mark computers."""
    middle, name, room = column.middle, legend.name(column.seat), column.width - 14
    token_at, name_at, mark_at = (28, 75, 101) if any(legend.marks) else (36, 92, 0)
    mark = legend.marks[column.seat]
    return [
        token(column.seat, legend.letter(column.seat), middle, top + token_at, 54),
        Text(middle, top + name_at, name, fonts.roomiest(name, least, room), 34, p.INK, "m", room),
        *([Text(middle, top + mark_at, mark, "body", 26, p.INK_SECOND, "m", room - 10)] if mark else []),
    ]


def total(view: State, column: Column, legend: Legend, points: int, y: int, tie: tuple[str, str]) -> list[Item]:
    """Write a seat's sum with its crown or place; if several have it, with what breaks the `tie`: icon, number."""
    compared = column.seat in tied_seats(view)
    high, ink = y - 18 if compared else y, p.GOLD_DARK if column.won else p.INK_SECOND
    items: list[Item] = [Text(column.right - 24, y, with_minus(points), "strong", 66, p.INK, "r")]
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


# A line for each seat, one below the other


LINE_GAP = 12  # between two lines


@dataclass(frozen=True, slots=True)
class SeatLines:
    """Where the lines lie: below `top`, each of this `height`, with a `band` in the seat's colour at its left edge."""

    width: int
    edge: int
    top: int
    height: int
    band: int

    def scene(self, header: Region, seats: int, draw_line: Callable[[int, int], list[Item]]) -> Scene:
        """Compose a picture; `draw_line(seat, y)` gives what stands on a seat's line, whose upper edge is y."""
        regions, items = [header], list[Item]()
        for seat in range(seats):
            box = self._box(seat)
            items.append(Shape("box", box, p.PANEL, line=p.TABLE_EDGE, radius=20, shadow=BOARD_SHADOW))
            items += band(seat, (box[0] + 2, box[1] + 2, self.band, self.height - 4), 18)
            regions.append(Region(f"seat-{seat}", box, tuple(draw_line(seat, box[1]))))
        height = self.top + seats * (self.height + LINE_GAP) + self.edge - LINE_GAP
        return Scene(Backdrop(self.width, height, tuple(items)), tuple(regions))

    def _box(self, seat: int) -> Box:
        return (self.edge, self.top + seat * (self.height + LINE_GAP), self.width - 2 * self.edge, self.height)


# The small pictures of a rulebook: the panel, labels, arrows


VIGNETTE_WIDTH, VIGNETTE_HEIGHT, VIGNETTE_EDGE = 1000, 440, 14


def vignette(items: Sequence[Item], height: int = VIGNETTE_HEIGHT) -> Scene:
    """Put items on a panel."""
    panel = (VIGNETTE_EDGE, VIGNETTE_EDGE, VIGNETTE_WIDTH - 2 * VIGNETTE_EDGE, height - 2 * VIGNETTE_EDGE)
    back = Shape("box", panel, p.PANEL, line=p.FRAME, width=3, radius=22)
    return Scene(Backdrop(VIGNETTE_WIDTH, height, (back,)), (Region("picture", panel, tuple(items)),))


def small_text(legend: Legend, key: str, x: int, y: int, room: int = 300) -> Text:
    """Write the text `pic-KEY` around a point."""
    return Text(x, y, legend.words.text(f"pic-{key}"), "body", 28, p.INK_SECOND, "m", room)


def step_arrow(x: int, y: int, size: int = 60) -> Icon:
    """Point to the right."""
    return Icon(x, y, "arrow_right_bold", size, p.GOLD_DARK)
