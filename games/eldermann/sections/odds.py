"""What fights are worth, from the dice: exact chances, and points to expect."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from games.eldermann.material import DICE, NUMBERS

GOOD = 1.1
"""What a good aboard is worth, in points: a Taler to buy, and the way to where it is sold."""


@dataclass(frozen=True, slots=True)
class Odds:
    """A fight by its lead in cannons: the attacker's chance, and the mean goods each side would lose."""

    wins: float
    defender_loses: float
    attacker_loses: float


@functools.cache
def odds(lead: int, attacker_cargo: int, defender_cargo: int) -> Odds:
    """Return the odds for an attacker with so many more cannons than the defender (negative: fewer)."""
    gaps = [int(a) + lead - int(d) for a in DICE["attack"] for d in DICE["defence"]]
    share = 1 / len(gaps)
    return Odds(
        wins=share * sum(gap > 0 for gap in gaps),
        defender_loses=share * sum(min(gap, defender_cargo) for gap in gaps if gap > 0),
        attacker_loses=share * sum(min(-gap, attacker_cargo) for gap in gaps if gap < 0),
    )


@functools.cache
def against_pirates(strength: int, guns: int, cargo: int) -> float:
    """Return the points to expect for a ship that pirates attack."""
    fight = odds(strength - guns, 0, cargo)
    lost = fight.wins * NUMBERS["lost_to_pirates"] + fight.defender_loses * GOOD
    return (1 - fight.wins) * NUMBERS["won_fight"] - lost


@functools.cache
def of_raid(lead: int, own_cargo: int, cargo: int, room: int) -> float:
    """Return the points to expect for an attacker; captured goods count as far as there is room."""
    fight = odds(lead, own_cargo, min(cargo, room))
    lost = NUMBERS["raid_price"] + fight.attacker_loses * GOOD
    return fight.defender_loses * GOOD - lost - (1 - fight.wins) * NUMBERS["won_fight"] / 2
