"""What is stored, compared with what Discord says at a new session: servers and channels may have gone unseen."""

from __future__ import annotations

from collections.abc import Collection

import structlog

from bot.tables.core.registry import Registry
from bot.tables.handlers.guilds import Guilds
from bot.tables.ports.messenger import Messenger, MessengerError
from storage.rows import OPEN_STAGES
from storage.shards import shard_of

log = structlog.get_logger()

FEW, SHARE = 3, 0.05
"""Servers of a shard that are treated as left in one session: so many, or this share of those stored."""
ASKED = 50
"""Servers that Discord is asked about in one session: if it lists fewer than that by mistake, most are still there."""


def most_left(stored: int) -> int:
    """Return how many of so many stored servers may be treated as left at once."""
    return max(FEW, int(stored * SHARE))


class Reconciling:
    """Find servers that removed the bot, and channels that were deleted, while nobody heard of it."""

    def __init__(self, registry: Registry, guilds: Guilds, messenger: Messenger) -> None:
        self.registry, self.guilds, self.messenger = registry, guilds, messenger

    async def look_at_servers(self, shard: int, of: int, listed: Collection[int]) -> None:
        """Treat stored servers of a shard as left that Discord does not list and says that the bot is not in."""
        async with self.registry.store.read() as tx:
            stored = [guild for guild in await tx.people.guilds_here() if shard_of(guild, of) == shard]
        unlisted = [guild for guild in stored if guild not in listed]
        left, most = 0, most_left(len(stored))
        for guild in unlisted[:ASKED]:
            if left == most:
                break
            if await self._is_out(guild) and guild not in listed:
                log.info("guild left", guild=guild, noticed="at a new session")
                await self.guilds.left(guild)
                left += 1
        if left == most < len(unlisted):
            log.warning("servers seem left", count=len(unlisted) - left, next="more are marked at each new session")

    async def _is_out(self, guild_id: int) -> bool:
        try:
            return not await self.messenger.is_in(guild_id)
        except MessengerError as error:
            log.info("server not looked for", guild=guild_id, reason=str(error))
            return False

    async def playing(self) -> list[int]:
        """List the guilds that have open tables."""
        async with self.registry.store.read() as tx:
            return await tx.tables.guilds(OPEN_STAGES)

    async def look_at_channels(self, guild_id: int, known: Collection[int]) -> None:
        """Go on elsewhere where a table's channel was deleted, and send again what could not be sent there."""
        async with self.registry.store.read() as tx:
            rows = await tx.tables.of_guild(guild_id, OPEN_STAGES)
        places = {place for row in rows for place in (row.home_id, row.place_id) if place is not None}
        for place in sorted(places - set(known)):
            if await self._is_deleted(place):
                await self.guilds.channel_gone(place)
        if rows:
            await self.guilds.send_again(guild_id)

    async def _is_deleted(self, channel_id: int) -> bool:
        try:
            return not await self.messenger.has_channel(channel_id)
        except MessengerError:
            return False
