"""After a backup was put in the place of the database: each table stands where it stood then, and says so once.

Messages of what was lost keep their buttons, and the table may come to the same asks again. So the numbers of asks on
buttons have another base from then on: no older button fits any more, and pressing one shows what is asked now.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import structlog

from bot.tables.core.about import LOBBY, RESTORED
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry, attempt
from bot.tables.ports.component_id import ASKS
from storage.rows import OPEN_STAGES

log = structlog.get_logger()
BASES = 99_998


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
    log.info("backup restored", tables=len(ids))


async def _tell(registry: Registry, following: int, table_id: str) -> None:
    """Enqueue it, and note in the same transaction which table is the next: a bot that is killed here repeats none."""
    base = _ask_base(registry.clock.now())
    async with registry.table(table_id) as table:
        async with registry.store.write() as tx:
            await tx.tables.change(table.id, ask_base=base)
            await _enqueue(Outbox(tx, table, registry.clock.now()))
            await tx.tables.note_restored(following)
        table.row = replace(table.row, ask_base=base)


async def _enqueue(outbox: Outbox) -> None:
    if outbox.table.row.stage == "playing":
        await outbox.enqueue_public("post", RESTORED)
        await outbox.enqueue_undo()
    else:
        await outbox.enqueue_public("sync", LOBBY)


def _ask_base(now: int) -> int:
    """Make a base that no earlier restore of the last day has given: the second in which this one is told."""
    return (1 + now // 1000 % BASES) * ASKS
