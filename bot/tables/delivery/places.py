"""Opening and closing a table's place: a thread under the lobby, a channel in a category, or the channel itself."""

from __future__ import annotations

from dataclasses import replace

import structlog

from bot.tables.core.about import CLOSE, LOBBY, PLACE
from bot.tables.core.outbox import Outbox
from bot.tables.core.people import words
from bot.tables.core.registry import Registry
from bot.tables.ports.errors import Refusal
from bot.tables.ports.messenger import Forbidden, Gone, Messenger, PlaceClosed, Refused, TryLater
from games.kernel import catalogue
from storage.rows import DeliveryRow, TableRow

log = structlog.get_logger()

FROZEN_WAIT = 60.0


class PlaceOpener:
    """Carries out the deliveries that open or close places."""

    def __init__(self, registry: Registry, messenger: Messenger) -> None:
        self.registry, self.messenger = registry, messenger

    async def try_deliver(self, row: DeliveryRow) -> bool:
        """Carry out a delivery if it is about a place; return whether it was."""
        if row.about not in (PLACE, CLOSE) or row.table_id is None:
            return False
        try:
            async with self.registry.table(row.table_id) as held:
                table = held.row
        except Refusal:
            table = None
        if table is not None and table.guild_id in self.registry.frozen:
            raise TryLater("frozen", FROZEN_WAIT)
        async with self.registry.store.write() as tx:
            pending = await tx.outbox.attempt(row.id, self.registry.clock.now()) is not None
        if pending and table is not None:  # otherwise it was delivered while the list was read
            await (self._open(table) if row.about == PLACE else self._close(table))
        async with self.registry.store.write() as tx:
            await tx.outbox.complete(row.id, row.upto)
        return True

    async def _open(self, table: TableRow) -> None:
        if table.place_id is not None:
            return
        guild = await self.registry.people.guild(table.guild_id)
        category = guild.category_id if guild.place == "category" else None
        note = None
        try:
            place_id, note = await self._create(table, category)
        except (PlaceClosed, Gone, Refused) as error:
            note, place_id = _why_here(error, category), table.home_id
            log.warning("no place could be opened", table=table.table_id, reason=note)
        await self._record(table.table_id, place_id, note)

    async def _create(self, table: TableRow, category: int | None) -> tuple[int, str | None]:
        """Open a channel in the category, or a thread, with a note if the category is missing or full."""
        texts = words(table.locale, catalogue.find(table.game).package)
        name = texts.text("place-name", title=texts.text("title"), table=table.table_id)
        note = None
        if category is not None:
            try:
                topic = f"Kontor {table.table_id}"
                return await self.messenger.open_channel(table.guild_id, category, name, topic), None
            except Forbidden:
                raise
            except (Gone, PlaceClosed, Refused):
                note = "no-room"
        if table.lobby_message_id is None:
            raise Gone("message")
        return await self.messenger.open_thread(table.home_id, table.lobby_message_id, name), note

    async def _record(self, table_id: str, place_id: int, note: str | None) -> None:
        async with self.registry.table(table_id) as table:
            if table.row.place_id is not None:
                return  # a moderator has moved it meanwhile
            async with self.registry.store.write() as tx:
                await tx.tables.change(table_id, place_id=place_id, place_note=note)
                await Outbox(tx, table, self.registry.clock.now()).enqueue_public("sync", LOBBY)
            table.row = replace(table.row, place_id=place_id, place_note=note)

    async def _close(self, table: TableRow) -> None:
        """Archive or lock the place, as the guild has set, and one that the table had to leave; not the lobby's."""
        guild = await self.registry.people.guild(table.guild_id)
        places = {table.place_id, table.left_id} - {None, table.home_id}
        for place in [] if guild.archive == "keep" else sorted(filter(None, places)):
            try:
                await self.messenger.close_place(place, guild.archive)
            except (PlaceClosed, Gone, Refused) as error:
                log.info("place not closed", reason=type(error).__name__)


def _why_here(error: PlaceClosed | Gone | Refused, category: int | None) -> str:
    """Return the note that says why a table has no place of its own."""
    if isinstance(error, Forbidden):
        return "lacks-create_public_threads" if category is None else "lacks-manage_channels"
    return error.reason if isinstance(error, PlaceClosed) else "refused"
