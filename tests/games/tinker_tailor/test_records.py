"""Recorded games: a golden game for each player count and for all options, and a stored snapshot."""

import json
import random
from pathlib import Path

import pytest

from games.kernel import Match, RandomChance, determinize, view
from games.kernel.records import record_of, replay
from games.kernel.saving import load_state
from games.tinker_tailor import GAME
from games.tinker_tailor.material import ENTRIES
from games.tinker_tailor.state import TinkerTailor

RECORDS = Path(__file__).parent / "records"
GOLDEN = [
    ("golden_2", {}, (168, 118), (0,)),
    ("golden_3", {}, (161, 98, 177), (2,)),
    ("golden_4", {}, (67, 49, 79, 94), (3,)),
    ("golden_5", {}, (82, 33, 65, 71, 63), (0,)),
    ("golden_6", {}, (52, 23, 31, 43, 27, 51), (0,)),
    (
        "golden_options",
        {"money_rounding": "card", "hand_sizes": "shown", "jailer": "discard"},
        (120, 93, 67, 100),
        (0,),
    ),
]


@pytest.mark.parametrize(("name", "options", "scores", "winners"), GOLDEN, ids=[row[0] for row in GOLDEN])
def test_golden_games_end_as_recorded(
    name: str, options: dict[str, str], scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """A whole game of each player count, one seat at random, the others by hints, stays what it is."""
    recorded = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    match = replay(recorded)
    assert (match.state.result.scores, match.state.result.winners) == (scores, winners)
    first, *rest = record_of(match, options)
    assert rest == recorded[1:]
    header = json.loads(first)
    assert (header.pop("format"), header.pop("material")) == (3, ENTRIES)  # those kept were written before
    assert header == json.loads(recorded[0])


@pytest.mark.parametrize("version", [1, 2])
def test_snapshot_of_every_rules_version_opens_and_plays_on(version: int) -> None:
    """A table of five, stored while three give to the Beggar and one has answered, is played to its end."""
    s = load_state(GAME, (RECORDS / f"snapshot_v{version}.json").read_bytes())
    assert isinstance(s, TinkerTailor)
    assert (s.preset, bool(s.noted)) == ([False] * 5, version > 1)
    assert (s.seats, s.section, len(s.given), len(s.waiting)) == (5, "donate", 1, 2)
    rng = random.Random(1)
    match = Match(GAME, s, 1, 0, lambda first: RandomChance(rng))
    while not match.state.over:
        seat = match.state.waiting[0]
        seen = view(match.state, seat)
        assert view(determinize(GAME.rules, seen, rng), seat) == seen
        match.choose(seat, GAME.hints.policy(seen, seat, GAME.rules.asked(seen)[seat], rng))
    assert match.state.result is not None
