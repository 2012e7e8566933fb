"""What is to be sent after a change of a table, written to the outbox in the change's own transaction."""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables.core.about import (
    BOARD,
    BRIEFING,
    CHOICE,
    CLOSE,
    EVENT,
    HANDED,
    LOBBY,
    PLACE,
    STARTER,
    call_recipient,
    event_recipient,
    is_unversioned,
    lobby_recipient,
    post_recipient,
    table_recipient,
)
from bot.tables.core.deliveries import BATCH, enqueue, enqueue_nudge, enqueue_times, next_upto
from bot.tables.core.table import Table
from storage import Writer, user_recipient
from storage.rows import DeliveryKind


class Outbox:
    """Write deliveries of a table, at the version that its row has, inside a transaction."""

    def __init__(self, tx: Writer, table: Table, now: int, since: int | None = None) -> None:
        self.tx, self.table, self.now, self.version = tx, table, now, table.row.version
        self.since = self.version if since is None else since

    async def enqueue_public(self, kind: DeliveryKind, about: str, delay: int = 0, seat: int | None = None) -> None:
        """Enqueue a message in the table's channel, perhaps about a seat; an edit of the lobby also edits its post."""
        recipient = (lobby_recipient if about == LOBBY else table_recipient)(self.table.id)
        await self._enqueue(recipient, kind, about, seat, delay)
        if about == LOBBY and self.table.row.post_id is not None:
            await self._enqueue(post_recipient(self.table.id), "sync", STARTER, None, delay)

    async def enqueue_post(self) -> None:
        """Enqueue the opening of a lobby's post after a moment, because it links to the lobby's message."""
        await self.enqueue_public("post", PLACE, BATCH)

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

    async def enqueue_event(self, kind: DeliveryKind) -> None:
        """Enqueue the creation, change or deletion of a lobby's scheduled event."""
        await self._enqueue(event_recipient(self.table.id), kind, EVENT, None)

    async def enqueue_briefing(self, seat: int) -> None:
        """Tell a seat's new user what has happened, and enqueue the choice if one is waited for."""
        await self.tx.calls.drop(self.table.id, seat)  # those calls were for another user
        await self.enqueue_private("post", BRIEFING, seat)
        if seat in self.table.waiting_seats():
            await self.enqueue_choice("post", seat)
            await self.enqueue_nudge(seat)

    async def _enqueue(self, recipient: str, kind: DeliveryKind, about: str, seat: int | None, delay: int = 0) -> None:
        if self.table.is_alone:
            await self._enqueue_one_message(about)
            return
        table_id, since = self.table.id, self.since
        upto = await next_upto(self.tx, table_id, about) if is_unversioned(about) else self.version
        await enqueue(
            self.tx, table_id, recipient, kind, about, self.now, upto=upto, since=since, seat=seat, delay=delay
        )

    async def _enqueue_one_message(self, about: str) -> None:
        """Enqueue an edit of the one message of a table alone, whether it is for its board or for its question.

        No other message is needed there. While computers choose, their choices are gathered into one edit.
        """
        user = next((row for row in self.table.seats if row.user_id is not None), None)
        if user is None or about not in (BOARD, CHOICE):
            return
        busy = self.table.row.stage == "playing" and user.seat not in self.table.waiting_seats()
        recipient, upto, delay = user_recipient(user.user_id or 0), self.version, BATCH if busy else 0
        await enqueue(
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

    async def enqueue_lobby_end(self) -> None:
        """Enqueue the messages of a lobby that ends without a game: an edit of the lobby, and the post's closing."""
        await self.enqueue_public("sync", LOBBY)
        if self.table.row.post_id is not None:
            await self.enqueue_public("post", CLOSE)

    async def enqueue_end(self) -> None:
        """Enqueue what an end brings: the last board, the place closed, and in every message that the game is over."""
        await self.enqueue_board()
        await self.enqueue_public("post", CLOSE)
        await self.enqueue_public("sync", LOBBY)
        for seat in range(len(self.table.seats)):
            await self.enqueue_choice("sync", seat)

    async def enqueue_phase(self, asked: Iterable[int], chooser: int | None) -> None:
        """Enqueue each asked seat's choice: a new message, or for the one who has just chosen an edit of the last.

        Users with a stand-in get nothing.
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
        """Enqueue private messages after a new ask; users who are no longer asked see that it is over."""
        asked = tuple(asked)
        await self.enqueue_phase(asked, chooser)
        for seat in before:
            if seat not in asked and not self.table.has_stand_in(seat):
                await self.enqueue_choice("sync", seat)
