"""Computer players that know every game only through the kernel: each sees a view and returns an offered choice."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.game import Game
from games.players.basic import Player, plan, play_easy, play_hints, play_normal, play_random
from games.players.search import BUDGET, MASTER, Strong

__all__ = [
    "BUDGET",
    "BUDGETS",
    "LEVELS",
    "PLAYERS",
    "Player",
    "Strong",
    "levels_of",
    "plan",
    "play_easy",
    "play_hints",
    "play_normal",
    "play_random",
]

LEVELS = ("easy", "normal", "strong", "master")
BUDGETS: Mapping[str, float] = {"strong": BUDGET, "master": MASTER}
"""Seconds for one decision of the levels that search."""
PLAYERS: Mapping[str, Player] = {
    "easy": play_easy,
    "normal": play_normal,
    **{level: Strong(budget, level=level) for level, budget in BUDGETS.items()},
    "random": play_random,
}


def levels_of(game: Game) -> tuple[str, ...]:
    """List the levels that new tables of a game offer; tables that have another one keep it."""
    return tuple(level for level in LEVELS if level != "master" or game.playing.proven_master)
