"""After a backup was put in the place of the database: each table stands where it stood then, and says so once."""

from __future__ import annotations

from functools import partial

import structlog

from bot.tables.core.outbox import LOBBY, RESTORED, Outbox
from bot.tables.core.registry import Registry, attempt
from storage.rows import OPEN_STAGES

log = structlog.get_logger()


async def tell_restored(registry: Registry) -> None:
    """Enqueue at each open table what shows users where it stands; before anything else goes on at any of them."""
    async with registry.store.read() as tx:
        first = await tx.tables.restored()
        ids = sorted(row.table_id for row in await tx.tables.begun_before(registry.clock.now() + 1, OPEN_STAGES))
    if not first:
        return
    for number, table_id in enumerate(ids, 1):
        if number >= first:
            await attempt(table_id, partial(_tell, registry, number + 1))
    async with registry.store.write() as tx:
        await tx.tables.note_restored(0)
    log.warning("tables told of the restored backup", count=len(ids))


async def _tell(registry: Registry, following: int, table_id: str) -> None:
    """Enqueue it, and note in the same transaction which table is the next: a bot that is killed here repeats none."""
    async with registry.table(table_id) as table, registry.store.write() as tx:
        outbox = Outbox(tx, table, registry.clock.now())
        if table.row.stage == "playing":
            await outbox.enqueue_public("post", RESTORED)
            await outbox.enqueue_undo()
        else:
            await outbox.enqueue_public("sync", LOBBY)
        await tx.tables.note_restored(following)
