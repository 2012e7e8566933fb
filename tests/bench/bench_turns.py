"""What a searching player could gain by keeping its thoughts: `python -m tests.bench.bench_turns KEY`.

In games between four hint players it counts the decisions that follow directly on one of the same seat, and those of
them before which no luck was drawn and nothing hidden came to light. With `--decisions N` it plays N of these out in
many worlds, and tells by how much more than the hints' choice a searching player's choice is worth with 50, 100 and
200 playouts: in points of its own judgement, in worlds that it has not seen. Twice the playouts are the most that
thoughts which are kept could spare.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from statistics import fmean, stdev

from games.kernel import Ask, Game, Match, RandomChance, State, view
from games.kernel.catalogue import find
from games.players import play_normal
from games.players.basic import plan
from games.players.playouts import Playouts
from games.players.search import Race, candidates

SEATS, PART, WORKS, REPEATED = 4, 0.12, (50, 100, 200), 16
"""Seats, share of decisions that are looked at, playouts for one, and how often worlds are drawn from those kept."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What one seat is asked; whether it `follows` on a decision of the same seat, and was `foreseen` by it."""

    view: State
    seat: int
    ask: Ask
    first: str
    follows: bool
    foreseen: bool
    rng: random.Random


def decisions(game: Game, number: int) -> Iterator[Decision]:
    """Let the hints play one game, and yield the decisions that a searching player would think about."""
    luck, rng = random.Random(f"l{number}"), random.Random(f"p{number}")
    match = Match.begin(game, SEATS, {}, lambda _first: RandomChance(luck))
    thought: int | None = None  # the seat that thought last, until another one is asked
    foreseen = False
    while not match.state.over:
        plan(match, rng)
        for seat in match.state.waiting:
            ask = match.game.rules.asked(match.state)[seat]
            searched = (not game.searched or ask.section in game.searched) and len(ask.offered(3)) > 1
            follows = thought == seat and match.state.waiting == (seat,)
            seen = view(match.state, seat)
            first = play_normal(game, seen, seat, ask, rng)
            if searched:
                yield Decision(seen, seat, ask, first, follows, follows and foreseen, rng)
            barrier = match.choose(seat, first).entry.barrier
            kept = thought == seat and foreseen and not barrier
            thought, foreseen = (seat, not barrier) if searched else (seat, True) if kept else (None, False)
        match.log.clear()


class Played:
    """Worlds that have been played out, in an order: what a race takes for playouts."""

    def __init__(self, worths: Mapping[str, Sequence[float]], order: Sequence[int]) -> None:
        self.worths, self.order = worths, iter(order)

    def world(self, _rng: random.Random) -> int:
        """Return the next world."""
        return next(self.order)

    def worth_of(self, world: int, choice: str, _seed: int) -> float:
        """Return what a choice was worth there."""
        return self.worths[choice][world]


def gains(game: Game, decision: Decision, worlds: int, number: int) -> tuple[float, ...]:
    """Return by how much a searching player's choice is worth more than the hints', by its playouts."""
    rng, playouts = random.Random(number), Playouts(game, decision.view, decision.seat)
    choices = candidates(playouts, decision.ask, decision.first, rng)
    worths: dict[str, list[float]] = {choice: [] for choice in choices}
    for _ in range(worlds):
        world, seed = playouts.world(rng), rng.getrandbits(64)
        for choice in choices:
            worths[choice].append(playouts.worth_of(world, choice, seed))
    doubt = game.playing.strong.doubt
    return tuple(map(fmean, zip(*(_gained(worths, doubt, rng) for _ in range(REPEATED)), strict=True)))


def _gained(worths: Mapping[str, Sequence[float]], doubt: float, rng: random.Random) -> list[float]:
    """Search in two thirds of the worlds, and judge by the others."""
    worlds = len(next(iter(worths.values())))
    order = rng.sample(range(worlds), worlds)
    cut = len(order) * 2 // 3
    return [_more(worths, _best(worths, order[:cut], work, doubt, rng), order[cut:]) for work in WORKS]


def _best(
    worths: Mapping[str, Sequence[float]], order: Sequence[int], work: int, doubt: float, rng: random.Random
) -> str:
    race = Race(Played(worths, [*order] * work), list(worths), rng, doubt)  # type: ignore[arg-type]  # no new worlds
    race.run(lambda: race.tried / work)
    return race.best()


def _more(worths: Mapping[str, Sequence[float]], choice: str, order: Sequence[int]) -> float:
    first = next(iter(worths))
    return fmean(worths[choice][world] - worths[first][world] for world in order)


def count(game: Game, games: int) -> None:
    """Print how often decisions follow and are foreseen."""
    made = [decision for number in range(games) for decision in decisions(game, number)]
    follows, foreseen = (fmean(each) for each in zip(*((one.follows, one.foreseen) for one in made), strict=True))
    each = len(made) / games / SEATS
    print(f"{game.key}: {each:.1f} decisions a seat and game; {follows:.1%} follow directly, {foreseen:.1%} foreseen")


def measure(game: Game, number: int, worlds: int) -> None:
    """Print what more playouts bring a decision that was foreseen."""
    found = (each for game_number in range(1, 1000) for each in decisions(game, game_number) if each.foreseen)
    drawn = (each for each in found if each.rng.random() < PART)
    made = [gains(game, each, worlds, place) for place, each in enumerate(islice(drawn, number))]
    means = ", ".join(
        f"{fmean(each):.2f} with {work}" for each, work in zip(zip(*made, strict=True), WORKS, strict=True)
    )
    twice = [last - before for *_, before, last in made]
    error = 1.96 * stdev(twice) / len(twice) ** 0.5
    print(f"more than the hints' choice, in points: {means}; {fmean(twice):.2f} ± {error:.2f} for twice the playouts")


def main() -> None:
    """Count, and measure where asked."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bench_turns", description=__doc__)
    parser.add_argument("key", metavar="KEY", help="the game")
    parser.add_argument("--games", type=int, default=10, help="games in which decisions are counted")
    parser.add_argument("--decisions", type=int, default=0, help="decisions that are played out")
    parser.add_argument("--worlds", type=int, default=96, help="worlds for each of them")
    chosen = parser.parse_args()
    game = find(chosen.key)
    count(game, chosen.games)
    if chosen.decisions:
        measure(game, chosen.decisions, chosen.worlds)


if __name__ == "__main__":
    main()
