"""Positions reached by random decisions, for checking painters and measuring them."""

from __future__ import annotations

import math
import random
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice, product
from typing import Any

from games.kernel.catalogue import find
from games.kernel.chance import RandomChance
from games.kernel.match import Match
from games.kernel.visibility import view
from games.kernel.words import words_for
from render.paint.scene import Scene
from render.painter import Legend, find_painter, own_picture

NAMES = ("Anna", "Bea", "Cem", "Dirk", "Emil", "Frieda")
LONG_NAMES = (
    "Maximiliane-Chri",
    "Bartholomäus-Ale",
    "Wilhelmina-Sophi",
    "Konstantin-Alexa",
    "Emmanuelle-Odile",
    "Friedrich-Wilhel",
)

MAX_COMBINATIONS = 1_000  # combinations of options that are listed one by one


def tables(key: str) -> list[dict[str, str]]:
    """List every combination of a game's options; of more than MOST only those that change one, and the last values."""
    options = find(key).options
    names = [option.name for option in options]
    if math.prod(len(option.values) for option in options) <= MAX_COMBINATIONS:
        return [dict(zip(names, values, strict=True)) for values in product(*(option.values for option in options))]
    plain = {option.name: option.values[0] for option in options}
    single = [plain | {option.name: value} for option in options for value in option.values[1:]]
    return [plain, *single, {option.name: option.values[-1] for option in options}]


def matches(key: str, seats: int, seed: int, options: Mapping[str, str] | None = None) -> Iterator[Match[Any]]:
    """Play a game at random; give the same match after the set-up and after each decision."""
    rng = random.Random(seed)
    match = Match.begin(find(key), seats, options or {}, lambda _first: RandomChance(rng))
    yield match
    while not match.state.over:
        asked = match.game.rules.asked(match.state)
        seat = rng.choice([seat for seat in asked if seat not in match.state.given])
        shape = asked[seat].shape
        if shape is None:
            raise ValueError(f"seat {seat} is asked without options")
        match.choose(seat, shape.sample(rng))
        yield match


def position(key: str, seats: int, seed: int, steps: int, options: Mapping[str, str] | None = None) -> Match[Any]:
    """Reach a position by a number of random decisions, or the end if the game is shorter."""
    return deque(islice(matches(key, seats, seed, options), steps + 1), maxlen=1).pop()


def legend_of(match: Match, locale: str, names: tuple[str, ...] = NAMES) -> Legend:
    """Give the legend of a position as the bot would."""
    asked = tuple(match.game.rules.asked(match.state))
    return Legend(names[: match.state.seats], words_for(locale, match.game.package), asked)


def legend_at_end(match: Match, locale: str, names: tuple[str, ...] = NAMES) -> Legend:
    """Return the legend of a finished game, which asks no seat."""
    return replace(legend_of(match, locale, names), asked=())


def scenes(match: Match, legend: Legend) -> dict[str, Scene]:
    """Draw all pictures of a position by name: the public board and score, each seat's hand, in the end all of them."""
    painter, public = find_painter(match.game.key), view(match.state, None)
    views = [view(match.state, seat) for seat in range(match.state.seats)]
    drawn = {"board": painter.board(public, legend), "score": painter.score(public, legend)}
    for seat, seen in enumerate(views):
        drawn[f"hand of seat {seat}"] = own_picture(painter, seen, seat, legend)
    drawn["holdings"] = painter.holdings(views, legend)
    return {name: scene for name, scene in drawn.items() if scene}
