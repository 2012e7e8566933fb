"""`/table hands|export|rematch`: what comes after a game."""

from __future__ import annotations

from bot.commands.making import Command, command, completing
from bot.interactions.answering import Answering, Interaction


def members(answering: Answering) -> list[Command]:
    """Make the commands about finished tables."""
    dispatcher = answering.dispatcher
    finished = {"table": completing(answering, dispatcher.suggestions.finished)}

    async def hands(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: dispatcher.commands.table_hands(caller, table))

    async def export(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: dispatcher.commands.table_export(caller, table))

    async def rematch(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: dispatcher.commands.table_rematch(caller, table))

    made = {"hands": hands, "export": export, "rematch": rematch}
    return [command(f"table-{key}", each, ["table"], complete=finished) for key, each in made.items()]
