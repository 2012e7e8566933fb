"""Orders: store answers that users give before they are asked, and apply them when they are due.

Both work under the table's lock, each in one transaction. An answer is removed in the transaction of its log entry, so
that it counts exactly once even if the process is killed.
"""

from __future__ import annotations

from dataclasses import replace

import structlog

from bot.tables.clocks.timer import TableAlarm
from bot.tables.core.ahead import lines_of, lines_text, may_order
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.ports.errors import Refusal
from bot.tables.stages.play import choose_at
from games.kernel.ahead import Order, due
from games.kernel.visibility import view
from storage import Reader
from storage.rows import OrderRow

log = structlog.get_logger()


async def keep(registry: Registry, table: Table, seat: int, lines: Order) -> None:
    """Replace the order of a seat's user, or remove it if there are no lines.

    An order that will answer soon keeps its time if it still has a line for the question.
    """
    registry.check_running(table)
    if lines and not may_order(table, seat):
        raise Refusal("refused-ahead")
    if not lines:
        await _remove(registry, table, seat)
        return
    before, user_id = table.orders.get(seat), table.seats[seat].user_id or 0
    row = OrderRow(table_id=table.id, seat=seat, user_id=user_id, lines=lines_text(lines))
    if before is not None and due(table.game, view(table.require_match().state, seat), seat, lines) is not None:
        row = replace(row, ask=before.ask, due_at=before.due_at)
    async with registry.store.write() as tx:
        await tx.orders.put(row)
    table.orders = {**table.orders, seat: row}


async def _remove(registry: Registry, table: Table, seat: int) -> None:
    async with registry.store.write() as tx:
        await tx.orders.drop(table.id, seat)
    table.orders = {other: row for other, row in table.orders.items() if other != seat}


class OrderAlarm(TableAlarm):
    """Applies orders when they are due, except at paused tables and while Discord or the table's guild is away."""

    async def find_next(self, tx: Reader) -> int | None:
        """Find when an order answers next."""
        return await tx.orders.next_due(self._absent, self.registry.shards.away, self.registry.shards.count)

    async def find_tables(self, tx: Reader, now: int) -> list[str]:
        """Find the tables at which an order is to answer."""
        return await tx.orders.due(now, self._absent, self.registry.shards.away, self.registry.shards.count)

    @property
    def _absent(self) -> set[int]:
        return self.registry.frozen | self.registry.missing

    async def ring_at(self, now: int, table_id: str) -> None:
        """Answer all that is due at a table."""
        async with self.registry.table(table_id) as table:
            heard = self.registry.shards.heard_until(table.row.guild_id, now)
            while (row := _first_due(table, heard)) is not None:
                await self._deliver(table, row)

    async def _deliver(self, table: Table, row: OrderRow) -> None:
        """Answer for a seat, or remove an order that no longer fits because a new release changed the rules."""
        state, seat = table.require_match().state, row.seat
        found = due(table.game, view(state, seat), seat, lines_of(row)) if row.ask == state.ask else None
        if found is None:
            await _remove(self.registry, table, seat)
            log.info("order dropped", table=table.id)
            return
        await choose_at(self.registry, table, seat, found[0], row.ask, None, "order")
        log.info("order answered", table=table.id)


def _first_due(table: Table, now: int) -> OrderRow | None:
    """Find the earliest due order."""
    rows = table.orders.values()
    found = sorted((row.due_at, row.seat) for row in rows if row.due_at is not None and row.due_at <= now)
    return table.orders[found[0][1]] if found else None
