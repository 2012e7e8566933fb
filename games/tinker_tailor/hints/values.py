"""What the values of Tinker Tailor are learned from: all hands at the end of a round, and how far the game is."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.game import compared
from games.kernel.state import HIDDEN
from games.tinker_tailor.hints.outlook import COIN, COIN_TO_SPEND, expected_points, rows_begun, turns_left
from games.tinker_tailor.material import GOODS, NUMBERS, worth
from games.tinker_tailor.sections import scoring
from games.tinker_tailor.state import TinkerTailor


class TinkerTailorValues:
    """See `games.kernel.game.Values`."""

    def options(self, view: TinkerTailor) -> Mapping[str, str]:
        """Return what changes scores and losses; whether hand sizes are shown does not change what they are worth."""
        return {"money_rounding": "card" if view.per_card else "sum", "jailer": "keep" if view.keep else "discard"}

    def features(self, view: TinkerTailor, seat: int) -> dict[str, float]:
        """Compare the own hand and the best of the others with all others, also by the share of the game left."""
        left = (view.rounds - view.round + 1) / view.rounds
        own, *others = (_hand(view, each) for each in (seat, *view.others(seat)))
        return {"start": float(view.start == seat), "left": left} | compared(own, others, left)


def _hand(view: TinkerTailor, seat: int) -> dict[str, float]:
    """Count what is known of a hand: its worth as the hints see it, points, sets, money and goods."""
    goods, money = ([card for card in part[seat].cards if card != HIDDEN] for part in (view.goods, view.money))
    counts, turns, coins = [goods.count(kind) for kind in GOODS], turns_left(view, seat), worth(money)
    left, fewest = turns / (view.rounds * (2 if view.seats == 2 else 1)), min(counts)
    sets = NUMBERS["set_points"] * (fewest + rows_begun(left)[len(counts) - counts.count(fewest)])
    series = sum(table[count] for table, count in zip(expected_points(view.material, turns), counts, strict=True))
    points = scoring.sheet(view.material, goods, money, per_card=view.per_card).total
    return {
        "worth": series + sets + coins * (COIN + COIN_TO_SPEND * left),
        "points": float(points),
        "sets": sets,
        "money": float(coins),
        "goods": float(len(goods)),
    }
