"""Seats of a running table: changing their holders, and storing that for results and ratings."""

from __future__ import annotations

from collections import Counter

from bot.tables.core.people import words
from bot.tables.core.table import Former, Table
from games.kernel.words import LOCALES
from storage import Writer
from storage.rows import SeatRow

NAMELESS = {locale: words(locale).text("deleted-user") for locale in LOCALES}
"""The name shown for users whose name was deleted, in the table's language."""


async def seat_all(tx: Writer, table: Table, now: int) -> None:
    """Note the holders of all seats as a game begins."""
    for row in table.seats:
        await tx.holders.add(row, table.row.version, now)


async def hand_over(tx: Writer, table: Table, row: SeatRow, now: int) -> None:
    """Give a seat of a running table another holder; call `reseat` after the commit.

    The former user's note and the seat's lists of answers are deleted.
    """
    former = table.seats[row.seat].user_id
    if former is not None and former != row.user_id:
        await tx.notes.drop(table.id, former)
        await tx.clocks.empty(table.id, row.seat)
    if row.seat in table.orders:
        await tx.orders.drop(table.id, row.seat)
    await tx.tables.put_seat(row)
    await tx.holders.add(row, table.row.version, now)


def reseat(table: Table, row: SeatRow) -> None:
    """Copy a stored seat into the table in memory."""
    former = table.seats[row.seat]
    table.orders = {seat: order for seat, order in table.orders.items() if seat != row.seat}
    if former.user_id != row.user_id:
        table.notes = {user: note for user, note in table.notes.items() if user != former.user_id}
        table.answered = Counter({key: count for key, count in table.answered.items() if key[0] != row.seat})
    if former.name != row.name:
        table.former += (Former(row.seat, table.row.version, former.name),)
    table.seats = [row if other.seat == row.seat else other for other in table.seats]
