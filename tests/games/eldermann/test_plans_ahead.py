"""The rest of a turn, planned while others are asked about an ambush: by what all can see, up to new luck."""

from __future__ import annotations

import random
from collections.abc import Iterator

from games.eldermann.state import Eldermann
from games.kernel import Match, RandomChance, view
from games.kernel.ahead import Line, due, foresee, holds, is_new_turn, offered
from games.kernel.catalogue import find
from games.players import plan, play_hints
from tests.games.kernel.tables import asked

GAME = find("eldermann")


def ambushes(games: int = 6) -> Iterator[Match[Eldermann]]:
    """Play games, and stop wherever others are asked about an ambush before the active seat trades."""
    for number in range(games):
        rng, luck = random.Random(number), random.Random(str(number))
        match: Match[Eldermann] = Match.begin(GAME, 3, {"ambush": "ask"}, lambda _, luck=luck: RandomChance(luck))  # type: ignore[misc]  # a default is no argument of it
        while not match.state.over:
            plan(match, rng)
            state = match.state
            if state.section == "ambush":
                found = offered(GAME, view(state, state.active), state.active, ())
                if found is not None and found[1].section == "trade":
                    yield match
            seat = match.state.waiting[0]
            match.choose(seat, play_hints(*asked(match, seat), rng))


def test_a_plan_holds_where_all_can_see_that_it_is_possible() -> None:
    """Whatever cards the seat holds: what only it can see is not offered to plan, though it will be asked for it."""
    bribes = 0
    for match in ambushes():
        seat = match.state.active
        own, ask = offered(GAME, view(match.state, seat), seat, ()) or (None, None)
        assert own is not None
        assert ask is not None
        mine, seen = set(GAME.rules.asked(own)[seat].offered()), set(ask.offered())
        assert seen <= mine
        assert not [choice for choice in seen if choice.startswith("bribe")]
        bribes += len(mine - seen)
        for choice in seen:
            assert holds(GAME, view(match.state, None), seat, (Line("", (choice,), section="trade"),))
        assert not holds(GAME, view(match.state, seat), seat, (Line("", ("sell gold",), section="trade"),))
    assert bribes


def test_what_luck_decides_ends_a_plan() -> None:
    """A card that is hired can be the last of it; what comes behind that is not known."""
    hired = 0
    for match in ambushes():
        seat, seen = match.state.active, view(match.state, match.state.active)
        _, ask = offered(GAME, seen, seat, ()) or (None, None)
        assert ask is not None
        for choice in [choice for choice in ask.offered() if choice.startswith("hire")]:
            hired += 1
            line = Line("", (choice,), section="trade")
            assert holds(GAME, seen, seat, (line,))
            assert foresee(GAME, seen, seat, (line,)) is None
            assert not holds(GAME, seen, seat, (line, line))
    assert hired


def test_a_plan_ends_with_the_turn() -> None:
    """What ends the turn is its last line; nobody foresees the next one."""
    match = next(ambushes())
    before, seat = match.state, match.state.active
    done = Line("", ("done",), section="trade")
    assert foresee(GAME, view(before, seat), seat, (done,)) is None
    assert due(GAME, view(before, seat), seat, (done,)) is None
    while match.state.section == "ambush":
        match.choose(match.state.waiting[0], "no")
    assert due(GAME, view(match.state, seat), seat, (done,)) == ("done", ())
    match.choose(seat, "done")
    assert is_new_turn(GAME, before, match.state)
