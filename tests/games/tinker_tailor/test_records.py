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
    ("golden_2", {}, (99, 211), (1,)),
    ("golden_3", {}, (138, 61, 193), (2,)),
    ("golden_4", {}, (64, 118, 87, 136), (3,)),
    ("golden_5", {}, (87, 61, 37, 88, 75), (3,)),
    ("golden_6", {}, (24, 63, 51, 52, 46, 73), (5,)),
    (
        "golden_options",
        {"money_rounding": "card", "hand_sizes": "shown", "jailer": "discard"},
        (90, 49, 64, 79),
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


SNAPSHOTS = json.loads((RECORDS / "snapshots_v4.json").read_text(encoding="utf-8"))
"""Tables of rules version 4: drafts that offer to settle a gift, and Tinker, Rich Man and Preacher step by step."""


@pytest.mark.parametrize("name", SNAPSHOTS)
def test_a_table_of_version_4_goes_on_as_it_was_asked(name: str) -> None:
    """The open question is the same, with the same answers, and so are the next ones of its role or draft."""
    s = load_state(GAME, json.dumps(SNAPSHOTS[name]).encode())
    assert isinstance(s, TinkerTailor)
    section, _, after = name.partition("-")
    (seat,) = s.waiting
    found = GAME.rules.asked(s)[seat].offered()
    assert (s.section, s.rules) == (section, 5)
    assert ("preset" in found) == (name == "pick_role")
    rng = random.Random(name)
    match = Match(GAME, s, 1, 0, lambda first: RandomChance(rng))
    assert not {step[0] for step in s.agenda} & {"take_both", "take_and_give", "take_and_share"}
    while not match.state.over:
        seat = match.state.waiting[0]
        seen = view(match.state, seat)
        assert view(determinize(GAME.rules, seen, rng), seat) == seen
        ask = GAME.rules.asked(match.state)[seat]
        assert ask.shape is not None
        match.choose(seat, ask.shape.sample(rng))
    assert after == s.acting_role or not after or after == "asked"


def test_a_draft_of_version_4_can_still_settle_a_gift() -> None:
    """Its buttons count, and what was settled is the wish of today."""
    s = load_state(GAME, json.dumps(SNAPSHOTS["preset_gift"]).encode())
    assert isinstance(s, TinkerTailor)
    match = Match(GAME, s, 1, 0, lambda first: RandomChance(random.Random(1)))
    (seat,) = match.state.waiting
    match.choose(seat, "gems")
    assert match.state.waiting == (seat,)
    assert GAME.rules.wished(view(match.state, seat), seat)[-1] == "gift gems"
