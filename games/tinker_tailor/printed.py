"""What differs from copy to copy of Tinker Tailor, as far as we know: goods, money, the numbers of roles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from games.kernel.printed import Limits, Printed, Value
from games.tinker_tailor.material import GOODS, MATERIALS, MONEY, NUMBERS, Material

MOST_POINTS, MOST_GOODS, MOST_OF_ROLE = 150, 46, 5
"""What columns of the pictures hold; 78 goods, if the other kinds have eight cards each; cards or players of a role."""
GOODS_CARDS, MONEY_CARDS = 78, 20
LEAST = {"bread": 10}
"""The rulebook speaks of ten bread (scoring, 1.)."""
KNOWN_POINTS = (("bread", 3, 3), ("bread", 8, 18), ("gems", 8, 90))
"""Kinds, cards and points that the rulebook names (scoring, 1.)."""
KNOWN_PRICES = (("wine", 4),)
MOST_OF_ANY = 3
"""Cards of any sort that a role takes at once: of more there are too many choices to list."""
LONGEST = 36 * 14
"""Turns times the most decisions of one: a draft pick, the Beggar's with five donors, a purchase."""

VALUES = {
    "goods": {
        "price": Value("the price on the card", range(1, 6)),
        "count": Value(f"how many of these cards there are; all goods are {GOODS_CARDS}", range(8, MOST_GOODS + 1)),
        "points": Value("points for 0, 1, 2 ... 8 cards of the kind", range(MOST_POINTS + 1)),
    },
    "money": {
        "count": Value(f"how many of these cards there are; all money cards are {MONEY_CARDS}", range(1, 17)),
    },
    "role": {
        "numbers": Value("the numbers of the card's text, not what they count", range(1, MOST_OF_ROLE + 1)),
    },
    "numbers": {
        "extra_from": Value("the first of five players, from the start player on, who draws a goods card", range(2, 6)),
    },
}


def misfits(material: Material) -> Iterator[str]:
    """Say what of a set contradicts the rulebook, or the rules cannot play."""
    yield from _totals(material)
    yield from _known(material)
    for kind, points in material.points.items():
        if points[0] or any(more < fewer for fewer, more in pairwise(points)):
            yield f"goods {kind}, `points`: no card scores 0, and more cards score no less than fewer."
    yield from _roles(material)


def _totals(material: Material) -> Iterator[str]:
    for part, cards, total in (
        ("goods", material.goods_cards, GOODS_CARDS),
        ("money", material.money_cards, MONEY_CARDS),
    ):
        if len(cards) != total:
            yield f"{part}, `count`: there are {total} cards in all, not {len(cards)}."
    for kind, least in LEAST.items():
        if material.counts[kind] < least:
            yield f"goods {kind}, `count`: the rulebook speaks of {least}, so there cannot be {material.counts[kind]}."


def _known(material: Material) -> Iterator[str]:
    for kind, price in KNOWN_PRICES:
        if material.prices[kind] != price:
            yield f"goods {kind}, `price`: the rulebook says {price}, not {material.prices[kind]}."
    for kind, count, points in KNOWN_POINTS:
        if (given := material.points[kind][count]) != points:
            yield f"goods {kind}, `points`: the rulebook says {points} for {count} cards, not {given}."


def _roles(material: Material) -> Iterator[str]:
    numbers = material.role_numbers
    for role in ("pirate", "jailer"):
        if numbers[role]["cards"] > MOST_OF_ANY:
            yield f"role {role}, `numbers`: at most {MOST_OF_ANY} cards of any sort can be taken at once."
    if numbers["old_man"]["keep"] > numbers["old_man"]["draw"]:
        yield "role old_man, `numbers`: no more cards can be kept than are drawn."
    if numbers["preacher"]["goods"] < 2:
        yield "role preacher, `numbers`: of his goods one is kept and one given (rulebook), so there are two at least."


def limits(material: Material) -> Limits:
    """Score all that there is: the most of each kind, the full sets of all cards, and all money card by card."""
    kinds = sum(points[-1] for points in material.points.values())
    sets = min(material.counts[kind] for kind in GOODS) * NUMBERS["set_points"]
    share = NUMBERS["money_share"]
    money = sum(-(-int(value) // share) * material.counts[value] for value in MONEY)
    return Limits(LONGEST, (0, kinds + sets + money))


PRINTED = Printed(MATERIALS, VALUES, misfits, limits)
