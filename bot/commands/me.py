"""`/me`: one's own settings and data."""

from __future__ import annotations

from bot.commands.making import AnyCommand, choices, command, completing, languages
from bot.interactions.answering import Answering, Interaction


def commands(answering: Answering) -> list[AnyCommand]:
    """Make the command for a user's own settings."""
    dispatcher = answering.dispatcher

    async def me(
        interaction: Interaction,
        language: str | None = None,
        dms: str | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        holiday: int | None = None,
        delete: bool = False,
        ratings: str | None = None,
    ) -> None:
        await answering.give(
            interaction, lambda caller: dispatcher.me(caller, language, dms, delete, quiet, zone, holiday, ratings)
        )

    values = {
        "language": languages(),
        "dms": choices("dms", "on", "off"),
        "ratings": choices("ratings", "on", "off"),
    }
    options = ["language", "dms", "quiet", "zone", "holiday", "delete", "ratings"]
    return [
        command("me", me, options, values=values, complete={"zone": completing(answering, dispatcher.complete_zones)})
    ]
