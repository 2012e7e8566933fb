"""Emojis of Tinker Tailor.

Short, as each game names its icons in a file of this name.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.tinker_tailor.material import GOODS
from render.paint import palette as p
from render.paint.emoji import MIDDLE, ROOM, Drawing, sign
from render.tinker_tailor.looks import GOODS_ICON, MONEY_FACE, ROLE_ICONS, SETS_ICON
from render.tinker_tailor.pieces import coin, good, role_disc

EMOJIS: Mapping[str, Drawing] = {
    **{f"tt_{kind}": (good(kind, MIDDLE, MIDDLE, ROOM),) for kind in GOODS},
    **{f"tt_money{value}": (coin(value, MIDDLE, MIDDLE, ROOM),) for value in range(1, 6)},
    **{f"tt_{role}": (role_disc(role, MIDDLE, MIDDLE, ROOM),) for role in ROLE_ICONS},
    "tt_set": sign(SETS_ICON, MONEY_FACE, p.INK, p.GOLD_DARK, "box"),
    "tt_basket": sign(GOODS_ICON, p.BACK, p.BACK_EMBLEM, p.BACK_EDGE, "box"),
}
