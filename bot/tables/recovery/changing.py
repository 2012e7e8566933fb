"""Changes of what is queued for a table, each in one transaction under the table's lock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.ports.errors import Refusal
from storage import Writer
from storage.rows import DeliveryRow

Change = Callable[[Writer, Table], Awaitable[None]]


async def change(registry: Registry, table_id: str, work: Change) -> None:
    """Make a change under the table's lock in one transaction, if the table still exists."""
    try:
        async with registry.table(table_id) as table, registry.store.write() as tx:
            await work(tx, table)
    except Refusal:
        return
    registry.workers.deliver()


async def change_of(registry: Registry, row: DeliveryRow, work: Change) -> None:
    """Make a change of the table that a delivery is about; there may be none."""
    if row.table_id is not None:
        await change(registry, row.table_id, work)


def outbox(registry: Registry, tx: Writer, table: Table) -> Outbox:
    """Write deliveries that tell again what the table's newest version has told."""
    return Outbox(tx, table, registry.clock.now(), since=table.row.version - 1)
