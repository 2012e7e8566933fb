"""Worlds that a seat cannot tell from the truth, and how they may go on: what the strong player thinks with."""

from __future__ import annotations

import random
from collections.abc import Callable

from games.kernel.ask import Ask
from games.kernel.chance import RandomChance
from games.kernel.cloning import clone
from games.kernel.errors import IllegalChoice
from games.kernel.events import Silence
from games.kernel.game import Game, Searching, Wavers
from games.kernel.state import State
from games.kernel.worlds import determinize
from games.players.basic import shape_of
from games.players.values import Model

ROUND = 6
"""Decisions of each seat that are played before a position is judged: about one round of a long game."""
LONG = 100
"""Decisions of each seat after which a position is judged in any case: a turn might go round in a circle."""
WON = 4.0
"""Points that a victory counts beside its lead."""
End = Callable[[State, int], bool]
"""Tell, of a position and of how many decisions were made, that it is judged now."""
_silence = Silence()


class Playouts:
    """Imagine one seat's game from its view; neither the true state nor the table's luck is within reach.

    If a `model` is given, it judges positions at which a playout ends before the game.
    """

    def __init__(
        self, game: Game, view: State, seat: int, model: Model | None = None, searching: Searching | None = None
    ) -> None:
        self.game, self.rules, self.view, self.seat, self.model = game, game.rules, view, seat, model
        self.searching = searching or game.playing.strong

    def world(self, rng: random.Random) -> State:
        """Sample a world in which all others have answered what is asked now, as the hints would."""
        world = determinize(self.rules, self.view, rng)
        for seat, ask in self.rules.asked(world).items():
            if seat != self.seat and self.view.given.get(seat) is None:
                world.given[seat] = self._think(world, seat, ask, rng)
        return world

    def after(self, world: State, choice: str, rng: random.Random) -> State:
        """Return a copy of a world in which this seat has made a choice."""
        state = clone(world)
        self.rules.apply(state, self.seat, choice, RandomChance(rng), _silence)
        return state

    def worth_of(self, world: State, choice: str, seed: int, *, soon: bool = False) -> float:
        """Play a choice and about one round on; return what the position is then worth to this seat.

        With `soon` only the turn of the choice is played to its end. Luck has a stream of its own, so that it is the
        same for all choices whatever else chance decides.
        """
        chance, rng = RandomChance(random.Random(seed)), random.Random(seed + 1)
        state = clone(world)
        self.rules.apply(state, self.seat, choice, chance, _silence)
        self._go_on(state, chance, rng, self._turn_end(world) if soon else self._end(state))
        return self.worth(state)

    def _go_on(self, state: State, chance: RandomChance, rng: random.Random, is_over: End) -> None:
        """Play until the position is to be judged."""
        made, blind = 0, self.searching.blind
        while not state.over and not is_over(state, made):
            waiting = state.waiting
            for seat in waiting:
                ask = self.rules.asked(state)[seat]
                unseen = blind and rng.random() < blind
                choice = shape_of(ask, seat).sample(rng) if unseen else self._think(state, seat, ask, rng)
                self.rules.accept(state, seat, choice, chance, _silence)
            made += len(waiting)

    def _turn_end(self, begin: State) -> End:
        """Judge a position as soon as another turn begins."""
        turns = turns_of(self.game, begin)
        return lambda state, made: turns_of(self.game, state) != turns or made >= LONG * begin.seats

    def _end(self, begin: State) -> End:
        """Judge a position after so many turns, as the game counts them; else after about a round of a long game."""
        turn_of, least = self.game.playing.turn_of, ROUND * begin.seats
        if turn_of is not None:
            last = turn_of(begin, self.seat) + self.searching.ahead
            return lambda state, made: turn_of(state, self.seat) >= last or made >= LONG * begin.seats
        return lambda state, made: made >= least and (self.seat in state.waiting or made >= 2 * least)

    def _think(self, state: State, seat: int, ask: Ask, rng: random.Random) -> str:
        """Ask the rule of thumb; a world can be so odd that it fails or offends."""
        shape = shape_of(ask, seat)
        try:
            settled = shape.settle(self._judge(state, seat, ask, rng))
        except (LookupError, ValueError, ArithmeticError, IllegalChoice):
            settled = None
        return shape.sample(rng) if settled is None else settled

    def _judge(self, state: State, seat: int, ask: Ask, rng: random.Random) -> str:
        """Choose by the rule of thumb, wavering if it can and this player supposes so."""
        hints, by = self.game.hints, self.searching.wavers
        if by and isinstance(hints, Wavers):
            return hints.waver(state, seat, ask, rng, by)
        return hints.policy(state, seat, ask, rng)

    def worth(self, state: State) -> float:
        """Judge a position at which a playout ends: by learned values if there are any, else by the hints."""
        if self.model is None or self.game.values is None or state.result is not None:
            return self.at_sight(state)
        return self.model.worth(self.game.values.features(state, self.seat))

    def at_sight(self, state: State) -> float:
        """Judge any position by the hints: the lead over the best of the others, in points, and the victory once won.

        Learned values know only positions like those at which playouts end.
        """
        points = [self.game.hints.evaluate(state, seat) for seat in range(state.seats)]
        own = points.pop(self.seat)
        lead = own - max(points)
        if state.result is None:
            return lead
        return lead + (WON if self.seat in state.result.winners else -WON)


def turns_of(game: Game, state: State) -> list[int]:
    """Return how many turns each seat has begun, as the game counts them; an empty list if it does not."""
    turn_of = game.playing.turn_of
    return [] if turn_of is None else [turn_of(state, seat) for seat in range(state.seats)]
