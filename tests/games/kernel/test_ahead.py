"""Lists that answer before a seat is asked: what they take, how often they answer, and what the kit finds of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest

from games.kernel import Game, State, view
from games.kernel.ahead import Line, answer, compose, due
from games.kernel.ask import Ask, Listing, OneOf, Pick, Shape, Split
from games.kernel.catalogue import find
from games.kernel.conformance import check
from games.players import play_hints
from games.tinker_tailor.material import MATERIALS
from games.tinker_tailor.sections.shapes import Purchase
from tests.games.kernel import planted_lists
from tests.games.kernel.tables import table

if TYPE_CHECKING:
    from beacons.rules import Beacons, BeaconsRules


@pytest.mark.parametrize(
    ("shape", "items", "choice"),
    [
        (OneOf(("a", "b", "c")), ("d", "b", "a"), "b"),
        (OneOf(("a", "b")), ("c",), None),
        (OneOf(("a+3", "a+4", "b+3", "b+4")), ("c", "4", "b", "a", "3"), "b+4"),
        (OneOf(("a+3", "b+5")), ("a", "b"), None),
        (Pick(("a", "b", "b", "c"), 2, 2), ("c", "b", "a"), "b+c"),
        (Pick(("a", "b", "b", "c"), 3, 3), ("b", "b", "a"), "a+b+b"),
        (Pick(("a", "b"), 0, 1), ("c",), "none"),
        (Pick(("a", "b"), 2, 2), ("a",), None),
        (Split((("a", 2),), 2), ("a:2",), "a:2"),
        (Purchase.of(MATERIALS[""], ["wine", "fish"], ["5", "5"], []), ("cloth", "fish", "none"), "fish/5"),
        (Purchase.of(MATERIALS[""], ["wine"], [], []), ("wine", "none", "fish"), "none"),
    ],
)
def test_an_answer_takes_what_stands_first(shape: Shape, items: tuple[str, ...], choice: str | None) -> None:
    """Of several, all of one kind before the next; nothing if the items do not suffice."""
    assert answer(shape, items) == choice


@pytest.fixture
def listing(beacons: Game[Beacons]) -> Game[Beacons]:
    """Return the toy with a list of cards to light."""
    return replace(beacons, rules=planted_lists.Listed())


def test_a_list_answers_once_or_every_time(listing: Game[Beacons]) -> None:
    """Only questions of its sections, only seats that are waited for, and what it does not name comes behind."""
    match = table(listing, 3)
    seen, card = view(match.state, 0), min(match.state.hands[0].cards)
    once, always = Line("card", (card,)), Line("card", (card,), always=True)
    assert due(listing, seen, 0, (Line("other", ("x",)), once)) == (card, (Line("other", ("x",)),))
    assert due(listing, seen, 0, (always,)) == (card, (always,))
    assert due(listing, seen, 0, (Line("card", ()),)) is not None
    assert due(listing, seen, 0, ()) is None
    match.choose(0, card)
    assert due(listing, view(match.state, 0), 0, (once,)) is None


def test_an_order_is_composed_of_all_lists(beacons: Game[Beacons], listing: Game[Beacons]) -> None:
    """Each has its items as they were chosen one after the other; a game without lists has no order."""
    match = table(listing, 3)

    def last(_game: Game, _seen: State, _seat: int, ask: Ask) -> str:
        return ask.offered()[-1]

    (line,) = compose(listing, view(match.state, 1), 1, last) or ()
    assert line.choices == tuple(reversed(listing.rules.lists(view(match.state, 1), 1)["card"].items))
    assert compose(beacons, view(match.state, 1), 1, last) is None


@pytest.mark.parametrize(
    ("rules", "name", "words"),
    [
        (planted_lists.ShortList, "answered", "no list of"),
        (planted_lists.ListOfNothing, "lists", "which are no sections"),
        (planted_lists.DoubledList, "lists", "has an item twice"),
        (planted_lists.Listed, "listed", "list-card has no text"),
    ],
)
def test_the_kit_finds_what_is_wrong_with_lists(
    beacons: Game[Beacons], rules: type[BeaconsRules], name: str, words: str
) -> None:
    """One that does not always answer, names no section or an item twice, or has no words."""
    report = check(replace(beacons, rules=rules()), games=4)
    assert [failure for failure in report.failures if failure.check == name and words in failure.what]


@pytest.mark.parametrize(
    ("key", "seats"), [("tinker_tailor", 4), ("tinker_tailor", 2), ("tallinn", 3), ("eldermann", 3)]
)
def test_lists_answer_in_whole_games(key: str, seats: int) -> None:
    """A seat with lists of the hints is answered for at each question of their sections, with what is offered."""
    game, rng = find(key), random.Random(f"{key} {seats}")
    match = table(game, seats)
    answered, hints = Counter[str](), partial(play_hints, rng=rng)
    while not match.state.over:
        seat = match.state.waiting[0]
        seen = view(match.state, seat)
        ask, lists = game.rules.asked(seen)[seat], game.rules.lists(seen, seat)
        found = due(game, seen, seat, compose(game, seen, seat, hints) or ()) if _lists(ask, lists) else None
        assert (found is not None) == _lists(ask, lists)
        answered[ask.section] += found is not None
        match.choose(seat, found[0] if found else hints(game, seen, seat, ask))
    assert {section for section, count in answered.items() if count} >= EXPECTED[key]


def _lists(ask: Ask, lists: Mapping[str, Listing]) -> bool:
    return any(ask.section in listing.sections for listing in lists.values())


EXPECTED = {
    "tinker_tailor": {"pick_role", "take_goods", "buy"},
    "tallinn": {"build_tower"},
    "eldermann": {"choose_home"},
}
