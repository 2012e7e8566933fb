"""Absent users: stand-ins decide for them when their time is up, keep the seat after a while, and give it back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from bot.tables.clocks import deadlines, vacancies
from bot.tables.core import motions
from bot.tables.core.about import ABSENT, AWAY
from bot.tables.core.deliveries import enqueue_times
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.seats import hand_over, reseat
from bot.tables.core.table import Table, standing_entries
from bot.tables.messages.since import story
from games.kernel.errors import StaleChoice
from games.kernel.words import Words
from storage import Writer
from storage.people import STAND_IN
from storage.rows import EntryRow

By = Literal["user", "order", "computer", "stand-in"]
"""A stand-in decides once for a user whose time is up; a computer makes every decision of its seat.

An order is a user's answer in advance, and counts as their own decision.
"""

MISSES_ALLOWED = 3
"""Missed waits in a row after which a computer keeps the seat."""


def check_wanted(table: Table, seat: int, by: By, now: int) -> None:
    """Refuse a stand-in's choice if its user has chosen meanwhile, is back, or has time again."""
    if by in ("user", "order"):
        return
    wanted = deadlines.is_overdue(table, seat, now) if by == "stand-in" else table.seats[seat].computer is not None
    if not wanted or seat not in table.waiting_seats():
        raise StaleChoice("stale-choice")


async def count_missed(tx: Writer, table: Table, after: Table, seat: int | None, by: By, now: int) -> None:
    """Count the waits in a row that a user has missed; after some of them the stand-in keeps the seat.

    A wait counts with the first decision that the stand-in makes in it. Changes `after.seats`, by a list of its own.
    """
    if seat is None or by == "computer" or table.seats[seat].computer:
        return
    if by == "stand-in" and deadlines.is_played(table, seat):
        return
    missed = table.seats[seat].missed + 1 if by == "stand-in" else 0
    if missed == table.seats[seat].missed:
        return
    row = replace(table.seats[seat], missed=missed, computer=STAND_IN if missed >= MISSES_ALLOWED else None)
    reseat(after, row)
    if row.computer is None:
        await tx.tables.put_seat(row)
        return
    await hand_over(tx, after, row, now)
    if not after.row.ended_at:
        outbox = Outbox(tx, after, now)
        await outbox.enqueue_public("post", ABSENT, seat=seat)
        await outbox.enqueue_private("post", AWAY, seat)
        await vacancies.warn(tx, after, seat, now)
        await motions.recount(tx, after, now)


async def keep_for_departed(registry: Registry, table: Table, seat: int) -> None:
    """Let a computer keep the seat of a user who has left the server; it seeks a player at once."""
    row, after = replace(table.seats[seat], computer=STAND_IN), replace(table)
    async with registry.store.write() as tx:
        sought, now = await tx.seeking.get(table.id, seat), registry.clock.now()
        if sought is not None and sought.since is not None:
            return
        reseat(after, row)
        if not table.has_stand_in(seat):
            await hand_over(tx, after, row, now)
        await tx.clocks.drop(table.id, [seat])
        await vacancies.seek(tx, after, seat, now)
        await motions.recount(tx, after, now)
    table.seats = after.seats
    table.clocks = {other: clock for other, clock in table.clocks.items() if other != seat}
    registry.workers.set_timer()
    registry.workers.deliver()
    registry.workers.decide(table.id)


async def give_back(registry: Registry, table: Table, seat: int) -> None:
    """Give back a seat that a computer has kept; its user's clock begins if the table waits for them."""
    row = replace(table.seats[seat], computer=None, missed=0)
    async with registry.store.write() as tx:
        now, after = registry.clock.now(), replace(table)  # not before: all clocks may have moved meanwhile
        reseat(after, row)
        await hand_over(tx, after, row, now)
        ticking = await deadlines.fit(registry, tx, after, now)
        outbox = Outbox(tx, after, now)
        await outbox.enqueue_public("post", ABSENT, seat=seat)
        await outbox.enqueue_choice("sync", seat)
        await enqueue_times(tx, after.id, now)
        await vacancies.withdraw(tx, after, seat, now)
        await motions.recount(tx, after, now)
    table.seats, table.clocks = after.seats, ticking
    registry.workers.set_timer()
    registry.workers.deliver()
    registry.workers.decide(table.id)


LONGEST_BRIEFING = 1_000


async def take_seat_again(registry: Registry, table: Table, seat: int, texts: Words) -> str:
    """Give a seat back to its user, and return the briefing for them."""
    text = await briefing(registry, table, seat, texts)
    await give_back(registry, table, seat)
    return text


async def briefing(registry: Registry, table: Table, seat: int, texts: Words) -> str:
    """Report what a seat has seen since its user last chose; the seat's next user may read it too."""
    async with registry.store.read() as tx:
        entries = await tx.log.entries(table.id)
        kept = [row for row in await tx.holders.of_table(table.id) if row.seat == seat and row.computer is not None]
    until = kept[-1].version if kept and table.seats[seat].computer is not None else table.row.version
    since = _last_own(standing_entries(entries), seat, until)
    happened = story(table, entries[since:], texts, viewer=seat, longest=LONGEST_BRIEFING)
    return texts.text("welcome-back", story=happened) if happened else texts.text("welcome-back-nothing")


def _last_own(entries: Sequence[EntryRow], seat: int, until: int) -> int:
    """Return the version of the last choice that a seat's user has made before a version."""
    own = [entry.version for entry in entries if entry.seat == seat and not entry.stand_in and entry.version <= until]
    return max(own, default=0)
