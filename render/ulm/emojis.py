"""Emojis of Ulm."""

from __future__ import annotations

from collections.abc import Mapping

from games.ulm.material import CARDS
from render.paint import palette as p
from render.paint.emoji import MIDDLE, ROOM, Drawing, sign
from render.paint.scene import Shape
from render.ulm.looks import DESCENDANT_ICONS, FREE_COAT, QUARTER_ICONS, STONES
from render.ulm.pieces import any_stone, coat, mini_card, stone

CARD_WIDTH = ROOM * 4 // 5
"""A small card is higher than wide by a quarter."""


def _arrow(form: str) -> Drawing:
    """Draw an arrow that points to a side of the board."""
    ground = sign("", p.CARD, p.INK, p.INK_SECOND)[0]
    upright = form in ("north", "south")
    width, height = (66, 50) if upright else (50, 66)
    return ground, Shape(form, (MIDDLE - width // 2, MIDDLE - height // 2, width, height), p.BACK)


EMOJIS: Mapping[str, Drawing] = {
    **{f"ul_{kind}": (stone(kind, MIDDLE, MIDDLE, ROOM),) for kind in STONES},
    "ul_any": (any_stone(MIDDLE, MIDDLE, ROOM),),
    "ul_coin": sign("coins", p.GOLD, p.INK, p.GOLD_DARK, share=72),
    "ul_sparrow": sign("sparrow", FREE_COAT, p.INK, p.OFF_LINE, share=74),
    "ul_silver": (coat("", MIDDLE, MIDDLE, ROOM, golden=False, shaded=False),),
    **{f"ul_{quarter}": (coat(icon, MIDDLE, MIDDLE, ROOM, shaded=False),) for quarter, icon in QUARTER_ICONS.items()},
    **{f"ul_{heir}": sign(icon, p.STRIP, p.ON_STRIP, p.INK, share=72) for heir, icon in DESCENDANT_ICONS.items()},
    **{
        f"ul_{card.family}": (mini_card(card.family, card.kind, MIDDLE, MIDDLE, CARD_WIDTH),)
        for card in CARDS.values()
        if card.family != "sparrow"
    },
    **{f"ul_{bank}": _arrow(bank) for bank in ("north", "south", "east", "west")},
}
