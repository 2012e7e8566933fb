"""The lobby: a table before it begins. Each function works under the table's lock and commits before it returns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.tables.company import evenings, host_letters, invitations
from bot.tables.company.admission import check_admitted, warn
from bot.tables.company.openings import end_offers
from bot.tables.core.about import LOBBY
from bot.tables.core.deliveries import BATCH
from bot.tables.core.names import unique_name
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.table import CLOSED, Table, keep_set
from bot.tables.ports.caller import Caller
from bot.tables.ports.clock import DAY
from bot.tables.ports.errors import Refusal
from bot.tables.stages import changes
from bot.tables.stages.computer_seats import computer_seat
from bot.tables.stages.new_table import user_seat
from storage import Writer
from storage.rows import NewAct, SeatRow


def _check_open(table: Table) -> None:
    if table.row.stage == "playing":
        raise Refusal("refused-begun")
    if table.row.stage != "lobby":
        raise Refusal("refused-over")


def check_host(table: Table, caller: Caller, *, or_manager: bool = False) -> None:
    """Refuse users who are not the host of a lobby, and tables that are no longer a lobby."""
    _check_open(table)
    if caller.user_id != table.row.host_id and not (or_manager and caller.manages(table.row.guild_id)):
        raise Refusal("refused-not-host")


async def join(
    registry: Registry, table: Table, caller: Caller, delay: int = BATCH, *, by: str = "lobby", warned: bool = False
) -> None:
    """Take the next seat.

    `delay` is as for `store_seats`; `warned` users have already confirmed the warning about blocked players; `by` is
    the way there, for the metrics.
    """
    _check_open(table)
    if table.seat_of(caller.user_id) is not None:
        raise Refusal("refused-seated")
    if len(table.seats) >= table.game.seats[1]:
        raise Refusal("refused-full", most=table.game.seats[1])
    invitations.check_free(table, registry.clock.now(), caller.user_id)
    if not warned:
        async with registry.store.read() as tx:
            await warn(tx, table, caller.user_id)
    seat = user_seat(table.row, len(table.seats), caller)
    here = evenings.is_near(table, registry.clock.now())
    seat = replace(seat, name=unique_name(seat.name, table.seats), here=here)
    await store_seats(registry, table, [*table.seats, seat], delay=delay, newcomer=caller.user_id)
    registry.metrics.note_join(by)


async def leave(registry: Registry, table: Table, caller: Caller) -> None:
    """Give up one's seat."""
    await unseat(registry, table, caller.user_id)


async def unseat(registry: Registry, table: Table, user_id: int) -> None:
    """Take a user's seat away; a host hands over to the next user, and the last one closes the lobby."""
    _check_open(table)
    if table.seat_of(user_id) is None:
        raise table.not_seated()
    staying = [seat for seat in table.seats if seat.user_id != user_id]
    users = [seat.user_id for seat in staying if seat.user_id is not None]
    if not users:
        await close(registry, table)
        return
    host = table.row.host_id if table.row.host_id in users else users[0]
    await store_seats(registry, table, staying, host, delay=BATCH)


async def add_computer(registry: Registry, table: Table, caller: Caller, level: str, *, held: bool = True) -> None:
    """Seat a computer player of a level; seats that are `held` for invited users are not free."""
    check_host(table, caller)
    if len(table.seats) >= table.game.seats[1]:
        raise Refusal("refused-full", most=table.game.seats[1])
    if held:
        invitations.check_free(table, registry.clock.now())
    await store_seats(registry, table, [*table.seats, computer_seat(table, level, caller.interaction_id)])


async def drop_computer(registry: Registry, table: Table, caller: Caller) -> None:
    """Take the last computer player away."""
    check_host(table, caller)
    computers = [seat for seat in table.seats if seat.computer]
    if not computers:
        raise Refusal("refused-no-computer")
    await store_seats(registry, table, [seat for seat in table.seats if seat is not computers[-1]])


async def store_seats(
    registry: Registry,
    table: Table,
    seats: list[SeatRow],
    host: int | None = None,
    delay: int = 0,
    newcomer: int | None = None,
    put_out: int | None = None,
) -> None:
    """Renumber the seats and store them, after checking that a new user may join.

    The host gets a message about changes by others, a removed user about the removal. With `delay`, the answer itself
    shows the change in the lobby's message; the queued edit only repairs a lost answer, or two answers in the wrong
    order.
    """
    seats = numbered(seats)
    row = table.row if host is None else replace(table.row, host_id=host)
    async with registry.store.write() as tx:
        if newcomer is not None:
            tx.people.lock(newcomer)
            await check_admitted(tx, table, newcomer)
            await invitations.close(tx, table, {newcomer}, "joined", registry.clock.now())
        if row.host_id != table.row.host_id:
            await invitations.renew(tx, table, registry.clock.now())
        await tx.tables.set_seats(table.id, seats)
        await tx.tables.change(table.id, host_id=row.host_id)
        await enqueue_lobby(registry, tx, table, delay)
        gone = {seat.user_id or 0 for seat in table.seats} - {seat.user_id or 0 for seat in seats}
        await changes.note_agreed(tx, replace(table, row=row, seats=seats), gone, registry.clock.now())
        if put_out is not None:
            await host_letters.note_put_out(tx, table, put_out, registry.clock.now())
        else:
            await host_letters.tell_seats(tx, table, replace(table, row=row, seats=seats), registry.clock.now())
    registry.workers.deliver()
    if newcomer is not None and host_letters.is_full(replace(table, seats=seats)):
        registry.metrics.note_lobby("full")
    table.seats, table.row = seats, row
    if newcomer is not None:
        invitations.forget(table, {newcomer})


def numbered(seats: Iterable[SeatRow]) -> list[SeatRow]:
    """Number seats again, in this order."""
    return [replace(seat, seat=number) for number, seat in enumerate(seats)]


async def change(registry: Registry, table: Table, **fields: Any) -> None:
    """Change fields of the table's row, and enqueue an edit of the lobby's message and a message to joined users."""
    after = replace(table, row=replace(table.row, **fields))
    async with registry.store.write() as tx:
        await tx.tables.change(table.id, **fields)
        await changes.note_change(tx, table, after, registry.clock.now())
        await keep_set(tx, table.game, fields.get("material_id", ""))
        await enqueue_lobby(registry, tx, table)
    registry.workers.deliver()
    table.row = after.row


async def expire(registry: Registry, table: Table) -> None:
    """Close a lobby that nobody started."""
    await close(registry, table)


async def close(registry: Registry, table: Table, act: NewAct | None = None) -> None:
    """Close a lobby without a game; `act` is set if a moderator does it."""
    _check_open(table)
    now, closed = registry.clock.now(), CLOSED if act else ""
    async with registry.store.write() as tx:
        await tx.tables.change(table.id, stage="cancelled", ended_at=now, act=closed)
        if act is not None:
            await tx.acts.add(act)
        await end_messages(tx, table, now)
        await Outbox(tx, table, now).enqueue_lobby_end()
    registry.workers.deliver()
    table.row, table.invited = replace(table.row, stage="cancelled", ended_at=now, act=closed), []


async def end_messages(tx: Writer, table: Table, now: int) -> None:
    """Update all other messages about a lobby that begins or is closed."""
    await invitations.end_all(tx, table, now)
    await changes.note_over(tx, table, now)
    await host_letters.close_letters(tx, table, now)
    await evenings.end(tx, table, now)
    await end_offers(tx, table.id, now)


async def enqueue_lobby(registry: Registry, tx: Writer, table: Table, delay: int = 0) -> None:
    """Enqueue an edit of the lobby's message."""
    await Outbox(tx, table, registry.clock.now()).enqueue_public("sync", LOBBY, delay)


async def keep_open(registry: Registry, table: Table, caller: Caller) -> int:
    """Keep a lobby open for another day, or until its evening is over, and return the time when it closes."""
    check_host(table, caller)
    until = max(registry.clock.now() + DAY, (table.row.starts_at or 0) + evenings.OPEN_AFTER)
    async with registry.store.write() as tx:
        await tx.lobbies.set_lapse(table.id, until, told=False)
    return until


async def fill(registry: Registry, table: Table, caller: Caller) -> None:
    """Seat computer players of level normal on all seats that nobody has taken, also those held for invited users."""
    check_host(table, caller)
    async with registry.store.read() as tx:
        await changes.check_agreed(tx, table, registry.clock.now())  # before computers fill a game that cannot begin
    while not host_letters.is_full(table):
        await add_computer(registry, table, caller, "normal", held=False)


async def put_out(registry: Registry, table: Table, caller: Caller, user_id: int) -> SeatRow:
    """Take a user's seat; they are told, and cannot come back to this lobby."""
    check_host(table, caller)
    seat = guest(table, user_id)
    staying = [each for each in table.seats if each is not seat]
    await store_seats(registry, table, staying, put_out=user_id)
    return seat


async def hand_on(registry: Registry, table: Table, caller: Caller, user_id: int) -> SeatRow:
    """Make another user at the table its host."""
    check_host(table, caller)
    seat = guest(table, user_id)
    now = registry.clock.now()
    async with registry.store.write() as tx:
        await tx.tables.change(table.id, host_id=user_id)
        await invitations.renew(tx, table, now)
        await enqueue_lobby(registry, tx, table)
    registry.workers.deliver()
    table.row = replace(table.row, host_id=user_id)
    return seat


def guest(table: Table, user_id: int) -> SeatRow:
    """Find the seat of a user who is not the host."""
    for seat in table.seats:
        if seat.user_id == user_id != table.row.host_id:
            return seat
    raise Refusal("refused-sits-not-here")
