"""Computers choose and advise by what their seat may know: what the rules hide from it changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.kernel import Game, determinize, view
from games.kernel.catalogue import find, installed
from games.kernel.saving import dump_state
from games.players import BUDGETS, LEVELS, PLAYERS, Player, Strong
from games.players.advice import Advice, advise
from tests.games.kernel.tables import table
from tests.games.players.samples import Ticks

STEPS = {"strong": 8, "master": 2}
USUAL = 40


def player(level: str) -> Player:
    """Return a player of a level; one that searches has a clock that depends on nothing."""
    return Strong(3.0, Ticks(), level=level) if level in BUDGETS else PLAYERS[level]


def chosen(level: str, game: Game, state: Any, seat: int) -> str:
    """Let a computer choose as the bot does: from its view, what it is asked, and its own luck."""
    ask = game.rules.asked(state)[seat]
    return player(level)(game, view(state, seat), seat, ask, random.Random(state.ask))


def advised(game: Game, state: Any, seat: int) -> Advice | None:
    """Advise a seat as the bot does: from its view and what it is asked."""
    return advise(game, view(state, seat), seat, game.rules.asked(state)[seat])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", sorted(installed()))
def test_what_is_hidden_changes_no_choice(key: str, level: str) -> None:
    """If the hands, piles and sealed choices of others are dealt again, choice and advice stay the same."""
    game, rng, swapped = find(key), random.Random(f"{key} {level}"), 0
    match = table(game, 3)
    for _ in range(STEPS.get(level, USUAL)):
        seat = rng.choice(match.state.waiting)
        seen = view(match.state, seat)
        world = determinize(game.rules, seen, rng)
        assert view(world, seat) == seen
        swapped += dump_state(world) != dump_state(match.state)
        choice = chosen(level, game, match.state, seat)
        assert chosen(level, game, world, seat) == choice
        assert advised(game, world, seat) == advised(game, match.state, seat)
        match.choose(seat, choice)
        if match.state.over:
            break
    assert swapped
