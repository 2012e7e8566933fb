"""What happens by itself after a long time: lobbies and resting games end, old tables and left guilds are deleted."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from bot.tables.core.registry import House, tried
from bot.tables.core.table import LiveTable
from bot.tables.ports.clock import DAY, HOUR
from bot.tables.stages import leaving, lobby
from storage.rows import PLAYING, Stage
from storage.turns import step_behind

log = structlog.get_logger()

LOBBIES: Final[tuple[Stage, ...]] = ("lobby",)
LOBBY_LASTS = DAY
REST_LASTS = 180 * DAY
"""Milliseconds for which a game rests until one of its users, who are all away, is back."""
ENDED_KEPT = 180 * DAY
LEFT_KEPT = 30 * DAY


class Caretaker:
    """Look once an hour."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def run(self) -> None:
        """Work until cancelled."""
        step_behind()
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("caretaker failed")
            await asyncio.sleep(HOUR / 1000)

    async def look(self) -> None:
        """Do what is due now."""
        now = self.house.clock.now()
        async with self.house.store.read() as tx:
            lobbies = await tx.tables.begun_before(now - LOBBY_LASTS, LOBBIES)
            running = await tx.tables.begun_before(now - REST_LASTS, PLAYING)
            ended = await tx.tables.ended_before(now - ENDED_KEPT)
            left = await tx.people.left_before(now - LEFT_KEPT)
        for row in lobbies:
            await tried(row.table_id, self._expire)
        for row in running:
            await tried(row.table_id, self._end_resting)
        for row in ended:
            await self._delete_table(row.table_id)
        for guild in left:
            await self.delete_guild(guild.guild_id)

    async def _expire(self, table_id: str) -> None:
        async with self.house.table(table_id) as live:
            if live.row.stage == "lobby":
                await lobby.expire(self.house, live)
        self.house.poke()

    async def _end_resting(self, table_id: str) -> None:
        """Abandon a game whose users have all been away for a long time; a guild that is not here may come back."""
        async with self.house.table(table_id) as live:
            rests = live.row.stage == "playing" and live.rests() and live.row.guild_id not in self.house.frozen
            if not rests or await self._resting_since(live) > self.house.clock.now() - REST_LASTS:
                return
            await leaving.abandon(self.house, live)
        self.house.poke()

    async def _resting_since(self, live: LiveTable) -> int:
        """Return when a computer took the last seat."""
        async with self.house.store.read() as tx:
            return max((holder.at for holder in await tx.holders.of_table(live.id)), default=0)

    async def _delete_table(self, table_id: str) -> None:
        async with self.house.store.write() as tx:
            await tx.tables.delete(table_id)
        self.house.forget(table_id)

    async def delete_guild(self, guild_id: int) -> None:
        """Delete all that is kept of a guild that has removed the bot."""
        async with self.house.store.write() as tx:
            if (await tx.people.guild(guild_id)).left_at is None:
                return  # it has come back since it was looked up
            await tx.people.delete_guild(guild_id)
        self.house.forget_all()
