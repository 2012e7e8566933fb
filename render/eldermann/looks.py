"""Colours and icons of Eldermann.

Goods are pale squares with an ink icon, players saturated forms with a letter, so that the two never get mixed up.
"""

from __future__ import annotations

from dataclasses import dataclass

from render.paint.palette import INK, OFF, OFF_LINE, WHITE, mix

BOARD = "#EBDDC0"
LAND, SHADE, COAST, COAST_LIGHT, TREE = "#E8D6AB", "#D9C38F", "#7E6234", "#C6AC74", "#A68D55"
SEA = ("#C6E1D6", "#A0CDCB", "#7BB7C0", "#64A7B6", "#5297AA")
FOAM, SEA_NAME, SEA_INK = "#F4FBF3", "#B4D4DC", "#1B3D49"
HARBOUR, HARBOUR_LINE = "#A0322A", "#5E1B16"
PIRATE_TILE, PIRATE_LINE, PIRATE_INK = "#E9DAB6", "#17120E", "#8A1F14"
DISC, DISC_PIRATES, DISC_STORM, DISC_LIGHT = "#3A2D21", "#2B2622", "#55697E", "#F4EAD0"
HONOUR = "#8A2F22"
OFF_TILE, OFF_TILE_LINE, OFF_ICON = "#EFE4CC", "#DCCBA4", "#CDBB94"
UPGRADED, UPGRADED_ARROW = "#F0C75A", "#F6CF63"
SLOT_LINE, SLOT_ICON, SLOT_LETTER = "#CDB98C", "#CFBA8E", "#5F4E3D"
GUN_SLOT, GUN_SLOT_LINE = "#DDD3C6", "#9A8C7C"
LOCKED, LOCKED_LINE, LOCKED_INK = OFF, OFF_LINE, SLOT_LETTER
ATTACK, ATTACK_EDGE, DEFENCE, DEFENCE_EDGE = "#B8371B", "#5C160A", "#2F7D4F", "#123D24"
ROUTES = ("#2F6B45", "#8A2F22", "#1B3D49", "#6B2A7A", "#8C6416", "#2A211B")


@dataclass(frozen=True)
class GoodLook:
    """Look of a good."""

    colour: str
    icon: str

    @property
    def line(self) -> str:
        """Give the colour of its edge."""
        return mix(self.colour, INK, 0.62)

    @property
    def pale(self) -> str:
        """Give its colour as a ground for words, a little lighter."""
        return mix(self.colour, WHITE, 0.12)


GOODS = {
    "beer": GoodLook("#B9773A", "beer_barrel"),
    "fish": GoodLook("#AEDDF2", "whole_fish"),
    "grain": GoodLook("#F5DC66", "grain_sheaf"),
    "cloth": GoodLook("#B07CC6", "cloth_drape"),
}
TILE_ICONS = ("home", "school", "scale_balance", "warehouse", "anchor", "glass_mug_variant")
"""Icons of the six city tiles, in the order of the state's `levels`."""
ROGUE_ICONS = {
    "ward": "shield",
    "curse": "reload",
    "bribe": "hand_coin",
    "sails": "square_sail",
    "thugs": "sword_cross",
    "guns": "ship_cannon",
    "siege": "gate",
}


def rogue_icon(card: str) -> str:
    """Give the icon of a Spelunke card."""
    return ROGUE_ICONS[card.rstrip("12")]
