"""Wishes: players who do not want to be asked buy by plan, and nobody learns from it what money there is."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from games.kernel import Match, Zone, view
from games.kernel.saving import dump_state, load_state
from games.kernel.words import Words
from games.kernel.worlds import determinize
from games.tinker_tailor import GAME
from games.tinker_tailor.knowledge.traffic import most_money
from games.tinker_tailor.material import GOODS, MATERIALS, worth
from games.tinker_tailor.state import TinkerTailor
from games.tinker_tailor.voice.board import board
from tests.games.tinker_tailor.positions import (
    COINS,
    DE,
    EN,
    NAMES,
    RULES,
    answer,
    begun,
    kinds,
    luck,
    offered,
    position,
    rest,
    run,
    sorted_hand,
)
from tests.given import long

OURS = MATERIALS[""]
MARKET = "bread fish cloth wine gems"


def bought(plan: str, money: str, goods: str = MARKET) -> TinkerTailor:
    """Let Anna, who is not asked, buy by this plan."""
    s = position([money, "", "", ""], goods=goods, unasked=["game", "", "", ""], plans=[plan, "", "", ""])
    run(s, (RULES.call_buyer, 0), RULES.end_turn, (RULES.call_roles, 17), (RULES.play_round, 2))
    return s


def test_wish_decides_who_is_asked() -> None:
    """By default all are asked; players who wish not to be are not, in this round or until they change that."""
    asked = []
    for setting in ("", "round", "game"):
        s = position(["5 5", "5", "", ""], goods=MARKET, unasked=[setting, "", "", ""])
        run(s, (RULES.call_buyer, 0), (RULES.call_buyer, 1))
        asked.append(s.waiting)
    assert asked == [(0,), (1,), (1,)]


def test_wish_for_a_round_ends_with_it() -> None:
    """In the next round the seat is asked again."""
    s = position(["", "", "", ""], unasked=["round", "game", "", ""])
    run(s, (RULES.play_round, 2))
    assert s.unasked == ["", "game", "", ""]


@pytest.mark.parametrize(
    ("plan", "money", "goods", "held"),
    [
        ("", "5 5", MARKET, ["5", "5"]),
        ("wine", "5", MARKET, ["1", "wine"]),
        ("wine", "3", MARKET, ["3"]),
        ("wine", "5 5", "bread fish", ["5", "5"]),
        ("wine", "", MARKET, []),
    ],
    ids=["nothing", "with change", "too little", "not there", "no money"],
)
def test_wish_buys_by_plan(plan: str, money: str, goods: str, held: list[str]) -> None:
    """One of the kind, paid in the best way, if it lies there and the money suffices; else nothing."""
    assert sorted_hand(bought(plan, money, goods), 0) == held


def test_wish_counts_from_the_next_purchase_on() -> None:
    """A question that is open stays; going back keeps the wishes."""
    match = begun(3)
    seat = match.state.start
    match.choose(seat, offered(match.state, seat)[0])
    asked = match.state.waiting
    for wish in ("buying game", "plan gems"):
        match.wish(asked[0], wish)
    assert match.state.waiting == asked
    assert RULES.wished(view(match.state, asked[0]), asked[0]) == ("buying game", "plan gems", "gift ask")
    past = begun(3).state
    RULES.keep_wishes(past, match.state)
    assert (past.unasked, past.plans) == (match.state.unasked, match.state.plans)


@pytest.mark.parametrize("words", [DE, EN], ids=["de", "en"])
def test_wish_is_said_to_its_owner_and_the_setting_to_all(words: Words) -> None:
    """All see that a seat is not asked, in the same words whatever its plan."""
    views = []
    for plan in ("", "wine"):
        s = position(["", "", "", ""], unasked=["", "game", "round", ""], plans=["", plan, "", ""])
        run(s, (RULES.buy, 0))
        assert len(GAME.voice.wishes(view(s, 1), 1, words)) == 3
        views.append(view(s, 0))
    assert views[0] == views[1]
    said = "\n".join(board(views[0], NAMES[:4], words))
    assert words.text("board-unasked-game") in said
    assert words.text("board-unasked-round") in said


def test_wish_of_another_is_sampled() -> None:
    """A computer imagines a plan where one counts."""
    s = begun(3).state
    s.unasked, s.plans = ["game", "game", ""], ["", "wine", "wine"]
    worlds = [determinize(RULES, view(s, 0), random.Random(seed)) for seed in range(30)]
    assert {world.plans[1] for world in worlds} == {"", *GOODS}
    assert {(world.plans[0], world.plans[2]) for world in worlds} == {("", "")}


@pytest.mark.parametrize(
    ("told", "most"),
    [
        ([], 0),
        (["P1+3", "P2+5", "P1+wine"], 3),
        (["P1+3", "P1-3"], 0),
        (["P1+1", "P1+4", "P1>P2 money"], 4),
        (["P2+1", "P2>P1 money"], 5),
        (["P1+1", "P1+4", "P1>P2 money", "P1-1"], 0),
        ([">P1 goods", "P2>P1 goods", "P1!wine"], 0),
    ],
    ids=["nothing", "taken", "paid", "given", "got", "less than thought", "goods"],
)
def test_most_money_follows_from_what_all_have_seen(told: list[str], most: int) -> None:
    """A card that came unseen counts as a 5, and of those that left unseen the lowest is gone."""
    s = position(["", "", "", ""])
    s.traffic = told
    assert most_money(s, 0) == most


def test_most_money_is_never_less_than_the_truth() -> None:
    """In whole games, for every seat; where a table has no notes, nothing is known."""
    for seed in range(6):
        match, rng = begun(2 + seed % 5, seed=seed), random.Random(seed)
        while not match.state.over:
            seat = match.state.waiting[0]
            shape = RULES.asked(match.state)[seat].shape
            assert shape is not None
            match.choose(seat, shape.sample(rng))
            if not match.state.over:
                bounds = [most_money(match.state, each) or 0 for each in range(match.state.seats)]
                assert all(worth(zone.cards) <= most for zone, most in zip(match.state.money, bounds, strict=True))
                assert bounds == [most_money(view(match.state, None), each) for each in range(match.state.seats)]
    match.state.noted = []
    assert most_money(match.state, 0) is None


def test_a_purse_that_all_know_to_be_too_small_is_not_asked() -> None:
    """Nobody has seen money come, or only a card that pays for nothing here; the hand itself changes nothing."""
    s = position(["wine", "", "", ""], goods="fish wine")
    run(s, (RULES.call_buyer, 0), (RULES.call_buyer, 1), (RULES.buy, 3))
    assert s.waiting == (3,)
    for hand, waiting in (("1", (1,)), ("5", (1,)), ("", (3,))):
        s = position(["", hand, "", ""], goods="fish wine")
        run(s, (RULES.call_buyer, 1), (RULES.buy, 3))
        assert s.waiting == waiting
    s = position(["", "1", "", ""], goods="fish wine")
    s.traffic = ["P2+1"]
    run(s, (RULES.call_buyer, 1), (RULES.buy, 3))
    assert s.waiting == (3,)


def test_alone_a_single_good_of_the_market_is_taken_unasked() -> None:
    """All see that there is one kind only: a match takes it when the role is called."""
    s = position(["5", "", "", ""], ["young_man", "witch", "", ""], goods="gems gems gems gems gems", pile="")
    run(s, (RULES.buy, 3), (RULES.call_roles, 0))
    match = Match(GAME, s, 1, 0, lambda first: luck())
    step = match.choose(3, "none")
    assert [event.kind for event in step.entry.events][-2:] == ["revealed", "took"]
    assert (s.seats, match.state.section, match.state.waiting) == (4, "buy", (0,))


def test_alone_what_only_its_seat_knows_is_asked() -> None:
    """What a hand can buy, a single money card and two equal goods from the pile are nobody else's business."""
    assert not any(RULES.sections[name].alone for name in ("buy", "give_money", "donate", "swap", "keep_goods"))


def test_a_state_of_rules_2_asks_everybody() -> None:
    """Nobody of an older table has wished anything."""
    stored = json.loads(dump_state(begun(3).state))
    del stored["unasked"], stored["plans"]
    opened = load_state(GAME, json.dumps({**stored, "rules": 2}).encode())
    assert isinstance(opened, TinkerTailor)
    assert (opened.unasked, opened.plans, opened.rules) == ([""] * 3, [""] * 3, 5)


TAKERS = ("tinker", "tailor", "soldier", "sailor", "young_man", "pirate")


def turn(seed: int, purse: list[str], other: list[str], plan: str) -> tuple[list[Any], bool]:
    """Play a turn of a seat that is not asked; tell what the others learn of it, and whether it bought something.

    All that they know follows from the number; the cards of the other purse lie at the bottom of the pile.
    """
    rng, role = random.Random(seed), TAKERS[seed % len(TAKERS)]
    goods = " ".join(rng.choices(GOODS, k=6))
    wishes: dict[str, Any] = {"unasked": ["game", "", "", ""], "plans": [plan, "", "", ""]}
    s = position([" ".join(purse), "", "", ""], [role, "witch", "", ""], goods=goods, **wishes)
    s.money_pile = Zone.of(other + rest(s.money_pile.cards, other))
    told = [event.seen_by(None) for event in run(s, (RULES.call_roles, 0)).told]
    seen: list[Any] = [told, view(s, None)]
    bought = False
    while s.waiting == (0,):
        shape = RULES.asked(s)[0].shape
        assert shape is not None
        happened = answer(s, {0: shape.sample(rng)})
        bought |= "bought" in kinds(happened)
        seen += [[event.seen_by(None) for event in happened], view(s, None)]
    return seen, bought


@pytest.mark.parametrize("pairs", [24, long(500)])
def test_nobody_learns_of_a_purse_that_buys_unasked(pairs: int) -> None:
    """Equal public facts, other money, another plan: equal questions, events and views, unless something is bought."""
    compared = able = 0
    for seed in range(pairs):
        rng = random.Random(-seed)
        drawn = rng.sample(rest(OURS.money_cards, COINS.split()), 2 * rng.randrange(4))
        one, other = drawn[::2], drawn[1::2]
        turns = [turn(seed, *purses, rng.choice(("", *GOODS))) for purses in ((one, other), (other, one))]
        if not any(bought for _, bought in turns):
            compared += 1
            able += worth(one) >= OURS.prices["bread"]
            assert turns[0][0] == turns[1][0], seed
    assert able > pairs / 10
    assert compared > pairs / 3
