"""The alarm of all clocks: it sends reminders, lets stand-ins decide, and stores until when clocks have run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import structlog

from bot.tables.clocks.deadlines import Clocks, halt_all, is_halted, is_overdue
from bot.tables.clocks.shard_watch import Heard
from bot.tables.clocks.time_updates import NOTICED, TOLD_FROM, TimesRefresh
from bot.tables.core import pace
from bot.tables.core.about import REMIND
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import FIRST, Registry, attempt
from bot.tables.core.table import Table
from bot.tables.ports.clock import HOUR, MINUTE
from storage import Writer
from storage.rows import AwayShardRow, ClockRow

log = structlog.get_logger()

BEAT = MINUTE
"""Milliseconds between two notes that clocks have run, which is how much more time a user may get after a crash."""
RETRY = MINUTE
"""Milliseconds until computers are woken again for a user whose time is up."""


class ClockAlarm:
    """Rings the clocks of all tables; clocks and votes stand still while the bot is down or Discord is away."""

    def __init__(self, registry: Registry) -> None:
        self.registry, self.refresh, self.shards = registry, TimesRefresh(registry), ShardClocks(registry)
        self.ask_for: Callable[[str, int, Sequence[int]], None] = _trust
        self._last_beat = 0
        self._turn = asyncio.Lock()

    @property
    def busy(self) -> bool:
        """Tell whether clocks are being stopped or moved."""
        return self._turn.locked()

    async def start(self, heard: Heard | None = None) -> None:
        """Move all clocks by the time since an earlier run of the bot last noted that they ran.

        If other processes have `heard` Discord all the time since then, the clocks have run on.
        """
        async with self.registry.change_clocks() as tx:
            ran_until = await tx.clocks.pulse() or 0
            if heard is not None and heard.since is not None and heard.since <= ran_until:
                ran_until = max(ran_until, heard.until[FIRST])
                await self.shards.note_lost(tx, heard)
                await self._beat(tx, ran_until)
            await self.shards.settle(tx, ran_until)
        await self._skip()

    async def suspend(self, since: int | None = None) -> None:
        """Stop all clocks: Discord is away from now on, or was last heard some time ago."""
        async with self._turn:  # Discord may go away again during this
            if not self.registry.offline:
                self.registry.offline = True
                async with self.registry.change_clocks() as tx:
                    ran_until = self.registry.clock.now() if since is None else since
                    await self.shards.settle(tx, ran_until)
                    await self._beat(tx, ran_until)

    async def resume(self) -> None:
        """Let clocks run on as if no time had passed, because Discord is back."""
        async with self._turn:
            if self.registry.offline:
                await self._skip()
                self.registry.offline = False
                self.registry.workers.set_timer()

    async def note(self) -> None:
        """Note that clocks have run until now, unless they stand still: the next run goes on from there."""
        async with self._turn:
            if not self.registry.offline:
                async with self.registry.store.write() as tx:
                    await self._beat(tx, self.registry.clock.now())

    async def shard_gone(self, shard: int, since: int | None = None) -> None:
        """Stop the clocks of a lost shard's users; for the first shard, stop all clocks."""
        if shard == FIRST:
            return await self.suspend(since)
        async with self._turn:
            return await self.shards.let_go(shard, since)

    async def divide(self, count: int) -> None:
        """Set the number of shards; they count as away until they connect."""
        async with self._turn:
            await self.shards.divide(count)

    async def shard_here(self, shard: int, count: int) -> None:
        """Let the clocks of a shard's users run on."""
        async with self._turn:
            self.registry.shards.note_count(count)
        if shard == FIRST:
            return await self.resume()
        async with self._turn:
            await self.shards.take_back(shard)
        self.refresh.begin()
        return self.registry.workers.set_timer()

    async def _skip(self) -> None:
        async with self.registry.change_clocks() as tx:
            now, since = self.registry.clock.now(), await tx.clocks.pulse()
            moved = await tx.clocks.shift(since or 0, now)
            await tx.motions.shift(since or 0, now)
            await tx.seeking.shift(since or 0, now)
            await self._beat(tx, now)
            await self.shards.note_away(tx, now)
            if since is not None and now - since >= TOLD_FROM:
                await tx.clocks.mark_for_refresh(now + NOTICED * (now - since))
        self.refresh.begin()
        self.registry.workers.deliver()
        if moved:
            log.info("clocks moved", count=moved, seconds=(now - (since or now)) // 1000)

    async def _beat(self, tx: Writer, now: int) -> None:
        await tx.clocks.beat(now)
        self._last_beat = now

    async def next_due(self) -> int | None:
        """Return when a clock rings next, or the running time must be noted; None while nothing runs."""
        if self.registry.offline:
            return None
        async with self.registry.store.read() as tx:
            away, of = self.registry.shards.away, self.registry.shards.count
            ring_at = await tx.clocks.next_ring(away, of)
            others = (tx.motions.next_expiry, tx.seeking.next_due)
            if ring_at is None and all([await find(away, of) is None for find in others]):
                return None
        beat = self._last_beat + BEAT
        return beat if ring_at is None else min(ring_at, beat)

    async def ring(self, now: int) -> None:
        """Send due reminders, and wake computers for users whose time is up."""
        async with self.registry.store.read() as tx:
            tables = await tx.clocks.due(now, self.registry.shards.away, self.registry.shards.count)
        for table_id in tables:
            await attempt(table_id, partial(self._ring_at, now))
        if self._beats_by(now):
            async with self.registry.store.write() as tx:
                await tx.clocks.beat(now)
            self._last_beat = now

    def _beats_by(self, now: int) -> bool:
        """Tell whether to note again that clocks have run."""
        return now >= self._last_beat + BEAT

    async def _ring_at(self, now: int, table_id: str) -> None:
        """Handle a table's clocks up to when its users were heard, and note that clocks ran, in one transaction."""
        async with self.registry.table(table_id) as table:
            heard, beats = self.registry.shards.heard_until(table.row.guild_id, now), self._beats_by(now)
            async with self.registry.store.write() as tx:
                if beats:
                    await tx.clocks.beat(now)
                ticking = await self._handle_due(tx, table, heard)
            table.clocks = ticking
            if beats:
                self._last_beat = now
            if tx.outbox.added:
                self.registry.workers.deliver()
            late = [table.seats[seat].user_id or 0 for seat in ticking if is_overdue(table, seat, heard)]
            if late:  # stand-ins decide for their users
                self.registry.workers.decide(table_id)
        self.ask_for(table_id, table.row.guild_id, late)

    async def _handle_due(self, tx: Writer, table: Table, now: int) -> Clocks:
        """Handle all due clocks of a table; a finished table has none."""
        if table.row.stage != "playing":
            await tx.clocks.drop_all(table.id)
            return {}
        if is_halted(self.registry, table):
            return await halt_all(tx, table, now)
        rows = table.clocks  # as stored, because clocks only change inside a transaction
        ringing = [row for row in rows.values() if row.ring_at is not None and row.ring_at <= now]
        rung = [await self._ring(tx, table, row, now) for row in ringing]
        await tx.clocks.put(rung)
        if any(row.reminded == pace.WARNED for row in rung):
            await Outbox(tx, table, now).enqueue_public("post", REMIND)
        return rows | {row.seat: row for row in rung}

    async def _ring(self, tx: Writer, table: Table, row: ClockRow, now: int) -> ClockRow:
        """Return a clock after handling it."""
        user = await self.registry.people.user(table.seats[row.seat].user_id or 0)
        due, step = row.due_at or now, row.pace
        if due <= now:
            end = pace.quiet_end(user, now) if pace.has_halfway_reminder(step) and row.reminded < pace.MOVED else None
            if end is None:
                return replace(row, reminded=max(pace.UP, row.reminded), ring_at=now + RETRY)
            later = end + HOUR
            return replace(row, due_at=later, ring_at=later, reminded=pace.MOVED, extra=row.extra + later - due)
        reminded = row.reminded
        while reminded < pace.WARNED and pace.next_ring(due, reminded, step, user) <= now:
            reminded = pace.HALF if pace.has_halfway_reminder(step) and reminded < pace.HALF else pace.WARNED
        if reminded != row.reminded:
            await self._remind(tx, table, row.seat, reminded, now)
        return replace(row, reminded=reminded, ring_at=pace.next_ring(due, reminded, step, user))

    async def _remind(self, tx: Writer, table: Table, seat: int, reminded: int, now: int) -> None:
        """Enqueue a reminder; at half time, users without direct messages get it at the table."""
        outbox = Outbox(tx, table, now)
        await outbox.enqueue_private("post", REMIND, seat)
        if reminded == pace.HALF:
            await outbox.enqueue_nudge(seat)


def _trust(_table_id: str, _guild_id: int, _users: Sequence[int]) -> None:
    """Treat users as members without asking, the default; `Service` sets one that asks Discord."""


class ShardClocks:
    """Stops and moves the clocks of shards other than the first; callers must not call it concurrently."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def let_go(self, shard: int, since: int | None = None) -> None:
        """Note that a shard is away from now on, or was last heard some time ago."""
        shards = self.registry.shards
        if shard in shards.away:
            return
        shards.away.add(shard)
        if not self.registry.offline:
            async with self.registry.store.write() as tx:
                since = self.registry.clock.now() if since is None else since
                await tx.shards.note_away(AwayShardRow(shard=shard, of=shards.count, since=since))
        log.info("shard gone", shard=shard)

    async def take_back(self, shard: int) -> None:
        """Let the clocks of a shard's guilds run on as if the shard had not been away."""
        shards = self.registry.shards
        if shard not in shards.away:
            return
        if not self.registry.offline:
            async with self.registry.change_clocks() as tx:
                now = self.registry.clock.now()
                for row in await tx.shards.away():
                    if row.shard == shard:
                        await self._shift(tx, row, now)
                await tx.shards.note_back(shard)
        shards.away.discard(shard)
        log.info("shard back", shard=shard)

    async def divide(self, count: int) -> None:
        """Start over with another number of shards, which count as away until they connect."""
        if count == self.registry.shards.count:
            return
        async with self.registry.change_clocks() as tx:
            now = self.registry.clock.now()
            await self.settle(tx, now)
            self.registry.shards.note_count(count)
            await self.note_away(tx, now)

    async def note_lost(self, tx: Writer, heard: Heard) -> None:
        """Note the shards that were lost together with their process."""
        noted = {row.shard for row in await tx.shards.away()}
        for shard, since in heard.lost.items():
            if shard not in noted:
                await tx.shards.note_away(AwayShardRow(shard=shard, of=heard.count, since=since))

    async def note_away(self, tx: Writer, now: int) -> None:
        """Note which shards are away from now on, because the first is back."""
        for shard in self.registry.shards.away:
            await tx.shards.note_away(AwayShardRow(shard=shard, of=self.registry.shards.count, since=now))

    async def settle(self, tx: Writer, now: int) -> None:
        """Move the clocks of all shards that were away until now, and forget that they were."""
        for row in await tx.shards.away():
            await self._shift(tx, row, now)
        await tx.shards.note_all_back()

    async def _shift(self, tx: Writer, row: AwayShardRow, now: int) -> None:
        await tx.clocks.shift_shard(row, now)
        await tx.motions.shift_shard(row, now)
        await tx.seeking.shift_shard(row, now)
        if now - row.since >= TOLD_FROM:
            await tx.clocks.mark_shard_for_refresh(row, now + NOTICED * (now - row.since))
