"""Comparing the store with Discord at a new session, because servers and channels may have gone unnoticed."""

from __future__ import annotations

from collections.abc import Collection

import structlog

from bot.tables.core.registry import Registry, attempt
from bot.tables.handlers.verbs import Handlers
from bot.tables.ports.clock import MINUTE
from bot.tables.ports.messenger import Messenger, MessengerError
from storage.processes import shard_of
from storage.rows import OPEN_STAGES, UnlistedRow

log = structlog.get_logger()

FEW, SHARE = 3, 0.05
"""Most servers that one session of the whole bot may treat as left: this many, or this share of those stored."""
ASKED = 50
"""Most servers to ask Discord about for one shard; if more are missing, Discord's list is probably wrong."""
TOGETHER = 10 * MINUTE
"""Milliseconds within which the sessions of several processes count as one."""


def most_left(stored: int) -> int:
    """Return how many of this many stored servers one session may treat as left."""
    return max(FEW, int(stored * SHARE))


class Reconciling:
    """Finds servers that removed the bot, and channels that were deleted, while the bot was away.

    As an alarm, it checks each minute for the operator's confirmation, as long as any servers seem left.
    """

    def __init__(self, registry: Registry, guilds: Guilds, messenger: Messenger) -> None:
        self.registry, self.guilds, self.messenger = registry, guilds, messenger
        self._began, self._looked = 0, set[int]()
        self._looked_at = -MINUTE

    async def next_due(self) -> int | None:
        """Return when to check next for the operator's confirmation; None if no server seems left."""
        async with self.registry.store.read() as tx:
            return self._looked_at + MINUTE if await tx.unlisted.seeming() else None

    async def ring(self, now: int) -> None:
        """Check for the operator's confirmation."""
        self._looked_at = now
        await self.look_at_confirmed()

    async def look_at_confirmed(self) -> None:
        """Treat servers as left that the operator has confirmed, if Discord still says so."""
        async with self.registry.store.read() as tx:
            confirmed = await tx.unlisted.confirmed()
        for guild in confirmed:
            is_in = await self._is_in(guild)
            if is_in is False:
                log.info("guild left", guild=guild, noticed="by the operator")
                await self.guilds.left(guild)
            elif is_in:
                await self._forget([guild])

    async def look_at_servers(self, shard: int, of: int, listed: Collection[int]) -> None:
        """Treat a shard's servers as left that Discord does not list, if it confirms that the bot is not there."""
        self._begin_session(shard)
        async with self.registry.store.read() as tx:
            stored = [guild for guild in await tx.people.guilds_here() if shard_of(guild, of) == shard]
            noted = {row.guild_id: row for row in await tx.unlisted.all()}
        await self._forget([guild for guild in stored if guild in noted and guild in listed])
        unlisted = sorted((guild for guild in stored if guild not in listed), key=noted.__contains__)
        waiting = 0
        for guild in unlisted[:ASKED]:
            if await self._is_in(guild) is False and guild not in listed:
                waiting += not await self._treat_as_left(guild)
        self.registry.workers.ask_discord()
        if waiting or len(unlisted) > ASKED:
            log.warning("servers seem left", count=waiting, unasked=len(unlisted[ASKED:]), next="python -m bot servers")

    def _begin_session(self, shard: int) -> None:
        """Begin a session of the whole bot with its first shard, or with a shard that reconnects."""
        if not self._looked or shard in self._looked:
            self._began, self._looked = max(self.registry.clock.now(), self._began + 1), set()
        self._looked.add(shard)

    async def _treat_as_left(self, guild_id: int) -> bool:
        """Note that a server seems left, and treat it as left unless too many were in this session."""
        now = self.registry.clock.now()
        since = self._began - (TOGETHER if self.registry.store.shared else 0)
        async with self.registry.store.write() as tx:
            tx.unlisted.lock()
            tx.people.lock_guild(guild_id)
            await tx.unlisted.note(UnlistedRow(guild_id=guild_id, since=now))
            treated = await tx.unlisted.treated_since(since)
            if treated >= most_left(len(await tx.people.guilds_here()) + treated):
                return False
            await tx.unlisted.treat(guild_id, max(now, self._began))
            await tx.people.guild_left(guild_id, now)
        log.info("guild left", guild=guild_id, noticed="at a new session")
        await self.guilds.freeze(guild_id)
        return True

    async def _forget(self, guilds: Collection[int]) -> None:
        """Note that servers exist after all."""
        if guilds:
            async with self.registry.store.write() as tx:
                for guild in guilds:
                    await tx.unlisted.forget(guild)

    async def _is_in(self, guild_id: int) -> bool | None:
        """Ask Discord whether the bot is in a server; None without an answer."""
        try:
            return await self.messenger.is_in(guild_id)
        except MessengerError as error:
            log.info("server not looked for", guild=guild_id, reason=str(error))
            return None

    async def playing(self) -> list[int]:
        """List the guilds that have open tables."""
        async with self.registry.store.read() as tx:
            return await tx.tables.guilds(OPEN_STAGES)

    async def look_at_channels(self, guild_id: int, known: Collection[int]) -> None:
        """Move tables of deleted channels, and send again what could not be sent there."""
        async with self.registry.store.read() as tx:
            rows = await tx.tables.of_guild(guild_id, OPEN_STAGES)
        places = {place for row in rows for place in (row.home_id, row.place_id, row.post_id) if place is not None}
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


class Guilds:
    """Handles Discord's events about guilds: stops clocks and freezes tables if nobody can act."""

    def __init__(self, registry: Registry, handlers: Handlers) -> None:
        self.registry, self.handlers = registry, handlers

    async def left(self, guild_id: int) -> None:
        """Freeze a guild's tables: the bot was removed."""
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            await tx.people.guild_left(guild_id, self.registry.clock.now())
        await self.freeze(guild_id)

    async def freeze(self, guild_id: int) -> None:
        """Stop time at the tables of a guild that, as stored, has removed the bot."""
        self.registry.frozen.add(guild_id)
        await self.handlers.pace.guild_missing(guild_id)

    async def missing(self, guild_id: int) -> None:
        """Stop a guild's clocks, because it is unavailable at Discord."""
        self.registry.missing.add(guild_id)
        self.registry.lost.add(guild_id)
        self.registry.returned.discard(guild_id)
        await self.handlers.pace.guild_missing(guild_id)

    async def back(self, guild_id: int) -> None:
        """Thaw a guild's tables if it had removed the bot, and let its clocks run on."""
        if guild_id not in self.registry.missing | self.registry.frozen:
            return
        self.registry.missing.discard(guild_id)
        self.registry.lost.discard(guild_id)
        self.registry.returned.add(guild_id)
        if guild_id in self.registry.frozen:
            await self._thaw(guild_id)
        self.registry.workers.note_change(guild_id)
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
        """Send again what was given up in a guild's channels, since the bot may have been away from it."""
        async with self.registry.store.write() as tx:
            sent = await tx.outbox.reopen_public(guild_id, OPEN_STAGES)
        if sent:
            self.registry.workers.deliver()

    async def channel_gone(self, channel_id: int) -> None:
        """Move the tables of a deleted channel."""
        await self.handlers.tables.channel_gone(channel_id)
