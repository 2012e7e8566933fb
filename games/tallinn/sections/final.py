"""Game End and Final Scoring."""

from __future__ import annotations

from games.kernel.agenda import Rules, section
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.tallinn.sections import scoring
from games.tallinn.state import Tallinn


class Final(Rules[Tallinn]):
    """Reveal the towers and fill in the score sheets."""

    @section
    def reveal_towers(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Turn all towers face up."""
        for seat, towers in enumerate(s.towers):
            towers.show()
            events.tell("towers", seat, cards=", ".join(towers.cards))

    @section
    def final_scoring(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Score three final contests and the towers; break ties by all symbols on the towers."""
        s.sheet = scoring.sheets(s)
        s.points = [sheet.total for sheet in s.sheet]
        for seat, sheet in enumerate(s.sheet):
            events.tell("final", seat, total=sheet.total)
        self.finish(s, scoring.result(s))
