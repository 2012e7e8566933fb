"""A shape of answer that only Tallinn has."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from games.kernel.ask import Pick, picked_items
from games.tallinn.material import Step, Symbols


@dataclass(frozen=True, slots=True)
class Gift(Pick):
    """Give up row cards that together reach `step`, or `none`; `worth` are the symbols of each item.

    It is a `Pick`, so all code that shows a pick can show it. A set that does not suffice is refused.
    """

    worth: tuple[Symbols, ...] = ()
    step: Step = Step((0, 0, 0), 0)

    @classmethod
    def of(cls, items: dict[str, Symbols], step: Step) -> Gift:
        """Offer all sets of these cards that suffice."""
        return cls(tuple(items), 0, len(items), worth=tuple(items.values()), step=step)

    def suffices(self, picked: list[str]) -> bool:
        """Tell whether these cards reach the step."""
        worth = dict(zip(self.items, self.worth, strict=True))
        symbols = zip((0, 0, 0), *(worth[item] for item in picked), strict=True)
        return self.step.is_met_by(map(sum, symbols))

    def spares(self, choice: str) -> bool:
        """Tell whether one of these cards could be kept."""
        picked = picked_items(choice)
        return any(self.suffices([item for item in picked if item != kept]) for kept in picked)

    def settle(self, choice: str) -> str | None:
        """Accept sufficient cards joined by `+`, in any order."""
        settled = Pick.settle(self, choice)
        return settled if settled is not None and self._fits(settled) else None

    def sample(self, rng: random.Random) -> str:
        """Draw any choice."""
        return rng.choice(list(self.listed()))

    def listed(self) -> Iterator[str]:
        """List `none`, then fewer cards first."""
        return filter(self._fits, Pick.listed(self))

    def _fits(self, choice: str) -> bool:
        return choice == "none" or self.suffices(picked_items(choice))
