"""What the bot owes Discord after a change: rows of the outbox, written in the change's own transaction.

All messages of a table's channel share one recipient and so keep their order; each user's direct messages likewise.
A row says what a message is about, never what it says: the text is made from the newest state when it is sent.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables.live import LiveTable
from storage import Writer, user_recipient
from storage.records import DeliveryKind, NewDelivery

BOARD, CHOICE, LOBBY, PLACE, CLOSE, NUDGE = "board", "choice", "lobby", "place", "close", "nudge"
BATCH = 3_000
"""Milliseconds for which changes of the list of missing players are gathered into one edit."""


def table_recipient(table_id: str) -> str:
    """Name the queue of a table's public messages."""
    return f"table:{table_id}"


class Owing:
    """Write deliveries of one table at one version inside a transaction."""

    def __init__(self, tx: Writer, live: LiveTable, now: int, version: int, since: int | None = None) -> None:
        self.tx, self.live, self.now = tx, live, now
        self.version, self.since = version, version if since is None else since

    async def public(self, kind: DeliveryKind, about: str, delay: int = 0) -> None:
        """Owe a message in the table's channel."""
        await self._owe(table_recipient(self.live.id), kind, about, None, delay)

    async def private(self, kind: DeliveryKind, seat: int, delay: int = 0) -> None:
        """Owe a seat's user a direct message about the choice; a computer's seat is owed nothing."""
        user_id = self.live.seats[seat].user_id
        if user_id is not None:
            await self._owe(user_recipient(user_id), kind, CHOICE, seat, delay)

    async def _owe(self, recipient: str, kind: DeliveryKind, about: str, seat: int | None, delay: int) -> None:
        await self.tx.outbox.owe(
            NewDelivery(
                table_id=self.live.id,
                recipient=recipient,
                kind=kind,
                about=about,
                seat=seat,
                since=self.since,
                upto=self.version,
                created_at=self.now,
                due_at=self.now + delay,
            )
        )

    async def start(self) -> None:
        """Owe what a start brings: the table's place, its first board, everybody's first choice, the lobby's end."""
        if self.live.row.place_id is None:
            await self.public("post", PLACE)
        await self.public("post", BOARD)
        await self.public("sync", LOBBY)
        await self.new_phase(self.live.asked(), None)

    async def new_phase(self, asked: Iterable[int], chooser: int | None) -> None:
        """Owe each asked seat its choice: a new message, or for the one who has just chosen an edit of the last."""
        for seat in asked:
            await self.private("sync" if seat == chooser else "post", seat)

    async def new_ask(self, asked: Iterable[int], before: Iterable[int], chooser: int | None) -> None:
        """Owe private messages after an ask has changed; who was asked before and is no more sees that it is over."""
        asked = tuple(asked)
        await self.new_phase(asked, chooser)
        for seat in before:
            if seat not in asked:
                await self.private("sync", seat)
