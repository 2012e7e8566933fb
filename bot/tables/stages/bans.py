"""Removing users from their tables after moderators have banned them or the operator has excluded them."""

from __future__ import annotations

from functools import partial

from bot.tables.company import invitations
from bot.tables.core.registry import Registry, attempt
from bot.tables.stages import lobby, resignation
from bot.tables.stages.votes import Voting


async def clear_tables(registry: Registry) -> None:
    """Remove banned and excluded users from lobbies and running games; this runs every hour, in case of a kill."""
    async with registry.store.read() as tx:
        found = await tx.bans.seated()
    for table_id, user_id in found:
        await attempt(table_id, partial(_put_out, registry, user_id))
    registry.workers.deliver()


async def _put_out(registry: Registry, user_id: int, table_id: str) -> None:
    async with registry.table(table_id) as table:
        if table.seat_of(user_id) is not None:
            if table.row.stage == "lobby":
                await lobby.unseat(registry, table, user_id)
            elif table.row.stage == "playing":
                await resignation.leave(registry, table, user_id)
                await Voting(registry).resolve(table)
        if any(row.user_id == user_id for row in table.invited):
            await invitations.decline(registry, table, user_id)
    registry.workers.decide(table_id)


async def look_for_exclusions(registry: Registry) -> None:
    """Load the operator's exclusions, and remove newly excluded users from their tables."""
    known = set(registry.excluded_users)
    await registry.load_exclusions()
    if registry.excluded_users.keys() - known:
        await clear_tables(registry)
