"""`python -m games arena`: rotation of seats, shared luck, and what is printed."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from games.cli import main
from games.cli.meeting import Ended, Meeting, Thought
from games.cli.tally import Sequential, Tally, wilson
from games.kernel import Ask, Game
from games.players import PLAYERS, play_normal


def test_intervals() -> None:
    """Wilson's interval, by his formula (values of a textbook: 50 of 100, none of 10)."""
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_seats_rotate_and_luck_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """In as many games as there are seats, each player sits everywhere once, with the same cards on each seat."""
    seats: list[int] = []
    hands: list[Any] = []

    def noting(game: Game, view: Any, seat: int, ask: Ask, rng: random.Random) -> str:
        if not view.ask - 1 and not view.given.get(seat):
            seats.append(seat)
            hands.append((seat, tuple(view.hands[seat].cards)))
        return play_normal(game, view, seat, ask, rng)

    monkeypatch.setitem(PLAYERS, "easy", noting)
    for number in range(3):
        Meeting("tallinn", ("easy", "normal", "normal"), "1").play(number)
    first = list(dict.fromkeys(seats))
    assert sorted(first) == [0, 1, 2]
    Meeting("tallinn", ("normal", "normal", "easy"), "1").play(0)
    assert hands[-1] in hands[:-1]


def test_shared_victories_are_split() -> None:
    """A shared victory counts in equal parts, and the players of one kind together."""
    tally = Tally(("strong", "normal", "normal"))
    tally.add(Ended((5, 5, 1), (0.5, 0.5, 0.0), 9, {"strong": Thought(2, 50, 0.5)}))
    tally.add(Ended((1, 2, 4), (0.0, 0.0, 1.0), 9, {"strong": Thought(2, 50, 0.5)}))
    strong, normal, lead, shared, thought = tally.lines()
    assert strong.startswith("strong       wins    0.5 of 2 = 25.0% (")
    assert "1.5 of 2 = 75.0%" in normal
    assert normal.endswith("mean score 3.0")
    assert lead == "strong leads the mean of the others by 0.0 points (standard error 2.0)"
    assert shared == "shared victories: 1 (counted as equal parts)"
    assert thought == "strong: 4 decisions, 0.250 s each, 4.0 a second; 25 playouts each, 100 a second"


def test_the_command_prints_wins(capsys: pytest.CaptureFixture[str]) -> None:
    """The first line repeats how it was called, with the seed; then a line for each kind of player."""
    assert main(["arena", "tallinn", "--players", "strong,random", "--games", "2", "--budget", "0", "--seed", "7"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "tallinn: strong random, 2 games, seed 7, budget 0.0 s"
    assert [line.split()[0] for line in lines[1:3]] == ["strong", "random"]


def arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """Run the command at a table of two, by counted work, and return its lines."""
    assert main(["arena", "tallinn", "--players", "normal,random", "--work", "1", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_a_master_thinks_as_many_times_longer_as_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its share of counted work is that of its seconds."""
    monkeypatch.setattr("games.cli.meeting.BUDGETS", {"strong": 0.3, "master": 0.9})
    ended = Meeting("tallinn", ("strong", "master"), "1", work=2).play(0)
    strong, master = ended.thoughts["strong"], ended.thoughts["master"]
    assert strong.decisions
    assert master.decisions
    assert master.playouts / master.decisions > strong.playouts / strong.decisions
    assert Ended.restored(json.loads(json.dumps(ended.stored()))) == ended


def test_levels_search_as_at_a_table() -> None:
    """A master in the arena is one, whatever values are named behind the level."""
    meeting = Meeting("tallinn", ("strong", "master:hand"), "1", work=2)
    assert [meeting.searching(name).level for name in meeting.names] == ["strong", "master"]


def test_kept_games_are_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that was cut off anywhere goes on to the same results; other seeds and work are other games."""
    file = tmp_path / "games.jsonl"
    whole = arena(capsys, "--games", "3", "--results", str(file))
    kept = file.read_text(encoding="utf-8")
    assert len(kept.splitlines()) == 3
    file.write_text(kept[: kept.index("\n") + 20], encoding="utf-8")
    assert arena(capsys, "--games", "3", "--results", str(file)) == whole
    assert file.read_text(encoding="utf-8") == kept
    arena(capsys, "--games", "1", "--seed", "2", "--results", str(file))
    assert len(file.read_text(encoding="utf-8").splitlines()) == 4


def test_nothing_is_played_that_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All games being kept, none is played."""
    file = str(tmp_path / "games.jsonl")
    whole = arena(capsys, "--games", "2", "--results", file)
    monkeypatch.setattr(Meeting, "play", lambda *_arguments: pytest.fail("played again"))
    assert arena(capsys, "--games", "2", "--results", file) == whole


def test_a_file_of_something_else_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is added to a file that holds no games."""
    file = tmp_path / "notes.txt"
    file.write_text("my notes\n", encoding="utf-8")
    assert main(["arena", "tallinn", "--results", str(file)]) == 2
    assert "line 1" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "my notes\n"


def test_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """Any number of processes gives the same lines."""
    assert arena(capsys, "--games", "2", "--jobs", "2") == arena(capsys, "--games", "2")


def test_a_sequential_test_stops_early() -> None:
    """Wald's test by hand, 25 against 50 %: wins alone take log 19 / log 2 games, losses alone log 19 / log 1.5."""
    test = Sequential(0.25, 0.5)
    assert [test.verdict(games, games) for games in (4, 5)] == [None, "h1"]
    assert [test.verdict(0, games) for games in (7, 8)] == [None, "h0"]


def test_the_command_stops_where_a_test_has_its_answer(capsys: pytest.CaptureFixture[str]) -> None:
    """It stops only after as many games as there are seats, and names the hypotheses."""
    lines = arena(capsys, "--games", "100", "--h0", "0.01", "--h1", "0.9")
    assert lines[-1] == "after 2 games: h1 (h0: 0.01 or less, h1: 0.9 or more)"


def test_a_ladder_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Each table of the ladder is played in each game, and nothing but JSON is printed."""
    tables = (("normal", "random"), ("random", "normal"))
    monkeypatch.setattr("games.cli.arena.LADDER", tables)
    assert main(["arena", "tallinn", "--ladder", "--games", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["table"] for each in found] == [list(table) for table in tables]
    normal = next(player for player in found[0]["players"] if player["player"] == "normal")
    assert normal["wins"] in (0.0, 0.5, 1.0)
    assert normal["interval"] == pytest.approx(wilson(normal["wins"], 1))


@pytest.mark.parametrize(
    "wrong",
    [
        ["nogame"],
        ["tallinn", "--players", "clever"],
        ["tallinn", "--players", "normal"],
        ["tallinn", "--h0", "0.3"],
        ["tallinn", "--h0", "0.3", "--h1", "0.2"],
    ],
)
def test_a_wrong_call_is_told_in_one_line(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Unknown games and players, and tables that are too small, are refused."""
    assert main(["arena", *wrong]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
