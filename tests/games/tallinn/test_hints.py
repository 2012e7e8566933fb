"""The rule-of-thumb player: how well it plays and judges."""

import random
from collections.abc import Callable, Iterator
from statistics import correlation, fmean, median

import pytest

from games.kernel import Ask, RandomChance, view
from games.kernel.events import Silence
from games.tallinn import GAME
from games.tallinn.state import Tallinn
from tests.games.tallinn.positions import RULES, offered, reveal

HINTS = GAME.hints
Policy = Callable[[Tallinn, int, Ask, random.Random], str]


def at_random(seen: Tallinn, seat: int, ask: Ask, rng: random.Random) -> str:
    """Take any offered choice."""
    assert ask.shape is not None
    return ask.shape.sample(rng)


def rounds_of(players: list[Policy], seed: int) -> Iterator[Tallinn]:
    """Play a game, each seat from its own view; yield the state before every ask, and at the end."""
    rng = random.Random(seed)
    chance, events = RandomChance(rng), Silence()
    s = RULES.setup(len(players), {}, chance, events)
    RULES.run(s, chance, events)
    while not s.over:
        yield s
        chosen = {seat: players[seat](view(s, seat), seat, ask, rng) for seat, ask in RULES.asked(s).items()}
        for seat, choice in chosen.items():
            RULES.apply(s, seat, choice, chance, events)
    yield s


def end_of(players: list[Policy], seed: int) -> Tallinn:
    """Play a game to its end."""
    return list(rounds_of(players, seed))[-1]


def judged(players: list[Policy], number: int, games: int) -> tuple[list[float], list[int]]:
    """Collect estimates at the start of round `number` and the final scores, seat by seat."""
    estimates, scores = [], []
    for seed in range(games):
        for s in rounds_of(players, seed):
            if (s.section, s.round) == ("choose_card", number):
                estimates += [HINTS.evaluate(view(s, seat), seat) for seat in range(s.seats)]
        scores += s.points
    return estimates, scores


def error(estimates: list[float], scores: list[int]) -> float:
    """Average how far the estimates are from the scores."""
    return fmean(abs(a - b) for a, b in zip(estimates, scores, strict=True))


def test_hints_beat_random_play() -> None:
    """At least 90 % of 200 two-player games, shared victories counted as halves, seats in turn."""
    won = 0.0
    for seed in range(200):
        players = [HINTS.policy, at_random] if seed % 2 else [at_random, HINTS.policy]
        winners = end_of(players, seed).result.winners
        won += (1 - seed % 2 in winners) / len(winners)
    assert won >= 180


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 10, 30), (3, 18, 50), (4, 27, 75)])
def test_hints_reach_plausible_scores_and_build_towers(seats: int, least: int, most: int) -> None:
    """Scores lie where simple bots of the design lay; everybody builds, nobody gives away half of the row."""
    ends = [end_of([HINTS.policy] * seats, seed) for seed in range(30)]
    assert least <= min(min(s.points) for s in ends)
    assert max(max(s.points) for s in ends) <= most
    towers = [len(tower) for s in ends for tower in s.towers]
    assert min(towers) >= 1
    assert 3 <= fmean(towers) <= 5


def test_hints_build_the_card_that_costs_the_row_least() -> None:
    """Cards 1 and 10 both make a tower of two: it gives up the coin half, which shows one symbol instead of two."""
    s = reveal(["S1 10L", "S2 8L"], ["1L", "9L"], hands=["", "4"])
    assert HINTS.policy(view(s, 0), 0, RULES.asked(s)[0], random.Random(0)) == "row 1"


def test_hints_leave_a_safe_row_alone() -> None:
    """With the towers far ahead and every symbol needed, it builds none."""
    s = reveal(["S1 7L 8R 9R", "S1 7L 8R 9R"], ["1L", "2L"], number=10)
    s.towers[0] = RULES.setup(2, {}, RandomChance(random.Random(0)), Silence()).towers[0]
    for card in ("8", "6", "3"):
        s.towers[0].add(card, -1)
    assert "row 1" in offered(s, 0)
    assert HINTS.policy(view(s, 0), 0, RULES.asked(s)[0], random.Random(0)) == "none"


def test_hints_evaluate_at_half_time_better_than_a_constant() -> None:
    """Between a hint and a random player its error is at most three quarters of the best constant's."""
    estimates, scores = judged([HINTS.policy, at_random], 6, 100)
    assert correlation(estimates, scores) > 0.6
    assert error(estimates, scores) < 0.75 * error([median(scores)] * len(scores), scores)


def test_hints_evaluate_equals_the_score_at_the_end() -> None:
    """With a score sheet there is nothing to estimate."""
    s = end_of([HINTS.policy] * 3, 1)
    assert [HINTS.evaluate(view(s, seat), seat) for seat in range(3)] == s.points
