"""What private pictures share: the frame.

Short, as games frame their private pictures in a file of this name.
"""

from __future__ import annotations

from collections.abc import Sequence

from render.eldermann import looks
from render.paint import palette as p
from render.paint.scene import BOARD_SHADOW, Backdrop, Item, Region, Scene, Shape

WIDTH = 1100


LEFT, RIGHT, TOP, FOOT = 20, WIDTH - 20, 20, 20
"""Where the parts of a private picture begin and end, and how far from its lower edge."""


def frame(height: int, parts: Sequence[Region], panels: Sequence[Item] = ()) -> Scene:
    """Lay parts on a board; panels whose shadows leave their part lie below all."""
    box = (12, 12, WIDTH - 24, height - 24)
    board = Shape("box", box, looks.BOARD, line=p.FRAME, width=4, radius=22, shadow=BOARD_SHADOW)
    return Scene(Backdrop(WIDTH, height, (board, *panels)), tuple(parts))


def part(key: str, left: int, top: int, right: int, bottom: int, items: list[Item]) -> Region:
    """Make a part between these edges."""
    return Region(key, (left, top, right - left, bottom - top), tuple(items))
