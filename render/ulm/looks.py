"""How the things of Ulm look: colours, icons and forms by id."""

from __future__ import annotations

from dataclasses import dataclass

from render.paint import palette as p

BOARD, FLOOR, FLOOR_EDGE, FLOOR_DARK = "#EBDDC0", "#CDBD9C", "#A8946C", "#8F7B57"
RECESS, ON_FLOOR, CLOSED, CLOSED_INK = "#5F5140", "#4F4032", "#C3B28E", "#8C7850"
WATER, WATER_DEEP, WATER_FIELD, WATER_LINE, RIPPLE = "#2E7C99", "#1D566D", "#276C87", "#8CC7D6", "#4493AF"
GOLD_COAT, SILVER_COAT, SILVER_LINE, FREE_COAT = "#E0B256", "#DDE1E5", "#5F6870", "#EFE3C9"
NOW_FIELD, NOW_OFF = "#D9EBDC", "#EFE6D3"


@dataclass(frozen=True)
class Stone:
    """Look of an action tile."""

    colour: str
    icon: str
    ink: str


STONES = {
    "money": Stone("#AEB6BC", "coins", p.INK),
    "clear": Stone("#FBFAF4", "broom", p.INK),
    "card": Stone("#8A5A33", "card_play", "#FFF6E3"),
    "river": Stone("#12857D", "barge", "#E9FBF6"),
    "seal": Stone("#EE8A2C", "wax_seal", "#4A1D00"),
}
QUARTER_ICONS = {
    "farming": "barley",
    "crooked_house": "crooked_house",
    "garden": "flower_tulip",
    "oath_house": "oath",
    "city_hall": "bank",
    "shipyard": "pier_crane",
    "reichenau_court": "castle",
    "goose_tower": "goose",
}
COAT_ICONS = {
    **{f"coat_{quarter}": icon for quarter, icon in QUARTER_ICONS.items()},
    "coat_butchers_tower": "axe",
    "coat_armoury": "sword_cross",
    "coat_frauentor": "fleur_de_lis",
    "coat_herdbruckertor": "bridge",
}
DESCENDANT_ICONS = {
    "abbot": "mitre",
    "master_builder": "ruler_square_compass",
    "scholar": "feather",
    "merchant": "scale_balance",
    "mint_master": "hand_coin",
    "councillor": "gavel",
    "city_guard": "knight",
    "bargeman": "rowing",
}
FAMILY_ICONS = {
    "choir": "choir",
    "nave": "nave",
    "tower": "minster_tower",
    "artworks": "vase",
    "commodities": "package_variant_closed",
    "fustian": "bolt_of_cloth",
    "chronicle": "script_text",
    "freeze": "hammer_wrench",
    "siege": "bomb",
    "joust": "rowing",
    "patrician": "treasure_chest",
    "reformation": "book_cross",
    "league": "handshake",
    "wall": "wall",
    "sparrow": "sparrow",
}
KIND_COLOURS = {"cathedral": p.BACK, "trade": p.LEGAL_LINE, "chronicle": p.STRIP}
"""Strip of a card by its kind."""
BONUS_ICONS = {"coin": "coins", "sparrow": "sparrow", "tile": "package_variant_closed", "card": "card_face"}
PRIVILEGES: dict[str, tuple[tuple[str, str], ...]] = {
    "crooked_house": (("coat", "pic-coats"),),
    "garden": (("coat", "pic-coats"),),
    "oath_house": (("account_group", "pic-heir"),),
    "city_hall": (("card_face", "+"), ("coins", "/"), ("any", "")),
    "reichenau_court": (("laurel", "pic-each-quarter"),),
    "goose_tower": (("card_face", "pic-pick"),),
    "farming": (("any", ""), ("coins", ""), ("barge", "0–2")),
    "shipyard": (("any", "pic-from-dock"), ("card_play", "pic-buy-play")),
}
"""What a seal brings in each quarter: an icon, `coat` or `any` tile, each with a sign or the key of a text."""
NARROW_PRIVILEGES = {**PRIVILEGES, "shipyard": (("any", "+"), ("card_play", ""))}
"""The same where a set of components leaves a quarter too narrow for its words."""


@dataclass(frozen=True)
class TowerFace:
    """Look of a tower tile: an icon or `any` tile, a number or a second icon, a small icon below the number."""

    icon: str
    number: str = ""
    second: str = ""
    small: str = ""


TOWER_FACES = {
    "t_river": TowerFace("barge", "+1"),
    "t_money": TowerFace("coins", "+1"),
    "t_card_coin": TowerFace("card_face", "1", small="coins"),
    "t_card_tile": TowerFace("card_face", "1", small="any"),
    "t_seal_free": TowerFace("wax_seal", "+1"),
    "t_seal_cheap": TowerFace("wax_seal", "−1", small="coins"),
    "t_seal_dear": TowerFace("wax_seal", "+1", small="coins"),
    "t_tax_tiles": TowerFace("any", "−2"),
    "t_tax_coins": TowerFace("coins", "−2"),
    "t_keep_pushed": TowerFace("any", second="hand_extended"),
    "t_choose": TowerFace("sack", second="eye"),
    "t_reach3": TowerFace("wax_seal", "±3"),
}
