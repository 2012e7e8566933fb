"""The layouts (beside, strip, lists) for each kind of question; no layout cuts an effect."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.tables.core.people import words
from bot.tables.messages.controls import Controls
from bot.tables.messages.layouts import LISTS, laid_out
from bot.tables.ports.component_id import parse
from bot.tables.ports.panel import Aside, Choice, Row, Select
from games.kernel import catalogue
from games.kernel.ask import OneOf, Pick
from games.kernel.match import Match
from games.kernel.visibility import view
from games.kernel.voice import BESIDE, BUTTON, SHORT, Gain
from games.kernel.words import Words
from tests.bot.tables.doubles import buttons, selects
from tests.bot.tables.shapes import Telling, begun, controls, ids, laid, shop, telling


def asides(rows: tuple[Row, ...]) -> list[Aside]:
    """List the texts with a button at their side."""
    return [row for row in rows if isinstance(row, Aside)]


def test_few_choices_stand_beside_their_effects() -> None:
    """The short name on the button, with its icon; the effect begins with a capital letter."""
    rows = laid_out(controls(OneOf(ids(4)), voice=telling("beside", 4))).rows
    assert [aside.button.label for aside in asides(rows)] == ["o0", "o1", "o2", "o3"]
    assert {aside.button.icon for aside in asides(rows)} == {"knight"}
    assert all(aside.text.startswith("O") for aside in asides(rows))


@pytest.mark.parametrize(("count", "size"), [(5, 20), (4, BESIDE + 1)])
def test_a_list_carries_what_does_not_fit_beside(count: int, size: int) -> None:
    """More choices than the kind of question has otherwise, or an effect that is too long; it stays whole there."""
    made = controls(OneOf(ids(count)), voice=telling("beside", 4, size))
    (select,) = laid_out(made).rows
    assert isinstance(select, Select)
    assert select.placeholder == f"Choose – {count} ways"
    assert [choice.hint for choice in select.choices] == [f"o{n} ".ljust(size, "z") for n in range(count)]


def test_a_strip_has_a_line_for_each_effect() -> None:
    """And two rows of short buttons, as the picture has its halves."""
    halves = OneOf(("1L", "1R", "3L", "3R"))
    found = laid_out(controls(halves, voice=telling("strip", 8)))
    lines, above, below = found.rows
    assert isinstance(lines, str)
    assert [line[:9] for line in lines.splitlines()] == [f"-# **{half}**" for half in ("1L", "1R", "3L", "3R")]
    assert isinstance(above, tuple)
    assert isinstance(below, tuple)
    assert [[button.label for button in row] for row in (above, below)] == [["1L", "3L"], ["1R", "3R"]]
    assert found.news == 1


def test_long_effects_stand_in_small_print_beside_their_buttons() -> None:
    """Long effects wrap; if there are more choices, they are in a list."""
    rows = laid_out(controls(OneOf(ids(4)), voice=telling("small", 4, 90))).rows
    assert [aside.text for aside in asides(rows)] == [f"-# O{n} ".ljust(93, "z") for n in range(4)]
    assert [aside.button.label for aside in asides(rows)] == ["o0", "o1", "o2", "o3"]
    (select,) = laid_out(controls(OneOf(ids(5)), voice=telling("small", 4, 90))).rows
    assert isinstance(select, Select)


def test_what_all_choices_bring_is_said_once() -> None:
    """In the question; the buttons stand without it."""

    class Same(Telling):
        def gain(self, view: Any, seat: int, choice: str, words: Words) -> Gain:
            """Bring the same."""
            return Gain("+1 coin")

    found = laid_out(controls(OneOf(ids(3)), voice=Same()))
    assert found.shared == "+1 coin"
    assert not asides(found.rows)


def test_what_ends_or_refuses_is_no_entry_of_a_list() -> None:
    """It is a button of the last row, and what it brings is said in a small line."""
    found = laid_out(controls(OneOf((*ids(6), "none", "done")), voice=telling("list", 25)))
    assert [button.id.split("|")[-1] for button in found.endings] == ["none", "done"]
    select, notes = found.rows
    assert isinstance(select, Select)
    assert len(select.choices) == 6
    assert isinstance(notes, str)
    assert notes.startswith("-# none: none zz")


def test_what_wins_is_green() -> None:
    """It stands in the last row."""

    class Winning(Telling):
        def wins(self, view: Any, seat: int, choice: str) -> bool:
            """Win by the last one."""
            return choice == "o2"

    (button,) = laid_out(controls(OneOf(ids(3)), voice=Winning())).endings
    assert (button.label, button.style) == ("o2", "success")


def test_sums_are_ready() -> None:
    """A pick of at most two out of few is one list; of many it is a select of items."""
    (select,) = selects(laid(controls(Pick(ids(6), 1, 2), voice=telling("list", 25))))
    assert len(select.choices) == 21
    assert (select.least, select.most) == (1, 1)
    (many,) = selects(laid(controls(Pick(ids(9), 1, 2), voice=telling("list", 25))))
    assert (len(many.choices), many.most, many.placeholder) == (9, 2, "Choose up to 2 of 9")


def test_equal_cards_are_one_entry() -> None:
    """With their number."""
    shape = Pick(("cloth", "cloth", "cloth", "fish"), 1, 1)
    (select,) = selects(laid(controls(shape, voice=telling("list", 25))))
    assert [choice.label for choice in select.choices] == ["The choice cloth × 3", "The choice fish"]


class Grouped(Telling):
    """Groups choices by tens."""

    def group(self, view: Any, seat: int, choice: str, words: Words) -> str:
        """Name a choice's group."""
        return f"Tens {int(choice[1:]) // 10}"


def test_a_few_more_than_a_list_holds_are_several_lists_at_once() -> None:
    """Several lists save a press; the groups name each list, and together the lists hold all choices."""
    lists = selects(laid(controls(OneOf(ids(60)), voice=Grouped())))
    assert [select.placeholder for select in lists] == ["Tens 0 – Tens 1", "Tens 2 – Tens 3", "Tens 4 – Tens 5"]
    assert {parse(select.id).verb for select in lists} == {"pick"}  # type: ignore[union-attr]
    assert len({select.id for select in lists}) == 3
    assert [choice.value for select in lists for choice in select.choices] == list(ids(60))


def test_many_more_than_a_list_holds_are_two_lists() -> None:
    """First what the game says some have in common, then those; never more than two selects."""
    made = controls(OneOf(ids(90)), voice=Grouped())
    (first,) = selects(laid(made))
    assert [choice.label for choice in first.choices] == [f"Tens {n}" for n in range(9)]
    assert {choice.icon for choice in first.choices} == {"knight"}
    first, second = selects(laid(made, "3"))
    assert [choice.value for choice in first.choices if choice.chosen] == ["3"]
    assert [choice.value for choice in second.choices] == [f"o{n}" for n in range(30, 40)]


def test_lists_without_groups_follow_the_order() -> None:
    """The first and the last choice name each list and each group."""
    lists = selects(laid(controls(OneOf(ids(60)), voice=Telling())))
    assert lists[0].placeholder == "The choice o0 – The choice o24"
    (first,) = selects(laid(controls(OneOf(ids(90)), voice=Telling())))
    assert first.choices[0] == Choice("0", "The choice o0 – The choice o24", "25 ways")


def test_few_purchases_stand_ready_beside_what_they_bring() -> None:
    """A press buys; another payment is put together by a button of the last row."""
    found = laid_out(controls(shop("fish wine", "2 4"), voice=telling("basket", 3)))
    assert [aside.button.label for aside in asides(found.rows)] == ["fish/2", "wine/4", "fish+wine/2+4"]
    assert [parse(button.id).verb for button in found.endings] == ["parts", "choose"]  # type: ignore[union-attr]
    assert all(button.icon for button in found.endings)


def test_more_purchases_are_lists_as_long_as_these_have_room() -> None:
    """If the purchases do not fit into three lists, users first pick the goods alone."""
    (select, _) = laid_out(controls(shop("bread fish wine", "1 2 4"), voice=telling("basket", 3))).rows
    assert isinstance(select, Select)
    assert (len(select.choices), select.most) == (7, 1)
    lists = laid_out(controls(shop("bread fish cloth wine gems", "5 5 5"), voice=telling("basket", 3))).rows
    assert [len(select.choices) for select in lists if isinstance(select, Select)] == [25, 6]
    goods = "bread bread fish fish cloth cloth wine wine gems"
    many = laid_out(controls(shop(goods, "5 5 5 5 5"), voice=telling("basket", 3))).rows[0]
    assert isinstance(many, Select)
    assert (len(many.choices), many.most) == (9, 9)


def test_who_can_buy_nothing_has_one_button() -> None:
    """There is nothing that could be paid otherwise."""
    found = laid_out(controls(shop("gems", "2"), voice=telling("basket", 3)))
    assert [parse(button.id).value for button in found.endings] == ["none"]  # type: ignore[union-attr]


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("key", ["tallinn", "tinker_tailor", "ulm", "eldermann"])
def test_questions_of_whole_games_keep_to_their_layouts(key: str, locale: str) -> None:
    """Whatever is asked: no effect is cut, what stands beside a button fits, and all choices can be made."""
    game, rng = catalogue.find(key), random.Random(3)
    match = begun(game, 3, 3)
    texts = words(locale, game.package).naming(["Anna", "Bea", "Cem"])
    while not match.state.over and match.state.ask < 120:
        seat = match.state.waiting[0]
        _check(match, seat, texts)
        match.choose(seat, rng.choice(game.rules.asked(match.state)[seat].offered(60)))


def _check(match: Match, seat: int, texts: Words) -> None:
    made = Controls("T", match.game, view(match.state, seat), seat, texts, match.state.ask)
    found = laid_out(made)
    panel = laid(made)
    for aside in asides(found.rows):
        assert len(aside.button.label) <= SHORT or parse(aside.button.id).verb != "choose"  # type: ignore[union-attr]
    hints = [choice.hint for select in selects(panel) for choice in select.choices]
    said = [*(aside.text for aside in asides(found.rows)), *hints]
    assert not any(text.endswith("…") for text in said), said
    assert all(len(button.label) <= BUTTON or made.ask.section for button in buttons(panel))
    assert len(selects(panel)) <= LISTS
