"""The numbers that texts of Eldermann name: the rulebook's chapters, by a set of components, and the lesson."""

from __future__ import annotations

from games.eldermann.material import CARDS, CITY, DICE, FOUR_ROLES, NUMBERS, ORDERS, SALES, Material
from games.eldermann.state import Eldermann
from games.kernel.events import Data
from games.kernel.words import Words

FIRST_ORDER = "aalborg"
"""The city whose order is filled in the lesson."""


def numbers_of(material: Material, words: Words) -> Data:
    """Return the numbers that the chapters quote: the rulebook's own, and those of a set, for a normal game."""
    councillor, patrician, mayor, elder = material.ranks["normal"]
    ranks = {
        "trader": material.trader,
        "councillor": councillor,
        "patrician": patrician,
        "mayor": mayor,
        "elder": elder,
    }
    (first_goods, goods, most_goods), (first_taler, taler, most_taler) = material.kontor
    steps = {f"{length}_ranks": ", ".join(map(str, points)) for length, points in material.ranks.items()}
    stores = {"goods_kontor": first_goods, "goods_storehouse": goods, "goods_warehouses": most_goods}
    purse = {"taler_kontor": first_taler, "taler_storehouse": taler, "taler_warehouses": most_taler}
    return {
        **_fixed(words),
        **ranks,
        **steps,
        **stores,
        **purse,
        **_roles(material, words),
        "captain_softens": material.softens,
    }


def _fixed(words: Words) -> Data:
    """Return what is the same in every set."""
    start, school = CARDS["start"], CARDS["school"]
    return {
        **NUMBERS,
        "start_cards": words.listed([str(card) for card in start]),
        "school_adds": words.listed([str(card) for card in school if card not in start]),
        "least_card": school[0],
        "most_card": school[-1],
        **dict(zip(("sales_none", "sales_guild", "sales_great"), SALES, strict=True)),
        **{f"{name}_die": ", ".join(faces) for name, faces in DICE.items()},
        "order_cards": len(ORDERS),
    }


def _roles(material: Material, words: Words) -> Data:
    """Name the buildings that roles begin with: those of the rulebook as a sentence does, the others alone."""
    held = {role: tile for role, tile in material.tiles.items() if tile}
    said: dict[str, str | int] = {role: words.text(f"building-{tile}") for role, tile in held.items()}
    return said | {role: words.text("role-building", tile=held[role]) for role in FOUR_ROLES if role in held}


def learnt(view: Eldermann, seat: int) -> Data:
    """Count what the lesson compares: moves left, moves to the first order (0 without a ship), Bo's reputation."""
    other, ship = (seat + 1) % view.seats, view.ships[seat]
    way = view.chart.distance(ship, view.chart.harbour[CITY[FIRST_ORDER]]) if ship else 0
    return {"movement": view.movement, "distance": way, "their-points": view.points[other]}
