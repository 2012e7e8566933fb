"""One timer for all alarms: it sleeps until the next deadline, without polling."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from functools import partial
from typing import Protocol

import structlog

from bot.tables.core.registry import Registry, attempt
from bot.tables.core.waker import Waker
from bot.tables.ports.clock import Clock
from storage import Reader
from storage.turns import step_behind

log = structlog.get_logger()

FAILED = 1_000
"""Milliseconds until something that failed unexpectedly is tried again."""
MAX_SLEEP = 3_600_000
"""Most milliseconds of sleep, because the machine's clock may be set meanwhile."""


class Alarm(Protocol):
    """Something that falls due."""

    async def next_due(self) -> int | None:
        """Return when something falls due next, in UTC epoch milliseconds; None if nothing does."""
        ...

    async def ring(self, now: int) -> None:
        """Do everything that is due at `now`; what stays due is tried again a little later."""
        ...


class TableAlarm(ABC):
    """An alarm that rings at tables, under one lock after the other; nothing is due while Discord is away."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    @abstractmethod
    async def find_next(self, tx: Reader) -> int | None:
        """Find when something falls due next."""

    @abstractmethod
    async def find_tables(self, tx: Reader, now: int) -> Collection[str]:
        """Find the tables at which something is due."""

    @abstractmethod
    async def ring_at(self, now: int, table_id: str) -> None:
        """Do what is due at a table."""

    async def next_due(self) -> int | None:
        """Return when something falls due next; None also while Discord is away."""
        if self.registry.offline:
            return None
        async with self.registry.store.read() as tx:
            return await self.find_next(tx)

    async def ring(self, now: int) -> None:
        """Do what is due at each table; a failure at one does not stop the others."""
        async with self.registry.store.read() as tx:
            tables = await self.find_tables(tx, now)
        for table_id in tables:
            await attempt(table_id, partial(self.ring_at, now))
        self.registry.workers.deliver()


class Timer:
    """Rings alarms when they are due; call `wake` after changing a deadline."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.alarms: list[Alarm] = []
        self.waker = Waker()
        self._resting = False
        self.longest_rest = MAX_SLEEP

    def wake(self) -> None:
        """Recompute the next deadline."""
        self.waker.wake()

    @property
    def idle(self) -> bool:
        """Tell whether it sleeps and was not woken."""
        return self._resting and not self.waker.is_woken

    async def run(self) -> None:
        """Work until cancelled."""
        step_behind()
        while True:
            self.waker.begin()
            wait = await self.ring_due()
            self._resting = True
            await self.waker.rest(wait / 1000)
            self._resting = False

    async def ring_due(self) -> int:
        """Ring due alarms, and return the milliseconds until something may be due again."""
        return min([await self._ring_if_due(alarm) for alarm in self.alarms] + [self.longest_rest])

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
            return MAX_SLEEP
        wait = due - self.clock.now()
        return FAILED if wait <= 0 else min(MAX_SLEEP, wait)
