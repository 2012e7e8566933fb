"""Users who leave a table's server: the bot stops mentioning them, and others may take their seats at once.

Without a privileged intent, the bot must ask Discord: before it mentions a user, and when a user's time is up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

import structlog

from bot.tables.clocks.absence import keep_for_departed
from bot.tables.core.registry import Registry, attempt
from bot.tables.ports.clock import HOUR
from bot.tables.ports.messenger import Messenger, MessengerError

log = structlog.get_logger()

CACHE_SIZE = 4096


class Departures:
    """Asks whether users are members, at most once an hour each, and handles the seats of those who have left."""

    def __init__(self, registry: Registry, messenger: Messenger) -> None:
        self.registry, self.messenger = registry, messenger
        self._asked: dict[tuple[int, int], tuple[int, bool]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Tell whether a user is known to have left a guild; without an answer from Discord they count as a member."""
        now, asked = self.registry.clock.now(), self._asked.get((guild_id, user_id))
        if asked is not None and now < asked[0] + HOUR:
            return asked[1]
        self._asked[guild_id, user_id] = now, asked is not None and asked[1]
        while len(self._asked) > CACHE_SIZE:
            del self._asked[next(iter(self._asked))]
        try:
            left = not await self.messenger.is_member(guild_id, user_id)
        except MessengerError:
            left = False
        self._asked[guild_id, user_id] = now, left
        return left

    async def present(self, table_id: str, guild_id: int, users: Sequence[int]) -> tuple[int, ...]:
        """Return those users who may be mentioned, and handle the seats of the others."""
        gone = [user for user in users if guild_id and await self.has_left(guild_id, user)]
        for user in gone:
            self._do(self._look_after(table_id, user))
        return tuple(user for user in users if user not in gone)

    def look(self, table_id: str, guild_id: int, users: Sequence[int]) -> None:
        """Ask in the background about users whose time is up."""
        if guild_id and users:
            self._do(self._look(table_id, guild_id, users))

    async def _look(self, table_id: str, guild_id: int, users: Sequence[int]) -> None:
        await self.present(table_id, guild_id, users)

    async def _look_after(self, table_id: str, user_id: int) -> None:
        async def keep(table_id: str) -> None:
            async with self.registry.table(table_id) as table:
                seat = table.seat_of(user_id)
                if seat is not None and table.row.stage == "playing":
                    await keep_for_departed(self.registry, table, seat)

        await attempt(table_id, keep)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End background tasks."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
