"""Which message shows a lobby, posted by the answer to `/play` or from the outbox."""

from __future__ import annotations

import contextlib
from dataclasses import replace

from bot.tables.core.about import LOBBY
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.ports.errors import Refusal
from storage.rows import DeliveryRow


class LobbyPosts:
    """Stores which message shows a lobby, because presses edit it and a thread opens from it."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def is_posted(self, row: DeliveryRow, found: int | None) -> bool:
        """Tell whether a lobby needs no post; `found` is the message that carries its token.

        Nothing is found if a press on the message has noted it and its answer has replaced the token.
        """
        try:
            async with self.registry.table(row.table_id or "") as table:
                known = table.row.lobby_message_id or found
                if known is not None:
                    await self._note_found(table, row, known)
                return known is not None or not await self._is_pending(row)
        except Refusal:
            return True  # the table was deleted, and its deliveries with it

    async def _note_found(self, table: Table, row: DeliveryRow, message_id: int) -> None:
        """Store an existing message, and enqueue an edit with changes since and a missing picture."""
        async with self.registry.store.write() as tx:
            await tx.tables.change(table.id, lobby_message_id=message_id)
            await tx.outbox.complete(row.id, row.upto)
            await Outbox(tx, table, self.registry.clock.now()).enqueue_public("sync", LOBBY)
        table.row = replace(table.row, lobby_message_id=message_id)

    async def _is_pending(self, row: DeliveryRow) -> bool:
        async with self.registry.store.read() as tx:
            return await tx.outbox.get(row.id) is not None

    async def forgo(self, row: DeliveryRow) -> None:
        """Give up a post that cannot be searched for: there is a message, or its host opens another lobby.

        A rematch concerns all players, so it is posted at the risk of a second message.
        """
        if row.about != LOBBY or row.table_id is None:
            return
        with contextlib.suppress(Refusal):
            async with self.registry.table(row.table_id) as table, self.registry.store.write() as tx:
                if table.row.rematch_of is None:
                    await tx.outbox.complete(row.id, row.upto)

    async def note(self, row: DeliveryRow, message_id: int) -> None:
        """Store the message that a delivery has posted."""
        if row.about != LOBBY or row.table_id is None:
            return
        with contextlib.suppress(Refusal):
            async with self.registry.table(row.table_id) as table:
                async with self.registry.store.write() as tx:
                    await tx.tables.change(table.id, lobby_message_id=message_id)
                table.row = replace(table.row, lobby_message_id=message_id)
