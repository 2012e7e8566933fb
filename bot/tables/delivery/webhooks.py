"""Sending events to the webhooks of servers: one at a time for each server, in order, and not by the relay.

The relay composes messages from the newest state, merges them, and knows Discord's rules. An event is fixed when it
happens, keeps its id, and is sent until its receiver accepts it; so events have their own database table and sender.
"""

from __future__ import annotations

import asyncio
import hmac
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Final

import structlog

from bot.tables.core.about import WEBHOOK
from bot.tables.core.deliveries import enqueue
from bot.tables.core.people import chosen, words
from bot.tables.core.registry import Registry
from bot.tables.delivery.outgoing import OutgoingMessage
from bot.tables.messages import common
from bot.tables.ports.clock import DAY, MINUTE
from bot.tables.ports.poster import Poster
from storage import Reader
from storage.rows import DeliveryRow, SeatRow, TableRow, WebhookEventRow, WebhookRow

log = structlog.get_logger()

VERSION: Final = 1
"""The version of the events' format; it increases when fields change their meaning or are removed."""
AT_ONCE: Final = 64
SOONEST, LONGEST_WAIT = 1_000, 5 * MINUTE
"""Least and most milliseconds between two attempts; in between, a wait is as long as the webhook has failed so far."""
LASTS: Final = DAY
"""Milliseconds after which a webhook that still fails is switched off."""


class WebhookAlarm:
    """Sends events; a server's address that is slow or fails does not delay the events of other servers."""

    def __init__(self, registry: Registry) -> None:
        self.registry, self.poster = registry, Poster()
        self._known: set[int] | None = None
        self._changes = 0
        self._busy: dict[int, asyncio.Task[None]] = {}

    def touch(self, guild_id: int | None) -> None:
        """Look for events soon, because a server's tables may have changed; with None, also for new webhooks."""
        if guild_id is None:
            self._known, self._changes = None, self._changes + 1
        if self._known is None or guild_id in self._known:
            self.registry.workers.send_events()

    async def next_due(self) -> int | None:
        """Return when the next event may be sent; None if no event waits or too many are being sent."""
        changes = self._changes
        async with self.registry.store.read() as tx:
            known, pending = await tx.webhooks.guilds(), await self._pending(tx)
        if changes == self._changes:
            self._known = known
        return pending[0].due_at if pending else None

    async def _pending(self, tx: Reader) -> list[WebhookRow]:
        """List the webhooks that have events and are not busy, at most as many as may start now."""
        found = [row for row in await tx.webhooks.pending() if row.guild_id not in self._busy]
        return found[: AT_ONCE - len(self._busy)]

    async def ring(self, now: int) -> None:
        """Begin to send the next event of each webhook that is due."""
        async with self.registry.store.read() as tx:
            rows = [row for row in await self._pending(tx) if row.due_at is not None and row.due_at <= now]
        for row in rows:
            task = asyncio.create_task(self._send_safely(row), name=f"webhook {row.guild_id}")
            self._busy[row.guild_id] = task
            task.add_done_callback(partial(self._release, row.guild_id))

    def _release(self, guild_id: int, _task: asyncio.Task[None]) -> None:
        self._busy.pop(guild_id, None)
        self.registry.workers.send_events()

    @property
    def idle(self) -> bool:
        """Tell whether nothing is being sent."""
        return not self._busy

    async def close(self) -> None:
        """Stop sending; the next run sends all events again that no receiver has accepted."""
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _send_safely(self, row: WebhookRow) -> None:
        try:
            await self._send(row)
        except Exception:
            log.exception("webhook failed", guild=row.guild_id)
            await asyncio.sleep(SOONEST / 1000)

    async def _send(self, row: WebhookRow) -> None:
        """Send a webhook's oldest event, and store the outcome."""
        async with self.registry.store.read() as tx:
            event = await tx.webhooks.oldest(row.guild_id)
            if event is None:
                return
            table = None if event.table_id is None else await tx.tables.get(event.table_id)
            seats = [] if event.table_id is None else await tx.tables.seats(event.table_id)
        body = body_of(event, table, seats)
        problem = await self.poster.post(row.address, body, headers_of(row.secret, body, self.registry.clock.now()))
        if problem:
            await self._note_failure(row, problem)
            return
        async with self.registry.store.write() as tx:
            await tx.webhooks.accepted(row, event.id)

    async def _note_failure(self, row: WebhookRow, problem: str) -> None:
        """Postpone the webhook, or switch it off and queue a notice if it has failed for a day."""
        now = self.registry.clock.now()
        since = now if row.failed_at is None else row.failed_at
        async with self.registry.store.write() as tx:
            if now - since < LASTS:
                wait = min(LONGEST_WAIT, max(SOONEST, now - since))
                await tx.webhooks.postpone(row, now + wait, since, problem)
                return
            if await tx.webhooks.switch_off(row, problem):
                log.info("webhook switched off", guild=row.guild_id, reason=problem)
                await enqueue(tx, None, f"{WEBHOOK}:{row.guild_id}", "post", WEBHOOK, now, upto=1)
        self.registry.workers.deliver()


async def compose_notice(registry: Registry, row: DeliveryRow) -> OutgoingMessage | None:
    """Compose the notice that a webhook was switched off; None if the webhook was removed or is on again."""
    guild_id = int(row.recipient.removeprefix(f"{WEBHOOK}:"))
    async with registry.store.read() as tx:
        webhook, guild = await tx.webhooks.get(guild_id), await tx.people.guild(guild_id)
    if webhook is None or webhook.due_at is not None:
        return None
    texts = words(chosen(guild.locale) or webhook.locale)
    return OutgoingMessage(webhook.channel_id, common.note(texts.text("webhook-notice")), row.upto, row.since)


def body_of(event: WebhookEventRow, table: TableRow | None, seats: Sequence[SeatRow]) -> bytes:
    """Compose an event's body as JSON; docs/webhooks.md explains the fields."""
    told = {
        "version": VERSION,
        "id": event.token,
        "type": event.kind,
        "at": datetime.fromtimestamp(event.at / 1000, UTC).isoformat(timespec="milliseconds"),
        "server": str(event.guild_id),
        "table": event.table_id,
        "game": None if table is None else table.game,
        "seats": [{"seat": seat.seat, "user": None if seat.user_id is None else str(seat.user_id)} for seat in seats],
    }
    return json.dumps(told | json.loads(event.detail), ensure_ascii=False).encode()


def headers_of(secret: str, body: bytes, now: int) -> dict[str, str]:
    """Return the headers, which contain the time of sending and a signature of time and body."""
    at = str(now // 1000)
    signature = hmac.new(secret.encode(), f"{at}.".encode() + body, "sha256").hexdigest()
    return {
        "Content-Type": "application/json",
        "User-Agent": "Kontor",
        "Kontor-Signature": f"t={at},v1={signature}",
    }
