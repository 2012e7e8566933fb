"""The rule-of-thumb player: how well it plays and judges."""

import random
from statistics import correlation, fmean, median
from typing import Any

import pytest

from games.kernel import Ask, view
from games.kernel.game import Weighs
from games.ulm import GAME
from games.ulm.state import Ulm
from tests.games.ulm.positions import RULES, acting, beginning, do, kinds, pushing
from tests.games.ulm.simulated import Policy, rounds_of
from tests.given import long

HINTS = GAME.hints


def at_random(seen: Ulm, seat: int, ask: Ask, rng: random.Random) -> str:
    """Take any offered choice."""
    assert ask.shape is not None
    return ask.shape.sample(rng)


def end_of(players: list[Policy], seed: int, options: dict[str, str]) -> Ulm:
    """Play a game to its end."""
    return list(rounds_of(players, seed, options))[-1]


each_table = pytest.mark.parametrize("options", [{"towers": "on"}, {"towers": "off"}], ids=["towers", "base"])


@each_table
@pytest.mark.parametrize("games", [20, long(60)])
def test_hints_beat_random_play(options: dict[str, str], games: int) -> None:
    """One hint player against three random ones: 98 % of all games, shared victories counted in parts."""
    won = 0.0
    for seed in range(games):
        players: list[Policy] = [at_random] * 4
        players[seed % 4] = HINTS.policy
        winners = end_of(players, seed, options).outcome.winners
        won += (seed % 4 in winners) / len(winners)
    assert won >= 0.98 * games


@each_table
@pytest.mark.parametrize(("seats", "games"), [(2, 6), (3, 6), (4, 6), long(2, 20), long(3, 20), long(4, 20)])
def test_hints_score_like_people(seats: int, games: int, options: dict[str, str]) -> None:
    """Mean scores lie where real games lie, 44 to 60 points."""
    scores = [score for seed in range(games) for score in end_of([HINTS.policy] * seats, seed, options).points]
    assert 44 <= fmean(scores) <= 60


def judged(number: int, games: int) -> tuple[list[float], list[int]]:
    """Collect estimates at the start of a round and final scores, with hint and random players in turn."""
    estimates, scores = [], []
    for seed in range(games):
        players: list[Policy] = [HINTS.policy if (seat + seed) % 2 else at_random for seat in range(3)]
        for s in rounds_of(players, seed, {}):
            if s.round == number and not s.over:
                estimates += [HINTS.evaluate(view(s, seat), seat) for seat in range(3)]
        scores += s.points
    return estimates, scores


@pytest.mark.parametrize(("number", "share"), [(6, 0.85), (9, 0.5)])
@pytest.mark.parametrize("games", [30, long(60)])
def test_hints_evaluate_better_than_a_constant(number: int, share: float, games: int) -> None:
    """In the second half estimates go along with the scores, and err less than the best constant."""
    estimates, scores = judged(number, games)
    errors = [abs(a - b) for a, b in zip(estimates, scores, strict=True)]
    assert correlation(estimates, scores) > 0.8
    assert fmean(errors) < share * fmean(abs(median(scores) - score) for score in scores)


def test_hints_evaluate_equals_the_score_at_the_end() -> None:
    """With a score sheet there is nothing to estimate."""
    s = end_of([HINTS.policy] * 3, 1, {})
    assert [HINTS.evaluate(view(s, seat), seat) for seat in range(3)] == s.points


def advised(s: Ulm) -> str:
    """Ask the hints what the active seat should do."""
    seen = view(s, s.turn)
    return HINTS.policy(seen, s.turn, RULES.asked(seen)[s.turn], random.Random(0))


def test_hints_take_money_before_they_pay() -> None:
    """With one coin the money action comes first, then the seal is possible."""
    s = acting("ms", coins=[1, 9])
    assert advised(s) == "money"
    do(s, "money")
    assert advised(s).startswith("seal ")


def test_hints_seal_before_the_barge_leaves_the_better_quarter() -> None:
    """City coats here are worth more than what borders the next field, and the other way round."""
    assert (
        advised(acting("rs", barges=[10, 0], seals_in={"garden": [], "city_hall": [1] * 4}, round=2)) == "seal garden"
    )
    assert advised(acting("rs", barges=[3, 0], seals_in={"crooked_house": [1] * 4}, round=2)) == "river"


def test_hints_clear_the_fullest_side() -> None:
    """Three tiles rather than one."""
    s = acting("c", outer={"N1": "m", "E1": "r", "E2": "r", "E3": "m"})
    assert advised(s) == "clear E"


def test_hints_pay_a_tax_that_is_cheaper_than_the_penalty() -> None:
    """Two tiles are worth less than five points."""
    s = acting("", tiles=["mmr", ""], tower="t_tax_tiles", deck=[])
    assert advised(s) == "tax"


@pytest.mark.parametrize("coins", [0, 1, 2])
def test_hints_push_for_the_coin_that_a_tax_lacks(coins: int) -> None:
    """With one coin the second is worth the five points of the tax more, otherwise only itself."""
    assert isinstance(HINTS, Weighs)
    grid, seen = kinds("mrrcrrrrr"), []
    for tower in ("", "t_tax_coins"):
        s = pushing("r", grid=grid, coins=[coins, 0], tower=tower, sparrows=[0, 0])
        seen.append(sum(HINTS.terms(s, 0, RULES.asked(s)[0], "push N1").values()))
    assert seen[1] - seen[0] == pytest.approx(2.4 if coins == 1 else 0.0)


@pytest.mark.parametrize(
    ("tower", "fields", "choice"),
    [
        ("t_tax_coins", {"coins": [2, 0], "barges": [13, 0]}, "seal reichenau_court"),
        ("t_tax_tiles", {"tiles": ["rs", ""]}, "buy river+seal"),
    ],
)
def test_hints_keep_what_the_tax_costs(tower: str, fields: dict[str, Any], choice: str) -> None:
    """What brings less than the five points of the tax is not paid for with what the tax needs."""
    s = acting("s" if "coins" in fields else "k", round=10, tower=tower, **fields)
    assert advised(s) == "tax"
    assert choice in RULES.asked(s)[0].offered()


def test_hints_do_not_give_a_tile_of_the_tax_for_little_more() -> None:
    """Six points for a tile are one with the tax unpaid; laid out the card scores three, and the tax is paid."""
    s = acting("", round=10, tower="t_tax_tiles", hands=["tower1", ""], tiles=["mr", ""])
    assert advised(s) == "play tower1 end"
    do(s, "play tower1 end")
    assert advised(s) == "tax"


def test_hints_pay_for_what_brings_more_than_the_tax_costs() -> None:
    """A city coat is worth more than five points."""
    assert advised(acting("s", round=10, tower="t_tax_coins", coins=[2, 0])) in ("seal crooked_house", "seal garden")


def test_hints_complete_a_cathedral_in_the_last_round() -> None:
    """The third part brings twelve points, its use now six."""
    s = acting("", round=10, laid=["choir1 nave1", ""], hands=["tower1", ""], tiles=["m", ""])
    assert advised(s) == "play tower1 end"


def test_hints_use_a_card_that_cannot_score_later() -> None:
    """Six points now are more than three at the end."""
    s = acting("", round=10, hands=["tower1", ""], tiles=["m", ""])
    assert advised(s) == "play tower1 now"


def test_hints_return_the_tiles_of_a_blocked_grid() -> None:
    """Where nothing can be pushed there is nothing else to do."""
    blocked = {"N1": "m", "S2": "c", "N3": "k", "W1": "r", "E2": "s", "W3": "m"}
    assert advised(pushing("m", outer=blocked)) == "return"


def test_hints_keep_their_cards_before_the_draw() -> None:
    """Cards can wait for the actions."""
    assert advised(beginning(hands=["choir1", ""], tiles=["m", ""])) == "draw"


def test_hints_finish_the_river_step_of_a_card() -> None:
    """The furthest field is the best one."""
    s = acting("", hands=["joust", ""], round=10, dock=kinds("mckrs"))
    do(s, "play joust now")
    assert advised(s) == "sail 4"


def test_hints_take_the_best_descendant_while_it_pays() -> None:
    """With most rounds ahead a place in the Oath House is worth its coins, and the Bargeman more than the others."""
    heirs = ["abbot", "bargeman", "councillor", "merchant"]
    s = acting("s", round=3, barges=[5, 0], seals_in={"garden": [1] * 4}, descendants=heirs)
    assert advised(s) == "seal oath_house"
    do(s, "seal oath_house")
    assert advised(s) == "bargeman"
