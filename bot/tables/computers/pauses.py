"""How long answers of computers take: drawn once a turn, without a look at what is asked or chosen.

A turn is what one seat decides in a row. All its answers come as long after their questions as was drawn, whether
there was much to think about or no choice at all: else their times would tell what a hand holds.
"""

from __future__ import annotations

import asyncio
import math
import random
from dataclasses import dataclass

from games.players import BUDGETS

QUICK = (0.02, 0.04)
"""Seconds within which a player answers that does not search; it needs a few thousandths."""
SEARCHING = (1.2, 1.5)
"""Times of its budget within which one answers that does: what a worker needs beside is in them."""


@dataclass(slots=True)
class Pause:
    """The pause of one turn; `luck` is not the table's, and `quick` bounds the seconds where nobody searches."""

    luck: random.Random
    quick: tuple[float, float] = QUICK
    turn: tuple[int, str] | None = None
    seconds: float = 0.0

    def of(self, seat: int, level: str) -> float:
        """Return the seconds for an answer of a seat: the same as before where its turn goes on."""
        if self.turn != (seat, level):
            self.turn, self.seconds = (seat, level), self._drawn(level)
        return self.seconds

    def _drawn(self, level: str) -> float:
        if level not in BUDGETS:
            return self.luck.uniform(*self.quick)
        return BUDGETS[level] * self.luck.uniform(*SEARCHING)


async def pause_out(begun: float, seconds: float) -> None:
    """Wait until a pause that began then is over; where thinking took longer, until as much again is over."""
    late = asyncio.get_running_loop().time() - begun
    await asyncio.sleep(seconds * max(1, math.ceil(late / seconds)) - late if seconds else 0)
