"""Messages for users: their direct messages about a seat."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.company.invitations import allow_row
from bot.tables.core.about import CHOICE, HANDED, addressee, is_for_user
from bot.tables.core.looks import Look, look_back_at
from bot.tables.core.people import language
from bot.tables.core.table import Table
from bot.tables.delivery.outgoing import MessageSource, OutgoingMessage, is_covered, make_edit
from bot.tables.messages import common, notices, seats
from bot.tables.messages.manner import manner_of
from bot.tables.messages.pictures import sight_of, timely
from bot.tables.messages.seats import choice_panel
from bot.tables.ports.panel import Picture
from bot.tables.stages import vote_panels
from games.kernel.words import Words
from storage.rows import OVER, DeliveryRow, PanelRow, UserRow


class DirectMessages(MessageSource):
    """Composes what one user may see; None means that nothing is left to say, or that the seat is no longer theirs."""

    async def choice(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Make a seat's direct message, or the edit of the last one; a new one if there is none to edit."""
        user, seat = await self._addressee(table, row), row.seat
        if user is None or seat is None or (row.kind == "post" and table.has_stand_in(seat)):
            return None
        old = await self._newest(table, CHOICE, seat)
        own = old is not None and old.channel_id == user.dm_channel_id  # else a former user would see this hand
        edits = row.kind == "sync" and old is not None and old.live and own
        if not edits and (user.dms != "on" or not _is_due(table, seat) or (old is not None and is_covered(old, row))):
            return None
        texts = common.words_for(table, common.own_language(table, language(user)))
        new = not edits or old is None or old.version < table.row.version  # otherwise the text stays and waits for it
        look, manner = await self._look(table, seat), manner_of(user, self.registry.clock.now())
        patience = self.pictures.patience if new and not table.is_alone else None  # the answer to the press is there
        picture, late = await self._hand(table, seat, texts, user, look, patience)
        if edits and old is not None:
            note = await self._last_choice_note(table, seat, user.user_id, old, texts)
            panel = choice_panel(table, seat, picture, old.token, texts, note, look, manner)
            if table.row.stage in OVER and not table.is_alone and not user.invitable:
                panel = replace(panel, rows=(*panel.rows, allow_row(texts)))
            return replace(make_edit(old, panel, table.row.version), late=late)
        panel = choice_panel(table, seat, picture, row.token, texts, look=look, manner=manner)
        return OutgoingMessage(await self._dm_channel(user.user_id), panel, table.row.version, row.since, late=late)

    async def _look(self, table: Table, seat: int) -> Look | None:
        """Find what a seat's user has not seen yet; nothing if the game is over."""
        if table.row.stage != "playing" and not table.is_alone:
            return None
        async with self.registry.store.read() as tx:
            return await look_back_at(tx, table, seat)

    async def _hand(
        self,
        table: Table,
        seat: int,
        texts: Words,
        user: UserRow,
        look: Look | None = None,
        patience: float | None = None,
    ) -> tuple[Picture | None, bool]:
        """Draw a hand as its user wants it; return also whether it is late and still to come."""
        if (table.row.stage != "playing" and not table.is_alone) or seats.waits(table, seat):
            return None, False
        return await timely(
            self.pictures.own(table, seat, texts, look.left if look else None, sight_of(user)), patience
        )

    async def _last_choice_note(self, table: Table, seat: int, user_id: int, old: PanelRow, texts: Words) -> str:
        """Repeat to a waiting user their last choice on this panel, in the words of the answer."""
        if table.row.stage != "playing" or seat in table.asked_seats():
            return ""
        return await self._choice_note(table, seat, user_id, old.since, texts)

    async def briefing(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Compose the news for a seat's new user, in a separate direct message."""
        user, seat = await self._addressee(table, row), row.seat
        if user is None or seat is None:
            return None
        texts = common.words_for(table, language(user))
        picture, _ = await self._hand(table, seat, texts, user)
        panel = vote_panels.briefing(table, seat, await self._entries(table, 0), picture, row.token, texts)
        return OutgoingMessage(await self._dm_channel(user.user_id), panel, table.row.version, row.since)

    async def handed_over(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Replace a former user's messages about a seat, including its hand, by a note."""
        user = await self.registry.people.user(addressee(row))
        async with self.registry.store.read() as tx:
            panels = await tx.panels.of_seat(table.id, row.seat or 0)
        shown = [panel for panel in panels if panel.channel_id == user.dm_channel_id]
        if not shown or is_for_user(row, table.seats[row.seat or 0].user_id):
            return None
        texts = common.words_for(table, language(user))
        panel = notices.former_user(table, row.seat or 0, texts)
        last = shown[-1]
        done = replace(last, about=HANDED, live=False)  # a separate note from now on, which nothing replaces
        return OutgoingMessage(
            last.channel_id, panel, row.upto, last.since, last.message_id, done, also=tuple(shown[:-1])
        )

    async def notice(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Make a notice about time for a seat's user."""
        user = await self._addressee(table, row)
        if user is None or row.seat is None:
            return None
        texts = common.words_for(table, language(user))
        if row.kind == "sync":
            return await self._notice_edit(
                table, row, lambda token: notices.private(table, row.about, row.seat or 0, token, texts)
            )
        panel = notices.private(table, row.about, row.seat, row.token, texts)
        if panel is None:
            return None
        return OutgoingMessage(await self._dm_channel(user.user_id), panel, table.row.version, row.since)

    async def _addressee(self, table: Table, row: DeliveryRow) -> UserRow | None:
        """Return the user of a seat if the delivery is still for them and they take direct messages."""
        seat = row.seat
        if seat is None or seat >= len(table.seats) or (user_id := table.seats[seat].user_id) is None:
            return None
        user = await self.registry.people.user(user_id)
        taken = user.dms == "on" or table.is_alone  # an edit of a message that the user opened notifies nobody
        return user if taken and is_for_user(row, user_id) else None


def _is_due(table: Table, seat: int) -> bool:
    """Tell whether a seat's user gets a message: they are asked, or a game alone is over, which has no board."""
    return seat in table.waiting_seats() or (table.is_alone and table.row.stage != "playing")
