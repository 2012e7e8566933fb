"""What the best plan's rate tells beside `standing` of who wins: `python -m tests.bench.eldermann_rate --games 400`.

In games between four hint players, at the beginning of each round after the election, the winner is compared with each
of the others. A logistic regression weighs what standing and rate tell of who of the two it is. Log-loss is of games
from which nothing was learned; two equal chances have 0.693. It needs the extra `train`.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence

from games.cli.meeting import choose_all
from games.eldermann import GAME
from games.eldermann.hints.outlook import Outlook
from games.eldermann.hints.standing import standing
from games.eldermann.state import Eldermann
from games.kernel import Match, RandomChance, view
from games.players import play_normal
from games.players.basic import plan

SEATS, FOLDS = 4, 5
Facts = tuple[float, float]
"""A seat's standing, and the rate of its best plan."""


def facts(s: Eldermann, seat: int) -> Facts:
    """Judge a seat as its own view shows it."""
    seen = view(s, seat)
    return standing(seen, seat), Outlook(seen, seat).best().rate


def game_of(number: int) -> tuple[list[list[Facts]], tuple[int, ...]]:
    """Play a game; return the facts of all seats at the beginning of each round after the election, and the winners."""
    luck, rng = random.Random(f"luck {number}"), random.Random(number)
    match = Match.begin(GAME, SEATS, {}, lambda _first: RandomChance(luck))
    rounds: dict[int, list[Facts]] = {}
    while not match.state.over:
        plan(match, rng)
        state = match.state
        if state.election and state.round not in rounds:
            rounds[state.round] = [facts(state, seat) for seat in range(SEATS)]
        choose_all(match, [play_normal] * SEATS, rng)
    return list(rounds.values()), match.state.outcome.winners


def gaps(rounds: Sequence[Sequence[Facts]], winners: Sequence[int]) -> Iterator[Facts]:
    """Yield by how much each winner was ahead of each other seat."""
    for seats in rounds:
        for winner in winners:
            own = seats[winner]
            others = (seat for seat in range(SEATS) if seat not in winners)
            yield from ((own[0] - seats[other][0], own[1] - seats[other][1]) for other in others)


def tell(found: Sequence[Sequence[Facts]], columns: Sequence[int], name: str) -> None:
    """Print the weights of some facts, learned from all games, and the log-loss in games left out by turns."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.metrics import log_loss

    def both(games: Sequence[Sequence[Facts]]) -> tuple[list[list[float]], list[int]]:
        ahead = [[gap[column] for column in columns] for game in games for gap in game]
        return ahead + [[-value for value in gap] for gap in ahead], [1] * len(ahead) + [0] * len(ahead)

    losses = []
    for fold in range(FOLDS):
        learner = LogisticRegression(fit_intercept=False)
        learner.fit(*both([game for number, game in enumerate(found) if number % FOLDS != fold]))
        held, won = both([game for number, game in enumerate(found) if number % FOLDS == fold])
        losses.append(log_loss(won, learner.predict_proba(held)))
    weights = LogisticRegression(fit_intercept=False).fit(*both(found)).coef_[0]
    print(f"{name}: log-loss {sum(losses) / FOLDS:.3f}, weights {' '.join(f'{weight:.4f}' for weight in weights)}")
    if len(columns) > 1:
        print(f"a point of rate counts as {weights[1] / weights[0]:.2f} of standing")


def main() -> None:
    """Play as many games as the command line says, and print what they tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.eldermann_rate", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    found = [list(gaps(*game_of(number))) for number in range(parser.parse_args().games)]
    print(f"{sum(map(bool, found))} games with rounds after the election, {sum(map(len, found))} comparisons")
    for columns, name in (((0,), "standing"), ((1,), "rate"), ((0, 1), "standing and rate")):
        tell(found, columns, name)


if __name__ == "__main__":
    main()
