"""When what users have said ahead answers for them: some minutes after they are asked, in the time of a person.

The time is drawn once for each question and seat, never from what is answered. It is written in the transaction that
opens the question, so that a kill loses nothing. What a seat answers by itself uses its list up as the list would have.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

from bot.tables.core.ahead import LEAST, REMOVED, SHARE, lines_of, lines_text, may_order
from bot.tables.core.luck import order_rng
from bot.tables.core.table import Table
from bot.tables.ports.clock import MINUTE
from games.kernel.ahead import due
from games.kernel.match import UNDO, Step
from games.kernel.visibility import view
from storage import Writer
from storage.rows import OrderRow

MEDIAN, MOST = 12 * MINUTE, 45 * MINUTE
SPREAD = 0.8
Orders = dict[int, OrderRow]


def delay(table: Table, seat: int, ask: int) -> int:
    """Return after how many milliseconds an order answers a question."""
    time = order_rng(table.row.seed, seat, ask).lognormvariate(math.log(MEDIAN), SPREAD)
    return int(min(max(time, LEAST), MOST, table.row.pace // SHARE or MOST))


async def fit(tx: Writer, table: Table, after: Table, step: Step, now: int) -> Orders:
    """Write in a step's transaction which orders are left after it and when they answer; return them."""
    orders = {seat: _timed(table, after, row, now) for seat, row in _left(table, after, step).items()}
    for seat, row in after.orders.items():
        if seat not in orders:
            await tx.orders.drop(table.id, seat)
        elif orders[seat] != row:
            await tx.orders.put(orders[seat])
    return orders


def _left(table: Table, after: Table, step: Step) -> Mapping[int, OrderRow]:
    """Return the orders that a step leaves: an undo removes all, as they would answer again; so does a game's end."""
    seat, entry = step.entry.seat, step.entry
    if after.row.stage != "playing":
        return {}
    if entry.back:
        return {each: replace(row, lines=REMOVED, ask=None, due_at=None) for each, row in after.orders.items()}
    if seat is None or seat not in after.orders:
        return after.orders
    row = _used(table, after.orders[seat])
    gone = row.lines == REMOVED or entry.kind == UNDO
    return {each: row if each == seat else kept for each, kept in after.orders.items() if each != seat or not gone}


def _used(table: Table, row: OrderRow) -> OrderRow:
    """Take away what a seat that answers has had ready for the question."""
    state = table.require_match().state
    if row.ask != state.ask:
        return row
    found = due(table.game, view(state, row.seat), row.seat, lines_of(row))
    return replace(row, lines=lines_text(found[1]) if found else row.lines, ask=None, due_at=None)


def _timed(table: Table, after: Table, row: OrderRow, now: int) -> OrderRow:
    """Say when an order answers, if it answers what is asked newly."""
    ask, seat = after.row.asked, row.seat
    if ask in (table.row.asked, row.ask):
        return row
    seen = view(after.require_match().state, seat)
    answers = seat in after.waiting_seats() and may_order(after, seat)
    if answers and due(after.game, seen, seat, lines_of(row)) is not None:
        return replace(row, ask=ask, due_at=now + delay(after, seat, ask))
    return replace(row, ask=None, due_at=None)
