"""What the small pictures of a rulebook have in common: the panel, labels, arrows."""

from __future__ import annotations

from collections.abc import Sequence

from render.paint import palette as p
from render.paint.scene import Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.painter import Legend

WIDTH, HEIGHT, EDGE = 1000, 440, 14


def vignette(items: Sequence[Item], height: int = HEIGHT) -> Scene:
    """Put items on a panel."""
    panel = (EDGE, EDGE, WIDTH - 2 * EDGE, height - 2 * EDGE)
    back = Shape("box", panel, p.PANEL, line=p.FRAME, width=3, radius=22)
    return Scene(Backdrop(WIDTH, height, (back,)), (Region("picture", panel, tuple(items)),))


def small_text(legend: Legend, key: str, x: int, y: int, room: int = 300) -> Text:
    """Write the text `pic-KEY` around a point."""
    return Text(x, y, legend.words.text(f"pic-{key}"), "body", 28, p.INK_SECOND, "m", room)


def step_arrow(x: int, y: int, size: int = 60) -> Icon:
    """Point to the right."""
    return Icon(x, y, "arrow_right_bold", size, p.GOLD_DARK)
