"""Single deliveries, written to the outbox inside a transaction.

A row says what a message is about, never what it says: the text is made from the newest state when it is sent.
"""

from __future__ import annotations

from bot.tables.core.about import CHOICE, LOBBY, NUDGE, RETURN, TIMES, lobby_recipient, table_recipient
from bot.tables.core.table import Table
from storage import Writer, user_recipient
from storage.rows import DeliveryKind, DeliveryRow, NewDelivery, PanelRow

RETURN_WAIT, RETURN_LONGEST = 60_000, 3_600_000
"""Milliseconds until a table first tries to go back; doubled each time, at most an hour."""
ANSWER = 901_000
"""Milliseconds after which no answer to an interaction can come any more: Discord's tokens last 15 minutes."""
BATCH = 3_000
"""Milliseconds for which changes of the list of missing players are gathered into one edit."""


async def enqueue(
    tx: Writer,
    table_id: str | None,
    recipient: str,
    kind: DeliveryKind,
    about: str,
    now: int,
    *,
    upto: int,
    since: int = 0,
    seat: int | None = None,
    delay: int = 0,
) -> None:
    """Write a delivery: a kind of message about something, in a queue, that tells versions `since` to `upto`.

    A lesson's message belongs to no table.
    """
    await tx.outbox.add(
        NewDelivery(
            table_id=table_id,
            recipient=recipient,
            kind=kind,
            about=about,
            seat=seat,
            since=since,
            upto=upto,
            created_at=now,
            due_at=now + delay,
        )
    )


async def enqueue_answer(tx: Writer, table: Table, now: int) -> str:
    """Enqueue a new lobby's message, which an answer is just sending; return the token that it is to carry.

    Once no answer can come any more, or the bot has been started again, the message is looked for, and posted if it is
    not there.
    """
    return await tx.outbox.add_attempted(
        NewDelivery(
            table_id=table.id,
            recipient=lobby_recipient(table.id),
            kind="post",
            about=LOBBY,
            since=table.row.version,
            upto=1,
            created_at=now,
            due_at=now + ANSWER,
        )
    )


async def enqueue_delete(tx: Writer, panel: PanelRow, recipient: str, now: int) -> None:
    """Enqueue the deletion of a message, behind all that its recipient is still to be sent."""
    await tx.outbox.add(
        NewDelivery(
            table_id=panel.table_id,
            recipient=recipient,
            kind="delete",
            about=panel.about,
            seat=panel.seat,
            since=panel.since,
            upto=panel.version,
            created_at=now,
            due_at=now,
            message_id=panel.message_id,
        )
    )


async def next_upto(tx: Writer, table_id: str, about: str) -> int:
    """Count the changes of a message that is still to be edited, so that none is taken for one already shown."""
    return 1 + max((row.upto for row in await tx.outbox.unsent(table_id) if row.about == about), default=0)


async def enqueue_return(tx: Writer, table_id: str, version: int, now: int) -> None:
    """Enqueue a table's return, tried behind all its other messages as long as it takes."""
    recipient, since = table_recipient(table_id), version - 1
    await enqueue(tx, table_id, recipient, "return", RETURN, now, upto=version, since=since, delay=RETURN_WAIT)


async def enqueue_picture(tx: Writer, row: DeliveryRow, version: int, now: int) -> None:
    """Enqueue the picture of a question that went out as text, behind all that the user is still to be sent."""
    if row.table_id is not None:
        await enqueue(
            tx, row.table_id, row.recipient, "sync", row.about, now, upto=version, since=row.since, seat=row.seat
        )


async def enqueue_nudge(tx: Writer, table_id: str, seat: int, version: int, now: int, about: str = NUDGE) -> None:
    """Enqueue a call in a table's channel for a seat's user, sent only if direct messages do not reach them."""
    await enqueue(tx, table_id, table_recipient(table_id), "post", about, now, upto=version, since=version, seat=seat)


async def enqueue_times(tx: Writer, table_id: str, now: int) -> None:
    """Enqueue an edit of a table's board, whose times have moved."""
    upto = await next_upto(tx, table_id, TIMES)
    await enqueue(tx, table_id, table_recipient(table_id), "sync", TIMES, now, upto=upto)


async def enqueue_questions(tx: Writer, table_id: str, now: int, user_id: int | None = None) -> None:
    """Enqueue edits of the questions for which a clock is set, whose times have moved: of all users, or one only."""
    timed = {row.seat for row in await tx.clocks.of_table(table_id)}
    asked = [row for row in await tx.tables.seats(table_id) if row.seat in timed]
    held = await tx.tables.get(table_id)
    for row in asked:
        if held is not None and row.user_id is not None and user_id in (None, row.user_id):
            recipient, upto = user_recipient(row.user_id), held.version
            await enqueue(tx, table_id, recipient, "sync", CHOICE, now, upto=upto, since=upto, seat=row.seat)
