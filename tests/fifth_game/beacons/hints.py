"""A rule-of-thumb player of Beacons: strong cards first, sparks on the wish."""

from __future__ import annotations

import random

from beacons.rules import WOODS, Beacons, strength

from games.kernel import Ask


class BeaconsHints:
    """See `games.kernel.game.Hints`."""

    def policy(self, view: Beacons, seat: int, ask: Ask, rng: random.Random) -> str:
        """Light the strongest card, keep strong cards, spread on the own wish."""
        offered = ask.offered()
        if ask.section == "spread":
            return max(offered, key=lambda choice: choice.count(f"{view.wishes[seat]}:3"))
        if ask.section == "light":
            return max(offered, key=lambda card: (strength(card), rng.random()))
        return min(offered, key=lambda choice: (len(choice), strength(choice)))

    def evaluate(self, view: Beacons, seat: int) -> float:
        """Count sparks, those on the wish twice."""
        wish = view.wishes[seat] or (view.aims[seat] if view.aims else None)
        return float(sum(view.sparks[seat]) + (view.sparks[seat][WOODS.index(wish)] if wish else 0))
