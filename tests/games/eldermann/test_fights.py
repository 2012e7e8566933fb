"""Überfall."""

import json

import pytest

from games.eldermann import GAME
from games.eldermann.rules import RULES
from games.eldermann.sections.combat import odds, right_neighbour
from games.eldermann.state import Eldermann
from games.kernel.saving import dump_state, load_state
from tests.games.eldermann.positions import answer, give, kinds, level, of_version_5, offered, sail, start, table


def pirates(s, strength: int = 1, draws=()):  # type: ignore[no-untyped-def] # short for tests
    """Let pirates attack seat 0; the dice follow as attack, defence."""
    return start(s, (RULES.fight_pirates, strength, right_neighbour(s), 0), draws=draws)


def raid(s, attacker: int, defender: int, draws=()):  # type: ignore[no-untyped-def] # short for tests
    """Let a seat raid another."""
    return start(s, (RULES.declare, attacker, defender), draws=draws)


def test_fights_pirates_win_only_if_higher() -> None:
    """A tie is the defender's."""
    s = table(points=[13, 0])
    pirates(s, 1, [1, 2])
    assert s.points[0] == 15
    s = table(points=[13, 0])
    pirates(s, 1, [2, 2])
    assert s.points[0] == 12


def test_fights_pirates_take_the_difference_from_aboard() -> None:
    """Never from the Kontor, at most what is there, back into the supply."""
    s = table(points=[13, 0], hold=[["beer", "beer"], []], kontor=[["fish"], []])
    pirates(s, 1, [3, 2])
    assert (s.hold[0], s.kontor[0], s.supply[0]) == ([], ["fish"], 18)
    s = table(points=[13, 0], hold=[["beer"], []], kontor=[["fish"], []])
    pirates(s, 2, [3, 0])
    assert (s.hold[0], s.kontor[0]) == ([], ["fish"])


def test_fights_right_neighbour_picks_what_pirates_take() -> None:
    """The player who has thrown for them (C11); with nothing to choose nobody is asked."""
    s = table(seats=3, points=[13, 0, 0], hold=[["beer", "fish"], [], []])
    pirates(s, 1, [2, 2])
    assert s.asked_seats == (2,)
    answer(s, "fish")
    assert s.hold[0] == ["beer"]
    s = table(seats=3, points=[13, 0, 0], hold=[["beer", "beer"], [], []])
    pirates(s, 1, [2, 2])
    assert s.hold[0] == ["beer"]


def test_fights_cannons_count_for_the_defender() -> None:
    """And are never lost (C15)."""
    s = level(table(points=[13, 0], guns=[2, 0]), 0, dock=2)
    pirates(s, 1, [2, 1])
    assert (s.points[0], s.guns[0]) == (15, 2)
    s = table(points=[13, 0], guns=[1, 0])
    pirates(s, 2, [3, 0])
    assert (s.points[0], s.guns[0]) == (12, 1)


def test_fights_pirates_make_safe_either_way() -> None:
    """No more raids against this ship this turn; it may raid others itself (C9)."""
    for draws in ([1, 2], [3, 0]):
        s = table(points=[13, 0], guns=[1, 1], ships=["i3", "i4"])
        pirates(s, 1, draws)
        assert s.safe
        assert "raid" not in kinds(raid(s, 1, 0))
        assert "raid" in kinds(raid(s, 0, 1))


def test_fights_raid_costs_a_point_whatever_comes() -> None:
    """At once, never below 0; the attack is allowed at 0 points (C7)."""
    s = table(points=[5, 5], guns=[1, 0], hold=[[], ["beer"]])
    raid(s, 0, 1, [1, 2])
    assert s.points == [4, 7]
    s = table(points=[0, 0], guns=[1, 0])
    raid(s, 0, 1, [1, 2])
    assert s.points == [0, 2]


def test_fights_raider_takes_goods_on_w_then_e() -> None:
    """Up to the difference; the winner picks, what is not picked stays (C11)."""
    s = level(table(guns=[1, 0], hold=[["fish"] * 2, ["beer", "cloth"]]), 0, dock=1)
    raid(s, 0, 1, [3, 1])
    assert s.asked_seats == (0,)
    answer(s, "beer+cloth")
    assert s.hold == [["fish", "fish", "beer"], []]
    assert s.booty[0] == ["cloth"]


def test_fights_captured_goods_beyond_the_room_cost_others() -> None:
    """Something goes overboard: the captured or another good."""
    s = level(table(guns=[1, 0], hold=[["fish"] * 3, ["beer", "cloth"]], booty=[["grain"], []]), 0, dock=1)
    raid(s, 0, 1, [2, 1])
    answer(s, "beer")
    assert s.section == "jettison"
    answer(s, "fish")
    assert sorted(s.cargo(0)) == ["beer", "fish", "fish", "grain"]
    assert (len(s.hold[0]), len(s.booty[0])) == (3, 1)
    assert s.supply[1] == 17


def test_fights_defender_who_wins_takes_from_the_attacker() -> None:
    """Two points, and goods by the difference."""
    s = table(points=[3, 3], guns=[1, 1], hold=[["beer"], []])
    raid(s, 0, 1, [1, 2])
    assert s.points == [2, 5]
    assert s.asked_seats == (1,)
    answer(s, "beer")
    assert s.cargo(1) == ["beer"]


def test_fights_tie_gives_points_but_no_goods() -> None:
    """The difference is 0."""
    s = table(points=[3, 3], guns=[1, 0], hold=[["beer"], []])
    raid(s, 0, 1, [1, 2])
    assert s.points == [2, 5]
    assert s.section != "pillage"


def test_fights_an_empty_ship_can_be_raided_with_a_warning() -> None:
    """Its defender can still gain (C8)."""
    s = table(guns=[1, 0], ships=["i3", "i5"])
    sail(s, "i4")
    assert offered(s, 0) == ["attack", "no", "never"]
    assert RULES.warning(s, 0, "attack") == "warning-empty-ship"
    s.hold[1] = ["beer"]
    assert RULES.warning(s, 0, "attack") is None


def test_fights_active_seat_decides_first_then_the_other() -> None:
    """At the first contact; a raid needs a cannon aboard (C5)."""
    s = table(guns=[1, 1], ships=["i3", "i5"])
    sail(s, "i4")
    assert (s.section, s.asked_seats) == ("raid", (0,))
    answer(s, "no")
    assert (s.section, s.asked_seats) == ("ambush", (1,))
    assert "raid" in kinds(answer(s, "attack"))
    s = table(guns=[0, 1], ships=["i3", "i5"])
    sail(s, "i4")
    assert (s.section, s.asked_seats) == ("ambush", (1,))
    s = table(ships=["i3", "i5"])
    sail(s, "i4")
    assert s.section not in ("raid", "ambush")


def test_fights_active_seat_is_asked_again_at_the_end_of_the_move() -> None:
    """If the contact lasts; the other is asked only once (C5)."""
    s = table(guns=[1, 1], ships=["i3", "i5"])
    sail(s, "i4", "j4", "j5")
    answer(s, "no")
    answer(s, "no")
    assert (s.section, s.asked_seats, s.ships[0]) == ("raid", (0,), "j5")
    answer(s, "no")
    assert s.section != "ambush"
    s = table(guns=[1, 1], ships=["i3", "i5"])
    sail(s, "i4", "j4", "k4")
    answer(s, "no")
    answer(s, "no")
    assert s.section != "raid"


def test_fights_start_only_by_movement() -> None:
    """Ships that both stand still never fight (C4)."""
    s = table(guns=[1, 1], ships=["i3", "i4"])
    s.wake = ["i3"]
    start(s, RULES.advance)
    assert s.section not in ("raid", "ambush")


def test_fights_one_raid_for_each_pair_and_no_counter_attack() -> None:
    """The defender may not strike back this turn, others may (C6)."""
    s = table(seats=3, guns=[1, 1, 1], ships=["i3", "i5", "j4"])
    sail(s, "i4")
    answer(s, "attack", draws=[1, 2])
    assert s.fought == [1]
    assert s.section == "raid"
    answer(s, "no")
    assert (s.section, s.asked_seats) == ("ambush", (2,))


def test_fights_several_ships_clockwise_from_the_left() -> None:
    """Asked at once; after the left neighbour's fight the next decides again by what is true then (C5, H6)."""
    s = table(seats=3, guns=[0, 1, 1], ships=["j4", "i3", "i5"], active=0)
    sail(s, "i4")
    assert s.asked_seats == (1, 2)
    events = answer(s, {2: "attack", 1: "attack"}, draws=[1, 2])
    assert [event.seat for event in events.told if event.kind == "raid"] == [1]
    assert list(RULES.asked(s)) == [2]
    assert "raid" in kinds(answer(s, "attack", draws=[1, 2]))


def test_fights_passes_before_an_ambush_stand() -> None:
    """Only seats that come after the attacker are asked again; passes of all ask nobody (C5, H6)."""
    for answers, asked in (({1: "no", 2: "attack"}, ()), ({1: "attack", 2: "no"}, (2,)), ({1: "no", 2: "no"}, ())):
        s = table(seats=3, guns=[0, 1, 1], ships=["j4", "i3", "i5"])
        sail(s, "i4")
        answer(s, answers, draws=[1, 2])
        assert s.asked_seats == asked


def test_fights_orders_judge_the_ship_after_the_fights_before() -> None:
    """An order for ships with cargo lets one pass that was emptied a moment before, and waits for asked seats (H6)."""
    order = ["all", "stronger", "1"]
    s = table(seats=3, guns=[0, 1, 1], ships=["j4", "i3", "i5"], hold=[["beer"], [], []], ambushes=[order] * 3)
    sail(s, "i4", draws=[3, 0])
    assert s.section == "pillage"
    assert kinds(answer(s, "beer")).count("raid") == 0
    assert s.fought == [1]
    s = table(seats=3, guns=[0, 1, 1], ships=["j4", "i3", "i5"], hold=[["beer"], [], []])
    s.ambushes[2] = order
    sail(s, "i4")
    assert s.asked_seats == (1,)
    assert [event.seat for event in answer(s, "no", draws=[1, 2]).told if event.kind == "raid"] == [2]


def test_fights_in_harbours_unless_there_is_harbour_peace() -> None:
    """Literally allowed; by option no raid if either ship is in a harbour (C4)."""
    for option, section in (("on", "raid"), ("peace", "")):
        s = table(options={"raids": option}, guns=[1, 0], ships=["c2", "a1"])
        sail(s, "b2", "a2")
        assert s.section == section


def test_fights_standing_orders_spare_the_ask() -> None:
    """Never: no ask. Stronger: an attack with more cannons on a ship with goods, without an ask (C5)."""
    s = table(guns=[1, 0], ships=["i3", "i5"], raid_stance=["never", "ask"])
    assert "raid" not in kinds(sail(s, "i4"))
    s = table(guns=[1, 0], ships=["i3", "i5"], raid_stance=["stronger", "ask"], hold=[[], ["beer"]])
    assert "raid" in kinds(sail(s, "i4"))
    s = table(guns=[1, 1], ships=["i3", "i5"], raid_stance=["stronger", "never"], hold=[["beer"], ["beer"]])
    s.ambushes[1] = ["never", "any", "0"]
    assert "raid" not in kinds(sail(s, "i4"))
    assert not s.asked_seats


@pytest.mark.parametrize(
    ("order", "attacks"),
    [
        (["all", "stronger", "1"], True),
        (["all", "stronger", "2"], False),
        (["all", "equal", "0"], True),
        (["leader", "any", "0"], False),
        (["seat-1", "any", "1"], True),
        (["seat-3", "any", "0"], False),
        (["never", "any", "0"], False),
    ],
)
def test_fights_ambush_orders_by_victim_strength_and_cargo(order: list[str], attacks: bool) -> None:
    """All three must fit the ship that passes (C5)."""
    s = table(seats=3, points=[3, 3, 9], guns=[0, 1, 0], ships=["i3", "i5", "k11"], hold=[["beer"], [], []])
    s.ambushes[1] = order
    assert ("raid" in kinds(sail(s, "i4", draws=[1, 2]))) == attacks
    assert s.section != "ambush"


def test_fights_won_can_be_permits() -> None:
    """By option (E1)."""
    s = table(options={"permits": "wins"}, points=[13, 0])
    pirates(s, 1, [1, 2])
    assert s.permits(0) == 1


@pytest.mark.parametrize(
    ("lead", "wins", "defender", "attacker"),
    [(-2, 0.03, 0.03, 1.69), (-1, 0.14, 0.17, 0.83), (0, 0.42, 0.58, 0.25), (1, 0.75, 1.33, 0), (2, 1, 2.33, 0)],
)
def test_fights_odds_are_those_of_the_dice(lead: int, wins: float, defender: float, attacker: float) -> None:
    """As in the table of 1.5, with room for all goods."""
    found = odds(lead, 9, 9)
    assert (found.wins, found.defender_loses, found.attacker_loses) == pytest.approx(
        (wins, defender, attacker), abs=0.006
    )


def test_fights_active_cannons_can_be_sabotaged() -> None:
    """They do not count this turn, stay aboard, and the right to raid is kept."""
    s = give(table(points=[13, 0], guns=[1, 0]), 1, "guns1")
    pirates(s, 1)
    assert s.section == "guns_window"
    answer(s, "guns1", draws=[2, 2])
    assert (s.points[0], s.guns[0], s.sabotage) == (12, 1, 1)
    assert s.fight is not None
    assert s.fight.guns == 0


def test_fights_never_is_a_standing_order_given_on_the_spot() -> None:
    """For the active seat and for the others; nobody is attacked by it."""
    s = table(guns=[1, 1], ships=["i3", "i5"])
    sail(s, "i4")
    answer(s, "never")
    answer(s, "never")
    assert (s.raid_stance, s.ambushes[0][0], s.ambushes[1][0]) == (["never", "ask"], "ask", "never")
    assert s.fight is None


def test_fights_an_open_ambush_of_rules_version_5_is_answered_as_it_was_asked() -> None:
    """All who attack do so, one after the other; a standing order for raids held for both kinds."""
    s = table(seats=3, guns=[0, 1, 1], ships=["i4", "i3", "i5"])
    raw = of_version_5(json.loads(dump_state(s)), ["ask", "stronger", "never"])
    raw |= {"agenda": [["ambush", 1, 2]], "given": {"2": "attack"}, "asked": [1, 2]}
    loaded = load_state(GAME, json.dumps(raw).encode())
    assert isinstance(loaded, Eldermann)
    assert loaded.options["ambush"] == "ask"
    assert [order[0] for order in loaded.ambushes] == [order[0] for order in loaded.ambush_wish]
    assert loaded.ambushes == [[target, "stronger", "1"] for target in ("ask", "all", "never")]
    events = answer(loaded, {1: "attack"}, draws=[1, 2, 1, 2])
    assert [event.seat for event in events.told if event.kind == "raid"] == [1, 2]
