"""What a seat of Tinker Tailor can expect, from its view: the estimates behind the hints, in points.

A hand is worth its score, something for the next card of each kind it collects and for sets begun, and more for
money while there is time to spend it. The constants were set by playing matches between candidates.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Sequence

from games.kernel.state import HIDDEN
from games.tinker_tailor.material import GOODS, NUMBERS, Material
from games.tinker_tailor.state import TinkerTailor

AHEAD = 0.15
"""How many cards of a kind a turn still to come is taken to bring: the more of a kind, the more each card is worth."""
SET_BEGUN = 0.85
"""How much of a set's points a full row but the last kind is worth, at the start of the game."""
COIN, COIN_TO_SPEND = 0.6, 1.4
"""Points that one in money is worth at the end, and how much more at the start."""
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

    __slots__ = (
        "_gains",
        "_single",
        "_worths",
        "counts",
        "left",
        "material",
        "money",
        "now",
        "seat",
        "tables",
        "view",
    )

    def __init__(self, view: TinkerTailor, seat: int) -> None:
        self.view, self.seat, self.material = view, seat, view.material
        self.counts = Counter(view.goods[seat].cards)
        self.money = sum(map(int, view.money[seat].cards))
        self.left = turns_left(view, seat) / (view.rounds * (2 if view.seats == 2 else 1))
        self.tables = expected_points(self.material, turns_left(view, seat))
        self.now = self.worth(self.counts, self.money)
        self._single: dict[str, float] = {}
        self._worths: dict[str, float] = {}
        self._gains: list[float] | None = None

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
                if card in GOODS:
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
        if self._gains is None:
            self._gains = sorted((self.gain_of(card) for card in self.view.open_goods()), reverse=True)
        return sum(self._gains[:count])

    def best_money(self, count: int = 1) -> float:
        """Estimate the highest money that can be taken from the market as it lies."""
        coins = sorted(map(int, self.view.open_money()), reverse=True)
        return sum(coins[:count]) * (COIN + COIN_TO_SPEND * self.left)

    def random_card(self, *, goods_only: bool = False) -> float:
        """Estimate a card drawn from the pile or stolen."""
        printed = self.material
        total = sum(self.gain_of(kind) * printed.counts[kind] for kind in GOODS) / len(printed.goods_cards)
        return total if goods_only else (total + printed.mean_coin * (COIN + COIN_TO_SPEND * self.left)) / 2

    def of_role(self, role: str) -> float:
        """Estimate what a role brings."""
        if not self._worths:
            worths = self._of_roles(hurt=0.25)
            self._worths = {name: worth * TRUST.get(name, 1.0) for name, worth in worths.items()}
        return self._worths[role]

    def _of_roles(self, *, hurt: float) -> dict[str, float]:
        """Estimate what each role brings; `hurt` is how much an opponent's loss counts."""
        goods, money, numbers = self.best_goods, self.best_money, self.material.role_numbers
        one, coin, low = goods(), money(), min(map(int, self.view.open_money()), default=0)
        drawn, others = self.random_card(goods_only=True), self.view.seats - 1
        either = self.random_card()
        beggar, thief, preacher = numbers["beggar_man"], numbers["thief"], numbers["preacher"]
        pirate, jailer, old_man = numbers["pirate"]["cards"], numbers["jailer"], numbers["old_man"]
        return {
            "tinker": goods(numbers["tinker"]["goods"]) + money(numbers["tinker"]["money"]) + 1,
            "tailor": self._with_kind("cloth", numbers["tailor"]["more"]),
            "soldier": goods(numbers["soldier"]["goods"]) + low + GUARD,
            "sailor": self._with_kind("fish", numbers["sailor"]["more"]),
            "rich_man": money(numbers["rich_man"]["money"]),
            "poor_man": goods(numbers["poor_man"]["goods"]) + coin * 0.6,
            "beggar_man": 2 + self._donations() * either + (money(beggar["money"]) if others < beggar["donors"] else 0),
            "thief": min(thief["victims"], others) * either * (0.9 + hurt)
            + (money(thief["money"]) if others < thief["victims"] else 0),
            "preacher": money(preacher["money"])
            + goods(preacher["goods"])
            - (one * 0.5 if others > 1 else drawn * 1.3),
            "pirate": max(goods(pirate), goods(pirate - 1) + coin) * 0.85,
            "outlaw": numbers["outlaw"]["goods"] * drawn * (0.9 + hurt) + 2,
            "jailer": goods(jailer["goods"]) + max(goods(jailer["cards"]) * 0.8, money(jailer["cards"]) * 0.8),
            "old_man": (1 + 0.175 * (old_man["draw"] - old_man["keep"])) * old_man["keep"] * drawn,
            "young_man": goods(numbers["young_man"]["goods"]) * 0.93,
            "merchant": goods(numbers["merchant"]["goods"]) + low + 2 * numbers["merchant"]["swaps"],
            "witch": goods(numbers["witch"]["goods"]) + hurt * others * numbers["witch"]["each"],
            "actor": one + coin,
        }

    def _donations(self) -> float:
        """Estimate what the Beggar gets from three donors; one with a standing answer gives little."""
        shares = [SETTLED if self.view.preset[other] else DONATED for other in self.view.others(self.seat)]
        return sum(sorted(shares, reverse=True)[: self.material.role_numbers["beggar_man"]["donors"]])

    def _with_kind(self, kind: str, more: int) -> float:
        """Estimate a card of this kind, or any where there is none, and the best other ones."""
        first = self.gain_of(kind) if kind in self.view.open_goods() else self.best_goods()
        return first + self.best_goods(more) * 0.9

    def of_named_kind(self, kind: str) -> float:
        """Estimate how much others lose when the Witch names this kind."""
        s, total, printed = self.view, 0.0, self.material
        share = printed.counts[kind] / len(printed.goods_cards)
        for other in s.others(self.seat):
            held = s.goods[other].cards
            known = held.count(kind)
            unknown = held.count(HIDDEN) * share
            total += min(1.0, known + unknown) * (1 + 0.3 * known)
        return total * printed.prices[kind]


@functools.lru_cache(64)
def expected_points(material: Material, turns: int) -> dict[str, tuple[float, ...]]:
    """Return per kind what each number of cards is worth, if turns to come still add some of the kind."""
    more = AHEAD * turns
    return {
        kind: tuple(_between(points, count + more) - _between(points, more) for count in range(len(points)))
        for kind, points in material.points.items()
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


def worth_of_hand(material: Material, cards: Sequence[str]) -> float:
    """Estimate a hand of others: known cards by their price, unknown ones by the average."""
    prices = material.prices
    return sum(
        RANDOM_GOODS if card == HIDDEN else prices[card] + 1 if card in prices else int(card) * COIN for card in cards
    )
