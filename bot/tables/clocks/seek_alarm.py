"""The alarm of seats whose users do not keep them: when their time is up, others may take the seat."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import structlog

from bot.tables.clocks import seeking
from bot.tables.clocks.deadlines import is_halted
from bot.tables.clocks.seeking import NOTICE
from bot.tables.core.registry import Registry, attempt
from bot.tables.core.table import Table
from storage import Writer
from storage.rows import SeekRow

log = structlog.get_logger()


class SeekAlarm:
    """Let seats seek a player when their users' time to keep them is up; none is up while Discord is away."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def next_due(self) -> int | None:
        """Return when such a time is up next; None if none runs."""
        if self.registry.offline:
            return None
        async with self.registry.store.read() as tx:
            return await tx.seeking.next_due(self.registry.shards.away, self.registry.shards.count)

    async def ring(self, now: int) -> None:
        """Offer the seats whose time is up."""
        async with self.registry.store.read() as tx:
            tables = await tx.seeking.due(now, self.registry.shards.away, self.registry.shards.count)
        for table_id in tables:
            await attempt(table_id, partial(self._ring_at, now))
        self.registry.workers.deliver()

    async def _ring_at(self, now: int, table_id: str) -> None:
        async with self.registry.table(table_id) as table, self.registry.store.write() as tx:
            heard = self.registry.shards.heard_until(table.row.guild_id, now)
            for row in await tx.seeking.of_table(table_id):  # read anew: all such times may have moved meanwhile
                if row.due_at is not None and row.due_at <= heard:
                    await self._offer(tx, table, row, now)

    async def _offer(self, tx: Writer, table: Table, row: SeekRow, now: int) -> None:
        """Let a seat seek a player, unless its user is back or on holiday, or the table is over or stands still."""
        if table.row.stage != "playing" or not table.has_stand_in(row.seat):
            await tx.seeking.drop(table.id, row.seat)
        elif is_halted(self.registry, table):
            await tx.seeking.halt_table(table.id, now)
        elif row.seat in table.away:
            await tx.seeking.put(replace(row, noticed_at=now, due_at=table.away[row.seat] + NOTICE))
        else:
            await seeking.seek(tx, table, row.seat, now)
            log.info("seat seeks a player", table=table.id)
