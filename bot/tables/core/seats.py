"""Seats of a running table: changing who sits there, and noting it for results and ratings."""

from __future__ import annotations

from collections import Counter

from bot.tables.core.people import words
from bot.tables.core.table import Former, Table
from games.kernel.words import LOCALES
from storage import Writer
from storage.rows import SeatRow

NAMELESS = {locale: words(locale).text("deleted-user") for locale in LOCALES}
"""What users are called whose name is forgotten, by the language of the table."""


async def seat_all(tx: Writer, table: Table, now: int) -> None:
    """Note the holders of all seats as a game begins."""
    for row in table.seats:
        await tx.holders.add(row, table.row.version, now)


async def hand_over(tx: Writer, table: Table, row: SeatRow, now: int) -> None:
    """Give a seat of a running table another holder; call `reseat` after the commit.

    A user who no longer holds it leaves no note behind. Lists of answers for it are deleted with any change.
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
    """Take a stored seat over into the table in memory."""
    former = table.seats[row.seat]
    table.orders = {seat: order for seat, order in table.orders.items() if seat != row.seat}
    if former.user_id != row.user_id:
        table.notes = {user: note for user, note in table.notes.items() if user != former.user_id}
        table.answered = Counter({key: count for key, count in table.answered.items() if key[0] != row.seat})
    if former.name != row.name:
        table.former += (Former(row.seat, table.row.version, former.name),)
    table.seats = [row if other.seat == row.seat else other for other in table.seats]
