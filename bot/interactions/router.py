"""The one router: every press of a component and every submitted form comes through here, by its id.

It works on the raw interaction event, not on stored views, so that old messages and open forms still work after a
restart, and an unknown id is answered too.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.interactions.answering import Answering, Interaction
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.panel import Answer

LABEL, ROW = 18, 1
UNKNOWN = "unknown"


class Router:
    """Bring presses and submits to the dispatcher."""

    def __init__(self, answering: Answering) -> None:
        self.answering = answering
        self.dispatcher = answering.dispatcher

    async def route(self, interaction: Interaction) -> None:
        """Answer a press or a submit; commands and their completion are left to the command tree."""
        if interaction.type is discord.InteractionType.component:
            await self._press(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await self._submit(interaction)

    async def _press(self, interaction: Interaction) -> None:
        values = tuple(str(value) for value in _data(interaction).get("values", ()))
        await self._hand_on(interaction, lambda caller, component: self.dispatcher.press(caller, component, values))

    async def _submit(self, interaction: Interaction) -> None:
        fields = fields_of(_data(interaction).get("components", ()))
        await self._hand_on(interaction, lambda caller, component: self.dispatcher.submit(caller, component, fields))

    async def _hand_on(self, interaction: Interaction, ask: Callable[[Caller, ComponentId], Awaitable[Answer]]) -> None:
        """Answer with what the dispatcher makes of an id; one that cannot be read is answered too."""
        component = parse(str(_data(interaction).get("custom_id", "")))
        if component is None:
            await self.answering.give(interaction, self.dispatcher.answer_unknown, verb=UNKNOWN)
            return
        table, verb = component.table, component.verb
        await self.answering.give(interaction, lambda caller: ask(caller, component), table=table, verb=verb)


def _data(interaction: Interaction) -> dict[str, Any]:
    return dict(interaction.data or {})


def fields_of(components: Any) -> dict[str, tuple[str, ...]]:
    """Read a submitted form: field id to its values, of which a line of text has exactly one."""
    fields: dict[str, tuple[str, ...]] = {}
    for component in components:
        inner = [component["component"]] if component.get("type") == LABEL else component.get("components", ())
        for field in inner:
            values = field["values"] if "values" in field else [field.get("value") or ""]
            fields[str(field["custom_id"])] = tuple(str(value) for value in values)
    return fields
