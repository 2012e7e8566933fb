"""Games played by the number of each decision: two versions of rules play the same unless they ask for other choices.

Questions with a single answer do not count, so that it makes no difference whether somebody was asked.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from itertools import islice

from games.kernel.chance import SeededChance
from games.kernel.game import Game
from games.kernel.match import Match
from games.kernel.visibility import view

HINTED = 0.7
"""How often the hints choose; else a random choice leads to what they would not do."""


def begun(game: Game, seed: int) -> Match:
    """Begin a game with seats and options by its number."""
    rng = random.Random(f"{game.key} {seed}")
    options = {option.name: rng.choice(option.values) for option in game.options}
    luck = f"{game.key} {seed}".encode()
    return Match.begin(game, rng.randint(*game.seats), options, lambda first: SeededChance(luck, "T", first))


def decisions(match: Match, seed: int) -> Iterator[tuple[str, int, str, int]]:
    """Play a game to its end; yield section, seat, choice and the number of answers of each question."""
    game, made = match.game, 0
    while not match.state.over:
        state = match.state
        seat = state.waiting[0]
        ask = game.rules.asked(state)[seat]
        assert ask.shape is not None
        offered = list(islice(ask.shape.listed(), 2))
        choice = offered[0]
        if len(offered) > 1:
            rng = random.Random(f"{seed} {made}")
            hinted = rng.random() < HINTED
            choice = game.hints.policy(view(state, seat), seat, ask, rng) if hinted else ask.shape.sample(rng)
            made += 1
        yield ask.section, seat, choice, len(offered)
        match.choose(seat, choice)


def digest(game: Game, seed: int) -> str:
    """Return a short hash of all decisions of a game that had more than one answer, and of its result."""
    match, hashed = begun(game, seed), hashlib.sha256()
    for section, seat, choice, answers in decisions(match, seed):
        if answers > 1:
            hashed.update(f"{section} {seat} {choice}\n".encode())
    hashed.update(repr(match.state.outcome).encode())
    return hashed.hexdigest()[:10]
