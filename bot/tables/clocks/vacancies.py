"""Seats that seek a player: those whose users have left, and those of absent users who do not keep them.

A user who has missed some decisions gets a message, and can keep the seat for a day; only then may others take it. That
day does not run while the user is on holiday, the table is paused, or nobody could press: it is stopped and moved like
clocks. All of it is in the database alone, and changes in the transaction of its cause.
"""

from __future__ import annotations

from dataclasses import replace

import structlog

from bot.tables.clocks.deadlines import is_halted
from bot.tables.clocks.timer import TableAlarm
from bot.tables.core.about import SEEKS
from bot.tables.core.outbox import Outbox
from bot.tables.core.table import Table
from bot.tables.ports.clock import DAY
from storage import Reader, Writer
from storage.rows import SeekRow

log = structlog.get_logger()

NOTICE = DAY
"""Milliseconds for which an absent user alone can take the seat again."""


async def warn(tx: Writer, table: Table, seat: int, now: int) -> None:
    """Note that a seat's absent user was warned, and from when on others may take it."""
    due_at = max(now, table.away.get(seat, 0)) + NOTICE
    await tx.seeking.put(SeekRow(table_id=table.id, seat=seat, noticed_at=now, due_at=due_at))


async def seek(tx: Writer, table: Table, seat: int, now: int, *, given_up: bool = False) -> None:
    """Let a seat seek a player from now on, and announce it, unless it already does.

    `given_up` is set if its user has left, which counted as a game given up.
    """
    row, outbox = await tx.seeking.get(table.id, seat), Outbox(tx, table, now)
    if row is not None and row.since is not None:
        await tx.seeking.put(replace(row, given_up=given_up))
        await outbox.enqueue_public("sync", SEEKS, seat=seat)
        return
    await tx.seeking.put(SeekRow(table_id=table.id, seat=seat, noticed_at=now, since=now, given_up=given_up))
    await outbox.enqueue_public("post", SEEKS, seat=seat)


async def withdraw(tx: Writer, table: Table, seat: int, now: int) -> None:
    """Note that a seat has a user again, and edit its message."""
    row = await tx.seeking.get(table.id, seat)
    if row is not None:
        await tx.seeking.drop(table.id, seat)
        await _enqueue_end(tx, table, row, now)


async def withdraw_all(tx: Writer, table: Table, now: int) -> None:
    """Note that the game is over, so that no seat seeks a player."""
    for row in await tx.seeking.of_table(table.id):
        await _enqueue_end(tx, table, row, now)
    await tx.seeking.drop_all(table.id)


async def _enqueue_end(tx: Writer, table: Table, row: SeekRow, now: int) -> None:
    if row.since is not None:
        await Outbox(tx, table, now).enqueue_public("sync", SEEKS, seat=row.seat)


async def is_sought(tx: Reader, table: Table, seat: int) -> bool:
    """Tell whether a seat seeks a player, which none does during its user's holiday; see `take_sought` for pauses."""
    row = await tx.seeking.get(table.id, seat)
    playing = table.row.stage == "playing"
    return row is not None and row.since is not None and playing and seat not in table.away


async def move_for_holiday(tx: Writer, user_id: int, before: int, until: int, now: int) -> None:
    """Move a user's time to keep seats to after a holiday; a seat that already seeks starts again after it."""
    await tx.seeking.move(user_id, until - max(before, now))
    if until <= now:
        return
    for row in await tx.seeking.of_user(user_id):
        held = await tx.tables.get(row.table_id)
        if held is not None and row.since is not None:
            later = SeekRow(table_id=row.table_id, seat=row.seat, noticed_at=now, due_at=until + NOTICE)
            halted = replace(later, due_at=None, left=NOTICE)
            await tx.seeking.put(later if held.paused_at is None else halted)
            await _enqueue_end(tx, Table(held, await tx.tables.seats(row.table_id)), row, now)


async def resume(tx: Writer, table: Table, now: int) -> None:
    """Let the time to keep seats run on after a pause."""
    for row in await tx.seeking.of_table(table.id):
        if row.left is not None:
            due_at = max(now, table.away.get(row.seat, 0)) + row.left
            await tx.seeking.put(replace(row, due_at=due_at, left=None))


class SeekAlarm(TableAlarm):
    """Lets seats seek a player when their users' time to keep them is up, except while Discord is away."""

    async def find_next(self, tx: Reader) -> int | None:
        """Find when the next such time is up."""
        return await tx.seeking.next_due(self.registry.shards.away, self.registry.shards.count)

    async def find_tables(self, tx: Reader, now: int) -> list[str]:
        """Find the tables at which such a time is up."""
        return await tx.seeking.due(now, self.registry.shards.away, self.registry.shards.count)

    async def ring_at(self, now: int, table_id: str) -> None:
        """Offer a table's seats whose time is up."""
        async with self.registry.table(table_id) as table, self.registry.store.write() as tx:
            heard = self.registry.shards.heard_until(table.row.guild_id, now)
            for row in await tx.seeking.of_table(table_id):  # again, as these times may have moved
                if row.due_at is not None and row.due_at <= heard:
                    await self._offer(tx, table, row, now)

    async def _offer(self, tx: Writer, table: Table, row: SeekRow, now: int) -> None:
        """Let a seat seek a player, unless its user is back or on holiday, or the table is over or paused."""
        if table.row.stage != "playing" or not table.has_stand_in(row.seat):
            await tx.seeking.drop(table.id, row.seat)
        elif is_halted(self.registry, table):
            await tx.seeking.halt_table(table.id, now)
        elif row.seat in table.away:
            await tx.seeking.put(replace(row, noticed_at=now, due_at=table.away[row.seat] + NOTICE))
        else:
            await seek(tx, table, row.seat, now)
            log.info("seat seeks a player", table=table.id)
