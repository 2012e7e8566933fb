"""What users look at from their seats: the own move, the own hand, and what has happened since."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from bot.tables.handlers.context import HandlerContext
from bot.tables.handlers.own import Draw, OwnSeat, PressAct
from bot.tables.handlers.own_panels import OwnPanels
from bot.tables.messages import seats
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer, Panel
from games.kernel.words import Words


class LookHandler:
    """Answer who looks and changes nothing; the seat's handler holds the table's lock, and draws once it is free."""

    def __init__(self, context: HandlerContext, panels: OwnPanels) -> None:
        self.context, self.panels = context, panels

    def acts(self) -> Mapping[str, PressAct]:
        """Name the presses that are answered here."""
        return {
            "move": self._show_move,
            "hand": self._show_hand,
            "since": self._show_since,
            "again": self._show_again,
        }

    async def _show_move(self, own: OwnSeat, _component: ComponentId, _values: tuple[str, ...]) -> Answer | Draw:
        """Show the own move, and look for the board at once."""
        own.table.require_match()

        async def draw() -> Answer:
            note = await self.context.board_back(own.caller, own.table.id, own.texts)
            closed = (await self.context.registry.people.user(own.caller.user_id)).dms == "closed"
            answer = await self.panels.answer_drawn(await self.panels.latest(own), note)
            return _with_dm_offer(answer, own.texts) if closed else answer

        return draw

    async def _show_again(self, own: OwnSeat, _component: ComponentId, _values: tuple[str, ...]) -> Answer | Draw:
        """Show the own move in the place of what was read meanwhile."""
        own.table.require_match()

        async def draw() -> Answer:
            return replace(await self.panels.answer_drawn(await self.panels.latest(own), ""), update=True)

        return draw

    async def _show_since(self, own: OwnSeat, _component: ComponentId, _values: tuple[str, ...]) -> Answer | Draw:
        """Show all that has happened since the own last choice, in a message of its own."""
        own.table.check_running()
        return partial(self.panels.answer_since, replace(own, table=own.table.as_it_stands()))

    async def _show_hand(self, own: OwnSeat, _component: ComponentId, _values: tuple[str, ...]) -> Answer | Draw:
        return await self.draw_hand(own)

    async def draw_hand(self, own: OwnSeat) -> Draw:
        """Return what draws the own hand, as it is now, once the lock is free."""
        now, seat, texts = own.table.as_it_stands(), own.seat, own.texts
        sight = await self.context.sight(own.caller)
        return partial(
            self.context.pictured,
            lambda: self.context.pictures.hand(now, seat, texts, None, sight),
            lambda picture: seats.hand_panel(now, seat, picture, texts),
        )


def _with_dm_offer(answer: Answer, texts: Words) -> Answer:
    """Offer direct messages on an answer, and on the fuller one that follows."""
    if answer.panel is None:
        return answer
    then = answer.then

    async def offered() -> Panel | None:
        panel = await then() if then is not None else None
        return None if panel is None else seats.with_dm_offer(panel, texts)

    return replace(answer, panel=seats.with_dm_offer(answer.panel, texts), then=then and offered)
