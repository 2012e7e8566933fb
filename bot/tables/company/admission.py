"""Admission: which users may take a seat, see a table in the list of open tables, and be called to it.

Refused users always get the same sentence, whatever the reason, so that nothing reveals a block.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.tables.company import reliability, server_rules
from bot.tables.core.table import Table
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal, Warned
from storage import Reader
from storage.rows import TableRow

JOIN_ANYWAY = "join_anyway"
"""The verb of the button under the warning that the caller has blocked somebody at the table."""
Check = Callable[[Reader, Table, int], Awaitable[bool]]
"""Tell whether something keeps a user from taking a seat at a table."""


async def is_blocked_by_host(tx: Reader, table: Table, user_id: int) -> bool:
    """Tell whether the table's host has blocked a user."""
    return table.row.host_id in await tx.blocks.blockers(user_id)


async def is_uninvited(tx: Reader, table: Table, user_id: int) -> bool:
    """Tell whether only invited users may join, and a user is none of them."""
    return table.row.invited_only and table.id not in await tx.invitations.welcomed_at(user_id)


async def is_put_out(tx: Reader, table: Table, user_id: int) -> bool:
    """Tell whether the host has removed a user from this lobby."""
    return await tx.lobbies.is_put_out(table.id, user_id)


CHECKS: Final[tuple[Check, ...]] = (is_blocked_by_host, is_put_out, reliability.is_below, is_uninvited)
"""All are checked each time, so that the response time does not reveal which one applied."""


async def check_admitted(tx: Reader, table: Table, user_id: int) -> None:
    """Refuse a user who may not join this table; called in the transaction that seats them.

    Reasons of the server are named; reasons between users are not.
    """
    await server_rules.check_allowed(tx, table.row.guild_id, user_id)
    if not await is_admitted(tx, table, user_id):
        raise Refusal("refused-limits")


async def may_invite(tx: Reader, table: Table, user_id: int) -> bool:
    """Tell whether a table's host may invite a user, and nothing else excludes that user."""
    kept_out = [await keeps_out(tx, table, user_id) for keeps_out in CHECKS if keeps_out is not is_uninvited]
    return await may_reach(tx, table.row.host_id, user_id, table.row.guild_id) and not any(kept_out)


async def is_admitted(tx: Reader, table: Table, user_id: int) -> bool:
    """Tell whether no other user's decision, such as a block, excludes a user from this table."""
    return not any([await keeps_out(tx, table, user_id) for keeps_out in CHECKS])


async def may_see(tx: Reader, rows: Sequence[TableRow], user_id: int) -> list[TableRow]:
    """Leave out the tables that a user could not join: blocked, banned, removed, too unreliable, uninvited.

    So a table that is missing from the list does not reveal the reason.
    """
    blockers, welcome = await tx.blocks.blockers(user_id), await tx.invitations.welcomed_at(user_id)
    banned = {guild for guild in {row.guild_id for row in rows} if await tx.bans.is_banned(guild, user_id)}
    out = await tx.lobbies.put_out_of(user_id)
    free = [row for row in rows if row.table_id not in out]
    seen = [row for row in free if row.host_id not in blockers and row.guild_id not in banned]
    asked = [row for row in seen if not row.invited_only or row.host_id == user_id or row.table_id in welcome]
    return [row for row in asked if row.host_id == user_id or not await reliability.is_too_low(tx, row, user_id)]


async def may_reach(tx: Reader, host_id: int | None, user_id: int, guild_id: int) -> bool:
    """Tell whether a host may call a user to a server's table: neither has blocked the other, and nobody is banned."""
    if host_id is None or await tx.bans.is_banned(guild_id, user_id):
        return False
    return not await is_kept_apart(tx, host_id, user_id)


async def is_kept_apart(tx: Reader, host_id: int, user_id: int) -> bool:
    """Tell whether a block lies between two users, or the second wants no invitations of the first."""
    rows = await tx.blocks.between(host_id, user_id)
    return any(row.kind == "all" or row.user_id == user_id for row in rows)


async def warn(tx: Reader, table: Table, user_id: int, anyway: ComponentId | None = None) -> None:
    """Warn a user who is about to join somebody they have blocked; nobody else learns of it.

    `anyway` is the press that goes on; without one it joins the lobby.
    """
    others = {seat.user_id: seat.name for seat in table.seats if seat.user_id is not None}
    names = [others[row.other_id] for row in await tx.blocks.blocked(user_id, list(others)) if row.kind == "all"]
    if names:
        anyway = anyway or ComponentId(table.id, JOIN_ANYWAY)
        raise Warned("warned-blocked", anyway, names=", ".join(names), count=len(names))
