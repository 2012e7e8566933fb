"""How goods, roles and backs look: each kind has a colour and an icon of its own, so that nobody needs to read."""

from __future__ import annotations

from dataclasses import dataclass

from render.paint import palette as p


@dataclass(frozen=True)
class Look:
    """Look of a kind of goods: card colour and the ink on it, icon, tinted disc under the icon, colour of the icon."""

    colour: str
    ink: str
    icon: str
    tint: str
    dark: str


GOODS_LOOKS = {
    "bread": Look("#D9A15B", p.INK, "loaf", "#F6E5CC", "#7A4A12"),
    "fish": Look("#5A9BC9", p.INK, "herring", "#DCE9F1", "#1F577F"),
    "cloth": Look("#5B2A86", p.WHITE, "cloth_roll", "#E6DCEE", "#5B2A86"),
    "wine": Look("#7A1230", p.WHITE, "goblet", "#F0D9DE", "#7A1230"),
    "gems": Look("#BFE8D8", p.INK, "diamond_stone", "#E3F5EE", "#1F6B57"),
}
ROLE_ICONS = {
    "tinker": "cauldron",
    "tailor": "content_cut",
    "soldier": "shield_sword",
    "sailor": "anchor",
    "rich_man": "moneybag",
    "poor_man": "bindle",
    "beggar_man": "hand_coin",
    "thief": "robber",
    "preacher": "book_cross",
    "pirate": "pirate",
    "outlaw": "bow_arrow",
    "jailer": "key_chain",
    "old_man": "human_cane",
    "young_man": "plumed_cap",
    "merchant": "scale_balance",
    "witch": "witch_hat",
    "actor": "drama_masks",
}
GOODS_ICON, MONEY_ICON, SETS_ICON, HIDDEN_ICON = "basket", "circle_multiple", "cards", "help"
TITLE_ICON, START_ICON, GUARD_ICON = "cauldron", "flag_variant", "shield_check"

COIN_RIM = "#F4D88A"
MONEY_FACE = "#F8EBC6"
MONEY_BACK, MONEY_BACK_EDGE = "#4F5B2A", "#39421C"
ROLE_PLATE = p.mix(p.GOLD, p.CARD, 0.6)
ROLE_HEAD = p.mix(p.GOLD, p.CARD, 0.72)
HELD, GONE, GONE_INK = "#B7A988", "#232933", p.TABLE_DIM
CLOSED, CLOSED_LINE, CLOSED_INK = "#3F4956", "#8D98A8", "#E6ECF3"
BEST = "#DDEBDB"


@dataclass(frozen=True)
class Back:
    """Look of a card back: face, edge of the cards below it, icon."""

    face: str
    edge: str
    icon: str


BACKS = {
    "goods": Back(p.BACK, p.BACK_EDGE, GOODS_ICON),
    "money": Back(MONEY_BACK, MONEY_BACK_EDGE, MONEY_ICON),
}
