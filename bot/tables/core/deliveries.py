"""Write single deliveries to the outbox, inside a transaction.

A row holds a message's subject, never its text: the text is made from the newest state when the message is sent.
"""

from __future__ import annotations

from bot.tables.core.about import CHOICE, LOBBY, NUDGE, RETURN, TIMES, lobby_recipient, table_recipient
from bot.tables.core.table import Table
from storage import Writer, user_recipient
from storage.rows import DeliveryKind, DeliveryRow, NewDelivery, PanelRow

RETURN_WAIT, RETURN_LONGEST = 60_000, 3_600_000
"""Milliseconds until a moved table first tries to return to its channel; doubled each time, up to an hour."""
ANSWER = 901_000
"""Milliseconds after which an interaction can no longer be answered: Discord's tokens last 15 minutes."""
BATCH = 3_000
"""Milliseconds during which changes to the list of missing players are combined into one edit."""


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
    """Write a delivery: a message's kind, subject and queue, and the versions `since` to `upto` that it reports.

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
    """Enqueue the message of a new lobby, which the answer to the command is sending; return the message's token.

    If the answer has expired or the bot has restarted, the relay looks for the message and posts it if it is missing.
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
    """Enqueue the deletion of a message, after everything already queued for its recipient."""
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
    """Return the next change number of a message that counts its changes, so that none seems already shown."""
    return 1 + max((row.upto for row in await tx.outbox.unsent(table_id) if row.about == about), default=0)


async def enqueue_return(tx: Writer, table_id: str, version: int, now: int) -> None:
    """Enqueue a table's return to its channel, after all its other messages; it is tried until it works."""
    recipient, since = table_recipient(table_id), version - 1
    await enqueue(tx, table_id, recipient, "return", RETURN, now, upto=version, since=since, delay=RETURN_WAIT)


async def enqueue_picture(tx: Writer, row: DeliveryRow, version: int, now: int) -> None:
    """Enqueue the picture of a question that went out as text, after everything already queued for the user."""
    if row.table_id is not None:
        await enqueue(
            tx, row.table_id, row.recipient, "sync", row.about, now, upto=version, since=row.since, seat=row.seat
        )


async def enqueue_nudge(tx: Writer, table_id: str, seat: int, version: int, now: int, about: str = NUDGE) -> None:
    """Enqueue a mention of a seat's user in the table's channel, sent only if direct messages do not reach them."""
    await enqueue(tx, table_id, table_recipient(table_id), "post", about, now, upto=version, since=version, seat=seat)


async def enqueue_times(tx: Writer, table_id: str, now: int) -> None:
    """Enqueue an edit of a table's board after its deadlines have moved."""
    upto = await next_upto(tx, table_id, TIMES)
    await enqueue(tx, table_id, table_recipient(table_id), "sync", TIMES, now, upto=upto)


async def enqueue_questions(tx: Writer, table_id: str, now: int, user_id: int | None = None) -> None:
    """Enqueue edits of timed questions after their deadlines have moved, for all users or only one."""
    timed = {row.seat for row in await tx.clocks.of_table(table_id)}
    asked = [row for row in await tx.tables.seats(table_id) if row.seat in timed]
    held = await tx.tables.get(table_id)
    for row in asked:
        if held is not None and row.user_id is not None and user_id in (None, row.user_id):
            recipient, upto = user_recipient(row.user_id), held.version
            await enqueue(tx, table_id, recipient, "sync", CHOICE, now, upto=upto, since=upto, seat=row.seat)
