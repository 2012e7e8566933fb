"""How far a searching player looks ahead, as the games count their turns."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from games.kernel import Match, view
from games.kernel.catalogue import find, installed
from games.players import play_hints
from games.players.playouts import LONG, ROUND, Playouts
from tests.games.kernel.tables import asked, table

KEYS = [key for key, game in installed().items() if game.playing.turn_of is not None]


def play(match: Match, rng: random.Random) -> None:
    """Let the waiting seats choose by the hints."""
    for seat in match.state.waiting:
        match.choose(seat, play_hints(*asked(match, seat), rng))


def cuts(playouts: Playouts, choices: int) -> list[tuple[Any, Any]]:
    """Return the positions after each of the first choices, and those at which their playouts are judged."""
    seen: list[Any] = []
    playouts.worth = lambda state: seen.append(state) or 0.0  # type: ignore[method-assign,func-returns-value]  # a spy
    world = playouts.world(random.Random(1))
    offered = playouts.rules.asked(world)[playouts.seat].offered()[:choices]
    for choice in offered:
        playouts.worth_of(world, choice, 5)
    return [(playouts.after(world, choice, random.Random(5)), end) for choice, end in zip(offered, seen, strict=True)]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seats", [2, 4])
def test_each_seats_turns_are_counted_one_by_one(key: str, seats: int) -> None:
    """Over a whole game, the count of no seat falls or leaps, and no seat is two turns before another."""
    match, rng = table(find(key), seats), random.Random(3)
    turn_of = match.game.playing.turn_of
    assert turn_of is not None
    before = [turn_of(match.state, seat) for seat in range(seats)]
    while not match.state.over:
        play(match, rng)
        now = [turn_of(match.state, seat) for seat in range(seats)]
        assert all(0 <= late - early <= 1 for early, late in zip(before, now, strict=True))
        assert max(now) - min(now) <= 1
        before = now
    assert min(before) >= 3


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seat", range(3))
def test_positions_are_judged_when_so_many_turns_have_begun(key: str, seat: int) -> None:
    """However much is asked after a choice, the seat has begun as many turns, or the game is over."""
    game, rng = find(key), random.Random(4)
    match, playing = table(game, 3), game.playing
    assert playing.turn_of is not None
    while seat not in match.state.waiting or playing.turn_of(match.state, seat) < 1:
        play(match, rng)
    pairs = cuts(Playouts(game, view(match.state, seat), seat), 3)
    begun = [(playing.turn_of(begin, seat), playing.turn_of(end, seat), end.over) for begin, end in pairs]
    assert begun
    assert all(last == first + playing.strong.ahead or over for first, last, over in begun)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_begun_a_turn_in_the_set_up(seats: int) -> None:
    """While goods and helpers are chosen, before the first turn, all seats of Eldermann count none (Vorbereitung)."""
    game = find("eldermann")
    state = table(game, seats).state
    assert state.round == 0
    assert [game.playing.turn_of(state, seat) for seat in range(seats)] == [0] * seats  # type: ignore[misc]  # is given


def test_a_way_there_and_back_changes_nothing() -> None:
    """To open the choice of what is thrown away, and to leave it, is worth what the hints do anyway (Handelsaktionen).

    When decisions were counted, the way there and back shortened the look ahead, and a strong player of Eldermann
    went to and fro for minutes.
    """
    game, rng = find("eldermann"), random.Random(5)
    match, compared = table(game, 3), 0
    while compared < 3:
        seat = match.state.waiting[0]
        offered = game.rules.asked(match.state)[seat].offered()
        if "throw" in offered:
            playouts = Playouts(game, view(match.state, seat), seat)
            world = playouts.world(rng)
            hinted = game.hints.policy(world, seat, game.rules.asked(world)[seat], rng)
            assert playouts.worth_of(world, "throw", 6) == playouts.worth_of(world, hinted, 6)
            compared += 1
        play(match, rng)


def test_games_that_count_no_turns_are_played_on_for_some_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a count, about a round of a long game is looked at; with one that stands still, so much and no more."""
    match = table(find("tallinn"), 2)
    made: list[int] = []
    end = Playouts._end

    def counted(self: Playouts, begin: Any) -> Any:
        is_over = end(self, begin)
        return lambda state, count: made.append(count) or is_over(state, count)  # type: ignore[func-returns-value]

    monkeypatch.setattr(Playouts, "_end", counted)
    for turn_of, most in ((None, 2 * ROUND * 2), (lambda _state, _seat: 0, LONG * 2)):
        made.clear()
        playing = type(match.game.playing)(turn_of=turn_of)
        game = replace(match.game, playing=playing)
        cuts(Playouts(game, view(match.state, 0), 0), 1)
        assert ROUND * 2 <= max(made) <= most + 2
