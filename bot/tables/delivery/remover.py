"""Deleting outdated messages, once their replacements have arrived."""

from __future__ import annotations

from contextlib import suppress

from bot.tables.core.about import is_notice_board, is_temporary
from bot.tables.core.deliveries import enqueue_delete
from bot.tables.core.registry import Registry
from bot.tables.delivery.composer import Composer
from bot.tables.ports.messenger import (
    DmsClosed,
    Gone,
    Messenger,
    MessengerError,
    PictureRefused,
    PlaceClosed,
    Refused,
    TryLater,
)
from bot.tables.stages.notice_board import channel_of
from storage import Writer
from storage.rows import DeliveryRow, PanelRow


async def enqueue_deletions(
    tx: Writer, recipient: str, channel_id: int, old: list[PanelRow], now: int
) -> list[PanelRow]:
    """Enqueue the deletion of temporary messages among old ones, and return the others."""
    passing = [panel for panel in old if is_temporary(panel) and panel.channel_id == channel_id]
    for panel in passing:
        await enqueue_delete(tx, panel, recipient, now)
    return [panel for panel in old if panel not in passing]


async def delete(registry: Registry, messenger: Messenger, channel_id: int, message_id: int) -> None:
    """Delete a message, after any answer that is on its way to it."""
    async with registry.order.removing(message_id):
        with suppress(Gone):  # somebody else has deleted it
            await messenger.delete(channel_id, message_id)


class Remover:
    """Carries out the deliveries that delete messages; those that cannot be deleted lose their controls."""

    def __init__(self, registry: Registry, messenger: Messenger, composer: Composer) -> None:
        self.registry, self.messenger, self.composer = registry, messenger, composer

    async def try_deliver(self, row: DeliveryRow) -> bool:
        """Carry out a delivery if it deletes a message, after any answer on its way; return whether it was one."""
        if row.kind != "delete" or row.message_id is None:
            return False
        async with self.registry.store.read() as tx:
            panel = await tx.panels.by_message(row.message_id)
        if is_notice_board(row.about):
            await self._delete(row, channel_of(row), row.message_id)
        elif panel is None or panel.live:
            await self._record_deleted(row)
        else:
            await self._delete(row, panel.channel_id, panel.message_id)
        return True

    async def _delete(self, row: DeliveryRow, channel_id: int, message_id: int) -> None:
        try:
            await delete(self.registry, self.messenger, channel_id, message_id)
        except (DmsClosed, PlaceClosed, PictureRefused, Refused):
            await self.strip(row)
            return
        except TryLater:
            await self._count_failure(row)
            raise
        await self._record_deleted(row, message_id)

    async def _count_failure(self, row: DeliveryRow) -> None:
        """Count a failed attempt afterwards, because deleting a message twice does no harm."""
        async with self.registry.store.write() as tx:
            await tx.outbox.attempt(row.id, self.registry.clock.now())

    async def strip(self, row: DeliveryRow) -> None:
        """Remove the controls from a message that cannot be deleted, at best effort."""
        async with self.registry.store.read() as tx:
            panel = await tx.panels.by_message(row.message_id or 0)
        if panel is not None:
            with suppress(MessengerError):
                await self.composer.strip(row, [panel])
        await self._record_deleted(row)

    async def _record_deleted(self, row: DeliveryRow, gone: int | None = None) -> None:
        async with self.registry.store.write() as tx:
            await tx.outbox.complete(row.id, row.upto)
            if gone is not None:
                await tx.panels.drop(gone)
