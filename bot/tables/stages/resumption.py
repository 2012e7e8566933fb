"""Stored tables that go on by themselves, because today's rules ask nobody at their position.

Resuming is one step in the log, with its luck and its messages, under the table's lock. The first task to open such a
table resumes it; a start with new rules checks all tables, since nobody would press there.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import structlog

from bot.tables.core.queues import mask_of
from bot.tables.core.registry import Registry, attempt
from bot.tables.core.table import Table, load
from bot.tables.stages.play import commit
from games.kernel import catalogue

log = structlog.get_logger()
LULL_WAIT = 2.0
"""Seconds that each table waits for users to stop pressing."""


async def resume(registry: Registry, table: Table) -> None:
    """Resume a table at which nobody is asked, under the table's lock."""
    step = table.require_match().consider_resume()
    if step is not None:
        await commit(registry, table, step, None)
        log.info("table resumed", table=table.id, version=step.version)


async def resume_all(registry: Registry) -> None:
    """Open the tables that were last played under other rules and stand where nobody is asked any more."""
    async with registry.store.read() as tx:
        found = await tx.tables.last_rules()
    installed = catalogue.installed()
    for table_id, key, rules in found:
        if key in installed and installed[key].rules_version != rules:
            await registry.users.wait_for_lull(LULL_WAIT)
            await attempt(table_id, partial(_open_stuck, registry))


async def note_queues(registry: Registry) -> None:
    """Store which users the tables of earlier releases wait for, so that other processes know it."""
    async with registry.store.read() as tx:
        unnoted = await tx.tables.unnoted()
    for table_id in unnoted:
        await registry.users.wait_for_lull(LULL_WAIT)
        await attempt(table_id, partial(_note, registry))


async def _note(registry: Registry, table_id: str) -> None:
    async with registry.table(table_id) as table:
        if table.match is None or table.row.waiting is not None:
            return
        waiting = mask_of(table.match.state.waiting)
        async with registry.store.write() as tx:
            await tx.tables.change(table_id, waiting=waiting)
        table.row = replace(table.row, waiting=waiting)


async def _open(registry: Registry, table_id: str) -> None:
    async with registry.table(table_id):
        pass


async def _open_stuck(registry: Registry, table_id: str) -> None:
    """Open a table if it is stuck; as it is stored it needs neither its lock nor a place in memory."""
    async with registry.store.read() as tx:
        table = await load(tx, table_id)
    if table is not None and table.is_stuck():
        await _open(registry, table_id)
