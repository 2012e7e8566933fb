"""A heartbeat: proof, every few seconds, that the loop turns and that the database's writer answers.

With it goes whether Discord's gateway can be heard, and since when.
"""

from __future__ import annotations

import asyncio
import math
import os
import shutil
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import discord
import structlog

from bot.duty import Duty
from bot.operating import health, systemd
from bot.operating.report import BackupState, Report, Sending, Shard
from storage import Store
from storage.errors import DatabaseFailed
from storage.turns import step_behind

log = structlog.get_logger()

EVERY, AT_FIRST = 10.0, 1.0
"""Seconds between two heartbeats, and as long as Discord has not been connected."""
LEAST_FREE = 2**20
"""Bytes without which a database of SQLite stores nothing for long, even if it still finds room in its own files."""


class Gateway:
    """Look at a client's connections now and then."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self.shards: tuple[Shard, ...] = ()
        self.connected, self.since = False, time.time()
        self.was_connected = False

    def look(self) -> None:
        """See how the connections are; all of them make one."""
        self.shards = tuple(
            Shard(number, not info.is_closed(), _known(info.latency)) for number, info in self._client.shards.items()
        )
        connected = bool(self.shards) and all(shard.connected for shard in self.shards)
        if connected != self.connected:
            self.connected, self.since = connected, time.time()
        self.was_connected = self.was_connected or connected

    @property
    def guilds(self) -> int:
        """Count the servers."""
        return len(self._client.guilds)


def _known(latency: float) -> float | None:
    return latency if math.isfinite(latency) else None


class Heartbeat:
    """Beat until cancelled; `report` is the newest report, `loop_at` and `writer_at` decide whether the bot is well.

    Each heartbeat also starts a `look`, but does not wait for it.
    """

    def __init__(
        self,
        store: Store,
        gateway: Gateway,
        now: Callable[[], int],
        backup: Callable[[], BackupState | None],
        duty: Duty | None = None,
        sending: Callable[[], Sending] = Sending,
        place: health.Place | None = None,
        look: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._store, self._gateway, self._now, self._backup = store, gateway, now, backup
        self._duty, self._sending = duty or Duty(), sending
        self._place = place or health.Place(store.path, shared=store.shared)
        self._works = [self._beat] if look is None else [self._beat, look]
        self._started = time.time()
        self.loop_at = self.writer_at = time.monotonic()
        self.report: Report | None = None

    @property
    def well(self) -> bool:
        """Say whether the loop and the writer were recently seen to work; asked from any thread."""
        storing = self.report is None or self.report.storing
        return storing and time.monotonic() - min(self.loop_at, self.writer_at) <= health.STALE

    async def run(self) -> None:
        """Work until cancelled."""
        step_behind()
        watched = systemd.watchdog_seconds()
        every = EVERY if watched is None else min(EVERY, watched / 3)
        tasks = [asyncio.ensure_future(work()) for work in self._works]
        try:
            while True:
                await asyncio.sleep(min(every, AT_FIRST) if self._is_starting else every)
                self.loop_at = time.monotonic()
                for at, work in enumerate(self._works):
                    if tasks[at].done():  # an unfinished task still waits, for example for a writer that hangs
                        tasks[at] = asyncio.ensure_future(work())
        finally:
            systemd.notify("STOPPING=1")
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._place.leave()

    @property
    def _is_starting(self) -> bool:
        return self._duty.hears and not self._gateway.was_connected

    async def _beat(self) -> None:
        try:
            await self._store.probe()
            self.writer_at = time.monotonic()
            self._gateway.look()
            self._tell(await asyncio.to_thread(self._look))
            systemd.notify("READY=1", "WATCHDOG=1", f"STATUS={self.report}")
        except Exception as error:  # noqa: BLE001 - whatever it is, the next heartbeat may come
            log.warning("no heartbeat", error=type(error).__name__)
            if self.report is not None and isinstance(error, DatabaseFailed):
                self._tell(replace(self.report, storing=False, free_bytes=self._free()))

    def _tell(self, report: Report) -> None:
        self.report = report
        self._place.write(report)  # not in a thread, which could outlast the end

    def _free(self) -> int:
        return shutil.disk_usage(Path(self._store.path).parent).free

    def _look(self) -> Report:
        gateway, found, free = self._gateway, self._store.counts(self._now()), self._free()
        return Report(
            process=os.getpid(),
            started=self._started,
            connected=gateway.connected,
            since=gateway.since,
            shards=gateway.shards,
            guilds=gateway.guilds,
            pending=found.pending,
            oldest=found.oldest / 1000,
            last_commit=self._store.committed_at,
            free_bytes=free,
            backup=self._backup(),
            name=self._store.process,
            role=self._duty.role,
            duty=str(self._duty),
            sending=self._sending(),
            starting=self._is_starting,
            storing=self._store.shared or free >= LEAST_FREE,
        )
