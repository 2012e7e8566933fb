"""Shapes of choices: cards of a row, and a purchase with goods, payment and change at once."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import mul
from typing import NamedTuple

from games.kernel.ask import OneOf, Parts, Pick, Shape
from games.tinker_tailor.material import GOODS, ORDER, Material, in_order, worth

Cards = tuple[str, ...]
NOTHING = "none"


def choice_of(cards: list[str], count: int) -> Shape:
    """Offer to take `count` of these cards, or all if there are fewer; there must be at least one."""
    if count == 1:
        return OneOf(tuple(dict.fromkeys(in_order(cards))))
    count = min(count, len(cards))
    return Pick(tuple(in_order(cards)), count, count)


@dataclass(frozen=True, slots=True)
class Purchase(Parts):
    """Buy goods of the market, pay with cards of the hand, take change from the market: `wine/5/1`, or `none`.

    A legal purchase has at least one goods card, pays at least prices and change, and pays no superfluous card:
    without any one of them it would not be enough. `prices` are in the order of `GOODS`.
    """

    prices: tuple[int, ...] = ()

    @classmethod
    def of(cls, material: Material, goods: Sequence[str], hand: Sequence[str], change: Sequence[str]) -> Purchase:
        """Offer these market goods for money of the hand, with this money of the market as change."""
        groups = (("goods", goods), ("paid", hand), ("change", change))
        prices = tuple(material.prices[kind] for kind in GOODS)
        return cls(tuple((name, tuple(in_order(cards))) for name, cards in groups), prices)

    @property
    def goods(self) -> Cards:
        """List the goods for sale, sorted."""
        return self.groups[0][1]

    @property
    def hand(self) -> Cards:
        """List the money one has, sorted."""
        return self.groups[1][1]

    @property
    def till(self) -> Cards:
        """List the money that may be taken as change, sorted."""
        return self.groups[2][1]

    def cost(self, goods: Sequence[str]) -> int:
        """Add up the prices of goods."""
        return sum(self.prices[ORDER[kind]] for kind in goods)

    def accepts(self, parts: list[list[str]]) -> bool:
        """Tell whether these goods, payment and change are a legal purchase, or nothing at all."""
        goods, paid, change = parts
        if not goods:
            return not paid and not change
        spare = worth(paid) - self.cost(goods) - worth(change)
        return spare >= 0 and all(spare < int(card) for card in paid)

    def sample(self, rng: random.Random) -> str:
        """Draw goods, now and then change, then a payment; nothing if that cannot be paid."""
        most = min(len(self.goods), 1 + (rng.random() < 0.4))
        goods = rng.sample(self.goods, most)
        change = rng.sample(self.till, 1) if self.till and rng.random() < 0.5 else []
        ways = payments(self.hand, self.cost(goods) + worth(change)) or payments(self.hand, self.cost(goods[:1]))
        if not ways or rng.random() < 0.2:
            return NOTHING
        paid = list(ways[int(rng.random() * len(ways))])
        for parts in ([goods, paid, change], [goods[:1], paid, []]):
            if self.accepts(parts):
                return self.joined(parts)
        return NOTHING

    def listed(self) -> Iterator[str]:
        """List `none`, then fewer goods first and less change first."""
        yield NOTHING
        most = worth(self.hand)
        for goods in subsets(self.goods):
            room = most - self.cost(goods)
            if goods and room >= 0:
                for change in subsets(self.till):
                    if worth(change) <= room:
                        for paid in payments(self.hand, self.cost(goods) + worth(change)):
                            yield self.joined([list(goods), list(paid), list(change)])

    def best(self, goods: Sequence[str]) -> str | None:
        """Return a way to buy these goods that loses least, then takes least change; None if they cost too much."""
        ways = cheapest(self.hand, self.till, self.cost(goods))
        return self.joined([list(goods), *map(list, ways)]) if ways else None

    def sensible(self) -> Iterator[str]:
        """List `none` and every set of goods that can be paid for, fewer goods first, each paid in the best way."""
        yield NOTHING
        sets = [goods for goods in subsets(self.goods) if goods and self.cost(goods) <= worth(self.hand)]
        yield from filter(None, map(self.best, sets))


@functools.lru_cache(4096)
def cheapest(hand: Cards, till: Cards, cost: int) -> tuple[Cards, Cards] | None:
    """Return payment and change with the least loss, then the least change; None if the hand cannot pay."""
    found: tuple[int, Cards, Cards] | None = None
    for change in subsets(till):
        due = cost + worth(change)
        for paid in payments(hand, due):
            loss = worth(paid) - due
            if found is None or loss < found[0]:
                found = (loss, paid, change)
            if loss == 0:
                return paid, change
    return found[1:] if found else None


@functools.lru_cache(4096)
def payments(hand: Cards, cost: int) -> tuple[Cards, ...]:
    """List the ways to pay at least `cost` without a superfluous card, from a sorted hand, each once."""
    found: list[Cards] = []

    def extend(paid: Cards, start: int, total: int) -> None:
        if paid and total >= cost:
            if total - int(paid[0]) < cost:  # the smallest card comes first
                found.append(paid)
            return
        for where in range(start, len(hand)):
            if where == start or hand[where] != hand[where - 1]:
                extend((*paid, hand[where]), where + 1, total + int(hand[where]))

    extend((), 0, 0)
    return tuple(found)


@functools.lru_cache(4096)
def subsets(cards: Cards) -> tuple[Cards, ...]:
    """List all parts of sorted cards, each once, fewer cards first; the empty one comes first."""
    found: set[Cards] = {()}
    for card in cards:
        found |= {(*part, card) for part in found}
    return tuple(sorted(found, key=lambda part: (len(part), [ORDER[card] for card in part])))


class Basket(NamedTuple):
    """Goods to buy, how many of each kind, in the order of `GOODS`, and what they cost."""

    goods: Cards
    counts: tuple[int, ...]
    cost: int


@functools.lru_cache(512)
def baskets(goods: Cards, prices: tuple[int, ...]) -> tuple[Basket, ...]:
    """List what can be bought of sorted goods, fewer first."""
    found = []
    for part in subsets(goods)[1:]:
        counts = tuple(map(part.count, GOODS))
        found.append(Basket(part, counts, sum(map(mul, counts, prices))))
    return tuple(found)


@functools.lru_cache(512)
def payable(hand: Cards, till: Cards) -> int:
    """Return a number whose bit n is set where the hand can lose exactly n: what it pays less the change."""
    paid, back, sums = _sums(hand), _sums(till), 0
    for change in range(back.bit_length()):
        if back >> change & 1:
            sums |= paid >> change
    return sums


def _sums(cards: Cards) -> int:
    """Return a number whose bit n is set where some of these cards add up to n."""
    sums = 1
    for card in cards:
        sums |= sums << int(card)
    return sums


def least_paid(sums: int, cost: int) -> int | None:
    """Return the least sum of `payable` that is enough for a cost; None if there is none."""
    enough = sums >> cost
    return cost + (enough & -enough).bit_length() - 1 if enough else None
