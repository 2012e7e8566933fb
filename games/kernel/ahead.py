"""Answers given ahead: what a seat says before it is asked, so that nobody has to wait for it.

An *order* answers a question that is asked. It is no part of the state, and so differs from a wish, which decides
whether a question is asked. Whether an order answers must follow from public facts and from the order alone: an order
that failed on what a hand holds would show the hand. So an order of lists names the items that a seat wants first;
behind them all others follow that can ever be offered, so that a list always answers.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from games.kernel.ask import Ask, Listing, OneOf, Parts, Pick, Shape

if TYPE_CHECKING:
    from games.kernel.game import Game
    from games.kernel.state import State

NOTHING = "none"
MOST_LINES, MOST_ITEMS = 30, 25
"""Lines of an order, and items of a list that are offered to be put first."""


@dataclass(frozen=True, slots=True)
class Line:
    """What a seat wants first where a list of this name answers; it answers once, or `always`."""

    name: str
    choices: tuple[str, ...]
    always: bool = False


Order = tuple[Line, ...]


class Chooses(Protocol):
    """Choose for a seat from its view, as a computer player does."""

    def __call__(self, game: Game, seen: State, seat: int, ask: Ask, /) -> str:
        """Return an offered choice."""
        ...


def compose(game: Game, seen: State, seat: int, choose: Chooses) -> Order | None:
    """Make an order with each list that a seat may give, its items chosen one after the other; None without any."""
    lists = game.rules.lists(seen, seat)
    lines = [Line(name, _ranked(game, seen, seat, listing, choose), always=True) for name, listing in lists.items()]
    return tuple(lines) or None


def _ranked(game: Game, seen: State, seat: int, listing: Listing, choose: Chooses) -> tuple[str, ...]:
    ranked: list[str] = []
    while left := tuple(item for item in listing.items if item not in ranked):
        ranked.append(choose(game, seen, seat, Ask(listing.sections[0], OneOf(left))))
    return tuple(ranked)


def due(game: Game, seen: State, seat: int, order: Order) -> tuple[str, Order] | None:
    """Return what an order answers to the open ask, and what is left of the order; None if it says nothing to it."""
    ask, lists = game.rules.asked(seen).get(seat), game.rules.lists(seen, seat)
    if ask is None or ask.shape is None or seat in seen.given:
        return None
    for place, line in enumerate(order):
        listing = lists.get(line.name)
        if listing is None or ask.section not in listing.sections:
            continue
        choice = answer(ask.shape, (*line.choices, *listing.items))
        if choice is not None:
            return choice, order if line.always else (*order[:place], *order[place + 1 :])
    return None


def answer(shape: Shape, items: Sequence[str]) -> str | None:
    """Return the offered choice that takes what stands first among these items; None if none of them is offered."""
    if isinstance(shape, Pick):
        return shape.settle("+".join(_picked(shape, items)) or NOTHING)
    if isinstance(shape, Parts):
        first = {NOTHING, *shape.groups[0][1]}
        found = (shape.settle(item) if item == NOTHING else shape.best([item]) for item in items if item in first)
        return next((choice for choice in found if choice is not None), None)
    return next((choice for item in items if (choice := shape.settle(item)) is not None), None)


def _picked(shape: Pick, items: Sequence[str]) -> list[str]:
    """Pick as many as may be picked, all of one kind before the next."""
    picked = [item for item in dict.fromkeys(items) for _ in range(shape.items.count(item))]
    return picked[: shape.most]


def at_random(game: Game, seen: State, seat: int, rng: random.Random) -> Order:
    """Make an order whose lists begin with random items."""
    lists = game.rules.lists(seen, seat)
    return tuple(Line(name, _some(listing.items, rng)) for name, listing in lists.items())


def _some(items: Sequence[str], rng: random.Random) -> tuple[str, ...]:
    return tuple(rng.sample(items, rng.randint(0, min(3, len(items)))))
