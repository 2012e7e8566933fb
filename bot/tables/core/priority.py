"""Users first: what works by itself waits while somebody is being answered, but never for long."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator

LONGEST = 0.25
"""Seconds that anybody steps aside at a time."""
LULL = 0.5
"""Seconds after an answer in which the next press is likely: what catches up after a downtime waits longer."""


class UserPriority:
    """Count who is being answered."""

    def __init__(self) -> None:
        self._answering = 0
        self._answered_at = -LULL  # a monotonic clock may begin at 0
        self._quiet = asyncio.Event()
        self._quiet.set()

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """Go first for as long as this lasts."""
        self._answering += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._answering -= 1
            self._answered_at = time.monotonic()
            if not self._answering:
                self._quiet.set()

    async def step_aside(self) -> None:
        """Wait until nobody is being answered, but not for ever."""
        if self._quiet.is_set():
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                await self._quiet.wait()

    @property
    def are_active(self) -> bool:
        """Tell whether somebody is being answered, or was just now."""
        return not self._quiet.is_set() or time.monotonic() < self._answered_at + LULL

    async def wait_for_lull(self, longest: float) -> None:
        """Wait until nobody has been answered for a little while, but not longer than so many seconds."""
        end = time.monotonic() + longest
        while self.are_active and time.monotonic() < end:  # noqa: ASYNC110 - each press makes the lull later
            await asyncio.sleep(min(LULL, longest) / 5)
