"""The sets of components that lobbies offer, beside those that come with the games.

Short, as handlers, the service and what reads the folder know sets by it, and nothing else of each other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from games.kernel.copies import Copy

MAX_SETS = 24
"""Sets of one game: a select has room for 25 choices, and one of them is the set that comes with the game."""


class Copies:
    """Hold what was learnt when this process began; no table needs it once it has its set."""

    def __init__(self) -> None:
        self._of: dict[str, list[Copy]] = defaultdict(list)

    def of(self, game: str) -> Sequence[Copy]:
        """List the sets of a game."""
        return tuple(self._of.get(game, ()))

    def find(self, game: str, material_id: str) -> Copy | None:
        """Find a set of a game by its digest."""
        return next((copy for copy in self.of(game) if copy.material_id == material_id), None)

    def add(self, copy: Copy) -> bool:
        """Offer a set, unless one of its name or with its values is offered, or there are too many."""
        held = self._of[copy.game]
        if len(held) >= MAX_SETS or any({copy.name, copy.material_id} & {each.name, each.material_id} for each in held):
            return False
        held.append(copy)
        return True
