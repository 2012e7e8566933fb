"""All parts of a running bot, built and ended together."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.tables.cleanup import Cleanup
from bot.tables.clocks.alarm import ClockAlarm
from bot.tables.clocks.seek_alarm import SeekAlarm
from bot.tables.clocks.timer import Timer
from bot.tables.computers.players import Computers
from bot.tables.core.outbox import LOBBY
from bot.tables.core.registry import Registry
from bot.tables.delivery.composing import Composer
from bot.tables.delivery.relay import Relay
from bot.tables.finding.openings import OpeningAlarm
from bot.tables.finished.replays import Replays
from bot.tables.handlers.dispatcher import Dispatcher
from bot.tables.messages.pictures import Pictures
from bot.tables.ports.clock import Clock, Secrets, SystemClock, SystemSecrets
from bot.tables.ports.copies import Copies
from bot.tables.ports.messenger import Messenger
from bot.tables.ports.metrics import Metrics
from bot.tables.ports.workers import Workers
from bot.tables.recovery.restored import tell_restored
from bot.tables.stages.resuming import note_queues, resume, resume_all
from storage import Store
from storage.rows import PLAYING


class Service:
    """Hold the registry, the dispatcher and all that works by itself; `process` names this run."""

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        process: str,
        clock: Clock | None = None,
        secrets: Secrets | None = None,
        copies: Copies | None = None,
    ) -> None:
        self.registry = Registry(store, clock or SystemClock(), secrets or SystemSecrets())
        self.registry.copies = copies or Copies()
        self.pictures, self.replays = Pictures(), Replays()
        self.dispatcher = Dispatcher(self.registry, self.pictures, self.replays, messenger)
        self.relay = Relay(self.registry, messenger, Composer(self.registry, self.pictures, messenger), process)
        self.computers = Computers(self.registry, self.dispatcher.votes.voting)
        self.cleanup = Cleanup(self.registry)
        self.timer, self.alarm = Timer(self.registry.clock), ClockAlarm(self.registry)
        self.timer.alarms += [self.alarm, self.alarm.refresh, self.dispatcher.votes.voting, SeekAlarm(self.registry)]
        self.openings = Timer(self.registry.clock)
        self.openings.alarms.append(OpeningAlarm(self.registry, messenger))
        self.registry.workers = Workers(self.relay.wake, self.computers.wake, self.timer.wake, self.openings.wake)
        self.registry.resume = partial(resume, self.registry)
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    async def start(self) -> None:
        """Take up what an earlier run left: deliveries, computer players, what is due by time."""
        await self.registry.load_absences()
        await self.registry.load_queues()
        await tell_restored(self.registry)
        async with self.registry.store.write() as tx:
            await tx.outbox.hasten(LOBBY, self.registry.clock.now())  # nobody answers an ended process's commands now
        await self.alarm.start()
        await self.dispatcher.votes.voting.start()
        self._tasks = [
            asyncio.create_task(self.relay.run(), name="relay"),
            asyncio.create_task(self.cleanup.run(), name="cleanup"),
            asyncio.create_task(self.timer.run(), name="timer"),
            asyncio.create_task(self.openings.run(), name="openings"),
            asyncio.create_task(self.dispatcher.context.boards.run(), name="boards"),
        ]
        async with self.registry.store.read() as tx:
            self.computers.resume(await tx.tables.with_computers(PLAYING))
        self._tasks.append(asyncio.create_task(self._take_up_tables(), name="tables resumed"))

    async def _take_up_tables(self) -> None:
        """Let tables go on that today's rules find stuck, and learn for whom those of earlier releases wait."""
        await resume_all(self.registry)
        await note_queues(self.registry)

    async def suspend(self) -> None:
        """Let clocks stand still until Discord is here again."""
        if not self._closed:
            await self.alarm.suspend()

    async def resume(self) -> None:
        """Let clocks run on: Discord is here."""
        if not self._closed:
            await self.alarm.resume()
            self.openings.wake()

    async def shard_gone(self, shard: int) -> None:
        """Let the clocks stand still of whoever cannot be heard without one of Discord's shards."""
        if not self._closed:
            await self.alarm.shard_gone(shard)

    async def shard_here(self, shard: int, count: int) -> None:
        """Let clocks run on: one of so many of Discord's shards is here."""
        if not self._closed:
            await self.alarm.shard_here(shard, count)

    def use_metrics(self, metrics: Metrics) -> None:
        """Let this count from now on."""
        self.registry.metrics = self.pictures.metrics = metrics
        metrics.deaths = lambda: self.computers.worker_client.deaths + self.pictures.renderer.deaths

    async def close(self) -> None:
        """End all workers; the store is left to whoever opened it."""
        await self.suspend()
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.computers.close()
        await self.pictures.close()
        await self.replays.close()
