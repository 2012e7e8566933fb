"""What stays of panels that a new one replaces: their story, without their controls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.core.outbox import BOARD, addressee, owed_to, private
from bot.tables.core.registry import language
from bot.tables.core.table import LiveTable, is_agreed, outdated, state_of
from bot.tables.delivery.outgoing import Parcels
from bot.tables.messages import boards, common
from bot.tables.messages.pictures import BOARD as BOARD_PICTURE
from bot.tables.ports.panel import Panel, Picture
from games.kernel.state import State
from games.kernel.words import Words
from storage.rows import DeliveryRow, PanelRow


class Stripper(Parcels):
    """Take the controls off old panels."""

    async def strip(self, live: LiveTable, row: DeliveryRow, old: list[PanelRow]) -> None:
        """Take the controls off the panels that a new one replaces."""
        for panel in [*old, *(await self._taken_back(live, old[0]) if row.about == BOARD else ())]:
            stripped = await self._stripped(live, row, panel)
            if panel.picture and stripped.source != panel.picture:
                async with self.house.store.write() as tx:
                    await tx.panels.note_picture(panel.message_id, "")
            await self.messenger.strip(panel.channel_id, panel.message_id, stripped)

    async def _stripped(self, live: LiveTable, row: DeliveryRow, panel: PanelRow) -> Panel:
        if panel.about == BOARD:
            return await self._old_board(live, panel)
        if not private(row.recipient):
            return common.note(common.words_of(live).text("choice-old", table=live.id))
        texts = common.words_for(live, language(await self.house.user(addressee(row))))
        if panel.seat is not None and not owed_to(row, live.seats[panel.seat].user_id):
            return common.note(texts.text("handed-over", table=live.id, new=live.names[panel.seat]))
        return common.note(texts.text("choice-old", table=live.id))

    async def _taken_back(self, live: LiveTable, last: PanelRow) -> list[PanelRow]:
        """Find the boards before the last one that show what was taken back since by consent."""
        if not any(map(is_agreed, await self._entries(live, last.version))):
            return []
        entries = await self._entries(live, 0)
        async with self.house.store.read() as tx:
            shown = await tx.panels.of_about(live.id, BOARD)
        return [
            panel for panel in shown
            if not panel.live and panel.message_id != last.message_id and outdated(entries, panel.version)
        ]  # fmt: skip

    async def _undone(self, live: LiveTable, panel: PanelRow) -> bool:
        later = await self._entries(live, panel.version)
        return any(map(is_agreed, later)) and outdated(await self._entries(live, 0), panel.version)

    async def _old_board(self, live: LiveTable, panel: PanelRow) -> Panel:
        texts = common.words_of(live)
        told = [entry for entry in await self._entries(live, panel.since) if entry.version <= panel.version]
        async with self.house.store.read() as tx:
            state = await state_of(tx, live, panel.version)
        pictures = await self._shown(live, panel, state, texts)
        return boards.old_board(live, told, state, pictures, texts, undone=await self._undone(live, panel))

    async def _shown(self, live: LiveTable, panel: PanelRow, state: State | None, texts: Words) -> Sequence[Picture]:
        """Keep the pictures of a board, or draw them anew where it shows others, or older names, than are told."""
        if state is None:
            return (Picture(BOARD_PICTURE, b"", common.heading(live, texts), panel.picture),)
        then = replace(live, match=replace(live.playing(), state=state))
        return await self.pictures.posted(then, texts, panel.picture)
