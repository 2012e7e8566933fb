"""The lobby: a table before it begins. Each function works under the table's lock and commits before it returns."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from bot.tables.core import pace
from bot.tables.core.about import LOBBY
from bot.tables.core.deliveries import BATCH, enqueue_answer
from bot.tables.core.languages import chosen
from bot.tables.core.luck import commitment
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.sets import keep_set
from bot.tables.core.table import CLOSED, Table
from bot.tables.finding import hosting, invitations
from bot.tables.finding.openings import note_opening
from bot.tables.peace.admission import check_admitted, warn
from bot.tables.peace.bans import check_hosting
from bot.tables.peace.limits import check_opening
from bot.tables.ports.caller import Caller
from bot.tables.ports.errors import Refusal
from games.kernel import catalogue
from games.kernel.game import Game
from games.kernel.words import clipped, negotiated
from storage import Writer
from storage.rows import GuildRow, NewAct, SeatRow, TableRow

LONGEST_NAME = 24


def plain_name(name: str, longest: int = LONGEST_NAME) -> str:
    """Return a display name without what Discord would read as a mention, a link or formatting."""
    kept = "".join(letter for letter in name if letter.isprintable() and letter not in '*_~`|<>@#[]()/\\"')
    return clipped(" ".join(kept.split()), longest) or "?"


async def open_lobby(registry: Registry, caller: Caller, guild: GuildRow, key: str) -> tuple[Table, str]:
    """Open a lobby with its caller as the host on seat 0; return it with the token that its message is to carry."""
    row = await new_row(registry, caller, catalogue.find(key), chosen(guild.locale) or negotiated(caller.guild_locale))
    seats = [user_seat(row, 0, caller)]
    name = caller.guild_name or guild.name
    table = Table(row, seats, options=json.loads(row.options), guild_name=name)
    async with registry.store.write() as tx:
        if guild.name != name:
            tx.people.lock_guild(guild.guild_id)
        await check_opening(tx, caller.user_id, registry.clock.now())
        await check_hosting(tx, guild.guild_id, caller.user_id, caller.places)
        if guild.name != name:
            await tx.people.save_guild(replace(await tx.people.guild(guild.guild_id), name=name))
        await tx.tables.insert(row)
        await tx.tables.set_seats(table.id, table.seats)
        token = await enqueue_answer(tx, table, registry.clock.now())
        await note_opening(tx, table.id, registry.clock.now())
    registry.keep(table)
    registry.metrics.note_lobby("opened")
    registry.workers.announce()
    return table, token


async def note_message(registry: Registry, table: Table, message_id: int) -> None:
    """Remember the lobby's message, which is queued no longer."""
    async with registry.store.write() as tx:
        await tx.tables.change(table.id, lobby_message_id=message_id)
        for pending in await tx.outbox.unsent(table.id):
            if pending.about == LOBBY and pending.kind == "post":
                await tx.outbox.complete(pending.id, pending.upto)
    table.row = replace(table.row, lobby_message_id=message_id)


async def new_row(registry: Registry, caller: Caller, game: Game, locale: str) -> TableRow:
    """Make the row of a new table with the usual options, committed to a new seed; the caller is its host.

    Whoever stores it calls `check_opening` in the same transaction.
    """
    seed, table_id = registry.secrets.seed(), await _free_id(registry)
    return TableRow(
        table_id=table_id,
        guild_id=caller.guild_id or 0,
        home_id=caller.channel_id,
        game=game.key,
        options=json.dumps({option.name: option.default for option in game.options}),
        locale=locale,
        host_id=caller.user_id,
        seed=seed,
        commitment=commitment(seed),
        rules_version=game.rules_version,
        created_at=registry.clock.now(),
        pace=pace.USUAL,
    )


async def _free_id(registry: Registry) -> str:
    async with registry.store.read() as tx:
        while await tx.tables.exists(table_id := registry.secrets.table_id()):
            pass
    return table_id


def user_seat(row: TableRow, seat: int, caller: Caller) -> SeatRow:
    """Make the seat that a caller takes by this very interaction."""
    name = plain_name(caller.name)
    return SeatRow(table_id=row.table_id, seat=seat, user_id=caller.user_id, name=name, joined=caller.interaction_id)


def _check_open(table: Table) -> None:
    if table.row.stage == "playing":
        raise Refusal("refused-begun")
    if table.row.stage != "lobby":
        raise Refusal("refused-over")


def check_host(table: Table, caller: Caller, *, or_manager: bool = False) -> None:
    """Refuse who is not the host of a lobby, or a lobby that is one no more."""
    _check_open(table)
    if caller.user_id != table.row.host_id and not (or_manager and caller.manages(table.row.guild_id)):
        raise Refusal("refused-not-host")


def unique_name(name: str, others: list[SeatRow]) -> str:
    """Tell equal names apart by a number."""
    taken = {seat.name for seat in others}
    numbered = (f"{clipped(name, LONGEST_NAME - 2)} {number}" for number in range(2, 9))
    return next(each for each in (name, *numbered) if each not in taken)


async def join(
    registry: Registry, table: Table, caller: Caller, delay: int = BATCH, *, by: str = "lobby", warned: bool = False
) -> None:
    """Take the next seat; `delay` is as for `store_seats`, and who was `warned` of the others is not warned again.

    `by` is the way there, for the metrics.
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
    seat = replace(seat, name=unique_name(seat.name, table.seats))
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


async def add_computer(
    registry: Registry, table: Table, caller: Caller, level: str, name: str, *, held: bool = True
) -> None:
    """Seat a computer player of a level; seats that are `held` for invited users are not free."""
    check_host(table, caller)
    if len(table.seats) >= table.game.seats[1]:
        raise Refusal("refused-full", most=table.game.seats[1])
    if held:
        invitations.check_free(table, registry.clock.now())
    seat = SeatRow(
        table_id=table.id,
        seat=len(table.seats),
        computer=level,
        name=unique_name(name, table.seats),
        joined=caller.interaction_id,
    )
    await store_seats(registry, table, [*table.seats, seat])


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
    """Number the seats anew and store them, if a user who is new among them may join.

    The host is told what the host has not done, and who was put out is told so.

    `delay` is for changes that the answer shows in the lobby's message: its edit then only mends what was lost, or
    what two answers made in the wrong order.
    """
    seats = [replace(seat, seat=number) for number, seat in enumerate(seats)]
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
        if put_out is not None:
            await hosting.note_put_out(tx, table, put_out, registry.clock.now())
        else:
            await hosting.tell_seats(tx, table, replace(table, row=row, seats=seats), registry.clock.now())
    registry.workers.deliver()
    if newcomer is not None and hosting.is_full(replace(table, seats=seats)):
        registry.metrics.note_lobby("full")
    table.seats, table.row = seats, row
    if newcomer is not None:
        invitations.forget(table, {newcomer})


async def change(registry: Registry, table: Table, **fields: Any) -> None:
    """Change fields of the table's row, and enqueue an edit of the lobby's message."""
    async with registry.store.write() as tx:
        await tx.tables.change(table.id, **fields)
        await keep_set(tx, table.game, fields.get("material_id", ""))
        await enqueue_lobby(registry, tx, table)
    registry.workers.deliver()
    table.row = replace(table.row, **fields)


async def expire(registry: Registry, table: Table) -> None:
    """Close a lobby that nobody started."""
    await close(registry, table)


async def close(registry: Registry, table: Table, act: NewAct | None = None) -> None:
    """Close a lobby without a game; `act` says that a moderator does it."""
    _check_open(table)
    now, closed = registry.clock.now(), CLOSED if act else ""
    async with registry.store.write() as tx:
        await tx.tables.change(table.id, stage="cancelled", ended_at=now, act=closed)
        if act is not None:
            await tx.acts.add(act)
        await invitations.end_all(tx, table, now)
        await hosting.close_letters(tx, table, now)
        await enqueue_lobby(registry, tx, table)
    registry.workers.deliver()
    table.row, table.invited = replace(table.row, stage="cancelled", ended_at=now, act=closed), []


async def enqueue_lobby(registry: Registry, tx: Writer, table: Table, delay: int = 0) -> None:
    """Enqueue an edit of the lobby's message."""
    await Outbox(tx, table, registry.clock.now()).enqueue_public("sync", LOBBY, delay)
