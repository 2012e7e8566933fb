"""The one router: every press of a component and every submitted form comes through here, by its id.

It works on the raw interaction event, not on stored views, so that old messages and open forms still work after a
restart, and an unknown id is answered too.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.interactions.answering import Answering, Interaction
from bot.tables.ports.component_id import parse

LABEL, ROW = 18, 1
UNKNOWN = "unknown"


async def route(answering: Answering, interaction: Interaction) -> None:
    """Answer a press or a submit, also of an unknown id; commands and their completion are left to the command tree."""
    if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
        return
    data: dict[str, Any] = dict(interaction.data or {})
    component = parse(str(data.get("custom_id", "")))
    if component is None:
        await answering.give(interaction, answering.dispatcher.answer_unknown, verb=UNKNOWN)
    elif interaction.type is discord.InteractionType.component:
        values = tuple(str(value) for value in data.get("values", ()))
        press = answering.dispatcher.press
        await answering.give(interaction, press, component, values, table=component.table, verb=component.verb)
    else:
        fields, submit = fields_of(data.get("components", ())), answering.dispatcher.submit
        await answering.give(interaction, submit, component, fields, table=component.table, verb=component.verb)


def fields_of(components: Any) -> dict[str, tuple[str, ...]]:
    """Read a submitted form: field id to its values, of which a line of text has exactly one."""
    fields: dict[str, tuple[str, ...]] = {}
    for component in components:
        inner = [component["component"]] if component.get("type") == LABEL else component.get("components", ())
        for field in inner:
            values = field["values"] if "values" in field else [field.get("value") or ""]
            fields[str(field["custom_id"])] = tuple(str(value) for value in values)
    return fields
