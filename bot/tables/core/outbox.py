"""What is to be sent after a change: rows of the outbox, written in the change's own transaction.

All messages of a table's channel share one recipient and so keep their order; each user's direct messages likewise.
The lobby's message stands in another channel and has a queue of its own.
A row says what a message is about, never what it says: the text is made from the newest state when it is sent.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables.core.table import Table
from storage import Writer, user_recipient
from storage.rows import DeliveryKind, DeliveryRow, NewDelivery, PanelRow

BOARD, CHOICE, LOBBY, PLACE, CLOSE, NUDGE, VOTE = "board", "choice", "lobby", "place", "close", "nudge", "vote"
REMIND, PAUSE, ABSENT, AWAY, TIMES = "remind", "pause", "absent", "away", "times"
"""Reminders; clocks that stand or run; a computer that keeps a seat, and its user's message; new times on a board."""
SEEKS, CAME = "seeks", "came"
"""That a seat seeks a player, brought up to date when it does no more; and who has taken it."""
RESTORED = "restored"
"""That a table stands where it stood when a backup was made, which is now the database."""
RETURN = "return"
"""A board in the thread or channel that a table had to leave, which brings it back there."""
RETURN_WAIT, RETURN_LONGEST = 60_000, 3_600_000
"""Milliseconds until a table first tries to go back; doubled each time, at most an hour."""
LESSON = "lesson"
"""A step of a user's lesson, which belongs to no table."""
LETTER, CALL = "letter:", "call:"
"""What letters to users and calls in a lobby's channel are about begins so: see `bot.tables.delivery.letters`."""
BRIEFING, HANDED = "briefing", "handed"
"""What happened, for whoever takes a seat over, and the end of it, for who had it."""
TEMPORARY = (CHOICE, REMIND, AWAY)
"""Direct messages that are deleted once they are out of date."""
USERS = user_recipient(0)[:-1]
ANSWER = 901_000
"""Milliseconds after which no answer to an interaction can come any more: Discord's tokens last 15 minutes."""
BATCH = 3_000
"""Milliseconds for which changes of the list of missing players are gathered into one edit."""


def vote_about(kind: str) -> str:
    """Name what the message of a motion of a kind is about."""
    return f"{VOTE}-{kind}"


def motion_kind(about: str) -> str:
    """Return the kind of motion that a message is about; empty if it is about none."""
    return about.removeprefix(f"{VOTE}-") if about.startswith(f"{VOTE}-") else ""


def is_letter(about: str) -> bool:
    """Tell whether a message is a letter or a call: about a table, but for somebody without a seat."""
    return about.startswith((LETTER, CALL))


def is_unversioned(about: str) -> bool:
    """Tell whether a message changes without the table's version: its deliveries then count by themselves."""
    return about in (LOBBY, HANDED, SEEKS) or is_letter(about) or bool(motion_kind(about))


def table_recipient(table_id: str) -> str:
    """Name the queue of a table's public messages."""
    return f"table:{table_id}"


def lobby_recipient(table_id: str) -> str:
    """Name the queue of a lobby's message, which stands in another channel."""
    return f"lobby:{table_id}"


def call_recipient(table_id: str) -> str:
    """Name the queue of calls beside a lobby: one that waits for its time must not hold up the lobby's message."""
    return f"call:{table_id}"


def is_private(recipient: str) -> bool:
    """Tell whether a delivery goes to a user rather than to a channel."""
    return recipient.startswith(USERS)


async def _enqueue(
    tx: Writer,
    table_id: str,
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


def is_temporary(panel: PanelRow) -> bool:
    """Tell whether a direct message is to be deleted once it is out of date."""
    return panel.about in TEMPORARY and panel.removable


async def enqueue_delete(tx: Writer, panel: PanelRow, recipient: str, now: int) -> None:
    """Enqueue the deletion of a user's direct message, behind all that the user is still to be sent."""
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


def is_for_user(row: DeliveryRow, user_id: int | None) -> bool:
    """Tell whether a delivery is for this user; None is nobody."""
    return user_id is not None and row.recipient == user_recipient(user_id)


def addressee(row: DeliveryRow) -> int:
    """Return the user whom a private delivery is for."""
    return int(row.recipient.removeprefix(USERS))


async def _next_upto(tx: Writer, table_id: str, about: str) -> int:
    """Count the changes of a message that is still to be edited, so that none is taken for one already shown."""
    return 1 + max((row.upto for row in await tx.outbox.unsent(table_id) if row.about == about), default=0)


async def enqueue_return(tx: Writer, table_id: str, version: int, now: int) -> None:
    """Enqueue a table's return, tried behind all its other messages as long as it takes."""
    recipient, since = table_recipient(table_id), version - 1
    await _enqueue(tx, table_id, recipient, "return", RETURN, now, upto=version, since=since, delay=RETURN_WAIT)


async def enqueue_picture(tx: Writer, row: DeliveryRow, version: int, now: int) -> None:
    """Enqueue the picture of a question that went out as text, behind all that the user is still to be sent."""
    if row.table_id is not None:
        await _enqueue(
            tx, row.table_id, row.recipient, "sync", row.about, now, upto=version, since=row.since, seat=row.seat
        )


async def enqueue_nudge(tx: Writer, table_id: str, seat: int, version: int, now: int, about: str = NUDGE) -> None:
    """Enqueue a call in a table's channel for a seat's user, sent only if direct messages do not reach them."""
    await _enqueue(tx, table_id, table_recipient(table_id), "post", about, now, upto=version, since=version, seat=seat)


async def enqueue_times(tx: Writer, table_id: str, now: int) -> None:
    """Enqueue an edit of a table's board, whose times have moved."""
    upto = await _next_upto(tx, table_id, TIMES)
    await _enqueue(tx, table_id, table_recipient(table_id), "sync", TIMES, now, upto=upto)


async def enqueue_questions(tx: Writer, table_id: str, now: int, user_id: int | None = None) -> None:
    """Enqueue edits of the questions for which a clock is set, whose times have moved: of all users, or one only."""
    timed = {row.seat for row in await tx.clocks.of_table(table_id)}
    asked = [row for row in await tx.tables.seats(table_id) if row.seat in timed]
    held = await tx.tables.get(table_id)
    for row in asked:
        if held is not None and row.user_id is not None and user_id in (None, row.user_id):
            recipient, upto = user_recipient(row.user_id), held.version
            await _enqueue(tx, table_id, recipient, "sync", CHOICE, now, upto=upto, since=upto, seat=row.seat)


class Outbox:
    """Write deliveries of a table, at the version that its row has, inside a transaction."""

    def __init__(self, tx: Writer, table: Table, now: int, since: int | None = None) -> None:
        self.tx, self.table, self.now, self.version = tx, table, now, table.row.version
        self.since = self.version if since is None else since

    async def enqueue_public(self, kind: DeliveryKind, about: str, delay: int = 0, seat: int | None = None) -> None:
        """Enqueue a message in the table's channel, perhaps about a seat, or an edit of the lobby's."""
        recipient = (lobby_recipient if about == LOBBY else table_recipient)(self.table.id)
        await self._enqueue(recipient, kind, about, seat, delay)

    async def enqueue_board(self) -> None:
        """Enqueue a new board; an edit of the one before that is still to come would tell the same story twice."""
        for row in await self.tx.outbox.unsent(self.table.id):
            if row.kind == "sync" and row.about == BOARD:
                await self.tx.outbox.complete(row.id, row.upto)
        await self.enqueue_public("post", BOARD)

    async def enqueue_nudge(self, seat: int) -> None:
        """Enqueue a call for a seat's user (see `enqueue_nudge`); for a seat that a computer plays there is none."""
        if self.table.is_played_by_user(seat):
            await enqueue_nudge(self.tx, self.table.id, seat, self.version, self.now)

    async def enqueue_choice(self, kind: DeliveryKind, seat: int, delay: int = 0) -> None:
        """Enqueue a direct message about the choice for a seat's user; for a computer's seat there is none."""
        await self.enqueue_private(kind, CHOICE, seat, delay)

    async def enqueue_times(self) -> None:
        """Enqueue edits of the board and of the open questions, whose times have moved."""
        await enqueue_times(self.tx, self.table.id, self.now)
        for seat in self.table.waiting_seats():
            if not self.table.has_stand_in(seat):
                await self.enqueue_choice("sync", seat)

    async def enqueue_private(self, kind: DeliveryKind, about: str, seat: int, delay: int = 0) -> None:
        """Enqueue a direct message for a seat's user; for a computer's seat there is none."""
        user_id = self.table.seats[seat].user_id
        if user_id is not None:
            await self._enqueue(user_recipient(user_id), kind, about, seat, delay)

    async def tell_former_user(self, user_id: int, seat: int) -> None:
        """Tell a user who has held a seat that it is another's, in place of what they were shown."""
        await self._enqueue(user_recipient(user_id), "sync", HANDED, seat)

    async def enqueue_letter(self, about: str, user_id: int, kind: DeliveryKind = "post", delay: int = 0) -> None:
        """Enqueue a direct message for a user, seated or not, or an edit of the last one of its kind.

        `about` begins with `LETTER`. A delay holds up all that the user is to be sent, so it is a moment at most.
        """
        await self._enqueue(user_recipient(user_id), kind, about, None, delay)

    async def enqueue_call(self, about: str, kind: DeliveryKind = "post", delay: int = 0) -> None:
        """Enqueue a message in the lobby's channel beside the lobby's own, or an edit; `about` begins with `CALL`."""
        await self._enqueue(call_recipient(self.table.id), kind, about, None, delay)

    async def enqueue_briefing(self, seat: int) -> None:
        """Tell a seat's new user what has happened, and enqueue the choice if one is waited for."""
        await self.tx.calls.drop(self.table.id, seat)  # whoever was called for was another user
        await self.enqueue_private("post", BRIEFING, seat)
        if seat in self.table.waiting_seats():
            await self.enqueue_choice("post", seat)
            await self.enqueue_nudge(seat)

    async def _enqueue(self, recipient: str, kind: DeliveryKind, about: str, seat: int | None, delay: int = 0) -> None:
        if self.table.is_alone:
            await self._enqueue_one_message(about)
            return
        table_id, since = self.table.id, self.since
        upto = await _next_upto(self.tx, table_id, about) if is_unversioned(about) else self.version
        await _enqueue(
            self.tx, table_id, recipient, kind, about, self.now, upto=upto, since=since, seat=seat, delay=delay
        )

    async def _enqueue_one_message(self, about: str) -> None:
        """Enqueue an edit of the one message of a table alone, whether it is for its board or for its question.

        Nothing else is owed there. While computers choose, what they do is gathered.
        """
        user = next((row for row in self.table.seats if row.user_id is not None), None)
        if user is None or about not in (BOARD, CHOICE):
            return
        busy = self.table.row.stage == "playing" and user.seat not in self.table.waiting_seats()
        recipient, upto, delay = user_recipient(user.user_id or 0), self.version, BATCH if busy else 0
        await _enqueue(
            self.tx,
            self.table.id,
            recipient,
            "sync",
            CHOICE,
            self.now,
            upto=upto,
            since=self.since,
            seat=user.seat,
            delay=delay,
        )

    async def enqueue_start(self) -> None:
        """Enqueue what a start brings: the table's place, its first board, everybody's first choice, the lobby's end.

        A place that must still be opened brings the lobby's edit with it, which links to it.
        """
        if self.table.row.place_id is None:
            await self.enqueue_public("post", PLACE)
        else:
            await self.enqueue_public("sync", LOBBY)
        await self.enqueue_board()
        await self.enqueue_phase(self.table.asked_seats(), None)

    async def enqueue_end(self) -> None:
        """Enqueue what an end brings: the last board, the place closed, and in every message that the game is over."""
        await self.enqueue_board()
        await self.enqueue_public("post", CLOSE)
        await self.enqueue_public("sync", LOBBY)
        for seat in range(len(self.table.seats)):
            await self.enqueue_choice("sync", seat)

    async def enqueue_phase(self, asked: Iterable[int], chooser: int | None) -> None:
        """Enqueue each asked seat's choice: a new message, or for the one who has just chosen an edit of the last.

        Users for whom a computer stands in are left in peace.
        """
        for seat in asked:
            if not self.table.has_stand_in(seat):
                await self.enqueue_choice("sync" if seat == chooser else "post", seat)

    async def enqueue_undo(self) -> None:
        """Enqueue what a way back brings: a board, the question for those asked now, its end for all others."""
        await self.enqueue_board()
        for seat in range(len(self.table.seats)):
            await self.enqueue_choice("post" if seat in self.table.asked_seats() else "sync", seat)

    async def enqueue_ask(self, asked: Iterable[int], before: Iterable[int], chooser: int | None) -> None:
        """Enqueue private messages after a new ask; who was asked before and is no more sees that it is over."""
        asked = tuple(asked)
        await self.enqueue_phase(asked, chooser)
        for seat in before:
            if seat not in asked and not self.table.has_stand_in(seat):
                await self.enqueue_choice("sync", seat)
