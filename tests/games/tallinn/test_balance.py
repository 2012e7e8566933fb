"""The balance report."""

import pytest

from games.tallinn import balance


def test_balance_counts_every_game() -> None:
    """Shares of cards and seats add up to the games, and scores and towers are there for every seat."""
    count = balance.play_games(3, 20, {})
    assert sum(count.won_by_card.values()) == pytest.approx(20)
    assert sum(count.won_by_seat.values()) == pytest.approx(20)
    assert sum(count.dealt.values()) == len(count.scores) == len(count.towers) == 60
    assert len(count.spreads) == 20


def test_balance_is_the_same_each_time() -> None:
    """The seeds are fixed, so the printed report can be checked."""
    assert balance.markdown_table({2: balance.play_games(2, 3, {})}, 3) == balance.markdown_table(
        {2: balance.play_games(2, 3, {})}, 3
    )


def test_balance_prints_a_column_for_each_number_of_players(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command takes the table's options and prints a table."""
    arguments = ["balance", "--games", "2", "--envoy", "en", "--chronicles", "on", "--towers", "score"]
    monkeypatch.setattr("sys.argv", arguments)
    balance.main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "|  | 2 players | 3 players | 4 players |"
    assert len(lines) == 3 + 6 + 4 + 3
