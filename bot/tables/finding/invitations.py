"""Invitations: whom a lobby's host invites, for whom a seat is held, and what becomes of it.

Each function works under the table's lock; those that open no transaction work in that of the act they belong to.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from bot.tables.core.about import CALL, LETTER, LOBBY
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.messages.invitations import HELD
from bot.tables.peace.admission import may_invite
from bot.tables.ports.clock import DAY
from bot.tables.ports.errors import Refusal
from storage import Reader, Writer
from storage.rows import BlockRow, InvitationRow, InvitationState

INVITE, INVITED = f"{CALL}invite", f"{LETTER}invited"
HOST_DAILY: Final = 10
USER_DAILY: Final = 3
PAIR_DAILY: Final = 1
FORGOTTEN: Final = 2 * DAY
"""Milliseconds after which nothing is kept of an invitation that is not open any more."""


def free_seats(table: Table, now: int, user_id: int | None = None) -> int:
    """Count the seats that are neither taken nor held for anybody but this user."""
    held = sum(row.user_id != user_id and row.made_at > now - HELD for row in table.invited)
    return table.game.seats[1] - len(table.seats) - held


def check_free(table: Table, now: int, user_id: int | None = None) -> None:
    """Refuse to seat somebody where the seats that are free are held for others; None is a computer."""
    if free_seats(table, now, user_id) <= 0:
        raise Refusal("refused-held")


async def invite(registry: Registry, table: Table, users: Sequence[int]) -> list[int]:
    """Invite users for the host, hold seats for them, and owe them word of it; return those who can be invited."""
    now = registry.clock.now()
    async with registry.store.write() as tx:
        tx.people.lock(table.row.host_id or 0, *users)
        reached = [user for user in users if await _can_invite(tx, table, user, now - DAY)]
        await _check_room(tx, table, len(reached), now)
        batch = 1 + max((row.batch for row in await tx.invitations.of_table(table.id)), default=0)
        rows = [_row(table, user, batch, now) for user in reached]
        for row in rows:
            await tx.invitations.put(row)
        if rows:
            await _enqueue(tx, table, rows, now)
    registry.workers.deliver()
    table.invited = [*table.invited, *rows]
    return reached


def _row(table: Table, user_id: int, batch: int, now: int) -> InvitationRow:
    return InvitationRow(table_id=table.id, user_id=user_id, host_id=table.row.host_id, batch=batch, made_at=now)


async def _can_invite(tx: Reader, table: Table, user_id: int, since: int) -> bool:
    """Tell whether a user may be invited: all is asked each time, so that the time of an answer names no reason."""
    host_id, before = table.row.host_id or 0, await tx.invitations.get(table.id, user_id)
    return all(
        [
            table.seat_of(user_id) is None,
            before is None or (before.state != "open" and before.made_at <= since),
            await tx.invitations.count_of_pair(host_id, user_id, since) < PAIR_DAILY,
            await tx.invitations.count_of_user(user_id, since) < USER_DAILY,
            await may_invite(tx, table, user_id),
        ]
    )


async def _check_room(tx: Reader, table: Table, count: int, now: int) -> None:
    free = max(free_seats(table, now), 0)
    if count > free:
        raise Refusal("refused-invite-seats", free=free)
    if await tx.invitations.count_of_host(table.row.host_id or 0, now - DAY) + count > HOST_DAILY:
        raise Refusal("refused-invite-host", most=HOST_DAILY)


async def _enqueue(tx: Writer, table: Table, rows: Sequence[InvitationRow], now: int) -> None:
    """Owe one mention of all who were invited together, a letter to those who want one, and the lobby's edit."""
    await Outbox(tx, table, now, since=rows[0].batch).enqueue_call(INVITE)
    for row in rows:
        user = await tx.people.user(row.user_id)
        if user.invitable and user.dms == "on":
            await Outbox(tx, table, now).enqueue_letter(INVITED, row.user_id)
    await Outbox(tx, table, now).enqueue_public("sync", LOBBY)


async def close(tx: Writer, table: Table, users: Collection[int], state: InvitationState, now: int) -> None:
    """Note what became of invitations that are open, and owe it to the messages that show them; `forget` follows."""
    gone = [row for row in table.invited if row.user_id in users]
    for row in gone:
        await tx.invitations.close(table.id, row.user_id, state)
        await _edit_letter(tx, table, row.user_id, now)
    if gone:
        await Outbox(tx, table, now).enqueue_call(INVITE, "sync")


async def _edit_letter(tx: Writer, table: Table, user_id: int, now: int) -> None:
    """Owe the edit of a user's letter, if they got one."""
    channel_id = (await tx.people.user(user_id)).dm_channel_id
    if any(panel.channel_id == channel_id for panel in await tx.panels.current(table.id, INVITED)):
        await Outbox(tx, table, now).enqueue_letter(INVITED, user_id, "sync")


async def renew(tx: Writer, table: Table, now: int) -> None:
    """Owe the edit of all that names the host of open invitations, who is another one now."""
    for row in table.invited:
        await _edit_letter(tx, table, row.user_id, now)
    if table.invited:
        await Outbox(tx, table, now).enqueue_call(INVITE, "sync")


async def end_all(tx: Writer, table: Table, now: int) -> None:
    """Let all open invitations lapse: the lobby is no lobby any more."""
    await close(tx, table, {row.user_id for row in table.invited}, "lapsed", now)


async def decline(registry: Registry, table: Table, user_id: int, *, for_ever: str = "") -> None:
    """Give a held seat back; `for_ever` is the host's name if no invitation of theirs is wanted any more."""
    now = registry.clock.now()
    async with registry.store.write() as tx:
        tx.people.lock(user_id)
        await _close_alone(tx, table, {user_id}, "declined", now)
        if for_ever and table.row.host_id is not None:
            await _refuse_for_ever(tx, user_id, table.row.host_id, for_ever, now)
    forget(table, {user_id})
    registry.workers.deliver()


async def _refuse_for_ever(tx: Writer, user_id: int, host_id: int, name: str, now: int) -> None:
    """Keep that a user wants no invitation of a host; a block of everything holds that already."""
    if not await tx.blocks.blocked(user_id, [host_id]):
        await tx.blocks.put(BlockRow(user_id=user_id, other_id=host_id, kind="invitations", name=name, made_at=now))


async def withdraw(registry: Registry, table: Table) -> None:
    """Take back all open invitations, for the host."""
    await _end(registry, table, {row.user_id for row in table.invited})


async def lapse(registry: Registry, table: Table) -> None:
    """Free the seats that have been held long enough."""
    until = registry.clock.now() - HELD
    await _end(registry, table, {row.user_id for row in table.invited if row.made_at <= until})


async def _end(registry: Registry, table: Table, users: Collection[int]) -> None:
    if users:
        async with registry.store.write() as tx:
            await _close_alone(tx, table, users, "lapsed", registry.clock.now())
        forget(table, users)
        registry.workers.deliver()


async def _close_alone(tx: Writer, table: Table, users: Collection[int], state: InvitationState, now: int) -> None:
    """Close invitations where nothing else changes the lobby."""
    await close(tx, table, users, state, now)
    await Outbox(tx, table, now).enqueue_public("sync", LOBBY)


def forget(table: Table, users: Collection[int]) -> None:
    """Hold no seats for these users any more; after the commit."""
    table.invited = [row for row in table.invited if row.user_id not in users]


async def set_only(registry: Registry, table: Table, *, only: bool) -> None:
    """Let only invited users join, or all."""
    async with registry.store.write() as tx:
        await tx.tables.change(table.id, invited_only=only)
        await Outbox(tx, table, registry.clock.now()).enqueue_public("sync", LOBBY)
    registry.workers.deliver()
    table.row = replace(table.row, invited_only=only)
