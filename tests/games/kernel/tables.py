"""Begin matches with repeatable luck, and bring them to where a test needs them."""

from __future__ import annotations

import random
from functools import partial
from typing import TypeVar

from games.kernel import Ask, Chance, Game, Match, RandomChance, SeededChance, State, view

SEED = bytes(range(32))
S = TypeVar("S", bound=State)


def luck(first: int) -> Chance:
    """Make the luck of a table with a fixed seed."""
    return SeededChance(SEED, "T1", first)


def table(game: Game[S], seats: int = 2, **options: str) -> Match[S]:
    """Begin a match with fixed luck."""
    return Match.begin(game, seats, options, luck)


def asked(match: Match[S], seat: int) -> tuple[Game[S], S, int, Ask]:
    """Return what a player gets to choose for a seat."""
    return match.game, view(match.state, seat), seat, match.game.rules.asked(match.state)[seat]


def offered(match: Match, seat: int) -> list[str]:
    """List what a seat may choose."""
    return match.game.rules.asked(match.state)[seat].offered()


def until(game: Game[S], section: str, seats: int = 3) -> Match[S]:
    """Play first offers from fixed seeds until a section asks with nobody having answered."""
    for seed in range(50):
        match = Match.begin(game, seats, {}, partial(SeededChance, bytes([seed]), "T"))
        while not match.state.over:
            if match.state.section == section and not match.state.given:
                return match
            seat = match.state.waiting[0]
            match.choose(seat, offered(match, seat)[0])
    raise AssertionError(f"{section} never asked")


def finish(game: Game[S], state: S) -> S:
    """Let the hints play a stored state to its end, each seat from its own view."""
    rng = random.Random(1)
    match = Match(game, state, 1, 0, lambda first: RandomChance(rng))
    while not match.state.over:
        seat = match.state.waiting[0]
        seen = view(match.state, seat)
        match.choose(seat, game.hints.policy(seen, seat, game.rules.asked(seen)[seat], rng))
    assert match.state.result is not None
    return match.state
