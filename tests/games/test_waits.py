"""What is written down of a game's waits: made by `python -m games waits`, and still true."""

from __future__ import annotations

import pytest

from games.cli import main
from games.cli.waits import measured
from games.kernel.catalogue import find
from games.kernel.waits import Waits, waits_of

OURS = ("eldermann", "tallinn", "tinker_tailor", "ulm")
FRESH = 1_000
"""The number of the first game that the written figures were not made from."""


@pytest.mark.parametrize("key", OURS)
def test_every_number_of_seats_is_written_down(key: str) -> None:
    """Lobbies of all sizes can say how long a game takes."""
    game = find(key)
    assert set(waits_of(game.package).seats) == set(range(game.seats[0], game.seats[1] + 1))


@pytest.mark.parametrize(("key", "games"), [("tallinn", 3), ("tinker_tailor", 3), ("ulm", 1), ("eldermann", 2)])
def test_fresh_games_wait_about_as_often(key: str, games: int) -> None:
    """Rules or hints that change the waits need the figures made again."""
    game = find(key)
    seats = game.seats[0]
    written = sum(waits_of(game.package).seats[seats])
    assert sum(measured(game, seats, {}, games, FRESH)) == pytest.approx(written, rel=0.3)


@pytest.mark.long
@pytest.mark.parametrize("key", OURS)
def test_fresh_games_of_all_sizes_and_options_wait_about_as_often(key: str) -> None:
    """The whole table, within a quarter."""
    game = find(key)
    waits = waits_of(game.package)
    for seats, times in waits.seats.items():
        assert sum(measured(game, seats, {}, 8, FRESH)) == pytest.approx(sum(times), rel=0.25), seats
    for name, factor in waits.factors.items():
        option, value = name.split("=")
        usual = sum(waits.seats[game.seats[1]])
        found = sum(measured(game, game.seats[1], {option: value}, 8, FRESH)) / usual
        assert found == pytest.approx(factor, rel=0.25), name


def test_options_name_what_the_game_has() -> None:
    """An option that is gone leaves no figure behind."""
    for key in OURS:
        game = find(key)
        known = {f"{option.name}={value}" for option in game.options for value in option.values}
        assert set(waits_of(game.package).factors) <= known, key


def test_a_wait_for_several_lasts_until_the_last_reply() -> None:
    """Replies that come evenly: the last of two takes half as long again, of three eleven sixths."""
    waits = Waits({3: (0.0, 0.0, 6.0), 2: (10.0, 0.0)}, {"way=long": 2.0})
    all_users = waits.expected(3, 3, {})
    assert all_users is not None
    assert (all_users.waits, all_users.own) == (6, 6)
    assert all_users.replies == pytest.approx(11)
    with_computer = waits.expected(3, 2, {})
    assert with_computer is not None
    assert (with_computer.waits, with_computer.own) == (6, 6)
    assert with_computer.replies == pytest.approx(9)
    one_by_one = waits.expected(2, 1, {"way": "long"})
    assert one_by_one is not None
    assert (one_by_one.waits, one_by_one.own, one_by_one.replies) == (10, 10, 10)
    assert waits.expected(4, 4, {}) is None
    assert waits.expected(2, 0, {}) is None


def test_the_command_prints_what_it_counts(capsys: pytest.CaptureFixture[str]) -> None:
    """Beside what is written down."""
    assert main(["waits", "tallinn", "--games", "1"]) == 0
    printed = capsys.readouterr().out
    assert "2 seats: " in printed
    assert "towers=score" in printed
