"""Clocks of guilds whose shard is away by itself: they are moved by that time when it is back, and do not ring before.

What is stored of it is settled as soon as Discord is away as a whole, or when the next run begins: then all clocks are
moved at once, and those of the shard must have stood still until then.
"""

from __future__ import annotations

import structlog

from bot.tables.clocks.hearing import Heard
from bot.tables.clocks.refreshing import NOTICED, TOLD_FROM
from bot.tables.core.registry import Registry
from storage import Writer
from storage.rows import AwayShardRow

log = structlog.get_logger()


class ShardClocks:
    """Stop and move the clocks of shards other than the first; whoever calls keeps the calls apart."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def let_go(self, shard: int, since: int | None = None) -> None:
        """Note that a shard is away from now on, or was last heard some time ago."""
        shards = self.registry.shards
        if shard in shards.away:
            return
        shards.away.add(shard)
        if not self.registry.offline:
            async with self.registry.store.write() as tx:
                since = self.registry.clock.now() if since is None else since
                await tx.shards.note_away(AwayShardRow(shard=shard, of=shards.count, since=since))
        log.info("shard gone", shard=shard)

    async def take_back(self, shard: int) -> None:
        """Let the clocks of a shard's guilds run on as if it had not been away."""
        shards = self.registry.shards
        if shard not in shards.away:
            return
        if not self.registry.offline:
            async with self.registry.change_clocks() as tx:
                now = self.registry.clock.now()
                for row in await tx.shards.away():
                    if row.shard == shard:
                        await self._shift(tx, row, now)
                await tx.shards.note_back(shard)
        shards.away.discard(shard)
        log.info("shard back", shard=shard)

    async def divide(self, count: int) -> None:
        """Begin anew with another number of shards, all of which are away until they are heard of."""
        if count == self.registry.shards.count:
            return
        async with self.registry.change_clocks() as tx:
            now = self.registry.clock.now()
            await self.settle(tx, now)
            self.registry.shards.note_count(count)
            await self.note_away(tx, now)

    async def note_lost(self, tx: Writer, heard: Heard) -> None:
        """Note which shards were lost together with whoever would have noted it."""
        noted = {row.shard for row in await tx.shards.away()}
        for shard, since in heard.lost.items():
            if shard not in noted:
                await tx.shards.note_away(AwayShardRow(shard=shard, of=heard.count, since=since))

    async def note_away(self, tx: Writer, now: int) -> None:
        """Note which shards are away from now on, because the first is back."""
        for shard in self.registry.shards.away:
            await tx.shards.note_away(AwayShardRow(shard=shard, of=self.registry.shards.count, since=now))

    async def settle(self, tx: Writer, now: int) -> None:
        """Move the clocks of all shards that were away until now, and forget that they were."""
        for row in await tx.shards.away():
            await self._shift(tx, row, now)
        await tx.shards.note_all_back()

    async def _shift(self, tx: Writer, row: AwayShardRow, now: int) -> None:
        await tx.clocks.shift_shard(row, now)
        await tx.motions.shift_shard(row, now)
        await tx.seeking.shift_shard(row, now)
        if now - row.since >= TOLD_FROM:
            await tx.clocks.mark_shard_for_refresh(row, now + NOTICED * (now - row.since))
