"""The time that several processes agree on."""

from __future__ import annotations

from bot.tables.ports.clock import Clock
from storage.holds import Membership


class SharedClock:
    """Tell the database's time: the machine's, moved by what it is behind or ahead."""

    def __init__(self, clock: Clock, membership: Membership) -> None:
        self._clock, self._membership = clock, membership

    def now(self) -> int:
        """Return UTC epoch milliseconds."""
        return self._clock.now() + self._membership.offset
