"""1. Planungsphase: sailing cards."""

from __future__ import annotations

from collections.abc import Mapping

from games.eldermann.sections.disc import turn_arrow
from games.eldermann.state import Eldermann
from games.kernel.agenda import Given, Rules, asks
from games.kernel.ask import Pick, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events

NAMES = tuple(str(card) for card in range(10))


class Planning(Rules[Eldermann]):
    """Lay sailing cards."""

    def _cards_to_lay(self, s: Eldermann) -> Mapping[int, Pick]:
        """Ask the active seat for none to two of its cards, three with the university."""
        seat = s.active
        return {seat: Pick(tuple([NAMES[card] for card in s.sailing_cards(seat)]), 0, s.most_cards(seat))}

    @asks(_cards_to_lay, phase=True, beat=True)
    def plan(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Lay the cards: their sum is the most moves, their number turns the arrow."""
        s.laid = [int(card) for card in picked_items(given[s.active])]
        s.movement = sum(s.laid)
        turn_arrow(s, len(s.laid))
        if s.laid:
            events.tell("planned", s.active, cards=" + ".join(map(str, s.laid)), moves=s.movement)
        else:
            events.tell("planned-none", s.active)
