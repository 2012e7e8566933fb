"""The report as metrics for Prometheus."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.operating.heartbeat import Heartbeat
from bot.operating.report import BackupState, Report


class HealthGauges(Collector):
    """Show what the last heartbeat found, in the thread that collects metrics."""

    def __init__(self, heartbeat: Heartbeat, clock: Callable[[], float] = time.monotonic) -> None:
        self._heartbeat, self._clock = heartbeat, clock

    def collect(self) -> Iterable[Metric]:
        """Yield what is known."""
        now = self._clock()
        yield _gauge("kontor_loop_age_seconds", "Since the loop was last seen to turn.", now - self._heartbeat.loop_at)
        yield _gauge("kontor_writer_age_seconds", "Since the database last answered.", now - self._heartbeat.writer_at)
        if self._heartbeat.report is not None:
            yield from _reported(self._heartbeat.report)


def _reported(report: Report) -> Iterator[Metric]:
    process = GaugeMetricFamily("kontor_process_info", "What this process does.", labels=["process", "role", "shards"])
    process.add_metric([report.name, report.role, report.duty], 1)
    yield process
    yield _gauge("kontor_connected", "1 while all shards are connected to Discord.", report.connected)
    yield _gauge("kontor_connected_since_timestamp_seconds", "When that changed last.", report.since)
    held = GaugeMetricFamily("kontor_held", "1 while nothing is sent, as Discord refuses all of it.", labels=["why"])
    for why in ("token", "blocked"):
        held.add_metric([why], report.sending.held == why)
    yield held
    yield _gauge(
        "kontor_refused_requests", "Answered with 401, 403 or 429 in the last ten minutes.", report.sending.refused
    )
    twice = "1 while another process seems to use the same token."
    yield _gauge("kontor_token_used_twice", twice, report.sending.used_twice)
    yield _gauge("kontor_guilds", "Servers that the bot is on.", report.guilds)
    yield _gauge("kontor_delivery_oldest_seconds", "For how long the oldest message is overdue.", report.oldest)
    yield _gauge("kontor_last_commit_timestamp_seconds", "When the database last took something.", report.last_commit)
    yield _gauge("kontor_free_bytes", "Free space in the data folder.", report.free_bytes)
    latency = GaugeMetricFamily("kontor_shard_latency_seconds", "Of Discord's gateway.", labels=["shard"])
    for shard in report.shards:
        if shard.latency is not None:
            latency.add_metric([str(shard.id)], shard.latency)
    yield latency
    if report.backup is not None:
        yield from _backups(report.backup)


def _backups(state: BackupState) -> Iterator[Metric]:
    failures = CounterMetricFamily("kontor_backup_failures", "Backups that could not be made.")
    failures.add_metric([], state.failures)
    yield failures
    if state.last is not None:
        yield _gauge("kontor_backup_last_timestamp_seconds", "When the newest backup was made.", state.last)


def _gauge(name: str, text: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, text, value)
