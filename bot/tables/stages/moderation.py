"""What moderators do to tables; each act is logged, and the table's messages report it.

Each function works under the table's lock and commits before it returns.
"""

from __future__ import annotations

from dataclasses import replace

from bot.tables.core.about import LOBBY
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.ports.caller import Caller
from bot.tables.ports.errors import Refusal
from bot.tables.stages import lobby, resignation
from storage import Writer
from storage.rows import OPEN_STAGES, NewAct, TableChanges

MOVED = "moved"
"""Place note of a table that a moderator has moved."""


async def check_outsider(registry: Registry, table: Table, user_id: int) -> None:
    """Refuse moderators who sit or sat at the table, as they would decide about their own game."""
    async with registry.store.read() as tx:
        held = any(row.user_id == user_id for row in await tx.holders.of_table(table.id))
    if held or table.seat_of(user_id) is not None:
        raise Refusal("refused-own-table")


def describe(
    registry: Registry, caller: Caller, table: Table, kind: str, detail: str = "", about: int | None = None
) -> NewAct:
    """Describe what a moderator does at a table, for the log."""
    return NewAct(
        guild_id=table.row.guild_id,
        user_id=caller.user_id,
        kind=kind,
        at=registry.clock.now(),
        table_id=table.id,
        detail=detail,
        about_id=about,
    )


def check_cancel(table: Table, caller: Caller) -> None:
    """Refuse everybody except the lobby's host and moderators who do not sit there."""
    lobby.check_host(table, caller, or_manager=table.seat_of(caller.user_id) is None)


async def cancel(registry: Registry, table: Table, caller: Caller) -> None:
    """Close a lobby without a game: as its host, or as a moderator who does not sit there."""
    check_cancel(table, caller)
    host = caller.user_id == table.row.host_id
    await lobby.close(registry, table, None if host else describe(registry, caller, table, "close"))


async def close(registry: Registry, table: Table, act: NewAct) -> None:
    """End a table without a result, whether its game has begun or not."""
    if table.row.stage == "lobby":
        await lobby.close(registry, table, act)
        return
    table.check_running()
    await resignation.abandon(registry, table, act)


async def move(registry: Registry, table: Table, channel_id: int, act: NewAct) -> None:
    """Move a table to another channel: post its lobby there again, or its board."""
    if table.row.stage not in OPEN_STAGES:
        raise Refusal("refused-over")
    if channel_id == (table.row.place_id or table.row.home_id):
        raise Refusal("refused-there")
    begun = table.row.stage == "playing"
    here = TableChanges(place_id=channel_id, place_note=MOVED, left_id=None)
    changes = here if begun else TableChanges(home_id=channel_id, lobby_message_id=None)
    after = replace(table, row=replace(table.row, **changes))
    async with registry.store.write() as tx:
        await tx.tables.change(table.id, **changes)
        await tx.acts.add(act)
        await _enqueue(tx, after, registry.clock.now(), begun=begun)
    table.row = after.row
    registry.workers.deliver()


async def _enqueue(tx: Writer, table: Table, now: int, *, begun: bool) -> None:
    outbox = Outbox(tx, table, now, since=max(0, table.row.version - 1))
    if not begun:
        await outbox.enqueue_public("post", LOBBY)
        return
    await outbox.enqueue_board()
    await outbox.enqueue_public("sync", LOBBY)  # it links to the place
