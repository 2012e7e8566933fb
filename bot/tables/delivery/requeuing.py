"""Queueing messages anew that a process had under way when others took it for dead: its request may land last."""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables.core.deliveries import enqueue
from storage import Store
from storage.rows import DeliveryRow


async def enqueue_again(store: Store, rows: Iterable[DeliveryRow], now: int) -> None:
    """Let messages be edited once more, from the newest state, by a new store: the old process cannot write."""
    async with store.write() as tx:
        for row in rows:
            await enqueue(
                tx, row.table_id, row.recipient, "sync", row.about, now, upto=row.upto, since=row.since, seat=row.seat
            )
