"""Shapes of answers that only Eldermann has."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from games.eldermann.sections.voyages import Route, Sea, group_on, route_of_version_2, routes
from games.kernel.ask import OneOf, Pick, picked_items

TRIES = 8


@dataclass(frozen=True, slots=True)
class Stow(Pick):
    """Pick the goods to lie in the Kontor.

    The others go aboard: `room` of them on W and K, more only if they are goods of `booty`, which may stay on E.
    `now` is what the Kontor holds at present, always allowed.
    """

    room: int = 0
    booty: tuple[str, ...] = ()
    now: str = "none"

    def fits(self, picked: list[str]) -> bool:
        """Tell whether the rest fits aboard."""
        rest = Counter(self.items) - Counter(picked)
        return rest.total() - self.room <= (rest & Counter(self.booty)).total()

    def settle(self, choice: str) -> str | None:
        """Accept goods joined by `+`, in any order."""
        settled = Pick.settle(self, choice)
        return settled if settled is not None and self.fits(picked_items(settled)) else None

    def sample(self, rng: random.Random) -> str:
        """Draw goods until they fit; after some tries leave all where it is."""
        for _ in range(TRIES):
            choice = Pick.sample(self, rng)
            if self.fits(picked_items(choice)):
                return choice
        return self.now

    def listed(self) -> Iterator[str]:
        """List fewer goods first, each set once."""
        kinds = Counter(self.items)
        counts = sorted(product(*(range(count + 1) for count in kinds.values())), key=sum)
        for shares in counts:
            picked = [good for good, share in zip(kinds, shares, strict=True) for _ in range(share)]
            if len(picked) <= self.most and self.fits(picked):
                yield "+".join(picked) or "none"


TURN = " turn"
"""Ends a choice of sailing cards with which the navigator turns the arrow further."""


@dataclass(frozen=True, slots=True)
class Course(OneOf):
    """Lay sailing cards and say whether the arrow is turned one sector further: `3+4`, `3+4 turn`."""

    cards: Pick

    def settle(self, choice: str) -> str | None:
        """Accept the cards in any order."""
        laid = choice.removesuffix(TURN)
        settled = self.cards.settle(laid)
        return settled if settled is None or laid == choice else settled + TURN


@lru_cache
def course(cards: Pick) -> Course:
    """Return a navigator's choices with these cards."""
    return Course(tuple(laid + turn for laid in cards.listed() for turn in ("", TURN)), cards)


MOST_GOALS, MOST_WAYS = 20, 4
"""Destinations with their ways on one panel, and ways to one of them."""


@dataclass(frozen=True, slots=True)
class Destinations(OneOf):
    """Choose where to sail, with the way where there are several: `lubeck`, `danzig calm`, `danzig meet 2 p1`.

    Ways are searched only when the choices are listed. A destination of `options` can be named alone all the same;
    `goals` are those with a cell of their own.
    """

    goals: tuple[tuple[str, str], ...]
    origin: str
    moves: int
    around: Sea

    def settle(self, choice: str) -> str | None:
        """Accept a destination alone, or with any way that leads there."""
        goal, _, key = choice.partition(" ")
        return choice if choice in self.options or key in {way.key for way in self.ways(goal)} else None

    def sample(self, rng: random.Random) -> str:
        """Draw any of the choices on the panel."""
        return rng.choice(list(self.listed()))

    def listed(self) -> Iterator[str]:
        """List destinations with their ways, where the panel has room for them."""
        found = [choice for goal in self.options for choice in self._with_ways(goal)]
        return iter(found if len(found) <= MOST_GOALS else self.options)

    def ways(self, goal: str) -> tuple[Route, ...]:
        """Search the ways to a destination; to stay and the open sea have none."""
        cell = dict(self.goals).get(goal)
        return routes(self.origin, cell, self.moves, self.around) if cell else ()

    def _with_ways(self, goal: str) -> list[str]:
        """Write a destination with each of its ways, alone where there is but one or too many to tell apart."""
        ways = self.ways(goal)
        return [f"{goal} {way.key}" for way in ways] if 1 < len(ways) <= MOST_WAYS else [goal]


@dataclass(frozen=True, slots=True)
class Ways(OneOf):
    """Choose a group to meet on the way to a goal; a way typed cell by cell counts as the group that it meets."""

    origin: str
    goal: str
    moves: int
    around: Sea

    def settle(self, choice: str) -> str | None:
        """Accept a group, the cells of a way, or what rules version 2 has called a way."""
        text = " ".join(choice.replace(",", " ").lower().split())
        cells = text.split(" ")
        if text in self.options:
            return text
        if all(cell in self.around.chart.beside for cell in cells):
            return group_on(self.origin, self.goal, self.moves, self.around, cells[cells[0] == self.origin :])
        ways = routes(self.origin, self.goal, self.moves, self.around)
        return route_of_version_2(ways, text, self.around.chart)
