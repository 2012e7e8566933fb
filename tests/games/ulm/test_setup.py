"""Spielvorbereitung and the course of rounds."""

from collections import Counter

import pytest

from games.kernel.visibility import view
from games.ulm.material import CARDS, COATS, DESCENDANTS, KINDS, TOWERS
from tests.games.ulm.positions import RULES, beginning, begun, do, luck, offered, run, table, told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_gives_every_seat_the_same(seats: int) -> None:
    """5 points, 2 coins, 2 sparrows, 12 seals, 3 crests, a tile, no card, the barge at the start."""
    s = begun(seats).state
    assert (s.points, s.coins, s.sparrows, s.seals) == ([5] * seats, [2] * seats, [2] * seats, [12] * seats)
    assert (s.barges, [s.crests_left(seat) for seat in range(seats)]) == ([0] * seats, [3] * seats)
    assert [sum(tiles.values()) for tiles in s.tiles] == [1] * seats
    assert [len(hand) for hand in s.hands] == [0] * seats


def test_setup_spreads_the_tiles() -> None:
    """Grid 2-2-1-2-2, one of each kind on the dock, 36 in the bag less one for each seat and the first draw."""
    s = begun(4, {"towers": "off"}).state
    assert Counter(s.grid) == {"money": 2, "clear": 2, "card": 1, "river": 2, "seal": 2}
    assert sorted(s.dock) == sorted(KINDS)
    assert sum(s.bag.values()) == 36 - 4 - 1


def test_setup_draws_descendants_cards_coats_and_towers() -> None:
    """Four of eight descendants lie open, 33 cards and 12 coats are hidden, 10 of 12 towers are in play."""
    s = begun(3).state
    assert len(set(s.descendants)) == 4
    assert set(s.descendants) <= set(DESCENDANTS)
    assert sorted(s.deck.cards) == sorted(CARDS)
    assert sorted(s.coat_stack.cards) == sorted(COATS)
    assert len(s.box) == 2
    assert sorted([*s.box.cards, *s.tower_stack.cards, s.tower, s.next_tower]) == sorted(TOWERS)
    seen = view(s, 0)
    assert {*seen.deck.cards, *seen.coat_stack.cards, *seen.tower_stack.cards, *seen.box.cards} == {"?"}


def test_setup_draws_the_start_player() -> None:
    """Anybody may begin."""
    assert {begun(3, seed=seed).state.first for seed in range(20)} == {0, 1, 2}


def test_setup_base_game_has_no_towers() -> None:
    """Without tower tiles nothing is turned up, in any round."""
    s = begun(2, {"towers": "off"}).state
    assert (s.with_towers, s.tower, s.next_tower, len(s.tower_stack)) == (False, "", "", 0)


def test_round_goes_round_once_from_the_start_player() -> None:
    """Every seat has one turn a round, and the start player stays the same."""
    s = run(table(3, first=2, turn=2), (RULES.start_round, 5))
    turns = []
    for _ in range(6):
        turns.append(s.turn)
        do(s, offered(s)[0], "end")
    assert turns == [2, 0, 1, 2, 0, 1]
    assert (s.round, s.first) == (7, 2)


def test_round_start_player_changes_where_the_house_says_so() -> None:
    """With the option each round begins one seat further on, still with one turn a seat, and says which."""
    s = run(table(2, first=1, turn=1, rotating=True), (RULES.start_round, 1))
    turns = []
    begun_by = []
    for _ in range(6):
        turns.append(s.turn)
        events = do(s, offered(s)[0], "end")
        begun_by += [event.seat for event in events.told if event.kind == "start-player"]
    assert turns == [1, 0, 0, 1, 1, 0]
    assert begun_by == [0, 1, 0]
    assert (begun(2, {"start": "rotating"}).state.rotating, begun(2).state.rotating) == (True, False)


def test_round_turns_up_the_next_tower() -> None:
    """The tile that was next is in force now, the one before is past, and the last round has no next one."""
    s = begun(2).state
    first, second = s.tower, s.next_tower
    run(s, (RULES.start_round, 2))
    assert (s.past_towers, s.tower) == ([first], second)
    for number in range(3, 11):
        run(s, (RULES.start_round, number))
    assert (len(s.past_towers), s.next_tower) == (9, "")
    assert s.tower


def test_round_ten_is_the_last() -> None:
    """After ten full rounds the game is scored (ruling 49)."""
    s = run(table(2, round=10), RULES.end_round)
    assert s.over
    assert run(table(2, round=9), RULES.end_round).round == 10


def test_round_turn_draws_by_itself_without_cards() -> None:
    """Without hand cards nothing is asked before the draw (ruling 9)."""
    s = beginning(draws=["seal"])
    assert (s.section, s.drawn) == ("push", "seal")


def test_round_turn_asks_who_holds_cards_before_the_draw() -> None:
    """With any hand card the turn begins with a question, whatever the card is (ruling 9)."""
    for hand in ("patrician", "choir1"):
        s = beginning(hands=[hand, ""])
        assert (s.section, s.drawn) == ("begin_turn", "")
        assert offered(s)[0] == "draw"
    do(s, "draw", chance=luck("river"))
    assert (s.section, s.drawn) == ("push", "river")


def test_round_every_turn_is_a_new_phase() -> None:
    """A turn is announced, and pictured, whether it begins with a question or with the push."""
    for hand in ("", "choir1"):
        s = beginning(hands=[hand, ""])
        assert s.phase == 1


def test_round_push_is_compulsory_and_actions_are_not() -> None:
    """Before the push there is no end of the turn; after it the end is always there (ruling 19)."""
    s = beginning()
    assert "end" not in offered(s)
    do(s, "push N1")
    assert offered(s)[-1] == "end"
    events = do(s, "end")
    assert told(events, "took-coins") == []
