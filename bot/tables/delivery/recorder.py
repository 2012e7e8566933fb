"""Recording attempts and sent messages with all consequences, each in one transaction."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.tables.company.openings import OFFERS, end_offers
from bot.tables.core.about import (
    BOARD,
    BRIEFING,
    CHOICE,
    HANDED,
    LOBBY,
    RETURN,
    is_for_user,
    is_letter,
    is_notice_board,
    is_of_user,
    is_private,
)
from bot.tables.core.deliveries import enqueue, enqueue_picture
from bot.tables.core.registry import Registry
from bot.tables.delivery import notice_boards
from bot.tables.delivery.composer import OF_SEAT
from bot.tables.delivery.outgoing import OutgoingMessage, make_post
from bot.tables.delivery.remover import enqueue_deletions
from bot.tables.recovery.failures import Recovery
from storage import Store, Writer
from storage.retry import repeating
from storage.rows import DeliveryRow, PanelRow

NEWS = 10_000
"""Milliseconds after which the answer to a press has surely been sent."""


class Recorder:
    """Records attempts and messages; `recovery` knows what else a table's return changes."""

    def __init__(self, registry: Registry, recovery: Recovery) -> None:
        self.registry, self.recovery = registry, recovery

    @repeating
    async def note_attempt(self, row: DeliveryRow, outgoing: OutgoingMessage) -> DeliveryRow | None:
        """Record an attempt before it is made, and return the updated row; None if it should not be sent.

        A message for a seat that was handed over is not sent. An edit without a new picture is harmless if repeated, so
        its attempt is recorded only after a failure.
        """
        async with self.registry.store.write() as tx:
            if outgoing.message_id is not None:
                await tx.panels.note_picture(outgoing.message_id, "")  # until it is certain which one the message shows
            attempted = await tx.outbox.attempt(row.id, self.registry.clock.now())
            if attempted is None or row.about not in OF_SEAT or not await self._is_late(tx, row):
                return attempted
            await tx.outbox.complete(row.id, attempted.upto, row.created_at)
        return None

    @repeating
    async def note_sent(
        self, row: DeliveryRow, version: int, outgoing: OutgoingMessage | None = None
    ) -> list[PanelRow]:
        """Record what a message shows now; return the other messages that should show the same."""
        if outgoing is not None and outgoing.message_id is not None and is_notice_board(row.about):
            return await self._note_notice_board(row, outgoing, outgoing.message_id)
        async with self.registry.store.write() as tx:
            if outgoing is None or not await self._is_passed(tx, outgoing):
                await tx.outbox.complete(row.id, version, row.created_at)
            if outgoing is None:
                return []
            if outgoing.row is not None:
                now = await tx.panels.by_message(outgoing.row.message_id)
                if now is None and row.about != LOBBY:
                    return [*outgoing.also]  # its user was deleted meanwhile: store nothing about them
                current = outgoing.row.live and (now is None or now.live)  # one that was retired meanwhile stays so
                await tx.panels.put(replace(outgoing.row, live=current, seen_at=self.registry.clock.now()))
            if outgoing.late:
                await enqueue_picture(tx, row, version, self.registry.clock.now())
            return await enqueue_deletions(
                tx, row.recipient, outgoing.channel_id, [*outgoing.also], self.registry.clock.now()
            )

    async def _is_passed(self, tx: Writer, outgoing: OutgoingMessage) -> bool:
        """Tell whether another process may have answered a press with something newer during an edit.

        The edit may have landed last and is then made once more. Within one process, `order` prevents that.
        """
        table, message_id = outgoing.table, outgoing.message_id
        if table is None or table.revision is None or message_id is None:
            return False
        since = await tx.interactions.since_news(message_id, table.id, table.revision)
        return since is not None and since < NEWS

    def note_dm(self, row: DeliveryRow, message_id: int | None) -> None:
        """Record a seat's newest direct message, or that it is uncertain."""
        if row.about == CHOICE and row.table_id is not None:
            self.registry.note_dm(row.table_id, row.seat, message_id)

    @repeating
    async def note_post(self, row: DeliveryRow, outgoing: OutgoingMessage, message_id: int) -> list[PanelRow]:
        """Record a sent post, and return the replaced messages that lose their controls."""
        if is_notice_board(row.about):
            return await self._note_notice_board(row, outgoing, message_id)
        if row.table_id is None:
            return await self._note_tableless(row, outgoing, message_id)
        if is_letter(row.about):
            return await self._note_letter(row, outgoing, message_id)
        note = self._note_return if row.about == RETURN else self._note_panel
        old = await note(row, outgoing, message_id)
        if row.about == BRIEFING:
            self.registry.arrivals.note(row.recipient, row.about, message_id)
        return old

    async def _note_tableless(self, row: DeliveryRow, outgoing: OutgoingMessage, message_id: int) -> list[PanelRow]:
        """Record a sent message that belongs to no table; a waiting answer can then link to a lesson."""
        async with self.registry.store.write() as tx:
            await tx.outbox.complete(row.id, outgoing.version, row.created_at)
        self.registry.arrivals.note(row.recipient, row.about, message_id)
        return []

    async def _note_notice_board(self, row: DeliveryRow, outgoing: OutgoingMessage, message_id: int) -> list[PanelRow]:
        async with self.registry.store.write() as tx:
            await notice_boards.note_sent(tx, row, outgoing, message_id, self.registry.clock.now())
        return []

    async def _note_letter(self, row: DeliveryRow, outgoing: OutgoingMessage, message_id: int) -> list[PanelRow]:
        """Record a sent letter or call, and return those of its kind in the same place, which it replaces."""
        panel = make_post(row, outgoing, message_id, self.registry.clock.now())
        async with self.registry.store.write() as tx:
            kept = await tx.outbox.get(row.id) is not None  # else its user was deleted meanwhile
            same = [old for old in await tx.panels.current(panel.table_id, row.about) if old.message_id != message_id]
            old = [each for each in same if each.channel_id == panel.channel_id]
            for each in old:
                await tx.panels.retire(each.message_id)
            if kept:
                await tx.panels.put(panel)
            await tx.outbox.complete(row.id, outgoing.version, row.created_at)
            held = await tx.tables.get(panel.table_id) if row.about in OFFERS else None
            if held is not None and held.stage != "lobby":
                await end_offers(tx, panel.table_id, panel.posted_at)  # it has begun while this was on its way
        self.registry.metrics.note_letter(row.about)
        return old

    async def _note_panel(self, row: DeliveryRow, outgoing: OutgoingMessage, message_id: int) -> list[PanelRow]:
        """Record a sent post as the live panel of its kind, and return the replaced ones that lose their controls."""
        now = self.registry.clock.now()
        panel = make_post(row, outgoing, message_id, now)
        async with self.registry.store.write() as tx:
            if await self._is_late(tx, row):
                if await tx.outbox.get(row.id) is not None:  # else its user was deleted meanwhile: note nothing of them
                    await tx.panels.put(replace(panel, about=HANDED, live=False))
                await tx.outbox.complete(row.id, outgoing.version)
                return []
            old = await self._replaced_panels(tx, row, message_id)
            for other in old:
                await tx.panels.retire(other.message_id)
            old = await enqueue_deletions(tx, row.recipient, outgoing.channel_id, old, now)
            if row.about == LOBBY:
                old = []  # it is gone, or already links to the lobby
            await tx.panels.put(panel)
            for seat, ask in outgoing.calls:
                await tx.calls.put(panel.table_id, seat, ask)
            await tx.outbox.complete(row.id, outgoing.version, row.created_at)
            if outgoing.late:
                await enqueue_picture(tx, row, outgoing.version, now)
            for lost in await tx.outbox.abandoned(panel.table_id):
                if (lost.about, lost.seat) == (row.about, row.seat):
                    await tx.outbox.complete(lost.id, lost.upto)  # this message says it too
        return old

    async def _note_return(self, row: DeliveryRow, outgoing: OutgoingMessage, message_id: int) -> list[PanelRow]:
        """Record that a table is back, with its board there, and return the replaced boards elsewhere."""
        now, old = self.registry.clock.now(), []
        board = replace(make_post(row, outgoing, message_id, now), about=BOARD)
        async with self.registry.table(board.table_id) as table:
            async with self.registry.store.write() as tx:
                home = await self.recovery.homing.complete_return(tx, table, outgoing.channel_id)
                if home is not table.row:
                    old = await tx.panels.current(table.id, BOARD)
                    for other in old:
                        await tx.panels.retire(other.message_id)
                    await tx.panels.put(board)
                for seat, ask in outgoing.calls:
                    await tx.calls.put(table.id, seat, ask)
                await tx.outbox.complete(row.id, outgoing.version)
            table.row = home
        return old

    @staticmethod
    async def _replaced_panels(tx: Writer, row: DeliveryRow, message_id: int) -> list[PanelRow]:
        """Find the messages that a new one replaces: those on the same subject.

        A question also replaces messages about time, and takes the buttons off its user's briefing.
        """
        current = [panel for panel in await tx.panels.current(row.table_id or "") if panel.seat == row.seat]
        return [
            panel
            for panel in current
            if panel.message_id != message_id
            and (panel.about == row.about or (row.about == CHOICE and _ends_with_question(panel)))
        ]

    @staticmethod
    async def _is_late(tx: Writer, row: DeliveryRow) -> bool:
        """Tell whether a message reached a user whose seat was handed over meanwhile."""
        if not is_private(row.recipient) or row.seat is None or row.table_id is None:
            return False
        users = {seat.seat: seat.user_id for seat in await tx.tables.seats(row.table_id)}
        return not is_for_user(row, users.get(row.seat))


def _ends_with_question(panel: PanelRow) -> bool:
    return panel.about == BRIEFING or (is_of_user(panel) and panel.removable)


async def enqueue_again(store: Store, rows: Iterable[DeliveryRow], now: int) -> None:
    """Enqueue another edit of messages through a new store, since the old process cannot write."""
    async with store.write() as tx:
        for row in rows:
            await enqueue(
                tx, row.table_id, row.recipient, "sync", row.about, now, upto=row.upto, since=row.since, seat=row.seat
            )
