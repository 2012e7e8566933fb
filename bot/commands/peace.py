"""`/block`: whom a user keeps away."""

from __future__ import annotations

import discord

from bot.commands.making import AnyCommand, command
from bot.interactions.answering import Answering, Interaction
from bot.tables.stages.replacing import Candidate


def commands(answering: Answering) -> list[AnyCommand]:
    """Make the command."""

    async def block(interaction: Interaction, whom: discord.User | None = None) -> None:
        other = None if whom is None else Candidate(whom.id, whom.display_name, whom.bot)
        await answering.give(interaction, lambda caller: answering.dispatcher.commands.block(caller, other))

    return [command("block", block, ["whom"])]
