"""Notice boards of servers: reading their content from the store, and queueing their messages."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.tables.company.admission import may_see
from bot.tables.company.notice_board import Content, Ended, Running
from bot.tables.company.open_tables import with_free_seats
from bot.tables.core.about import NOTICES
from bot.tables.core.queues import asked_since
from bot.tables.core.registry import Registry
from bot.tables.core.seats import NAMELESS
from bot.tables.ports.clock import DAY, MINUTE
from bot.tables.stages.sought import sought_seats
from games.kernel import catalogue
from storage import Reader, Writer
from storage.rows import (
    PLAYING,
    DeliveryKind,
    DeliveryRow,
    NewDelivery,
    NoticeBoardRow,
    ResultRow,
    SeatRow,
    TableRow,
)

EVERYBODY = 0
"""The user id for which boards are composed; it belongs to no real user, so that boards show only public tables."""
BETWEEN, TOLD = MINUTE, 7 * DAY
"""Milliseconds between two refreshes of a board, and milliseconds for which it shows a result."""


def recipient(guild_id: int) -> str:
    """Name the queue of a server's notice board."""
    return f"{NOTICES}{guild_id}"


def guild_of(row: DeliveryRow) -> int:
    """Return the server that a delivery is for."""
    return int(row.recipient.removeprefix(NOTICES))


def channel_of(row: DeliveryRow) -> int:
    """Return the channel that a delivery is for."""
    return int(row.about.removeprefix(NOTICES))


async def content(registry: Registry, tx: Reader, guild_id: int, user_id: int = EVERYBODY) -> Content:
    """Collect a board's content for a user; the caller must leave out tables in channels that the user cannot see."""
    now, blockers = registry.clock.now(), await tx.blocks.blockers(user_id)
    banned = {row.user_id for row in await tx.bans.of_guild(guild_id)} | registry.excluded_users.keys()
    if user_id in banned:
        return Content()
    known = [row for row in await tx.lobbies.of_guild(guild_id) if row.game in catalogue.installed()]
    seen = await may_see(tx, known, user_id)
    lobbies = await with_free_seats(tx, seen, user_id, now)
    sought = await sought_seats(registry, tx, guild_id, user_id)
    running = [row for row in await tx.tables.of_guild(guild_id, PLAYING) if row.host_id not in blockers]
    return Content(
        [each for each in reversed(lobbies) if not each.own],
        [replace(each, seats=_nameless(each.row, each.seats, banned)) for each in reversed(sought)],
        await _running(tx, running, banned),
        await _ended(tx, await tx.results.since(guild_id, now - TOLD), banned | blockers),
        sorted((row for row in seen if row.starts_at is not None), key=lambda row: row.starts_at or 0),
    )


def _nameless(row: TableRow, seats: Collection[SeatRow], banned: Collection[int]) -> tuple[SeatRow, ...]:
    """Remove the names of banned users from a table's seats."""
    called = NAMELESS.get(row.locale) or next(iter(NAMELESS.values()))
    return tuple(replace(seat, name=called) if seat.user_id in banned else seat for seat in seats)


async def _running(tx: Reader, rows: list[TableRow], banned: Collection[int]) -> list[Running]:
    """List running tables with the users that they wait for; the table that changed last comes first."""
    seats = await tx.tables.seats_of([row.table_id for row in rows])
    names: dict[str, list[str]] = {row.table_id: [] for row in rows}
    waiting = {row.table_id: row.waiting or 0 for row in rows}
    for seat in seats:
        own = seat.user_id is not None and seat.computer is None and seat.user_id not in banned
        if own and waiting[seat.table_id] >> seat.seat & 1:
            names[seat.table_id].append(seat.name)
    ordered = sorted(rows, key=lambda row: (-asked_since(row), row.table_id))
    return [Running(row, tuple(names[row.table_id])) for row in ordered]


async def _ended(tx: Reader, rows: list[ResultRow], hidden: Collection[int]) -> list[Ended]:
    """Name the winners of ended tables, except users who keep out of lists."""
    names: dict[str, list[str]] = {row.table_id: [] for row in rows}
    tables = {row.table_id: row for row in await tx.tables.rows_of(names)}
    seats = {(seat.table_id, seat.seat): seat for seat in await tx.tables.seats_of(tables)}
    unrated = await tx.people.unrated({seat.user_id for seat in seats.values() if seat.user_id is not None})
    for row in rows:
        seat = seats.get((row.table_id, row.seat))
        if row.won and row.user_id not in hidden and seat is not None and seat.user_id not in unrated:
            names[row.table_id].append(seat.name)
    return [Ended(tables[each], tuple(dict.fromkeys(found))) for each, found in names.items() if each in tables]


async def enqueue(
    tx: Writer, board: NoticeBoardRow, kind: DeliveryKind, now: int, due_at: int, message_id: int | None = None
) -> None:
    """Queue an edit of a board's message, or its deletion."""
    await tx.outbox.add(
        NewDelivery(
            table_id=None,
            recipient=recipient(board.guild_id),
            kind=kind,
            about=f"{NOTICES}{board.channel_id}",
            since=0,
            upto=0,
            created_at=now,
            due_at=due_at,
            message_id=message_id,
        )
    )


async def renew(tx: Writer, board: NoticeBoardRow, now: int, due_at: int, channel_id: int | None = None) -> None:
    """Queue a new message for a board, perhaps in another channel, and the deletion of the old message."""
    new = replace(board, channel_id=channel_id or board.channel_id, message_id=None, edits=0, shown="", problem="")
    await tx.notice_boards.put(new)
    await enqueue(tx, new, "post", now, due_at)
    await enqueue_removal(tx, board, now, due_at)


async def enqueue_removal(tx: Writer, board: NoticeBoardRow, now: int, due_at: int) -> None:
    """Queue the deletion of a board's message, if it has one."""
    if board.message_id is not None:
        await enqueue(tx, board, "delete", now, due_at, board.message_id)
