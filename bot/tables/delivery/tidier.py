"""Deleting questions and warnings that are over, whenever something else is sent to the same place.

The newest state shows what is over, so that no change has to know which messages it makes pointless. They are deleted
before the due message is sent, so that a game's end is cleaned up before its place closes.
"""

from __future__ import annotations

from bot.tables.core.about import LOBBY, REMIND, is_lasting, is_letter, is_of_user, is_passing, is_private
from bot.tables.core.deliveries import enqueue_delete
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.delivery.composer import Composer
from bot.tables.delivery.outgoing import OutgoingMessage
from bot.tables.delivery.remover import delete
from bot.tables.ports.messenger import DmsClosed, Forbidden, Gone, Messenger, Refused, TryLater
from bot.tables.stages.vote_panels import is_over, record
from storage.rows import DeliveryRow, PanelRow


class Tidier:
    """Checks at each delivery for finished messages in its place."""

    def __init__(self, registry: Registry, messenger: Messenger, composer: Composer) -> None:
        self.registry, self.messenger, self.composer = registry, messenger, composer

    async def tidy(self, row: DeliveryRow, outgoing: OutgoingMessage | None) -> None:
        """Delete finished messages in a delivery's channel or about its seat; `outgoing` is its message."""
        if row.table_id is None or row.about == LOBBY or is_letter(row.about):
            return
        async with self.registry.store.read() as tx:
            passing = [panel for panel in await tx.panels.current(row.table_id) if _is_beside(panel, row)]
            if outgoing is not None:
                passing = [panel for panel in passing if (panel.about, panel.seat) != (row.about, row.seat)]
            called = await tx.calls.of_table(row.table_id) if passing else {}
        table = outgoing.table if outgoing is not None else None
        table = table or (await self.composer.snapshot(row) if passing else None)
        if table is not None:
            for panel in passing:
                await self._tidy_panel(row, panel, table, over=is_over(table, panel, called))

    async def _tidy_panel(self, row: DeliveryRow, panel: PanelRow, table: Table, *, over: bool) -> None:
        """Delete a finished message, or remove its buttons if it stays; update the names in a reminder."""
        if over and is_passing(panel):
            await self._delete(row, panel)
        elif over:
            await self._close(row, panel, table)
        elif panel.about == REMIND and panel.seat is None and table.row.version > panel.version:
            await self._renew(row, table)

    async def _delete(self, row: DeliveryRow, panel: PanelRow) -> None:
        """Delete a message; if that fails, try again after everything else."""
        try:
            await delete(self.registry, self.messenger, panel.channel_id, panel.message_id)
        except (DmsClosed, Forbidden, Refused, TryLater):
            async with self.registry.store.write() as tx:
                await tx.panels.retire(panel.message_id)
                await enqueue_delete(tx, panel, row.recipient, self.registry.clock.now())
            return
        async with self.registry.store.write() as tx:
            await tx.panels.drop(panel.message_id)

    async def _close(self, row: DeliveryRow, panel: PanelRow, table: Table) -> None:
        """Remove the buttons from messages about a seat's new user, or about the end of a vote; see `is_over`."""
        try:
            await self.messenger.edit(panel.channel_id, panel.message_id, record(panel, table))
        except (Forbidden, Gone, Refused, TryLater) as error:
            if not isinstance(error, Gone):
                await self._delete(row, panel)
            return
        async with self.registry.store.write() as tx:
            await tx.panels.retire(panel.message_id)

    async def _renew(self, row: DeliveryRow, table: Table) -> None:
        if row.about != REMIND:
            async with self.registry.store.write() as tx:
                await Outbox(tx, table, self.registry.clock.now()).enqueue_public("sync", REMIND)


def _is_beside(panel: PanelRow, row: DeliveryRow) -> bool:
    """Tell whether a message is temporary, and belongs to a delivery's channel or seat."""
    own = is_private(row.recipient)
    return (is_passing(panel) or is_lasting(panel)) and is_of_user(panel) == own and (not own or panel.seat == row.seat)
