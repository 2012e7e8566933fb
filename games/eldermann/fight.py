"""A fight, as the state keeps it."""

from __future__ import annotations

from dataclasses import dataclass

PIRATE_CREW = -1
"""The attacker of a fight with pirates."""


@dataclass(frozen=True, slots=True)
class Fight:
    """A fight, for the picture: before the dice are thrown both dice are -1.

    `attacker` and `defender` are seats, PIRATE_CREW for pirates. `strength` and `guns` are added to their dice (cannons
    after sabotage). `roller` throws for the pirates and picks what they take. `lost` counts the goods that the loser
    gives up; `won` is the seat that won, or PIRATE_CREW. `hired`: by a Spelunke card.
    """

    attacker: int
    defender: int
    strength: int
    guns: int
    roller: int
    attack: int = -1
    defence: int = -1
    won: int = -2
    lost: int = 0
    hired: bool = False

    @property
    def is_thrown(self) -> bool:
        """Tell whether the dice have been thrown."""
        return self.attack >= 0
