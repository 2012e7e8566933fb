"""The Emperor's Envoy: Game Setup, in both editions."""

import random

import pytest

from games.kernel import Match, NotOffered, Pick, view
from games.tallinn import GAME
from games.tallinn.material import ALL_CARDS, CARDS
from games.tallinn.state import Tallinn
from tests.games.tallinn.positions import EN, RULES, answer, begun


@pytest.mark.parametrize(("envoy", "rounds"), [("off", 10), ("en", 11), ("de", 11)])
def test_envoy_setup_allows_eleven_rounds(envoy: str, rounds: int) -> None:
    """The game may go up to 11 rounds, and does when no tower is built from a hand (EN, DE; ruling 3)."""
    match = begun(2, {"envoy": envoy})
    while not match.state.over:
        for seat, ask in GAME.rules.asked(match.state).items():
            match.choose(seat, "none" if "none" in ask.offered() else ask.offered()[0])
    assert match.state.round == match.state.rounds == rounds
    assert [len(row) for row in match.state.rows] == [rounds + 1] * 2


def test_envoy_setup_en_shuffles_it_in() -> None:
    """English: eleven cards are shuffled, three drawn; so it starts in some hands only (EN Game Setup; ruling 3)."""
    hands, tops = set(), set()
    for seed in range(40):
        s = begun(2, {"envoy": "en"}, seed).state
        assert s.section == "exchange"
        for hand, deck in zip(s.hands, s.decks, strict=True):
            assert (len(hand), len(deck)) == (3, 8)
            assert sorted(hand.cards + deck.cards) == sorted(ALL_CARDS)
            hands.add("E" in hand.cards)
            tops.add("E" in deck.cards[-4:])
    assert hands == tops == {True, False}


def test_envoy_setup_de_is_a_fourth_card_in_hand() -> None:
    """German: four hand cards, one of them the Legat, and no exchange (DE Spielvorbereitung; ruling 3)."""
    s = begun(3, {"envoy": "de"}).state
    assert s.section == "choose_card"
    for hand, deck in zip(s.hands, s.decks, strict=True):
        assert (len(hand), hand.cards[-1], len(deck)) == (4, "E", 7)
        assert sorted(hand.cards[:3] + deck.cards) == sorted(CARDS)


def test_envoy_setup_de_is_known_to_be_in_the_hand() -> None:
    """Everybody knows that it began in the hand: no sampled world puts it into a draw pile (DE; ruling 3)."""
    rng = random.Random(1)
    match = begun(2, {"envoy": "de"})
    assert "?" in view(match.state, 0).hands[1].cards
    match.state.towers[1].add(match.state.hands[1].take(match.state.hands[1].cards[0]))
    places = set()
    for _ in range(60):
        world = RULES.imagine(view(match.state, 0), rng)
        assert "E" not in world.decks[1].cards
        places.add("hand" if "E" in world.hands[1].cards else "tower")
    assert places == {"hand", "tower"}
    lost = view(match.state, None)
    lost.decks[0].cards[0] = "E"
    assert not RULES.fits(lost, lost)


def exchanging() -> Match[Tallinn]:
    """Begin an English game whose hands and draw piles are known."""
    match = begun(2, {"envoy": "en"})
    for seat, (hand, deck) in enumerate([("3 7 E", "1 2 4 5 6 8 9 10"), ("1 2 3", "4 5 6 7 8 9 10 E")]):
        match.state.hands[seat].cards, match.state.decks[seat].cards = hand.split(), deck.split()
    match.state.forget_asks()
    return match


def test_envoy_exchange_offers_any_number_in_any_order() -> None:
    """Once, nought to three hand cards, in an order of choice (EN Game Setup; ruling 4)."""
    ask = RULES.asked(exchanging().state)[0]
    assert ask.shape == Pick(("3", "7", "E"), 0, 3, ordered=True)
    assert len(ask.offered()) == 1 + 3 + 6 + 6


def test_envoy_exchange_costs_a_point_a_card_and_draws_as_many() -> None:
    """One point each; the cards go below the deck, the first picked on top of the next (EN Game Setup; ruling 4)."""
    s = exchanging().state
    answer(s, {0: "E+3", 1: "none"})
    assert (s.points, s.paid) == ([2, 4], [2, 0])
    assert s.hands[0].cards == ["7", "10", "9"]
    assert s.decks[0].cards == ["3", "E", "1", "2", "4", "5", "6", "8"]
    assert s.hands[1].cards == ["1", "2", "3"]


def test_envoy_exchange_is_sealed_and_happens_once() -> None:
    """All exchange secretly at the same time, before round 1 and never again (EN Game Setup; ruling 4)."""
    match = exchanging()
    match.choose(0, "3")
    assert view(match.state, 1).given == {0: None}
    assert match.state.points == [4, 4]
    match.choose(0, "none")
    match.choose(1, "1+2+3")
    assert (match.state.section, match.state.round, match.state.paid) == ("choose_card", 1, [0, 3])
    assert [step for step in match.state.agenda if step[0] == "exchange"] == []


def test_envoy_exchange_shows_others_only_the_number() -> None:
    """The owner knows what lies below the own deck; the others know how many cards (EN Game Setup; ruling 4)."""
    s = exchanging().state
    events = answer(s, {0: "E+3", 1: "none"})
    told = next(event for event in events.told if event.kind == "exchanged" and event.seat == 0)
    assert told.seen_by(0) == {"count": 2, "cards": "E, 3"}
    assert told.seen_by(1) == told.seen_by(None) == {"count": 2}
    assert view(s, 0).decks[0].cards == ["3", "E"] + ["?"] * 6
    assert set(view(s, 1).decks[0].cards) == set(view(s, None).decks[0].cards) == {"?"}
    assert "Below your deck, drawn in this order: E, 3" in GAME.voice.hand(view(s, 0), 0, EN)


def test_envoy_exchange_comes_before_the_deck_is_split() -> None:
    """The Chronicles lie open by then, the draw pile is divided afterwards (EN; ruling 4)."""
    match = begun(2, {"envoy": "en", "chronicles": "on"})
    assert (len(match.state.chronicles), match.state.second_stack) == (2, 0)
    for seat in (0, 1):
        match.choose(seat, "none")
    assert [match.state.stacks(seat) for seat in (0, 1)] == [(4, 4)] * 2


@pytest.mark.parametrize(
    ("choice", "key"),
    [
        ("9", "refused-card-not-in-hand"),
        ("3+9", "refused-card-not-in-hand"),
        ("3+3", "refused-no-such-cards"),
        ("", "refused-no-such-cards"),
        ("S1", "refused-no-such-cards"),
    ],
)
def test_envoy_exchange_refuses_other_cards(choice: str, key: str) -> None:
    """Only cards of the own hand, each once (EN Game Setup; ruling 4)."""
    with pytest.raises(NotOffered) as caught:
        answer(exchanging().state, {0: choice})
    assert (caught.value.key, caught.value.section) == (key, "exchange")
