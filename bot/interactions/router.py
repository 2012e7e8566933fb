"""The one router: every press of a component and every submitted form comes through here, by its id.

It works on the raw interaction event, not on stored views, so that old messages and open forms still work after a
restart, and an unknown id is answered too.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.interactions.answering import Answering, Interaction
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import parse
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
        data = _data(interaction)
        component = parse(str(data.get("custom_id", "")))
        values = tuple(str(value) for value in data.get("values", ()))

        async def answer(caller: Caller) -> Answer:
            return await (
                self.dispatcher.answer_unknown(caller)
                if component is None
                else self.dispatcher.press(caller, component, values)
            )

        verb, table = (component.verb, component.table) if component else (UNKNOWN, "")
        await self.answering.give(interaction, answer, table=table, verb=verb)

    async def _submit(self, interaction: Interaction) -> None:
        data = _data(interaction)
        component = parse(str(data.get("custom_id", "")))
        fields = fields_of(data.get("components", ()))

        async def answer(caller: Caller) -> Answer:
            return await (
                self.dispatcher.answer_unknown(caller)
                if component is None
                else self.dispatcher.submit(caller, component, fields)
            )

        verb, table = (component.verb, component.table) if component else (UNKNOWN, "")
        await self.answering.give(interaction, answer, table=table, verb=verb)


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
