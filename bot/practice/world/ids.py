"""Time and snowflake ids."""

import time
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000  # Discord counts its snowflakes from 1 January 2015.


class Clock:
    """Tell the time, ahead of the real one by as much as a test asked for."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        """Return seconds since 1970."""
        return time.time() + self.ahead

    def advance(self, seconds: float) -> None:
        """Let time pass at once."""
        self.ahead += seconds

    def iso_time(self) -> str:
        """Return the present moment as Discord writes it."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()


class Ids:
    """Hand out ids that rise strictly and tell their time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """Return a new id."""
        fresh = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self._last = max(fresh, self._last + 1)
        return str(self._last)
