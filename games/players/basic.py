"""Computer players that do not search: the game's rule of thumb, with and without small mistakes, and blind chance.

Players of all kinds make the wishes, plans and settings, that are worth it, as the game's planner says.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from games.kernel.ask import Ask, Shape
from games.kernel.errors import RulesBug
from games.kernel.game import Game, Weighs
from games.kernel.match import Match
from games.kernel.sequences import sequenced
from games.kernel.state import State
from games.kernel.visibility import view

Player = Callable[[Game, State, int, Ask, random.Random], str]
"""Choose for a seat: game, the seat's view, seat, its ask, and a generator of the player's own."""

BETTER = 0.4
"""Share of all choices that may be better than a mistake, as the hints weigh them."""
DEAREST = 3.0
"""Points that a mistake may cost, as the hints weigh it."""
LISTED = 200
"""Choices of a large shape among which an easy player errs."""
MOST_WISHES = 20
"""Wishes of one seat in a row, however many its planner would like."""


def play_normal(game: Game, view: State, seat: int, ask: Ask, rng: random.Random) -> str:
    """Follow the game's rule of thumb: the normal player."""
    return game.hints.policy(view, seat, ask, rng)


def play_hints(game: Game, view: State, seat: int, ask: Ask, rng: random.Random) -> str:
    """Do the same as a user does at the panel: with a sequence where the game takes one."""
    return sequenced(game, view, seat, ask, lambda seen, each: game.hints.policy(seen, seat, each, rng))


def play_random(game: Game, view: State, seat: int, ask: Ask, rng: random.Random) -> str:
    """Choose anything that is offered."""
    return shape_of(ask, seat).sample(rng)


def play_easy(game: Game, view: State, seat: int, ask: Ask, rng: random.Random) -> str:
    """Follow the rule of thumb, but often make a small mistake, or a blind one where hints cannot weigh choices."""
    if rng.random() >= game.playing.slips:
        return play_normal(game, view, seat, ask, rng)
    if not isinstance(game.hints, Weighs):
        return play_random(game, view, seat, ask, rng)
    first = play_normal(game, view, seat, ask, rng)
    return rng.choice(mistakes(worths(game.hints, view, seat, ask, first)) or [first])


def worths(hints: Weighs[State], view: State, seat: int, ask: Ask, first: str) -> dict[str, float]:
    """Return what hints think of their own choice and of all others, of a large shape the first of them."""
    listed = dict.fromkeys([first, *ask.offered(LISTED)])
    return {choice: sum(hints.terms(view, seat, ask, choice).values()) for choice in listed}


def mistakes(weighed: Mapping[str, float]) -> list[str]:
    """List the choices that are worse than the best, but cost little and leave few that are better than they are."""
    ranked = sorted(weighed.values(), reverse=True)
    least = max(ranked[int(BETTER * len(ranked))], ranked[0] - DEAREST)
    return [choice for choice, worth in weighed.items() if least <= worth < ranked[0]]


def shape_of(ask: Ask, seat: int) -> Shape:
    """Return what a seat may choose; raise RulesBug where its own view hides that."""
    if ask.shape is None:
        raise RulesBug(f"{ask.section} hides from seat {seat} what it may choose")
    return ask.shape


def next_wish(game: Game, seen: State, seat: int, rng: random.Random) -> str | None:
    """Return what a computer at this seat wishes next, from its view; None if it is content."""
    return None if game.planner is None or seen.over else game.planner.wish(seen, seat, rng)


def plan(match: Match, rng: random.Random) -> None:
    """Let all seats of a match make the wishes that are worth it."""
    if match.game.planner is None:
        return
    for seat in range(match.state.seats):
        for _ in range(MOST_WISHES):
            wish = next_wish(match.game, view(match.state, seat), seat, rng)
            if wish is None:
                break
            match.wish(seat, wish)
