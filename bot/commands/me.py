"""`/me`: one's own settings and data."""

from __future__ import annotations

from bot.commands.making import AnyCommand, choices, command
from bot.panels.answering import Answering, Interaction


def commands(answering: Answering) -> list[AnyCommand]:
    """Make the command for a user's own settings."""

    async def me(
        interaction: Interaction,
        language: str | None = None,
        dms: str | None = None,
        delete: bool = False,
        ratings: str | None = None,
    ) -> None:
        await answering.give(interaction, lambda caller: answering.desk.me(caller, language, dms, delete, ratings))

    values = {
        "language": choices("language", "en", "de", "discord"),
        "dms": choices("dms", "on", "off"),
        "ratings": choices("ratings", "on", "off"),
    }
    return [command("me", me, ["language", "dms", "delete", "ratings"], values=values)]
