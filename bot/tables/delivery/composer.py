"""From a delivery to a message: its place and content, made from the newest state when it is sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.core.about import (
    BOARD,
    BRIEFING,
    CAME,
    CHOICE,
    HANDED,
    LOBBY,
    NUDGE,
    RETURN,
    SEEKS,
    TIMES,
    WEBHOOK,
    addressee,
    is_for_user,
    is_letter,
    is_notice_board,
    is_page,
    is_private,
    motion_kind,
)
from bot.tables.core.people import language, wants_icons
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table, is_agreed, is_outdated, state_of
from bot.tables.delivery.departures import Departures
from bot.tables.delivery.direct_messages import DirectMessages
from bot.tables.delivery.letters import LessonMessages, Letters, SeekMessages
from bot.tables.delivery.notice_boards import NoticeBoards
from bot.tables.delivery.outgoing import MessageSource, OutgoingMessage
from bot.tables.delivery.public import ChannelMessages
from bot.tables.delivery.webhooks import compose_notice
from bot.tables.messages import boards, common, notices, seats
from bot.tables.messages.pictures import BOARD as BOARD_PICTURE
from bot.tables.messages.pictures import Pictures, sight_of
from bot.tables.ports.errors import Refusal
from bot.tables.ports.messenger import Messenger, TryLater
from bot.tables.ports.panel import Panel, Picture
from bot.tables.stages.vote_panels import briefing
from games.kernel.state import State
from games.kernel.words import Words
from render.jobs import Sight
from storage.rows import DeliveryRow, PanelRow

PLACE_WAIT = 0.3
PLACE_PATIENCE = 5_000
"""Milliseconds for which a direct message waits until the place that it links to exists."""
FROZEN_WAIT = 60.0
OF_SEAT = (CHOICE, BRIEFING)
"""Direct messages that only the user of a seat may read."""


class Composer:
    """Composes the messages of deliveries; None means that there is nothing left to say."""

    def __init__(self, registry: Registry, pictures: Pictures, messenger: Messenger) -> None:
        self.registry = registry
        self.public = ChannelMessages(registry, pictures, messenger)
        self.private = DirectMessages(registry, pictures, messenger)
        self.lessons = LessonMessages(registry, pictures, messenger)
        self.letters = Letters(registry, pictures, messenger)
        self.seeking = SeekMessages(registry, pictures, messenger)
        self.notices = NoticeBoards(registry, messenger)
        self.departures = Departures(registry, messenger)
        self.stripper = Stripper(registry, pictures, messenger)

    async def compose(self, row: DeliveryRow) -> OutgoingMessage | None:
        """Make the message of a delivery; raise TryLater while it has no place or its guild is gone."""
        made = await self._made(row)
        if made is not None and is_private(row.recipient):
            user = await self.registry.people.user(addressee(row))
            made = replace(made, panel=replace(made.panel, icons=wants_icons(user)))
        if made is None or made.table is None or not made.panel.pings:
            return made
        row_of = made.table.row
        pings = await self.departures.present(row_of.table_id, row_of.guild_id, made.panel.pings)
        if not pings and row.about == NUDGE:
            return None
        return replace(made, panel=replace(made.panel, pings=pings))

    async def _made(self, row: DeliveryRow) -> OutgoingMessage | None:
        if row.table_id is None:
            return await self._without_table(row)
        table = await self.snapshot(row)
        if table is None or (table.is_alone and row.about != CHOICE):
            return None  # a table alone has only one message
        if table.row.guild_id in self.registry.frozen:
            if is_private(row.recipient):
                return None  # it must not delay the user's other tables; `guild_back` enqueues it again
            raise TryLater("frozen", FROZEN_WAIT)
        if is_letter(row.about):
            made = await self.letters.compose(table, row)
            return None if made is None else replace(made, table=table)
        if row.about == LOBBY:
            made = await self.public.lobby(table, row)
            return None if made is None else replace(made, table=table)
        patient = not is_private(row.recipient) or self.registry.clock.now() - row.created_at < PLACE_PATIENCE
        if table.row.place_id is None and patient:
            raise TryLater("place", PLACE_WAIT)
        return await self._compose(table, row)

    async def _without_table(self, row: DeliveryRow) -> OutgoingMessage | None:
        if row.about == WEBHOOK:
            return await compose_notice(self.registry, row)
        return await (self.notices if is_notice_board(row.about) else self.lessons).compose(row)

    async def _compose(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        public, own = self.public, self.private
        composers = {
            CHOICE: own.choice,
            BRIEFING: own.briefing,
            HANDED: own.handed_over,
            NUDGE: public.nudge,
            TIMES: public.times,
            RETURN: public.board_back,
            SEEKS: self.seeking.sought,
            CAME: self.seeking.came,
            BOARD: public.board if row.kind == "post" else public.board_edit,
        }
        notice = own.notice if is_private(row.recipient) else public.notice
        if is_page(row.about):
            composers[row.about] = public.page
        compose = composers.get(row.about) or (public.vote if motion_kind(row.about) else notice)
        made = await compose(table, row)
        return None if made is None else replace(made, table=table)

    async def snapshot(self, row: DeliveryRow) -> Table | None:
        """Return a snapshot of a table; rows and states are never changed in place, so it needs no lock."""
        if row.table_id is None:
            return None
        try:
            async with self.registry.table(row.table_id) as table:
                return replace(table) if table.match is None else table.as_it_stands()
        except Refusal:
            return None

    async def is_for_recipient(self, row: DeliveryRow) -> bool:
        """Tell whether a direct message is still for its recipient; the seat may have been handed over."""
        table = await self.snapshot(row) if row.about in OF_SEAT else None
        if table is None or row.seat is None:
            return row.about not in OF_SEAT
        return row.seat < len(table.seats) and is_for_user(row, table.seats[row.seat].user_id)

    async def strip(self, row: DeliveryRow, old: list[PanelRow], table: Table | None = None) -> None:
        """Remove the controls from the panels that a new one replaces; `table` is as the new one shows it."""
        table = (table or await self.snapshot(row)) if old else None
        if table is not None:
            await self.stripper.strip(table, row, old)


class Stripper(MessageSource):
    """Removes the controls from old panels."""

    async def strip(self, table: Table, row: DeliveryRow, old: list[PanelRow]) -> None:
        """Remove the controls from the panels that a new one replaces."""
        for panel in [*old, *(await self._outdated_boards(table, old[0]) if row.about == BOARD else ())]:
            stripped = await self._stripped_panel(table, row, panel)
            if panel.picture and stripped.source != panel.picture:
                async with self.registry.store.write() as tx:
                    await tx.panels.note_picture(panel.message_id, "")
            await self.messenger.strip(panel.channel_id, panel.message_id, stripped)

    async def _stripped_panel(self, table: Table, row: DeliveryRow, panel: PanelRow) -> Panel:
        if panel.about == BOARD:
            return await self._old_board(table, panel)
        if not is_private(row.recipient):
            return common.note(common.words_of(table).text("choice-old", table=table.id))
        user = await self.registry.people.user(addressee(row))
        texts = common.words_for(table, language(user))
        if panel.seat is not None and not is_for_user(row, table.seats[panel.seat].user_id):
            return notices.former_user(table, panel.seat, texts)
        if panel.seat is not None and panel.about == BRIEFING:
            return await self._old_briefing(table, panel, panel.seat, texts, sight_of(user))
        if panel.seat is not None and panel.about == CHOICE and (user_id := table.seats[panel.seat].user_id):
            found = await self._chosen(table, panel.seat, user_id, panel.since, panel.version)
            if found is not None:
                return common.note(seats.stale_line(table, panel.seat, *found, texts))
        return common.note(texts.text("choice-old", table=table.id))

    async def _old_briefing(self, table: Table, panel: PanelRow, seat: int, texts: Words, sight: Sight) -> Panel:
        """Compose a briefing again, without its buttons, for later reading."""
        async with self.registry.store.read() as tx:
            state = await state_of(tx, table, panel.version)
        then = table if state is None else replace(table, match=replace(table.require_match(), state=state))
        entries = [entry for entry in await self._entries(table, 0) if entry.version <= panel.version]
        picture = await self.pictures.hand(then, seat, texts, sight=sight)
        return replace(briefing(then, seat, entries, picture, "", texts), rows=())

    async def _outdated_boards(self, table: Table, last: PanelRow) -> list[PanelRow]:
        """Find earlier boards that show choices which were taken back by consent."""
        if not any(map(is_agreed, await self._entries(table, last.version))):
            return []
        entries = await self._entries(table, 0)
        async with self.registry.store.read() as tx:
            shown = await tx.panels.of_about(table.id, BOARD)
        return [
            panel
            for panel in shown
            if not panel.live and panel.message_id != last.message_id and is_outdated(entries, panel.version)
        ]

    async def _is_undone(self, table: Table, panel: PanelRow) -> bool:
        later = await self._entries(table, panel.version)
        return any(map(is_agreed, later)) and is_outdated(await self._entries(table, 0), panel.version)

    async def _old_board(self, table: Table, panel: PanelRow) -> Panel:
        texts = common.words_of(table)
        shown = [entry for entry in await self._board_entries(table, panel.since) if entry.version <= panel.version]
        async with self.registry.store.read() as tx:
            state = await state_of(tx, table, panel.version)
        pictures = await self._board_pictures(table, panel, state, texts)
        return boards.old_board(table, shown, state, pictures, texts, undone=await self._is_undone(table, panel))

    async def _board_pictures(
        self, table: Table, panel: PanelRow, state: State | None, texts: Words
    ) -> Sequence[Picture]:
        """Keep the pictures of a board, or draw them again if they differ from the text."""
        if state is None:
            return (Picture(BOARD_PICTURE, b"", common.heading(table, texts), panel.picture),)
        then = replace(table, match=replace(table.require_match(), state=state))
        return await self.pictures.public_pictures(then, texts, panel.picture)
