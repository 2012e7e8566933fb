"""Components of Tinker Tailor, read from `material.toml`.

What the rulebook says stands here once and for all: which cards there are, the rhyme, and most numbers. What only the
printed cards say may differ from set to set, so a table asks its own `Material` for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from games.kernel.material import Materials, Toml


@dataclass(frozen=True, eq=False)
class Material:
    """What the cards of one set say: prices, points and counts of goods, counts of money, the numbers of roles.

    `extra_from` is the place from which players draw extra goods where not all are start player equally often.
    """

    prices: Mapping[str, int]
    points: Mapping[str, tuple[int, ...]]
    counts: Mapping[str, int]
    role_numbers: Mapping[str, Mapping[str, int]]
    extra_from: int

    @classmethod
    def of(cls, entries: Toml) -> Material:
        """Read a set."""
        goods, money = entries["goods"], entries["money"]
        counts = {kind: entry["count"]["value"] for kind, entry in goods.items()}
        return cls(
            {kind: entry["price"]["value"] for kind, entry in goods.items()},
            {kind: tuple(entry["points"]["value"]) for kind, entry in goods.items()},
            counts | {value: entry["count"] for value, entry in money.items()},
            {entry["card"]: entry["numbers"] for entry in entries["role"]},
            entries["numbers"]["extra_from"]["value"],
        )

    @cached_property
    def goods_cards(self) -> tuple[str, ...]:
        """List all goods cards."""
        return tuple(kind for kind in GOODS for _ in range(self.counts[kind]))

    @cached_property
    def money_cards(self) -> tuple[str, ...]:
        """List all money cards."""
        return tuple(value for value in MONEY for _ in range(self.counts[value]))

    @cached_property
    def mean_coin(self) -> float:
        """Average the values of all money cards."""
        return worth(self.money_cards) / len(self.money_cards)

    def price(self, goods: Iterable[str]) -> int:
        """Add up the prices of goods cards."""
        return sum(self.prices[kind] for kind in goods)


MATERIALS = Materials("games.tinker_tailor", Material.of)
ENTRIES = MATERIALS.entries()
NUMBERS: dict[str, int] = {name: entry["value"] for name, entry in ENTRIES["numbers"].items() if name != "extra_from"}
"""What the rulebook says."""
ROUNDS: dict[int, int] = {int(seats): entry["value"] for seats, entry in ENTRIES["rounds"].items()}

GOODS: tuple[str, ...] = tuple(ENTRIES["goods"])
"""Kinds of goods, in the order of the rulebook."""
MONEY: tuple[str, ...] = tuple(ENTRIES["money"])
"""Kinds of money cards: their values as text."""
ROLES: tuple[str, ...] = tuple(entry["card"] for entry in ENTRIES["role"])
"""All roles in the order of the rhyme."""
RANK: dict[str, int] = {role: rank for rank, role in enumerate(ROLES)}
ORDER: dict[str, int] = {card: place for place, card in enumerate((*GOODS, *MONEY))}


def in_order(cards: Iterable[str]) -> list[str]:
    """Sort goods and money, in the rulebook's order and by value, goods before money."""
    return sorted(cards, key=ORDER.__getitem__)


def in_rhyme(roles: Iterable[str]) -> list[str]:
    """Sort roles as they are called."""
    return sorted(roles, key=RANK.__getitem__)


def worth(money: Iterable[str]) -> int:
    """Add up money cards."""
    return sum(map(int, money))


def row_size(seats: int) -> int:
    """Count the places of a market row (set-up)."""
    return NUMBERS["duel_row"] if seats == 2 else seats + NUMBERS["row_over"]
