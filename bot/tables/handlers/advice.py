"""Advice at the own question: private, and counted in silence."""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables.handlers.context import HandlerContext
from bot.tables.handlers.own import Draw, OwnSeat, PressAct
from bot.tables.handlers.own_panels import OwnPanels
from bot.tables.messages.advice import advice_panel
from bot.tables.messages.seats import own_heading
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer
from games.kernel.errors import StaleChoice
from games.kernel.visibility import view
from games.players.advice import advise, told


class AdviceHandler:
    """Answer who asks what a computer would choose; the seat's handler holds the table's lock.

    Of all games' questions the heaviest takes some ten milliseconds, so it is thought of at once. The count is stored
    before the answer is given. No message, version or clock of the table follows from it.
    """

    def __init__(self, context: HandlerContext, panels: OwnPanels) -> None:
        self.registry, self.panels = context.registry, panels

    def acts(self) -> Mapping[str, PressAct]:
        """Name the presses that are answered here."""
        return {"advice": self._advise}

    async def _advise(self, own: OwnSeat, component: ComponentId, _values: tuple[str, ...]) -> Answer | Draw:
        table, state = own.table, own.table.require_match().state
        if component.seat != own.seat:
            raise Refusal("refused-not-yours")
        if not table.row.advice:
            raise Refusal("refused-no-advice")
        if component.ask != state.ask or own.seat not in table.asked_seats():
            return self.panels.answer_too_late(own, StaleChoice("stale-choice"))
        seen = view(state, own.seat)
        advice = advise(table.game, seen, own.seat, table.game.rules.asked(seen)[own.seat])
        if advice is None:
            raise Refusal("refused-only-choice")
        await self._note(own, state.ask)
        lines = told(advice, table.game, seen, own.seat, own.texts)
        return Answer(advice_panel(own_heading(table, seen, own.texts), lines))

    async def _note(self, own: OwnSeat, ask: int) -> None:
        """Count a question once, in the database and then in memory."""
        table = own.table
        if (own.seat, ask) in table.advised:
            return
        async with self.registry.store.write() as tx:
            await tx.advice.note(table.id, own.seat, ask)
        table.advised |= {(own.seat, ask)}
