"""Rules of thumb for Oxen: play close behind a short row, or below a cheap one."""

from __future__ import annotations

import random

from oxen.rules import FULL, Oxen, heads

from games.kernel import Ask


class OxenHints:
    """See `games.kernel.game.Hints` and `Weighs`."""

    def policy(self, view: Oxen, seat: int, ask: Ask, rng: random.Random) -> str:
        """Choose what is likely to cost the fewest heads."""
        return max(ask.offered(), key=lambda choice: sum(self.terms(view, seat, ask, choice).values()))

    def terms(self, view: Oxen, seat: int, ask: Ask, choice: str) -> dict[str, float]:
        """Weigh the heads of the row that a choice takes, or may take if others play in between."""
        if ask.section == "take":
            return {"heads": -float(heads(view.rows[int(choice) - 1]))}
        row = view.row_for(choice)
        if row is None:
            return {"risk": -float(min(map(heads, view.rows)))}
        cards = view.rows[row]
        unseen = int(choice) - int(cards[-1]) - 1 - sum(cards[-1] < own < choice for own in view.hands[seat].cards)
        between = unseen * (view.seats - 1) / view.size * 2
        risk = 1.0 if len(cards) == FULL else min(1.0, between / (FULL - len(cards)))
        return {"risk": -risk * (heads(cards) + FULL - len(cards))}

    def evaluate(self, view: Oxen, seat: int) -> float:
        """Count the heads so far."""
        return -float(view.heads[seat])
