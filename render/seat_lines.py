"""A picture with a line for each seat, one below the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from render.paint import palette as p
from render.paint.scene import BOARD_SHADOW, Backdrop, Box, Item, Region, Scene, Shape
from render.paint.tokens import band

GAP = 12  # between two lines


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
        height = self.top + seats * (self.height + GAP) + self.edge - GAP
        return Scene(Backdrop(self.width, height, tuple(items)), tuple(regions))

    def _box(self, seat: int) -> Box:
        return (self.edge, self.top + seat * (self.height + GAP), self.width - 2 * self.edge, self.height)
