"""A lobby's arranged evening: the host arranges, moves or calls it off, and players say that they are here.

Each function works under the table's lock and commits before it returns.
"""

from __future__ import annotations

from dataclasses import replace

from bot.tables.company import evenings
from bot.tables.company.evenings import AHEAD, OPEN_AFTER, is_near
from bot.tables.company.host_letters import LASTS, lapses_at
from bot.tables.core import pace
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.ports.caller import Caller
from bot.tables.ports.errors import Refusal
from bot.tables.stages import changes, lobby
from storage.rows import SeatRow


async def arrange(registry: Registry, table: Table, caller: Caller, at: int | None) -> None:
    """Arrange or move a lobby's evening, or with None call it off; this informs the players and resets who is here."""
    lobby.check_host(table, caller)
    table.check_timed()
    now = registry.clock.now()
    if at == table.row.starts_at:
        return
    seats = [replace(seat, here=False) for seat in table.seats]
    after = replace(table, row=replace(table.row, starts_at=at), seats=seats)
    async with registry.store.write() as tx:
        await tx.tables.change(table.id, starts_at=at)
        await tx.tables.set_seats(table.id, seats)
        lapse = now + LASTS if at is None else max(at + OPEN_AFTER, await lapses_at(tx, table))
        await tx.lobbies.set_lapse(table.id, lapse, told=False)
        await (evenings.end(tx, after, now) if at is None else evenings.arrange(tx, after, now))
        await changes.note_change(tx, table, after, now)
        await lobby.enqueue_lobby(registry, tx, table)
    table.row, table.seats = after.row, seats
    registry.workers.deliver()
    registry.workers.ask_discord()


async def note_here(registry: Registry, table: Table, caller: Caller) -> None:
    """Note that a player is here."""
    if table.row.stage != "lobby" or table.row.starts_at is None:
        raise Refusal("refused-no-evening")
    if not is_near(table, registry.clock.now()):
        raise Refusal("refused-not-yet", since=pace.relative_time(table.row.starts_at - AHEAD))
    seat = table.seat_of(caller.user_id)
    if seat is None:
        raise table.not_seated()
    seats = [replace(row, here=row.here or row.seat == seat) for row in table.seats]
    async with registry.store.write() as tx:
        await tx.tables.set_seats(table.id, seats)
        await lobby.enqueue_lobby(registry, tx, table)
    table.seats = seats
    registry.workers.deliver()


def check_present(table: Table, now: int) -> list[SeatRow]:
    """Return the seats that absent players lose at a start; refuse a start for which too few players are here."""
    absent = evenings.absent_seats(table, now)
    if absent and len(table.seats) - len(absent) < table.game.seats[0]:
        names = ", ".join(seat.name for seat in absent)
        raise Refusal("refused-absent", names=names, count=len(absent), least=table.game.seats[0])
    return absent
