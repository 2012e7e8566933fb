"""A rule-of-thumb player of Tallinn: it takes the choice after which its outlook is best."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from games.kernel.ask import Ask, picked_items
from games.kernel.worlds import misjudge
from games.tallinn.hints.chances import Parts
from games.tallinn.hints.outlook import FUTURE_CONTEST, Outlook, total
from games.tallinn.material import CARDS, FACTIONS, NUMBERS
from games.tallinn.sections import scoring
from games.tallinn.sections.shapes import Gift
from games.tallinn.state import Tallinn

WASTED = 1000.0
"""What it costs to give up a card that could be kept: more than it could ever bring."""


class TallinnHints:
    """See `games.kernel.game.Hints`, `Weighs` and `Wavers`."""

    def policy(self, view: Tallinn, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take the offered choice of highest estimated worth; ties at random.

        It never exchanges cards: every card is drawn in the end anyway, and the point would only change the order.
        """
        if ask.section == "exchange":
            return "none"
        worth = _weigh(Outlook(view, seat), ask.section)
        return max(sensible(ask), key=lambda choice: (total(worth(choice)), rng.random()))

    def waver(self, view: Tallinn, seat: int, ask: Ask, rng: random.Random, by: float) -> str:
        """Take the choice of highest worth where each is misjudged by some points."""
        if ask.section == "exchange":
            return "none"
        worth = _weigh(Outlook(view, seat), ask.section)
        return max(sensible(ask), key=lambda choice: total(worth(choice)) + misjudge(rng, by))

    def terms(self, view: Tallinn, seat: int, ask: Ask, choice: str) -> dict[str, float]:
        """Name what `policy` adds up for a choice, in victory points."""
        terms: dict[str, float] = {"waste": -WASTED} if _is_wasteful(ask, choice) else {}
        for name, worth in _weigh(Outlook(view, seat), ask.section)(choice):
            terms[name] = terms.get(name, 0.0) + worth
        return terms

    def most(self, view: Tallinn, seat: int, ask: Ask) -> Mapping[str, float]:
        """See `games.kernel.game.Bounds`: each comparison with each opponent is won instead of lost."""
        rivals, contest = view.seats - 1, NUMBERS["contest_more"] * (view.seats - 1)
        to_come = range(view.scored_levels() + 1, len(view.chronicles) + 1)
        steps = [step.times for level in to_come for step in view.chronicle(level).steps(level)[-1:]]
        return {
            "contest": contest,
            "later": contest,
            "rows": (NUMBERS["final_more"] + 2 * NUMBERS["lead_payment"]) * len(FACTIONS) * rivals,
            "tower": NUMBERS["tower_more"] * rivals,
            "chronicles": sum(steps) * view.seats,
            "points": max(NUMBERS["exchange_price"] * len(view.hands[seat]), sum(steps) * view.seats),
        }

    def come(self, view: Tallinn, seat: int) -> Mapping[str, float]:
        """See `games.kernel.game.Bounds`."""
        sheet = view.sheet[seat] if view.sheet else None
        rows = sheet.merchants + sheet.knights + sheet.monks + sheet.lead if sheet else 0
        towers, chronicles = sheet.towers if sheet else 0, scoring.chronicle_points(view, seat)
        return {"rows": rows, "tower": towers, "chronicles": chronicles}

    def evaluate(self, view: Tallinn, seat: int) -> float:
        """Estimate the final score: points now, contests to come, Chronicles and final scoring as they look now."""
        if view.sheet:
            return float(view.sheet[seat].total)
        outlook = Outlook(view, seat)
        contests = FUTURE_CONTEST * outlook.cards_left * len(view.material.contest_cards & set(CARDS)) / len(CARDS)
        return view.points[seat] + contests * (view.seats - 1) + outlook.now()


def _weigh(outlook: Outlook, section: str) -> Callable[[str], Parts]:
    return {
        "exchange": _price,
        "choose_card": outlook.after_half,
        "name_faction": outlook.of_named_faction,
        "build_tower": outlook.after_tower,
        "give_up": outlook.after_gift,
        "send_tied_envoys": outlook.of_envoys,
    }[section]


def _price(choice: str) -> Parts:
    return [("points", -NUMBERS["exchange_price"] * len(picked_items(choice)))]


def sensible(ask: Ask) -> list[str]:
    """List the offered choices without those that give up more cards than a Chronicle needs."""
    return [choice for choice in ask.offered() if not _is_wasteful(ask, choice)]


def _is_wasteful(ask: Ask, choice: str) -> bool:
    return isinstance(ask.shape, Gift) and ask.shape.spares(choice)
