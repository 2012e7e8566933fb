"""What the host of a lobby is told: that it is full, that somebody has left, and that it is about to lapse."""

from __future__ import annotations

from typing import Final

from bot.tables.core.about import CALL, LETTER
from bot.tables.core.deliveries import BATCH
from bot.tables.core.outbox import Outbox
from bot.tables.core.table import Table
from bot.tables.messages import hosting
from bot.tables.ports.clock import DAY, HOUR
from bot.tables.ports.panel import Panel
from games.kernel.words import Words
from storage import Reader, Writer

FULL: Final = f"{LETTER}full"
LEFT: Final = f"{LETTER}left"
LAPSES: Final = f"{LETTER}lapses"
OUT: Final = f"{LETTER}out"
LAPSES_HERE: Final = f"{CALL}lapses"
"""The same as `LAPSES`, in the lobby's channel, for a host whom no direct message reaches."""
TOLD: Final = frozenset({FULL, LEFT, LAPSES, LAPSES_HERE})
"""What a host is told as long as the table is a lobby; afterwards it says in its place that it is out of date."""
LASTS, WARNED = DAY, 2 * HOUR
"""Milliseconds for which a lobby is open, and before whose end its host is told."""


async def tell_seats(tx: Writer, before: Table, after: Table, now: int) -> None:
    """Tell the host what has become of the seats, unless it was their own doing; several changes at once are one."""
    host, outbox = after.row.host_id, Outbox(tx, after, now)
    if host is None:
        return
    users, then = _users(after), _users(before)
    if is_full(after) and not is_full(before) and users - then - {host}:
        await outbox.enqueue_letter(FULL, host, delay=BATCH)
    if is_full(before) and not is_full(after):
        await outbox.enqueue_letter(FULL, host, "sync", delay=BATCH)
    if then - users:
        await outbox.enqueue_letter(LEFT, host, delay=BATCH)


async def note_put_out(tx: Writer, table: Table, user_id: int, now: int) -> None:
    """Keep that the host has put a user out, and tell them."""
    await tx.lobbies.put_out(table.id, user_id, now)
    await Outbox(tx, table, now).enqueue_letter(OUT, user_id)


async def tell_lapse(tx: Writer, table: Table, now: int) -> None:
    """Tell the host, once, when the lobby lapses: by a direct message, or else in its channel."""
    await tx.lobbies.set_lapse(table.id, await lapses_at(tx, table), told=True)
    outbox, host = Outbox(tx, table, now), table.row.host_id
    if host is not None and (await tx.people.user(host)).dms == "on":
        await outbox.enqueue_letter(LAPSES, host)
    else:
        await outbox.enqueue_call(LAPSES_HERE)


async def close_letters(tx: Writer, table: Table, now: int) -> None:
    """Take the buttons off what the host was told, once the lobby has begun or was closed, and owe no more of it."""
    for row in await tx.outbox.unsent(table.id):
        if row.about in TOLD and row.attempted_at is None:
            await tx.outbox.complete(row.id, row.upto)  # else it would hold up the host's first question
    told = {panel.about for panel in await tx.panels.current(table.id)}
    outbox, host = Outbox(tx, table, now), table.row.host_id
    for about in sorted(told & TOLD - {LAPSES_HERE}):
        if host is not None:
            await outbox.enqueue_letter(about, host, "sync")
    if LAPSES_HERE in told:
        await outbox.enqueue_call(LAPSES_HERE, "sync")


async def lapses_at(tx: Reader, table: Table) -> int:
    """Return until when a lobby is open, in milliseconds."""
    kept = await tx.lobbies.lapses_at(table.id)
    return table.row.created_at + LASTS if kept is None else kept


def is_full(table: Table) -> bool:
    """Tell whether no seat is free."""
    return len(table.seats) >= table.game.seats[1]


def _users(table: Table) -> set[int]:
    return {seat.user_id for seat in table.seats if seat.user_id is not None}


async def write_full(_tx: Reader, table: Table, user_id: int, token: str, texts: Words) -> Panel | None:
    """Tell a host that all seats are taken; nothing to somebody who is host no more, or if one is free again."""
    holds = user_id == table.row.host_id and table.row.stage == "lobby" and is_full(table)
    return hosting.full(table, token, texts) if holds else None


async def write_left(_tx: Reader, table: Table, user_id: int, token: str, texts: Words) -> Panel | None:
    """Tell a host who sits there, after somebody has left."""
    holds = user_id == table.row.host_id and table.row.stage == "lobby"
    return hosting.left(table, token, texts) if holds else None


async def write_lapse(tx: Reader, table: Table, user_id: int, token: str, texts: Words) -> Panel | None:
    """Tell a host when the lobby lapses, or that it does not."""
    return await call_lapse(tx, table, token, texts) if user_id == table.row.host_id else None


async def call_lapse(tx: Reader, table: Table, token: str, texts: Words) -> Panel | None:
    """Say the same in the lobby's channel; the host is mentioned."""
    if table.row.stage != "lobby":
        return None
    return hosting.lapses(table, await lapses_at(tx, table), token, texts)


async def write_out(_tx: Reader, table: Table, _user_id: int, _token: str, texts: Words) -> Panel | None:
    """Tell a user that the host has put them out."""
    return hosting.out(table, texts)
