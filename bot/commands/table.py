"""`/table status|leave|abandon|undo|replace|pace|pause|resume|extend|back`, those of `after.py`, and `/tables`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.commands import after
from bot.commands.making import AnyCommand, Command, Complete, choices, command, completing, group
from bot.interactions.answering import Answering, Interaction
from bot.tables.ports.caller import Caller
from bot.tables.ports.panel import Answer
from bot.tables.stages.replacing import Candidate

Ask = Callable[[Caller, str | None], Awaitable[Answer]]


def commands(answering: Answering) -> list[AnyCommand]:
    """Make the commands about tables as a whole."""
    dispatcher = answering.dispatcher
    complete = {"table": completing(answering, dispatcher.suggestions.tables)}
    plain: dict[str, Ask] = {
        "status": dispatcher.commands.table_status,
        "leave": dispatcher.commands.table_leave,
        "abandon": dispatcher.commands.table_abandon,
        "undo": dispatcher.commands.table_undo,
        "pause": dispatcher.commands.table_pause,
        "resume": dispatcher.commands.table_resume,
        "extend": dispatcher.commands.table_extend,
        "back": dispatcher.commands.table_back,
    }

    async def replace(
        interaction: Interaction, user: discord.User, player: str | None = None, table: str | None = None
    ) -> None:
        invited = Candidate(user.id, user.display_name, user.bot, isinstance(user, discord.Member))
        await answering.give(
            interaction, lambda caller: dispatcher.commands.table_replace(caller, invited, player, table)
        )

    async def complete_players(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        table = interaction.namespace.table or None
        return await answering.complete(
            interaction, lambda caller: dispatcher.suggestions.players(caller, typed, table)
        )

    async def pace(interaction: Interaction, pace: str, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: dispatcher.commands.table_pace(caller, pace, table))

    async def tables(interaction: Interaction, show: str | None = None) -> None:
        await answering.give(interaction, lambda caller: dispatcher.commands.tables(caller, show))

    listed = command("tables", tables, ["show"], values={"show": choices("show", "open")})
    members = [_plain(answering, key, ask, complete) for key, ask in plain.items()]
    seats, paces = {"player": complete_players}, {"pace": completing(answering, dispatcher.suggestions.paces)}
    members.append(command("table-replace", replace, ["user", "player", "table"], complete={**complete, **seats}))
    members.append(command("table-pace", pace, ["pace", "table"], complete={**complete, **paces}))
    return [group("table", [*members, *after.members(answering)]), listed]


def _plain(answering: Answering, key: str, ask: Ask, complete: dict[str, Complete]) -> Command:
    """Make a command that takes nothing but a table."""

    async def plain(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: ask(caller, table))

    return command(f"table-{key}", plain, ["table"], complete=complete)
