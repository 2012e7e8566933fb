"""The rule-of-thumb player: how well it plays and judges."""

import hashlib
import random
from statistics import correlation, fmean

import pytest

from games.cli.play import play_on
from games.eldermann import GAME
from games.eldermann.hints.bargains import Bargains
from games.eldermann.hints.outlook import Outlook
from games.eldermann.material import GOODS
from games.eldermann.rules import RULES
from games.eldermann.state import Eldermann
from games.kernel import Match, view
from games.kernel.chance import SeededChance
from games.players import Player, play_random
from tests.games.eldermann.positions import (
    AALBORG,
    STETTIN,
    VISBY,
    answer,
    lay,
    level,
    market,
    offered,
    start,
    table,
    turn,
)
from tests.games.eldermann.simulated import HINTS, turns_of
from tests.given import long

RANDOM: Player = play_random


def end_of(players: list[Player], seed: int, options: dict[str, str] | None = None) -> Eldermann:
    """Play a game to its end."""
    *_, end = turns_of(players, seed, options)
    return end


def hint(s: Eldermann, seat: int = 0) -> str:
    """Return what the hints choose now."""
    seen = view(s, seat)
    return HINTS(GAME, seen, seat, RULES.asked(seen)[seat], random.Random(0))


@pytest.mark.parametrize("games", [20, long(60)])
def test_hints_beat_random_play(games: int) -> None:
    """At least 95 % of games of two, seats in turn."""
    won = 0
    for seed in range(games):
        players = [HINTS, RANDOM] if seed % 2 else [RANDOM, HINTS]
        won += 1 - seed % 2 in end_of(players, seed).outcome.winners
    assert won >= 0.95 * games


@pytest.mark.parametrize(("seats", "games"), [(2, 6), (3, 6), (4, 6), long(2, 24), long(3, 24), long(4, 24)])
def test_hints_end_a_game_in_time(seats: int, games: int) -> None:
    """In 15 to 30 rounds on average, by a feast or an Eldermann, with orders, buildings and fights in it."""
    ends = [end_of([HINTS] * seats, seed) for seed in range(games)]
    assert 15 <= fmean(end.round for end in ends) <= 30
    assert {end.ending for end in ends} <= {"feast", "elder"}
    tallies = [tally for end in ends for tally in end.tally]
    assert fmean(tally.orders for tally in tallies) > 5
    assert fmean(tally.sold for tally in tallies) > 1
    assert fmean(tally.built for tally in tallies) > 3
    assert fmean(tally.won + tally.lost for tally in tallies) > 3


def test_hints_play_with_every_option() -> None:
    """Each value of each table option leads to a finished game."""
    for option in GAME.options:
        for value in option.values[1:]:
            end = end_of([HINTS] * 3, 3, {option.name: value})
            assert end.over, (option.name, value)


def test_hints_fill_an_order_when_they_can() -> None:
    """Before they sell or buy."""
    s = market(lay(table(ships=["e1", "k11"], hold=[["fish", "cloth"], []]), "MA-F"))
    assert hint(s) == "fill 1"


def test_hints_hold_the_feast() -> None:
    """Nothing else is worth more."""
    goods = ["beer", "fish", "grain", "cloth"]
    s = level(table(points=[25, 0], election=True, kontor=[goods, []]), 0, storehouse=1)
    assert hint(market(s)) == "feast"


def test_hints_sail_where_an_order_waits() -> None:
    """With the goods aboard, to its city, with cards that reach it."""
    s = lay(table(hold=[["fish", "fish"], []]), "MA-F")
    turn(s)
    choice = hint(s)
    assert sum(map(int, choice.split("+"))) >= 4
    answer(s, "4")
    assert hint(s) == "malmo"


def test_hints_fetch_what_an_order_lacks() -> None:
    """From where it is bought, if there is money."""
    s = lay(table(hold=[["fish"], []], taler=[2, 0]), "ME-FG")
    plan = Outlook(s, 0).best()
    assert plan.order == "ME-FG"
    assert plan.stops[0] in (1, 4)


def test_hints_do_not_plan_what_they_cannot_pay() -> None:
    """Without Taler and surplus nothing is bought."""
    s = lay(table(), "ME-FG")
    assert all(plan.order == "" for plan in Outlook(s, 0).plans())


def test_hints_prepare_the_feast_once_the_election_is_called() -> None:
    """They fetch the missing good and bring it home."""
    s = level(
        table(points=[25, 0], election=True, kontor=[["beer", "fish", "grain"], []], taler=[3, 0]), 0, storehouse=1
    )
    plan = Outlook(s, 0).best()
    assert plan.stops[-1] == AALBORG
    assert plan.stops[0] in (VISBY, 7)


def test_hints_store_for_the_feast_in_the_order_of_the_goods() -> None:
    """Not in that of a set, which changes from one process to the next: the same seed gives the same game."""
    s = market(table(points=[25, 0], election=True, kontor=[["cloth", "grain"], []], hold=[["fish", "beer"], []]))
    assert Bargains(s, 0).goods_to_store() == list(GOODS)[: s.kontor_room(0)]


def test_hints_avoid_pirates_without_cannons_and_hunt_with_them() -> None:
    """The route shows it."""
    for guns, key in ((0, {"calm"}), (2, {"meet p1"})):
        s = level(table(points=[14, 0], guns=[guns, 0], hold=[["beer", "beer"], []], movement=8), 0, dock=2)
        start(s, RULES.sail)
        answer(s, "flensburg")
        assert hint(s) in key


def test_hints_raid_the_weaker_and_spare_the_stronger() -> None:
    """By the odds of the dice."""
    for guns, choice in (([2, 0], "attack"), ([1, 2], "no")):
        s = level(table(guns=guns, ships=["i4", "i5"], hold=[[], ["beer", "fish"]], met=[]), 0, dock=2)
        start(s, (RULES.raid, 1))
        assert hint(s) == choice


def election_raid(points: int, hold: list[str], kontor: list[str]) -> str:
    """Ask seat 0 in the election whether it raids a mayor at even odds."""
    s = table(points=[25, points], election=True, guns=[1, 1], ships=["i4", "i5"], met=[])
    s.hold, s.kontor = [["beer", "fish"], hold], [[], kontor]
    start(level(s, 0, dock=2), (RULES.raid, 1))
    return hint(s)


def test_hints_raid_without_hope_nobody_in_the_election() -> None:
    """At even odds only ships with a near feast aboard; none whose owner a lost raid lifts to the next rank."""
    assert election_raid(30, ["beer", "fish"], ["grain", "cloth"]) == "attack"
    assert election_raid(30, ["beer", "fish"], []) == "no"
    assert election_raid(30, ["beer", "fish"], ["beer", "fish", "grain", "cloth"]) == "no"
    assert election_raid(20, ["beer", "fish"], ["grain", "cloth"]) == "no"
    assert election_raid(35, ["beer"], ["fish", "grain"]) == "no"


def test_hints_judge_better_the_further_the_game_is() -> None:
    """In the last rounds the estimate agrees with the final points."""
    estimates, points = [], []
    for seed in range(8):
        late = []
        for s in turns_of([HINTS] * 3, seed):
            if s.section == "plan" and s.round >= 12 and s.active == s.first:
                late.append([GAME.hints.evaluate(view(s, seat), seat) for seat in range(3)])
        estimates += late[len(late) // 2]
        points += s.points
    assert correlation(estimates, points) > 0.5


def test_hints_say_the_winner_of_a_finished_game() -> None:
    """The winner is judged best."""
    s = end_of([HINTS] * 3, 1)
    judged = [GAME.hints.evaluate(view(s, seat), seat) for seat in range(3)]
    assert judged.index(max(judged)) in s.outcome.winners


def test_hints_stow_for_the_feast() -> None:
    """At home one of each kind goes into the Kontor."""
    s = table(points=[25, 0], election=True, hold=[["beer", "beer"], []], kontor=[["fish"], []])
    market(s)
    assert hint(s) == "stow"
    answer(s, "stow")
    assert hint(s) == "beer+fish"
    assert "beer+fish" in offered(s, 0)


@pytest.mark.parametrize("seed", ["33", "69", "1339", "2010", "11311", "11974"])
def test_computers_come_to_an_end_before_the_rounds_run_out(seed: str) -> None:
    """Games of two, as `games play` plays them, in which both once lay at home until the last round."""
    secret = hashlib.sha256(seed.encode()).digest()
    match = Match.begin(GAME, 2, GAME.settle_options(2, {}), lambda first: SeededChance(secret, GAME.key, first))
    list(play_on(match, [HINTS, HINTS], random.Random(seed)))
    assert match.state.ending in ("feast", "elder")


def test_hints_load_what_their_plan_takes_out_of_the_kontor() -> None:
    """Also a good that is kept for the feast: else the plan would lead home for it, turn after turn."""
    s = market(lay(table(points=[26, 26], kontor=[["fish"], []]), "MA-F"))
    assert Outlook(s, 0).reserve()
    assert hint(s) == "stow"
    answer(s, "stow")
    assert hint(s) == "none"


def test_hints_without_money_sell_from_the_kontor() -> None:
    """The last goods of a kind too, if nothing else brings money."""
    assert hint(market(table(points=[26, 26], kontor=[["fish", "cloth"], []]))) == "sell cloth kontor"


def test_hints_without_money_carry_off_what_their_city_does_not_buy() -> None:
    """To sell it elsewhere."""
    s = market(table(points=[26, 26], kontor=[["fish"], []]))
    assert hint(s) == "stow"
    answer(s, "stow")
    assert hint(s) == "none"
    answer(s, "none")
    assert hint(s) == "done"
    assert Outlook(s, 0).best().stops[0] != AALBORG


def test_hints_throw_away_what_keeps_a_planned_good_out() -> None:
    """A good that is aboard twice and cannot be sold, but not one that the plan needs."""
    s = lay(table(taler=[3, 0], hold=[["cloth", "cloth"], []], sold=9), "MA-FC")
    s.ships[0] = s.chart.harbour[STETTIN]
    market(s)
    assert hint(s) == "throw"
    answer(s, "throw")
    assert hint(s) == "cloth ship"
    answer(s, "cloth ship")
    assert hint(s) == "buy 1"


def test_hints_do_not_stay_to_sell_what_brings_nothing() -> None:
    """With a full purse the way leads on."""
    s = turn(table(hold=[["beer", "beer"], []]))
    s.taler[0] = s.taler_room(0) - 1
    assert all(plan.stops != (AALBORG,) for plan in Outlook(s, 0).plans())


def test_hints_sail_on_rather_than_wait_for_an_order() -> None:
    """With the goods for an order aboard, in whichever sector the arrow stands: each turn there costs more."""
    for arrow in range(len(table().material.sectors)):
        s = lay(table(hold=[["beer", "cloth"], []], arrow=arrow), "ST-BC")
        assert hint(turn(s)) != "none", arrow
