"""Sampled worlds: possible truths, by what one seat knows."""

from __future__ import annotations

import math
import random
from typing import TypeVar

from games.kernel.agenda import Rules
from games.kernel.errors import RulesBug
from games.kernel.state import State

S = TypeVar("S", bound=State)
TRIES = 200


def determinize(rules: Rules[S], seen: S, rng: random.Random) -> S:
    """Fill the gaps of a view with a world that this viewer cannot tell from the truth.

    It takes nothing but the view, so it cannot know more than the viewer. Raises RulesBug if the view's pieces do not
    add up to the game's supply, or no world fits what the seat remembers.
    """
    for _ in range(TRIES):
        world = rules.imagine(seen, rng)
        if rules.fits(world, seen):
            break
    else:
        raise RulesBug(f"no world fits the view of {type(rules).__name__}")
    asked = rules.asked(world)
    for seat, choice in world.given.items():
        shape = asked[seat].shape
        if choice is None and shape is not None:
            world.given[seat] = shape.sample(rng)
    return world


_LEAST = 1e-12


def misjudge(rng: random.Random, by: float) -> float:
    """Draw an error of one judgement, in points: Gumbel's distribution with the scale `by`.

    Of several choices misjudged so, each is the best with a chance that grows by the factor e with each `by` points.
    """
    return -by * math.log(-math.log(max(rng.random(), _LEAST)))
