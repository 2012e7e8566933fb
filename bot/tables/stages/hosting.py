"""What a host decides about a lobby and who sits there. Each function works under the table's lock and commits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.finding import changes, hosting, invitations
from bot.tables.ports.caller import Caller
from bot.tables.ports.clock import DAY
from bot.tables.ports.errors import Refusal
from bot.tables.stages import lobby
from storage.rows import SeatRow


async def keep_open(registry: Registry, table: Table, caller: Caller) -> int:
    """Keep a lobby open for a day from now on, and return until when."""
    lobby.check_host(table, caller)
    now = registry.clock.now()
    async with registry.store.write() as tx:
        await tx.lobbies.set_lapse(table.id, now + DAY, told=False)
    return now + DAY


async def fill(registry: Registry, table: Table, caller: Caller, name: Callable[[Table, str], str]) -> None:
    """Seat computer players of level normal on all seats that nobody has taken, also those held for invited users."""
    lobby.check_host(table, caller)
    async with registry.store.read() as tx:
        await changes.check_agreed(tx, table, registry.clock.now())  # else computers would sit there, and no game begin
    while not hosting.is_full(table):
        await lobby.add_computer(registry, table, caller, "normal", name(table, "normal"), held=False)


async def put_out(registry: Registry, table: Table, caller: Caller, user_id: int) -> SeatRow:
    """Take a user's seat; they are told, and cannot come back to this lobby."""
    lobby.check_host(table, caller)
    seat = _seat_of_guest(table, user_id)
    staying = [each for each in table.seats if each is not seat]
    await lobby.store_seats(registry, table, staying, put_out=user_id)
    return seat


async def hand_on(registry: Registry, table: Table, caller: Caller, user_id: int) -> SeatRow:
    """Make another user at the table its host."""
    lobby.check_host(table, caller)
    seat = _seat_of_guest(table, user_id)
    now = registry.clock.now()
    async with registry.store.write() as tx:
        await tx.tables.change(table.id, host_id=user_id)
        await invitations.renew(tx, table, now)
        await lobby.enqueue_lobby(registry, tx, table)
    registry.workers.deliver()
    table.row = replace(table.row, host_id=user_id)
    return seat


def _seat_of_guest(table: Table, user_id: int) -> SeatRow:
    """Find the seat of a user who is not the host."""
    for seat in table.seats:
        if seat.user_id == user_id != table.row.host_id:
            return seat
    raise Refusal("refused-sits-not-here")
