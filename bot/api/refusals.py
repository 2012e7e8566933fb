"""Counting refused requests: Discord blocks an address after 10,000 (401, 403, 429) in ten minutes.

Long before that, requests are sent one a second. Each process counts for itself.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import structlog

log = structlog.get_logger()

COUNTED: Final = (401, 403, 429)
WINDOW: Final = 600.0
SLOW_FROM: Final = 1_000
"""Refusals in ten minutes after which requests are slowed down; further ones make it at most 1,600."""
GAP: Final = 1.0
"""Seconds between two requests then."""


class Refusals:
    """Counts refusals of the last ten minutes, and delays requests once there are many."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._clock, self._sleep = clock, sleep
        self._at: deque[float] = deque()
        self._next = 0.0
        self._slow = False

    @property
    def count(self) -> int:
        """Return how many requests were refused in the last ten minutes."""
        now = self._clock()
        while self._at and self._at[0] <= now - WINDOW:
            self._at.popleft()
        return len(self._at)

    def note(self, status: int, headers: Mapping[str, str]) -> None:
        """Count an answer, except 429 for a resource that other applications share."""
        if status in COUNTED and headers.get("X-RateLimit-Scope") != "shared":
            self._at.append(self._clock())

    async def wait(self) -> None:
        """Wait for a turn if too many requests were refused."""
        count = self.count
        if (count >= SLOW_FROM) != self._slow:
            self._slow = not self._slow
            log.warning("requests slowed down" if self._slow else "requests no longer slowed down", refused=count)
        if self._slow:
            turn = max(self._clock(), self._next)
            self._next = turn + GAP
            await self._sleep(turn - self._clock())
