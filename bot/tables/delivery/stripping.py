"""What stays of panels that a new one replaces: their story, without their controls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.core.about import BOARD, addressee, is_for_user, is_private
from bot.tables.core.languages import language
from bot.tables.core.table import Table, is_agreed, is_outdated, state_of
from bot.tables.delivery.outgoing import MessageSource
from bot.tables.messages import boards, common, notices
from bot.tables.messages.pictures import BOARD as BOARD_PICTURE
from bot.tables.ports.panel import Panel, Picture
from games.kernel.state import State
from games.kernel.words import Words
from storage.rows import DeliveryRow, PanelRow


class Stripper(MessageSource):
    """Take the controls off old panels."""

    async def strip(self, table: Table, row: DeliveryRow, old: list[PanelRow]) -> None:
        """Take the controls off the panels that a new one replaces."""
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
        texts = common.words_for(table, language(await self.registry.people.user(addressee(row))))
        if panel.seat is not None and not is_for_user(row, table.seats[panel.seat].user_id):
            return notices.former_user(table, panel.seat, texts)
        return common.note(texts.text("choice-old", table=table.id))

    async def _outdated_boards(self, table: Table, last: PanelRow) -> list[PanelRow]:
        """Find the boards before the last one that show what was taken back since by consent."""
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
        shown = [entry for entry in await self._entries(table, panel.since) if entry.version <= panel.version]
        async with self.registry.store.read() as tx:
            state = await state_of(tx, table, panel.version)
        pictures = await self._board_pictures(table, panel, state, texts)
        return boards.old_board(table, shown, state, pictures, texts, undone=await self._is_undone(table, panel))

    async def _board_pictures(
        self, table: Table, panel: PanelRow, state: State | None, texts: Words
    ) -> Sequence[Picture]:
        """Keep the pictures of a board, or draw them anew where it shows others, or older names, than are told."""
        if state is None:
            return (Picture(BOARD_PICTURE, b"", common.heading(table, texts), panel.picture),)
        then = replace(table, match=replace(table.require_match(), state=state))
        return await self.pictures.public_pictures(then, texts, panel.picture)
