"""What learned weights of the hints' terms could bring a searching player: `python -m tests.bench.bench_priors KEY`.

Hints add up terms. Here each term gets a weight of its own, and another one late in the game, which are learned by
ridge regression from decisions of hint players that were played out in many worlds. In games from which nothing was
learned it tells how many points a decision gains over the hints' choice, in worlds that nobody has searched,

- by the weights alone, as a quick policy that needs no search would choose,
- by a search in few worlds, without doubt, with half and with the whole doubt of the game,
- by the same search with the weights as a prior: both are averaged by how sure they are.

It needs the extra `train`.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from statistics import fmean, stdev, variance
from typing import Any, cast

from games.kernel import Game, Match, RandomChance, Weighs, view
from games.kernel.catalogue import find
from games.players import play_normal
from games.players.basic import plan
from games.players.playouts import Playouts
from games.players.search import by_chance, candidates
from games.players.values import shipped

SEATS, FOLDS, RIDGE = 4, 5, 100.0
UNSEEN = 12
"""Worlds by which choices are judged; the search has the others."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision: its choices, the hints' first, what each is worth in each world, and what weights may weigh."""

    game: int
    worths: Mapping[str, Sequence[float]]
    features: Mapping[str, Mapping[str, float]]

    @property
    def first(self) -> str:
        """Return the hints' choice."""
        return next(iter(self.worths))

    def leads(self, choice: str, worlds: slice) -> list[float]:
        """Return by how much a choice leads the hints' in some worlds."""
        pairs = zip(self.worths[choice][worlds], self.worths[self.first][worlds], strict=True)
        return [one - other for one, other in pairs]

    def gain(self, choice: str) -> float:
        """Return what a choice is worth more than the hints', in unseen worlds."""
        return fmean(self.leads(choice, slice(-UNSEEN, None)))


def decisions(game: Game, part: float, worlds: int) -> Iterator[Decision]:
    """Let hints play games, and play out a part of the decisions that a searching player would think about."""
    for number in range(1_000_000):
        chance, rng = RandomChance(random.Random(f"l{number}")), random.Random(f"p{number}")
        match = Match.begin(game, SEATS, {}, partial(_given, chance))
        while not match.state.over:
            plan(match, rng)
            for seat in match.state.waiting:
                ask, seen = game.rules.asked(match.state)[seat], view(match.state, seat)
                first = play_normal(game, seen, seat, ask, rng)
                if (not game.searched or ask.section in game.searched) and rng.random() < part:
                    playouts = Playouts(game, seen, seat, shipped(game, seen, seat))
                    choices = candidates(playouts, ask, first, rng)
                    if len(choices) > 1:
                        found = {each: _features(game, seen, seat, ask, each) for each in choices}
                        yield Decision(number, _worths(playouts, choices, worlds, rng), found)
                match.choose(seat, first)
            match.log.clear()


def _given(chance: RandomChance, _first: int) -> RandomChance:
    return chance


def _worths(playouts: Playouts, choices: list[str], worlds: int, rng: random.Random) -> dict[str, list[float]]:
    worths: dict[str, list[float]] = {choice: [] for choice in choices}
    for _ in range(worlds):
        world, seed = playouts.world(rng), rng.getrandbits(64)
        for choice in choices:
            worths[choice].append(playouts.worth_of(world, choice, seed))
    return worths


def _features(game: Game, seen: Any, seat: int, ask: Any, choice: str) -> dict[str, float]:
    """Name the sum of the terms, each term by its section, and the same once more by how late it is."""
    terms = cast("Weighs[Any]", game.hints).terms(seen, seat, ask, choice)
    turn = 0 if game.playing.turn_of is None else game.playing.turn_of(seen, seat)
    named = {"sum": sum(terms.values())} | {f"{ask.section} {name}": worth for name, worth in terms.items()}
    return named | {f"{name} late": worth * turn for name, worth in named.items()}


def predicted(made: Sequence[Decision]) -> tuple[list[dict[str, float]], float]:
    """Predict each choice's lead by weights learned from other games, and say how far that errs on average."""
    import numpy as np
    from sklearn.linear_model import Ridge

    names = sorted({name for each in made for found in each.features.values() for name in found})
    rows = [(place, choice) for place, each in enumerate(made) for choice in list(each.worths)[1:]]
    apart = np.array([_apart(made[place], choice, names) for place, choice in rows])
    apart /= apart.std(axis=0) + 1e-9
    leads = np.array([fmean(made[place].leads(choice, slice(None))) for place, choice in rows])
    fold = np.array([made[place].game % FOLDS for place, _ in rows])
    guess = np.zeros_like(leads)
    for each in set(fold):
        model = Ridge(alpha=RIDGE, fit_intercept=False).fit(apart[fold != each], leads[fold != each])
        guess[fold == each] = model.predict(apart[fold == each])
    found: list[dict[str, float]] = [{each.first: 0.0} for each in made]
    for (place, choice), lead in zip(rows, guess, strict=True):
        found[place][choice] = float(lead)
    return found, float(((leads - guess) ** 2).mean())


def _apart(decision: Decision, choice: str, names: Sequence[str]) -> list[float]:
    own, first = decision.features[choice], decision.features[decision.first]
    return [own.get(name, 0.0) - first.get(name, 0.0) for name in names]


def searched(decision: Decision, worlds: int, doubt: float) -> str:
    """Choose by a search in the first worlds."""
    leads = {choice: decision.leads(choice, slice(worlds)) for choice in decision.worths}
    best = max(leads, key=lambda choice: fmean(leads[choice]))
    least = doubt * by_chance(len(leads)) * stdev(leads[best]) / math.sqrt(worlds)
    return best if fmean(leads[best]) > least else decision.first


def averaged(decision: Decision, worlds: int, prior: Mapping[str, float], error: float) -> str:
    """Choose by the search and the prior, each weighed by how sure it is."""
    leads = {choice: decision.leads(choice, slice(worlds)) for choice in decision.worths}
    spread = fmean(variance(each) for choice, each in leads.items() if choice != decision.first) / worlds + 1e-9
    return max(leads, key=lambda choice: prior[choice] / error + fmean(leads[choice]) / spread)


def tell(name: str, gains: Sequence[float]) -> None:
    """Print a mean gain with its standard error."""
    print(f"{name:34} {fmean(gains):6.2f} points a decision (standard error {stdev(gains) / len(gains) ** 0.5:.2f})")


def main() -> None:
    """Play decisions out and print what each way of choosing gains."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bench_priors", description=__doc__)
    parser.add_argument("key", metavar="KEY", help="the game")
    parser.add_argument("--decisions", type=int, default=800, help="decisions that are played out")
    parser.add_argument("--part", type=float, default=0.2, help="share of a game's decisions that are")
    parser.add_argument("--worlds", type=int, default=24, help=f"worlds for each, of which {UNSEEN} judge")
    chosen = parser.parse_args()
    game = find(chosen.key)
    made = list(islice(decisions(game, chosen.part, chosen.worlds), chosen.decisions))
    priors, error = predicted(made)
    pairs = list(zip(made, priors, strict=True))
    tell("weights alone", [each.gain(max(prior, key=prior.__getitem__)) for each, prior in pairs])
    for worlds in (3, 6, chosen.worlds - UNSEEN):
        for doubt in (0.0, 0.5, 1.0):
            tell(f"{worlds} worlds, {doubt} of the doubt", [each.gain(searched(each, worlds, doubt)) for each in made])
        tell(f"{worlds} worlds and weights", [each.gain(averaged(each, worlds, prior, error)) for each, prior in pairs])


if __name__ == "__main__":
    main()
