from __future__ import annotations

import random
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.kernel import Ask, OneOf, Parts, Pick, Shape, Split

ITEMS = st.lists(st.sampled_from("abcd"), max_size=5).map(tuple)


@st.composite
def picks(draw: st.DrawFn) -> Pick:
    """Draw a possible pick."""
    items = draw(ITEMS)
    least = draw(st.integers(0, len(items)))
    return Pick(items, least, draw(st.integers(least, len(items) + 2)), draw(st.booleans()))


@st.composite
def splits(draw: st.DrawFn) -> Split:
    """Draw a possible split."""
    limits = draw(st.dictionaries(st.sampled_from(["wood", "clay", "ore"]), st.integers(0, 4)))
    return Split(tuple(limits.items()), draw(st.integers(0, sum(limits.values()))))


shapes = st.one_of(picks(), splits(), st.just(OneOf(("7L", "7R"))))


@given(shapes)
def test_what_is_listed_is_canonical_and_there_once(shape: Shape) -> None:
    """Each listed choice is accepted as it is written, and listed once."""
    listed = list(shape.listed())
    assert listed
    assert all(shape.settle(choice) == choice for choice in listed)
    assert len(set(listed)) == len(listed)


@given(shapes, st.integers())
def test_samples_are_listed(shape: Shape, seed: int) -> None:
    """A sampled choice is one of those listed."""
    assert shape.sample(random.Random(seed)) in list(shape.listed())


@given(shapes, st.text("abcdwoclyre7LR+:0123none -", max_size=12))
def test_anything_else_is_refused(shape: Shape, text: str) -> None:
    """What a player types is refused, or brought to a listed form."""
    settled = shape.settle(text)
    assert settled is None or settled in list(shape.listed())


@pytest.mark.parametrize(
    ("shape", "typed", "settled"),
    [
        (Pick(("3", "4", "5"), 1, 2), "5+3", "3+5"),
        (Pick(("3", "4", "5"), 1, 2, ordered=True), "5+3", "5+3"),
        (Pick(("3", "3"), 1, 2), "3+3", "3+3"),
        (Pick(("3", "4"), 1, 2), "3+3", None),
        (Pick(("3",), 0, 1), "none", "none"),
        (Pick(("3",), 1, 1), "none", None),
        (Pick(("3",), 0, 1), "", None),
        (Split((("wood", 2), ("ore", 2)), 3), "ore:1+wood:2", "wood:2+ore:1"),
        (Split((("wood", 2), ("ore", 2)), 2), "ore:2+wood:0", "ore:2"),
        (Split((("wood", 2), ("ore", 2)), 3), "wood:3", None),
        (Split((("wood", 2),), 2), "wood:1+wood:1", None),
        (Split((("wood", 2),), 0), "none", "none"),
        (Split((("wood", 2),), 1), "wood:-1", None),
        (Split((("wood", 2),), 1), "wood:" + "9" * 5000, None),
    ],
)
def test_examples(shape: Shape, typed: str, settled: str | None) -> None:
    """Order, copies, zero shares and numbers beyond all reason are handled as written here."""
    assert shape.settle(typed) == settled


def test_listing_a_tight_split_does_not_search() -> None:
    """A split that only one spread fills is listed at once, however many items it has."""
    limits = tuple((f"item{number}", 9) for number in range(30))
    assert list(Split(limits, 270).listed()) == ["+".join(f"{name}:9" for name, _ in limits)]


def test_a_large_shape_is_cut_off() -> None:
    """An ask lists a thousand choices at most, fewest items first."""
    ask = Ask("draft", Pick(tuple(map(str, range(40))), 3, 3))
    assert len(ask.offered()) == 1000
    assert ask.offered(2) == list(islice(ask.offered(), 2)) == ["0+1+2", "0+1+3"]


def test_a_hidden_shape_offers_nothing() -> None:
    """What another seat may choose is not listed."""
    assert Ask("draft", None).offered() == []


def test_parts_are_picked_from_each_group() -> None:
    """Items of all groups in one choice, in any order; empty parts at the end are left out."""
    shape = Parts((("goods", ("wine", "fish")), ("paid", ("5", "5"))))
    assert shape.settle("fish+wine/5") == "wine+fish/5"
    assert shape.settle("wine/none") == "wine"
    assert shape.settle("none/5+5") == "none/5+5"
    assert shape.settle("none/none") == "none"
    for wrong in ("wine/5/1", "wine+wine", "wine/", "/5", "", "5", "wine/5+5+5"):
        assert shape.settle(wrong) is None
    listed = list(shape.listed())
    assert len(listed) == len(set(listed)) == 4 * 3
    assert shape.sample(random.Random(1)) in listed
