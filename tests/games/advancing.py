"""Choosing at random in a trial of the conformance kit."""

from __future__ import annotations

from games.kernel.conformance.trial import Trial

POSITIONS, MOST, WORLDS = 500, 25, 4


def advance(trial: Trial) -> None:
    """Let one seat choose at random."""
    if not trial.state.over:
        seat = trial.rng.choice(trial.state.waiting)
        trial.match.accept(trial.advance(seat, trial.sample(trial.rules.asked(trial.state)[seat])))
