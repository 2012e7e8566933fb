"""Queueing messages anew that a process had under way when others took it for dead: its request may land last."""

from __future__ import annotations

from collections.abc import Iterable

from storage import Store
from storage.rows import DeliveryRow, NewDelivery


async def enqueue_again(store: Store, rows: Iterable[DeliveryRow], now: int) -> None:
    """Let messages be edited once more, from the newest state, by a new store: the old process cannot write."""
    async with store.write() as tx:
        for row in rows:
            await tx.outbox.add(
                NewDelivery(
                    table_id=row.table_id,
                    recipient=row.recipient,
                    kind="sync",
                    about=row.about,
                    seat=row.seat,
                    since=row.since,
                    upto=row.upto,
                    created_at=now,
                    due_at=now,
                )
            )
