"""The rule-of-thumb player: how well it plays and judges."""

import random
from collections.abc import Iterator
from statistics import correlation, fmean, median

import pytest

from games.kernel import RandomChance, Zone, view
from games.kernel.events import Silence
from games.tinker_tailor import GAME
from games.tinker_tailor.state import TinkerTailor
from tests.games.tinker_tailor.positions import RULES, called, position, run
from tests.given import long

HINTS = GAME.hints


def asks_of(hinted: set[int], seats: int, seed: int) -> Iterator[TinkerTailor]:
    """Play a game in which these seats follow the hints, from their own views; yield the state before every ask."""
    rng = random.Random(seed)
    chance = RandomChance(rng)
    s = RULES.setup(seats, {}, chance, Silence())
    RULES.run(s, chance, Silence())
    while not s.over:
        yield s
        for seat, ask in list(RULES.asked(s).items()):
            assert ask.shape is not None
            choice = HINTS.policy(view(s, seat), seat, ask, rng) if seat in hinted else ask.shape.sample(rng)
            RULES.apply(s, seat, choice, chance, Silence())
    yield s


def share_won(seats: int, games: int) -> float:
    """Let one seat in turn follow the hints against random play; a shared victory counts in parts."""
    won = 0.0
    for seed in range(games):
        *_, end = asks_of({seed % seats}, seats, seed)
        assert end.result is not None
        won += (seed % seats in end.result.winners) / len(end.result.winners)
    return won / games


@pytest.mark.parametrize(("seats", "games"), [(2, 40), (4, 40), long(2, 80), long(4, 80)])
def test_hints_beat_random_play(seats: int, games: int) -> None:
    """One hinted seat wins almost all games against one, or against three, who play at random."""
    assert share_won(seats, games) >= 0.95


def advised(s: TinkerTailor, seat: int) -> str:
    """Ask the hints what a seat should do."""
    seen = view(s, seat)
    return HINTS.policy(seen, seat, RULES.asked(seen)[seat], random.Random(0))


def test_hints_take_what_is_worth_most() -> None:
    """Gems before bread, for an empty hand."""
    assert advised(called(["", "", ""], ["tinker", "", ""], goods="bread gems fish", money="1 4"), 0) == "gems+4"


def test_hints_collect_a_kind() -> None:
    """A seventh fish is worth more than the first gems."""
    s = called([" ".join(["fish"] * 6), "", ""], ["soldier", "", ""], goods="fish gems", number=12)
    assert advised(s, 0) == "fish"


def test_hints_complete_a_set() -> None:
    """Bread is worth most where it is the one kind missing."""
    s = called(["fish cloth wine gems", "", ""], ["soldier", "", ""], goods="bread gems", number=12)
    assert advised(s, 0) == "bread"


def test_hints_give_what_they_take_to_who_has_least() -> None:
    """The Rich Man takes the highest and gives the lowest, the Preacher keeps the better one."""
    rich = called(["1", "wine wine", ""], ["rich_man", "", ""], money="5 4 3 2 1")
    assert advised(rich, 0) == "3+4+5/1/P3"
    preacher = called(["", "wine wine", ""], ["preacher", "", ""], "preacher", goods="bread gems", money="2 5")
    assert advised(preacher, 0) == "bread+gems+5/bread/P3"


@pytest.mark.parametrize(("held", "role"), [("gems gems gems", "witch"), ("", "tailor")])
def test_hints_keep_the_witch_if_the_others_have_much_to_lose(held: str, role: str) -> None:
    """She is worth what she takes herself and what the kind that she names costs the others."""
    s = position(["", held, held, held])
    s.packs[0] = Zone.of(["tailor", "witch"])
    run(s, (RULES.pick_role, 0))
    assert HINTS.policy(s, 0, RULES.asked(s)[0], random.Random(0)) == role


def test_hints_give_away_what_they_miss_least() -> None:
    """The Beggar gets bread, not gems."""
    s = called(["", "gems gems bread", ""], ["beggar_man", "", ""], "beggar_man")
    run_choice = RULES.asked(s)[0].offered()
    assert "P2" in run_choice
    RULES.apply(s, 0, "P2", RandomChance(random.Random(0)), Silence())
    assert advised(s, 1) == "bread"


def test_hints_buy_at_the_end_what_money_cannot_bring() -> None:
    """In the last turn money is worth half, so it is spent, and change is taken where it fits."""
    s = position(["5", "", ""], goods="wine", money="1", number=12)
    s.shown[0] = ["tinker"]
    run(s, (RULES.buy, 0))
    assert advised(s, 0) == "wine/5/1"


def test_hints_evaluate_equals_the_score_at_the_end() -> None:
    """With a score sheet there is nothing to estimate."""
    *_, s = asks_of({0, 1, 2}, 3, 1)
    assert [HINTS.evaluate(view(s, seat), seat) for seat in range(3)] == [line.total for line in s.sheet]


@pytest.mark.parametrize(("seats", "games"), [(2, 60), (4, 30), long(4, 60)])
def test_hints_evaluate_at_half_time_better_than_a_constant(seats: int, games: int) -> None:
    """Between hinted and random players the error is at most three quarters of the best constant's."""
    estimates, scores = [], []
    for seed in range(games):
        for s in asks_of({seed % seats}, seats, seed):
            asked_first = s.section == "pick_role" and len(s.agenda[-1]) == len(("pick_role", "seat", "step"))
            if asked_first and s.round == s.rounds // 2 + 1 and not any(map(len, s.roles)):
                estimates += [HINTS.evaluate(view(s, seat), seat) for seat in range(seats)]
        scores += [line.total for line in s.sheet]
    assert len(estimates) == len(scores)
    constant = median(scores)
    error = fmean(abs(a - b) for a, b in zip(estimates, scores, strict=True))
    assert correlation(estimates, scores) > 0.5
    assert error < 0.85 * fmean(abs(constant - score) for score in scores)
