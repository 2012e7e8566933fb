"""From a delivery to a parcel: where it goes, and what it says, made from the newest state when it is sent."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.core.outbox import (
    BOARD,
    BRIEFING,
    CHOICE,
    HANDED,
    LOBBY,
    NUDGE,
    RETURN,
    TIMES,
    owed_to,
    private,
    voted_kind,
)
from bot.tables.core.registry import House
from bot.tables.core.table import LiveTable
from bot.tables.delivery.outgoing import Parcel
from bot.tables.delivery.private import PrivateParcels
from bot.tables.delivery.public import PublicParcels
from bot.tables.delivery.stripping import Stripper
from bot.tables.messages.pictures import Pictures
from bot.tables.ports.errors import Refusal
from bot.tables.ports.messenger import Messenger, TryLater
from storage.rows import DeliveryRow, PanelRow

PLACE_WAIT = 0.3
PLACE_PATIENCE = 5_000
"""Milliseconds for which a direct message waits for the place it shall link to."""
FROZEN_WAIT = 60.0


class Packer:
    """Pack deliveries; None means that there is nothing left to say."""

    def __init__(self, house: House, pictures: Pictures, messenger: Messenger) -> None:
        self.house = house
        self.public = PublicParcels(house, pictures, messenger)
        self.private = PrivateParcels(house, pictures, messenger)
        self.stripper = Stripper(house, pictures, messenger)

    async def pack(self, row: DeliveryRow) -> Parcel | None:
        """Make the parcel of a delivery; raise TryLater while it has no place or its guild is gone."""
        live = await self._snapshot(row)
        if live is None:
            return None
        if live.row.guild_id in self.house.frozen:
            if private(row.recipient):
                return None  # it must not hold up the user's other tables; `guild_back` owes it again
            raise TryLater("frozen", FROZEN_WAIT)
        if row.about == LOBBY:
            return await self.public.lobby(live, row)
        patient = not private(row.recipient) or self.house.clock.now() - row.created_at < PLACE_PATIENCE
        if live.row.place_id is None and patient:
            raise TryLater("place", PLACE_WAIT)
        return await self._pack(live, row)

    async def _pack(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        public, own = self.public, self.private
        packers = {CHOICE: own.choice, BRIEFING: own.briefing, HANDED: own.handed, NUDGE: public.nudge,
                   TIMES: public.times, RETURN: public.board_back,
                   BOARD: public.board if row.kind == "post" else public.board_edit}  # fmt: skip
        notice = own.notice if private(row.recipient) else public.notice
        pack = packers.get(row.about) or (public.vote if voted_kind(row.about) else notice)
        return await pack(live, row)

    async def _snapshot(self, row: DeliveryRow) -> LiveTable | None:
        """Take a table as it is now; its rows and states are never changed in place, so no lock is held on."""
        if row.table_id is None:
            return None
        try:
            async with self.house.table(row.table_id) as live:
                return replace(live) if live.match is None else live.as_it_stands()
        except Refusal:
            return None

    async def belongs(self, row: DeliveryRow) -> bool:
        """Tell whether a direct message is still for its recipient: the seat may have been handed on."""
        live = await self._snapshot(row) if row.about in (CHOICE, BRIEFING) else None
        if live is None or row.seat is None:
            return row.about not in (CHOICE, BRIEFING)
        return row.seat < len(live.seats) and owed_to(row, live.seats[row.seat].user_id)

    async def strip(self, row: DeliveryRow, old: list[PanelRow]) -> None:
        """Take the controls off the panels that a new one replaces."""
        live = await self._snapshot(row) if old else None
        if live is not None:
            await self.stripper.strip(live, row, old)
