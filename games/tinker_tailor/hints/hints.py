"""A rule-of-thumb player of Tinker Tailor: it takes the choice after which its hand is worth most."""

from __future__ import annotations

import random
from collections.abc import Mapping
from operator import add

from games.kernel.ask import Ask
from games.tinker_tailor.hints.outlook import TURN_POINTS, Outlook, turns_left, worth_of_hand
from games.tinker_tailor.hints.weighing import MOST_BOUGHT, weigh, worths
from games.tinker_tailor.material import GOODS, NUMBERS
from games.tinker_tailor.sections import scoring
from games.tinker_tailor.sections.shapes import NOTHING, Purchase, baskets, least_paid, payable
from games.tinker_tailor.state import TinkerTailor


class TinkerTailorHints:
    """See `games.kernel.game.Hints` and `Weighs`."""

    def policy(self, view: TinkerTailor, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take the offered choice of highest estimated worth; ties at random."""
        outlook = Outlook(view, seat)
        if isinstance(ask.shape, Purchase):
            return _purchase(outlook, ask.shape)
        worth = worths(outlook, ask)
        return max(ask.offered(), key=lambda choice: (worth(choice), rng.random()))

    def terms(self, view: TinkerTailor, seat: int, ask: Ask, choice: str) -> dict[str, float]:
        """Name what `policy` adds up for a choice, in points."""
        terms: dict[str, float] = {}
        for name, worth in weigh(Outlook(view, seat), ask)(choice):
            terms[name] = terms.get(name, 0.0) + worth
        return terms

    def most(self, view: TinkerTailor, seat: int, ask: Ask) -> Mapping[str, float]:
        """See `games.kernel.game.Bounds`: full series and sets of all goods, all money, and what that would buy."""
        printed = view.material
        series = sum(points[-1] for points in printed.points.values())
        sets = NUMBERS["set_points"] * min(printed.counts[kind] for kind in GOODS)
        return {"series": series, "sets": sets, "market": series + sets, "pile": series + sets, "money": series + sets}

    def come(self, view: TinkerTailor, seat: int) -> Mapping[str, float]:
        """See `games.kernel.game.Bounds`."""
        sheet = scoring.sheet_of(view, seat)
        return {"series": sum(sheet.kinds), "sets": sheet.sets, "money": sheet.money}

    def evaluate(self, view: TinkerTailor, seat: int) -> float:
        """Estimate the final score: the hand as it is, and what the turns to come will bring."""
        if view.sheet:
            return float(view.sheet[seat].total)
        known = _sees(view, seat)
        hand = scoring.sheet_of(view, seat).total if known else worth_of_hand(view.material, view.hand(seat))
        return hand + turns_left(view, seat) * TURN_POINTS[view.seats]


def _sees(view: TinkerTailor, seat: int) -> bool:
    return "?" not in view.hand(seat)


def _purchase(outlook: Outlook, shape: Purchase) -> str:
    """Buy the goods that bring more than they cost, paid with the least loss; at the most five of them."""
    best, chosen, sums = 0.0, None, payable(shape.hand, shape.till)
    for basket in baskets(shape.goods, shape.prices):
        paid = least_paid(sums, basket.cost)
        if paid is None or len(basket.goods) > MOST_BOUGHT:
            continue
        counts = tuple(map(add, outlook.counts, basket.counts))
        net = outlook.worth(counts, outlook.money - paid) - outlook.now
        if net > best:
            best, chosen = net, basket
    return shape.best(chosen.goods) or NOTHING if chosen else NOTHING
