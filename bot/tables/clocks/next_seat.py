"""Messages to users who are next, once the player before them has begun a turn after a long wait.

This is for games in which everybody knows whose turn follows. There is at most one message for each wait, queued in the
transaction of the step that begins the turn, and deleted when it is out of date (see `messages/notices`).
"""

from __future__ import annotations

from bot.tables.core import pace
from bot.tables.core.about import NEXT
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.ports.clock import HOUR
from storage import Writer
from storage.rows import UserRow

OLD = HOUR
"""Milliseconds that a wait must have taken, since users who play in one sitting need no such message."""


async def announce(registry: Registry, tx: Writer, before: Table, after: Table, now: int) -> None:
    """Enqueue the message to the next user, if a step has begun a turn that goes on."""
    seat = after.game.rules.next_seat(after.require_match().state)
    if seat is None or not after.is_played_by_user(seat) or not _has_begun(before, after, now):
        return
    user = await registry.people.user(after.seats[seat].user_id or 0)
    if _wants(user, now) and not await _is_told(tx, after, seat):
        await Outbox(tx, after, now).enqueue_private("post", NEXT, seat)


def _has_begun(before: Table, after: Table, now: int) -> bool:
    """Tell whether the table still waits for the same seat alone, and waited long for its first decision."""
    waiting, since = after.waiting_seats(), after.row.asked_at
    goes_on = len(waiting) == 1 and waiting == before.waiting_seats() and after.row.asked != before.row.asked
    return goes_on and since is not None and since == before.row.asked_at and now - since > OLD


def _wants(user: UserRow, now: int) -> bool:
    """Tell whether a user gets the message now: not at night or on holiday."""
    awake = pace.quiet_end(user, now) is None and (user.away_until or 0) <= now
    return user.told_next and user.dms == "on" and awake


async def _is_told(tx: Writer, table: Table, seat: int) -> bool:
    """Tell whether a message about this wait was sent or is queued."""
    since = table.row.asked_at or 0
    coming = [row.seat for row in await tx.outbox.unsent(table.id) if row.about == NEXT]
    shown = [row.seat for row in await tx.panels.current(table.id) if row.about == NEXT and row.posted_at >= since]
    return seat in (*coming, *shown)
