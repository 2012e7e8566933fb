"""Choices taken back by consent, in every installed game: the same luck comes again, and records repeat it."""

from __future__ import annotations

import random

import pytest

from games.kernel import Match, SeededChance
from games.kernel.catalogue import installed
from games.kernel.records import record_of, replay
from games.kernel.saving import dump_state


@pytest.mark.parametrize("key", sorted(installed()))
def test_the_way_back_and_forth_leads_to_the_same_place(key: str) -> None:
    """Random choices are taken back to a point where nothing was sealed, and made again: luck and state are equal."""
    game, rng = installed()[key], random.Random(4)
    match = Match.begin(game, game.seats[1], {}, lambda first: SeededChance(b"seed", "T", first))
    trail, made = [], list[tuple[int, str]]()
    while len(made) < 40:
        seat = match.state.waiting[0]
        ask = game.rules.asked(match.state)[seat]
        assert ask.shape is not None
        step = match.consider(seat, choice := ask.shape.sample(rng))
        if step.state.over:  # nothing is taken back after the end
            break
        trail.append((match.state, match.draws))
        made.append((seat, choice))
        match.accept(step)
    reached, draws = match.state, match.draws
    back = next(count for count in range(len(made) // 2, len(made)) if not trail[-count][0].given)
    match.accept(match.consider_return(0, back, *trail[-back]))
    assert match.draws == trail[-back][1] <= draws
    for each in made[-back:]:
        match.choose(*each)
    assert match.draws == draws
    lines = list(record_of(match, {}))
    assert dump_state(replay(lines).state) == dump_state(match.state)
    match.state.ask, match.state.phase = reached.ask, reached.phase
    assert dump_state(match.state) == dump_state(reached)
