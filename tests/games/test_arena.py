"""`python -m games arena`: rotation of seats, shared luck, and what is printed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.cli import main
from games.cli.arena import Ended, Tally, meet, wilson
from games.kernel import Ask, Game
from games.players import PLAYERS, play_hints


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
        return play_hints(game, view, seat, ask, rng)

    monkeypatch.setitem(PLAYERS, "easy", noting)
    for number in range(3):
        meet("tallinn", ("easy", "normal", "normal"), "1", 0.0, number)
    first = list(dict.fromkeys(seats))
    assert sorted(first) == [0, 1, 2]
    meet("tallinn", ("normal", "normal", "easy"), "1", 0.0, 0)
    assert hands[-1] in hands[:-1]


def test_shared_victories_are_split() -> None:
    """A shared victory counts in equal parts, and the players of one kind together."""
    tally = Tally(("strong", "normal", "normal"))
    tally.add(Ended((5, 5, 1), (0.5, 0.5, 0.0), 9, thought=2, playouts=50, seconds=0.5))
    tally.add(Ended((1, 2, 3), (0.0, 0.0, 1.0), 9, thought=2, playouts=50, seconds=0.5))
    strong, normal, shared, thought = tally.lines()
    assert strong.startswith("strong       wins    0.5 of 2 = 25.0% (")
    assert "1.5 of 2 = 75.0%" in normal
    assert normal.endswith("mean score 2.8")
    assert shared == "shared victories: 1 (counted as equal parts)"
    assert thought == "strong: 4 decisions, 0.250 s each, 4.0 a second; 25 playouts each, 100 a second"


def test_the_command_prints_wins(capsys: pytest.CaptureFixture[str]) -> None:
    """The first line repeats how it was called, with the seed; then a line for each kind of player."""
    assert main(["arena", "tallinn", "--players", "strong,random", "--games", "2", "--budget", "0", "--seed", "7"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "tallinn: strong random, 2 games, seed 7, budget 0.0 s"
    assert [line.split()[0] for line in lines[1:3]] == ["strong", "random"]


@pytest.mark.parametrize("wrong", [["nogame"], ["tallinn", "--players", "clever"], ["tallinn", "--players", "normal"]])
def test_a_wrong_call_is_told_in_one_line(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Unknown games and players, and tables that are too small, are refused."""
    assert main(["arena", *wrong]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
