"""The balance report."""

import pytest

from games.ulm import balance


def test_balance_counts_every_game() -> None:
    """Shares of seats add up to the games, scores are there for every seat, seals by quarter lie within its places."""
    count = balance.count_games(3, 8, {})
    assert sum(count.won_by_turn.values()) == pytest.approx(8)
    assert (len(count.scores), len(count.best), count.games) == (24, 8, 8)
    assert 0 < count.sealed["crooked_house"] <= 4 * 8
    assert sum(count.used.values()) > 0 < sum(count.laid.values())


def test_balance_is_the_same_each_time() -> None:
    """The seeds are fixed, so the printed report can be checked."""
    assert balance.table({2: balance.count_games(2, 3, {})}) == balance.table({2: balance.count_games(2, 3, {})})


def test_balance_prints_a_column_for_each_number_of_players(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command takes the table's option and prints seats, quarters, descendants, and the cards."""
    monkeypatch.setattr("sys.argv", ["balance", "--games", "2", "--towers", "off"])
    balance.main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "|  | 2 players | 3 players | 4 players |"
    assert len(lines) == 3 + 4 + 3 + 8 + 8 + 1 + 2 + 33
