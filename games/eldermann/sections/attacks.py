"""Überfall: who may attack whom at sea, who throws for pirates, and which cannons count."""

from __future__ import annotations

from games.eldermann.material import NUMBERS
from games.eldermann.state import Eldermann, Fight
from games.kernel.errors import RulesBug
from games.kernel.events import Events

RAID_STANCES = ("ask", "stronger", "never")
"""Standing orders for raids."""


def is_prey(s: Eldermann) -> bool:
    """Tell whether pirates attack the active seat: more than 12 points, and not safe this turn (B10, C10)."""
    return not s.safe and s.points[s.active] >= NUMBERS["pirate_rank"]


def right_neighbour(s: Eldermann) -> int:
    """Return the seat on the right of the active one, who throws for pirates."""
    return (s.active - 1) % s.seats


def guns_of(s: Eldermann, seat: int) -> int:
    """Count the cannons that count in a fight: those of the active seat may be sabotaged."""
    return max(0, s.guns[seat] - (s.sabotage if seat == s.active else 0))


def wants_raid(s: Eldermann, seat: int, victim: int) -> bool:
    """Follow the standing order `stronger`: attack with more cannons, where there is something to take."""
    more = guns_of(s, seat) > guns_of(s, victim)
    return s.raid_stance[seat] == "stronger" and more and bool(s.cargo(victim))


def ships_in_contact(s: Eldermann) -> list[int]:
    """List the ships on the same or an adjacent cell that may fight with the active one, from its left on."""
    near, here = s.chart.near[s.ships[s.active]], s.active
    if not any(ship in near for seat, ship in enumerate(s.ships) if seat != here):
        return []
    others = [seat for seat in s.clockwise(here) if s.ships[seat] in near and seat not in s.fought]
    return [seat for seat in others if not is_peace_between(s, here, seat)]


def is_peace_between(s: Eldermann, seat: int, other: int) -> bool:
    """Tell whether one of two ships lies in a harbour where, by option, nobody fights (C4)."""
    return s.options["raids"] == "peace" and not s.chart.harbours.keys().isdisjoint((s.ships[seat], s.ships[other]))


def keep_peace(s: Eldermann, events: Events, seat: int) -> None:
    """Give the standing order of whoever never wants to raid."""
    s.raid_stance[seat] = s.raid_wish[seat] = "never"
    events.tell("stance-raids", seat, stance="never")


def fight_now(s: Eldermann) -> Fight:
    """Return the fight that is being fought; only sections that have begun one lead here."""
    if s.fight is None:
        raise RulesBug(f"{s.section} without a fight")
    return s.fight


def loser_of(fight: Fight) -> int:
    """Return the side that has lost a fight."""
    return fight.attacker if fight.won == fight.defender else fight.defender
