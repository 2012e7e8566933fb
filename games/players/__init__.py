"""Computer players that know every game only through the kernel: each sees a view and returns an offered choice."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from games.kernel.ask import Ask
from games.kernel.errors import RulesBug
from games.kernel.game import Game

Player = Callable[[Game, Any, int, Ask, random.Random], str]
"""Choose for a seat: game, the seat's view, seat, its ask, and a generator of the player's own."""


def play_hints(game: Game, view: Any, seat: int, ask: Ask, rng: random.Random) -> str:
    """Follow the game's rule of thumb."""
    return game.hints.policy(view, seat, ask, rng)


def play_random(game: Game, view: Any, seat: int, ask: Ask, rng: random.Random) -> str:
    """Choose anything that is offered."""
    if ask.shape is None:
        raise RulesBug(f"{ask.section} hides from seat {seat} what it may choose")
    return ask.shape.sample(rng)


PLAYERS: Mapping[str, Player] = {"hints": play_hints, "random": play_random}
