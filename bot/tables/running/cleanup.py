"""Clean-up after a long time.

Abandoned games rest; lobbies and resting games end; old tables, left guilds and names are deleted.
"""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Final

import structlog

from bot.tables.company import invitations
from bot.tables.company.host_letters import LASTS, WARNED, lapses_at, tell_lapse
from bot.tables.company.invitations import HELD
from bot.tables.core.registry import Registry, attempt
from bot.tables.core.seats import NAMELESS
from bot.tables.core.table import Table
from bot.tables.lessons.progress import count_gone
from bot.tables.ports.clock import DAY, HOUR
from bot.tables.recovery.failures import try_unreached
from bot.tables.stages import lobby, resignation
from bot.tables.stages.bans import clear_tables
from storage.rows import PLAYING, UserRow
from storage.turns import step_behind

log = structlog.get_logger()

TURNS: Final = 4
"""Checks of lobbies in an hour."""
REST_LASTS = 180 * DAY
"""Milliseconds for which a game without present users rests before it is abandoned."""
UNSEEN = 90 * DAY
"""Milliseconds after which a game without a limit rests, if none of its users was seen anywhere."""
NAMES_KEPT = 365 * DAY
ENDED_KEPT = 180 * DAY
ACTS_KEPT = 90 * DAY
LEFT_KEPT = 30 * DAY


class Cleanup:
    """Checks everything once an hour, and lobbies every quarter of an hour."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def run(self) -> None:
        """Work until cancelled."""
        step_behind()
        for turn in count():
            try:
                await (self.look_at_lobbies() if turn % TURNS else self.look())
            except Exception:
                log.exception("cleanup failed")
            await asyncio.sleep(HOUR / TURNS / 1000)

    async def look(self) -> None:
        """Do what is due now."""
        now = self.registry.clock.now()
        async with self.registry.store.read() as tx:
            running = await tx.tables.begun_before(now - REST_LASTS, PLAYING)
            ended = await tx.tables.ended_before(now - ENDED_KEPT)
            guilds_left = await tx.people.left_before(now - LEFT_KEPT)
            alone = await tx.tables.left_alone_since(now - UNSEEN)
            unseen = await tx.people.unseen_since(now - NAMES_KEPT)
            held = await tx.invitations.outlived(now - HELD)
        await self.look_at_lobbies()
        await count_gone(self.registry)
        await try_unreached(self.registry)
        await clear_tables(self.registry)
        async with self.registry.store.write() as tx:
            await tx.acts.forget(now - ACTS_KEPT)
            await tx.roles.forget(now - DAY)
            await tx.webhooks.forget(now - DAY)
            await tx.interactions.forget(await tx.processes.now() - HOUR)
        await self._forget_invitations(now)
        for table_id in held:
            await attempt(table_id, self._lapse)
        for row in running:
            await attempt(row.table_id, self._end_resting)
        for row in alone:
            await attempt(row.table_id, self._let_rest)
        for row in ended:
            await self._delete_table(row.table_id)
        for guild in guilds_left:
            await self.delete_guild(guild.guild_id)
        for user in unseen:
            await self._forget_name(user)
        if unseen:
            self.registry.forget_all()

    async def look_at_lobbies(self) -> None:
        """Close the lobbies that have lapsed, and write to the hosts of those that are about to."""
        now = self.registry.clock.now()
        async with self.registry.store.read() as tx:
            lapsed = await tx.lobbies.due(now, LASTS)
            untold = await tx.lobbies.untold(now + WARNED, LASTS)
        for row in lapsed:
            await attempt(row.table_id, self._expire)
        for row in untold:
            await attempt(row.table_id, self._tell)

    async def _expire(self, table_id: str) -> None:
        """Close a lobby that has lapsed, unless its host has kept it open meanwhile."""
        async with self.registry.table(table_id) as table:
            async with self.registry.store.read() as tx:
                over = await lapses_at(tx, table) <= self.registry.clock.now()
            if table.row.stage == "lobby" and over:
                await lobby.expire(self.registry, table)
                self.registry.metrics.note_lobby("lapsed")
        self.registry.workers.deliver()

    async def _tell(self, table_id: str) -> None:
        async with self.registry.table(table_id) as table:
            if table.row.stage == "lobby":
                async with self.registry.store.write() as tx:
                    await tell_lapse(tx, table, self.registry.clock.now())
        self.registry.workers.deliver()

    async def _lapse(self, table_id: str) -> None:
        """Free the seats of a lobby that have been held for invited users long enough."""
        async with self.registry.table(table_id) as table:
            await invitations.lapse(self.registry, table)

    async def _forget_invitations(self, now: int) -> None:
        async with self.registry.store.write() as tx:
            await tx.invitations.forget(now - invitations.FORGOTTEN)

    async def _let_rest(self, table_id: str) -> None:
        """Let a game rest, unless a user is back meanwhile or its guild is missing."""
        async with self.registry.table(table_id) as table:
            async with self.registry.store.read() as tx:
                alone = await tx.tables.left_alone_since(self.registry.clock.now() - UNSEEN)
            if self.registry.is_guild_absent(table) or table_id not in [row.table_id for row in alone]:
                return
            await resignation.rest(self.registry, table)
            log.info("table rests", table=table_id)
        self.registry.workers.deliver()

    async def _end_resting(self, table_id: str) -> None:
        """Abandon a game whose users have all been away for a long time, unless its guild is missing."""
        async with self.registry.table(table_id) as table:
            rests = (
                table.row.stage == "playing" and table.is_resting() and table.row.guild_id not in self.registry.frozen
            )
            if not rests or await self._resting_since(table) > self.registry.clock.now() - REST_LASTS:
                return
            await resignation.abandon(self.registry, table)
        self.registry.workers.deliver()

    async def _resting_since(self, table: Table) -> int:
        """Return when a computer took the last seat."""
        async with self.registry.store.read() as tx:
            return max((holder.at for holder in await tx.holders.of_table(table.id)), default=0)

    async def _delete_table(self, table_id: str) -> None:
        async with self.registry.store.write() as tx:
            await tx.tables.delete(table_id)
        self.registry.forget(table_id)

    async def _forget_name(self, user: UserRow) -> None:
        """Delete the names of a user who was not seen for a year and sits at no open table."""
        async with self.registry.store.write() as tx:
            tx.people.lock(user.user_id)
            if (await tx.people.user(user.user_id)).seen_at == user.seen_at:  # otherwise they have just come back
                await tx.people.forget_name(user.user_id, NAMELESS)

    async def delete_guild(self, guild_id: int) -> None:
        """Delete all data of a guild that has removed the bot."""
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            if (await tx.people.guild(guild_id)).left_at is None:
                return  # it has come back since it was looked up
            await tx.people.delete_guild(guild_id)
        self.registry.forget_all()
