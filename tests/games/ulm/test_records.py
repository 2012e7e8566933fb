"""Recorded games: golden games, and a stored snapshot."""

import json
from pathlib import Path

import pytest

from games.kernel.records import record_of, replay
from games.kernel.saving import load_state
from games.ulm import GAME
from games.ulm.material import MATERIALS
from games.ulm.state import Ulm
from tests.games.kernel.tables import finish

RECORDS = Path(__file__).parent / "records"


def lines_of(name: str) -> list[str]:
    """Read a record."""
    return (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


GOLDEN = [
    ("golden_2", {}, (54, 54), (0,), "tiebreak-quarters"),
    ("golden_shared", {}, (51, 51), (0, 1), "tiebreak-shared"),
    ("golden_base", {"towers": "off"}, (33, 65, 57), (1,), ""),
    ("golden_4", {}, (50, 50, 56, 52), (2,), ""),
    ("golden_random", {}, (19, 30, -1), (1,), ""),
]


@pytest.mark.parametrize(("name", "options", "scores", "winners", "tiebreak"), GOLDEN, ids=[row[0] for row in GOLDEN])
def test_golden_games_end_as_recorded(
    name: str, options: dict[str, str], scores: tuple[int, ...], winners: tuple[int, ...], tiebreak: str
) -> None:
    """Both ends of a tie, the base game, four seats, and random play stay what they are."""
    match = replay(lines_of(name))
    result = match.state.result
    assert (result.scores, result.winners, result.tiebreak) == (scores, winners, tiebreak)
    first, *rest = record_of(match, options)
    header = json.loads(first)
    assert header.pop("material") == MATERIALS.entries()
    assert {**header, "format": 1} == {"format": 1, **json.loads(lines_of(name)[0])}
    assert rest == lines_of(name)[1:]


def test_golden_games_have_what_they_are_kept_for() -> None:
    """Blocked grids, City Wall, Goose Tower, Merchant's and Bargeman's houses, sparrows sold, Reformation."""
    four, random_game = replay(lines_of("golden_4")), replay(lines_of("golden_random"))
    chosen = {entry.choice.split(" ")[0] for entry in four.log}
    assert {"wall", "return", "top", "discard", "bargeman", "merchant", "step", "tax"} <= chosen
    assert (four.state.blocked, replay(lines_of("golden_2")).state.blocked) == (1, 1)
    assert {"sell 1", "S1+W1", "leave"} & {entry.choice for entry in random_game.log} >= {"S1+W1", "leave"}


def test_snapshot_of_rules_1_still_opens_and_plays_on() -> None:
    """A table stored while a seat looks at cards is played to its end."""
    s = load_state(GAME, (RECORDS / "snapshot_v1.json").read_bytes())
    assert isinstance(s, Ulm)
    assert (s.section, s.rules, s.round, s.turn) == ("choose_card", 4, 7, 2)
    assert s.looked.cards == ["reformation", "freeze", "league"]
    assert finish(GAME, s).round == 10
