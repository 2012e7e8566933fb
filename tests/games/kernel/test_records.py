from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from games.kernel import Game, Match
from games.kernel.chance import ScriptedChance
from games.kernel.errors import BadRecord
from games.kernel.records import positions, record_of, replay
from tests.games.kernel.tables import luck, offered, until

PAGE = Path(__file__).parents[3] / "games" / "RECORDS.md"


def example() -> list[str]:
    """Read the hand-written example of the page."""
    return PAGE.read_text(encoding="utf-8").split("```json\n")[1].split("```")[0].splitlines()


def finished(game: Game, seats: int, options: dict[str, str]) -> Match:
    """Play a game at random, with a change of mind at every sealed ask."""
    match, rng = Match.begin(game, seats, options, luck), random.Random(seats)
    while not match.state.over:
        seat = rng.choice(match.state.asked_seats)
        choice = rng.choice(offered(match, seat))
        if match.state.given.get(seat) != choice:
            match.choose(seat, choice)
    return match


def test_the_example_of_the_page_replays() -> None:
    """The record written by hand in RECORDS.md leads to what the page says."""
    match = replay(example())
    state = match.state
    assert (state.round, state.rows) == (3, [["S3", "4L", "7R"], ["S1", "7L", "4R"]])
    assert state.points[0] > state.points[1]
    assert "seat 0 holds a contest" in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize(("seats", "rounds"), [(2, "3"), (6, "5")])
def test_a_record_replays_to_the_same_match(beacons: Game, seats: int, rounds: str) -> None:
    """State, log, luck and counts of a replayed game are those of the recorded one."""
    match = finished(beacons, seats, {"rounds": rounds})
    again = replay(record_of(match, {"rounds": rounds}))
    assert (again.state, again.log, again.version, again.draws) == (match.state, match.log, match.version, match.draws)


def test_each_line_of_a_record_is_a_position(beacons: Game) -> None:
    """After the set-up and after each line the match stands where it stood in the recorded game."""
    match, seen = Match.begin(beacons, 2, {}, luck), []
    for _ in range(6):
        seen.append(match.state)
        match.choose(match.state.waiting[0], offered(match, match.state.waiting[0])[0])
    seen.append(match.state)
    assert [at.state for at in positions(record_of(match, {}))] == seen


def test_an_undone_choice_is_recorded(beacons: Game) -> None:
    """A choice that was taken back stays in the record and is taken back in the replay."""
    match = until(beacons, "spread")
    seat = match.state.waiting[0]
    match.choose(seat, offered(match, seat)[0])
    match.accept(match.consider_undo(seat))
    lines = list(record_of(match, {}))
    assert json.loads(lines[-1]) == {"seat": seat, "undo": True}
    assert replay(lines).state == match.state


@pytest.mark.parametrize("back", [-1, 2, 99])
def test_more_cannot_go_back_than_stands(beacons: Game, back: int) -> None:
    """A record that takes back choices that were never made names the line."""
    match = until(beacons, "spread")
    lines = list(record_of(match, {}))[:2]
    with pytest.raises(BadRecord) as caught:
        replay([*lines, json.dumps({"seat": 0, "back": back})])
    assert caught.value.line == 3


def test_blank_lines_are_skipped_and_counted() -> None:
    """A blank line means nothing, but the lines after it keep their numbers."""
    lines = example()
    assert replay(["", *lines[:2], "  ", *lines[2:]]).state == replay(lines).state
    with pytest.raises(BadRecord) as caught:
        replay(["", *lines[:2], "", "{}"])
    assert caught.value.line == 5


HEADER = {"game": "tallinn", "seats": 2, "rules": 2}


@pytest.mark.parametrize(
    ("line", "changed", "key", "cause"),
    [
        (1, "", "record-unreadable", None),
        (1, "{", "record-unreadable", None),
        (1, '{"game": "tallinn", "seats": 2}', "record-unreadable", None),
        (1, json.dumps({**HEADER, "game": "chess"}), "record-refused", "unknown-game"),
        (1, json.dumps({**HEADER, "seats": 5}), "record-refused", "bad-seats"),
        (1, json.dumps({**HEADER, "options": {"x": "y"}}), "record-refused", "unknown-option"),
        (1, json.dumps({**HEADER, "rules": 99}), "record-rules-version", None),
        (1, json.dumps({**HEADER, "format": 4}), "record-format", None),
        (1, json.dumps(HEADER), "record-refused", "luck-missing"),
        (3, '{"seat": 0, "choice": "4L", "lukc": []}', "record-unreadable", None),
        (3, '{"seat": "0", "choice": "4L"}', "record-unreadable", None),
        (3, '{"seat": 0, "choice": "10L"}', "record-refused", "refused-card-not-in-hand"),
        (3, '{"seat": 2, "choice": "4L"}', "record-refused", "record-no-seat"),
        (3, '{"seat": 0, "choice": "4L", "luck": [["1"]]}', "record-refused", "luck-left-over"),
        (3, '{"seat": 0, "undo": true}', "record-refused", "undo-refused"),
    ],
)
def test_the_refused_line_is_named(line: int, changed: str, key: str, cause: str | None) -> None:
    """A line that cannot be read, or that the rules forbid, is named with its reason."""
    lines = example()
    lines[line - 1] = changed or "null"
    with pytest.raises(BadRecord) as caught:
        replay(lines)
    assert (caught.value.line, caught.value.key) == (line, key)
    assert getattr(caught.value.__cause__, "key", None) == cause


def test_wrong_luck_in_the_set_up_is_refused() -> None:
    """A deck with a card too many names the first line."""
    header = json.loads(example()[0])
    header["luck"][1].append("10")
    with pytest.raises(BadRecord, match="luck-wrong"):
        replay([json.dumps(header)])


def test_an_empty_record_is_refused() -> None:
    """Nothing at all has no header."""
    with pytest.raises(BadRecord, match="record-empty"):
        replay(["", " "])


def test_a_host_may_add_facts_and_watch_the_luck(beacons: Game) -> None:
    """A record with a host's facts plays the same; its luck is told the number of each line's first draw."""
    match, firsts = finished(beacons, 3, {}), []
    first, *others = record_of(match, {})
    lines = [json.dumps(json.loads(first) | {"table": {"id": "K7Q2", "names": ["Ada"]}}), *others]

    def watched(drawn: list[list[str]], number: int) -> ScriptedChance:
        firsts.append((number, len(drawn)))
        return ScriptedChance(drawn)

    assert [at.state for at in positions(lines, None, watched)][-1] == match.state
    assert firsts[-1][0] + firsts[-1][1] == match.draws
    assert [number for number, _ in firsts] == [sum(count for _, count in firsts[:at]) for at in range(len(firsts))]
