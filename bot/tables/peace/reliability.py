"""How reliable users are: noted with the decision itself, and looked up for those who choose whom to play with.

A decision counts if its clock ran: at a table with a limit, not on holiday, and neither while the table was paused nor
while Discord or the guild was away. One statement goes with the press that makes it, and nobody waits for it.

Nothing secret can be read from it. A clock runs for nobody but whom the table openly waits for, so that a decision is
noted at the very step at which the board stops naming its user; a changed mind, a wish and a choice that the rules
make by themselves have no clock. Others see a percentage only; see `Reliability`.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables.clocks.absence import By
from bot.tables.core.registry import Registry
from bot.tables.core.reliability import Reliability, counts_as_given_up, read_row
from bot.tables.core.table import Table
from games.kernel.match import Step
from storage import Reader, Writer
from storage.rows import TableRow


def note_step(tx: Writer, table: Table, after: Table, step: Step, by: By) -> None:
    """Note what a step from `table` to `after` says of its user, and at the end who has left a game to a computer."""
    seat = step.entry.seat
    if seat is not None and step.entry.choice and by != "computer":
        _note_decision(tx, table, seat, missed=by == "stand-in")
    if step.state.over:
        for row in after.seats:
            if after.has_stand_in(row.seat):
                note_handed_on(tx, after, row.seat)


def _note_decision(tx: Writer, table: Table, seat: int, *, missed: bool) -> None:
    """Note a decision as in time or missed.

    Who takes a choice back and decides again has decided once, and a stand-in always decides what was missed.
    """
    user_id = table.seats[seat].user_id
    if user_id is not None and _is_timed(table, seat) and (missed or table.takebacks.is_at_new_decision):
        tx.reliability.note(table.row.guild_id, user_id, in_time=not missed)


def _is_timed(table: Table, seat: int) -> bool:
    """Tell whether a seat's clock runs, and its user is not on holiday."""
    clock = table.clocks.get(seat)
    return clock is not None and clock.due_at is not None and seat not in table.away


def note_left(tx: Writer, table: Table, seat: int) -> None:
    """Note that the user of a seat gives a running game up."""
    user_id = table.seats[seat].user_id
    if user_id is not None and counts_as_given_up(table):
        tx.reliability.give_up(table.row.guild_id, user_id)


def note_handed_on(tx: Writer, table: Table, seat: int) -> None:
    """Note that a seat goes to somebody else, unless its user is on holiday; `table` is as it was before."""
    if seat not in table.away:
        note_left(tx, table, seat)


async def reliability_of(tx: Reader, guild_id: int, user_id: int) -> Reliability:
    """Look up how reliable a user is in a guild."""
    rows = await tx.reliability.of_users(guild_id, [user_id])
    return read_row(rows.get(user_id), shown=not (await tx.people.user(user_id)).discreet)


async def is_below(tx: Reader, table: Table, user_id: int) -> bool:
    """Tell whether the least that a table's host asks for keeps a user out."""
    return await is_too_low(tx, table.row, user_id)


async def is_too_low(tx: Reader, row: TableRow, user_id: int) -> bool:
    """Tell that of a table as it is stored."""
    return bool(row.least) and (await reliability_of(tx, row.guild_id, user_id)).is_below(row.least)


async def reliability_at(registry: Registry, table: Table) -> Mapping[int, Reliability]:
    """Look up how reliable the users of a lobby are, by user; nothing at a table that has begun."""
    users = [seat.user_id for seat in table.seats if seat.user_id is not None]
    if table.row.stage != "lobby":
        return {}
    async with registry.store.read() as tx:
        rows = await tx.reliability.of_users(table.row.guild_id, users)
    return {user: read_row(rows.get(user), shown=not (await registry.people.user(user)).discreet) for user in users}
