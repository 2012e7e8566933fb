"""Checks of computers that follow the hints: their games make progress and end."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel.conformance.trial import Trial
from games.kernel.match import Entry
from games.kernel.visibility import view

ALIKE = 10
"""This many turns of each seat with the same choices count as a standstill."""


def standstill(trial: Trial) -> Iterator[str]:
    """Play by the hints for all seats: the game must end in time, and not after turns that are all alike."""
    trial.begin()
    longest, made = trial.game.limits(trial.material_id).longest, 0
    while not trial.state.over:
        if made >= longest:
            yield f"computers make more than the declared {longest} decisions"
            return
        for seat in trial.state.waiting:
            ask = trial.rules.asked(trial.state)[seat]
            choice = trial.game.hints.policy(view(trial.state, seat), seat, ask, trial.rng)
            trial.match.choose(seat, choice)
            made += 1
    if _is_alike(_turns(trial), trial.seats):
        yield f"computers repeat themselves for the last {ALIKE} turns of each seat, until a limit ends the game"


def _turns(trial: Trial) -> list[list[tuple[int | None, str]]]:
    """List what was chosen in each turn or round, as the game's `turn_events` divide it, without the last one."""
    turns: list[list[tuple[int | None, str]]] = [[]]
    for entry in trial.match.log:
        if _begins(entry, trial.game.turn_events):
            turns.append([])
        turns[-1].append((entry.seat, entry.choice))
    return turns[:-1]  # the game's end differs


def _begins(entry: Entry, kinds: tuple[str, ...]) -> bool:
    return any(event.kind in kinds for event in entry.events)


def _is_alike(turns: list[list[tuple[int | None, str]]], seats: int) -> bool:
    last = turns[-ALIKE * seats :]
    return len(last) == ALIKE * seats and last[seats:] == last[:-seats]
