"""Messages about seats that seek a player, in the table's channel."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.clocks.seeking import is_sought
from bot.tables.core.table import Table
from bot.tables.delivery.outgoing import MessageSource, OutgoingMessage, make_edit
from bot.tables.messages import common, seeking
from storage.rows import DeliveryRow, PanelRow


class SeekMessages(MessageSource):
    """Compose what the table is told of its seats; None means that there is nothing left to say."""

    async def sought(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Say that a seat seeks a player, once as a new message, and then on that message when it does no more."""
        seat, texts = row.seat or 0, common.words_of(table)
        async with self.registry.store.read() as tx:
            seeks = await is_sought(tx, table, seat)
            old = None if row.kind == "post" else await tx.panels.newest(table.id, row.about, seat)
        if row.kind == "post":
            panel = seeking.notice(table, seat, row.token, texts) if seeks else None
            return None if panel is None else OutgoingMessage(self._place(table), panel, row.upto, row.since)
        if old is None or not old.live:
            return None
        return self._edit(old, row, table, seat, seeks=seeks)

    def _edit(self, old: PanelRow, row: DeliveryRow, table: Table, seat: int, *, seeks: bool) -> OutgoingMessage:
        texts = common.words_of(table)
        if seeks:
            return make_edit(old, seeking.notice(table, seat, old.token, texts), row.upto)
        edit = make_edit(old, seeking.over(seat, texts), row.upto)
        return replace(edit, row=replace(old, version=row.upto, live=False))

    async def came(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Say who has taken a seat, unless they have left it again."""
        seat = row.seat or 0
        if table.row.stage != "playing" or not table.is_played_by_user(seat):
            return None
        panel = seeking.arrival(table, seat, common.words_of(table), row.token)
        return OutgoingMessage(self._place(table), panel, table.row.version, row.since)
