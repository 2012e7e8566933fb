"""From a delivery to a message: where it goes, and what it says, made from the newest state when it is sent."""

from __future__ import annotations

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
    is_for_user,
    is_letter,
    is_private,
    motion_kind,
)
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.delivery.departures import Departures
from bot.tables.delivery.lessons import LessonMessages
from bot.tables.delivery.letters import Letters
from bot.tables.delivery.outgoing import OutgoingMessage
from bot.tables.delivery.private import DirectMessages
from bot.tables.delivery.public import ChannelMessages
from bot.tables.delivery.seeking import SeekMessages
from bot.tables.delivery.stripping import Stripper
from bot.tables.lessons.sending import lesson_game
from bot.tables.messages.pictures import Pictures
from bot.tables.ports.errors import Refusal
from bot.tables.ports.messenger import Messenger, TryLater
from storage.rows import DeliveryRow, PanelRow

PLACE_WAIT = 0.3
PLACE_PATIENCE = 5_000
"""Milliseconds for which a direct message waits for the place it shall link to."""
FROZEN_WAIT = 60.0
OF_SEAT = (CHOICE, BRIEFING)
"""Direct messages that only the user of a seat may read."""


class Composer:
    """Compose the messages of deliveries; None means that there is nothing left to say."""

    def __init__(self, registry: Registry, pictures: Pictures, messenger: Messenger) -> None:
        self.registry = registry
        self.public = ChannelMessages(registry, pictures, messenger)
        self.private = DirectMessages(registry, pictures, messenger)
        self.lessons = LessonMessages(registry, pictures, messenger)
        self.letters = Letters(registry, pictures, messenger)
        self.seeking = SeekMessages(registry, pictures, messenger)
        self.departures = Departures(registry, messenger)
        self.stripper = Stripper(registry, pictures, messenger)

    async def compose(self, row: DeliveryRow) -> OutgoingMessage | None:
        """Make the message of a delivery; raise TryLater while it has no place or its guild is gone."""
        made = await self._made(row)
        if made is None or made.table is None or not made.panel.pings:
            return made
        row_of = made.table.row
        pings = await self.departures.present(row_of.table_id, row_of.guild_id, made.panel.pings)
        if not pings and row.about == NUDGE:
            return None
        return replace(made, panel=replace(made.panel, pings=pings))

    async def _made(self, row: DeliveryRow) -> OutgoingMessage | None:
        if lesson_game(row.about):
            return await self.lessons.compose(row)
        table = await self.snapshot(row)
        if table is None or (table.is_alone and row.about != CHOICE):
            return None  # alone there is one message; what else was owed has nobody to tell
        if table.row.guild_id in self.registry.frozen:
            if is_private(row.recipient):
                return None  # it must not hold up the user's other tables; `guild_back` enqueues it again
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
        compose = composers.get(row.about) or (public.vote if motion_kind(row.about) else notice)
        made = await compose(table, row)
        return None if made is None else replace(made, table=table)

    async def snapshot(self, row: DeliveryRow) -> Table | None:
        """Take a table as it is now; its rows and states are never changed in place, so no lock is held on."""
        if row.table_id is None:
            return None
        try:
            async with self.registry.table(row.table_id) as table:
                return replace(table) if table.match is None else table.as_it_stands()
        except Refusal:
            return None

    async def is_for_recipient(self, row: DeliveryRow) -> bool:
        """Tell whether a direct message is still for its recipient: the seat may have been handed on."""
        table = await self.snapshot(row) if row.about in OF_SEAT else None
        if table is None or row.seat is None:
            return row.about not in OF_SEAT
        return row.seat < len(table.seats) and is_for_user(row, table.seats[row.seat].user_id)

    async def strip(self, row: DeliveryRow, old: list[PanelRow], table: Table | None = None) -> None:
        """Take the controls off the panels that a new one replaces; `table` is as that one tells it."""
        table = (table or await self.snapshot(row)) if old else None
        if table is not None:
            await self.stripper.strip(table, row, old)
