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


class BeaconsPlanner:
    """See `games.kernel.game.Planner`."""

    def wish(self, view: Beacons, seat: int, rng: random.Random) -> str | None:
        """Plan to throw the weakest card away, if it is not asked."""
        hand = view.hands[seat].cards
        card = min(hand, key=lambda card: (strength(card), card)) if hand else ""
        return None if seat not in view.silent or not card or view.plans[seat] == card else f"plan trade {card}"


class BeaconsValues:
    """See `games.kernel.game.Values`."""

    def options(self, view: Beacons) -> dict[str, str]:
        """Return the number of rounds."""
        return {"rounds": str(view.rounds)}

    def features(self, view: Beacons, seat: int) -> dict[str, float]:
        """Compare sparks with the best other seat, and say how strong the hand is."""
        sparks = [sum(row) for row in view.sparks]
        best = max(count for other, count in enumerate(sparks) if other != seat)
        hand = sum(strength(card) for card in view.hands[seat].cards)
        return {"sparks.lead": sparks[seat] - best, "sparks.left": view.rounds - view.round, "hand": hand}
