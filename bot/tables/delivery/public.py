"""Parcels for channels: the lobby, the boards of a table, its votes and notices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.tables.core.motions import UNDO, about
from bot.tables.core.outbox import BOARD, CHOICE, voted_kind
from bot.tables.core.table import LiveTable
from bot.tables.delivery.outgoing import Parcel, Parcels, edit, told
from bot.tables.messages import boards, common, lobbies, notices
from bot.tables.ports.clock import DAY
from bot.tables.ports.panel import Panel
from bot.tables.stages.turns import invited, inviting
from bot.tables.votes import messages, undoing
from games.kernel.words import Words
from storage.rows import DeliveryRow, MotionRow, PanelRow

RETURN_ENDS = 7 * DAY
"""Milliseconds for which a table that is over tries to leave a pointer where it could not write."""


class PublicParcels(Parcels):
    """Pack what everybody may see; None means that there is nothing left to say."""

    # The lobby

    async def lobby(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Bring the lobby's message up to date; the title picture is sent unless it is known to be there."""
        begins = live.row.lobby_message_id is None
        if begins and (row.kind != "post" or live.row.stage != "lobby"):
            return None
        texts = common.words_of(live)
        cover = await self.pictures.cover(live.game, texts)
        if cover is not None and live.cover == texts.locale and not begins:
            cover = replace(cover, image=b"")
        panel = await inviting(self.house, live, lobbies.lobby(live, texts, cover), texts)
        shown = texts.locale if panel.pictures else ""
        if begins:
            panel = replace(lobbies.signed(panel, row.token), pings=await self._invited(live))
        return Parcel(live.row.home_id, panel, row.upto, row.since, live.row.lobby_message_id, cover=shown)

    async def _invited(self, live: LiveTable) -> tuple[int, ...]:
        """Find the users whom the lobby of a rematch calls."""
        return tuple(seat.user_id for seat in await invited(self.house, live) if seat.user_id is not None)

    # The board

    async def board(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Make a new board, which tells all that the one before has not told."""
        texts, place = common.words_of(live), self._place(live)
        old = await self._newest(live, BOARD)
        if old is not None and old.channel_id == place and told(old, row):
            return None
        moved = old is not None and old.channel_id != place
        since = _since(old, row, moved=moved)
        calls = await self._uncalled(live)
        panel = boards.board(live, await self._entries(live, since), await self.pictures.posted(live, texts),
                                   tuple(calls.values()), row.token, texts, moved=moved)  # fmt: skip
        return Parcel(place, panel, live.row.version, since, pinned=since == 0, calls=_called(live, calls))

    async def board_back(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Make the board that brings a table back to the place it had to leave; for one that is over, a pointer."""
        place, texts = live.row.left_id, common.words_of(live)
        if place is None:
            return None
        if live.row.stage != "playing":
            late = (live.row.ended_at or 0) < self.house.clock.now() - RETURN_ENDS
            panel = boards.pointer(live, row.token, texts)
            return None if late else Parcel(place, panel, live.row.version, live.row.version)
        there = replace(live, row=replace(live.row, place_id=place, place_note="returned"))
        calls = await self._uncalled(live)
        panel = boards.board(there, await self._entries(live, row.since), await self.pictures.posted(live, texts),
                                   tuple(calls.values()), row.token, texts, moved=True)  # fmt: skip
        return Parcel(place, panel, live.row.version, row.since, calls=_called(live, calls))

    async def board_edit(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Bring the newest board up to date: its list of missing players, or all of it where play has gone on.

        Where a new board is owed meanwhile, that one tells the story: here it would be told twice. What came after
        the delivery is no reason for an edit: a sealed change of mind is none.
        """
        old = await self._newest(live, BOARD)
        if old is None or not old.live or old.version >= row.upto or await self._board_owed(live):
            return None
        return edit(old, await self._retold(live, old), live.row.version)

    async def times(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Bring the times on the newest board up to date; it tells the story that it told.

        Where a new board is owed meanwhile, that one shows them.
        """
        old = await self._newest(live, BOARD)
        if old is None or not old.live or live.row.stage != "playing" or await self._board_owed(live):
            return None
        return replace(edit(old, await self._retold(live, old), live.row.version), version=row.upto)

    async def _retold(self, live: LiveTable, old: PanelRow) -> Panel:
        """Compose a board anew, all of it of one version; what its picture shows already is not sent again."""
        texts = common.words_of(live)
        pictures = await self.pictures.posted(live, texts, old.picture)
        return boards.board(live, await self._entries(live, old.since), pictures, (), old.token, texts)

    async def _board_owed(self, live: LiveTable) -> bool:
        async with self.house.store.read() as tx:
            return any(row.kind == "post" and row.about == BOARD for row in await tx.outbox.unsent(live.id))

    # Calls, notices, votes

    async def nudge(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Call for one seat's user, if they are waited for, get no direct messages and were not called for yet."""
        calls = {seat: user for seat, user in (await self._uncalled(live)).items() if seat == row.seat}
        if not calls:
            return None
        panel = boards.nudge(live, tuple(calls.values()), row.token, common.words_of(live))
        return Parcel(self._place(live), panel, live.row.version, row.since, calls=_called(live, calls))

    async def _uncalled(self, live: LiveTable) -> dict[int, int]:
        """Find by seat the users who are waited for and get no direct messages, or have lost the last one.

        Each is called for once an ask, and not for one that their own choice has led to: then they are there.
        """
        async with self.house.store.read() as tx:
            lost = {row.seat for row in await tx.outbox.abandoned(live.id) if row.about == CHOICE}
            called = await tx.calls.of_table(live.id)
        there = {entry.seat for entry in await self._entries(live, live.row.version - 1) if not entry.stand_in}
        waiting = [seat for seat in live.waiting() if live.plays(seat) and seat not in there]
        users = {seat: live.seats[seat].user_id or 0 for seat in waiting if called.get(seat) != live.row.asked}
        return {seat: user for seat, user in users.items() if seat in lost or (await self.house.user(user)).dms != "on"}

    async def vote(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Show how a motion stands: once as a new message, then by edits of it, the last of which tells its end."""
        texts, motion = common.words_of(live), live.motions.get(voted_kind(row.about))
        if motion is None:
            return None
        old = await self._newest(live, row.about)
        edits = old is not None and old.live and old.channel_id == self._place(live) and row.kind == "sync"
        if motion.outcome is not None:
            return self._ended(live, motion, row, old if edits else None, texts)
        async with self.house.store.read() as tx:
            taken = await undoing.taken_since(tx, live, about(motion)["version"]) if motion.kind == UNDO else []
        if edits and old is not None:
            return edit(old, messages.ballot(live, motion, taken, old.token, texts), row.upto)
        panel = messages.ballot(live, motion, taken, row.token, texts)
        return Parcel(self._place(live), panel, row.upto, row.since)

    def _ended(
        self, live: LiveTable, motion: MotionRow, row: DeliveryRow, old: PanelRow | None, texts: Words
    ) -> Parcel | None:
        """Tell how a motion ended: in its message, which is then done with, or in one of its own where it must."""
        if old is not None:
            panel = messages.outcome(live, motion, texts)
            return Parcel(old.channel_id, panel, row.upto, old.since, old.message_id, replace(old, live=False))
        if row.kind == "sync" or not messages.announced(motion):
            return None
        return Parcel(self._place(live), messages.outcome(live, motion, texts, row.token), row.upto, row.since)

    def _place(self, live: LiveTable) -> int:
        return live.row.place_id or live.row.home_id

    async def notice(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Make a notice about time for the table."""
        panel = notices.public(live, row.about, row.seat, row.token, common.words_of(live))
        return None if panel is None else Parcel(self._place(live), panel, live.row.version, row.since)


def _called(live: LiveTable, seats: Iterable[int]) -> tuple[tuple[int, int], ...]:
    return tuple((seat, live.row.asked) for seat in seats)


def _since(old: PanelRow | None, row: DeliveryRow, *, moved: bool) -> int:
    """Return the version after which a new board tells the story: the one that the board before it shows.

    A board that was deleted, or lost with its channel, is told again as far as the delivery asks for it.
    """
    if old is None:
        return row.since
    return old.version if old.live and not moved else min(row.since, old.version)
