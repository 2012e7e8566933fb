"""Positions of whole games: a trial can begin at each of them and at any seat, whose view stays the same."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from bot.tables.finished.replays import Logged, position_at, record_of
from bot.tables.messages.common import words_for
from bot.tables.messages.pages import leaves
from bot.tables.ports.errors import Refusal
from bot.tables.stages.branches import dealt_again
from games.kernel.catalogue import find
from games.kernel.errors import BadRecord
from games.kernel.match import Match
from games.kernel.records import positions
from games.kernel.state import State
from games.kernel.visibility import view
from storage.rows import EntryRow
from tests.bot.tables.logged import Past, played
from tests.given import OURS, long

COUNTS = [(key, seats) for key in OURS for seats in range(find(key).seats[0], find(key).seats[1] + 1)]
WHOLE = 5_000
"""More steps than any game has."""


def pages_of(past: Past) -> list[int]:
    """Return the versions of a game's pages, without the one that shows the end."""
    versions = [page.version for page in leaves(past.table, past.entries, words_for(past.table, "en"))]
    return [version for version in versions if not past.states[version].over]


def check_beginning(past: Past, state: State, version: int, rng: random.Random) -> None:
    """Check that each seat can begin at a position with either kind of luck, sees what it saw, and can choose."""
    game, true = past.match.game, past.states[version]
    for seat in range(true.seats):
        dealt = dealt_again(game, state, seat, rng.randbytes(32))
        for begun in (state, dealt):
            assert view(begun, seat) == view(true, seat)
            assert begun.waiting == true.waiting
            match = Match(game, begun, 1, 0, past.match.make_chance)
            asked = game.rules.asked(begun)[begun.waiting[0]]
            assert asked.shape is not None
            assert match.consider(begun.waiting[0], asked.shape.sample(rng)).version == 2


@pytest.mark.parametrize("seed", [1, *(long(seed) for seed in range(2, 6))])
@pytest.mark.parametrize(("key", "seats"), COUNTS)
def test_a_trial_can_begin_at_every_page(key: str, seats: int, seed: int, request: pytest.FixtureRequest) -> None:
    """Pages with undone choices count too; a few pages of each game are tried, or all with `-m long`."""
    past, rng = played(key, seed, seats, WHOLE), random.Random(f"{key} {seats} {seed}")
    assert past.match.state.over
    pages = pages_of(past)
    assert len(pages) > 10
    if request.node.get_closest_marker("long") is None:
        pages = [pages[0], *rng.sample(pages, 4), pages[-1]]
    found = {match.version: match.state for match in positions(record_of(past.table, past.entries, ()))}
    for version in pages:
        check_beginning(past, found[version], version, rng)


@pytest.mark.parametrize(("key", "seats"), [("tallinn", 2), ("ulm", 3), ("tinker_tailor", 4), ("eldermann", 3)])
def test_a_trial_with_new_luck_can_be_played_to_the_end(key: str, seats: int) -> None:
    """A newly dealt position stays valid for the rest of the game."""
    past, rng = played(key, 7, seats, WHOLE), random.Random(7)
    pages = pages_of(past)
    for version in (pages[len(pages) // 4], pages[len(pages) // 2]):
        state = dealt_again(past.match.game, past.states[version], 0, bytes([version % 256]))
        match = Match(past.match.game, state, 1, 0, past.match.make_chance)
        while not match.state.over:
            seat = rng.choice(match.state.waiting)
            shape = match.game.rules.asked(match.state)[seat].shape
            assert shape is not None
            match.choose(seat, shape.sample(rng))
        assert match.state.result


def test_a_position_is_found_with_its_luck() -> None:
    """From the found position, the same choice draws the same."""
    past = played("tinker_tailor", 3, 3, WHOLE)
    logged = Logged(past.table, past.entries, ())
    at = len(past.entries) // 2
    while past.entries[at].drawn == "[]" or not past.entries[at].choice:
        at += 1
    entry = past.entries[at]
    found = position_at(logged, entry.version - 1)
    match = Match(past.match.game, found.state, 1, found.draws, past.match.make_chance)
    step = match.consider(entry.seat, entry.choice)
    assert json.dumps(step.entry.drawn, separators=(",", ":")) == entry.drawn


def test_no_trial_begins_after_other_rules() -> None:
    """The bot refuses a log that today's rules do not repeat exactly."""
    past = played("tallinn", 2, 2, WHOLE)
    logged = Logged(past.table, past.entries, ())
    assert position_at(logged, past.entries[-1].version).state.over
    for entries in (past.entries[:-1], [past.entries[0], *past.entries[2:]]):
        with pytest.raises(Refusal, match="refused-replay"):
            position_at(replace(logged, entries=entries), past.entries[4].version)


def branch(key: str) -> tuple[Past, list[str]]:
    """Play on from a page in the middle at random; return the trial and its record."""
    past = played(key, 5, 2, WHOLE)
    version = pages_of(past)[8]
    begun = past.states[version]
    match = Match(past.match.game, begun, 1, 40, past.match.make_chance)
    later = Past(match, random.Random(5), users=[[], []])
    later.entries.append(_beginning(past.entries[0]))
    for seat in range(2):
        later.hold(seat, seat + 1, 1)
    for _ in range(60):
        later.choose() if not match.state.over else None
    table = later.table
    table.begun_at, table.row = begun, replace(table.row, branch_of="OLD", draws=match.draws)
    return later, record_of(table, later.entries, ())


def _beginning(entry: EntryRow) -> EntryRow:
    return replace(entry, drawn="[]", events="[]")


@pytest.mark.parametrize("key", OURS)
def test_the_record_of_a_trial_begins_at_its_position(key: str) -> None:
    """Replaying the record from its position leads to the same states."""
    later, lines = branch(key)
    header = json.loads(lines[0])
    assert (header["format"], header["draws"], header["position"]["seats"]) == (3, 40, 2)
    assert "luck" not in header
    found = {match.version: match.state for match in positions(lines)}
    assert found[later.match.version] == later.match.state


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 3},
        {"agenda": [["no_such_section"]]},
        {"agenda": [["turn", "x", "y"]]},
        {"hands": []},
        {"hands": 7},
    ],
)
def test_a_forged_position_is_refused(wrong: dict[str, object]) -> None:
    """Each invalid position raises `BadRecord`, and never another error."""
    _, lines = branch("tallinn")
    header = json.loads(lines[0])
    header["position"] |= wrong
    with pytest.raises(BadRecord):
        list(positions([json.dumps(header), *lines[1:]]))
