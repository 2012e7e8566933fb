"""Whose turn it is to sit where at a rematch, and who of the finished table has not joined it yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.peace.admission import may_reach
from bot.tables.ports.panel import Panel
from games.kernel.words import Words
from storage.rows import SeatRow


async def missing_seats(registry: Registry, table: Table) -> list[SeatRow]:
    """List the seats of the finished table whose users have not joined its rematch yet, and may be called to it."""
    before = await _before(registry, table)
    missing = [seat for seat in before if seat.user_id is not None and table.seat_of(seat.user_id) is None]
    async with registry.store.read() as tx:
        return [
            seat for seat in missing if await may_reach(tx, table.row.host_id, seat.user_id or 0, table.row.guild_id)
        ]


async def with_invitations(registry: Registry, table: Table, panel: Panel, texts: Words) -> Panel:
    """Add to a lobby's message who is invited; nothing where it is no rematch, or not a lobby any more."""
    if table.row.stage != "lobby":
        return panel
    names = [seat.name for seat in await missing_seats(registry, table)]
    return replace(panel, text=(*panel.text, texts.text("rematch-invited", names=", ".join(names)))) if names else panel


async def _before(registry: Registry, table: Table) -> list[SeatRow]:
    if table.row.rematch_of is None:
        return []
    async with registry.store.read() as tx:
        return await tx.tables.seats(table.row.rematch_of)


async def seats_in_order(registry: Registry, table: Table) -> list[SeatRow]:
    """Return the seats in the order in which a game begins: as they joined, or for a rematch moved on by one.

    Who sat first at the finished table now sits last; who was not there comes after all others.
    """
    before = await _before(registry, table)
    return rotate(table.seats, before) if before else table.seats


def rotate(seats: Sequence[SeatRow], before: Sequence[SeatRow]) -> list[SeatRow]:
    """Order seats as before, the first one last, newcomers after them, and number them anew."""
    order = [_key(seat) for seat in (*before[1:], before[0])]
    new = len(order)
    ordered = sorted(seats, key=lambda seat: order.index(_key(seat)) if _key(seat) in order else new)
    return [replace(seat, seat=number) for number, seat in enumerate(ordered)]


def _key(seat: SeatRow) -> tuple[int | None, str]:
    """Tell whose seat it is: a user's, or that of the computer player of this name."""
    return (seat.user_id, "") if seat.user_id is not None else (None, seat.name)
