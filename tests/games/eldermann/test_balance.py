"""The balance report."""

import pytest

from games.eldermann import balance


def test_balance_counts_every_game() -> None:
    """Wins by seat add up to the games, turns to the rounds; a turn has several choices, and waits for others."""
    count = balance.count_games(3, 3, {})
    assert count.games == len(count.ends) == 3
    assert sum(count.won[f"seat {number}"] for number in (1, 2, 3)) == 3
    assert count.had["seat 1"] == 3
    assert count.seen["turns"] >= 3 * (sum(end.round for end in count.ends) - 3)
    assert 0 < count.seen["waits aside"] <= count.seen["asks aside"]
    assert count.seen["asks in turn"] > 3 * count.seen["turns"]


def test_balance_prints_a_column_for_each_number_of_players(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command takes the table's options and prints a table."""
    monkeypatch.setattr("sys.argv", ["balance", "--games", "2", "--length", "short", "--roles", "off"])
    balance.main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "|  | 2 players | 3 players | 4 players |"
    assert len(lines) == 2 + 20
