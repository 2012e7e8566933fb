"""What a seat of Tinker Tailor can expect of its hand, from its view: the estimates behind the hints, in points.

A hand is worth its score, something for the next card of each kind it collects and for sets begun, and more for
money while there is time to spend it. The constants were set by playing matches between candidates.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence

from games.kernel.state import HIDDEN
from games.tinker_tailor.material import GOODS, NUMBERS, ORDER, Material, worth
from games.tinker_tailor.state import TinkerTailor

Parts = list[tuple[str, float]]
"""Named worths, in points; their sum is what is compared. The names are those of the texts `reason-NAME`."""
AHEAD = 0.15
"""How many cards of a kind a turn still to come is taken to bring: the more of a kind, the more each card is worth."""
SET_BEGUN = 0.85
"""How much of a set's points a full row but the last kind is worth, at the start of the game."""
COIN, COIN_TO_SPEND = 0.6, 1.4
"""Points that one in money is worth at the end, and how much more at the start."""
RANDOM_GOODS = 4.0
"""Points that an unknown goods card is taken for."""
TURN_POINTS = {2: 15.0, 3: 11.5, 4: 10.0, 5: 9.0, 6: 8.5}
"""Points that a turn still to come brings on average, by players; for `evaluate`."""


def total(parts: Parts) -> float:
    """Add up named worths in their order."""
    worth = 0.0
    for _, part in parts:
        worth += part
    return worth


class Outlook:
    """What one seat can expect of its hand; all worths are in points.

    `counts` are the goods in hand in the order of `GOODS`; `coin` is what one in money is worth.
    """

    __slots__ = (
        "_gains",
        "_rows",
        "_single",
        "coin",
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
        self.counts = tuple(map(view.goods[seat].cards.count, GOODS))
        self.money = worth(view.money[seat].cards)
        turns = turns_left(view, seat)
        self.left = turns / (view.rounds * (2 if view.seats == 2 else 1))
        self.coin = COIN + COIN_TO_SPEND * self.left
        self.tables, self._rows = expected_points(self.material, turns), rows_begun(self.left)
        self.now = self.worth(self.counts, self.money)
        self._single: dict[str, float] = {}
        self._gains: list[float] | None = None

    def worth(self, counts: Sequence[int], money: int) -> float:
        """Estimate what goods, as counts in the order of `GOODS`, and money are worth."""
        total, fewest = money * self.coin, min(counts)
        for table, count in zip(self.tables, counts, strict=True):
            total += table[count]
        return total + NUMBERS["set_points"] * (fewest + self._rows[len(counts) - counts.count(fewest)])

    def gain(self, cards: Iterable[str], without: Iterable[str] = ()) -> float:
        """Estimate what it brings to get these cards and to lose others."""
        counts, money = self._changed(list(self.counts), cards, without)
        return self.worth(counts, self.money + money) - self.now

    def _changed(self, counts: list[int], cards: Iterable[str], without: Iterable[str]) -> tuple[list[int], int]:
        """Return these counts with what goods change, and the money that comes or goes."""
        money = 0
        for sign, group in ((1, cards), (-1, without)):
            for card in group:
                if (place := ORDER[card]) < len(counts):
                    counts[place] += sign
                else:
                    money += sign * int(card)
        return counts, money

    def gains(self, cards: Sequence[str], without: Sequence[str] = ()) -> Parts:
        """Name the parts of `gain`: money, series, and sets for all the rest."""
        more, money = self._changed([0] * len(GOODS), cards, without)
        coins, series = money * self.coin, sum(map(self._series, range(len(GOODS)), more))
        return [("money", coins), ("series", series), ("sets", self.gain(cards, without) - coins - series)]

    def _series(self, place: int, more: int) -> float:
        """Estimate what more cards of a kind bring, sets apart."""
        table, had = self.tables[place], self.counts[place]
        return table[had + more] - table[had]

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
        return sum(coins[:count]) * self.coin

    def lowest_money(self) -> float:
        """Estimate the lowest money of the market."""
        return float(min(map(int, self.view.open_money()), default=0))

    def random_card(self, *, goods_only: bool = False) -> float:
        """Estimate a card drawn from the pile or stolen."""
        printed = self.material
        total = sum(self.gain_of(kind) * printed.counts[kind] for kind in GOODS) / len(printed.goods_cards)
        return total if goods_only else (total + printed.mean_coin * self.coin) / 2

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
def expected_points(material: Material, turns: int) -> tuple[tuple[float, ...], ...]:
    """Return per kind what each number of cards is worth, if turns to come still add some of the kind."""
    more = AHEAD * turns
    found = []
    for kind in GOODS:
        points = material.points[kind]
        worths = [_between(points, count + more) - _between(points, more) for count in range(len(points))]
        found.append((*worths, *worths[-1:] * (material.counts[kind] + 2)))  # more than there are bring no more
    return tuple(found)


@functools.lru_cache(64)
def rows_begun(left: float) -> tuple[float, ...]:
    """Return what part of a set a row is worth, by its kinds, while this share of the game is left."""
    shares = [kinds / (len(GOODS) - 1) for kinds in range(len(GOODS))]
    return tuple(SET_BEGUN * left * share * share for share in shares)


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
