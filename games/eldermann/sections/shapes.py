"""Shapes of answers that only Eldermann has."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from games.eldermann.sections.voyages import Sea, group_on, route_of_version_2, routes
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
