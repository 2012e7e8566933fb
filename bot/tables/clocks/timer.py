"""One timer for all that falls due by time: it sleeps until the next deadline and never looks in vain."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Protocol

import structlog

from bot.tables.ports.clock import Clock
from storage.turns import step_behind

log = structlog.get_logger()

FAILED = 1_000
"""Milliseconds until something that failed unexpectedly is tried again."""
LONGEST = 3_600_000
"""Milliseconds slept at most: the machine's clock may be set meanwhile."""


class Alarm(Protocol):
    """Something that falls due."""

    async def next_due(self) -> int | None:
        """Return when something falls due next, in UTC epoch milliseconds; None if nothing does."""
        ...

    async def ring(self, now: int) -> None:
        """Do all that is due at `now`; what stays due is tried again a little later."""
        ...


class Timer:
    """Ring alarms when they are due; whoever changes a deadline wakes it."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.alarms: list[Alarm] = []
        self._woken = asyncio.Event()
        self._resting = False

    def wake(self) -> None:
        """Look anew when something falls due."""
        self._woken.set()

    @property
    def idle(self) -> bool:
        """Tell whether it sleeps and nobody has woken it."""
        return self._resting and not self._woken.is_set()

    async def run(self) -> None:
        """Work until cancelled."""
        step_behind()
        while True:
            self._woken.clear()
            wait = await self.ring_due()
            self._resting = True
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait / 1000):
                    await self._woken.wait()
            self._resting = False

    async def ring_due(self) -> int:
        """Ring what is due, and return after how many milliseconds something may be due again."""
        return min([await self._ring_if_due(alarm) for alarm in self.alarms], default=LONGEST)

    async def _ring_if_due(self, alarm: Alarm) -> int:
        try:
            due = await alarm.next_due()
            if due is not None and due <= self.clock.now():
                await alarm.ring(self.clock.now())
                due = await alarm.next_due()
        except Exception:
            log.exception("alarm failed")
            return FAILED
        if due is None:
            return LONGEST
        wait = due - self.clock.now()
        return FAILED if wait <= 0 else min(LONGEST, wait)
