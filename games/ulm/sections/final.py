"""The end of the game and the final scoring."""

from __future__ import annotations

from games.kernel.agenda import Rules, section
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Zone
from games.ulm.material import in_order
from games.ulm.sections import scoring
from games.ulm.state import Ulm


class Final(Rules[Ulm]):
    """Score sparrows, river and laid-out cards, and find the winner."""

    @section
    def final_scoring(self, s: Ulm, chance: Chance, events: Events) -> None:
        """Put unused hand cards on the discard pile, fill in all score sheets, end the game."""
        s.unused = [in_order(hand.cards) for hand in s.hands]
        for seat, lost in enumerate(s.unused):
            if lost:
                s.discard += lost
                s.hands[seat] = Zone()
                events.tell("lost-cards", seat, cards=", ".join(lost))
        s.sheet = [scoring.sheet(s, seat) for seat in range(s.seats)]
        for seat, entry in enumerate(s.sheet):
            s.points[seat] = entry.total
            events.tell("final", seat, total=entry.total)
        self.finish(s, scoring.result(s))
