"""A choice needs few clicks: usually one press of a button, otherwise an entry of a list."""

from __future__ import annotations

from statistics import mean

import pytest

from bot.tables.messages.layouts import laid_out
from games.kernel.ask import OneOf, Pick, Shape
from tests.bench.bench_clicks import clicks, cost
from tests.bot.tables.shapes import controls, ids, shop, telling

MOST = 1.6


@pytest.mark.parametrize("key", ["tallinn", "tinker_tailor", "ulm", "eldermann"])
def test_a_choice_costs_few_clicks_on_average(key: str) -> None:
    """Three normal computers play a whole game, and the mean stays low."""
    assert mean(clicks(key, 3, "de", 0)) <= MOST


def test_clicks_are_counted_as_users_make_them() -> None:
    """The cases are a button, a list, ticks, two lists, a listed purchase, and another payment."""
    shapes: dict[Shape, tuple[str, int]] = {
        OneOf(ids(3)): ("o1", 1),
        OneOf(ids(6)): ("o1", 2),
        OneOf(ids(60)): ("o1", 2),
        OneOf(ids(200)): ("o1", 4),
        Pick(ids(30), 0, 3): ("o1+o2", 3),
        Pick(ids(20), 0, 3): ("o1+o2", 4),
    }
    voice = telling("beside", 4)
    found = {each: cost(laid_out(controls(each, voice=voice)), each, shapes[each][0]) for each in shapes}
    assert found == {shape: clicks for shape, (_, clicks) in shapes.items()}
    goods = shop("bread fish wine", "1 2 4")
    laid = laid_out(controls(goods, voice=telling("basket", 3)))
    assert cost(laid, goods, goods.best(["fish"]) or "") == 2
    assert cost(laid, goods, "fish/4") == 8
