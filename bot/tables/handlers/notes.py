"""What users write down for themselves at a table: the form, and what it says."""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables.handlers.context import HandlerContext
from bot.tables.handlers.own import Draw, OwnSeat, PressAct
from bot.tables.handlers.own_panels import OwnPanels
from bot.tables.messages.notes import FIELD, LONGEST_NOTE, note_form
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer
from storage.rows import NoteRow

NOTE = "note"


class NoteHandler:
    """Answer who writes a note; the seat's handler holds the table's lock."""

    def __init__(self, context: HandlerContext, panels: OwnPanels) -> None:
        self.registry, self.panels = context.registry, panels

    def acts(self) -> Mapping[str, PressAct]:
        """Name the presses that are answered here."""
        return {NOTE: self._open}

    async def _open(self, own: OwnSeat, component: ComponentId, _values: tuple[str, ...]) -> Answer | Draw:
        if component.seat != own.seat:
            raise Refusal("refused-not-yours")
        own.table.require_match()
        return Answer(form=note_form(own.table, own.seat, own.texts))

    async def keep(self, own: OwnSeat, component: ComponentId, fields: dict[str, tuple[str, ...]]) -> Answer | Draw:
        """Keep what the form says, or nothing where it is empty, and show the own panel with it."""
        if component.seat != own.seat:
            raise Refusal("refused-not-yours")
        text = " ".join(fields.get(FIELD, ())).strip()[:LONGEST_NOTE]
        await self._store(own, text)
        return self.panels.answer_again(own, own.texts.text("note-kept" if text else "note-gone"))

    async def _store(self, own: OwnSeat, text: str) -> None:
        """Keep a note, or none where it is empty, in the database and then in memory."""
        table, user = own.table, own.caller.user_id
        async with self.registry.store.write() as tx:
            if text:
                await tx.notes.put(NoteRow(table_id=table.id, user_id=user, text=text))
            else:
                await tx.notes.drop(table.id, user)
        others = {other: note for other, note in table.notes.items() if other != user}
        table.notes = {**others, user: text} if text else others
