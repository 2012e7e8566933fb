"""`/me`: one's own settings and data."""

from __future__ import annotations

from bot.commands.making import AnyCommand, choices, command, completing
from bot.panels.answering import Answering, Interaction


def commands(answering: Answering) -> list[AnyCommand]:
    """Make the command for a user's own settings."""

    async def me(
        interaction: Interaction,
        language: str | None = None,
        dms: str | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        holiday: int | None = None,
        delete: bool = False,
    ) -> None:
        await answering.give(
            interaction, lambda caller: answering.desk.me(caller, language, dms, delete, quiet, zone, holiday)
        )

    values = {"language": choices("language", "en", "de", "discord"), "dms": choices("dms", "on", "off")}
    options = ["language", "dms", "quiet", "zone", "holiday", "delete"]
    return [
        command(
            "me", me, options, values=values, complete={"zone": completing(answering, answering.desk.complete_zones)}
        )
    ]
