"""Trying again to reach users who are marked as taking no direct messages.

Earlier releases have marked some wrongly, and Discord tells nobody when a user takes them again.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry, attempt
from bot.tables.ports.clock import DAY

TRIED_AGAIN: Final = 30 * DAY
"""Milliseconds after which a user for whom a table waits is tried again."""


async def try_unreached(registry: Registry) -> None:
    """Send those once for whom a table waits what they are asked; if it is refused, they stay marked for a month."""
    async with registry.store.read() as tx:
        rows = await tx.tables.waiting_unreached(registry.clock.now() - TRIED_AGAIN)
    for user_id in {row.user_id for row in rows}:
        await registry.people.change(user_id, dms="on")
    for row in rows:
        await attempt(row.table_id, partial(_ask, registry, row.user_id))


async def _ask(registry: Registry, user_id: int, table_id: str) -> None:
    """Queue what a user is asked at a table."""
    async with registry.table(table_id) as table, registry.store.write() as tx:
        seat = table.seat_of(user_id)
        if seat is not None and seat in table.waiting_seats() and table.is_played_by_user(seat):
            await Outbox(tx, table, registry.clock.now()).enqueue_choice("post", seat)
    registry.workers.deliver()
