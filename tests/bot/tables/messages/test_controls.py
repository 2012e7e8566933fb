"""From an ask to controls, and back from values, fields and typed text to a choice."""

from __future__ import annotations

import random

import pytest

from bot.tables.messages import parts
from bot.tables.messages.controls import Controls, choice_of_values
from bot.tables.messages.forms import choice_of_fields, form_of
from bot.tables.messages.layouts import laid_out
from bot.tables.ports.component_id import parse
from bot.tables.ports.panel import Aside, Form, Panel, Select
from games.kernel.ask import OneOf, Parts, Pick, Shape, Split
from games.kernel.errors import NotOffered
from games.kernel.voice import Voice
from games.tinker_tailor.material import MATERIALS
from games.tinker_tailor.sections.shapes import Purchase
from tests.bot.tables.doubles import buttons, press_of, selects
from tests.bot.tables.playing import check_form, check_limits, fields_for
from tests.bot.tables.shapes import LongVoice, PlainVoice, controls, ids, laid

SHAPES: list[Shape] = [
    *(OneOf(ids(count)) for count in (1, 2, 10, 11, 25, 26, 100, 101, 300)),
    OneOf(ids(3, 90)),
    OneOf(ids(3, 120)),
    OneOf(ids(30, 95)),
    Pick(ids(4), 1, 2),
    Pick(ids(4), 0, 4),
    Pick((), 0, 0),
    Pick(ids(3), 0, 0),
    Pick((), 0, 0, ordered=True),
    Pick(("wine", "wine", "wine", "fish"), 2, 3),
    Pick(ids(25), 3, 25),
    Pick(ids(26), 3, 5),
    Pick(ids(26), 3, 6),
    Pick(ids(5), 2, 3, ordered=True),
    Pick(("wine", "wine", "fish"), 2, 2, ordered=True),
    Pick(ids(9), 6, 9, ordered=True),
    Parts((("goods", ("wine", "fish")), ("paid", ("5",)))),
    Parts((("goods", ("wine", "wine", "fish")), ("paid", ("5", "5", "2")), ("change", ()))),
    Parts((("goods", ids(25)), ("paid", ids(3)))),
    Parts((("goods", ids(26)), ("paid", ids(3)))),
    Split((("wood", 3), ("stone", 4)), 5),
    Split((("wood", 30), ("stone", 40)), 20),
    Split((("wood", 30), ("stone", 40)), 50),
    Split(tuple((item, 3) for item in ids(6)), 7),
]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: repr(shape)[:30])
def test_every_shape_has_controls_within_limits(shape: Shape) -> None:
    """However many options of whatever length: message and form fit Discord."""
    made = controls(shape)
    check_limits(laid(made))
    check_form(form_of(made))


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: repr(shape)[:30])
def test_every_choice_can_be_made_by_controls(shape: Shape) -> None:
    """Any offered choice can be said by buttons, a select or the form, and is then what the shape settles."""
    rng = random.Random(1)
    made = controls(shape)
    for _ in range(20):
        wanted = shape.sample(rng)
        assert shape.settle(said(made, wanted)) == wanted


def said(made: Controls, wanted: str) -> str:
    """Say a choice by the controls there are."""
    panel = laid(made)
    verbs = [press.verb for button in buttons(panel) if (press := parse(button.id))]
    pressed = [press.value for button in buttons(panel) if (press := parse(button.id)) and press.value == wanted]
    if pressed:
        return pressed[0]
    if "form" in verbs or "parts" in verbs:
        return by_form(form_of(made), wanted)
    found = selects(panel)
    if (press := parse(found[0].id)) and press.verb == "group":
        pages = [selects(laid(made, choice.value)) for choice in found[0].choices]
        (found,) = [[page[1]] for page in pages if wanted in [choice.value for choice in page[1].choices]]
    return by_selects(found, wanted)


def by_form(form: Form, wanted: str) -> str:
    """Fill the form; interchangeable items are told apart by number."""
    fields = fields_for(form, wanted)
    for name, values in fields.items():
        field = next(field for field in form.fields if field.id == name)
        if isinstance(field, Select):
            assert field.least <= len(values) <= field.most
            assert {*values} <= {choice.value for choice in field.choices}
    return choice_of_fields(fields)


def by_selects(found: list[Select], wanted: str) -> str:
    """Pick the parts of a choice in the select that has them."""
    if wanted in [choice.value for select in found for choice in select.choices]:
        return choice_of_values([wanted])
    (select,) = found
    left = [choice.value for choice in select.choices]
    picked = []
    for part in wanted.split("+"):
        value = next(value for value in left if value.split("#")[0] == part)
        left.remove(value)
        picked.append(value)
    assert select.least <= len(picked) <= select.most
    return choice_of_values(picked)


def test_what_is_chosen_is_marked() -> None:
    """The button or the entry of the standing choice is marked, no other."""
    plain = PlainVoice()
    assert [b.style for b in buttons(laid(controls(OneOf(ids(3)), "o1", plain)))].count("success") == 1
    (select,) = selects(laid(controls(OneOf(ids(20)), "o7")))
    assert [choice.value for choice in select.choices if choice.chosen] == ["o7"]


def test_a_purchase_offers_its_goods_alone() -> None:
    """What is picked is paid for as serves best; any other way can be put together, part by part or in one form."""
    shop = Purchase.of(MATERIALS[""], ("bread", "wine"), ("5", "4", "2"), ("1",))
    made = controls(shop)
    (goods,) = selects(laid(made))
    assert [choice.label[:12] for choice in goods.choices] == ["Option bread", "Option wine "]
    press = parse(goods.id)
    assert press is not None
    picked = parts.decode_pick(shop, press.value, ("1",))
    shown = Panel((), rows=parts.basket(made, shop, picked).rows)
    assert parts.decode(shop, press_of(shown, "whole").value) == [["wine"], ["4"], []]
    assert len(selects(Panel((), rows=parts.basket(made, shop, picked, all_parts=True).rows))) == 3
    assert [field.id for field in form_of(made).fields] == ["part:0", "part:1", "part:2"]


def test_what_cannot_be_paid_is_not_made() -> None:
    """The goods stay ticked, and the button waits, in the place of *Undo*."""
    shop = Purchase.of(MATERIALS[""], ("bread", "gems"), ("2",), ())
    picked = parts.decode_pick(shop, "best...", ("1",))
    assert picked == [["gems"], [], []]
    refusing = controls(shop)
    refusing.game.rules.why_not = lambda *_: NotOffered("not-offered")  # type: ignore[method-assign]  # of this test
    found = parts.basket(refusing, shop, picked)
    (row,) = [row for row in found.rows if isinstance(row, Aside)]
    assert row.button.disabled
    assert found.back == ()
    assert parts.basket(controls(shop), shop, parts.decode_pick(shop, "best...", ("0",))).back is None


def test_parts_are_read_from_a_form() -> None:
    """Each field is one part, in whatever order they come."""
    assert choice_of_fields({"part:1": ("5", "4"), "part:0": ("wine",)}) == "wine/5+4"
    assert choice_of_fields({"part:1": ("5",)}) == "none/5"


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"typed": ()},
        {"share:wood": ()},
        {"place:0": ()},
        {"x": ("1",)},
        {"share:wood": ("-1",)},
        {"part:x": ("1",)},
        {"part:9999999": ("1",)},
    ],
)
def test_odd_forms_say_nothing_offered(fields: dict[str, tuple[str, ...]]) -> None:
    """What a forged form says is text at most, which the shape refuses."""
    assert Split((("wood", 3),), 2).settle(choice_of_fields(fields)) is None


@pytest.mark.parametrize(("voice", "text"), [(LongVoice(), "Option none xxx"), (PlainVoice(), "None of these")])
def test_choosing_nothing_is_named_as_the_game_does(voice: Voice, text: str) -> None:
    """Or plainly, where the game has no words for it."""
    (button,) = laid_out(controls(Pick(("a", "b", "c"), 0, 2), voice=voice)).endings
    assert button.label.startswith(text)
    assert parse(button.id).value == "none"  # type: ignore[union-attr]  # fails here where it is None
