"""A rule-of-thumb player of Tallinn: it takes the choice after which its outlook is best."""

from __future__ import annotations

import random
from collections.abc import Callable

from games.kernel.ask import Ask
from games.tallinn.material import CARDS
from games.tallinn.outlook import FUTURE_CONTEST, Outlook
from games.tallinn.shapes import Gift
from games.tallinn.state import Tallinn


class TallinnHints:
    """See `games.kernel.game.Hints`."""

    def policy(self, view: Tallinn, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take the offered choice of highest estimated worth; ties at random.

        It never exchanges cards: every card is drawn in the end anyway, and the point would only change the order.
        """
        if ask.section == "exchange":
            return "none"
        worth = self._worth(Outlook(view, seat), ask.section)
        return max(sensible(ask), key=lambda choice: (worth(choice), rng.random()))

    def _worth(self, outlook: Outlook, section: str) -> Callable[[str], float]:
        return {
            "choose_card": outlook.after_half,
            "name_faction": outlook.of_named_faction,
            "build_tower": outlook.after_tower,
            "give_up": outlook.after_gift,
            "send_tied_envoys": outlook.of_envoys,
        }[section]

    def evaluate(self, view: Tallinn, seat: int) -> float:
        """Estimate the final score: points now, contests to come, Chronicles and final scoring as they look now."""
        if view.sheet:
            return float(view.sheet[seat].total)
        outlook = Outlook(view, seat)
        contests = FUTURE_CONTEST * outlook.cards_left * len(view.material.contest_cards & set(CARDS)) / len(CARDS)
        return view.points[seat] + contests * (view.seats - 1) + outlook.now()


def sensible(ask: Ask) -> list[str]:
    """List the offered choices without those that give up more cards than a Chronicle needs."""
    shape = ask.shape
    return [choice for choice in ask.offered() if not (isinstance(shape, Gift) and shape.spares(choice))]
