"""The panel of lists that answer before a user is asked, and its presses."""

from __future__ import annotations

from bot.tables.core.ahead import lines_of
from bot.tables.core.registry import Registry
from bot.tables.handlers.context import Act, Draw, OwnSeat
from bot.tables.messages.ahead import ADD, AHEAD, ALWAYS, DROP, KEEP, Draft, ahead_panel, read_draft
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer
from bot.tables.stages.orders import keep
from games.kernel.ahead import Line


class AheadHandler:
    """Shows, makes, stores and removes a user's lists; the seat's handler holds the table's lock."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.acts: dict[str, Act] = {AHEAD: self._show, ADD: self._add, KEEP: self._keep, DROP: self._drop}

    async def _show(self, own: OwnSeat) -> Answer | Draw:
        """Show the panel, with the list that was picked, empty."""
        own.check_running()
        return _shown(own, own.press.value)

    async def _add(self, own: OwnSeat) -> Answer | Draw:
        """Put the item that was picked next on the list."""
        own.check_running()
        return _shown(own, _draft(own, own.component.value).with_item(own.press.picked).value)

    async def _keep(self, own: OwnSeat) -> Answer | Draw:
        """Store a list, in place of an older one of its name."""
        own.check_running()
        often, _, value = own.component.value.partition(":")
        draft = _draft(own, value)
        others = [line for line in lines_of(own.table.orders.get(own.seat)) if line.name != draft.name]
        line = Line(draft.name, draft.picked, always=often == ALWAYS)
        await keep(self.registry, own.table, own.seat, (*others, line))
        return _shown(own, "", own.texts.text("wish-kept"))

    async def _drop(self, own: OwnSeat) -> Answer | Draw:
        """Remove a list."""
        own.check_running()
        lines = lines_of(own.table.orders.get(own.seat))
        left = tuple(line for line in lines if line.name != own.component.value)
        if left != lines:
            await keep(self.registry, own.table, own.seat, left)
        return _shown(own, "", own.texts.text("ahead-dropped"))


def _draft(own: OwnSeat, value: str) -> Draft:
    draft = read_draft(own.table, own.seat, value)
    if draft is None:
        raise Refusal("refused-unknown")
    return draft


def _shown(own: OwnSeat, value: str, note: str = "") -> Answer:
    return Answer(ahead_panel(own.table, own.seat, value, own.texts, note), update=True)
