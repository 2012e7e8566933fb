"""The loading dock."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.ulm.sections.options import on_dock
from games.ulm.sections.supplies import take_from_dock
from games.ulm.state import Ulm


class Dock(Rules[Ulm]):
    """Take a tile of choice."""

    def _dock_tiles(self, s: Ulm, may_decline: int) -> Mapping[int, OneOf]:
        """Ask the active seat for a tile of the dock."""
        return {s.turn: OneOf((*(f"tile {kind}" for kind in on_dock(s)), *(("none",) if may_decline else ())))}

    @asks(_dock_tiles, alone=True)
    def take_tile(self, s: Ulm, chance: Chance, events: Events, given: Given, may_decline: int) -> None:
        """Take a tile of choice from the loading dock."""
        choice = given[s.turn]
        if choice != "none":
            take_from_dock(s, chance, events, choice.removeprefix("tile "))
