"""Computer players that do not search: the game's rule of thumb, with and without mistakes, and blind chance."""

from __future__ import annotations

import random
from collections.abc import Callable

from games.kernel.ask import Ask, Shape
from games.kernel.errors import RulesBug
from games.kernel.game import Game
from games.kernel.state import State

Player = Callable[[Game, State, int, Ask, random.Random], str]
"""Choose for a seat: game, the seat's view, seat, its ask, and a generator of the player's own."""

MISTAKES = 0.25
"""Share of an easy player's choices that are made blindly."""


def play_hints(game: Game, view: State, seat: int, ask: Ask, rng: random.Random) -> str:
    """Follow the game's rule of thumb: the normal player."""
    return game.hints.policy(view, seat, ask, rng)


def play_random(game: Game, view: State, seat: int, ask: Ask, rng: random.Random) -> str:
    """Choose anything that is offered."""
    return shape_of(ask, seat).sample(rng)


def play_easy(game: Game, view: State, seat: int, ask: Ask, rng: random.Random) -> str:
    """Follow the rule of thumb, but choose every fourth time blindly."""
    blind = rng.random() < MISTAKES
    return (play_random if blind else play_hints)(game, view, seat, ask, rng)


def shape_of(ask: Ask, seat: int) -> Shape:
    """Return what a seat may choose; raise RulesBug where its own view hides that."""
    if ask.shape is None:
        raise RulesBug(f"{ask.section} hides from seat {seat} what it may choose")
    return ask.shape
