"""Changes by the host after others have joined: a message mentions them once, and the game waits until they agree."""

from __future__ import annotations

from typing import Final

from bot.tables.core.about import CALL
from bot.tables.core.deliveries import BATCH
from bot.tables.core.outbox import Outbox
from bot.tables.core.pace import relative_time
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.messages.changes import changed_panel, settings_of
from bot.tables.ports.clock import MINUTE
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Panel
from games.kernel.words import Words
from storage import Reader, Writer
from storage.rows import ChangeRow

CHANGED: Final = f"{CALL}changed"
WAIT: Final = 5 * MINUTE
"""Milliseconds for which a changed table does not begin unless all earlier players agree."""


async def note_change(tx: Writer, before: Table, after: Table, now: int) -> None:
    """Note what each user except the host had joined, and tell them; users who have that back agree."""
    known = {row.user_id: row for row in await tx.lobbies.changes(after.id)}
    changed, was = settings_of(after.row), settings_of(before.row)
    if changed == was:
        return
    for user_id in _guests(after):
        joined = known[user_id].before if user_id in known else was
        if joined == changed:
            await tx.lobbies.drop_change(after.id, user_id)
        else:
            await tx.lobbies.put_change(ChangeRow(table_id=after.id, user_id=user_id, before=joined, at=now))
    outbox = Outbox(tx, after, now)
    if _guests(after) - set(known):
        await outbox.enqueue_call(CHANGED, delay=BATCH)
    elif known:
        await outbox.enqueue_call(CHANGED, "sync")


async def note_agreed(tx: Writer, table: Table, users: set[int], now: int) -> None:
    """Note that users agree to all changes, or have left."""
    agreed = users & {row.user_id for row in await tx.lobbies.changes(table.id)}
    for user_id in sorted(agreed):
        await tx.lobbies.drop_change(table.id, user_id)
    if agreed:
        await Outbox(tx, table, now).enqueue_call(CHANGED, "sync")


async def note_over(tx: Writer, table: Table, now: int) -> None:
    """Note that a lobby has begun or is closed, so that no agreement is missing any more."""
    await note_agreed(tx, table, _guests(table), now)
    await tx.lobbies.drop_changes(table.id)


async def agree(registry: Registry, table: Table, user_id: int) -> None:
    """Let a user agree to the changes; refuse users who are not asked."""
    async with registry.store.write() as tx:
        if user_id not in {row.user_id for row in await pending(tx, table)}:
            raise Refusal("refused-nothing-changed")
        await note_agreed(tx, table, {user_id}, registry.clock.now())
    registry.workers.deliver()


async def pending(tx: Reader, table: Table) -> list[ChangeRow]:
    """List the users of a lobby whose agreement is missing."""
    if table.row.stage != "lobby":
        return []
    return [row for row in await tx.lobbies.changes(table.id) if row.user_id in _guests(table)]


async def check_agreed(tx: Reader, table: Table, now: int) -> None:
    """Refuse to begin a game whose options users may not have seen."""
    missing = await pending(tx, table)
    until = max((row.at for row in missing), default=0) + WAIT
    if now < until:
        users = {row.user_id for row in missing}
        names = [seat.name for seat in table.seats if seat.user_id in users]
        raise Refusal("refused-changed", names=", ".join(names), count=len(names), until=relative_time(until))


async def write_call(tx: Reader, table: Table, token: str, texts: Words) -> Panel | None:
    """Compose the message; None once all agree or the game has begun."""
    missing = await pending(tx, table)
    if not missing:
        return None
    until = max(row.at for row in missing) + WAIT
    return changed_panel(table, missing[0].before, [row.user_id for row in missing], until, token, texts)


def _guests(table: Table) -> set[int]:
    users = {seat.user_id for seat in table.seats if seat.user_id is not None}
    return users - {table.row.host_id or 0}
