"""Emojis of Tallinn.

Short, as each game names its icons in a file of this name.
"""

from __future__ import annotations

from collections.abc import Mapping

from render.paint import palette as p
from render.paint.emoji import MIDDLE, ROOM, Drawing, sign
from render.paint.scene import Icon, Shape
from render.tallinn.pieces import ENVOY_FACE, coin, plate

WIDTH = 84


def _card(icon: str, fill: str, line: str, ink: str) -> Drawing:
    """Draw a card with an icon."""
    box = (MIDDLE - WIDTH // 2, MIDDLE - ROOM // 2, WIDTH, ROOM)
    return Shape("box", box, fill, line=line, width=5, radius=14), Icon(MIDDLE, MIDDLE, icon, WIDTH * 3 // 4, ink)


EMOJIS: Mapping[str, Drawing] = {
    **{
        f"ta_{name}": (plate(faction, MIDDLE, MIDDLE, ROOM),)
        for name, faction in (("merchant", 0), ("knight", 1), ("monk", 2), ("envoy", ENVOY_FACE))
    },
    "ta_contest": (coin(MIDDLE, MIDDLE, ROOM),),
    "ta_tower": _card("tower", p.STEEL, p.STEEL_LINE, p.STEEL_TEXT),
    "ta_card": _card("tower", p.BACK, p.BACK_RIM, p.BACK_EMBLEM),
    "ta_chronicle": sign("book_open_variant", p.STRIP, p.ON_STRIP, p.INK, "box"),
}
