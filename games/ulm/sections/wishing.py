"""Wishes: whether a seat is asked before its tile is drawn. All see it, as it decides who is asked."""

from __future__ import annotations

from games.kernel.agenda import Rules
from games.kernel.ask import OneOf
from games.ulm.state import Ulm

ASK, AT_ONCE = "draw ask", "draw now"
"""Be asked what comes before the draw, or have the tile drawn at once."""


class Wishing(Rules[Ulm]):
    """Keep what each seat wishes."""

    def wishes(self, seen: Ulm, seat: int) -> OneOf | None:
        """Offer both ways to begin a turn."""
        return None if seen.over else OneOf((ASK, AT_ONCE))

    def wished(self, seen: Ulm, seat: int) -> tuple[str, ...]:
        """Name the way that stands."""
        return () if seen.over else (AT_ONCE if seen.quick[seat] else ASK,)

    def wish(self, state: Ulm, seat: int, choice: str) -> None:
        """Count from the seat's next turn on."""
        state.quick[seat] = choice == AT_ONCE

    def keep_wishes(self, past: Ulm, now: Ulm) -> None:
        """Keep all of them."""
        past.quick = now.quick[:]
