"""What a seat of Tinker Tailor can expect, from its view: the estimates behind the hints, in points.

A hand is worth its score, something for the next card of each kind it collects and for sets begun, and more for
money while there is time to spend it. The constants were set by playing matches between candidates.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.kernel.state import HIDDEN
from games.tinker_tailor.material import (
    GOODS,
    GOODS_CARDS,
    NUMBERS,
    POINTS,
    PRICES,
    RANK,
    ROLE_NUMBERS,
)
from games.tinker_tailor.state import TinkerTailor

NEXT_CARD = 0.8
"""How much of the next card's points a kind is worth already, at the start of the game."""
SET_BEGUN = 0.7
"""How much of a set's points a full row but the last kind is worth, at the start of the game."""
COIN, COIN_TO_SPEND = 0.5, 0.65
"""Points that one in money is worth at the end, and how much more at the start."""
RANDOM_GOODS = 4.0
"""Points that an unknown goods card is taken for."""
TURN_POINTS = {2: 9.5, 3: 8.0, 4: 6.5, 5: 6.0, 6: 5.5}
"""Points that a turn still to come brings on average, by players; for `evaluate`."""


class Outlook:
    """What one seat can expect of its hand; all worths are in points."""

    __slots__ = ("counts", "left", "money", "now", "seat", "view")

    def __init__(self, view: TinkerTailor, seat: int) -> None:
        self.view, self.seat = view, seat
        self.counts = Counter(view.goods[seat].cards)
        self.money = sum(map(int, view.money[seat].cards))
        self.left = turns_left(view, seat) / (view.rounds * (2 if view.seats == 2 else 1))
        self.now = self.worth(self.counts, self.money)

    def worth(self, counts: Counter[str], money: int) -> float:
        """Estimate what goods and money are worth."""
        total, fewest = money * (COIN + COIN_TO_SPEND * self.left), 99
        for kind, points in POINTS.items():
            count = counts[kind]
            fewest = min(fewest, count)
            if count < len(points) - 1:
                total += points[count] + (points[count + 1] - points[count]) * NEXT_CARD * self.left * (count > 0)
            else:
                total += points[-1]
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

    def best_goods(self, count: int = 1) -> float:
        """Estimate the best goods that can be taken from the market as it lies."""
        gains = sorted((self.gain([card]) for card in self.view.open_goods()), reverse=True)
        return sum(gains[:count])

    def best_money(self, count: int = 1) -> float:
        """Estimate the highest money that can be taken from the market as it lies."""
        coins = sorted(map(int, self.view.open_money()), reverse=True)
        return sum(coins[:count]) * (COIN + COIN_TO_SPEND * self.left)

    def random_card(self, *, goods_only: bool = False) -> float:
        """Estimate a card drawn from the pile or stolen."""
        total = sum(self.gain([kind]) * GOODS_CARDS.count(kind) for kind in GOODS) / len(GOODS_CARDS)
        return total if goods_only else (total + 3 * (COIN + COIN_TO_SPEND * self.left)) / 2

    def of_role(self, role: str, *, hurt: float = 0.25) -> float:
        """Estimate what a role brings; `hurt` is how much an opponent's loss counts."""
        one, two = self.best_goods(), self.best_goods(2)
        coin, low = self.best_money(), min(map(int, self.view.open_money()), default=0)
        drawn, others = self.random_card(goods_only=True), self.view.seats - 1
        either = self.random_card()
        worths = {
            "tinker": one + coin,
            "tailor": two * 0.9,
            "soldier": one + low + 1,
            "sailor": two * 0.85,
            "rich_man": self.best_money(ROLE_NUMBERS["rich_man"]["money"]) - 2,
            "poor_man": one + coin * 0.6,
            "beggar_man": min(3, others) * 0.55 * either
            + (coin if others < ROLE_NUMBERS["beggar_man"]["donors"] else 0),
            "thief": min(2, others) * either * (1 + hurt) + (coin if others < ROLE_NUMBERS["thief"]["victims"] else 0),
            "preacher": coin + two - (drawn * 0.5 if others > 1 else drawn),
            "pirate": max(two, one + coin),
            "outlaw": 2 * drawn * (1 + hurt),
            "jailer": one + max(one * 0.8, coin * 0.8),
            "old_man": 2.3 * drawn,
            "young_man": two * 0.95,
            "merchant": one + low + 1.5,
            "witch": one + hurt * others * 2,
            "actor": one + coin,
        }
        return worths.get(role, -1.0)  # the offer to settle a gift in advance, which the first hints did not know

    def of_kind_named(self, kind: str) -> float:
        """Estimate how much others lose when the Witch names this kind."""
        s, total = self.view, 0.0
        for other in s.others(self.seat):
            held = s.goods[other].cards
            known = held.count(kind)
            unknown = held.count(HIDDEN) * GOODS_CARDS.count(kind) / len(GOODS_CARDS)
            total += min(1.0, known + unknown) * (1 + 0.3 * known)
        return total * PRICES[kind]


def turns_left(view: TinkerTailor, seat: int) -> int:
    """Count the roles a seat has still to play, the present one not included."""
    each = 2 if view.seats == 2 else 1
    return (view.rounds - view.round) * each + max(0, each - len(view.shown[seat]))


def known_worth(cards: Sequence[str]) -> float:
    """Estimate a hand of others: known cards by their price, unknown ones by the average."""
    return sum(
        RANDOM_GOODS if card == HIDDEN else PRICES[card] + 1 if card in PRICES else int(card) * COIN for card in cards
    )


def in_time(view: TinkerTailor, role: str) -> bool:
    """Tell whether a role is still to be called in this round."""
    return RANK[role] >= view.called
