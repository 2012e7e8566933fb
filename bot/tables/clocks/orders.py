"""When an order answers for its user: some minutes after the question is asked, as a person might.

The delay is drawn once for each question and seat, independently of the answer. It is stored in the transaction that
opens the question, so that a kill loses nothing. If the user answers in person, the list is used up for that question.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

from bot.tables.clocks.absence import By
from bot.tables.core.ahead import BROKEN, DRAFT, GONE, LEAST, SHARE, lines_of, lines_text, may_order
from bot.tables.core.luck import order_rng
from bot.tables.core.table import Table
from bot.tables.ports.clock import MINUTE
from games.kernel.ahead import PASSES, Order, due, holds, is_new_turn, planned, without_plan
from games.kernel.match import UNDO, Step
from games.kernel.visibility import view
from storage import Writer
from storage.rows import OrderRow

MEDIAN, MOST = 12 * MINUTE, 45 * MINUTE
SPREAD = 0.8
NOTHING = "[]"
"""The lines of an order that was already used."""
Orders = dict[int, OrderRow]


def delay(table: Table, seat: int, ask: int) -> int:
    """Return the milliseconds between a question and an order's answer."""
    time = order_rng(table.row.seed, seat, ask).lognormvariate(math.log(MEDIAN), SPREAD)
    return int(min(max(time, LEAST), MOST, table.row.pace // SHARE or MOST))


async def fit(tx: Writer, table: Table, after: Table, step: Step, now: int, by: By) -> Orders:
    """Store a step's remaining orders with the times of their answers, in its transaction; return them."""
    orders = {seat: _timed(table, after, row, now, step, by) for seat, row in _left(table, after, step).items()}
    orders = {seat: row for seat, row in orders.items() if row.lines != NOTHING}
    for seat, row in after.orders.items():
        if seat not in orders:
            await tx.orders.drop(table.id, seat)
        elif orders[seat] != row:
            await tx.orders.put(orders[seat])
    return orders


def _left(table: Table, after: Table, step: Step) -> Mapping[int, OrderRow]:
    """Return a step's remaining orders: none after the end, and only notes after an undo by consent."""
    seat, entry = step.entry.seat, step.entry
    if after.row.stage != "playing":
        return {}
    if entry.back:
        return {each: _waiting(row, (GONE,)) for each, row in after.orders.items()}
    orders = dict(after.orders)
    if seat is not None and seat in orders:
        orders[seat] = _waiting(orders[seat], ()) if entry.kind == UNDO else _used(table, orders[seat], entry.choice)
    before = table.require_match().state
    if is_new_turn(table.game, before, step.state):
        return {each: _without_plan(row) for each, row in orders.items()}
    answers = {**before.given, **({} if seat is None else {seat: entry.choice})} if step.state.ask != before.ask else {}
    return {each: row if _passed(answers, each) else _broken(row) for each, row in orders.items()}


def _passed(answers: Mapping[int, str | None], seat: int) -> bool:
    """Tell whether all others have passed at a finished question."""
    return all(each == seat or answer in PASSES for each, answer in answers.items())


def _waiting(row: OrderRow, lines: Order) -> OrderRow:
    """Return an order of these lines without a time."""
    return replace(row, lines=lines_text(lines), ask=None, due_at=None)


def _broken(row: OrderRow) -> OrderRow:
    """Replace a plan that no longer holds by a note; a draft stays."""
    lines = lines_of(row)
    return _waiting(row, (*without_plan(lines), BROKEN)) if planned(lines) else row


def _without_plan(row: OrderRow) -> OrderRow:
    """Remove plan, draft and note, because their turn is over."""
    lines = lines_of(row)
    left = tuple(line for line in without_plan(lines) if line != BROKEN and line.name != DRAFT)
    return row if left == lines else _waiting(row, left)


def _used(table: Table, row: OrderRow, choice: str) -> OrderRow:
    """Remove the line for the answered question, and notes about lines removed before.

    A plan ends if its user chooses something else.
    """
    state, lines = table.require_match().state, lines_of(row)
    kept = tuple(line for line in lines if line not in (GONE, BROKEN) and line.name != DRAFT)
    if row.ask != state.ask:
        return row if kept == lines else _waiting(row, kept)
    found = due(table.game, view(state, row.seat), row.seat, kept)
    left = kept if found is None else found[1]
    return _waiting(row, left if found is not None and found[0] == choice else without_plan(left))


def _timed(table: Table, after: Table, row: OrderRow, now: int, step: Step, by: By) -> OrderRow:
    """Set the time at which an order answers a new question, if it does; a plan in progress goes on at once."""
    ask, seat, lines = after.row.asked, row.seat, lines_of(row)
    if ask in (table.row.asked, row.ask):
        return row
    if seat not in after.waiting_seats() or not may_order(after, seat):
        return replace(row, ask=None, due_at=None)
    seen = view(after.require_match().state, seat)
    plan = planned(lines)
    if plan and not (plan[0].section == seen.section and holds(after.game, seen, seat, plan)):
        row = _broken(row)
    if due(after.game, seen, seat, lines_of(row)) is None:
        return replace(row, ask=None, due_at=None)
    goes_on = by == "order" and seat == step.entry.seat and bool(planned(lines_of(row)))
    return replace(row, ask=ask, due_at=now + (0 if goes_on else delay(after, seat, ask)))
