"""Fallbacks for messages that cannot be delivered."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from bot.tables.core.about import (
    ABSENT,
    AWAY,
    BOARD,
    CHOICE,
    EVENING,
    EVENING_HERE,
    HANDED,
    LOBBY,
    NUDGE,
    PLACE,
    REMIND,
    STARTER,
    TIMES,
    WEBHOOK,
    addressee,
    is_for_user,
    is_letter,
    is_private,
    motion_kind,
)
from bot.tables.core.deliveries import enqueue, enqueue_delete, enqueue_nudge
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry, attempt
from bot.tables.core.table import Table, state_of
from bot.tables.ports.clock import DAY
from bot.tables.ports.messenger import DmsClosed, Gone, MessengerError
from bot.tables.recovery.relocation import Homing, change, change_of, outbox
from storage import Writer
from storage.rows import PLAYING, DeliveryRow, PanelRow

INSTEAD = {CHOICE: NUDGE, AWAY: ABSENT}
"""Messages in the table's channel if a direct message cannot be sent."""
REOPENED = "reopened"
"""The error noted at a delivery for which a direct channel was opened again."""


class Recovery:
    """Changes the queue after a failure; every change is one transaction."""

    def __init__(self, registry: Registry) -> None:
        self.registry, self.homing = registry, Homing(registry)

    async def give_up(self, row: DeliveryRow, reason: str) -> None:
        """Stop trying, with a reason, a text key that `/table` shows; mention users that the table waits for."""
        if row.about == PLACE:
            await change_of(self.registry, row, lambda tx, table: self._give_up_place(tx, table, row))
            return
        if row.about == LOBBY and row.kind == "post":
            await change_of(self.registry, row, lambda tx, table: self._give_up_lobby(tx, table, row))
            return
        if row.about in (STARTER, WEBHOOK):  # the settings say more about a webhook
            await self.drop(row)
            return
        if row.about == BOARD:
            await change_of(self.registry, row, self._mention_waiting)
        async with self.registry.store.write() as tx:
            await tx.outbox.give_up(row.id, self.registry.clock.now(), reason)
            about = INSTEAD.get(row.about)
            if about and is_private(row.recipient) and row.seat is not None and row.table_id is not None:
                await enqueue_nudge(tx, row.table_id, row.seat, row.upto, self.registry.clock.now(), about)
        self.registry.arrivals.note(row.recipient, row.about, None)
        self.registry.workers.deliver()

    async def _mention_waiting(self, tx: Writer, table: Table) -> None:
        """Queue nudges for the users that a given-up message would have mentioned."""
        for seat in table.waiting_seats():
            await outbox(self.registry, tx, table).enqueue_nudge(seat)

    async def _give_up_place(self, tx: Writer, table: Table, row: DeliveryRow) -> None:
        await tx.outbox.complete(row.id, row.upto)
        if table.row.place_id is None and table.row.stage != "lobby":
            await self.homing.go_home(tx, table, "refused")

    async def drop(self, row: DeliveryRow) -> None:
        """Remove a delivery that has no substitute, and does not count as lost."""
        async with self.registry.store.write() as tx:
            await tx.outbox.complete(row.id, row.upto)

    async def _give_up_lobby(self, tx: Writer, table: Table, row: DeliveryRow) -> None:
        """Post the lobby of a rematch where the finished table was played; if that fails too, there is none."""
        before, now = await tx.tables.get(table.row.rematch_of or ""), self.registry.clock.now()
        place = before.place_id if before is not None else None
        if table.row.stage == "lobby" and place is not None and place != table.row.home_id:
            await tx.tables.change(table.id, home_id=place)
            await tx.outbox.postpone(row.id, now, None)
            table.row = replace(table.row, home_id=place)
            return
        await tx.outbox.complete(row.id, row.upto)
        if table.row.stage == "lobby":
            await tx.tables.change(table.id, stage="cancelled", ended_at=now)
            table.row = replace(table.row, stage="cancelled", ended_at=now)
            await outbox(self.registry, tx, table).enqueue_lobby_end()

    async def handle_unreachable(self, row: DeliveryRow) -> None:
        """Stop writing to this user until they wish it; mention them in their tables' channels instead."""
        if not is_private(row.recipient):
            await self.give_up(row, "refused")  # no answer about a channel concerns a user
            return
        user_id = addressee(row)
        async with self.registry.store.write() as tx:
            tx.people.lock(user_id)
            user = await tx.people.user(user_id)
            if user.locale is not None:  # a user who was deleted meanwhile is not stored again
                await tx.people.save_user(replace(user, dms="closed", dms_tried_at=self.registry.clock.now()))
            await self._call(tx, user_id)
            await tx.outbox.complete(row.id, row.upto)
        await self.registry.people.forget(user_id)
        self.registry.arrivals.note(row.recipient, row.about, None)
        self.registry.workers.deliver()

    async def _call(self, tx: Writer, user_id: int) -> None:
        """Mention a user at tables where a question, or a note that their seat is kept, was queued."""
        for table in await tx.tables.of_user(user_id, PLAYING):
            for pending in await tx.outbox.unsent(table.table_id):
                about = INSTEAD.get(pending.about)
                if about and is_for_user(pending, user_id) and pending.seat is not None:
                    now = self.registry.clock.now()
                    await enqueue_nudge(tx, table.table_id, pending.seat, table.version, now, about)

    async def handle_gone(self, row: DeliveryRow, what: str) -> None:
        """Post again what was deleted; if the table's channel is gone, go on in the lobby's."""
        if row.about == HANDED:
            await self._handle_handed_gone(row, what)
        elif is_private(row.recipient) and what != "message":
            await self._handle_dm_closed(row, "gone")
        elif row.about == LOBBY and row.kind == "post":
            await self.give_up(row, "gone")
        elif row.about == LOBBY:
            await change_of(self.registry, row, lambda tx, table: self._handle_lobby_gone(tx, table, row, what))
        elif what == "message":
            await change_of(self.registry, row, lambda tx, table: self._handle_message_gone(tx, table, row))
        else:
            await self._send_home(row, "deleted", "gone")

    async def _handle_handed_gone(self, row: DeliveryRow, what: str) -> None:
        """Delete the message before, because everything shown to a former user has to go."""
        user = await self.registry.people.user(addressee(row))
        async with self.registry.store.write() as tx:
            panels = await tx.panels.of_seat(row.table_id or "", row.seat or 0)
            shown = [panel for panel in panels if panel.channel_id == user.dm_channel_id]
            if what == "message" and shown:
                await tx.panels.drop(shown[-1].message_id)
                await tx.outbox.postpone(row.id, self.registry.clock.now(), None)
            else:
                await tx.outbox.complete(row.id, row.upto)
        self.registry.workers.deliver()

    async def _handle_dm_closed(self, row: DeliveryRow, reason: str) -> None:
        """Try another direct channel, or give up the message; this is no sign that the user refuses messages."""
        if not await self.reopen_dm(row):
            await self.give_up(row, reason)

    async def reopen_dm(self, row: DeliveryRow) -> bool:
        """Open the direct channel of a user again with the next attempt; return False if that was already tried."""
        user_id = addressee(row)
        if row.error == REOPENED or (await self.registry.people.user(user_id)).dm_channel_id is None:
            return False
        await self.registry.people.change(user_id, dm_channel_id=None)
        async with self.registry.store.write() as tx:
            panel = await tx.panels.newest(row.table_id or "", row.about, row.seat)
            if panel is not None:
                await tx.panels.drop(panel.message_id)
            await tx.outbox.postpone(row.id, self.registry.clock.now(), REOPENED)
        self.registry.workers.deliver()
        return True

    async def _handle_lobby_gone(self, tx: Writer, table: Table, row: DeliveryRow, what: str) -> None:
        """Post an open lobby again; without its old message id, edits still queued for that message are dropped."""
        await tx.outbox.complete(row.id, row.upto)
        if what != "message" or table.row.stage != "lobby":
            return
        await tx.tables.change(table.id, lobby_message_id=None)
        await outbox(self.registry, tx, table).enqueue_public("post", LOBBY)
        table.row = replace(table.row, lobby_message_id=None)

    async def _handle_message_gone(self, tx: Writer, table: Table, row: DeliveryRow) -> None:
        await tx.outbox.complete(row.id, row.upto)
        if row.kind != "sync":
            return
        about = BOARD if row.about == TIMES else row.about
        panel = await tx.panels.newest(table.id, about, row.seat)
        if about == BOARD:
            await self._renew_board(tx, table, panel)
            return
        if panel is not None:
            await tx.panels.drop(panel.message_id)
        if motion_kind(row.about):
            await outbox(self.registry, tx, table).enqueue_public("sync", row.about)
        elif row.about == CHOICE and row.seat in table.waiting_seats():
            await outbox(self.registry, tx, table).enqueue_choice("post", row.seat)

    async def _renew_board(self, tx: Writer, table: Table, board: PanelRow | None) -> None:
        """Enqueue a new board with the news of the one that is gone."""
        since = table.row.version - 1
        if board is not None:
            await tx.panels.drop(board.message_id)
            since = min(since, board.since)
        await Outbox(tx, table, self.registry.clock.now(), since=since).enqueue_board()

    async def handle_board_gone(self, table_id: str, message_id: int) -> bool:
        """Repost a board whose message is gone; return whether it was still the newest."""
        gone = False

        async def put_back(tx: Writer, table: Table) -> None:
            nonlocal gone
            board = await tx.panels.by_message(message_id)
            gone = board is not None and board.live
            if gone:
                await self._renew_board(tx, table, board)

        await change(self.registry, table_id, put_back)
        return gone

    async def handle_too_old(self, row: DeliveryRow) -> bool:
        """Drop an edit that Discord refuses because of the message's age; delete messages that ask nothing.

        A board stays at its older version, because the next one is a new message anyway. A new question is asked in a
        new message.
        """
        if row.about == LOBBY or row.table_id is None:
            return False
        await change_of(self.registry, row, lambda tx, table: self._leave_out(tx, table, row))
        return True

    async def _leave_out(self, tx: Writer, table: Table, row: DeliveryRow) -> None:
        await tx.outbox.complete(row.id, row.upto)
        if row.about == HANDED:
            await self._take_away(tx, row)
        elif row.about == CHOICE and table.is_alone:
            await self._move_on(tx, table, row)
        elif is_letter(row.about):
            await self._end_letter(tx, table, row)
        elif row.about not in (BOARD, TIMES, REMIND):
            await self._post_instead(tx, table, row)

    async def _end_letter(self, tx: Writer, table: Table, row: DeliveryRow) -> None:
        """Delete a letter or call about a former lobby; keep one about an open lobby, although outdated."""
        private = is_private(row.recipient)
        channel = (await tx.people.user(addressee(row))).dm_channel_id if private else table.row.home_id
        for panel in await tx.panels.current(table.id, row.about) if table.row.stage != "lobby" else ():
            if panel.channel_id == channel:
                await tx.panels.retire(panel.message_id)
                await enqueue_delete(tx, panel, row.recipient, self.registry.clock.now())

    async def _take_away(self, tx: Writer, row: DeliveryRow) -> None:
        """Delete all messages that showed the seat to a former user."""
        user = await tx.people.user(addressee(row))
        for panel in await tx.panels.of_seat(row.table_id or "", row.seat or 0):
            if panel.channel_id == user.dm_channel_id:
                await enqueue_delete(tx, panel, row.recipient, self.registry.clock.now())

    async def _post_instead(self, tx: Writer, table: Table, row: DeliveryRow) -> None:
        """Delete a message that cannot be edited, after its replacement; keep one that still asks."""
        panel, now = await tx.panels.newest(table.id, row.about, row.seat), self.registry.clock.now()
        shown = None if panel is None or row.about != CHOICE else await state_of(tx, table, panel.version)
        if shown is not None and row.seat in table.asked_seats() and shown.ask == table.require_match().state.ask:
            return
        if panel is not None:
            await tx.panels.retire(panel.message_id)
            await enqueue_delete(tx, panel, row.recipient, now)
        since, upto = table.row.version - 1, max(row.upto, table.row.version)
        await enqueue(tx, table.id, row.recipient, "post", row.about, now, upto=upto, since=since, seat=row.seat)

    async def _move_on(self, tx: Writer, table: Table, row: DeliveryRow) -> None:
        """Replace the only message of a table alone by a new one if it cannot be edited any more."""
        old, now = await tx.panels.newest(table.id, CHOICE, row.seat), self.registry.clock.now()
        if old is not None:
            await tx.panels.retire(old.message_id)
            await enqueue_delete(tx, old, row.recipient, now)
        await outbox(self.registry, tx, table).enqueue_choice("sync", row.seat or 0)

    async def handle_closed(self, row: DeliveryRow, reason: str) -> None:
        """Move the table to the lobby's channel; if that fails too, give up with the reason."""
        if is_private(row.recipient):
            await self._handle_dm_closed(row, reason)
        elif row.about == LOBBY or row.table_id is None:
            await self.give_up(row, reason)
        else:
            await self._send_home(row, reason, reason)

    async def _send_home(self, row: DeliveryRow, note: str, reason: str) -> None:
        """Send a public message in the lobby's channel instead, or give it up if it failed there."""
        away = False

        async def move(tx: Writer, table: Table) -> None:
            nonlocal away
            away = table.row.place_id not in (None, table.row.home_id)
            if not away:
                return
            await self.homing.go_home(tx, table, note)
            if row.kind == "sync" or row.about != BOARD:
                await outbox(self.registry, tx, table).enqueue_board()
            if row.kind == "sync":
                await tx.outbox.complete(row.id, row.upto)
            else:
                await tx.outbox.postpone(row.id, self.registry.clock.now(), None)

        await change_of(self.registry, row, move)
        if not away:
            await self.give_up(row, reason)


class LetterRecovery:
    """Handles a letter or call that Discord finally refuses."""

    def __init__(self, registry: Registry, recovery: Recovery) -> None:
        self.registry, self.recovery = registry, recovery

    async def handle(self, row: DeliveryRow, error: MessengerError) -> None:
        """Open a lost direct channel again, once; note an unreachable user; drop everything else."""
        private = is_private(row.recipient)
        if private and isinstance(error, DmsClosed):
            await self.recovery.handle_unreachable(row)
            if row.about == EVENING:
                await change_of(self.registry, row, self._call)
        elif private and not (isinstance(error, Gone) and error.what == "message"):
            if not await self.recovery.reopen_dm(row):
                await self.recovery.drop(row)
        else:
            await self.recovery.drop(row)

    async def _call(self, tx: Writer, table: Table) -> None:
        """Mention a user in the lobby's channel if no other reminder can reach them."""
        await outbox(self.registry, tx, table).enqueue_call(EVENING_HERE)


TRIED_AGAIN: Final = 30 * DAY
"""Milliseconds after which to try again to reach an awaited user."""


async def try_unreached(registry: Registry) -> None:
    """Send awaited users their question once; if it is refused, they stay marked for a month."""
    async with registry.store.read() as tx:
        rows = await tx.tables.waiting_unreached(registry.clock.now() - TRIED_AGAIN)
    for user_id in {row.user_id for row in rows}:
        await registry.people.change(user_id, dms="on")
    for row in rows:
        await attempt(row.table_id, partial(_ask, registry, row.user_id))


async def _ask(registry: Registry, user_id: int, table_id: str) -> None:
    """Queue a user's question at a table."""
    async with registry.table(table_id) as table, registry.store.write() as tx:
        seat = table.seat_of(user_id)
        if seat is not None and seat in table.waiting_seats() and table.is_played_by_user(seat):
            await Outbox(tx, table, registry.clock.now()).enqueue_choice("post", seat)
    registry.workers.deliver()
