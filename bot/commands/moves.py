"""`/move`, `/hand`, `/board`, `/log`."""

from __future__ import annotations

from discord import app_commands

from bot.commands.making import AnyCommand, command, completing
from bot.interactions.answering import Answering, Interaction


def commands(answering: Answering) -> list[AnyCommand]:
    """Make the commands of a player's turn, and the look back at all of them."""
    dispatcher = answering.dispatcher
    tables = {"table": completing(answering, dispatcher.suggestions.tables)}

    async def move(interaction: Interaction, choice: str, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: dispatcher.commands.move(caller, choice, table))

    async def complete_moves(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        table = interaction.namespace.table or None
        return await answering.complete(interaction, lambda caller: dispatcher.suggestions.moves(caller, typed, table))

    async def hand(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: dispatcher.commands.hand(caller, table))

    async def board(interaction: Interaction, table: str | None = None, text: bool = False) -> None:
        await answering.give(interaction, lambda caller: dispatcher.commands.board(caller, table, text))

    async def log(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: dispatcher.commands.log(caller, table))

    return [
        command("move", move, ["choice", "table"], complete={"choice": complete_moves, **tables}),
        command("hand", hand, ["table"], complete=tables),
        command("board", board, ["table", "text"], complete=tables),
        command("log", log, ["table"], complete={"table": completing(answering, dispatcher.suggestions.begun)}),
    ]
