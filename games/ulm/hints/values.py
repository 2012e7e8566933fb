"""What the values of Ulm are learned from: what all seats have, and how far the game is."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.game import compared
from games.ulm.hints.card_outlook import of_end, of_held
from games.ulm.hints.hints import final_score
from games.ulm.hints.outlook import Outlook
from games.ulm.material import GOLDEN, NUMBERS
from games.ulm.sections import scoring
from games.ulm.state import Ulm

AHEAD = 3
"""River fields ahead from which a seal is looked for."""


class UlmValues:
    """See `games.kernel.game.Values`."""

    def options(self, view: Ulm) -> Mapping[str, str]:
        """Return all options: tower tiles change prices and points, the start player the order of turns."""
        towers, start = "on" if view.with_towers else "off", "rotating" if view.rotating else "fixed"
        return {"towers": towers, "start": start}

    def features(self, view: Ulm, seat: int) -> dict[str, float]:
        """Compare the own things and those of the best of the others with all others'."""
        left = Outlook(view, seat).left / NUMBERS["rounds"]
        own, *others = (_count(view, (seat + step) % view.seats) for step in range(view.seats))
        return {"left": left} | compared(own, others, left)


def _count(view: Ulm, seat: int) -> dict[str, float]:
    """Count what a seat has: its points by source, its supplies, its seals and coats, and its place in the round."""
    o, sheet, coats = Outlook(view, seat), scoring.sheet(view, seat), view.coats[seat]
    places = [view.barges[seat], *o.landings(AHEAD)]
    crests = [quarter for quarter, owner in enumerate(view.crests) if owner == seat]
    return {
        "worth": final_score(o),
        "points": sheet.game,
        "sparrows": sheet.sparrows,
        "river": sheet.river,
        "laid": sheet.cathedral + sheet.trade + sheet.chronicle,
        "cards": sum(max(of_end(o, card), of_held(o, card)) for card in o.hand),
        "seal": max(o.best_seal(o.near(place)) for place in places),
        "seals": view.seals[seat],
        "coats": len(coats),
        "crests": sum(coat in GOLDEN for coat in coats),
        "income": sum(view.material.quarters[quarter].income for quarter in crests),
        "posts": sum(view.slots[quarter].count(seat) for quarter in crests),
        "coins": view.coins[seat],
        "tiles": sum(view.tiles[seat].values()),
        "order": (seat - view.first) % view.seats,
    }
