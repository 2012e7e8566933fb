"""The keeper: the one of several processes that rings clocks, ends votes and lobbies, and cleans up.

It holds a claim for as long as it lives; the others check once a second whether the claim is free. The store also knows
which of Discord's shards are heard; the keeper stops the clocks of those that no process hears.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import structlog

from bot.tables.clocks.alarm import ClockAlarm
from bot.tables.clocks.shard_watch import Heard, Hearing
from bot.tables.core.registry import FIRST, Registry
from storage.turns import step_behind

log = structlog.get_logger()

KIND: Final = "keeper"
THAWS: Final = 5
"""Looks after which to try again to resume a guild's clocks."""
LOOKS: Final = 1.0
"""Seconds between checks for a keeper and for heard shards."""


class Keeper:
    """Runs the work of the keeper once this process has the claim; `begin` prepares `work`."""

    def __init__(
        self,
        registry: Registry,
        alarm: ClockAlarm,
        hearing: Hearing,
        begin: Callable[[Heard], Awaitable[None]],
        work: Callable[[], list[Coroutine[Any, Any, None]]],
    ) -> None:
        self.registry, self.alarm, self.hearing, self._begin, self._work = registry, alarm, hearing, begin, work
        self.keeps = False
        self._thawed_at: dict[int, float] = {}
        self.thaw: Callable[[int], Awaitable[None]] = _leave

    async def run(self) -> None:
        """Check until cancelled; become the keeper once there is none."""
        step_behind()
        while True:
            try:
                heard = await self._look()
                if await self._claim():
                    await self._keep(heard)
            except Exception:
                log.exception("keeper failed")
            await asyncio.sleep(LOOKS)

    async def _claim(self) -> bool:
        store = self.registry.store
        async with store.read() as tx:
            holder = (await tx.claims.of(KIND)).get("")
        if holder is not None or not store.membership.alive:
            return holder == store.process
        async with store.write() as tx:
            return bool(await tx.claims.take(KIND, [""]))

    async def _look(self) -> Heard:
        """Read what other processes have noted, and store which shards this one hears."""
        await self.registry.load_absences()
        await self._thaw_returned()
        await self.hearing.note()
        return await self.hearing.look()

    async def _thaw_returned(self) -> None:
        """Resume clocks in guilds that are back, in case another process has stopped them without knowing."""
        for guild in await self.registry.halted_although_here():
            if time.monotonic() - self._thawed_at.get(guild, 0) > THAWS * LOOKS:
                self._thawed_at[guild] = time.monotonic()
                await self.thaw(guild)

    async def _keep(self, heard: Heard) -> None:
        """Work until cancelled, or until this process was removed."""
        log.info("keeper now")
        self.registry.offline = True  # until it is known which shards are heard
        await self._begin(heard)
        tasks = [asyncio.create_task(each) for each in self._work()]
        self.keeps = True
        try:
            await self._watch()
        finally:
            self.keeps = False
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def leave(self) -> None:
        """Note until when clocks have run, for the next keeper; do not wait for a change under way."""
        if not self.keeps or self.alarm.busy or not self.registry.store.membership.alive:
            return
        try:
            await self.alarm.note()
        except Exception:
            log.exception("clocks not noted")

    async def _watch(self) -> None:
        while not self.registry.store.membership.ended.is_set():
            try:
                await self.look_at_shards(await self._look())
            except Exception:
                log.exception("shards not looked for")
            await asyncio.sleep(LOOKS)

    async def look_at_shards(self, heard: Heard) -> None:
        """Stop or resume clocks by the shards that any process hears."""
        self.registry.shards.until = heard.until
        if FIRST not in heard.here:
            await self.alarm.suspend(heard.until.get(FIRST))
        elif self.registry.offline:
            await self.alarm.shard_here(FIRST, heard.count)
        else:
            await self.alarm.divide(heard.count)
        for shard in range(FIRST + 1, heard.count):
            if shard not in heard.here:
                await self.alarm.shard_gone(shard, heard.until.get(shard))
            elif shard in self.registry.shards.away:
                await self.alarm.shard_here(shard, heard.count)


async def _leave(_guild: int) -> None:
    """Let time stand: `Service` says how a guild's clocks run on."""
