"""Where things lie on the board, in pixels."""

from __future__ import annotations

from dataclasses import dataclass

from games.eldermann.chart import COLUMNS
from games.eldermann.material import CITIES
from render.paint.scene import Box

WIDTH, HEIGHT, EDGE = 1600, 1200, 16
CHART = (16, 92, 1104, 1092)
NEAT = (46, 122, 1044, 1032)
"""The printed chart within its frame; the outlines of the sea are stretched over it."""
CELL, LEFT, TOP = 70, 183, 276
SEA = (179, 272, 779, 782)
"""The region of ships and routes."""
FOOT, TALL = (16, 1196, 1568, 104), 1316
"""The ladder of ranks below the chart, and how high the board is with it."""
MOST_BESIDE = 3
"""Seats that leave room for the ladder beside the chart."""
COLUMN, COLUMN_WIDTH = 1136, 448
PANEL_HEIGHT, PANEL_PITCH = 264, 276
DISC, DISC_RADIUS = (147, 145), 129
ROSE, ROSE_RADIUS = (1022, 198), 66
SUPPLY = (712, 138, 234, 108)
ORDER_WIDTH, ORDER_HEIGHT = 118, 82
UPRIGHT = (128, 230)
LYING = (399, 92)


def centre(cell: str) -> tuple[int, int]:
    """Give the middle of a cell, `a1` in the north-west."""
    return LEFT + COLUMNS.index(cell[0]) * CELL + CELL // 2, TOP + (int(cell[1:]) - 1) * CELL + CELL // 2


@dataclass(frozen=True)
class Plate:
    """Say where a town's plate lies, and whether it stands upright on the coast."""

    x: int
    y: int
    upright: bool

    @property
    def box(self) -> Box:
        """Give the plate itself."""
        return (self.x, self.y, *(UPRIGHT if self.upright else LYING))

    @property
    def region(self) -> Box:
        """Give the plate with the good above an upright one."""
        x, y, width, height = self.box
        return (x, y - 28, width, height + 28) if self.upright else self.box

    @property
    def slots(self) -> tuple[tuple[int, int], ...]:
        """Give the upper left corners of the two order fields, EA1 first."""
        if self.upright:
            return (self.x + 5, self.y + 56), (self.x + 5, self.y + 143)
        return (self.x + 152, self.y + 5), (self.x + 276, self.y + 5)

    @property
    def chip(self) -> tuple[int, int]:
        """Give the middle of the town's good."""
        return (self.x + 36, self.y - 4) if self.upright else (self.x + 44, self.y + 29)

    @property
    def mark(self) -> tuple[int, int]:
        """Give the middle of what lies beside the good: the owner's token or the free goods."""
        return (self.x + 96, self.y - 5) if self.upright else (self.x + 106, self.y + 29)

    @property
    def name(self) -> tuple[int, int, int]:
        """Give the middle of the name and its room."""
        return (self.x + 64, self.y + 34, 120) if self.upright else (self.x + 75, self.y + 68, 132)


_PLATES = {
    "aalborg": Plate(50, 316, True),
    "flensburg": Plate(50, 602, True),
    "lubeck": Plate(50, 884, True),
    "visby": Plate(958, 304, True),
    "memel": Plate(958, 574, True),
    "danzig": Plate(958, 884, True),
    "malmo": Plate(300, 158, False),
    "stettin": Plate(440, 1056, False),
}
PLATES = tuple(_PLATES[city.key] for city in CITIES)


def panel(seat: int) -> Box:
    """Give the box of a seat's panel."""
    return COLUMN, CHART[1] + seat * PANEL_PITCH, COLUMN_WIDTH, PANEL_HEIGHT
