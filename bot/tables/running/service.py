"""All parts of a running bot, built and ended together."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

from bot.tables.clocks.alarm import ClockAlarm
from bot.tables.clocks.shard_watch import Heard, Hearing
from bot.tables.clocks.timer import Timer
from bot.tables.clocks.vacancies import SeekAlarm
from bot.tables.company.evenings import EveningAlarm
from bot.tables.company.openings import OpeningAlarm
from bot.tables.computers.players import Computers
from bot.tables.core.about import LOBBY
from bot.tables.core.registry import Registry
from bot.tables.delivery.breaker import CircuitBreaker, guarded
from bot.tables.delivery.composer import Composer
from bot.tables.delivery.leased import leased
from bot.tables.delivery.relay import Relay
from bot.tables.delivery.webhooks import WebhookAlarm
from bot.tables.finished.replays import Replays
from bot.tables.handlers.dispatcher import Dispatcher
from bot.tables.messages.pictures import Pictures
from bot.tables.ports.clock import Clock, Secrets, SystemClock, SystemSecrets
from bot.tables.ports.copies import Copies
from bot.tables.ports.messenger import Messenger
from bot.tables.ports.metrics import Metrics, Workers
from bot.tables.recovery.restored import tell_restored
from bot.tables.running.cleanup import Cleanup
from bot.tables.running.keeper import Keeper
from bot.tables.running.notice_boards import NoticeBoardAlarm
from bot.tables.stages.orders import OrderAlarm
from bot.tables.stages.resumption import note_queues, resume, resume_all
from storage import Store
from storage.holds import Membership
from storage.rows import PLAYING

SHARED_REST = 1_000
"""Milliseconds after which to reread deadlines that other processes may have changed."""


class SharedClock:
    """The database's time: the machine's, corrected by the difference."""

    def __init__(self, clock: Clock, membership: Membership) -> None:
        self._clock, self._membership = clock, membership

    def now(self) -> int:
        """Return UTC epoch milliseconds."""
        return self._clock.now() + self._membership.offset


class Service:
    """Owns the registry, the dispatcher and all background workers; `process` names this run."""

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        process: str,
        clock: Clock | None = None,
        secrets: Secrets | None = None,
        copies: Copies | None = None,
    ) -> None:
        self.registry = Registry(store, clock or _clock_of(store), secrets or SystemSecrets())
        self.registry.copies = copies or Copies()
        self.breaker = CircuitBreaker(self.registry.clock)
        messenger = guarded(leased(messenger, store.membership, shared=store.shared), self.breaker)
        self.pictures, self.replays = Pictures(), Replays()
        self.dispatcher = Dispatcher(self.registry, self.pictures, self.replays, messenger)
        composer = Composer(self.registry, self.pictures, messenger)
        self.relay = Relay(self.registry, messenger, composer, process, self.breaker)
        self.departures = composer.departures
        self.computers = Computers(self.registry, self.dispatcher.handlers.votes.voting)
        self.cleanup = Cleanup(self.registry)
        self.timer, self.alarm = Timer(self.registry.clock), ClockAlarm(self.registry)
        self.alarm.ask_for = self.departures.look
        self.timer.alarms += [
            self.alarm,
            self.alarm.refresh,
            self.dispatcher.handlers.votes.voting,
            SeekAlarm(self.registry),
            OrderAlarm(self.registry),
        ]
        if store.shared:
            self.timer.longest_rest = SHARED_REST
        self.openings = Timer(self.registry.clock)  # separate, because its alarms ask Discord, which takes time
        self.notices = NoticeBoardAlarm(self.registry)
        self.openings.alarms += [OpeningAlarm(self.registry, messenger), EveningAlarm(self.registry)]
        self.openings.alarms += [self.dispatcher.reconciling, self.notices]
        self.webhooks, self.hooks = WebhookAlarm(self.registry), Timer(self.registry.clock)
        self.hooks.alarms.append(self.webhooks)
        self.openings.longest_rest = self.hooks.longest_rest = self.timer.longest_rest
        self.hearing = Hearing(self.registry)
        self.keeper = Keeper(self.registry, self.alarm, self.hearing, self._begin_keeping, self._keep)
        self.keeper.thaw = self.dispatcher.handlers.pace.guild_back
        self.registry.workers = self._workers()
        self.registry.resume = partial(resume, self.registry)
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    async def start(self) -> None:
        """Resume the work of an earlier run: deliveries, computer players, alarms."""
        await self.registry.load_absences()
        await self.registry.load_queues()
        await self.registry.load_exclusions()
        workers = [self.relay.run(), self.dispatcher.context.boards.run()]
        if self.registry.store.shared:
            workers += [self.keeper.run(), self.computers.look()]
        else:
            await self._begin_keeping()
            workers += self._keep()
            async with self.registry.store.read() as tx:
                self.computers.resume(await tx.tables.with_computers(PLAYING))
        self._tasks = [asyncio.create_task(each) for each in workers]

    @property
    def works(self) -> bool:
        """Tell whether it has taken up its work, and has not ended it."""
        return bool(self._tasks) and not self._closed

    async def _begin_keeping(self, heard: Heard | None = None) -> None:
        """Resume the alarms of an earlier run or another process."""
        await tell_restored(self.registry)
        async with self.registry.store.write() as tx:
            await tx.outbox.hasten(LOBBY, self.registry.clock.now())  # the ended process answers no commands any more
        await self.alarm.start(heard)
        await self.dispatcher.handlers.votes.voting.start()

    def _keep(self) -> list[Coroutine[Any, Any, None]]:
        """Do what only one process may do."""
        self.dispatcher.context.boards.makes_rounds = True
        return [
            self.cleanup.run(),
            self.timer.run(),
            self.openings.run(),
            self.hooks.run(),
            self._take_up_tables(),
        ]

    def _workers(self) -> Workers:
        return Workers(
            self.relay.wake,
            self.computers.wake,
            self.timer.wake,
            self.openings.wake,
            self._note_change,
            self.hooks.wake,
        )

    def _note_change(self, guild_id: int | None) -> None:
        self.notices.touch(guild_id)
        self.webhooks.touch(guild_id)

    async def _take_up_tables(self) -> None:
        """Resume tables that are stuck under today's rules, and store users that those of earlier releases wait for."""
        await resume_all(self.registry)
        await note_queues(self.registry)

    async def suspend(self) -> None:
        """Stop clocks until Discord is back; with several processes, the keeper does that."""
        if not self._closed and not self.registry.store.shared:
            await self.alarm.suspend()

    async def resume(self) -> None:
        """Let clocks run on, because Discord is back."""
        if not self._closed and not self.registry.store.shared:
            await self.alarm.resume()
            self.openings.wake()

    async def shard_gone(self, shard: int) -> None:
        """Stop the clocks of users who cannot be heard while one of Discord's shards is away."""
        if self._closed:
            return
        if self.registry.store.shared:
            for heard in (self.registry.lost, self.registry.returned):
                heard.clear()  # this process does not hear about them from now on
            await self.hearing.lose(shard)
        else:
            await self.alarm.shard_gone(shard)

    async def shard_here(self, shard: int, count: int) -> None:
        """Let the clocks of one of Discord's shards run on."""
        if self._closed:
            return
        if self.registry.store.shared:
            await self.hearing.hear(shard, count)
        else:
            await self.alarm.shard_here(shard, count)
            self.openings.wake()  # it has found Discord away, and sleeps

    def use_metrics(self, metrics: Metrics) -> None:
        """Set the metrics that count from now on."""
        self.registry.metrics = self.pictures.metrics = metrics
        metrics.deaths = lambda: self.computers.chooser.worker_client.deaths + self.pictures.renderer.deaths

    async def close(self) -> None:
        """End all workers; the caller who opened the store closes it."""
        await self.suspend()
        await self.keeper.leave()
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.webhooks.close()
        await self.departures.close()
        await self.computers.close()
        await self.pictures.close()
        await self.replays.close()


def _clock_of(store: Store) -> Clock:
    """Return the machine's clock, or the database's if other machines may share the store."""
    return SharedClock(SystemClock(), store.membership) if store.shared else SystemClock()
