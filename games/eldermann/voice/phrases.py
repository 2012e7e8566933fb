"""Phrases that labels, narration and the board share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.eldermann.material import CITIES, GOODS, ORDERS, TILE_OF, Material, Pay
from games.kernel.words import Words


def with_sign(number: int) -> str:
    """Write a change with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"


def city(index: int, words: Words) -> str:
    """Name a city."""
    return words.text(f"city-{CITIES[index].key}")


def goods(names: Iterable[str], words: Words) -> str:
    """Join different goods: `Beer + Fish`."""
    return " + ".join(words.text(f"good-{good}") for good in names)


def goods_list(names: Iterable[str], words: Words) -> str:
    """Count goods: `2 Beer, 1 Fish`; empty without any."""
    counts = Counter(names)
    return ", ".join(f"{counts[good]} {words.text(f'good-{good}')}" for good in GOODS if counts[good])


def order(card: str, words: Words) -> str:
    """Name an order: `Visby: Beer + Fish`."""
    return f"{city(ORDERS[card].city, words)}: {goods(ORDERS[card].goods, words)}"


def pay(pays: Pay, words: Words) -> str:
    """Say what an order pays."""
    return words.text("pays", taler=pays.taler, points=pays.points)


def boon(material: Material, building: str, words: Words) -> str:
    """Say what a building does, with the room that the set gives it."""
    level, kontor = TILE_OF[building][1], material.kontor
    room = {"goods": kontor.goods[level], "taler": kontor.taler[level], "deck": material.deck[level]}
    return words.text(f"boon-{building}", **room)


def sector(parts: Sequence[str], words: Words) -> str:
    """Name a sector of the disc."""
    kind, *what = parts
    if kind in ("storm", "pirates"):
        return words.text(f"sector-{kind}", strength=int(what[0]))
    return words.text(f"sector-{kind}", goods=goods(what, words))
