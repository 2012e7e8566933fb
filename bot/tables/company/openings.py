"""Announcing lobbies after a delay, when options are chosen and lobbies opened by mistake are gone.

One transaction queues all messages for a lobby and marks it as announced, so that a kill loses and repeats nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import structlog

from bot.tables.clocks.timer import TableAlarm
from bot.tables.company.alerts import OPENED, Alerts, has_room
from bot.tables.company.roles import CALLED, RoleCalls
from bot.tables.core.about import call_recipient
from bot.tables.core.deliveries import enqueue_delete
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.ports.clock import MINUTE
from bot.tables.ports.messenger import Messenger
from storage import Reader, Writer
from storage.rows import OpeningRow

log = structlog.get_logger()

OFFERS: Final = (OPENED, CALLED)
STANDS: Final = 2 * MINUTE
"""Milliseconds after which a lobby is announced."""


async def note_opening(tx: Writer, table_id: str, now: int) -> None:
    """Schedule a lobby's announcement, in the transaction that opens it."""
    await tx.openings.put(OpeningRow(table_id=table_id, due_at=now + STANDS))


async def end_offers(tx: Writer, table_id: str, now: int) -> None:
    """Delete the messages that offered seats of a former lobby to users or a role."""
    for panel in await tx.panels.current(table_id):
        if panel.about in OFFERS:
            await tx.panels.retire(panel.message_id)
            await enqueue_delete(tx, panel, call_recipient(table_id), now)


class OpeningAlarm(TableAlarm):
    """Announces lobbies when they are due, except while Discord is away.

    Discord is asked about each user, which takes time, so this alarm is not on the timer of clocks.
    """

    def __init__(self, registry: Registry, messenger: Messenger) -> None:
        super().__init__(registry)
        self.alerts, self.roles = Alerts(registry, messenger), RoleCalls(registry, messenger)

    async def find_next(self, tx: Reader) -> int | None:
        """Find when the next lobby is to be announced."""
        return await tx.openings.next_due()

    async def find_tables(self, tx: Reader, now: int) -> list[str]:
        """Find the lobbies to be announced."""
        return await tx.openings.due(now)

    async def ring_at(self, now: int, table_id: str) -> None:
        """Announce a lobby."""
        async with self.registry.table(table_id) as table:
            seen = replace(table)  # Discord is asked without the lock, so that no user waits for it
        if self.registry.is_guild_absent(seen):
            async with self.registry.store.write() as tx:
                await note_opening(tx, table_id, now)
            return
        users = await self.alerts.candidates(seen, now) if has_room(seen, now) else []
        role = await self.roles.role(seen, now)
        async with self.registry.table(table_id) as table, self.registry.store.write() as tx:
            await self._tell_all(tx, table, users, role, now)

    async def _tell_all(self, tx: Writer, table: Table, users: list[int], role: int | None, now: int) -> None:
        """Queue all messages about a lobby, if users may still join it."""
        if has_room(table, now):
            await self.alerts.tell(tx, table, users, now)
            await self.roles.call(tx, table, role, now)
        await tx.openings.put(OpeningRow(table_id=table.id, due_at=None))
