"""Emojis of Eldermann."""

from __future__ import annotations

from collections.abc import Mapping

from games.eldermann.material import CARDS, TILES
from render.eldermann import looks
from render.eldermann.looks import GOODS, TILE_ICONS
from render.eldermann.pieces import chip, die
from render.paint import palette as p
from render.paint.emoji import MIDDLE, ROOM, Drawing, sign
from render.paint.scene import Icon, Shape, Text


def _place(icon: str) -> Drawing:
    """Draw something of the town: a golden tile."""
    return sign(icon, looks.UPGRADED, p.INK, p.GOLD_DARK, "box")


def _sail(number: int) -> Drawing:
    """Draw a sailing card, wider than it is and with a large number."""
    box = (MIDDLE - 48, MIDDLE - ROOM // 2, 96, ROOM)
    card = Shape("box", box, p.CARD, line=p.INK_SECOND, width=4, radius=16)
    sail = Icon(MIDDLE, 99, "square_sail", 34, "#2F6F86")
    return card, Text(MIDDLE, 50, str(number), "strong", 82, p.INK, "m"), sail


EMOJIS: Mapping[str, Drawing] = {
    **{f"el_{good}": (chip(good, MIDDLE, MIDDLE, ROOM),) for good in GOODS},
    "el_taler": sign("coins", p.GOLD, p.INK, p.GOLD_DARK, share=72),
    "el_reputation": sign("laurel", looks.HONOUR, p.GOLD_PALE, p.BACK_EDGE, share=74),
    "el_permit": sign("trophy", p.CARD, p.LEGAL_TEXT, p.LEGAL_LINE, "box"),
    "el_order": sign("script_text", p.CARD, p.INK, p.INK_SECOND, "box"),
    "el_cannon": sign("ship_cannon", looks.GUN_SLOT, p.INK, looks.GUN_SLOT_LINE, "box", 80),
    "el_sails": sign("square_sail", p.CARD, "#2F6F86", p.INK_SECOND, share=72),
    "el_storm": sign("weather_windy", looks.DISC_STORM, p.WHITE, p.INK, share=72),
    "el_pirates": sign("pirate_ship", looks.DISC_PIRATES, looks.DISC_LIGHT, p.INK, share=78),
    "el_feast": sign("silverware_fork_knife", looks.HONOUR, p.GOLD_PALE, p.BACK_EDGE),
    "el_home": sign("home", looks.HARBOUR, p.GOLD_RIM, looks.HARBOUR_LINE, "box"),
    "el_toll": sign("boom_gate", p.SLOT, p.INK, looks.SLOT_LINE, "box"),
    **{f"el_{tile}": _place(icon) for tile, icon in zip(TILES, TILE_ICONS, strict=True)},
    "el_anchor": sign("anchor", looks.SEA[4], p.WHITE, looks.SEA_INK),
    **{f"el_sail{number}": _sail(number) for number in CARDS["school"]},
    **{f"el_{kind}": (die(3, MIDDLE, MIDDLE, ROOM, attack=kind == "attack"),) for kind in ("attack", "defence")},
}
