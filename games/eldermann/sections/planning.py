"""1. Planungsphase, and the arrow of 2. Ereignisphase."""

from __future__ import annotations

from collections.abc import Mapping

from games.eldermann.material import SECTORS
from games.eldermann.state import Eldermann
from games.kernel.agenda import Given, Rules, asks
from games.kernel.ask import OneOf, Pick, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events

NAMES = tuple(str(card) for card in range(10))


class Planning(Rules[Eldermann]):
    """Lay sailing cards and turn the arrow."""

    # 1. Planungsphase

    def _cards_to_lay(self, s: Eldermann) -> Mapping[int, Pick]:
        """Ask the active seat for none to two of its cards, three with the university."""
        seat = s.active
        return {seat: Pick(tuple([NAMES[card] for card in s.sailing_cards(seat)]), 0, s.most_cards(seat))}

    @asks(_cards_to_lay)
    def plan(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Lay the cards: their sum is the most moves, their number turns the arrow."""
        s.laid = [int(card) for card in picked_items(given[s.active])]
        s.movement = sum(s.laid)
        self.turn_by(s, len(s.laid))
        if s.laid:
            events.tell("planned", s.active, cards=" + ".join(map(str, s.laid)), moves=s.movement)
        else:
            events.tell("planned-none", s.active)

    def turn_by(self, s: Eldermann, steps: int) -> None:
        """Turn the arrow clockwise."""
        s.arrow = (s.arrow + steps) % len(SECTORS)

    # 2. Ereignisphase: Navigator

    def _navigator(self, s: Eldermann) -> Mapping[int, OneOf]:
        """Ask a navigator, also after no cards (B4)."""
        return {s.active: OneOf(("stay", "turn"))} if s.roles[s.active] == "navigator" else {}

    @asks(_navigator, phase=False)
    def navigate(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Turn the arrow one sector further, or leave it."""
        if given[s.active] == "turn":
            self.turn_by(s, 1)
            events.tell("navigated", s.active)
