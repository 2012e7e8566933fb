"""3. Bewegungsphase: raids in passing, when the active ship comes beside others."""

from __future__ import annotations

from collections.abc import Mapping

from games.eldermann.sections.attacks import keep_peace, ships_in_contact, wants_raid
from games.eldermann.sections.combat import Combat
from games.eldermann.state import Eldermann
from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events

ANSWERS = ("attack", "no", "never")
Step = tuple[object, ...]


class Raids(Rules[Eldermann]):
    """Ask for raids and follow standing orders."""

    @section
    def meet(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Let the active seat raid at the first contact, then the others; at the end of the move once more (C5)."""
        seats = ships_in_contact(s)
        new = [seat for seat in seats if seat not in s.met]
        again = [] if s.course else [seat for seat in seats if seat in s.met]
        s.met += new
        steps: list[Step] = [(self.consider, seat) for seat in new]
        if new:
            steps.append((self.lurk, *new))
        s.then(*steps, *[(self.consider, seat) for seat in again])

    @section
    def consider(self, s: Eldermann, chance: Chance, events: Events, victim: int) -> None:
        """Ask the active seat, or follow its standing order."""
        seat = s.active
        if not s.guns[seat] or victim in s.fought:
            return
        if s.raid_stance[seat] == "ask":
            s.then((self.raid, victim))
        elif wants_raid(s, seat, victim):
            s.then((Combat.declare, seat, victim))

    def _raider(self, s: Eldermann, victim: int) -> Mapping[int, OneOf]:
        return {s.active: OneOf(ANSWERS)}

    @asks(_raider)
    def raid(self, s: Eldermann, chance: Chance, events: Events, given: Given, victim: int) -> None:
        """Attack in passing, or let the ship go."""
        _follow_orders(s, events, given)
        if given[s.active] == "attack":
            s.then((Combat.declare, s.active, victim))

    @section
    def lurk(self, s: Eldermann, chance: Chance, events: Events, *seats: int) -> None:
        """Let those who were let pass attack: ask them all at once, and follow standing orders."""
        able = [] if s.safe else [seat for seat in seats if s.guns[seat] and seat not in s.fought]
        asked = [seat for seat in able if s.raid_stance[seat] == "ask"]
        sure = [(Combat.declare, seat, s.active) for seat in able if wants_raid(s, seat, s.active)]
        s.then(*sure, *([(self.ambush, *asked)] if asked else []))

    def _ambushers(self, s: Eldermann, *seats: int) -> Mapping[int, OneOf]:
        return {} if s.safe else {seat: OneOf(ANSWERS) for seat in seats}

    @asks(_ambushers)
    def ambush(self, s: Eldermann, chance: Chance, events: Events, given: Given, *seats: int) -> None:
        """Attack the active ship, one after the other, from its left on."""
        _follow_orders(s, events, given)
        s.then(*[(Combat.declare, seat, s.active) for seat in seats if given[seat] == "attack"])


def _follow_orders(s: Eldermann, events: Events, given: Given) -> None:
    """Give the standing order of whoever has answered that it never wants to raid."""
    for seat in [seat for seat, choice in given.items() if choice == "never"]:
        keep_peace(s, events, seat)
