"""The strong player: sequential halving over sampled worlds, with the rule of thumb inside the playouts.

Every choice is tried in the same worlds with the same luck, so that differences are the choices' own. The rule of
thumb's choice stays in to the end, and another is taken only if its lead is more than chance.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from itertools import islice

from games.kernel.ask import Ask, Sensible
from games.kernel.game import Game
from games.kernel.state import State
from games.players.basic import shape_of
from games.players.playouts import Playouts
from games.players.values import Model, shipped

BUDGET, MASTER = 0.3, 2.0
"""Seconds for one decision of a strong player, and of a master."""
MOST_CHOICES = 16
"""Choices that are compared; of more, the best at first sight and some at random."""
LISTED = 200
"""Choices of a large shape that are looked at."""
SIFTED = 8
"""Worlds in which choices are looked at where the turn ends."""
SETTLED, ENOUGH, LOOKED_EVERY = 4.0, 24, 8
"""Standard errors by which, and worlds after which, a choice is as good as decided; how often this is looked at."""

Clock = Callable[[], float]
Judge = Callable[[Game, State, int], Model | None]
"""Return the learned values for a seat's view; None if the hints judge positions."""
Spent = Callable[[], float]
"""Tell which part of the budget is spent; 1 is all of it."""


class Strong:
    """A player that searches; `clock` measures the budget, and the counters tell what was thought.

    It searches as the game says for its `level`. With `work` the budget is a number of playouts instead, so that
    another machine chooses the same. It judges positions by the values that the game ships, if `judge` names no others.
    """

    def __init__(
        self,
        budget: float = BUDGET,
        clock: Clock = time.monotonic,
        work: int = 0,
        judge: Judge = shipped,
        level: str = "strong",
    ) -> None:
        self.budget, self.clock, self.work, self.judge, self.level = budget, clock, work, judge, level
        self.decisions, self.playouts, self.seconds = 0, 0, 0.0

    def __call__(self, game: Game, view: State, seat: int, ask: Ask, rng: random.Random) -> str:
        """Choose for a seat; if there is nothing to compare, as the hints do."""
        first = game.hints.policy(view, seat, ask, rng)
        if game.searched and ask.section not in game.searched:
            return first
        begun = self.clock()
        searching = game.playing.searching(self.level)
        playouts = Playouts(game, view, seat, self.judge(game, view, seat), searching)
        choices = candidates(playouts, ask, first, rng)
        if len(choices) == 1:
            return first
        race = Race(playouts, choices, rng, searching.doubt)
        if playouts.model is not None and searching.kept:
            race.sift(searching.kept)
        race.run(self._spent(race, begun))
        self.decisions += 1
        self.playouts += race.tried
        self.seconds += self.clock() - begun
        return race.best()

    def _spent(self, race: Race, begun: float) -> Spent:
        if self.work:
            return lambda: race.tried / self.work
        return lambda: (self.clock() - begun) / self.budget if self.budget else 1.0


def candidates(playouts: Playouts, ask: Ask, first: str, rng: random.Random) -> list[str]:
    """List what is worth a comparison: the first choice, then the others, of many those that look best at once."""
    shape = shape_of(ask, playouts.seat)
    settled = shape.settle(first)
    offered = islice(shape.sensible(), LISTED) if isinstance(shape, Sensible) else ask.offered(LISTED)
    others = [choice for choice in offered if choice != settled]
    begin = [] if settled is None else [settled]
    if len(others) < MOST_CHOICES:
        return begin + others
    world = playouts.world(rng)
    seed = rng.getrandbits(64)
    sight = {choice: playouts.at_sight(playouts.after(world, choice, random.Random(seed))) for choice in others}
    others.sort(key=lambda choice: -sight[choice])
    half = MOST_CHOICES // 2
    return begin + others[:half] + rng.sample(others[half:], MOST_CHOICES - half - 1)


class Race:
    """Choices compared world by world; the first is the rule of thumb's, which others must beat by `doubt`."""

    def __init__(self, playouts: Playouts, choices: list[str], rng: random.Random, doubt: float) -> None:
        self.playouts, self.first, self.rng, self.doubt = playouts, choices[0], rng, doubt
        self.live = choices
        self.worths: dict[str, list[float]] = {choice: [] for choice in choices}
        self.tried = 0

    def sift(self, kept: int) -> None:
        """Keep the first choice and the best of the others where the turn ends; it costs little to play so far."""
        if len(self.live) <= kept + 1:
            return
        worths = dict.fromkeys(self.live, 0.0)
        for _ in range(SIFTED):
            world, seed = self.playouts.world(self.rng), self.rng.getrandbits(64)
            for choice in self.live:
                worths[choice] += self.playouts.worth_of(world, choice, seed, soon=True)
        others = sorted(self.live[1:], key=worths.__getitem__, reverse=True)
        self.live = [self.first, *others[:kept]]

    def run(self, spent: Spent) -> None:
        """Compare, and halve the field whenever its share of the budget is spent; the first world is always whole."""
        rounds = max(1, math.ceil(math.log2(len(self.live))))
        for number in range(1, rounds + 1):
            while not self.tried or spent() < number / rounds:
                self._compare()
                if self._is_settled():
                    return
            self._halve()

    def _compare(self) -> None:
        """Try all live choices in one more world."""
        world, seed = self.playouts.world(self.rng), self.rng.getrandbits(64)
        for choice in self.live:
            self.worths[choice].append(self.playouts.worth_of(world, choice, seed))
        self.tried += len(self.live)

    def _halve(self) -> None:
        """Keep the better half, and the first choice."""
        rest = sorted((choice for choice in self.live if choice != self.first), key=self._mean, reverse=True)
        self.live = [self.first, *rest[: max(1, len(rest) // 2)]]

    def _mean(self, choice: str) -> float:
        return sum(self.worths[choice]) / len(self.worths[choice])

    def _is_settled(self) -> bool:
        """Tell whether more worlds would hardly change the outcome."""
        worlds = len(self.worths[self.first])
        if worlds < ENOUGH or worlds % LOOKED_EVERY:
            return False
        leads = [self.lead(choice) for choice in self.live if choice != self.first]
        clear = all(abs(lead) > SETTLED * error or not error for lead, error in leads)
        return clear and sum(lead > 0 for lead, _ in leads) <= 1

    def lead(self, choice: str) -> tuple[float, float]:
        """Return by how much a choice leads the first one on average, and the standard error of that."""
        own = self.worths[choice]
        gaps = [a - b for a, b in zip(own, self.worths[self.first], strict=False)]
        mean, count = sum(gaps) / len(gaps), len(gaps)
        if count < 2:
            return mean, math.inf
        spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
        return mean, math.sqrt(spread / count)

    def best(self) -> str:
        """Return the leader, or the first choice where the lead may be chance."""
        leader = max(self.live, key=self._mean)
        lead, error = self.lead(leader)
        least = self.doubt * by_chance(len(self.worths))
        return leader if lead > least * error else self.first


def by_chance(choices: int) -> float:
    """Return by about how many standard errors the best of so many equal choices leads by chance: sqrt(2 ln k)."""
    return math.sqrt(2 * math.log(choices)) if choices > 1 else 0.0
