"""4. Draw a new influence card, and how the game ends."""

from tests.games.tallinn.positions import answer, choosing, offered, reveal


def test_4_draw_exactly_one() -> None:
    """Everybody draws one card from the own deck, whether the hand is full or not (EN, DE 4.)."""
    s = reveal(["S1", "S2"], ["1R", "8L"], hands=["3 9", "4 5"], decks=["6 7", "9 10"])
    assert [hand.cards for hand in s.hands] == [["3", "9", "7"], ["4", "5", "10"]]
    assert [deck.cards for deck in s.decks] == [["6"], ["9"]]


def test_4_draw_never_refills_a_smaller_hand() -> None:
    """After a tower from the hand it stays one card smaller: hands differ (EN Note, DE Anmerkung in 4.; ruling 20)."""
    s = reveal(["S1", "S2"], ["1L", "8L"], hands=["3 9", "4 5"], decks=["6 7", "9 10"])
    answer(s, {0: "hand 3"})
    assert [len(hand) for hand in s.hands] == [2, 3]
    answer(s, {0: "9L", 1: "4R"})
    assert [len(hand) for hand in s.hands] == [2, 3]
    assert [len(deck) for deck in s.decks] == [0, 0]


def test_4_draw_stops_with_the_deck() -> None:
    """With an empty deck the game goes on with the hand (EN, DE 4.)."""
    s = reveal(["S1", "S2"], ["1R", "8L"], hands=["3 9", "4"])
    assert [hand.cards for hand in s.hands] == [["3", "9"], ["4"]]
    assert s.section == "choose_card"


def test_end_a_seat_without_cards_is_not_asked() -> None:
    """It plays no card, holds no contest and builds no tower; the others go on (EN, DE 3. and 4.; ruling 20)."""
    s = choosing(["S1 7L", "S4"], ["", "1 2"], number=9)
    assert s.asked_seats == (1,)
    assert offered(s, 0) == []
    answer(s, {1: "1L"})
    assert (s.section, s.asked_seats) == ("build_tower", (1,))
    assert s.fresh == ["", "1L"]


def test_end_a_seat_without_cards_is_still_compared() -> None:
    """Its row counts in the others' contests (ruling 20)."""
    s = choosing(["S1 7L", "S4", "S6"], ["", "1 2", ""], number=9)
    answer(s, {1: "1L"})
    assert s.gains == [0, 0 + 2, 0]


def test_end_comes_when_nobody_has_cards() -> None:
    """The game ends when all have played all cards, perhaps before round 10 (EN, DE Game End; ruling 20)."""
    s = choosing(["S1 7L", "S4"], ["9", "8"], number=9)
    answer(s, {0: "9L", 1: "8L"})
    assert s.over
    assert s.round == 9
    assert len(s.sheet) == 2


def test_end_waits_for_the_last_card() -> None:
    """As long as one seat holds a card there is another round (EN, DE Game End)."""
    s = choosing(["S1 7L", "S4"], ["9", "8 10"], number=9)
    answer(s, {0: "9L", 1: "8L"})
    assert (s.over, s.round, s.asked_seats) == (False, 10, (1,))
