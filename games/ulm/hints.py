"""A rule-of-thumb player of Ulm."""

from __future__ import annotations

import random

from games.kernel.ask import Ask
from games.ulm import scoring
from games.ulm.state import Ulm


class UlmHints:
    """See `games.kernel.game.Hints`."""

    def policy(self, view: Ulm, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take any choice."""
        assert ask.shape is not None  # noqa: S101 - a seat sees what it is asked
        return ask.shape.sample(rng)

    def evaluate(self, view: Ulm, seat: int) -> float:
        """Estimate the final score."""
        return float(scoring.sheet(view, seat).total)
