"""Forms: Tinker, Rich Man and Preacher in one answer lead where their steps led under rules version 4."""

import dataclasses
import random
from typing import Any

import pytest

from games.kernel.events import Events
from games.tinker_tailor.material import GOODS
from games.tinker_tailor.sections import forms
from games.tinker_tailor.state import TinkerTailor
from tests.games.tinker_tailor.positions import RULES, called, luck, offered, play, position, run
from tests.games.tinker_tailor.sets import made_up

HANDS = ("bread 2", "wine 5", "fish")
STEPS: dict[str, Any] = {
    "tinker": ((RULES.take_goods, 0, 1), (RULES.take_money, 0, 1)),
    "rich_man": ((RULES.take_money, 0, 3), (RULES.give_money_to, 0)),
    "preacher": ((RULES.take_money, 0, 1), (RULES.take_for_two, 0, 2)),
}


def by_steps(role: str, choice: str) -> TinkerTailor:
    """Carry out a role as under rules version 4, each question answered by what a form says."""
    s = position(HANDS, ["", "", ""], shown=[[role], [], []], called=1, actor=0)
    run(s, *STEPS[role], RULES.end_turn, (RULES.buy, 0))
    taken, *rest = choice.split("/")
    goods = "+".join(card for card in taken.split("+") if card in GOODS)
    money = "+".join(card for card in taken.split("+") if card not in GOODS)
    answers = {"take_goods": goods, "take_for_two": goods, "take_money": money}
    if rest:
        answers |= dict.fromkeys(("give_money_to", "give_goods_to"), rest[1])
        answers |= dict.fromkeys(("give_money", "give_goods"), rest[0])
    while s.section != "buy":
        play(s, 0, answers[s.section])
    return s


def by_form(role: str, choice: str) -> TinkerTailor:
    """Carry it out in one answer."""
    s = position(HANDS, ["", "", ""], shown=[[role], [], []], called=1, actor=0)
    forms_of = {
        "tinker": (RULES.take_both, 0, 1, 1),
        "rich_man": (RULES.take_and_give, 0, 3),
        "preacher": (RULES.take_and_share, 0, 1, 2),
    }
    run(s, forms_of[role], RULES.end_turn, (RULES.buy, 0))
    assert choice in offered(s, 0)
    play(s, 0, choice)
    return s


@pytest.mark.parametrize(
    ("role", "choice"),
    [
        ("tinker", "wine+4"),
        ("rich_man", "3+4+5/2/P3"),
        ("rich_man", "1+2+5/1/P2"),
        ("preacher", "bread+gems+5/bread/P2"),
        ("preacher", "fish+wine+1/wine/P3"),
    ],
)
def test_2_a_form_leads_where_the_steps_led(role: str, choice: str) -> None:
    """Hands, market, what everybody has seen and what each has noted: all is the same."""
    steps, form = by_steps(role, choice), by_form(role, choice)
    left = {field.name for field in dataclasses.fields(steps)} - {"ask", "traffic", "noted", "goods", "money"}
    assert {name: getattr(steps, name) for name in left} == {name: getattr(form, name) for name in left}
    assert [sorted(steps.hand(seat)) for seat in range(3)] == [sorted(form.hand(seat)) for seat in range(3)]
    assert sorted(steps.traffic) == sorted(form.traffic)
    assert steps.noted == form.noted


def test_2_a_form_asks_the_same_of_any_purse() -> None:
    """That the Rich Man is asked, and how, tells nothing of his hand; others see no card that he can give."""
    sections = set()
    for hand in ("", "1", "5 5"):
        s = called([hand, "", ""], ["rich_man", "", ""], "rich_man")
        sections.add((s.section, s.waiting))
    assert sections == {("take_and_give", (0,))}


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_2_a_form_has_room_in_two_lists(seats: int) -> None:
    """With our components each role is asked in one form, whatever lies in the market."""
    rng = random.Random(seats)
    for _ in range(60):
        market = {"goods": " ".join(rng.choices(GOODS, k=8)), "money": " ".join(rng.sample("11112222333344445555", 8))}
        for role, section in (("tinker", "take_both"), ("rich_man", "take_and_give"), ("preacher", "take_and_share")):
            s = called([""] * seats, [role, *[""] * (seats - 1)], role, **market)
            assert s.section == section
            firsts: dict[str, int] = {}
            for choice in offered(s, 0):
                taken, _, rest = choice.partition("/")
                goods = "+".join(card for card in taken.split("+") if card in GOODS)
                first = f"{goods}/{rest.split('/')[0]}" if role == "preacher" else goods or taken
                firsts[first] = firsts.get(first, 0) + 1
            assert len(firsts) <= forms.LIST
            assert max(firsts.values()) <= forms.LIST


def test_2_a_form_that_has_no_room_goes_step_by_step() -> None:
    """A printed Preacher who takes three of many goods has more answers than two lists hold."""
    market = {"goods": "bread fish cloth wine gems", "material_id": made_up()}
    s = called(["", "", ""], ["preacher", "", ""], "preacher", **market)
    assert s.section == "take_money"
    play(s, 0, "5")
    assert s.section == "take_for_two"


def test_2_a_form_tells_what_its_steps_told() -> None:
    """What was taken, and that something was given; which card only giver and receiver see."""
    s = position(HANDS, ["", "", ""], shown=[["preacher"], [], []], called=1, actor=0)
    run(s, (RULES.take_and_share, 0, 1, 2), RULES.end_turn, (RULES.buy, 0))
    events = Events()
    RULES.apply(s, 0, "bread+gems+5/bread/P2", luck(), events)
    told = [(event.kind, event.seen_by(2)) for event in events.told[:2]]
    assert told == [("took", {"cards": "bread gems 5"}), ("gave", {"receiver": 1, "group": "goods"})]
