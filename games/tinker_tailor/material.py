"""Components of Tinker Tailor, read from `material.toml`."""

from __future__ import annotations

from collections.abc import Iterable

from games.kernel.material import load_material

MATERIAL = load_material("games.tinker_tailor")
NUMBERS: dict[str, int] = {name: entry["value"] for name, entry in MATERIAL["numbers"].items()}
ROUNDS: dict[int, int] = {int(seats): entry["value"] for seats, entry in MATERIAL["rounds"].items()}

GOODS: tuple[str, ...] = tuple(MATERIAL["goods"])
"""Kinds of goods, the cheapest first."""
PRICES: dict[str, int] = {kind: entry["price"]["value"] for kind, entry in MATERIAL["goods"].items()}
POINTS: dict[str, list[int]] = {kind: entry["points"]["value"] for kind, entry in MATERIAL["goods"].items()}
GOODS_CARDS: tuple[str, ...] = tuple(
    kind for kind, entry in MATERIAL["goods"].items() for _ in range(entry["count"]["value"])
)

MONEY: tuple[str, ...] = tuple(MATERIAL["money"])
"""Kinds of money cards: their values as text."""
MONEY_CARDS: tuple[str, ...] = tuple(value for value, entry in MATERIAL["money"].items() for _ in range(entry["count"]))

ROLES: tuple[str, ...] = tuple(entry["card"] for entry in MATERIAL["role"])
"""All roles in the order of the rhyme."""
RANK: dict[str, int] = {role: rank for rank, role in enumerate(ROLES)}
ROLE_NUMBERS: dict[str, dict[str, int]] = {entry["card"]: entry["numbers"] for entry in MATERIAL["role"]}
ORDER: dict[str, int] = {card: place for place, card in enumerate((*GOODS, *MONEY))}


def in_order(cards: Iterable[str]) -> list[str]:
    """Sort goods and money, the cheapest first, goods before money."""
    return sorted(cards, key=ORDER.__getitem__)


def in_rhyme(roles: Iterable[str]) -> list[str]:
    """Sort roles as they are called."""
    return sorted(roles, key=RANK.__getitem__)


def worth(money: Iterable[str]) -> int:
    """Add up money cards."""
    return sum(map(int, money))


def price(goods: Iterable[str]) -> int:
    """Add up the prices of goods cards."""
    return sum(PRICES[kind] for kind in goods)


def row_size(seats: int) -> int:
    """Count the places of a market row (set-up)."""
    return NUMBERS["duel_row"] if seats == 2 else seats + NUMBERS["row_over"]
