"""How much time there is for a decision to which a user comes back by taking a choice back.

A decision is known by its depth: how many choices stand before it since the last undo barrier. What is needed of the
log for this is kept in memory, so that no press reads it, however often somebody has changed their mind.

Whether a decision is a new one is asked of the whole game, as its players may agree to go back behind barriers: it is
new where more choices stand than ever stood before.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables.ports.clock import MINUTE
from storage.rows import EntryRow

LEAST = MINUTE
"""Milliseconds that a user has at least, once for each decision, after taking a choice back; else what was left."""


class Takebacks:
    """The times that were left when decisions were made since the last undo barrier, as the log has them."""

    def __init__(self, entries: Iterable[EntryRow] = ()) -> None:
        self._depth = 0
        self._last: dict[tuple[int, int], int | None] = {}
        self._short: dict[tuple[int, int], int] = {}
        self._standing = self._furthest = 0
        for entry in entries:
            self.note(entry)

    def reach(self, standing: int, furthest: int) -> None:
        """Note how many choices stand now, and how many ever stood, in the whole log."""
        self._standing, self._furthest = standing, furthest

    @property
    def is_at_new_decision(self) -> bool:
        """Tell whether the next choice is made for the first time: nobody has come back to it."""
        return self._standing >= self._furthest

    def note(self, entry: EntryRow, back: int = 1) -> None:
        """Add a log entry; one that takes choices back by consent stands for as many as it takes `back`."""
        if entry.seat >= 0:
            self.reach(standing := self._standing + (1 if entry.choice else -back), max(standing, self._furthest))
        if entry.barrier:
            self._depth = 0
            self._last.clear()
            self._short.clear()
            return
        decision = self._depth, entry.seat
        self._last[decision] = entry.left
        self._short[decision] = self._short.get(decision, 0) + (entry.left is not None and entry.left < LEAST)
        self._depth += 1 if entry.choice else -1

    def time_left(self, seat: int, *, back: bool) -> int | None:
        """Return how much time a seat's user has for the decision after the next one, or for the one gone `back` to.

        It is what was left the last time; who had too little is given more the first time only. None if the decision
        is new, or had no clock.
        """
        decision = self._depth + (-1 if back else 1), seat
        left = self._last.get(decision)
        if left is None:
            return None
        return max(left, LEAST) if self._short[decision] == 1 else left
