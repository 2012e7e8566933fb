"""Games that computers play with themselves, and the positions of them that a searching player would judge."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from games.cli.meeting import choose_all
from games.kernel.catalogue import find
from games.kernel.chance import RandomChance
from games.kernel.game import Game, Values
from games.kernel.match import Match
from games.kernel.state import State
from games.players import Player, Strong, play_normal
from games.players.basic import plan
from games.players.playouts import Playouts, turns_of
from games.players.values import by_hand


@dataclass(frozen=True, slots=True)
class Position:
    """A position from one seat's side: its features, what the hints think of it, and what it came to, in points."""

    features: Mapping[str, float]
    hand: float
    outcome: float


@dataclass(frozen=True, slots=True)
class Selfplay:
    """All that decides how such games go, beside their numbers: `work` playouts for a decision, 0 for the hints."""

    key: str
    seats: int
    options: Mapping[str, str]
    seed: str
    work: int = 0

    def play(self, number: int) -> list[Position]:
        """Play one game and return its positions."""
        game, luck = find(self.key), random.Random(f"{self.seed}|luck|{self.seats}|{number}")
        match = Match.begin(game, self.seats, self.options, lambda _first: RandomChance(luck))
        player: Player = Strong(work=self.work, judge=by_hand) if self.work else play_normal
        rng, cuts = random.Random(f"{self.seed}|players|{self.seats}|{number}"), Cuts(match.state, game)
        noted: list[tuple[int, Mapping[str, float], float]] = []
        while not match.state.over:
            noted += [_noted(game, match.state, seat) for seat in cuts.seats(match.state)]
            plan(match, rng)
            cuts.made += choose_all(match, [player] * self.seats, rng)
        worths = [Playouts(game, match.state, seat).at_sight(match.state) for seat in range(self.seats)]
        return [Position(features, hand, worths[seat]) for seat, features, hand in noted]


def _noted(game: Game, state: State, seat: int) -> tuple[int, Mapping[str, float], float]:
    """Look at a position as a searching player looks at a world that it has imagined: with all cards."""
    return seat, values_of(game).features(state, seat), Playouts(game, state, seat).at_sight(state)


class Cuts:
    """Tells where playouts end: when a seat's next turn begins, or, uncounted, after a decision of each seat."""

    def __init__(self, begin: State, game: Game) -> None:
        self.game, self.made, self._before = game, 0, 0
        self._turns = turns_of(game, begin)

    def seats(self, state: State) -> tuple[int, ...]:
        """Name the seats for which a playout might end here."""
        if self.game.playing.turn_of is None:
            return self._each(state)
        before, self._turns = self._turns, turns_of(self.game, state)
        return tuple(seat for seat in range(state.seats) if self._turns[seat] != before[seat])

    def _each(self, state: State) -> tuple[int, ...]:
        if self.made - self._before < state.seats:
            return ()
        self._before = self.made
        return state.waiting


def values_of(game: Game) -> Values[State]:
    """Return what a game's values are learned from; raise LookupError where it names nothing."""
    if game.values is None:
        raise LookupError(f"{game.key} names no features")
    return game.values
