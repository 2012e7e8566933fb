"""Messages for channels: the lobby, the boards of a table, its votes and notices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

from bot.tables.company.reliability import reliability_at
from bot.tables.core.about import ABSENT, BOARD, CHOICE, motion_kind, page_of
from bot.tables.core.motions import UNDO, details
from bot.tables.core.table import Table
from bot.tables.delivery.outgoing import MessageSource, OutgoingMessage, is_covered, make_edit
from bot.tables.finished.replays import position_at, read_log
from bot.tables.messages import boards, common, notices
from bot.tables.messages.page_acts import page_panel
from bot.tables.messages.pages import leaves
from bot.tables.ports.clock import DAY
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Panel, Picture
from bot.tables.stages import lobby_message, takeback, vote_panels
from bot.tables.stages.game_start import missing_seats, with_invitations
from bot.tables.stages.new_table import lobby_panel
from games.kernel.words import Words
from storage.rows import OVER, DeliveryRow, MotionRow, PanelRow

RETURN_ENDS = 7 * DAY
"""Milliseconds for which a finished table tries to post a pointer in a channel where it could not write."""


class ChannelMessages(MessageSource):
    """Composes public messages; None means that there is nothing left to say."""

    # The lobby

    async def lobby(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Update the lobby's message; send the title picture unless the message is known to have it."""
        message_id = table.row.lobby_message_id
        if message_id is None and (row.kind != "post" or table.row.stage != "lobby"):
            return None
        old = None if message_id is None else await self._lobby_panel(table, message_id)
        texts = common.words_of(table)
        cover = await self.pictures.cover(table.game, texts)
        if cover is not None and old is not None and old.picture == cover.source:
            cover = replace(cover, image=b"")
        known = await reliability_at(self.registry, table)
        panel = await with_invitations(self.registry, table, lobby_message.lobby(table, texts, known, cover), texts)
        if old is not None:
            return make_edit(old, panel, row.upto)
        panel = replace(lobby_message.with_token(panel, row.token), pings=await self._invited_users(table))
        return OutgoingMessage(table.row.home_id, panel, row.upto, row.since)

    async def _lobby_panel(self, table: Table, message_id: int) -> PanelRow:
        """Return the row of the lobby's message; None if it is unknown which picture it shows."""
        async with self.registry.store.read() as tx:
            found = await tx.panels.by_message(message_id)
        return found or lobby_panel(table, message_id, self.registry.clock.now())

    async def _invited_users(self, table: Table) -> tuple[int, ...]:
        """Return the users that the lobby of a rematch mentions."""
        return tuple(seat.user_id for seat in await missing_seats(self.registry, table) if seat.user_id is not None)

    # The board

    async def board(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Make a new board, which reports everything since the one before."""
        texts, place = common.words_of(table), self._place(table)
        old = await self._newest(table, BOARD)
        if old is not None and old.channel_id == place and is_covered(old, row):
            return None
        moved = old is not None and old.channel_id != place
        since = _since(old, row, moved=moved)
        calls = await self._users_to_call(table)
        panel = boards.board(
            table,
            await self._board_entries(table, since),
            await self.pictures.public_pictures(table, texts),
            tuple(calls.values()),
            row.token,
            texts,
            moved=moved,
        )
        return OutgoingMessage(
            place, panel, table.row.version, since, pinned=since == 0, calls=_with_calls(table, calls)
        )

    async def board_back(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Make the board that returns a table to the place it had to leave; for a finished table, a pointer."""
        place, texts = table.row.left_id, common.words_of(table)
        if place is None:
            return None
        if table.row.stage != "playing":
            late = (table.row.ended_at or 0) < self.registry.clock.now() - RETURN_ENDS
            panel = boards.pointer(table, row.token, texts)
            return None if late else OutgoingMessage(place, panel, table.row.version, table.row.version)
        there = replace(table, row=replace(table.row, place_id=place, place_note="returned"))
        calls = await self._users_to_call(table)
        panel = boards.board(
            there,
            await self._board_entries(table, row.since),
            await self.pictures.public_pictures(table, texts),
            tuple(calls.values()),
            row.token,
            texts,
            moved=True,
        )
        return OutgoingMessage(place, panel, table.row.version, row.since, calls=_with_calls(table, calls))

    async def board_edit(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Update the newest board: its list of missing players, or all of it if play has gone on.

        If a new board is queued meanwhile, that one reports the news, and this one does not. Later changes, such as a
        sealed change of mind, cause no edit.
        """
        old = await self._newest(table, BOARD)
        if old is None or not old.live or old.version >= row.upto or await self._has_board_pending(table):
            return None
        return make_edit(old, await self._renewed_board(table, old), table.row.version)

    async def times(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Update the times on the newest board, with the same news.

        If a new board is queued meanwhile, that one will show them.
        """
        old = await self._newest(table, BOARD)
        if old is None or not old.live or table.row.stage != "playing" or await self._has_board_pending(table):
            return None
        return replace(make_edit(old, await self._renewed_board(table, old), table.row.version), version=row.upto)

    async def _renewed_board(self, table: Table, old: PanelRow) -> Panel:
        """Compose the edit of a board, all of it at one version; an unchanged picture is not sent again."""
        texts = common.words_of(table)
        pictures = await self.pictures.public_pictures(table, texts, old.picture)
        return boards.board(table, await self._board_entries(table, old.since), pictures, (), old.token, texts)

    async def _has_board_pending(self, table: Table) -> bool:
        async with self.registry.store.read() as tx:
            return any(row.kind == "post" and row.about == BOARD for row in await tx.outbox.unsent(table.id))

    # A page of a finished game

    async def page(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Make a posted page; leave out the picture if today's rules cannot repeat the game."""
        (version, with_note), texts = page_of(row.about), common.words_of(table)
        if row.seat is None or table.row.stage not in OVER:
            return None
        logged = await read_log(self.registry.store, table)
        pages = leaves(table, logged.entries, texts)
        at = next((at for at, page in enumerate(pages) if page.version == version), None)
        if at is None:
            return None
        pictures: tuple[Picture, ...] = ()
        with suppress(Refusal):
            found = await asyncio.to_thread(position_at, logged, version)
            then = replace(table, match=replace(table.require_match(), state=found.state))
            pictures = await self.pictures.public_pictures(then, texts)
        note = table.notes.get(table.seats[row.seat].user_id or 0, "") if with_note else ""
        panel = page_panel(table, pages, at, row.seat, note, pictures, texts)
        return OutgoingMessage(self._place(table), panel, row.upto, row.since)

    # Calls, notices, votes

    async def nudge(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Mention one seat's user, if the table waits for them, no direct messages reach them, and no mention has."""
        calls = {seat: user for seat, user in (await self._users_to_call(table)).items() if seat == row.seat}
        if not calls:
            return None
        panel = boards.nudge(table, tuple(calls.values()), row.token, common.words_of(table))
        return OutgoingMessage(self._place(table), panel, table.row.version, row.since, calls=_with_calls(table, calls))

    async def _users_to_call(self, table: Table) -> dict[int, int]:
        """Find by seat the awaited users who get no direct messages, or whose last one was lost.

        Each is mentioned once per ask, but not for an ask that their own choice has led to, when they are present.
        """
        async with self.registry.store.read() as tx:
            lost = {row.seat for row in await tx.outbox.abandoned(table.id) if row.about == CHOICE}
            called = await tx.calls.of_table(table.id)
        there = {entry.seat for entry in await self._entries(table, table.row.version - 1) if not entry.stand_in}
        waiting = [seat for seat in table.waiting_seats() if table.is_played_by_user(seat) and seat not in there]
        users = {seat: table.seats[seat].user_id or 0 for seat in waiting if called.get(seat) != table.row.asked}
        people = self.registry.people
        return {seat: user for seat, user in users.items() if seat in lost or (await people.user(user)).dms != "on"}

    async def vote(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Post an open motion, then edit it up to its outcome."""
        texts, motion = common.words_of(table), table.motions.get(motion_kind(row.about))
        if motion is None:
            return None
        old = await self._newest(table, row.about)
        edits = old is not None and old.live and old.channel_id == self._place(table) and row.kind == "sync"
        if motion.outcome is not None:
            return self._motion_outcome(table, motion, row, old if edits else None, texts)
        async with self.registry.store.read() as tx:
            taken = await takeback.taken_since(tx, table, details(motion)["version"]) if motion.kind == UNDO else []
        if edits and old is not None:
            return make_edit(old, vote_panels.ballot(table, motion, taken, old.token, texts), row.upto)
        panel = vote_panels.ballot(table, motion, taken, row.token, texts)
        return OutgoingMessage(self._place(table), panel, row.upto, row.since)

    def _motion_outcome(
        self, table: Table, motion: MotionRow, row: DeliveryRow, old: PanelRow | None, texts: Words
    ) -> OutgoingMessage | None:
        """Show the outcome of a motion in its message, or in a new one if it must be announced."""
        if old is not None:
            panel = vote_panels.outcome(table, motion, texts)
            return OutgoingMessage(old.channel_id, panel, row.upto, old.since, old.message_id, replace(old, live=False))
        if row.kind == "sync" or not vote_panels.is_announced(motion):
            return None
        panel = vote_panels.outcome(table, motion, texts, row.token)
        return OutgoingMessage(self._place(table), panel, row.upto, row.since)

    async def notice(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Make a notice about time for the table; it mentions an absent user who cannot get direct messages."""
        texts = common.words_of(table)
        if row.kind == "sync":
            return await self._notice_edit(
                table, row, lambda token: notices.public(table, row.about, row.seat, token, texts)
            )
        panel = notices.public(table, row.about, row.seat, row.token, texts)
        if panel is not None and row.about == ABSENT and row.seat is not None and table.has_stand_in(row.seat):
            user = await self.registry.people.user(table.seats[row.seat].user_id or 0)
            panel = panel if user.dms == "on" else replace(panel, pings=(user.user_id,))
        return None if panel is None else OutgoingMessage(self._place(table), panel, table.row.version, row.since)


def _with_calls(table: Table, seats: Iterable[int]) -> tuple[tuple[int, int], ...]:
    return tuple((seat, table.row.asked) for seat in seats)


def _since(old: PanelRow | None, row: DeliveryRow, *, moved: bool) -> int:
    """Return the version after which a new board reports news: the one that the board before it shows.

    News of a board that was deleted, or lost with its channel, is repeated from the delivery's `since` on.
    """
    if old is None:
        return row.since
    return old.version if old.live and not moved else min(row.since, old.version)
