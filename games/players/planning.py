"""What computers wish: plans and settings that are worth it, as a game's planner says."""

from __future__ import annotations

import random

from games.kernel.game import Game
from games.kernel.match import Match
from games.kernel.state import State
from games.kernel.visibility import view

MOST = 20
"""Wishes of one seat in a row, however many its planner would like."""


def next_wish(game: Game, seen: State, seat: int, rng: random.Random) -> str | None:
    """Return what a computer at this seat wishes next, from its view; None if it is content."""
    return None if game.planner is None or seen.over else game.planner.wish(seen, seat, rng)


def plan(match: Match, rng: random.Random) -> None:
    """Let all seats of a match make the wishes that are worth it."""
    if match.game.planner is None:
        return
    for seat in range(match.state.seats):
        for _ in range(MOST):
            wish = next_wish(match.game, view(match.state, seat), seat, rng)
            if wish is None:
                break
            match.wish(seat, wish)
