"""What must happen by itself after a long time: lobbies expire, old tables and left guilds are deleted."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from bot.tables import lobby
from bot.tables.basics import DAY, HOUR
from bot.tables.house import House
from bot.tables.refusal import Refusal
from storage.records import Stage

log = structlog.get_logger()

LOBBIES: Final[tuple[Stage, ...]] = ("lobby",)
LOBBY_LASTS = DAY
ENDED_KEPT = 180 * DAY
LEFT_KEPT = 30 * DAY


class Caretaker:
    """Look once an hour."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def run(self) -> None:
        """Work until cancelled."""
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
            lobbies = [row for row in await tx.tables.in_stage(LOBBIES) if row.created_at <= now - LOBBY_LASTS]
            ended = await tx.tables.ended_before(now - ENDED_KEPT)
            left = await tx.people.left_before(now - LEFT_KEPT)
        for row in lobbies:
            await self._expire(row.table_id)
        for row in ended:
            await self._delete_table(row.table_id)
        for guild in left:
            await self.delete_guild(guild.guild_id)

    async def _expire(self, table_id: str) -> None:
        try:
            async with self.house.table(table_id) as live:
                if live.row.stage == "lobby":
                    await lobby.expire(self.house, live)
        except Refusal:
            return
        self.house.poke()

    async def _delete_table(self, table_id: str) -> None:
        async with self.house.store.write() as tx:
            await tx.tables.delete(table_id)
        self.house.forget(table_id)

    async def delete_guild(self, guild_id: int) -> None:
        """Delete all that is kept of a guild."""
        async with self.house.store.write() as tx:
            await tx.people.delete_guild(guild_id)
        self.house.forget_all()
