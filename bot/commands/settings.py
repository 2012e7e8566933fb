"""`/settings` and `/admin`, for those who manage the guild."""

from __future__ import annotations

import discord

from bot.commands.making import SERVER, AnyCommand, choices, command, completing, languages
from bot.interactions.answering import Answering, Interaction
from bot.tables.ports.caller import GuildOptions


def commands(answering: Answering) -> list[AnyCommand]:
    """Make the commands for a guild's settings and its tables."""

    async def settings(
        interaction: Interaction,
        place: str | None = None,
        category: discord.CategoryChannel | None = None,
        language: str | None = None,
        starters: str | None = None,
        archive: str | None = None,
    ) -> None:
        options = GuildOptions(
            place=place,
            category_id=category.id if category else None,
            language=language,
            starters=starters,
            archive=archive,
        )
        await answering.give(interaction, lambda caller: answering.dispatcher.commands.settings(caller, **options))

    async def admin(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: answering.dispatcher.commands.admin(caller, table))

    complete = {"table": completing(answering, answering.dispatcher.suggestions.server_tables)}
    values = {
        "place": choices("place", "thread", "category", "here"),
        "language": languages(),
        "starters": choices("starters", "everyone", "managers"),
        "archive": choices("archive", "archive", "lock", "keep"),
    }
    names = ["place", "category", "language", "starters", "archive"]
    needs = discord.Permissions(manage_guild=True)
    return [
        command("settings", settings, names, contexts=SERVER, values=values, needs=needs),
        command("admin", admin, ["table"], contexts=SERVER, complete=complete, needs=needs),
    ]
