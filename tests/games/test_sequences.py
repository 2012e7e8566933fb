"""Sequences: what a seat composes from its own view is what is carried out, and it shows nothing that is hidden."""

from __future__ import annotations

import random

import pytest

from games.kernel import Match, view
from games.kernel.ask import choices_of
from games.kernel.catalogue import find, installed
from games.kernel.errors import IllegalChoice
from games.kernel.saving import dump_state
from games.kernel.sequences import Draft, in_order
from games.kernel.state import State
from games.players import play_hints
from tests.games.kernel.tables import asked, offered, table, until

LISTING = [key for key, game in installed().items() if game.rules.sequences]


def composed(match: Match, seat: int, rng: random.Random) -> Draft[State]:
    """Compose a sequence of random choices from the seat's view."""
    draft = Draft(match.game, view(match.state, seat), seat)
    while not draft.is_done:
        shape = draft.ask.shape
        assert shape is not None
        draft.add(shape.sample(rng))
    return draft


@pytest.mark.parametrize("key", LISTING)
def test_a_sequence_composed_from_a_view_is_carried_out_whole(key: str) -> None:
    """Each of its choices is offered when it comes, and each was composed in the view that its seat then has."""
    rng, sequences = random.Random(7), 0
    match = table(find(key), 3)
    while not match.state.over and sequences < 60:
        seat = match.state.waiting[0]
        ask = match.game.rules.asked(match.state)[seat]
        if ask.section not in match.game.rules.sequences:
            assert ask.shape is not None
            match.choose(seat, ask.shape.sample(rng))
            continue
        draft, sequences = composed(match, seat, rng), sequences + 1
        for left, (seen, choice) in enumerate(zip(draft.views, draft.choices, strict=True), 1 - len(draft.choices)):
            assert dump_state(view(match.state, seat)) == dump_state(seen)
            assert match.choose(seat, choice).goes_on(seat) == (left < 0)
    assert sequences


@pytest.mark.parametrize("key", LISTING)
def test_a_sequence_is_logged_as_its_choices(key: str) -> None:
    """One call makes all of them; the log, and with it records and replays, are those of single choices."""
    one, other, rng = table(find(key), 3), table(find(key), 3), random.Random(3)
    longest = 0
    while not one.state.over:
        seat = one.state.waiting[0]
        choice = play_hints(*asked(one, seat), rng)
        one.choose(seat, choice)
        longest = max(longest, len(choices_of(choice)))
        for each in choices_of(choice):
            other.choose(seat, each)
    assert longest > 2
    assert dump_state(one.state) == dump_state(other.state)
    assert [(entry.choice, entry.ask) for entry in one.log] == [(entry.choice, entry.ask) for entry in other.log]


def test_what_is_refused_stops_a_sequence_and_what_comes_before_it_stands() -> None:
    """Each choice of a sequence can be taken back for itself."""
    match = until(find("ulm"), "act")
    seat = match.state.waiting[0]
    first = next(choice for choice in offered(match, seat) if choice != "end")
    before = len(match.past)
    with pytest.raises(IllegalChoice):
        match.choose(seat, f"{first}; push N1; end")
    assert (match.log[-1].choice, len(match.past)) == (first, before + 1)
    match.accept(match.consider_undo(seat))
    assert len(match.past) == before


def test_a_sequence_ends_with_what_comes_to_light() -> None:
    """The rest of it is not made: it is decided when that is known."""
    match = until(find("ulm"), "act")
    seat = match.state.waiting[0]
    match.choose(seat, "end; end; end")
    assert match.log[-1].barrier
    assert match.log[-1].choice == "end"
    assert match.state.asked_seats != (seat,)


def test_what_was_picked_at_once_is_put_in_an_order_that_works() -> None:
    """Discord does not promise in which order choices were picked; where none works, the first is refused."""
    match = until(find("ulm"), "act")
    seat, seen = match.state.waiting[0], view(match.state, match.state.waiting[0])
    first = next(choice for choice in offered(match, seat) if choice != "end")
    assert in_order(match.game, seen, seat, ["end", first]) == [first, "end"]
    assert in_order(match.game, seen, seat, ["push N1", first]) == ["push N1", first]
