"""The handler for *More*: its panel, and its entries, which other handlers answer."""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.messages.more import HANDY, LOOK, MORE, luck_panel, more_panel
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer

BY_SEAT = ("hand", "advice", "ahead", "wishes", "wish", "note", "chapter")
"""The verbs that belong to a seat."""
VERBS = {"rules": "chapter"}
"""Entries whose verb has another name."""


class MoreHandler:
    """Handles *More*; `looks` are the handlers of its entries by their verbs."""

    def __init__(self, context: HandlerContext, looks: Mapping[str, Handler]) -> None:
        self.context, self._looks = context, looks
        self.verbs: dict[str, Handler] = {MORE: self._open, LOOK: self._look}

    async def _open(self, press: Press) -> Answer:
        """Show the panel in private; at a table alone it replaces the question, and a button brings that back."""
        async with self.context.table(press.caller, press.table_id) as table:
            texts, seat = await self.context.words(press.caller, table), table.seat_of(press.caller.user_id)
            if press.component.seat is not None and seat is None:
                raise table.not_seated()
            return Answer(more_panel(table, seat, texts), update=press.component.seat is not None and table.is_alone)

    async def _look(self, press: Press) -> Answer:
        """Let another handler answer, as if its button had been pressed."""
        caller = press.caller
        name = press.picked
        if name == "luck":
            async with self.context.table(caller, press.table_id) as table:
                return Answer(luck_panel(table, await self.context.words(caller, table)))
        verb, value = ("wish", name.removeprefix(HANDY)) if name.startswith(HANDY) else (VERBS.get(name, name), "")
        handler = self._looks.get(verb)
        if handler is None:
            raise Refusal("refused-unknown")
        meant = await self._component(caller, press.table_id, verb, value)
        return await handler(Press(caller, meant))

    async def _component(self, caller: Caller, table_id: str, verb: str, value: str) -> ComponentId:
        """Return the id of the button that an entry stands for, always with the caller's own seat."""
        async with self.context.table(caller, table_id) as table:
            seat = table.seat_of(caller.user_id) if verb in BY_SEAT else None
            ask = table.shown_ask(table.require_match().state.ask) if verb == "advice" else None
        return ComponentId(table_id, verb, seat, ask, value)
