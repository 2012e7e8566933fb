"""How often a process of ours had to be replaced, and whether it is worth beginning another."""

from __future__ import annotations

import asyncio

FAILURES, REST = 3, 60.0
"""So many deaths in a row, and for so many seconds no process is begun."""


class Deaths:
    """Count the deaths of one kind of process."""

    def __init__(self) -> None:
        self.count = 0
        self._in_a_row, self._rests_until = 0, 0.0

    @property
    def resting(self) -> bool:
        """Tell whether none is to be begun now."""
        return asyncio.get_running_loop().time() < self._rests_until

    def note_death(self) -> None:
        """Count a process that has died, or was ended because it was late."""
        self.count += 1
        self._in_a_row += 1
        if self._in_a_row >= FAILURES:
            self._in_a_row, self._rests_until = 0, asyncio.get_running_loop().time() + REST

    def note_answer(self) -> None:
        """Note that a process works, so that deaths are counted in a row from here."""
        self._in_a_row = 0
