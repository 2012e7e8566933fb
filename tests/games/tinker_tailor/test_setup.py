"""Spielvorbereitung and Spielablauf: market, start player, rounds, the compensation of five."""

import pytest

from games.kernel import view
from tests.games.tinker_tailor.positions import begun, offered


@pytest.mark.parametrize(("seats", "places"), [(2, 6), (3, 5), (4, 6), (5, 7), (6, 8)])
def test_setup_market_has_two_more_cards_than_players(seats: int, places: int) -> None:
    """Both rows have players + 2 cards; with two players six."""
    s = begun(seats).state
    assert (len(s.open_goods()), len(s.open_money())) == (places, places)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 12), (4, 8), (5, 7), (6, 6)])
def test_setup_rounds_by_player_count(seats: int, rounds: int) -> None:
    """12, 8, 7 and 6 rounds for 3 to 6 players, 6 for two; each is played."""
    match, last = begun(seats), 0
    assert match.state.rounds == rounds
    while not match.state.over:
        last = match.state.round
        seat = match.state.waiting[0]
        match.choose(seat, offered(match.state, seat)[0])
    assert last == rounds


def test_setup_start_player_is_random() -> None:
    """Everybody may be the first start player (the joke about tinkers and tailors is left out)."""
    assert {begun(4, seed=seed).state.first for seed in range(40)} == {0, 1, 2, 3}


def test_setup_five_players_compensation() -> None:
    """Of five players the third to fifth, counted from the start player, draw a goods card unseen by others."""
    for seed in range(5):
        s = begun(5, seed=seed).state
        counts = [len(s.goods[(s.first + place) % 5]) for place in range(5)]
        assert counts == [0, 0, 1, 1, 1]
        last = (s.first + 4) % 5
        assert view(s, s.first).goods[last].cards == ["?"]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_setup_other_counts_have_no_compensation(seats: int) -> None:
    """Everybody begins without cards."""
    s = begun(seats).state
    assert sum(map(s.cards, range(seats))) == 0


def test_setup_hands_are_secret() -> None:
    """Others see backs only: goods or money, as these differ."""
    match = begun(5, seed=3)
    s = match.state
    seat = (s.first + 2) % 5
    assert set(view(s, None).goods[seat].cards) == {"?"}
