"""Clocks: how long a table still waits for each of its users.

A clock belongs to a wait, not to a decision: it runs on while the table waits for one seat alone, so that a turn of
seven decisions does not take seven times as long as one. With a bank of time, what is left of a wait is kept for the
next one, except for time that an extension or the night has added.

Each function here works under the table's lock and in the caller's transaction, and returns the new clocks, which
become those of the table in memory after the commit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal

from bot.tables.core import pace
from bot.tables.core.about import REMIND
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.ports.clock import DAY
from bot.tables.ports.errors import Refusal
from storage import Writer
from storage.rows import ClockRow

Clocks = dict[int, ClockRow]
Further = Literal["none", "new", "again", "stand-in"]
"""How a step extends a seat's wait: not at all, by a new decision, one made again or taken back, or a stand-in's."""

LONGEST_EXTENSION = DAY
NOTHING: Mapping[int, int] = {}


def seats_with_clock(table: Table) -> tuple[int, ...]:
    """Return the seats with a running clock: those that the table waits for and whose users play themselves."""
    if not table.row.pace:
        return ()
    return tuple(seat for seat in table.waiting_seats() if table.is_played_by_user(seat))


async def fit(
    registry: Registry,
    tx: Writer,
    after: Table,
    now: int,
    given_back: Mapping[int, int] = NOTHING,
    further: Further = "none",
) -> Clocks:
    """Start a clock for each seat that a table newly waits for, and stop those of all others.

    `given_back` is the time left for decisions that are reached again, by seat. `further` says how the last decision
    extends a wait that goes on.
    """
    wanted, ask = seats_with_clock(after), after.row.asked
    kept = {seat: row for seat, row in after.clocks.items() if seat in wanted and row.ask == ask}
    alone = wanted if further != "none" and len(after.waiting_seats()) == 1 else ()
    going = {seat for seat in alone if seat in after.clocks and seat not in kept}
    await _save(tx, after, [row for seat, row in after.clocks.items() if seat not in {*kept, *going}], now)
    new = [seat for seat in wanted if seat not in {*kept, *going}]
    banks = await tx.clocks.banks(after.id) if new and after.row.bank in pace.BANKS else {}
    begun = [await _go_on(registry, after, after.clocks[seat], now, further) for seat in going]
    begun += [await _new_clock(registry, after, seat, now, given_back.get(seat), banks) for seat in new]
    if gone := [seat for seat in after.clocks if seat not in wanted]:
        await tx.clocks.drop(after.id, gone)
    await tx.clocks.put(begun)
    for row in after.clocks.values():  # after a sealed choice nothing else is sent that would delete its reminder
        if row.seat not in kept and row.ask == ask and row.reminded >= pace.HALF:
            await Outbox(tx, after, now).enqueue_private("sync", REMIND, row.seat)
    return kept | {row.seat: row for row in begun}


async def _save(tx: Writer, table: Table, over: Sequence[ClockRow], now: int) -> None:
    """Store the time left of ended waits, if seats have banks."""
    bank = pace.BANKS.get(table.row.bank)
    if bank is not None:
        left = {row.seat: max(0, (time_left(table, row.seat, now) or 0) - row.extra) for row in over}
        await tx.clocks.save(table.id, {seat: bank.after(time) for seat, time in left.items()})


async def _go_on(registry: Registry, table: Table, row: ClockRow, now: int, further: Further) -> ClockRow:
    """Return a clock that runs on for the next decision of the same wait.

    A stand-in that has begun plays on; a user who decides for the first time gets a little more time.
    """
    row = replace(row, ask=table.row.asked)
    if further == "stand-in":
        return replace(row, reminded=pace.PLAYED)
    return await _add(registry, table, row, now) if further == "new" else row


async def _add(registry: Registry, table: Table, row: ClockRow, now: int) -> ClockRow:
    """Return a clock with the time that a further decision adds, at most up to what it began with."""
    added = (time_left(table, row.seat, now) or 0) + row.pace // pace.FURTHER
    time = min(row.pace, added)
    reminded = max(min(row.reminded, pace.HALF), pace.reminders_given(time, row.pace))
    extra = max(0, row.extra - (added - time))
    row = replace(row, due_at=None, ring_at=None, left=time, reminded=reminded, extra=extra)
    return row if is_halted(registry, table) else await run(registry, table, row, now)


async def take_over(registry: Registry, table: Table, seat: int) -> None:
    """Give a returning user the turn that a stand-in has begun to play, under the table's lock."""
    row = table.clocks.get(seat)
    if row is None or not is_played(table, seat):
        return
    async with registry.store.write() as tx:
        row = await _add(registry, table, row, registry.clock.now())
        await tx.clocks.put([row])
    table.clocks = {**table.clocks, seat: row}
    registry.workers.set_timer()


async def _new_clock(
    registry: Registry, table: Table, seat: int, now: int, given_back: int | None, banks: Mapping[int, int]
) -> ClockRow:
    """Begin a clock with the pace or the seat's bank; a decision reached again has the time `given_back`."""
    whole, bank = banks.get(seat, table.row.pace), pace.BANKS.get(table.row.bank)
    row = ClockRow(table_id=table.id, seat=seat, ask=table.row.asked, began_at=now, due_at=None)
    row = replace(row, left=whole, pace=whole)
    if given_back is not None:
        time = min(given_back, bank.most if bank else whole)
        extra = 0 if bank is None else max(0, time - max(0, whole - bank.gain))
        row = replace(row, left=time, reminded=pace.reminders_given(time, whole), extended=True, extra=extra)
    return row if is_halted(registry, table) else await run(registry, table, row, now)


def is_halted(registry: Registry, table: Table) -> bool:
    """Tell whether a table's clocks stand still: it is paused, or its guild is not here."""
    return table.row.paused_at is not None or registry.is_guild_absent(table)


async def run(registry: Registry, table: Table, row: ClockRow, now: int) -> ClockRow:
    """Return a clock that runs for the time it has left, from the end of its user's holiday on."""
    user = await registry.people.user(table.seats[row.seat].user_id or 0)
    start = max(now, user.away_until or 0)
    end = start + (row.left or 0)
    due = pace.outside_quiet_hours(end, row.pace, user)
    ring = pace.next_ring(due, row.reminded, row.pace, user)
    return replace(row, began_at=now, due_at=due, ring_at=ring, left=None, extra=row.extra + due - end)


def halt(row: ClockRow, now: int) -> ClockRow:
    """Return a clock that stands still."""
    if row.due_at is None:
        return row
    return replace(row, due_at=None, ring_at=None, left=max(0, row.due_at - now))


async def resume_all(registry: Registry, tx: Writer, table: Table, now: int) -> Clocks:
    """Let all stopped clocks run on, unless another reason still stops them."""
    if is_halted(registry, table):
        return table.clocks
    rows = [row if row.due_at is not None else await run(registry, table, row, now) for row in table.clocks.values()]
    await tx.clocks.put(rows)
    return {row.seat: row for row in rows}


async def halt_all(tx: Writer, table: Table, now: int) -> Clocks:
    """Stop all clocks."""
    rows = [halt(row, now) for row in table.clocks.values()]
    await tx.clocks.put(rows)
    return {row.seat: row for row in rows}


async def extend(registry: Registry, seat: int, tx: Writer, table: Table, now: int) -> Clocks:
    """Give a user as much time again as a wait has, at most a day, once for each wait."""
    row = table.clocks.get(seat)
    if row is None:
        raise Refusal("refused-no-clock")
    if row.extended:
        raise Refusal("refused-extended")
    more = min(row.pace, LONGEST_EXTENSION)
    time, reminded = more + (time_left(table, seat, now) or 0), min(row.reminded, pace.HALF)
    extra = row.extra + more
    row = replace(row, due_at=None, ring_at=None, left=time, extended=True, reminded=reminded, extra=extra)
    if not is_halted(registry, table):
        row = await run(registry, table, row, now)
    await tx.clocks.put([row])
    return {**table.clocks, seat: row}


def time_left(table: Table, seat: int, now: int) -> int | None:
    """Return how much time a seat's user has, without a holiday; None without a clock."""
    row = table.clocks.get(seat)
    if row is None or row.due_at is None:
        return None if row is None else row.left
    return max(0, row.due_at - max(now, table.away.get(seat, 0)))


def is_overdue(table: Table, seat: int, now: int) -> bool:
    """Tell whether a user's time is up, so that a stand-in decides."""
    row = table.clocks.get(seat)
    return row is not None and row.reminded >= pace.UP and row.due_at is not None and row.due_at <= now


def is_played(table: Table, seat: int) -> bool:
    """Tell whether a stand-in has begun to play the turn of a user whose time is up."""
    row = table.clocks.get(seat)
    return row is not None and row.reminded >= pace.PLAYED
