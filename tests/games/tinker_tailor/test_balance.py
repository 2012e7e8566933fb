"""The balance report."""

import pytest

from games.tinker_tailor import balance
from games.tinker_tailor.material import ROLES


def test_balance_counts_every_game() -> None:
    """Shares add up to the games, every turn is counted, and margins of a table cancel out."""
    count = balance.play_games(3, 5, {})
    assert sum(count.won_by_place.values()) == pytest.approx(5)
    assert (len(count.scores), len(count.spreads), count.games) == (15, 5, 5)
    assert sum(map(len, count.margins.values())) == 5 * 36
    assert sum(sum(margins) for margins in count.margins.values()) == pytest.approx(0, abs=1e-9)


def test_balance_is_the_same_each_time() -> None:
    """The seeds are fixed, so the printed report can be checked."""
    assert balance.markdown_table({2: balance.play_games(2, 2, {})}) == balance.markdown_table(
        {2: balance.play_games(2, 2, {})}
    )


def test_balance_prints_a_column_for_each_number_of_players(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command takes the table's options and prints a table."""
    monkeypatch.setattr("sys.argv", ["balance", "--games", "1", "--jailer", "discard"])
    balance.main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "|  | 2 players | 3 players | 4 players | 5 players | 6 players |"
    assert len(lines) == 2 + 8 + 6 + len(ROLES)
