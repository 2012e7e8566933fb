"""Spielende und Wertung: the points of a hand, and who wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.kernel.state import Result
from games.tinker_tailor.material import GOODS, NUMBERS, Material, worth
from games.tinker_tailor.state import Sheet, TinkerTailor


def kind_points(material: Material, kind: str, count: int) -> int:
    """Score so many goods of one kind; beyond eight they bring no more (1.)."""
    return material.points[kind][min(count, NUMBERS["most_same"])]


def money_points(money: Sequence[str], *, per_card: bool) -> int:
    """Score half of the money, rounded up: on the sum, or card by card (3.)."""
    share = NUMBERS["money_share"]
    return sum(-(-int(card) // share) for card in money) if per_card else -(-worth(money) // share)


def sheet(material: Material, goods: Sequence[str], money: Sequence[str], *, per_card: bool = False) -> Sheet:
    """Score a hand; goods count for their kind and for full sets alike."""
    count = Counter(goods)
    sets = min(count[kind] for kind in GOODS) * NUMBERS["set_points"]
    kinds = tuple(kind_points(material, kind, count[kind]) for kind in GOODS)
    return Sheet(kinds, sets, money_points(money, per_card=per_card))


def sheet_of(s: TinkerTailor, seat: int) -> Sheet:
    """Score a seat's hand as it is now."""
    return sheet(s.material, s.goods[seat].cards, s.money[seat].cards, per_card=s.per_card)


def gain(s: TinkerTailor, seat: int, kind: str) -> int:
    """Tell what one more card of a kind would bring a seat at the end."""
    more = sheet(s.material, [*s.goods[seat].cards, kind], s.money[seat].cards, per_card=s.per_card)
    return more.total - sheet_of(s, seat).total


def result(s: TinkerTailor) -> Result:
    """Find the winners: most points, then most gems, wine, cloth, fish, bread; then the victory is shared."""
    scores = tuple(line.total for line in s.sheet)
    tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(tied) == 1:
        return Result(scores, tuple(tied))
    for kind in reversed(GOODS):
        counts = {seat: s.goods[seat].cards.count(kind) for seat in tied}
        best = [seat for seat in tied if counts[seat] == max(counts.values())]
        if len(best) == 1:
            return Result(scores, tuple(best), f"tiebreak-{kind}")
        tied = best
    return Result(scores, tuple(tied), "tiebreak-shared")
