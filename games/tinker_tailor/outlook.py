"""What a seat of Tinker Tailor can expect, from its view: the estimates behind the hints, in points.

A hand is worth its score, something for the next card of each kind it collects and for sets begun, and more for
money while there is time to spend it. The constants were set by playing matches between candidates.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Sequence

from games.kernel.state import HIDDEN
from games.tinker_tailor.material import (
    GOODS,
    GOODS_CARDS,
    NUMBERS,
    POINTS,
    PRICES,
    ROLE_NUMBERS,
)
from games.tinker_tailor.state import TinkerTailor

AHEAD = 0.15
"""How many cards of a kind a turn still to come is taken to bring: the more of a kind, the more each card is worth."""
SET_BEGUN = 0.85
"""How much of a set's points a full row but the last kind is worth, at the start of the game."""
COIN, COIN_TO_SPEND = 0.6, 1.4
"""Points that one in money is worth at the end, and how much more at the start."""
KIND_COUNTS = tuple((kind, GOODS_CARDS.count(kind)) for kind in GOODS)
RANDOM_GOODS = 4.0
"""Points that an unknown goods card is taken for."""
DONATED, SETTLED = 0.72, 0.4
"""Share of an unknown card's worth that a donor gives, and one who has settled in advance what to give."""
TRUST = {"jailer": 1.15, "outlaw": 0.9, "preacher": 0.93, "rich_man": 0.93, "actor": 1.08, "merchant": 1.05}
"""Corrections of roles that the balance report (RULES.md) showed to be taken too rarely or too often."""
GUARD = 2.0
"""What it is worth to be guarded for a round."""
TURN_POINTS = {2: 15.0, 3: 11.5, 4: 10.0, 5: 9.0, 6: 8.5}
"""Points that a turn still to come brings on average, by players; for `evaluate`."""


class Outlook:
    """What one seat can expect of its hand; all worths are in points."""

    __slots__ = ("_single", "_worths", "counts", "left", "money", "now", "seat", "tables", "view")

    def __init__(self, view: TinkerTailor, seat: int) -> None:
        self.view, self.seat = view, seat
        self.counts = Counter(view.goods[seat].cards)
        self.money = sum(map(int, view.money[seat].cards))
        self.left = turns_left(view, seat) / (view.rounds * (2 if view.seats == 2 else 1))
        self.tables = expected_points(turns_left(view, seat))
        self.now = self.worth(self.counts, self.money)
        self._single: dict[str, float] = {}
        self._worths: dict[str, float] = {}

    def worth(self, counts: Counter[str], money: int) -> float:
        """Estimate what goods and money are worth."""
        total, fewest = money * (COIN + COIN_TO_SPEND * self.left), 99
        for kind, table in self.tables.items():
            count = counts[kind]
            fewest = min(fewest, count)
            total += table[min(count, len(table) - 1)]
        begun = sum(counts[kind] > fewest for kind in GOODS) / (len(GOODS) - 1)
        return total + NUMBERS["set_points"] * (fewest + SET_BEGUN * self.left * begun * begun)

    def gain(self, cards: Iterable[str], without: Iterable[str] = ()) -> float:
        """Estimate what it brings to get these cards and to lose others."""
        counts, money = self.counts.copy(), self.money
        for sign, group in ((1, cards), (-1, without)):
            for card in group:
                if card in PRICES:
                    counts[card] += sign
                else:
                    money += sign * int(card)
        return self.worth(counts, money) - self.now

    def gain_of(self, card: str) -> float:
        """Estimate what it brings to get one card; cached, as roles and purchases ask for it again and again."""
        if card not in self._single:
            self._single[card] = self.gain([card])
        return self._single[card]

    def best_goods(self, count: int = 1) -> float:
        """Estimate the best goods that can be taken from the market as it lies."""
        gains = sorted((self.gain_of(card) for card in self.view.open_goods()), reverse=True)
        return sum(gains[:count])

    def best_money(self, count: int = 1) -> float:
        """Estimate the highest money that can be taken from the market as it lies."""
        coins = sorted(map(int, self.view.open_money()), reverse=True)
        return sum(coins[:count]) * (COIN + COIN_TO_SPEND * self.left)

    def random_card(self, *, goods_only: bool = False) -> float:
        """Estimate a card drawn from the pile or stolen."""
        total = sum(self.gain_of(kind) * count for kind, count in KIND_COUNTS) / len(GOODS_CARDS)
        return total if goods_only else (total + 3 * (COIN + COIN_TO_SPEND * self.left)) / 2

    def of_role(self, role: str) -> float:
        """Estimate what a role brings."""
        if not self._worths:
            worths = self._of_roles(hurt=0.25)
            self._worths = {name: worth * TRUST.get(name, 1.0) for name, worth in worths.items()}
        return self._worths[role]

    def _of_roles(self, *, hurt: float) -> dict[str, float]:
        """Estimate what each role brings; `hurt` is how much an opponent's loss counts."""
        one, two = self.best_goods(), self.best_goods(2)
        coin, low = self.best_money(), min(map(int, self.view.open_money()), default=0)
        drawn, others = self.random_card(goods_only=True), self.view.seats - 1
        either = self.random_card()
        return {
            "tinker": one + coin + 1,
            "tailor": self._with_kind("cloth"),
            "soldier": one + low + GUARD,
            "sailor": self._with_kind("fish"),
            "rich_man": self.best_money(ROLE_NUMBERS["rich_man"]["money"]),
            "poor_man": one + coin * 0.6,
            "beggar_man": 2
            + self._donations() * either
            + (coin if others < ROLE_NUMBERS["beggar_man"]["donors"] else 0),
            "thief": min(2, others) * either * (0.9 + hurt)
            + (coin if others < ROLE_NUMBERS["thief"]["victims"] else 0),
            "preacher": coin + two - (one * 0.5 if others > 1 else drawn * 1.3),
            "pirate": max(two, one + coin) * 0.85,
            "outlaw": 2 * drawn * (0.9 + hurt) + 2,
            "jailer": one + max(one * 0.8, coin * 0.8),
            "old_man": 2.7 * drawn,
            "young_man": two * 0.93,
            "merchant": one + low + 4,
            "witch": one + hurt * others,
            "actor": one + coin,
        }

    def _donations(self) -> float:
        """Estimate what the Beggar gets from three donors; one with a standing answer gives little."""
        shares = [SETTLED if self.view.preset[other] else DONATED for other in self.view.others(self.seat)]
        return sum(sorted(shares, reverse=True)[: ROLE_NUMBERS["beggar_man"]["donors"]])

    def _with_kind(self, kind: str) -> float:
        """Estimate a card of this kind, or any where there is none, and the best other one."""
        first = self.gain_of(kind) if kind in self.view.open_goods() else self.best_goods()
        return first + self.best_goods() * 0.9

    def of_named_kind(self, kind: str) -> float:
        """Estimate how much others lose when the Witch names this kind."""
        s, total = self.view, 0.0
        for other in s.others(self.seat):
            held = s.goods[other].cards
            known = held.count(kind)
            unknown = held.count(HIDDEN) * GOODS_CARDS.count(kind) / len(GOODS_CARDS)
            total += min(1.0, known + unknown) * (1 + 0.3 * known)
        return total * PRICES[kind]


@functools.lru_cache(64)
def expected_points(turns: int) -> dict[str, tuple[float, ...]]:
    """Return per kind what each number of cards is worth, if turns to come still add some of the kind."""
    more = AHEAD * turns
    return {
        kind: tuple(_between(points, count + more) - _between(points, more) for count in range(len(points)))
        for kind, points in POINTS.items()
    }


def _between(points: Sequence[int], count: float) -> float:
    """Interpolate a table of points between its entries."""
    low = min(int(count), len(points) - 1)
    high = min(low + 1, len(points) - 1)
    return points[low] + (points[high] - points[low]) * (count - low)


def turns_left(view: TinkerTailor, seat: int) -> int:
    """Count the roles a seat has still to play, the present one not included."""
    each = 2 if view.seats == 2 else 1
    return (view.rounds - view.round) * each + max(0, each - len(view.shown[seat]))


def worth_of_hand(cards: Sequence[str]) -> float:
    """Estimate a hand of others: known cards by their price, unknown ones by the average."""
    return sum(
        RANDOM_GOODS if card == HIDDEN else PRICES[card] + 1 if card in PRICES else int(card) * COIN for card in cards
    )
