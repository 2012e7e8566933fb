"""`/table status|leave|abandon|undo|replace`, those of `after.py`, and `/tables`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands import after
from bot.commands.making import AnyCommand, command, completing, group
from bot.panels.answering import Answering, Interaction
from bot.tables.replacing import Invited


def commands(answering: Answering) -> list[AnyCommand]:
    """Make the commands about tables as a whole."""
    desk = answering.desk
    complete = {"table": completing(answering, desk.complete_tables)}

    async def status(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: desk.table_status(caller, table))

    async def leave(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: desk.table_leave(caller, table))

    async def abandon(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: desk.table_abandon(caller, table))

    async def undo(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: desk.table_undo(caller, table))

    async def replace(
        interaction: Interaction, user: discord.User, player: str | None = None, table: str | None = None
    ) -> None:
        invited = Invited(user.id, user.display_name, user.bot, isinstance(user, discord.Member))
        await answering.give(interaction, lambda caller: desk.table_replace(caller, invited, player, table))

    async def complete_players(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        table = interaction.namespace.table or None
        return await answering.complete(interaction, lambda caller: desk.complete_players(caller, typed, table))

    async def tables(interaction: Interaction) -> None:
        await answering.give(interaction, desk.tables)

    members = {"status": status, "leave": leave, "abandon": abandon, "undo": undo}
    seats = {**complete, "player": complete_players}
    return [
        group(
            "table",
            [
                *(command(f"table-{key}", each, ["table"], complete=complete) for key, each in members.items()),
                command("table-replace", replace, ["user", "player", "table"], complete=seats),
                *after.members(answering),
            ],
        ),
        command("tables", tables),
    ]
