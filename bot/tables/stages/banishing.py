"""Letting banned users leave lobbies; at tables that run they play on."""

from __future__ import annotations

from functools import partial

from bot.tables.core.registry import Registry, attempt
from bot.tables.finding import invitations
from bot.tables.stages import lobby


async def clear_lobbies(registry: Registry) -> None:
    """Take banned users out of lobbies, as if they had left: after a ban, and every hour for what a kill prevented."""
    async with registry.store.read() as tx:
        found = await tx.bans.in_lobbies()
    for table_id, user_id in found:
        await attempt(table_id, partial(_unseat, registry, user_id))
    registry.workers.deliver()


async def _unseat(registry: Registry, user_id: int, table_id: str) -> None:
    async with registry.table(table_id) as table:
        if table.row.stage == "lobby" and table.seat_of(user_id) is not None:
            await lobby.unseat(registry, table, user_id)
        if any(row.user_id == user_id for row in table.invited):
            await invitations.decline(registry, table, user_id)
