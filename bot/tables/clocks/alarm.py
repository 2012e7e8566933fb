"""The alarm of all clocks: it reminds, lets stand-ins decide, and notes until when clocks and votes have run."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

import structlog

from bot.tables.clocks.deadlines import Clocks, halted, stands
from bot.tables.clocks.refreshing import Telling
from bot.tables.core import pace
from bot.tables.core.outbox import REMIND, Owing
from bot.tables.core.registry import House, tried
from bot.tables.core.table import LiveTable
from bot.tables.ports.clock import HOUR, MINUTE
from storage import Writer
from storage.rows import ClockRow

log = structlog.get_logger()

BEAT = MINUTE
"""Milliseconds between notes that clocks have run: so much longer a user may get after a crash."""
TOLD_FROM = 5 * MINUTE
"""Milliseconds by which deadlines have moved when boards and questions are edited; `/table status` tells of less."""
NOTICED = 10
"""Times show as "in 3 days" or "in 5 hours": a move is noticed that is at least this part of what is left."""
RETRY = MINUTE
"""Milliseconds until computers are woken again for a user whose time is up."""


class Clockwork:
    """Ring the clocks of all tables; none runs while the bot is down or Discord is away, nor does a vote's time."""

    def __init__(self, house: House) -> None:
        self.house, self.telling = house, Telling(house)
        self._beaten = 0
        self._turn = asyncio.Lock()

    async def start(self) -> None:
        """Let no clock have run since an earlier run of the bot last noted that they did."""
        await self._skip()

    async def away(self) -> None:
        """Let clocks stand still: Discord is away."""
        async with self._turn:  # it may go while it is still coming
            if not self.house.offline:
                self.house.offline = True
                async with self.house.store.write() as tx:
                    await self._beat(tx, self.house.clock.now())

    async def back(self) -> None:
        """Let clocks run on as if no time had passed: Discord is here again."""
        async with self._turn:
            if self.house.offline:
                await self._skip()
                self.house.offline = False
                self.house.timed()

    async def _skip(self) -> None:
        async with self.house.reclocking() as tx:
            now, since = self.house.clock.now(), await tx.clocks.pulse()
            moved = await tx.clocks.shift(since or 0, now)
            await tx.motions.shift(since or 0, now)
            await self._beat(tx, now)
            if since is not None and now - since >= TOLD_FROM:
                await tx.clocks.untell(now + NOTICED * (now - since))
        self.telling.begin()
        self.house.poke()
        if moved:
            log.info("clocks moved", count=moved, seconds=(now - (since or now)) // 1000)

    async def _beat(self, tx: Writer, now: int) -> None:
        await tx.clocks.beat(now)
        self._beaten = now

    async def next_due(self) -> int | None:
        """Return when a clock rings next, or the time that runs is to be noted; None while no clock or vote runs."""
        if self.house.offline:
            return None
        async with self.house.store.read() as tx:
            ring_at, expires_at = await tx.clocks.next_ring(), await tx.motions.next_expiry()
        if ring_at is None and expires_at is None:
            return None
        beat = self._beaten + BEAT
        return beat if ring_at is None else min(ring_at, beat)

    async def ring(self, now: int) -> None:
        """Remind whom it is time to remind, and call computers for those whose time is up."""
        if now >= self._beaten + BEAT:
            async with self.house.store.write() as tx:
                await self._beat(tx, now)
        async with self.house.store.read() as tx:
            tables = await tx.clocks.due(now)
        for table_id in tables:
            await tried(table_id, partial(self._ring_at, now))

    async def _ring_at(self, now: int, table_id: str) -> None:
        async with self.house.table(table_id) as live:
            async with self.house.store.write() as tx:
                ticking = await self._handled(tx, live, now)
            live.clocks = ticking
        self.house.poke()
        self.house.asked(table_id)

    async def _handled(self, tx: Writer, live: LiveTable, now: int) -> Clocks:
        """Handle all clocks of a table that ring now; of a table that is over none is left."""
        if live.row.stage != "playing":
            await tx.clocks.drop_all(live.id)
            return {}
        if stands(self.house, live):
            return await halted(tx, live, now)
        rows = {row.seat: row for row in await tx.clocks.of_table(live.id)}
        ringing = [row for row in rows.values() if row.ring_at is not None and row.ring_at <= now]
        rung = [await self._rung(tx, live, row, now) for row in ringing]
        await tx.clocks.put(rung)
        if any(row.reminded == pace.WARNED for row in rung):
            await Owing(tx, live, now, live.row.version).public("post", REMIND)
        return rows | {row.seat: row for row in rung}

    async def _rung(self, tx: Writer, live: LiveTable, row: ClockRow, now: int) -> ClockRow:
        """Return a clock with what is done about it now."""
        user = await self.house.user(live.seats[row.seat].user_id or 0)
        due, step = row.due_at or now, live.row.pace
        if due <= now:
            end = pace.quiet_end(user, now) if pace.halfway(step) and row.reminded < pace.MOVED else None
            if end is None:
                return replace(row, reminded=pace.UP, ring_at=now + RETRY)
            return replace(row, due_at=end + HOUR, ring_at=end + HOUR, reminded=pace.MOVED)
        reminded = row.reminded
        while reminded < pace.WARNED and pace.next_ring(due, reminded, step, user) <= now:
            reminded = pace.HALF if pace.halfway(step) and reminded < pace.HALF else pace.WARNED
        if reminded != row.reminded:
            await self._remind(tx, live, row.seat, reminded, now)
        return replace(row, reminded=reminded, ring_at=pace.next_ring(due, reminded, step, user))

    async def _remind(self, tx: Writer, live: LiveTable, seat: int, reminded: int, now: int) -> None:
        """Owe a reminder; the one at half time is given at the table to those whom no direct message reaches."""
        owing = Owing(tx, live, now, live.row.version)
        await owing.message("post", REMIND, seat)
        if reminded == pace.HALF:
            await owing.nudge(seat)
