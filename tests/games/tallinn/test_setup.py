"""Game Setup."""

import random

import pytest

from games.kernel import BadOption, Match, RandomChance
from games.tallinn import GAME
from games.tallinn.material import CARDS, START_CARDS
from games.tallinn.state import Tallinn


def begun(seats: int, seed: int = 1) -> Match[Tallinn]:
    """Begin a game."""
    rng = random.Random(seed)
    return Match.begin(GAME, seats, {}, lambda first: RandomChance(rng))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_everybody_starts_with_4_points(seats: int) -> None:
    """The coin lies on space 4 (EN, DE Game Setup)."""
    assert begun(seats).state.points == [4] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_each_row_begins_with_a_start_card_of_its_own(seats: int) -> None:
    """Start cards are dealt at random, one each, and the rest is out of play (EN, DE Game Setup)."""
    dealt = [row for seed in range(20) for row in [begun(seats, seed).state.rows]]
    assert all(len(row) == 1 and row[0] in START_CARDS for rows in dealt for row in rows)
    assert all(len({row[0] for row in rows}) == seats for rows in dealt)
    assert {row[0] for rows in dealt for row in rows} == set(START_CARDS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_each_seat_shuffles_ten_cards_and_draws_three(seats: int) -> None:
    """Everybody has the cards 1 to 10, three of them in hand (EN Note, DE Hinweis in Game Setup)."""
    s = begun(seats).state
    for hand, deck in zip(s.hands, s.decks, strict=True):
        assert (len(hand), len(deck)) == (3, 7)
        assert sorted(hand.cards + deck.cards) == sorted(CARDS)
    assert len({tuple(deck.cards) for deck in s.decks}) == seats


@pytest.mark.parametrize("seats", [1, 5])
def test_setup_is_for_2_to_4_players(seats: int) -> None:
    """The title page says 2 to 4 players (EN, DE)."""
    with pytest.raises(BadOption, match="bad-seats"):
        GAME.settle_options(seats, {})


def test_gameplay_lasts_ten_rounds_when_every_card_is_played() -> None:
    """Up to 10 rounds (EN, DE Gameplay): without towers from the hand it is ten, and all 20 cards lie in the rows."""
    match = begun(2)
    while not match.state.over:
        for seat, ask in GAME.rules.asked(match.state).items():
            match.choose(seat, "none" if ask.section == "build_tower" else ask.offered()[0])
    assert match.state.round == match.state.rounds == 10
    assert [len(row) for row in match.state.rows] == [11, 11]
