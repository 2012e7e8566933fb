"""Why a choice of Eldermann is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.eldermann.state import Eldermann
from games.kernel.errors import NotOffered

if TYPE_CHECKING:
    from games.eldermann.rules import EldermannRules


def why_not(rules: EldermannRules, seen: Eldermann, seat: int, choice: str) -> NotOffered:
    """Say what is wrong with a choice, from what the seat may know."""
    return NotOffered("not-offered", section=seen.section, choice=choice)
