"""Wishes: when a seat is asked for Spelunke cards, what they do without asking, and orders for raids."""

import json
import random
from typing import Any

import pytest

from games.eldermann import GAME
from games.eldermann.hints.weighing_rogues import EldermannPlanner
from games.eldermann.rules import RULES
from games.eldermann.sections.wishing import plans_for
from games.eldermann.state import Eldermann
from games.kernel import Match, view
from games.kernel.cloning import clone
from games.kernel.errors import NotOffered
from games.kernel.saving import dump_state, load_state
from games.kernel.state import Step
from tests.games.eldermann.positions import (
    DE,
    EN,
    NAMES,
    Draws,
    answer,
    asked,
    give,
    kinds,
    lay,
    market,
    of_version_3,
    offered,
    start,
    table,
)


def unasked(seats: int = 2, **fields: Any) -> Eldermann:
    """Build a table where nobody is asked for cards."""
    return table(seats=seats, watch=[asked("no") for _ in range(seats)], **fields)


def wish(s: Eldermann, seat: int, *wishes: str) -> Eldermann:
    """Let a seat wish; a table of these tests with nothing to come is not over."""
    for choice in wishes:
        RULES.wish(s, seat, settled(s, seat, choice))
    return s


def settled(s: Eldermann, seat: int, choice: str) -> str:
    """Settle a wish in a game that goes on."""
    going = clone(s)
    going.agenda = s.agenda or [["end_turn"]]
    return RULES.settle_wish(going, seat, choice)


def opened(s: Eldermann, window: Step = RULES.open_voyage) -> list[str]:
    """Open a window, and say what happened."""
    return kinds(start(s, window))


def test_wishes_nobody_is_asked_at_first() -> None:
    """The windows pass by; one wish, and the seat is asked, also with a card that does not fit."""
    s = give(unasked(movement=3), 1, "ward1")
    assert opened(s) == []
    assert not s.asked_seats
    opened(wish(s, 1, "asked cards all"))
    assert offered(s, 1) == ["no", "rest", "never"]


def test_wishes_a_plan_plays_a_card_without_asking() -> None:
    """The ship is slowed at once, the card lies open and its plan is gone."""
    s = wish(give(unasked(movement=3), 1, "sails2"), 1, "plan sails2 all")
    assert opened(s) == ["rogue"]
    assert (s.movement, s.haunted, s.spent, s.plans) == (1, True, ["sails2"], ["", ""])


@pytest.mark.parametrize(
    ("plan", "points", "played"),
    [
        ("keep", [9, 0, 0], False),
        ("leader", [9, 0, 9], True),
        ("leader", [8, 0, 9], False),
        ("ahead", [2, 2, 9], True),
        ("ahead", [1, 2, 0], False),
        ("seat-1", [0, 9, 9], True),
        ("seat-3", [9, 0, 0], False),
    ],
)
def test_wishes_plans_choose_their_victim(plan: str, points: list[int], played: bool) -> None:
    """Seat 1 is on turn; what decides is public."""
    s = wish(give(unasked(3, movement=3, points=points), 1, "sails1"), 1, f"plan sails1 {plan}")
    assert bool(opened(s)) == played


def test_wishes_plans_wait_until_a_card_does_what_it_can() -> None:
    """A curse waits for a good event and danger after it, sails for moves, thugs for goods with too few cannons."""
    for arrow, played in ((2, True), (3, False), (4, False), (6, True)):
        s = wish(give(unasked(arrow=arrow), 1, "curse"), 1, "plan curse all")
        assert bool(opened(s, RULES.open_curse)) == played
    s = wish(give(unasked(movement=1), 1, "sails2"), 1, "plan sails2 all")
    assert opened(s) == []
    for guns, hold, played in ((0, ["beer"], True), (0, [], False), (1, ["beer"], False)):
        s = unasked(guns=[guns, 0], hold=[hold, []])
        assert ("pirates" in opened(wish(give(s, 1, "thugs1"), 1, "plan thugs1 all"))) == played
    s = wish(give(unasked(guns=[1, 0], points=[13, 0]), 1, "guns2"), 1, "plan guns2 leader")
    assert "rogue" in kinds(start(s, (RULES.fight_pirates, 1, 1, 0)))


def test_wishes_bribes_are_planned() -> None:
    """A colour, or an order that still lies on the board."""
    s = wish(give(unasked(), 1, "bribe1"), 1, "plan bribe1 fish")
    assert opened(s) == ["rogue", "order-laid"]
    s = lay(give(unasked(), 1, "bribe2"), "ME-C")
    wish(s, 1, "plan bribe2 ME-C")
    s.orders = [[] if "ME-C" in orders else orders for orders in s.orders]
    assert opened(s) == []
    assert RULES.wished(view(s, 1), 1)[0] == "plan bribe2 ME-C"
    s = wish(lay(give(unasked(), 1, "bribe2"), "ME-C"), 1, "plan bribe2 ME-C")
    assert "order-returned" in opened(s)


@pytest.mark.parametrize(
    ("plans", "card", "ward"),
    [
        ((), "sails1", "ward1"),
        ((), "sails2", "ward2"),
        (("plan ward1 keep",), "sails1", "ward2"),
        (("plan ward1 keep", "plan ward2 strong"), "sails1", ""),
        (("plan ward2 strong",), "sails2", "ward2"),
        (("plan ward2 keep",), "sails2", ""),
    ],
)
def test_wishes_wards_need_no_question(plans: tuple[str, ...], card: str, ward: str) -> None:
    """Without a plan they ward off what they can, the weaker one first; seats that want it are asked as before."""
    s = wish(give(give(unasked(movement=3), 1, card), 0, "ward1", "ward2"), 0, *plans)
    wish(s, 1, f"plan {card} all")
    events = opened(s)
    assert s.spent == [card, *([ward] if ward else [])]
    assert ("warded" in events) == bool(ward)
    s = wish(give(give(unasked(movement=3), 1, "sails1"), 0, "ward1"), 0, "asked ward all")
    opened(wish(s, 1, "plan sails1 all"))
    assert (s.section, s.asked_seats) == ("ward", (0,))


def test_wishes_settings_differ_by_window_and_victim() -> None:
    """What is set for one window goes before what is set for all."""
    s = give(unasked(3, movement=3, arrow=2), 1, "curse")
    wish(s, 1, "asked cards all", "asked curse no", "asked voyage seat-3")
    opened(s, RULES.open_curse)
    opened(s)
    assert not s.asked_seats
    s.active = 2
    opened(s)
    assert s.asked_seats == (1,)


def test_wishes_answers_and_plans_count_clockwise() -> None:
    """The left neighbour's plan goes before an answer, and an answer before the plan of a seat farther on (E14)."""
    for ready, asks in ((1, 2), (2, 1)):
        s = give(give(unasked(3, movement=5), 1, "sails1"), 2, "sails2")
        wish(wish(s, ready, f"plan sails{ready} all"), asks, "asked cards all")
        opened(s)
        assert (s.asked_seats, s.spent) == ((asks,), [])
        answer(s, f"sails{asks}")
        assert s.spent == ["sails1"]


def test_wishes_a_plan_waits_sealed_for_the_answers() -> None:
    """Nobody else sees that it fires, and a wish made meanwhile counts only in the next window."""
    s = give(give(unasked(3, movement=5), 1, "sails1"), 2, "ward1")
    wish(wish(s, 1, "plan sails1 all"), 2, "asked cards all")
    opened(s)
    assert view(s, 2).ready == [None, None, ""]
    wish(wish(s, 1, "plan sails1 keep"), 2, "asked cards no")
    assert RULES.asked(s).keys() == {2}
    answer(s, "no")
    assert s.spent == ["sails1"]


def test_wishes_an_answer_stands_in_place_of_the_plan() -> None:
    """The asked seat says no, and no plan of that seat plays."""
    s = give(unasked(movement=5), 1, "sails1")
    opened(wish(s, 1, "plan sails1 all", "asked cards all"))
    answer(s, "no")
    assert s.spent == []


def test_wishes_rest_holds_for_plans_too() -> None:
    """In this turn; `never` only ends the asking, and wards go on asking."""
    s = wish(give(unasked(movement=5), 1, "sails1"), 1, "plan sails1 all", "asked curse all")
    opened(s, RULES.open_curse)
    assert s.section == "curse_window" or s.asked_seats == (1,)
    answer(s, "rest")
    assert opened(s) == []
    s = wish(give(unasked(movement=5), 1, "sails1"), 1, "plan sails1 all", "asked cards all")
    opened(s, RULES.open_curse)
    answer(s, "never")
    assert s.watch[1] == asked("no", ward="all")
    assert opened(s) == ["rogue"]


def test_wishes_windows_stay_shut_by_public_facts_only() -> None:
    """With no moves left sails cannot be played, but bribes can: only where no kind of card could, nobody is asked."""
    s = give(table(movement=0), 1, "sails1")
    opened(s)
    assert offered(s, 1) == ["no", "rest", "never"]
    s = give(table(movement=0, safe=True, decks=[[], [], [], []]), 1, "sails1")
    opened(s)
    assert s.asked_seats == ()
    s = give(table(), 1, "sails2")
    opened(s, RULES.open_curse)
    assert s.asked_seats == ()


def test_wishes_orders_for_raids_count_from_the_next_voyage_on() -> None:
    """Routes in an open question keep their meaning."""
    s = table(movement=9, ships=["a1", "c1"], guns=[0, 2])
    start(s, RULES.sail)
    answer(s, "malmo")
    before = RULES.asked(s)
    wish(s, 1, "raids never")
    s.forget_asks()
    assert RULES.asked(s) == before
    assert s.raid_stance[1] == "ask"
    opened(s)
    assert s.raid_stance[1] == "never"


def test_wishes_orders_for_ambushes_count_from_the_next_voyage_on() -> None:
    """Each part stands for itself; a way back keeps them."""
    s = table(3, movement=9)
    wish(s, 1, "ambush target seat-1", "ambush cargo 2")
    assert (s.ambushes[1], s.ambush_wish[1]) == (["ask", "stronger", "1"], ["seat-1", "stronger", "2"])
    past = table(3)
    RULES.keep_wishes(past, s)
    assert past.ambush_wish == s.ambush_wish
    opened(s)
    assert s.ambushes[1] == ["seat-1", "stronger", "2"]


def test_wishes_at_a_table_by_order_nobody_can_want_to_be_asked() -> None:
    """There a seat attacks nobody until it gives an order; computers give one."""
    s = table(options={"ambush": "order"})
    assert s.ambushes == [["never", "stronger", "1"]] * 2
    with pytest.raises(NotOffered):
        settled(s, 1, "ambush target ask")
    assert settled(table(), 1, "ambush target ask") == "ambush target ask"
    assert planned(s, 1) == ["ambush target all", "ambush cargo 2"]
    assert planned(table(), 1) == []


def test_wishes_a_table_by_order_offers_an_order_beside_the_goods() -> None:
    """One press under the question where to stow the first goods, and another to end it."""
    s = table(options={"ambush": "order"})
    start(s, RULES.stow_start)
    assert GAME.voice.handy_wishes(view(s, 1), 1) == ("ambush target all",)
    wish(s, 1, "ambush target all")
    assert GAME.voice.handy_wishes(view(s, 1), 1) == ("ambush target never",)
    assert GAME.voice.handy_wishes(view(table(), 1), 1) == ()


def test_wishes_only_held_cards_are_planned() -> None:
    """And only for what they can do."""
    s = give(unasked(), 1, "ward1")
    for refused in ("plan sails1 all", "plan ward1 leader", "asked fight seat-2", "raids sometimes", "no"):
        with pytest.raises(NotOffered) as error:
            settled(s, 1, refused)
        assert error.value.key == (
            "refused-rogue-not-held" if refused.startswith("plan sails1") else "wish-not-offered"
        )


def test_wishes_of_others_are_hidden_and_imagined() -> None:
    """A view shows settings and no plan; a world sampled from it has one for each seat."""
    s = wish(give(unasked(3), 1, "sails1"), 1, "plan sails1 all", "asked fight all")
    seen = view(s, 0)
    assert (seen.plans, seen.ready) == (["", None, None], ["", None, None])
    assert seen.watch[1] == asked("no", fight="all")
    world = RULES.imagine(seen, Draws().rng)
    assert None not in (*world.plans, *world.ready)


def test_wishes_outlast_a_way_back_less_the_cards_that_are_gone() -> None:
    """Taking a deal back keeps the plans of both sides; a plan for a card hired since then goes."""
    s = give(
        give(unasked(taler=[6, 0], hold=[["beer"], []], ships=["e1", "k11"], trophies=[["ME-C"], []]), 0, "ward1"),
        1,
        "sails1",
    )
    s.levels[0][-1] = 1
    match = Match(GAME, market(s), 1, 0, lambda first: Draws())
    before = match.state
    match.choose(0, "sell beer")
    match.wish(0, "plan ward1 keep")
    match.wish(1, "plan sails1 leader")
    match.wish(1, "raids never")
    match.accept(match.consider_undo(0))
    assert (match.state.hold[0], match.state.plans) == (["beer"], ["ward1 keep", "sails1 leader"])
    assert match.state.raid_wish == ["ask", "never"]
    match.choose(0, "hire 2")
    (card,) = match.state.hand2[0].cards
    if not card.startswith("ward"):
        match.wish(0, f"plan {card} {plans_for(match.state, 0, card)[-1]}")
        assert card in (match.state.plans[0] or "")
    back = match.consider_return(0, 1, before, 0).state
    assert isinstance(back, Eldermann)
    assert back.plans == ["ward1 keep", "sails1 leader"]


def test_wishes_of_computers_use_each_card_and_keep_bribes() -> None:
    """They ward off all and harm anybody: a card in the hand is worth nothing, and its moment waits for its use."""
    s = give(table(points=[9, 0]), 1, "sails1", "guns1", "bribe1")
    assert {*planned(s, 1)} == {"plan sails1 all", "plan guns1 all"}
    assert planned(wish(give(table(), 1, "ward1"), 1, "plan ward1 keep"), 1) == ["plan ward1 all"]


def planned(s: Eldermann, seat: int) -> list[str]:
    """List what a computer wishes until it is content."""
    found: list[str] = []
    while choice := EldermannPlanner().wish(view(s, seat), seat, random.Random(1)):
        found.append(choice)
        wish(s, seat, choice)
    return found


def test_wishes_are_said_in_words() -> None:
    """Plans, settings and orders, with the names of those they are about."""
    s = give(table(3, watch=[asked("no"), asked("no", fight="seat-1"), asked("no")]), 1, "sails2", "ward2")
    wish(s, 1, "plan sails2 seat-1", "plan ward2 strong", "raids never")
    assert GAME.voice.wishes(view(s, 1), 1, EN.naming(NAMES)) == [
        "Ward II: ward off level 2 cards only",
        "Sails −2: against Anna",
        "Asked about Den cards: never; in a fight: only against Anna",
        "Raids: never (from the next voyage on)",
        "Ambushes: ask",
    ]
    assert GAME.voice.wish_label(view(s, 1), 1, "asked ward as-always", DE).text == "Fragen vor dem Abwehren: wie sonst"
    wish(s, 2, "ambush target seat-1", "ambush cargo 2")
    line = "Ambushes: Anna, more cannons, 2 goods or more (from the next voyage on)"
    assert line in GAME.voice.board(view(s, None), NAMES[:3], EN.naming(NAMES))


def test_wishes_are_named_after_a_card_is_hired() -> None:
    """In the same words for every card, and again while there is something to build."""
    for card in ("curse", "ward1", "sails1"):
        s = table(taler=[6, 0], trophies=[["ME-C"], []], watch=[asked("no"), asked("no")])
        s.levels[0][-1] = 1
        (hired,) = answer(market(s), "hire 1", draws=[card]).told
        assert GAME.voice.event(hired, 0, NAMES, EN).startswith("For 1 Taler you get: ")
        around = GAME.voice.around(view(s, 0), 0, EN)
        assert "Asked about Den cards: never. When you are not asked, your plans count" in around


def test_wishes_tables_of_rules_version_3_ask_whom_they_asked() -> None:
    """At an open window with a sealed answer, and with windows, standing orders and wards to come."""
    s = give(give(give(table(4, movement=3, points=[3, 0, 0, 9]), 1, "sails1"), 2, "ward2"), 3, "curse")
    opened(s)
    raw = of_version_3(json.loads(dump_state(s)))
    raw |= {"rogue_stance": ["leader", "ask", "never", "leader"], "given": {"1": "sails1"}}
    raw["agenda"] = [["card_window"], ["advance"], ["guns_window"], ["card_window"]]
    loaded = load_state(GAME, json.dumps(raw).encode())
    assert isinstance(loaded, Eldermann)
    assert loaded.agenda == [["open_voyage"], ["advance"], ["open_fight"], ["card_window", 1]]
    assert loaded.watch[1:3] == [asked("all", ward="all"), asked("no", ward="all")]
    assert (loaded.asked_seats, loaded.given) == ((1,), {1: "sails1"})
    raw |= {"rogue_stance": ["ask"] * 4, "agenda": [["curse_window"]], "given": {}}
    loaded = load_state(GAME, json.dumps(raw).encode())
    assert loaded.asked_seats == (1, 3)
