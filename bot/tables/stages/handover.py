"""Handing a seat to another user, with messages to both; game and luck stay the same."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.clocks import deadlines, vacancies
from bot.tables.company import reliability
from bot.tables.core import motions
from bot.tables.core.about import BRIEFING, CHOICE, LOBBY, OF_TIME
from bot.tables.core.deliveries import enqueue_times
from bot.tables.core.motions import MOOT, REPLACE, UNDO, sort_of
from bot.tables.core.names import unique_name
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.seats import hand_over, reseat
from bot.tables.core.table import Table
from storage import Reader, Writer
from storage.rows import MotionRow, SeatRow


async def knows_another(tx: Reader, table_id: str, seat: int, user_id: int) -> bool:
    """Tell whether a user has held another seat, and so has seen another hand."""
    return any(row.user_id == user_id and row.seat != seat for row in await tx.holders.of_table(table_id))


async def hand_to(registry: Registry, tx: Writer, table: Table, seat: int, user_id: int, name: str, now: int) -> Table:
    """Hand a seat to a user and return the table as it will be; call `take_over` after the commit."""
    before = table.seats[seat]
    named = unique_name(name, [other for other in table.seats if other.seat != seat])
    row = replace(before, user_id=user_id, computer=None, name=named, joined=0, missed=0)
    reliability.note_handed_on(tx, table, seat)
    if not await _has_gone_on(tx, table, row):
        await hand_over(tx, table, row, now)
    others = {other: clock for other, clock in table.clocks.items() if other != seat}
    seats = [row if other.seat == seat else other for other in table.seats]
    after = replace(table, seats=seats, clocks=others)
    after.clocks = await deadlines.fit(registry, tx, after, now)
    await _meet(tx, after, user_id)
    await take_back_messages(tx, after, before, now)
    await vacancies.withdraw(tx, after, seat, now)
    outbox = Outbox(tx, after, now)
    await outbox.enqueue_briefing(seat)
    await outbox.enqueue_public("sync", LOBBY)
    await enqueue_times(tx, after.id, now)
    return after


async def _has_gone_on(tx: Writer, table: Table, row: SeatRow) -> bool:
    """Undo a user's leaving if nothing was decided for their seat since; return whether that was so."""
    held = [holder for holder in await tx.holders.of_table(table.id) if holder.seat == row.seat]
    if len(held) < 2 or held[-1].user_id is not None or held[-2].user_id != row.user_id:
        return False
    entries = await tx.log.entries(table.id)
    if any(entry.seat == row.seat and entry.version > held[-1].version for entry in entries):
        return False
    sought = await tx.seeking.get(table.id, row.seat)
    if sought is not None and sought.given_up and row.user_id is not None:
        tx.reliability.forgive(table.row.guild_id, row.user_id)
    tx.holders.take_back(held[-1])
    await tx.tables.put_seat(row)
    return True


async def take_over(registry: Registry, table: Table, after: Table, seat: int) -> None:
    """Copy a seat that was handed over in the database into the table in memory."""
    reseat(table, after.seats[seat])
    table.dms.pop(seat, None)
    table.clocks = after.clocks
    await registry.people.forget(after.seats[seat].user_id or 0)
    registry.workers.set_timer()


def motions_without(table: Table, seat: int, user_id: int) -> list[MotionRow]:
    """Remove a former user's votes from all motions except the one about the seat, and end pointless ones.

    Their undo is void, and so is a vote to give the new user another seat.
    """
    others = [other for other in motions.open_motions(table) if other.kind != f"{REPLACE}-{seat}"]
    mine = [other for other in others if sort_of(other.kind) == UNDO and other.seat == seat]
    same = [other for other in others if sort_of(other.kind) == REPLACE and other.user_id == user_id]
    return [
        replace(other, outcome=MOOT) if other in mine or other in same else motions.without_vote(other, seat)
        for other in others
    ]


async def _meet(tx: Writer, table: Table, user_id: int) -> None:
    """Use the table's language for a user who has never used the bot."""
    user = await tx.people.user(user_id)
    if user.locale is None:
        await tx.people.save_user(replace(user, locale=table.row.locale))


async def take_back_messages(tx: Writer, table: Table, before: SeatRow, now: int) -> None:
    """Replace the messages that show the seat to its former user."""
    for panel in await tx.panels.current(table.id):
        if panel.seat == before.seat and panel.about in (CHOICE, BRIEFING, *OF_TIME):
            await tx.panels.retire(panel.message_id)  # else the new message would edit it
    if before.user_id is not None:
        await Outbox(tx, table, now).tell_former_user(before.user_id, before.seat)
