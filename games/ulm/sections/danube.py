"""The Danube: barges and the bonus of its last fields."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.ulm.material import BONUS, LABELS
from games.ulm.sections.supplies import Dock, draw_card
from games.ulm.state import Ulm


class Danube(Rules[Ulm]):
    """Move a barge some fields."""

    def _sailings(self, s: Ulm, most: int) -> Mapping[int, OneOf]:
        """Ask how far to go; nobody where no field is free."""
        fields = range(len(s.landings(s.turn, most)) + 1)
        return {s.turn: OneOf(tuple(f"sail {number}" for number in fields))} if len(fields) > 1 else {}

    @asks(_sailings)
    def sail(self, s: Ulm, chance: Chance, events: Events, given: Given, most: int) -> None:
        """Move the barge by all steps at once; only the field on which it lands counts."""
        steps = int(given[s.turn].removeprefix("sail "))
        if steps:
            land(s, chance, events, s.landings(s.turn, most)[steps - 1])


def land(s: Ulm, chance: Chance, events: Events, place: int) -> None:
    """Put the barge on a field and pay the bonus of the last four."""
    seat, bonus = s.turn, BONUS[place]
    s.barges[seat] = place
    events.tell("sailed", seat, field=LABELS[place])
    if bonus == "coin":
        s.coins[seat] += 1
    elif bonus == "sparrow":
        s.sparrows[seat] += 1
    elif bonus == "tile":
        s.then((Dock.take_tile, 0))
    elif bonus == "card":
        draw_card(s, chance, events)
    if bonus:
        events.tell("river-bonus", seat, bonus=bonus)
