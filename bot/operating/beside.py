"""What works beside a running bot for its operator: heartbeat, backups, and the port for metrics and health."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial

import discord
import msgspec

from bot.client import Kontor
from bot.interactions.twins import Twins
from bot.metrics import serve
from bot.operating.backups import HOUR, Backups, Folder, Owner
from bot.operating.gauges import HealthGauges
from bot.operating.health import Place
from bot.operating.heartbeat import Gateway, Heartbeat
from bot.operating.report import Sending
from bot.settings import Settings
from bot.tables.delivery.breaker import CircuitBreaker
from bot.tables.running.service import Service
from bot.uploading import Uploading


@contextlib.asynccontextmanager
async def beside(kontor: Kontor, settings: Settings, uploading: Uploading, place: Place) -> AsyncIterator[None]:
    """Work beside a bot for as long as the block lasts."""
    service, store, now = kontor.service, kontor.store, kontor.service.registry.clock.now
    backups = _backups(kontor, service, settings)
    backup_state = backups.state if backups else lambda: None
    sending, look = partial(_sending, service.breaker, kontor.twins), kontor.look_for_exclusions
    heartbeat = Heartbeat(store, Gateway(kontor), now, backup_state, kontor.duty, sending, place, look)
    work = [heartbeat.run(), uploading.run()] + ([backups.run()] if backups else [])
    serving = None
    if settings.metrics_port:
        metrics = kontor.open_metrics(lambda: store.counts(now()))
        metrics.registry.register(HealthGauges(heartbeat))
        serving = serve(
            metrics, settings.metrics_port, settings.metrics_host, {"/health": lambda: health_response(heartbeat)}
        )
    tasks = [asyncio.create_task(each) for each in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if serving is not None:
            await serving.stop()


def health_response(heartbeat: Heartbeat) -> tuple[bool, bytes]:
    """Say in JSON how Kontor fares, and whether it is well."""
    report = msgspec.to_builtins(heartbeat.report) if heartbeat.report else {}
    return heartbeat.well, msgspec.json.encode({"well": heartbeat.well, **report})


def _sending(breaker: CircuitBreaker, twins: Twins) -> Sending:
    return Sending(breaker.reason, breaker.since / 1000, breaker.refused(), twins.suspected)


def _backups(client: discord.AutoShardedClient, service: Service, settings: Settings) -> Backups | None:
    if settings.postgres or settings.backup_dir is None or not settings.backup_every:
        return None
    folder = Folder(settings.backup_dir, settings.backup_keep)
    tell = Owner(client, service.registry).tell_backup_failed
    return Backups(service.registry.store.path, folder, settings.backup_every * HOUR, tell)
