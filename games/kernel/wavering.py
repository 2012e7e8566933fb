"""How far off players judge who waver: the errors that searching players suppose of everybody."""

from __future__ import annotations

import math
import random

_LEAST = 1e-12


def misjudge(rng: random.Random, by: float) -> float:
    """Draw an error of one judgement, in points: Gumbel's distribution with the scale `by`.

    Of several choices misjudged so, each is the best with a chance that grows by the factor e with each `by` points.
    """
    return -by * math.log(-math.log(max(rng.random(), _LEAST)))
