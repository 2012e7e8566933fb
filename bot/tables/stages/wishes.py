"""Wishes: each is one transaction, which changes no version, sends nothing, and wakes nobody.

So no number or time that others see reveals it: a wish replaces the newest snapshot, and is stored beside the log. The
caller holds the table's lock.
"""

from __future__ import annotations

from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from games.kernel.errors import RepeatedChoice
from games.kernel.match import Match, Step
from games.kernel.saving import dump_state
from storage.rows import WishRow


async def wish(registry: Registry, table: Table, seat: int, choice: str) -> bool:
    """Store a wish for a seat; return whether it is new.

    Raises IllegalChoice or Refusal, and then has changed nothing.
    """
    registry.check_running(table)
    match = table.require_match()
    try:
        step = match.consider_wish(seat, choice)
    except RepeatedChoice:
        return False
    await _keep(registry, table, match, step)
    return True


async def _keep(registry: Registry, table: Table, match: Match, step: Step) -> None:
    entry = step.entry
    row = WishRow(
        table_id=table.id,
        version=match.version,
        seat=entry.seat or 0,
        choice=entry.choice,
        rules_version=entry.rules,
        at=registry.clock.now(),
    )
    async with registry.store.write() as tx:
        await tx.tables.check_version(table.id, match.version)
        await tx.wishes.add(row)
        await tx.log.put_snapshot(table.id, match.version, dump_state(step.state))
    match.accept(step)
    match.log.clear()  # it is in the database
