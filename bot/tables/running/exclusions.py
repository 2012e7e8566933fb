"""What the operator has excluded everywhere: looked up again and again, as it is stored from beside the bot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from bot.tables.core.registry import Registry, attempt
from bot.tables.core.waker import Waker
from bot.tables.stages import resignation
from bot.tables.stages.lobby import clear_lobbies
from bot.tables.stages.votes import Voting

log = structlog.get_logger()

EVERY = 10.0
"""Seconds after which an exclusion holds in each process."""


class Exclusions:
    """Let excluded users leave lobbies and seats, which go to computers; `leave_servers` leaves excluded servers."""

    def __init__(self, registry: Registry, voting: Voting) -> None:
        self.registry, self.voting, self.waker = registry, voting, Waker()
        self.leave_servers: Callable[[], Awaitable[None]] = _stay

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            await self.waker.rest(EVERY)
            try:
                await self.look()
            except Exception:
                log.exception("exclusions not looked for")

    async def load(self) -> None:
        """Learn what is excluded, so that it is refused from now on."""
        async with self.registry.store.read() as tx:
            self.registry.excluded_users = await tx.exclusions.users()
            self.registry.excluded_guilds = await tx.exclusions.guilds()

    async def look(self) -> None:
        """Learn what is excluded, and take excluded users from their tables; what a kill prevented is made up for."""
        await self.load()
        if self.registry.excluded_users:
            async with self.registry.store.read() as tx:
                seated = await tx.exclusions.seated()
            await clear_lobbies(self.registry)
            for table_id, user_id in seated:
                await attempt(table_id, partial(self._leave, user_id))
        if self.registry.excluded_guilds:
            await self.leave_servers()

    async def _leave(self, user_id: int, table_id: str) -> None:
        """Hand a user's seat to a computer, as if they had left."""
        async with self.registry.table(table_id) as table:
            if table.row.stage == "playing" and table.seat_of(user_id) is not None:
                await resignation.leave(self.registry, table, user_id)
                await self.voting.resolve(table)
        self.registry.workers.deliver()
        self.registry.workers.decide(table_id)


async def _stay() -> None:
    """Leave nothing: a process without a gateway knows of no servers."""
