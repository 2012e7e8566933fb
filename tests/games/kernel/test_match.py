from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.kernel import BadOption, Game, GameOver, Match, NotYourDecision, StaleChoice, view
from games.kernel.cloning import clone
from games.kernel.errors import RepeatedChoice, UndoRefused
from games.kernel.records import record_of, replay
from tests.games.kernel.tables import luck, offered, table, until

if TYPE_CHECKING:
    from beacons.rules import Beacons


def test_begin_runs_to_the_first_ask(beacons: Game[Beacons]) -> None:
    """The log begins with the set-up and its luck; the first ask is number one."""
    match = table(beacons)
    assert (match.version, match.state.ask, match.state.section) == (1, 1, "light")
    assert match.draws == len(match.log[0].drawn) == 3
    assert (match.state.seats, match.state.rules) == (2, 1)


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (1, {}, "bad-seats"),
        (7, {}, "bad-seats"),
        (2, {"x": "1"}, "unknown-option"),
        (2, {"rounds": "4"}, "bad-option-value"),
    ],
)
def test_bad_tables_are_refused(beacons: Game[Beacons], seats: int, options: dict[str, str], key: str) -> None:
    """Seat counts, options and values that the game does not declare are refused by key."""
    with pytest.raises(BadOption) as caught:
        Match.begin(beacons, seats, options, luck)
    assert caught.value.key == key


def test_considering_changes_nothing(beacons: Game[Beacons]) -> None:
    """A step is worked out on a copy; the match is as before until it is accepted."""
    match = table(beacons)
    match.choose(0, offered(match, 0)[0])
    before, log = clone(match.state), list(match.log)
    step = match.consider(1, offered(match, 1)[0])
    assert (match.state, match.log, match.version, match.draws) == (before, log, 2, 3)
    match.accept(step)
    assert (match.version, match.log[-1]) == (3, step.entry)
    assert match.state is step.state


def test_refused_choices(beacons: Game[Beacons]) -> None:
    """A stale ask, a seat that is not there and exactly the same answer once more are refused by name."""
    match = table(beacons, seats=3)
    choice = offered(match, 0)[0]
    match.choose(0, choice, ask=1)
    with pytest.raises(RepeatedChoice):
        match.consider(0, choice, ask=1)
    with pytest.raises(StaleChoice):
        match.consider(1, offered(match, 1)[0], ask=0)
    with pytest.raises(NotYourDecision):
        match.consider(3, choice)
    match.consider(1, offered(match, 1)[0], ask=1)


def test_the_same_pick_in_another_order_is_a_repetition(beacons: Game[Beacons]) -> None:
    """What counts is the settled choice, not how it was typed."""
    match = until(beacons, "trade")
    seat = match.state.waiting[0]
    pair = offered(match, seat)[-1]
    match.state.given = {seat: pair}
    with pytest.raises(RepeatedChoice):
        match.consider(seat, "+".join(reversed(pair.split("+"))))


def test_a_sealed_answer_can_be_changed_until_the_last(beacons: Game[Beacons]) -> None:
    """The last answer before the reveal counts; others see only that there is one."""
    match = table(beacons, seats=3)
    first, second = offered(match, 0)[:2]
    match.choose(0, first)
    match.choose(1, offered(match, 1)[0])
    match.choose(0, second)
    assert view(match.state, 1).given[0] is None
    match.choose(2, offered(match, 2)[0])
    assert match.state.discard[0] == second
    with pytest.raises((StaleChoice, NotYourDecision)):
        match.consider(0, first, ask=1)


def test_nothing_after_the_end(beacons: Game[Beacons]) -> None:
    """A finished game refuses every choice, whatever ask it was meant for."""
    match = table(beacons)
    while not match.state.over:
        match.choose(match.state.waiting[0], offered(match, match.state.waiting[0])[0])
    for ask in (None, 1):
        with pytest.raises(GameOver):
            match.consider(0, "ash1", ask)
    with pytest.raises(GameOver):
        match.check_open(0)


def test_a_lone_choice_can_be_taken_back(beacons: Game[Beacons]) -> None:
    """Spreading sparks shows nothing hidden and draws nothing: the way back is an entry of its own, with a new ask."""
    match = until(beacons, "spread")
    seat = match.state.waiting[0]
    before, ask, version = clone(match.state), match.state.ask, match.version
    match.choose(seat, offered(match, seat)[0])
    match.accept(match.consider_undo(seat))
    assert (match.state.sparks, match.state.section) == (before.sparks, "spread")
    assert match.state.waiting == (seat,)
    assert view(match.state, None).waiting == (seat,)
    assert match.state.ask > ask + 1
    assert (match.version, [entry.kind for entry in match.log[-2:]]) == (version + 2, ["choice", "undo"])
    with pytest.raises(UndoRefused):
        match.consider_undo(seat)
    match.choose(seat, offered(match, seat)[1])


def test_another_seat_cannot_take_it_back(beacons: Game[Beacons]) -> None:
    """Only the seat that chose may take it back, and only as long as no other has chosen."""
    match = until(beacons, "spread")
    seat = match.state.waiting[0]
    match.choose(seat, offered(match, seat)[0])
    with pytest.raises(UndoRefused):
        match.consider_undo((seat + 1) % 3)
    trader = match.state.waiting[0]
    assert trader != seat
    match.choose(trader, offered(match, trader)[0])
    with pytest.raises(UndoRefused):
        match.consider_undo(seat)


def test_no_undo_once_something_was_shown(beacons: Game[Beacons]) -> None:
    """Throwing cards away shows them, giving one draws afterwards; neither is taken back."""
    for section in ("trade", "give"):
        match = until(beacons, section)
        seat = match.state.waiting[0]
        step = match.choose(seat, offered(match, seat)[0])
        assert step.entry.barrier
        with pytest.raises(UndoRefused):
            match.consider_undo(seat)


def test_sealed_answers_are_changed_and_not_undone(beacons: Game[Beacons]) -> None:
    """In a sealed ask there is no undo, neither of the own answer nor of what was done before it."""
    match = table(beacons, seats=3)
    match.choose(0, offered(match, 0)[0])
    with pytest.raises(UndoRefused):
        match.consider_undo(0)


def test_sealed_answers_that_end_the_game_are_a_barrier(beacons: Game[Beacons]) -> None:
    """The last reveal of a game cannot be taken back, although no further ask follows."""
    match = table(beacons)
    match.state.agenda = [["light"]]
    match.game.rules.asked(match.state)
    match.state.hands[1].cards[:] = [match.state.hands[0].cards[0]] * 3  # equal cards: a tie, and nothing follows
    match.state.hands[0].show()
    match.state.hands[1].show()
    match.state.forget_asks()
    match.choose(0, match.state.hands[0].cards[0])
    step = match.choose(1, match.state.hands[1].cards[0])
    assert step.state.over
    assert step.entry.barrier


def test_by_consent_the_way_back_goes_behind_luck_and_sealed_answers(beacons: Game[Beacons]) -> None:
    """State and luck are as before the choices, asks count on, and what is before them is behind a barrier."""
    match, seat = table(beacons, seats=6), 0
    start, draws, version, ask = match.state, match.draws, match.version, match.state.ask
    choices: list[tuple[int, str]] = []
    while not choices or not match.log[-1].drawn:
        choices.append((match.state.waiting[0], offered(match, match.state.waiting[0])[0]))
        match.choose(*choices[-1])
    luck_drawn, at = match.log[-1].drawn, match.state.ask
    assert luck_drawn
    some: Match = match  # the state of a way back is of some game
    some.accept(some.consider_return(seat, len(choices), start, draws))
    assert (match.draws, match.state.ask, match.version) == (draws, at + 1, version + 2 * len(choices))
    assert match.state.sparks == start.sparks
    assert start.ask == ask
    assert not match.can_undo(seat)
    assert (match.log[-1].barrier, match.log[-1].back) == (True, len(choices))
    for each in choices:
        match.choose(*each)
    assert match.log[-1].drawn == luck_drawn
    lines = list(record_of(match, {}))
    assert replay(lines).state == match.state


def test_consent_does_not_leave_sealed_answers_half_open(beacons: Game[Beacons]) -> None:
    """A way back into the middle of a sealed ask is refused: its answers are known by now."""
    match = table(beacons)
    match.choose(0, offered(match, 0)[0])
    amid = match.state
    match.choose(1, offered(match, 1)[0])
    with pytest.raises(UndoRefused):
        match.consider_return(1, 1, amid, match.draws)


def test_draws_count_on_and_rewind(beacons: Game[Beacons]) -> None:
    """Each step's luck begins where the last ended; an undo sets the count back to what it was."""
    match = until(beacons, "spread")
    numbers = []
    match.make_chance = lambda first: numbers.append(first) or luck(first)  # type: ignore[func-returns-value] # append
    seat, draws = match.state.waiting[0], match.draws
    match.choose(seat, offered(match, seat)[0])
    match.accept(match.consider_undo(seat))
    match.choose(seat, offered(match, seat)[1])
    assert numbers == [draws, draws]
    assert match.draws == draws == sum(len(entry.drawn) for entry in match.log)


def test_luck_in_mid_game_is_recorded(beacons: Game[Beacons]) -> None:
    """The entry that used the deck up holds the reshuffled order, and the count of draws grows."""
    match = table(beacons, seats=6)
    while all(event.kind != "reshuffled" for event in match.log[-1].events):
        match.choose(match.state.waiting[0], offered(match, match.state.waiting[0])[0])
    assert len(match.log[-1].drawn) == 1
    assert match.log[-1].barrier
    assert match.draws == 1 + len(match.log[0].drawn)
