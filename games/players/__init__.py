"""Computer players that know every game only through the kernel: each sees a view and returns an offered choice."""

from __future__ import annotations

from collections.abc import Mapping

from games.players.basic import Player, play_easy, play_hints, play_random
from games.players.search import BUDGET, Strong

__all__ = ["BUDGET", "LEVELS", "PLAYERS", "Player", "Strong", "play_easy", "play_hints", "play_random"]

LEVELS = ("easy", "normal", "strong")
PLAYERS: Mapping[str, Player] = {
    "easy": play_easy,
    "normal": play_hints,
    "strong": Strong(),
    "random": play_random,
}
