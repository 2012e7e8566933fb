"""Errors of judgement, as searching players suppose them."""

from __future__ import annotations

import math
import random

import pytest

from games.kernel.worlds import misjudge


@pytest.mark.parametrize("lead", [0.0, 0.5, 2.0])
def test_the_better_of_two_is_taken_the_more_often_the_more_it_leads(lead: float) -> None:
    """With errors of a point, odds grow by e for each point."""
    rng, tries = random.Random(1), 20_000
    taken = sum(lead + misjudge(rng, 1.0) > misjudge(rng, 1.0) for _ in range(tries))
    expected = 1 / (1 + math.exp(-lead))
    assert taken / tries == pytest.approx(expected, abs=0.015)


def test_errors_are_finite_and_of_their_scale() -> None:
    """Twice the scale makes each error twice as large; a generator may return zero."""
    one, two = (misjudge(random.Random(5), by) for by in (1.0, 2.0))
    assert two == 2 * one
    assert math.isfinite(misjudge(Zero(), 1.0))


class Zero(random.Random):
    """A generator that draws the least number."""

    def random(self) -> float:
        """Return zero."""
        return 0.0
