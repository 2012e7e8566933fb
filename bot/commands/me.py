"""`/me`: one's own settings and data."""

from __future__ import annotations

from bot.commands.making import AnyCommand, choices, command, completing, languages
from bot.interactions.answering import Answering, Interaction
from bot.tables.ports.caller import UserOptions

SWITCHES = ("dms", "ratings", "large", "contrast", "reliability", "invitations")
NAMES = ("language", "quiet", "zone", "holiday", "delete", "export", *SWITCHES)


def commands(answering: Answering) -> list[AnyCommand]:
    """Make the command for a user's own settings."""
    dispatcher = answering.dispatcher

    async def me(  # noqa: PLR0917 - discord.py reads an option from each
        interaction: Interaction,
        language: str | None = None,
        dms: str | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        holiday: int | None = None,
        delete: bool = False,
        ratings: str | None = None,
        large: str | None = None,
        contrast: str | None = None,
        reliability: str | None = None,
        export: bool = False,
        invitations: str | None = None,
    ) -> None:
        options = UserOptions(
            language=language,
            dms=dms,
            quiet=quiet,
            zone=zone,
            holiday=holiday,
            delete=delete,
            ratings=ratings,
            large=large,
            contrast=contrast,
            reliability=reliability,
            export=export,
            invitations=invitations,
        )
        await answering.give(interaction, lambda caller: dispatcher.commands.me(caller, **options))

    values = {"language": languages()} | {name: choices(name, "on", "off") for name in SWITCHES}
    return [
        command("me", me, NAMES, values=values, complete={"zone": completing(answering, dispatcher.suggestions.zones)})
    ]
