"""What happens to guilds and channels at Discord: they go, come back, are deleted."""

from __future__ import annotations

from bot.tables.core.registry import Registry, attempt
from bot.tables.handlers.wiring import Handlers
from storage.rows import OPEN_STAGES


class Guilds:
    """Take note of Discord's events; clocks stand and tables freeze where nobody can act."""

    def __init__(self, registry: Registry, handlers: Handlers) -> None:
        self.registry, self.handlers = registry, handlers

    async def left(self, guild_id: int) -> None:
        """Freeze a guild's tables: the bot was removed."""
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            await tx.people.guild_left(guild_id, self.registry.clock.now())
        await self.freeze(guild_id)

    async def freeze(self, guild_id: int) -> None:
        """Let time stand at the tables of a guild of which it is stored that the bot was removed."""
        self.registry.frozen.add(guild_id)
        await self.handlers.pace.guild_missing(guild_id)

    async def missing(self, guild_id: int) -> None:
        """Let a guild's clocks stand still: it is out of order at Discord."""
        self.registry.missing.add(guild_id)
        self.registry.lost.add(guild_id)
        self.registry.returned.discard(guild_id)
        await self.handlers.pace.guild_missing(guild_id)

    async def back(self, guild_id: int) -> None:
        """Thaw a guild's tables if it had removed the bot, and let its clocks run on; most guilds were here before."""
        if guild_id not in self.registry.missing | self.registry.frozen:
            return
        self.registry.missing.discard(guild_id)
        self.registry.lost.discard(guild_id)
        self.registry.returned.add(guild_id)
        if guild_id in self.registry.frozen:
            await self._thaw(guild_id)
        await self.handlers.pace.guild_back(guild_id)

    async def _thaw(self, guild_id: int) -> None:
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            await tx.people.guild_back(guild_id)
            await tx.unlisted.forget(guild_id)
            rows = await tx.tables.of_guild(guild_id, OPEN_STAGES)
            for row in rows:
                await tx.outbox.reopen(row.table_id)
        self.registry.frozen.discard(guild_id)
        for row in rows:
            await attempt(row.table_id, self.handlers.tables.thaw)
        self.registry.workers.deliver()

    async def send_again(self, guild_id: int) -> None:
        """Send again what was given up in channels of a guild: the bot may have been away from it meanwhile."""
        async with self.registry.store.write() as tx:
            sent = await tx.outbox.reopen_public(guild_id, OPEN_STAGES)
        if sent:
            self.registry.workers.deliver()

    async def channel_gone(self, channel_id: int) -> None:
        """Go on elsewhere: a table's channel was deleted."""
        await self.handlers.tables.channel_gone(channel_id)
